// The clock of a tenant: frozen at a time, or running from one (docs/behavior/control.md#clock).
import { InvalidInput } from '../model.ts';
import { parseTimeSpan } from '../values/time-span.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';

/** A clock that differs from that of the machine. Times are ticks of 100 ns since 0001-01-01. */
export interface Clock {
  readonly mode: 'frozen' | 'offset';
  /** The time that the clock had when it was set. */
  readonly time: bigint;
  /** The time of the machine when the clock was set. */
  readonly setAt: bigint;
  /** How much faster it runs than the clock of the machine; 0 if it is frozen. */
  readonly rate: number;
}

/** The members of a clock in requests. */
export interface ClockInput {
  readonly mode: 'system' | 'frozen' | 'offset';
  readonly time?: string | null | undefined;
  readonly rate?: number | null | undefined;
}

/** An advance of a clock in requests. */
export interface AdvanceInput {
  readonly duration?: string | null | undefined;
  readonly to?: string | null | undefined;
}

const ticksOf = (text: string): bigint => parseDateTime(text) ?? 0n;
/** Times of tokens count from 1970. */
const minTime = ticksOf('1970-01-01T00:00:00Z');
/** Leaves room for what expires later. */
const maxTime = ticksOf('9000-01-01T00:00:00Z');
const maxRate = 100_000;

/** Returns the time of a clock, null for that of the machine, at a time of the machine. */
export function timeOfClock(clock: Clock | null, machineNow: bigint): bigint {
  if (clock === null) return machineNow;
  // The clock of the machine can be set back.
  const elapsed = Math.max(0, Number(machineNow - clock.setAt));
  const time = clock.time + BigInt(Math.round(elapsed * clock.rate));
  return time > maxTime ? maxTime : time;
}

/** Returns the clock that a request sets, null for that of the machine; without a time, it goes on from the current time. Throws InvalidInput. */
export function readClock({ mode, time, rate }: ClockInput, current: Clock | null, machineNow: bigint): Clock | null {
  if (mode === 'system') return null;
  const start = time === null || time === undefined ? timeOfClock(current, machineNow) : requireTime('time', time);
  return { mode, time: start, setAt: machineNow, rate: mode === 'frozen' ? 0 : requireRate(rate ?? 1) };
}

/** Returns the clock after an advance; that of the machine becomes an offset clock. Throws InvalidInput. */
export function advancedClock(current: Clock | null, input: AdvanceInput, machineNow: bigint): Clock {
  const { mode, rate } = current ?? { mode: 'offset', rate: 1 };
  return { mode, rate, setAt: machineNow, time: advancedTime(timeOfClock(current, machineNow), input) };
}

function advancedTime(now: bigint, { duration = null, to = null }: AdvanceInput): bigint {
  if (duration !== null && to === null) {
    const span = parseTimeSpan(duration);
    if (span === undefined || span <= 0n)
      throw new InvalidInput(
        'duration',
        `duration is '${duration}'; it must be a positive time span, such as 1.00:00:00 for a day.`,
      );
    return requireInBounds('duration', now + span);
  }
  if (to === null || duration !== null)
    throw new InvalidInput('to', 'An advance must have either duration or to, and not both.');
  const time = requireTime('to', to);
  if (time < now) throw new InvalidInput('to', `to is '${to}'; the clock is already at ${formatDateTime(now)}.`);
  return time;
}

function requireTime(member: string, text: string): bigint {
  const time = parseDateTime(text);
  if (time === undefined) throw new InvalidInput(member, `${member} is '${text}'; it must be a time in ISO 8601.`);
  return requireInBounds(member, time);
}

function requireInBounds(member: string, time: bigint): bigint {
  if (time >= minTime && time <= maxTime) return time;
  throw new InvalidInput(
    member,
    `${member} must set the clock to a time from ${formatDateTime(minTime)} to ${formatDateTime(maxTime)}.`,
  );
}

function requireRate(rate: number): number {
  if (rate > 0 && rate <= maxRate) return rate;
  throw new InvalidInput('rate', `rate must be greater than 0 and at most ${maxRate}.`);
}
