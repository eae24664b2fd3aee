// Definitions: defaults and faults (docs/behavior/data-views.md#definitions).
import { describe, expect, it } from '@jest/globals';
import { readDataView } from '../../../server/domain/data-views/definition.ts';
import { InvalidInput } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';

/** Returns the faults of a definition, by path; undefined if it is valid. */
function faultsOf(body: unknown, pathId?: string): Readonly<Record<string, string>> | undefined {
  try {
    readDataView(body, pathId);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidInput) return error.faults;
    throw error;
  }
}

const queries = [{ Id: 'q', Value: '*' }];
const dataField = { Source: 'Id', Label: 'Id' };
const withDataFields = (...DataFields: readonly unknown[]) => ({
  Queries: queries,
  DataFieldSets: [{ QueryId: 'q', DataFields }],
});
const withIdentifying = (IdentifyingField: unknown) => ({
  Queries: queries,
  DataFieldSets: [{ QueryId: 'q', IdentifyingField }],
});
const emptyField = {
  Source: 0,
  Keys: [],
  StreamReferenceNames: [],
  Label: null,
  SummaryType: 0,
  SummaryDirection: null,
  IncludeUom: false,
};

describe('a definition', () => {
  it.each<[string, unknown]>([
    ['without members', {}],
    [
      'with null members',
      {
        Id: null,
        Name: null,
        Description: null,
        IndexField: null,
        Queries: null,
        DataFieldSets: null,
        GroupingFields: null,
        DefaultStartIndex: null,
        DefaultEndIndex: null,
        DefaultInterval: null,
        IndexTypeCode: null,
        Shape: null,
      },
    ],
    ['with empty lists and an empty type code', { Queries: [], DataFieldSets: [], IndexTypeCode: 0, Unknown: 1 }],
  ])('%s has the defaults', (_, body) => {
    expect(readDataView(body)).toEqual({
      Id: '',
      Name: '',
      Description: null,
      IndexField: { ...emptyField, Label: '{DefaultIndexName}' },
      Queries: [],
      DataFieldSets: [],
      GroupingFields: [],
      DefaultStartIndex: null,
      DefaultEndIndex: null,
      DefaultInterval: null,
      IndexTypeCode: TypeCode.DateTime,
      Shape: 0,
    });
  });

  it('has its own members, whatever the case of their names', () => {
    const body = {
      id: 'v',
      NAME: 'View',
      description: 'Of flows',
      indexfield: { label: 'At', source: 'notapplicable' },
      queries: [{ ID: 'q', kind: 'Asset', SourceKind: 'Community', sourceId: 'c', value: 'flow*' }],
      datafieldsets: [
        {
          queryid: 'Q',
          datafields: [
            {
              source: 'PropertyId',
              keys: ['Flow', 'Rate'],
              streamReferenceNames: ['main'],
              label: 'Flow',
              summaryType: 'Mean',
              summaryDirection: 'Backward',
              includeUom: true,
            },
          ],
          identifyingfield: { source: 'Tags', keys: ['Main'] },
        },
      ],
      groupingfields: [{ Source: 'Metadata', Keys: ['Area'], Label: 'Area' }],
      defaultstartindex: '1',
      defaultendindex: '2',
      defaultinterval: '3',
      indextypecode: 'Int32',
      shape: 'Narrow',
    };
    expect(readDataView(body)).toEqual({
      Id: 'v',
      Name: 'View',
      Description: 'Of flows',
      IndexField: { ...emptyField, Label: 'At' },
      Queries: [{ Id: 'q', Kind: 2, SourceKind: 2, SourceId: 'c', Value: 'flow*' }],
      DataFieldSets: [
        {
          QueryId: 'Q',
          DataFields: [
            {
              Source: 3,
              Keys: ['Flow', 'Rate'],
              StreamReferenceNames: ['main'],
              Label: 'Flow',
              SummaryType: 16,
              SummaryDirection: 2,
              IncludeUom: true,
            },
          ],
          IdentifyingField: { ...emptyField, Source: 6, Keys: ['Main'] },
        },
      ],
      GroupingFields: [{ ...emptyField, Source: 5, Keys: ['Area'], Label: 'Area' }],
      DefaultStartIndex: '1',
      DefaultEndIndex: '2',
      DefaultInterval: '3',
      IndexTypeCode: TypeCode.Int32,
      Shape: 1,
    });
  });

  it('has the identifier of its path, and its identifier as the default name', () => {
    expect(readDataView({}, 'v')).toMatchObject({ Id: 'v', Name: 'v' });
    expect(readDataView({ Id: 'V' }, 'v')).toMatchObject({ Id: 'V', Name: 'V' });
    expect(faultsOf({ Id: 'w' }, 'v')).toEqual({ Id: expect.stringContaining("'w'") });
  });

  it('has queries of streams that find nothing by default', () => {
    const [query] = readDataView({ Queries: [{ Id: 'q' }] }).Queries;
    expect(query).toEqual({ Id: 'q', Kind: 1, SourceKind: 0, SourceId: '', Value: '' });
    expect(faultsOf({ Queries: [{ Id: 'q', Value: '  ' }] })).toBeUndefined();
  });
});

describe('a summary', () => {
  const read = (field: object) => readDataView(withDataFields(field)).DataFieldSets[0]?.DataFields[0];
  it.each([
    ['PropertyId', 'Mean', undefined, 16, 1],
    ['PropertyName', 'Count', 'Backward', 1, 2],
    ['PropertyId', 'None', 'Backward', 0, null],
    ['PropertyId', undefined, 'Forward', 0, null],
    ['Metadata', 'Mean', 'Forward', 0, null],
    ['Id', 'Mean', undefined, 0, null],
  ])('of %s with %s and %s applies only to properties', (Source, SummaryType, SummaryDirection, type, direction) => {
    const field = read({ Source, Keys: ['a'], Label: 'x', SummaryType, SummaryDirection });
    expect(field).toMatchObject({ SummaryType: type, SummaryDirection: direction });
  });
});

describe('the type code of the index', () => {
  it.each([
    ['DateTime', TypeCode.DateTime],
    [16, TypeCode.DateTime],
    ['0', TypeCode.DateTime],
    ['Double', TypeCode.Double],
    ['String', TypeCode.String],
    ['DateTimeOffset', TypeCode.DateTimeOffset],
  ])('%s is read', (IndexTypeCode, code) => {
    expect(readDataView({ IndexTypeCode }).IndexTypeCode).toBe(code);
  });

  it.each(['TimeSpan', TypeCode.TimeSpan, 'Object', 'NullableInt32', 'unknown', {}, false])('%j is refused', (code) => {
    expect(faultsOf({ IndexTypeCode: code })).toEqual({ IndexTypeCode: expect.stringContaining('except TimeSpan') });
  });
});

const notGiven = (path: string) => ({ [path]: `${path} must be given.` });
const noProperty = (path: string) => ({
  [path]: `${path} must not be a property, whose values change from event to event.`,
});
const noKeys = (path: string) => ({ [path]: `${path} must have at least one key.` });

describe('faults', () => {
  const first = 'DataFieldSets[0].DataFields[0]';
  const identifying = 'DataFieldSets[0].IdentifyingField';
  it.each<[string, unknown, Readonly<Record<string, unknown>>]>([
    ['a body that is no object', [], { body: expect.anything() }],
    ['an Id that is no text', { Id: 1 }, { Id: expect.anything() }],
    ['a Name that is no text', { Name: 1 }, { Name: expect.anything() }],
    ['a Description that is no text', { Description: 1 }, { Description: expect.anything() }],
    ['defaults that are no texts', { DefaultStartIndex: 1, DefaultEndIndex: 2, DefaultInterval: 3 }, { DefaultStartIndex: expect.anything(), DefaultEndIndex: expect.anything(), DefaultInterval: expect.anything() }], // prettier-ignore
    ['an unknown shape', { Shape: 2 }, { Shape: expect.anything() }],
    ['lists that are none', { Queries: {}, DataFieldSets: 1, GroupingFields: '' }, { Queries: expect.anything(), DataFieldSets: expect.anything(), GroupingFields: expect.anything() }], // prettier-ignore
    ['an index without a label', { IndexField: {} }, notGiven('IndexField.Label')],
    ['an index with a source', { IndexField: { Label: 'x', Source: 'Id' } }, { 'IndexField.Source': 'IndexField.Source must be NotApplicable for the index.' }], // prettier-ignore
    ['an index that is no object', { IndexField: 1 }, { IndexField: expect.anything() }],
    ['a query without an Id', { Queries: [{}] }, notGiven('Queries[0].Id')],
    ['a query with a blank Id', { Queries: [{ Id: 'a' }, { Id: ' ' }] }, notGiven('Queries[1].Id')],
    ['a repeated query', { Queries: [{ Id: 'a' }, { Id: 'A' }] }, { 'Queries[1].Id': "Queries[1].Id must be unique, but 'A' occurs more than once." }], // prettier-ignore
    ['wrong members of a query', { Queries: [{ Id: 1, Kind: 3, SourceKind: 'x', SourceId: 1, Value: 1 }] }, { 'Queries[0].Id': expect.stringContaining('string'), 'Queries[0].Kind': expect.anything(), 'Queries[0].SourceKind': expect.anything(), 'Queries[0].SourceId': expect.anything(), 'Queries[0].Value': expect.anything() }], // prettier-ignore
    ['a query with a search that cannot be read', { Queries: [{ Id: 'a', Value: '(' }] }, { 'Queries[0].Value': 'Queries[0].Value is not a valid search: The query is not valid at position 2: expected a term, found the end.' }], // prettier-ignore
    ['a query that is no object', { Queries: [{ Id: 'q' }, null] }, { 'Queries[1]': expect.anything() }],
    ['a field set of an unknown query', { Queries: queries, DataFieldSets: [{ QueryId: 'q' }, { QueryId: 'r' }] }, { 'DataFieldSets[1].QueryId': "DataFieldSets[1].QueryId must name a query of the data view, not 'r'." }], // prettier-ignore
    ['a field set without a query', { DataFieldSets: [{}] }, { 'DataFieldSets[0].QueryId': expect.stringContaining("not ''") }], // prettier-ignore
    ['a data field without members', withDataFields(dataField, {}), { ...notGiven('DataFieldSets[0].DataFields[1].Source'), ...notGiven('DataFieldSets[0].DataFields[1].Label') }], // prettier-ignore
    ['a blank label', withDataFields({ Source: 'Id', Label: ' ' }), notGiven(`${first}.Label`)],
    ['no keys of a property', withDataFields({ Source: 'PropertyId', Label: 'x' }), noKeys(`${first}.Keys`)],
    ['no keys of a named property', withDataFields({ Source: 'PropertyName', Label: 'x' }), noKeys(`${first}.Keys`)],
    ['no keys of metadata', withDataFields({ Source: 'Metadata', Label: 'x', Keys: [] }), noKeys(`${first}.Keys`)],
    ['no keys of tags', withDataFields({ Source: 'Tags', Label: 'x' }), noKeys(`${first}.Keys`)],
    ['a key that is null', withDataFields({ Source: 'Tags', Label: 'x', Keys: ['a', null] }), { [`${first}.Keys[1]`]: `${first}.Keys[1] must be a string.` }], // prettier-ignore
    ['wrong members of a field', withDataFields({ Source: 'x', Keys: 1, StreamReferenceNames: [2], Label: 3, SummaryType: 3, SummaryDirection: 0, IncludeUom: 'x' }), Object.fromEntries(['Source', 'Keys', 'StreamReferenceNames[0]', 'Label', 'SummaryType', 'SummaryDirection', 'IncludeUom'].map((name) => [`${first}.${name}`, expect.anything()]))], // prettier-ignore
    ['an identifying property', withIdentifying({ Source: 'PropertyId', Keys: ['a'] }), noProperty(`${identifying}.Source`)], // prettier-ignore
    ['an identifying named property without keys', withIdentifying({ Source: 'PropertyName' }), noProperty(`${identifying}.Source`)], // prettier-ignore
    ['an identifying field without a source', withIdentifying({}), notGiven(`${identifying}.Source`)],
    ['an identifying field without keys', withIdentifying({ Source: 'Metadata' }), noKeys(`${identifying}.Keys`)],
    ['a grouping property', { GroupingFields: [{ Source: 'PropertyName', Keys: ['a'], Label: 'x' }] }, noProperty('GroupingFields[0].Source')], // prettier-ignore
    ['a grouping field without a label', { GroupingFields: [{ Source: 'Id' }] }, notGiven('GroupingFields[0].Label')],
    ['a field set that is no object', { DataFieldSets: [1] }, { 'DataFieldSets[0]': expect.anything() }],
    ['wrong members of a field set', { DataFieldSets: [{ QueryId: 1, DataFields: 'x', IdentifyingField: 2 }] }, { 'DataFieldSets[0].QueryId': expect.anything(), 'DataFieldSets[0].DataFields': expect.anything(), [identifying]: expect.anything() }], // prettier-ignore
  ])('name %s', (_, body, expected) => {
    expect(faultsOf(body)).toEqual(expected);
  });

  it('of an identifying field are none without a label', () => {
    expect(faultsOf(withIdentifying({ Source: 'TenantId' }))).toBeUndefined();
    expect(faultsOf(withIdentifying(null))).toBeUndefined();
  });

  it('are all reported together', () => {
    expect(Object.keys(faultsOf({ Id: 1, Queries: [{}], Shape: 9 }) ?? {})).toEqual(['Id', 'Queries[0].Id', 'Shape']);
  });
});
