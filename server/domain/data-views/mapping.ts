// Maps a field of a data view to its values in one data item (docs/behavior/data-views.md#values-of-fields).
import { memoize } from '../memoize.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';
import { TypeCode } from '../values/type-codes.ts';
import { FieldSource, SummaryType } from './codes.ts';
import type { Field } from './definition.ts';
import { isEligible, type DataItem, type ItemType, type Origin, type Unit } from './items.ts';

/** How a field gets its values in one item: from a constant, or from a property of its events. */
export interface Mapping {
  readonly item: DataItem;
  /** The key of the field that the item matches; null for sources without keys. */
  readonly key: string | null;
  /** The SdsTypeCode of the values. */
  readonly code: number;
  readonly uom: Unit | null;
  /** The constant value; null for a property. */
  readonly constant: string | null;
  /** The position of the property in the events; null for a constant. */
  readonly position: number | null;
}

/** For each field source that names an origin, the function that reads its value. */
const originReaders: ReadonlyMap<FieldSource, (origin: Origin) => string> = new Map([
  [FieldSource.TenantId, ({ tenantId }: Origin) => tenantId],
  [FieldSource.TenantName, ({ tenantName }) => tenantName],
  [FieldSource.NamespaceId, ({ namespaceId }) => namespaceId],
  [FieldSource.NamespaceName, ({ namespaceDescription, namespaceId }) => namespaceDescription || namespaceId],
  [FieldSource.CommunityId, ({ communityId }) => communityId],
  [FieldSource.CommunityName, ({ communityName }) => communityName],
]);

/** Returns the mapping of a field in an item, or null if the item has no such value or data views cannot show the property's type. */
export function findMapping(field: Field, item: DataItem): Mapping | null {
  const constantMapping = (value: string | null, key: string | null = null): Mapping => ({
    item,
    key,
    code: TypeCode.String,
    uom: null,
    constant: value,
    position: null,
  });
  switch (field.Source) {
    case FieldSource.Id:
      return constantMapping(item.id);
    case FieldSource.Name:
      return constantMapping(item.name);
    case FieldSource.PropertyId:
    case FieldSource.PropertyName:
      return propertyMapping(field, item);
    case FieldSource.Metadata: {
      const key = field.Keys.find((name) => Object.hasOwn(item.metadata, name));
      return key === undefined ? null : constantMapping(item.metadata[key] ?? null, key);
    }
    case FieldSource.Tags: {
      const tags = item.tags.filter((tag) => field.Keys.includes(tag));
      return tags.length === 0 ? null : constantMapping(tags.join(', '), tags[0]);
    }
    default: {
      const value = originReaders.get(field.Source)?.(item.origin);
      return value === undefined ? null : constantMapping(value);
    }
  }
}

interface MatchedProperty {
  readonly key: string;
  readonly position: number;
}

/** Memoized, because a field can have many keys, and many items have the same type. */
const findPropertyOnce = memoize((field: Field) => memoize((type: ItemType) => findProperty(field, type)));

function propertyMapping(field: Field, item: DataItem): Mapping | null {
  const { itemType } = item;
  const match = findPropertyOnce(field)(itemType);
  const property = match && itemType.properties[match.position];
  if (!match || !property || !isEligible(property)) return null;
  const { key, position } = match;
  return { item, key, code: valueCodeOf(field, property.code), uom: property.uom, constant: null, position };
}

function findProperty({ Source: source, Keys }: Field, { properties }: ItemType): MatchedProperty | null {
  for (const key of Keys) {
    const position = properties.findIndex(({ id, name }) =>
      source === FieldSource.PropertyId ? isSameIdentifier(id, key) : name === key,
    );
    if (position >= 0) return { key, position };
  }
  return null;
}

/** Returns the type code of a field's values; summaries have their own (docs/behavior/data-views.md#column-types). */
function valueCodeOf({ SummaryType: summary }: Field, code: number): number {
  if (summary === SummaryType.None) return code;
  return summary === SummaryType.Count ? TypeCode.Int32 : TypeCode.Double;
}
