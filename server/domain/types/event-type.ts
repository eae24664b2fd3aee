// The type of the events of a stream, from its type definition and its own settings (docs/behavior/types-and-streams.md#modes,
// docs/behavior/types-and-streams.md#keys).
import { Interpolation, InvalidInput } from '../model.ts';
import type { EventType, Property } from '../model.ts';
import { isEnum, isOrdered, TypeCode } from '../values/type-codes.ts';
import type { PropertyDefinition, TypeDefinition } from './definitions.ts';
import type { PropertyOverride, StreamIndex, StreamSettings } from './stream-settings.ts';
import { effectiveProperties, type FindType, resolveType } from './type-graph.ts';

/** Returns a property with an interpolation mode, which properties of nested types share. */
function propertyOf(definition: PropertyDefinition, interpolation: Interpolation, uom: string | null): Property {
  const type = definition.SdsType;
  const code = type?.SdsTypeCode ?? TypeCode.Empty;
  const members = type && isEnum(code) ? (type.Properties ?? []) : [];
  const inner = type && code === TypeCode.Object ? effectiveProperties(type) : [];
  return {
    id: definition.Id,
    code,
    members: new Map(members.map(({ Id, Value }) => [Id, BigInt(Value ?? 0)])),
    properties: inner.map((property) => propertyOf(property, interpolation, property.Uom)),
    interpolation,
    uom,
  };
}

/** Returns the positions of Ids by the Ids in lower case. */
const positionsOf = (ids: readonly string[]) => new Map(ids.map((id, position) => [id.toLowerCase(), position]));

/** Returns the overrides by property position; throws InvalidInput for an unknown property and for the mode of a key. */
function overridesByPosition(
  properties: readonly PropertyDefinition[],
  overrides: readonly PropertyOverride[],
): ReadonlyMap<number, PropertyOverride> {
  const positions = positionsOf(properties.map(({ Id }) => Id));
  const byPosition = new Map<number, PropertyOverride>();
  for (const [i, override] of overrides.entries()) {
    const subject = `PropertyOverrides[${String(i)}]`;
    const position = positions.get(override.SdsTypePropertyId.toLowerCase()) ?? -1;
    const property = properties[position];
    if (!property) {
      throw new InvalidInput(
        `${subject}.SdsTypePropertyId`,
        `${subject}.SdsTypePropertyId must be a property of the type, but '${override.SdsTypePropertyId}' is not.`,
      );
    }
    if (property.IsKey && override.InterpolationMode !== null) {
      const mode = `${subject}.InterpolationMode`;
      throw new InvalidInput(mode, `${mode} must not be given for a key.`);
    }
    byPosition.set(position, override);
  }
  return byPosition;
}

/**
 * Returns the event type of a stream. The mode of a property is that of the override, else that of the property in the type, else the
 * mode of the events: that of the stream, else that of the type. The mode of a Discrete type overrides all others. Keys are ordered by
 * Order, then by position, base types first. Throws InvalidInput for a type without a key, and for overrides of unknown properties or
 * of the mode of a key
 * (docs/behavior/types-and-streams.md#modes, docs/behavior/types-and-streams.md#keys).
 */
export function eventType(definition: TypeDefinition, findType: FindType, settings: StreamSettings): EventType {
  const type = resolveType(definition, findType);
  const properties = effectiveProperties(type);
  const overrides = overridesByPosition(properties, settings.PropertyOverrides ?? []);
  const isDiscrete = type.InterpolationMode === Interpolation.Discrete;
  const interpolation = (isDiscrete ? null : settings.InterpolationMode) ?? type.InterpolationMode;
  const keys = properties
    .flatMap(({ IsKey, Order }, position) => (IsKey ? [{ position, Order }] : []))
    .sort((a, b) => a.Order - b.Order)
    .map(({ position }) => position);
  if (keys.length === 0)
    throw new InvalidInput('TypeId', `TypeId must be a type with a key, but '${type.Id}' has none.`);
  return {
    id: type.Id,
    name: type.Name ?? type.Id,
    properties: properties.map((property, position) => {
      const override = overrides.get(position);
      const ownMode = isDiscrete ? null : (override?.InterpolationMode ?? property.InterpolationMode);
      return propertyOf(property, ownMode ?? interpolation, override?.Uom ?? property.Uom);
    }),
    keys,
    interpolation,
    extrapolation: settings.ExtrapolationMode ?? type.ExtrapolationMode,
  };
}

/** The maximum number of keys of a type with secondary indexes. */
const maxKeysWithIndexes = 2;

/**
 * Returns the positions of the properties with secondary indexes. Throws InvalidInput for a property that is unknown, listed twice or
 * without an order, and for types with more than two keys (docs/behavior/types-and-streams.md#secondary-indexes).
 */
export function secondaryIndexes(type: EventType, indexes: readonly StreamIndex[]): readonly number[] {
  if (indexes.length > 0 && type.keys.length > maxKeysWithIndexes) {
    throw new InvalidInput('Indexes', `Indexes must not be given for a type with ${String(type.keys.length)} keys.`);
  }
  const positions = positionsOf(type.properties.map(({ id }) => id));
  const indexed = new Set<number>();
  for (const [i, { SdsTypePropertyId }] of indexes.entries()) {
    const subject = `Indexes[${String(i)}].SdsTypePropertyId`;
    const position = positions.get(SdsTypePropertyId.toLowerCase()) ?? -1;
    if (!isOrdered(type.properties[position]?.code ?? TypeCode.Empty)) {
      throw new InvalidInput(
        subject,
        `${subject} must be a property of plain values, but '${SdsTypePropertyId}' is not.`,
      );
    }
    if (indexed.has(position))
      throw new InvalidInput(subject, `${subject} must be unique; '${SdsTypePropertyId}' occurs more than once.`);
    indexed.add(position);
  }
  return [...indexed];
}
