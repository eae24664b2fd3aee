// Converts numbers between type codes, with rounding and range checks.
import type { Decimal, Value } from '../model.ts';
import { decimalToNumber, divideHalfEven, formatDecimal, isDecimal, parseDecimal } from '../values/decimal.ts';
import { baseOf, integerRange, is64Bit, TypeCode } from '../values/type-codes.ts';

/** A value of a numeric code or an enum that is not null. */
export type NumberValue = number | bigint | Decimal;

/** Returns whether the value is a number of any code. */
export function isNumberValue(value: Value): value is NumberValue {
  return typeof value === 'number' || typeof value === 'bigint' || isDecimal(value);
}

/**
 * Returns a function that converts any number to a value of a numeric code or an enum. It rounds half to even if the code has no
 * fractions, otherwise it is as exact as the code allows. It returns null for numbers out of the code's range
 * (docs/behavior/stream-data.md#values-between-events, docs/behavior/stream-views.md#convertible-types).
 */
export function numberConverter(code: number): (value: NumberValue) => NumberValue | null {
  switch (baseOf(code)) {
    case TypeCode.Decimal:
      return (value) => parseDecimal(numberText(value)) ?? null;
    case TypeCode.Double:
      return toDouble;
    case TypeCode.Single:
      return (value) => toSingle(toDouble(value));
    default:
      return integerConverter(code);
  }
}

function integerConverter(code: number): (value: NumberValue) => NumberValue | null {
  const { min, max } = integerRange(code) ?? { min: 0n, max: 0n };
  const toValue = is64Bit(code) ? BigInt : Number;
  const [low, high] = [toValue(min), toValue(max)];
  return (value) => {
    const integer = toInteger(value);
    // Comparing a number with a bigint is exact, and false for NaN.
    return integer >= low && integer <= high ? toValue(integer) : null;
  };
}

/** Returns the decimal of a finite number's shortest text, without a limit on its size. */
export function decimalOf(value: number): Decimal {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [integer = '', fraction = ''] = digits.split('.');
  const unscaled = BigInt(integer + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { unscaled: unscaled * 10n ** BigInt(-scale), scale: 0 } : { unscaled, scale };
}

/** Returns a number as text without loss. */
export function numberText(value: NumberValue): string {
  return isDecimal(value) ? formatDecimal(value) : String(value);
}

function toInteger(value: NumberValue): number | bigint {
  if (typeof value === 'bigint') return value;
  return isDecimal(value) ? divideHalfEven(value.unscaled, 10n ** BigInt(value.scale)) : roundHalfEven(value);
}

// NaN and infinities stay unchanged; the range check refuses them.
function roundHalfEven(value: number): number {
  const rounded = Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value);
  return rounded + 0; // no -0
}

function toDouble(value: NumberValue): number {
  return isDecimal(value) ? decimalToNumber(value) : Number(value);
}

// Returns null if a finite number would become infinite.
function toSingle(value: number): number | null {
  const nearest = Math.fround(value);
  return Number.isFinite(nearest) || !Number.isFinite(value) ? nearest : null;
}
