// Exact decimal numbers of 96 bits and up to 28 decimal places. They have no trailing zeros, so equal numbers have equal members.
import type { Decimal } from '../model.ts';

const maxUnscaled = 2n ** 96n - 1n;
const maxScale = 28;
/** More digits than a decimal has. The digits after them only decide whether a number is above a tie, so one digit replaces them. */
const maxParsedDigits = 64;

const decimalPattern = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d{1,6}))?$/;

/** Returns whether a value is a Decimal. */
export const isDecimal = (value: unknown): value is Decimal =>
  typeof value === 'object' && value !== null && 'unscaled' in value;

/** Returns a quotient rounded half to even; the divisor must be positive (docs/behavior/stream-data.md#values-between-events). */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const towardsZero = dividend / divisor;
  const floor = towardsZero * divisor > dividend ? towardsZero - 1n : towardsZero;
  const twice = (dividend - floor * divisor) * 2n;
  return twice > divisor || (twice === divisor && floor % 2n !== 0n) ? floor + 1n : floor;
}

// A loop, because the pattern 0+$ takes quadratic time for zeros in the middle.
function countTrailingZeros(digits: string): number {
  let count = 0;
  while (digits.charAt(digits.length - 1 - count) === '0') count += 1;
  return count;
}

function trimTrailingZeros(unscaled: bigint, scale: number): Decimal {
  let trimmed = unscaled;
  let decimals = scale;
  while (decimals > 0 && trimmed % 10n === 0n) {
    trimmed /= 10n;
    decimals -= 1;
  }
  return { unscaled: trimmed, scale: decimals };
}

/**
 * Returns the decimal of a text like `-1.5`, `.5` or `2e3`; digits beyond the precision are rounded half to even. Returns undefined
 * for other text and for numbers outside of +-79228162514264337593543950335 (docs/behavior/stream-data.md#values-as-text).
 */
export function parseDecimal(text: string): Decimal | undefined {
  const match = decimalPattern.exec(text);
  if (!match) return undefined;
  const [, sign, integer = '', fraction = match[4] ?? '', , exponent = '0'] = match;
  const digits = (integer + fraction).replace(/^0+/, '');
  const significant = digits.slice(0, digits.length - countTrailingZeros(digits));
  if (significant === '') return { unscaled: 0n, scale: 0 };
  const isTooLong = significant.length > maxParsedDigits;
  const parsedDigits = isTooLong ? `${significant.slice(0, maxParsedDigits)}1` : significant;
  const scale = fraction.length - Number(exponent) - (digits.length - parsedDigits.length);
  if (parsedDigits.length - scale > 29) return undefined;
  if (scale - parsedDigits.length > maxScale) return { unscaled: 0n, scale: 0 };

  const exact = scale < 0 ? BigInt(parsedDigits) * 10n ** BigInt(-scale) : BigInt(parsedDigits);
  const decimals = Math.max(scale, 0);
  let droppedDecimals = Math.max(decimals - maxScale, 0);
  let rounded = divideHalfEven(exact, 10n ** BigInt(droppedDecimals));
  while (rounded > maxUnscaled) {
    droppedDecimals += 1;
    if (droppedDecimals > decimals) return undefined;
    rounded = divideHalfEven(exact, 10n ** BigInt(droppedDecimals));
  }
  return trimTrailingZeros(sign === '-' ? -rounded : rounded, decimals - droppedDecimals);
}

/** Returns a decimal as text with all digits and no exponent. */
export function formatDecimal({ unscaled, scale }: Decimal): string {
  if (scale === 0) return String(unscaled);
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Returns a negative number, zero or a positive number when a is below, equal to or above b. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const left = a.unscaled * 10n ** BigInt(scale - a.scale);
  const right = b.unscaled * 10n ** BigInt(scale - b.scale);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Returns the double nearest to a decimal. */
export function decimalToNumber(value: Decimal): number {
  return Number(formatDecimal(value));
}

/** Returns the decimal with the digits that a double prints with; undefined for NaN, infinities and numbers out of range. */
export function decimalFromNumber(value: number): Decimal | undefined {
  return parseDecimal(String(value));
}
