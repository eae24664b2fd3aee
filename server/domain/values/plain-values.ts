// Values as plain ones, which JSON.stringify writes as event-writer.ts does: it writes a whole event in half the time and memory
// (docs/decisions/0003-sealed-blocks.md#writing-events).
import type { OffsetTime, Property, Value } from '../model.ts';
import { formatDateTime, formatOffsetTime } from './time.ts';
import { formatTimeSpan } from './time-span.ts';
import { baseOf, isArray, isCollection, TypeCode } from './type-codes.ts';

export type ToPlain = (value: Value) => unknown;

/** The cast is safe: values of one code that are not null have the one type that model.ts names. */
const textOrNull =
  <T extends Value>(write: (value: T) => string): ToPlain =>
  (value) =>
    value === null ? null : write(value as T);

const unchanged: ToPlain = (value) => value;

const plain = new Map<number, ToPlain>([
  [TypeCode.Boolean, unchanged],
  [TypeCode.Char, unchanged],
  [TypeCode.SByte, unchanged],
  [TypeCode.Byte, unchanged],
  [TypeCode.Int16, unchanged],
  [TypeCode.UInt16, unchanged],
  [TypeCode.Int32, unchanged],
  [TypeCode.UInt32, unchanged],
  [TypeCode.Double, (value) => (typeof value === 'number' && !Number.isFinite(value) ? `${value}` : value)],
  [TypeCode.DateTime, textOrNull<bigint>(formatDateTime)],
  [TypeCode.String, unchanged],
  [TypeCode.Guid, unchanged],
  [TypeCode.DateTimeOffset, textOrNull<OffsetTime>(formatOffsetTime)],
  [TypeCode.TimeSpan, textOrNull<bigint>(formatTimeSpan)],
  [TypeCode.Version, unchanged],
]);

/** Returns a function to a value that JSON.stringify writes as valueWriter does; undefined for values that have none. */
export function plainConverter({ code }: Property): ToPlain | undefined {
  return isArray(code) || isCollection(code) ? undefined : plain.get(baseOf(code));
}
