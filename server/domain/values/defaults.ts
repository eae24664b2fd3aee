// The default values of members that an event omits (docs/behavior/stream-data.md#event-values,
// docs/behavior/types-and-streams.md#default-values).
import type { Value } from '../model.ts';
import { baseOf, integerRange, is64Bit, isArray, isNullable, TypeCode } from './type-codes.ts';

/** Returns the default value of a code: zero of its kind, or null for nullable codes, strings, versions, arrays and objects. */
export function defaultValue(code: number): Value {
  if (isNullable(code) || isArray(code)) return null;
  if (is64Bit(code)) return 0n;
  if (integerRange(code)) return 0;
  switch (baseOf(code)) {
    case TypeCode.Boolean:
      return false;
    case TypeCode.Char:
      return '\0';
    case TypeCode.Single:
    case TypeCode.Double:
      return 0;
    case TypeCode.Decimal:
      return { unscaled: 0n, scale: 0 };
    case TypeCode.DateTime:
    case TypeCode.TimeSpan:
      return 0n;
    case TypeCode.Guid:
      return '00000000-0000-0000-0000-000000000000';
    case TypeCode.DateTimeOffset:
      return { ticks: 0n, offset: 0 };
    default:
      return null;
  }
}

/** Returns a predicate that accepts the default value of a code; a time with an offset is the default only if its offset is 0. */
export function defaultPredicate(code: number): (value: Value) => boolean {
  switch (code) {
    case TypeCode.Decimal:
      return (value) => isObject(value) && 'unscaled' in value && value.unscaled === 0n;
    case TypeCode.DateTimeOffset:
      return (value) => isObject(value) && 'ticks' in value && value.ticks === 0n && value.offset === 0;
    default: {
      const zero = defaultValue(code);
      return (value) => value === zero;
    }
  }
}

const isObject = (value: Value) => typeof value === 'object' && value !== null;
