// Converts events of a stream to another type, by the map of a stream view.
import { InvalidInput, type Event, type EventType, type Property, type Value } from '../model.ts';
import { isNumberValue, numberConverter, numberText } from '../units/numbers.ts';
import { defaultValue } from '../values/defaults.ts';
import { baseOf, typeCodeName } from '../values/type-codes.ts';
import { ViewMode, type ViewMap } from './map.ts';

/** How one property of the target gets its value. */
interface Step {
  /** The position in the source; null for a property that only the target has. */
  readonly source: number | null;
  /** The value that replaces null and missing values. */
  readonly fallback: Value;
  /** Converts other values; null if they stay unchanged. */
  readonly convert: ((value: Value) => Value) | null;
}

/**
 * Returns a function that converts events of the source type to events of the target type, by a map from createViewMap. Throws
 * InvalidInput that names both properties of a pair that cannot be converted. The function throws InvalidInput for values out of the
 * target's range (docs/behavior/stream-views.md#convertible-types, docs/behavior/stream-views.md#maps).
 */
export function viewConverter(map: ViewMap, source: EventType, target: EventType): (event: Event) => Event {
  return eventConverter(map, source.properties, target.properties);
}

function eventConverter(
  map: ViewMap,
  sources: readonly Property[],
  targets: readonly Property[],
): (event: Event) => Event {
  const steps = conversionSteps(map, sources, targets);
  const isUnchanged = targets.every((target, position) => {
    const step = steps[position];
    const isNullUnchanged = target.code === sources[position]?.code || step?.fallback === null;
    return step?.source === position && step.convert === null && isNullUnchanged;
  });
  if (isUnchanged && targets.length === sources.length) return (event) => event;
  return (event) => {
    const converted: Value[] = [];
    for (const { source, fallback: fallback, convert } of steps) {
      const value = source === null ? null : (event[source] ?? null);
      converted.push(value === null ? fallback : convert === null ? value : convert(value));
    }
    return converted;
  };
}

function conversionSteps(map: ViewMap, sources: readonly Property[], targets: readonly Property[]): Step[] {
  requireConvertible(map);
  const entries = new Map(map.Properties.map((entry) => [entry.TargetId, entry]));
  const positions = new Map(sources.map((source, position) => [source.id, position]));
  return targets.map((target) => {
    const entry = entries.get(target.id);
    const position = positions.get(entry?.SourceId ?? '') ?? null;
    const source = position === null ? undefined : sources[position];
    const convert = source === undefined ? null : valueConverter(source, target, entry?.StreamViewMap ?? null);
    return { source: position, fallback: defaultValue(target.code), convert };
  });
}

function requireConvertible(map: ViewMap): void {
  const invalid = map.Properties.find((entry) => (entry.Mode & ViewMode.InvalidFieldConversion) !== 0);
  if (invalid === undefined) return;
  const pair = `property '${String(invalid.SourceId)}' to property '${String(invalid.TargetId)}'`;
  throw new InvalidInput('streamViewId', `The stream view cannot convert ${pair}: their types cannot be converted.`);
}

function valueConverter(source: Property, target: Property, nested: ViewMap | null): Step['convert'] {
  if (nested !== null) return objectConverter(nested, source.properties, target.properties);
  // Values of the same base code have the same representation; the codes differ only in whether they allow null.
  if (baseOf(source.code) === baseOf(target.code)) return null;
  const toCode = numberConverter(target.code);
  return (value) => {
    if (!isNumberValue(value)) return defaultValue(target.code);
    const converted = toCode(value);
    if (converted !== null) return converted;
    const reason = `the value ${numberText(value)} is out of the range of ${typeCodeName(target.code)}`;
    throw new InvalidInput(source.id, `Property '${source.id}' cannot be converted to '${target.id}': ${reason}.`);
  };
}

function objectConverter(
  map: ViewMap,
  sources: readonly Property[],
  targets: readonly Property[],
): (value: Value) => Value {
  const convert = eventConverter(map, sources, targets);
  return (value) => {
    if (!isObjectValue(value)) return null;
    const converted = convert(sources.map(({ id }) => (Object.hasOwn(value, id) ? (value[id] ?? null) : null)));
    return Object.fromEntries(targets.map(({ id }, position) => [id, converted[position] ?? null]));
  };
}

function isObjectValue(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
