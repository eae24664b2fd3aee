// The delays of faults, in milliseconds (docs/behavior/control.md#faults).

/** Exactly one member is set. */
export interface Delay {
  readonly fixed?: number;
  readonly uniform?: { readonly minimum: number; readonly maximum: number };
  readonly lognormal?: { readonly median: number; readonly sigma: number };
}

/** The longest delay. */
export const maxDelayMilliseconds = 600_000;

/** Returns the milliseconds of a delay for two random numbers from 0 to below 1. */
export function delayMilliseconds(
  { fixed = 0, uniform, lognormal }: Delay,
  [first, second]: readonly [number, number],
): number {
  if (uniform) return uniform.minimum + (uniform.maximum - uniform.minimum) * first;
  if (!lognormal) return fixed;
  // A number with the normal distribution, by Box and Muller.
  const normal = Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
  return Math.min(maxDelayMilliseconds, lognormal.median * Math.exp(lognormal.sigma * normal));
}
