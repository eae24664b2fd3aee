// The kinds of the members of metadata objects. Members that are not listed are plain text, lists of plain values or nullable. One table
// decides which members a body omits, and whether two definitions are the same.

/** The kind of a member: 'date' for times that the server sets, 'identifier' for text compared without case. */
export type PlainKind = 'number' | 'boolean' | 'date' | 'identifier' | 'other';

const dates = { CreatedDate: 'date', ModifiedDate: 'date' } as const;

const stream = {
  ...dates,
  Id: 'identifier',
  TypeId: 'identifier',
  Indexes: 'SdsStreamIndex',
  PropertyOverrides: 'SdsStreamPropertyOverride',
} as const;

// A member with the name of a shape is an object of that shape, or a list of them.
const shapes = {
  SdsStream: stream,
  ResolvedStream: { ...stream, Resolved: 'boolean', Type: 'SdsType' },
  SdsStreamIndex: { SdsTypePropertyId: 'identifier' },
  SdsStreamPropertyOverride: { SdsTypePropertyId: 'identifier' },
  SdsStreamView: {
    ...dates,
    Id: 'identifier',
    SourceTypeId: 'identifier',
    TargetTypeId: 'identifier',
    Properties: 'SdsStreamViewProperty',
  },
  SdsStreamViewProperty: { SourceId: 'identifier', TargetId: 'identifier', SdsStreamView: 'SdsStreamView' },
  SdsStreamViewMap: { SourceTypeId: 'identifier', TargetTypeId: 'identifier', Properties: 'SdsStreamViewMapProperty' },
  SdsStreamViewMapProperty: {
    SourceId: 'identifier',
    TargetId: 'identifier',
    Mode: 'number',
    StreamViewMap: 'SdsStreamViewMap',
  },
  SdsType: {
    ...dates,
    Id: 'identifier',
    SdsTypeCode: 'number',
    IsGenericType: 'boolean',
    IsReferenceType: 'boolean',
    GenericArguments: 'SdsType',
    Properties: 'SdsTypeProperty',
    BaseType: 'SdsType',
    DerivedTypes: 'SdsType',
    InterpolationMode: 'number',
    ExtrapolationMode: 'number',
  },
  SdsTypeProperty: {
    Id: 'identifier',
    Order: 'number',
    IsKey: 'boolean',
    FixedSize: 'number',
    SdsType: 'SdsType',
    IsQuality: 'boolean',
  },
  DataView: {
    Id: 'identifier',
    IndexField: 'DataViewField',
    Queries: 'DataViewQuery',
    DataFieldSets: 'DataViewFieldSet',
    GroupingFields: 'DataViewField',
    IndexTypeCode: 'number',
    Shape: 'number',
  },
  DataViewQuery: { Id: 'identifier', Kind: 'number', SourceKind: 'number', SourceId: 'identifier' },
  DataViewFieldSet: { QueryId: 'identifier', DataFields: 'DataViewField', IdentifyingField: 'DataViewField' },
  DataViewField: { Source: 'number', SummaryType: 'number', SummaryDirection: 'number', IncludeUom: 'boolean' },
  DataItem: {
    Id: 'identifier',
    ResourceType: 'number',
    Metadata: 'DataItemMetadata',
    DataItemFields: 'DataItemField',
    IneligibleDataItemFields: 'DataItemField',
  },
  DataItemMetadata: { TypeCode: 'number' },
  DataItemField: { TypeCode: 'number', IsKey: 'boolean' },
  FieldMapping: { FieldKind: 'number', TypeCode: 'number', DataMappings: 'DataMapping' },
  DataMapping: { TypeCode: 'number' },
  SdsUom: {
    ...dates,
    Id: 'identifier',
    QuantityId: 'identifier',
    ConversionFactor: 'number',
    ConversionOffset: 'number',
  },
  SdsUomQuantity: { ...dates, Id: 'identifier', BaseUom: 'SdsUom' },
  EdgeSystem: { Components: 'EdgeComponent' },
  EdgeComponent: { DiagnosticsStreams: 'DiagnosticsStream' },
  DiagnosticsStream: {},
  Share: { externalConfig: 'ShareExternalConfig' },
  ShareExternalConfig: {},
  VirtualTable: { SecretId: 'number', Shares: 'ShareView' },
  VirtualTableStatus: { IsEnabled: 'boolean' },
  ShareView: { ExternalConfig: 'ShareExternalConfig' },
} as const;

export type ShapeName = keyof typeof shapes;
export type MemberKind = PlainKind | ShapeName;

/** Returns the kind of a member of an object of the shape (docs/behavior/types-and-streams.md#default-values). */
export function kindOf(shape: ShapeName, member: string): MemberKind {
  const members: Readonly<Record<string, MemberKind>> = shapes[shape];
  return (Object.hasOwn(members, member) ? members[member] : undefined) ?? 'other';
}

/** Returns whether a member of the kind is an object of a shape, or a list of them. */
export function isShape(kind: MemberKind): kind is ShapeName {
  return Object.hasOwn(shapes, kind);
}
