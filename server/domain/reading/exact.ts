// Exact arithmetic. Integers, times and decimals are whole numbers of a unit; a position between two of them is a fraction of two
// bigints, and only the result is rounded.
import type { OffsetTime, Value } from '../model.ts';
import { divideHalfEven, isDecimal, parseDecimal } from '../values/decimal.ts';
import { baseOf, is64Bit, isArray, isEnum, TypeCode } from '../values/type-codes.ts';

/** The unit of a Decimal is 10^-28. */
const maxScale = 28;

/** An exact fraction; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The position between two values: 0 is the first, 1 is the second. */
export interface InterpolationFactor extends Fraction {
  /** The fraction as the nearest double. */
  readonly share: number;
}

/** Returns the whole number at a position between two others, rounded half to even. */
export function interpolateInteger(from: bigint, to: bigint, { numerator, denominator }: Fraction): bigint {
  return divideHalfEven(from * denominator + (to - from) * numerator, denominator);
}

/** Returns whether a value is a time with an offset. */
export const isOffsetTime = (value: Value): value is OffsetTime =>
  typeof value === 'object' && value !== null && 'ticks' in value;

/** Returns a value as a number of units: an integer itself, the ticks of a time, a Decimal in units of 10^-28. */
export function unitsOf(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(value);
  if (isDecimal(value)) return value.unscaled * 10n ** BigInt(maxScale - value.scale);
  if (isOffsetTime(value)) return value.ticks;
  throw new TypeError('The value is not a whole number of a unit.');
}

/**
 * Returns a function that converts units to a value of a code; a DateTimeOffset gets the offset of `like`. Returns undefined for a
 * code whose values are not whole numbers of a unit.
 */
export function fromUnits(code: number): ((units: bigint, like: Value) => Value) | undefined {
  if (isArray(code) || isEnum(code)) return undefined;
  const base = baseOf(code);
  if (base === TypeCode.DateTime || base === TypeCode.TimeSpan || is64Bit(code)) return (units) => units;
  if (base >= TypeCode.SByte && base <= TypeCode.UInt32) return Number;
  // Never null: the result is between two decimals, so it is in range.
  if (base === TypeCode.Decimal) return (units) => parseDecimal(`${units}e-${maxScale}`) ?? null;
  if (base === TypeCode.DateTimeOffset) {
    return (ticks, like) => ({ ticks, offset: isOffsetTime(like) ? like.offset : 0 });
  }
  return undefined;
}

/** Returns the factor that equals a double; undefined for NaN and infinities. */
export function exactFactor(share: number): InterpolationFactor | undefined {
  return Number.isFinite(share) ? { share, ...fractionOf(share) } : undefined;
}

/** Returns finite doubles as whole numbers of a common unit, which is a power of two. */
export function toCommonUnit(values: readonly number[]): readonly bigint[] {
  const fractions = values.map(fractionOf);
  const maxDenominator = fractions.reduce((max, { denominator }) => (denominator > max ? denominator : max), 1n);
  return fractions.map(({ numerator, denominator }) => numerator * (maxDenominator / denominator));
}

/** Returns a finite double as an exact fraction. */
function fractionOf(value: number): Fraction {
  let numerator = value;
  let denominator = 1n;
  while (!Number.isInteger(numerator)) {
    numerator *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(numerator), denominator };
}
