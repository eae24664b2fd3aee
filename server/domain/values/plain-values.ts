// Converts values to plain ones that JSON.stringify writes as event-writer.ts does, because it writes an event much faster
// (docs/decisions/0003-sealed-blocks.md#writing-events).
import type { OffsetTime, Property, Value } from '../model.ts';
import { formatDateTime, formatOffsetTime } from './time.ts';
import { formatTimeSpan } from './time-span.ts';
import { baseOf, isArray, isCollection, TypeCode } from './type-codes.ts';

/** Converts a value to one that JSON.stringify writes as valueWriter does. */
export type ToPlain = (value: Value) => unknown;

/** The cast is safe: all values of a code that are not null have the type that model.ts defines for the code. */
const textOrNull =
  <T extends Value>(write: (value: T) => string): ToPlain =>
  (value) =>
    value === null ? null : write(value as T);

const unchanged: ToPlain = (value) => value;

const converters = new Map<number, ToPlain>([
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

/** Returns the converter of a property; undefined for codes whose values JSON.stringify cannot write as valueWriter does. */
export function plainConverter({ code }: Property): ToPlain | undefined {
  return isArray(code) || isCollection(code) ? undefined : converters.get(baseOf(code));
}
