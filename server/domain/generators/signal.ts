// The signals of generators (docs/behavior/control.md#generators).
import { randomAt } from './random.ts';

/** A signal; time spans are ticks of 100 ns. */
export type Signal =
  | { readonly kind: 'sine' | 'square'; readonly minimum: number; readonly maximum: number; readonly period: bigint }
  | { readonly kind: 'randomWalk'; readonly minimum: number; readonly maximum: number; readonly step: number }
  | { readonly kind: 'recorded'; readonly values: readonly number[] };

/** An event of a series. */
export interface SignalPoint {
  /** Its number, from 0. */
  readonly index: number;
  /** Ticks since 0001-01-01. */
  readonly time: bigint;
  /** The value of the event before it; null for the first one. */
  readonly previous: number | null;
}

/** Returns the value of a signal; `series` names the series among those with the same seed. */
export function signalValue(signal: Signal, seed: number, series: string, point: SignalPoint): number {
  switch (signal.kind) {
    case 'sine':
      return rounded(
        middleOf(signal) + (rangeOf(signal) / 2) * Math.sin(2 * Math.PI * phaseAt(signal.period, point.time)),
      );
    case 'square':
      return phaseAt(signal.period, point.time) < 0.5 ? signal.maximum : signal.minimum;
    case 'randomWalk':
      return nextOfWalk(signal, randomAt(seed, `${series}/step`, point.index), point.previous);
    case 'recorded':
      return signal.values[point.index % signal.values.length] ?? 0;
  }
}

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}
const rangeOf = ({ minimum, maximum }: Bounds) => maximum - minimum;
const middleOf = ({ minimum, maximum }: Bounds) => rounded((minimum + maximum) / 2);
/** Returns the part of the period that has passed, from 0 to 1. */
const phaseAt = (period: bigint, time: bigint) => Number(time % period) / Number(period);
/** Six decimals are enough for any instrument, and are the same after a round trip through JSON. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** Returns the next value of a walk, which turns back at its bounds. */
function nextOfWalk(walk: Bounds & { readonly step: number }, random: number, previous: number | null): number {
  if (previous === null) return middleOf(walk);
  const { minimum, maximum, step } = walk;
  const next = previous + (2 * random - 1) * step;
  const reflected = next > maximum ? 2 * maximum - next : next < minimum ? 2 * minimum - next : next;
  return rounded(Math.min(maximum, Math.max(minimum, reflected)));
}
