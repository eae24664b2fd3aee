// The order of values of one type, and of indexes.
import type { Decimal, EventType, Index, OffsetTime, Value } from '../model.ts';
import { compareDecimals } from './decimal.ts';
import { baseOf, isOrdered, typeCodeName, TypeCode } from './type-codes.ts';

/** Returns a negative number, zero or a positive number when the first value is below, equal to or above the second. */
export type Comparer = (a: Value, b: Value) => number;

const compareByOperator = <T extends bigint | string | boolean>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

/** NaN equals itself and is below all other numbers, so that all doubles are ordered. */
function compareNumbers(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return a === b ? 0 : Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareVersions(a: string, b: string): number {
  const right = b.split('.');
  for (const [i, part] of a.split('.').entries()) {
    const order = Number(part) - Number(right[i] ?? 0);
    if (order !== 0) return order;
  }
  return a.split('.').length - right.length;
}

/** Null comes first. The casts are safe: all values of a code that are not null have the type that model.ts defines for the code. */
const nullFirst =
  <T extends Value>(compare: (a: T, b: T) => number): Comparer =>
  (a, b) => {
    if (a === null || b === null) return Number(b === null) - Number(a === null);
    return compare(a as T, b as T);
  };

const numbers = nullFirst(compareNumbers);
const bigints = nullFirst<bigint>(compareByOperator);
const strings = nullFirst<string>(compareByOperator);

const comparers = new Map<number, Comparer>([
  [TypeCode.Boolean, nullFirst<boolean>(compareByOperator)],
  [TypeCode.Char, strings],
  [TypeCode.SByte, numbers],
  [TypeCode.Byte, numbers],
  [TypeCode.Int16, numbers],
  [TypeCode.UInt16, numbers],
  [TypeCode.Int32, numbers],
  [TypeCode.UInt32, numbers],
  [TypeCode.Int64, bigints],
  [TypeCode.UInt64, bigints],
  [TypeCode.Single, numbers],
  [TypeCode.Double, numbers],
  [TypeCode.Decimal, nullFirst<Decimal>(compareDecimals)],
  [TypeCode.DateTime, bigints],
  [TypeCode.String, strings],
  [TypeCode.Guid, strings],
  [TypeCode.DateTimeOffset, nullFirst<OffsetTime>((a, b) => compareByOperator(a.ticks, b.ticks))],
  [TypeCode.TimeSpan, bigints],
  [TypeCode.Version, nullFirst(compareVersions)],
]);

/**
 * Returns the comparer for values of a code: null first, then NaN, then by size; strings by code units; times by instant. Throws for
 * a code whose values have no order, see isOrdered (docs/behavior/stream-data.md#order-of-indexes).
 */
export function comparer(code: number): Comparer {
  const result = isOrdered(code) ? comparers.get(baseOf(code)) : undefined;
  if (!result) throw new Error(`Values of ${typeCodeName(code)} have no order.`);
  return result;
}

/**
 * Returns the comparer for indexes of a type: part by part, the most significant first
 * (docs/behavior/stream-data.md#order-of-indexes).
 */
export function indexComparer(type: EventType): (a: Index, b: Index) => number {
  const parts = type.keys.map((position) => comparer(type.properties[position]?.code ?? TypeCode.Empty));
  const [only] = parts;
  if (only && parts.length === 1) return (a, b) => only(a[0] ?? null, b[0] ?? null);
  return (a, b) => {
    for (const [i, compare] of parts.entries()) {
      const order = compare(a[i] ?? null, b[i] ?? null);
      if (order !== 0) return order;
    }
    return 0;
  };
}
