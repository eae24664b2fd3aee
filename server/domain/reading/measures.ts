// Values as numbers, for statistics.
import type { Property, Value } from '../model.ts';
import { decimalToNumber, isDecimal } from '../values/decimal.ts';
import { baseOf, isArray, isEnum, TypeCode } from '../values/type-codes.ts';
import { isOffsetTime } from './exact.ts';

/**
 * Returns whether values of a property can be measured: numbers, Boolean, Char, times and their nullable codes
 * (docs/behavior/stream-data.md#summaries, docs/behavior/stream-data.md#samples).
 */
export function isMeasurable({ code }: Property): boolean {
  if (isArray(code) || isEnum(code)) return false;
  const base = baseOf(code);
  const isTime = base === TypeCode.DateTime || base === TypeCode.DateTimeOffset || base === TypeCode.TimeSpan;
  return isTime || (base >= TypeCode.Boolean && base <= TypeCode.Decimal);
}

/** Returns the number nearest to a value: 0 or 1 for a Boolean, the code of a Char, ticks for times; null for null. */
export function measure(value: Value): number | null {
  if (typeof value === 'number') return value;
  if (value === null) return null;
  if (typeof value === 'string') return value.charCodeAt(0);
  if (isDecimal(value)) return decimalToNumber(value);
  return Number(isOffsetTime(value) ? value.ticks : value);
}
