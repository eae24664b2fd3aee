// Arithmetic without loss. Integers, times and decimals are whole numbers of some unit, however large; what lies between
// two of them is a fraction of two bigints, and only the result is rounded.
import type { OffsetTime, Value } from '../model.ts';
import { divideHalfEven, isDecimal, parseDecimal } from '../values/decimal.ts';
import { baseOf, is64Bit, isArray, isEnum, TypeCode } from '../values/type-codes.ts';

/** Decimals of a Decimal: its unit is 10^-28. */
const maxScale = 28;

/** An exact number; the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Where something lies between two others: 0 at the first, 1 at the second. */
export interface InterpolationFactor extends Fraction {
  /** The double nearest to it. */
  readonly share: number;
}

/** The whole number at a place between two others, rounded half to even. */
export function interpolateWhole(from: bigint, to: bigint, { numerator, denominator }: Fraction): bigint {
  return divideHalfEven(from * denominator + (to - from) * numerator, denominator);
}

/** Whether a value is a moment with its offset. */
export const isOffsetTime = (value: Value): value is OffsetTime =>
  typeof value === 'object' && value !== null && 'ticks' in value;

/** How many units a value is: an integer itself, ticks of a time, 10^-28 of a Decimal. */
export function unitsOf(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(value);
  if (isDecimal(value)) return value.unscaled * 10n ** BigInt(maxScale - value.scale);
  if (isOffsetTime(value)) return value.ticks;
  throw new TypeError('The value is no whole number of a unit.');
}

/**
 * How to make a value of a code from units; `like` is the value whose offset a DateTimeOffset takes.
 * Undefined where values of the code are not whole numbers of a unit.
 */
export function fromUnits(code: number): ((units: bigint, like: Value) => Value) | undefined {
  if (isArray(code) || isEnum(code)) return undefined;
  const base = baseOf(code);
  if (base === TypeCode.DateTime || base === TypeCode.TimeSpan || is64Bit(code)) return (units) => units;
  if (base >= TypeCode.SByte && base <= TypeCode.UInt32) return Number;
  // Never null here: what lies between two decimals is not out of range.
  if (base === TypeCode.Decimal) return (units) => parseDecimal(`${units}e-${maxScale}`) ?? null;
  if (base === TypeCode.DateTimeOffset) {
    return (ticks, like) => ({ ticks, offset: isOffsetTime(like) ? like.offset : 0 });
  }
  return undefined;
}

/** The place of a share from 0 to 1, which a double says exactly; undefined for what is no number. */
export function exactFactor(share: number): InterpolationFactor | undefined {
  return Number.isFinite(share) ? { share, ...fractionOf(share) } : undefined;
}

/** Finite doubles as whole numbers of one unit, the largest power of two that all of them are multiples of. */
export function toCommonUnit(values: readonly number[]): readonly bigint[] {
  const fractions = values.map(fractionOf);
  const maxDenominator = fractions.reduce((max, { denominator }) => (denominator > max ? denominator : max), 1n);
  return fractions.map(({ numerator, denominator }) => numerator * (maxDenominator / denominator));
}

/** A finite double, exactly. */
function fractionOf(value: number): Fraction {
  let [numerator, denominator] = [value, 1n];
  while (!Number.isInteger(numerator)) [numerator, denominator] = [numerator * 2, denominator * 2n];
  return { numerator: BigInt(numerator), denominator };
}
