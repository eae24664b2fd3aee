// The plan of a generator: its signal, the times of its events, outages and late events (docs/behavior/control.md#generators).
import { InvalidInput } from '../model.ts';
import { ticksPerDay, ticksPerSecond } from '../values/ticks.ts';
import { parseTimeSpan } from '../values/time-span.ts';
import { parseDateTime } from '../values/time.ts';
import type { Signal } from './signal.ts';

/** A plan; times and time spans are ticks of 100 ns. */
export interface Plan {
  readonly signal: Signal;
  readonly start: bigint;
  readonly interval: bigint;
  /** The number of intervals. */
  readonly count: number;
  readonly seed: number;
  readonly outage: { readonly every: bigint; readonly duration: bigint } | null;
  readonly delay: { readonly probability: number; readonly duration: bigint } | null;
}

/** The members of a signal in requests. */
export interface SignalInput {
  readonly kind: Signal['kind'];
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly period?: string | undefined;
  readonly step?: number | undefined;
  readonly values?: readonly number[] | undefined;
}

/** The members of a plan in requests. */
export interface PlanInput {
  readonly signal: SignalInput;
  readonly interval?: string | undefined;
  readonly start?: string | undefined;
  readonly count?: number | undefined;
  readonly seed?: number | undefined;
  readonly outage?: { readonly every: string; readonly duration: string } | undefined;
  readonly delay?: { readonly probability: number; readonly duration: string } | undefined;
}

export const defaultInterval = '00:00:01';
export const defaultCount = 1_000_000;
const defaultPeriod = '01:00:00';
const minSpan = ticksPerSecond / 1_000n;
const maxSpan = 365n * ticksPerDay;
const minTime = parseDateTime('1970-01-01T00:00:00Z') ?? 0n;
const maxTime = parseDateTime('9000-01-01T00:00:00Z') ?? 0n;

/** Returns the plan of a request, which by default starts at the time `now`. Throws InvalidInput. */
export function readPlan(input: PlanInput, now: bigint): Plan {
  const { outage, delay, start, count = defaultCount, seed = 0, interval = defaultInterval } = input;
  return {
    signal: readSignal(input.signal),
    start: start === undefined ? now : readStart(start),
    interval: readSpan('interval', interval),
    count,
    seed,
    outage: outage ? readOutage(outage) : null,
    delay: delay ? { probability: delay.probability, duration: readSpan('delay.duration', delay.duration) } : null,
  };
}

function readSignal(input: SignalInput): Signal {
  const { kind, minimum = 0, maximum = 100, period = defaultPeriod, step = 1, values } = input;
  if (kind === 'recorded') {
    if (values === undefined)
      throw new InvalidInput('signal.values', 'signal.values is missing; a recorded series needs it.');
    return { kind, values };
  }
  if (minimum >= maximum)
    throw new InvalidInput(
      'signal.minimum',
      `signal.minimum is ${minimum}; it must be less than signal.maximum, ${maximum}.`,
    );
  if (kind === 'randomWalk') return { kind, minimum, maximum, step };
  return { kind, minimum, maximum, period: readSpan('signal.period', period) };
}

function readOutage(input: { readonly every: string; readonly duration: string }) {
  const every = readSpan('outage.every', input.every);
  const duration = readSpan('outage.duration', input.duration);
  if (duration > every)
    throw new InvalidInput(
      'outage.duration',
      `outage.duration is ${input.duration}; it must be at most outage.every, ${input.every}.`,
    );
  return { every, duration };
}

function readSpan(member: string, text: string): bigint {
  const span = parseTimeSpan(text);
  if (span !== undefined && span >= minSpan && span <= maxSpan) return span;
  throw new InvalidInput(member, `${member} is '${text}'; it must be a time span from 00:00:00.001 to 365.00:00:00.`);
}

function readStart(text: string): bigint {
  const time = parseDateTime(text);
  if (time !== undefined && time >= minTime && time <= maxTime) return time;
  throw new InvalidInput('start', `start is '${text}'; it must be a time from 1970 to 9000.`);
}
