// The source of a field's values for one data item (docs/behavior/data-views.md#values-of-fields).
import { memoized } from '../memoized.ts';
import { sameIdentifier } from '../objects/identifiers.ts';
import { TypeCode } from '../values/type-codes.ts';
import { FieldSource, SummaryType } from './codes.ts';
import type { Field } from './definition.ts';
import { isEligible, type DataItem, type ItemType, type Origin, type Unit } from './items.ts';

/** The source of a field for one item: a constant, or a property of its events. */
export interface Mapping {
  readonly item: DataItem;
  /** The key that the item has; null for sources without keys. */
  readonly key: string | null;
  /** SdsTypeCode of the cells. */
  readonly code: number;
  readonly uom: Unit | null;
  /** The constant value; null for a property. */
  readonly constant: string | null;
  /** Position of the property in the events; null for a constant. */
  readonly position: number | null;
}

const { Source, text } = { Source: FieldSource, text: TypeCode.String };

/** The values of an item's origin, by field source. */
const originOf: ReadonlyMap<FieldSource, (origin: Origin) => string> = new Map([
  [Source.TenantId, ({ tenantId }: Origin) => tenantId],
  [Source.TenantName, ({ tenantName }) => tenantName],
  [Source.NamespaceId, ({ namespaceId }) => namespaceId],
  [Source.NamespaceName, ({ namespaceDescription, namespaceId }) => namespaceDescription || namespaceId],
  [Source.CommunityId, ({ communityId }) => communityId],
  [Source.CommunityName, ({ communityName }) => communityName],
]);

/** Returns the source of a field in an item; null when the item has none, or only a property that data views cannot show. */
export function mappingOf(field: Field, item: DataItem): Mapping | null {
  const constant = (value: string | null, key: string | null = null): Mapping => ({
    item,
    key,
    code: text,
    uom: null,
    constant: value,
    position: null,
  });
  switch (field.Source) {
    case Source.Id:
      return constant(item.id);
    case Source.Name:
      return constant(item.name);
    case Source.PropertyId:
    case Source.PropertyName:
      return propertyMapping(field, item);
    case Source.Metadata: {
      const key = field.Keys.find((name) => Object.hasOwn(item.metadata, name));
      return key === undefined ? null : constant(item.metadata[key] ?? null, key);
    }
    case Source.Tags: {
      const tags = item.tags.filter((tag) => field.Keys.includes(tag));
      return tags.length === 0 ? null : constant(tags.join(', '), tags[0]);
    }
    default: {
      const value = originOf.get(field.Source)?.(item.origin);
      return value === undefined ? null : constant(value);
    }
  }
}

interface FoundProperty {
  readonly key: string;
  readonly position: number;
}

/** The property of a field, found once per item type: there may be many keys, and many items. */
const propertyFinder = memoized((field: Field) => memoized((type: ItemType) => findProperty(field, type)));

function propertyMapping(field: Field, item: DataItem): Mapping | null {
  const { itemType } = item;
  const found = propertyFinder(field)(itemType);
  const property = found && itemType.properties[found.position];
  if (!found || !property || !isEligible(property)) return null;
  const { key, position } = found;
  return { item, key, code: codeOf(field, property.code), uom: property.uom, constant: null, position };
}

function findProperty({ Source: source, Keys }: Field, { properties }: ItemType): FoundProperty | null {
  for (const key of Keys) {
    const position = properties.findIndex(({ id, name }) =>
      source === Source.PropertyId ? sameIdentifier(id, key) : name === key,
    );
    if (position >= 0) return { key, position };
  }
  return null;
}

/** Summaries have their own types (docs/behavior/data-views.md#column-types). */
function codeOf({ SummaryType: summary }: Field, code: number): number {
  if (summary === SummaryType.None) return code;
  return summary === SummaryType.Count ? TypeCode.Int32 : TypeCode.Double;
}
