// Arithmetic on indexes: distances, positions between two others, and equal steps.
import { InvalidInput, type EventType, type Index, type Property, type Value } from '../model.ts';
import { baseOf, TypeCode } from '../values/type-codes.ts';
import {
  fromUnits,
  toCommonUnit,
  exactFactor,
  unitsOf,
  interpolateInteger,
  type InterpolationFactor,
} from './exact.ts';
import { requireOrder, requireInteger } from './parameters.ts';

/** Returns the single key property of a type and its position; undefined for a compound key. */
export function singleKey(type: EventType): { readonly position: number; readonly property: Property } | undefined {
  const [position] = type.keys;
  const property = position === undefined ? undefined : type.properties[position];
  return position !== undefined && property !== undefined && type.keys.length === 1
    ? { position, property }
    : undefined;
}

const isFloating = (code: number) => code === TypeCode.Single || code === TypeCode.Double;

/**
 * Returns whether events can be calculated between stored ones: the key must be a single number or time
 * (docs/behavior/stream-data.md#interpolated-events, docs/behavior/stream-data.md#compound-indexes).
 */
export function canInterpolateIndex(type: EventType): boolean {
  const code = singleKey(type)?.property.code;
  return code !== undefined && (isFloating(code) || fromUnits(code) !== undefined);
}

/** Returns the index of an event. */
export function indexOf(type: EventType, event: readonly Value[]): Index {
  return type.keys.map((position) => event[position] ?? null);
}

/** Returns the distance from a to b, in a unit that depends on the type of the index: only ratios of distances are meaningful. */
export function distance(a: Value, b: Value): number {
  if (typeof a === 'bigint' && typeof b === 'bigint') return Number(b - a);
  if (typeof a === 'number' && typeof b === 'number') return b - a;
  return Number(unitsOf(b) - unitsOf(a));
}

/** Returns the position of an index between two others; undefined if it is not a finite number. */
export function factorBetween(before: Value, index: Value, after: Value): InterpolationFactor | undefined {
  if (typeof before === 'number' && typeof index === 'number' && typeof after === 'number') {
    return factorBetweenNumbers(before, index, after);
  }
  const from = unitsOf(before);
  const numerator = unitsOf(index) - from;
  const denominator = unitsOf(after) - from;
  return { share: Number(numerator) / Number(denominator), numerator, denominator };
}

function factorBetweenNumbers(before: number, index: number, after: number): InterpolationFactor | undefined {
  const share = (index - before) / (after - before);
  const values = [before, index, after];
  if (!values.every(Number.isFinite)) return exactFactor(share);
  // The rounding error of a double could turn a half into slightly more or less and so change an integer result; the fraction is exact.
  const [from = 0n, position = 0n, to = 0n] = toCommonUnit(values);
  return { share, numerator: position - from, denominator: to - from };
}

/** Indexes at equal distances; `at` returns the index of a step from 0 to count - 1. */
export interface Steps {
  readonly count: number;
  readonly at: (step: number) => Index;
}

/**
 * Returns `count` indexes at equal distances, both ends included, each rounded half to even; only startIndex when count is 1 or both
 * ends are equal. Throws InvalidInput that names the parameter at fault (docs/behavior/stream-data.md#interpolated-events).
 */
export function indexSteps(type: EventType, startIndex: Index, endIndex: Index, count: number): Steps {
  const key = singleKey(type);
  if (!key || !canInterpolateIndex(type)) {
    throw new InvalidInput(
      'startIndex',
      'startIndex and endIndex cannot be divided into steps: the index must be a single number or time.',
    );
  }
  requireOrder(type, startIndex, endIndex);
  const parts = requireInteger('count', count, 1) - 1;
  const [start = null] = startIndex;
  const [end = null] = endIndex;
  if (parts === 0 || distance(start, end) === 0) return { count: 1, at: () => startIndex };
  const valueAt = stepValues(key.property.code, start, end, parts);
  return { count, at: (step) => [valueAt(step)] };
}

/** Returns a function that returns the value at a step from 0 to `parts`. */
function stepValues(code: number, start: Value, end: Value, parts: number): (step: number) => Value {
  const toValue = fromUnits(code);
  if (toValue) {
    const [from, to, denominator] = [unitsOf(start), unitsOf(end), BigInt(parts)];
    return (step) => toValue(interpolateInteger(from, to, { numerator: BigInt(step), denominator }), start);
  }
  const [from, to] = [Number(start), Number(end)];
  const width = to - from;
  if (!Number.isFinite(width * parts)) {
    throw new InvalidInput('endIndex', 'endIndex is too far from startIndex, or one of them is not a finite number.');
  }
  const round = baseOf(code) === TypeCode.Single ? Math.fround : Number;
  // The last step is endIndex itself: the sum could differ in the last digit.
  return (step) => (step === parts ? to : Math.min(round(from + (step * width) / parts), to));
}

/** Returns the indexes of indexSteps as an array. */
export function stepIndexes(type: EventType, startIndex: Index, endIndex: Index, count: number): Index[] {
  const steps = indexSteps(type, startIndex, endIndex, count);
  return Array.from({ length: steps.count }, (_, step) => steps.at(step));
}
