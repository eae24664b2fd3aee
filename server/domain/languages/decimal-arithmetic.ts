// Exact arithmetic on decimals, for the filter language.
import type { Decimal } from '../model.ts';

/** The decimal places of a quotient, as many as a Decimal can have. */
const quotientScale = 28;

/** Returns a + b. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { unscaled: unscaledAt(a, scale) + unscaledAt(b, scale), scale };
}

/** Returns -a. */
export function negateDecimal(a: Decimal): Decimal {
  return { unscaled: -a.unscaled, scale: a.scale };
}

/** Returns a * b. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { unscaled: a.unscaled * b.unscaled, scale: a.scale + b.scale };
}

/** Returns a / b, truncated to 28 decimal places; b must not be 0. */
export function divideDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const dividend = unscaledAt(a, scale) * 10n ** BigInt(quotientScale);
  return { unscaled: dividend / unscaledAt(b, scale), scale: quotientScale };
}

/** Returns the remainder of a / b, with the sign of a; b must not be 0. */
export function remainderOfDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { unscaled: unscaledAt(a, scale) % unscaledAt(b, scale), scale };
}

/** Returns the largest whole number at or below a. */
export function floorDecimal(a: Decimal): Decimal {
  const one = 10n ** BigInt(a.scale);
  const remainder = a.unscaled % one;
  return { unscaled: a.unscaled / one - (remainder < 0n ? 1n : 0n), scale: 0 };
}

/** Returns the smallest whole number at or above a. */
export function ceilDecimal(a: Decimal): Decimal {
  return negateDecimal(floorDecimal(negateDecimal(a)));
}

/** Returns a rounded to a whole number, halves away from 0. */
export function roundDecimal(a: Decimal): Decimal {
  const half = { unscaled: 5n, scale: 1 };
  return a.unscaled < 0n ? ceilDecimal(addDecimals(a, negateDecimal(half))) : floorDecimal(addDecimals(a, half));
}

function unscaledAt(a: Decimal, scale: number): bigint {
  return a.scale === scale ? a.unscaled : a.unscaled * 10n ** BigInt(scale - a.scale);
}
