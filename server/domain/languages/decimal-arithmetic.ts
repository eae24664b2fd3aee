// Exact arithmetic on decimals, as far as the filter language needs it.
import type { Decimal } from '../model.ts';

/** Digits after the point that a quotient keeps: no type code holds more. */
const QUOTIENT_SCALE = 28;

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

/** Returns a / b, what is beyond 28 digits after the point cut off; b is not 0. */
export function divideDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const dividend = unscaledAt(a, scale) * 10n ** BigInt(QUOTIENT_SCALE);
  return { unscaled: dividend / unscaledAt(b, scale), scale: QUOTIENT_SCALE };
}

/** Returns what is left of a after taking b out of it, with the sign of a; b is not 0. */
export function remainderOfDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { unscaled: unscaledAt(a, scale) % unscaledAt(b, scale), scale };
}

/** Returns the largest whole number that is not above a. */
export function floorDecimal(a: Decimal): Decimal {
  const one = 10n ** BigInt(a.scale);
  const rest = a.unscaled % one;
  return { unscaled: a.unscaled / one - (rest < 0n ? 1n : 0n), scale: 0 };
}

/** Returns the smallest whole number that is not below a. */
export function ceilDecimal(a: Decimal): Decimal {
  return negateDecimal(floorDecimal(negateDecimal(a)));
}

/** Returns the whole number nearest to a, the one away from 0 when two are. */
export function roundDecimal(a: Decimal): Decimal {
  const half = { unscaled: 5n, scale: 1 };
  return a.unscaled < 0n ? ceilDecimal(addDecimals(a, negateDecimal(half))) : floorDecimal(addDecimals(a, half));
}

function unscaledAt(a: Decimal, scale: number): bigint {
  return a.scale === scale ? a.unscaled : a.unscaled * 10n ** BigInt(scale - a.scale);
}
