// Aggregates of consecutive stored events, which summaries and samples use instead of reading the events.
import { Interpolation, type Event, type EventType } from '../model.ts';
import { baseOf, TypeCode } from '../values/type-codes.ts';
import { canInterpolateIndex, distance, singleKey } from './index-scale.ts';
import { isMeasurable, measure } from './measures.ts';
import { Moments, WeightedMoments } from './moments.ts';
import { PropertyStatistics, type PropertyRun } from './statistics.ts';

/** An extreme value, and the position in the run of the first event that has it. */
export interface Extreme {
  readonly value: number;
  readonly position: number;
}

/** The aggregates of one property. Extremes ignore null and NaN; they are null if there are no other values. */
export interface PropertyAggregates extends PropertyRun {
  readonly firstMinimum: Extreme | null;
  readonly firstMaximum: Extreme | null;
}

/** The aggregates of each measurable property, by its position. */
export type RunAggregates = ReadonlyMap<number, PropertyAggregates>;

/** Returns the positions of the properties with aggregates; none for a type without summaries and samples. */
export function aggregatedPositions(type: EventType): readonly number[] {
  if (!singleKey(type) || !canInterpolateIndex(type)) return [];
  return type.properties.flatMap((property, position) =>
    isMeasurable(property) && !type.keys.includes(position) ? [position] : [],
  );
}

/** Returns whether the values of a property equal their measures, so that the extremes of the measures are those of the values. */
export function isMeasuredExactly(type: EventType, position: number): boolean {
  const base = baseOf(type.properties[position]?.code ?? TypeCode.Empty);
  const isSmall = base >= TypeCode.SByte && base <= TypeCode.UInt32;
  return !type.keys.includes(position) && (isSmall || base === TypeCode.Single || base === TypeCode.Double);
}

/** Returns the aggregates of one or more events in the order of their indexes. */
export function aggregatesOf(type: EventType, events: readonly Event[]): RunAggregates {
  const [key = 0] = type.keys;
  const widths = events.map((event, i) => {
    const before = events[i - 1];
    return before ? distance(before[key] ?? null, event[key] ?? null) : 0;
  });
  const aggregates = new Map<number, PropertyAggregates>();
  const numbers = new Float64Array(events.length);
  for (const position of aggregatedPositions(type)) {
    const statistics = new PropertyStatistics(type.properties[position]?.interpolation ?? Interpolation.Continuous);
    const values = events.map((event) => measure(event[position] ?? null));
    for (let i = 0; i < values.length; i += 1) {
      const value = values[i] ?? null;
      statistics.addStored(value);
      statistics.addPoint(value, widths[i] ?? 0);
      numbers[i] = value ?? NaN;
    }
    const [firstPoint = null] = values;
    const firstNonNull = values.find((value) => value !== null) ?? null;
    const extremes = { firstMinimum: extremeOf(numbers, 1), firstMaximum: extremeOf(numbers, -1) };
    aggregates.set(position, { ...statistics.toRun(firstPoint, firstNonNull), ...extremes });
  }
  return aggregates;
}

/** Returns the first minimum for the sign 1, the first maximum for the sign -1; null when all numbers are NaN. */
function extremeOf(numbers: Float64Array, sign: 1 | -1): Extreme | null {
  let minimum = Infinity;
  let position = -1;
  for (let i = 0; i < numbers.length; i += 1) {
    const number = sign * (numbers[i] ?? NaN);
    if (number < minimum || (position < 0 && !Number.isNaN(number))) {
      minimum = number;
      position = i;
    }
  }
  return position < 0 ? null : { value: numbers[position] ?? NaN, position };
}

/** How many numbers encode the aggregates of a property: the presence of optional members, the members, the moments. */
const numbersPerProperty = 25;
const segmentsOffset = 11;
const weightedOffset = 18;

/** NaN has many bit patterns, which depend on the compiled code; with this one, equal aggregates have equal bytes. */
const nanBits = 0x7ff8_0000_0000_0000n;

/** Returns the bytes that decodeAggregates reads. Every number is exact, and equal aggregates have equal bytes. */
export function encodeAggregates(aggregates: RunAggregates): Uint8Array {
  const numbers = new Float64Array(aggregates.size * numbersPerProperty);
  let from = 0;
  for (const property of aggregates.values()) {
    const { count, minimum, maximum, firstPoint, firstNonNull, lastPoint, lastNonNull, firstMinimum, firstMaximum } =
      property;
    const optional = [
      firstPoint,
      firstNonNull,
      lastPoint,
      lastNonNull,
      firstMinimum?.value ?? null,
      firstMaximum?.value ?? null,
    ];
    const presence = optional.reduce<number>((bits, value, i) => bits + (value === null ? 0 : 1 << i), 0);
    // The positions of both extremes share a number: blocks have far fewer events than 2^26.
    const positions = (firstMinimum?.position ?? 0) * 2 ** 26 + (firstMaximum?.position ?? 0);
    const members = [presence, count, minimum, maximum, ...optional.map((value) => value ?? 0), positions];
    numbers.set([...members, ...property.segments.state, ...property.weighted.state], from);
    from += numbersPerProperty;
  }
  const bits = new BigUint64Array(numbers.buffer);
  for (const [position, number] of numbers.entries()) if (Number.isNaN(number)) bits[position] = nanBits;
  return new Uint8Array(numbers.buffer);
}

/** Returns the aggregates from the bytes that encodeAggregates returned for the same positions. */
export function decodeAggregates(positions: readonly number[], bytes: Uint8Array): RunAggregates {
  const numbers = new Float64Array(new Uint8Array(bytes).buffer);
  return new Map(positions.map((position, i) => [position, decodeProperty(numbers, i * numbersPerProperty)]));
}

function decodeProperty(numbers: Float64Array, from: number): PropertyAggregates {
  const presence = numbers[from] ?? 0;
  const optional = (i: number) => (presence & (1 << i) ? (numbers[from + 4 + i] ?? null) : null);
  const positions = numbers[from + 10] ?? 0;
  const extreme = (value: number | null, position: number) => (value === null ? null : { value, position });
  return {
    count: numbers[from + 1] ?? 0,
    minimum: numbers[from + 2] ?? 0,
    maximum: numbers[from + 3] ?? 0,
    firstPoint: optional(0),
    firstNonNull: optional(1),
    lastPoint: optional(2),
    lastNonNull: optional(3),
    firstMinimum: extreme(optional(4), Math.floor(positions / 2 ** 26)),
    firstMaximum: extreme(optional(5), positions % 2 ** 26),
    segments: Moments.fromState(numbers, from + segmentsOffset),
    weighted: WeightedMoments.fromState(numbers, from + weightedOffset),
  };
}
