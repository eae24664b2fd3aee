// The events of a generator that are due, from where the last run ended (docs/behavior/control.md#generators).
import type { Plan } from './plan.ts';
import { randomAt } from './random.ts';
import { signalValue } from './signal.ts';

/** An event; its time is in ticks since 0001-01-01. */
export interface GeneratedEvent {
  readonly time: bigint;
  readonly value: number;
}

/** How far a series has been written. */
export interface Cursor {
  /** The number of the next event. */
  readonly index: number;
  /** The value of the event before it; null if there is none. */
  readonly value: number | null;
}

/** The cursors of a series: late events are written by a second one, which follows the first. */
export interface Cursors {
  readonly punctual: Cursor;
  readonly late: Cursor;
}

/** The events of one step, and the cursors after it. */
export interface DueEvents {
  readonly events: readonly GeneratedEvent[];
  readonly cursors: Cursors;
}

/** Returns the cursors of a series that begins with the event of a number. */
export const cursorsAt = (index: number): Cursors => ({
  punctual: { index, value: null },
  late: { index, value: null },
});

/** Returns the time of the event of a number. */
export const timeOfEvent = ({ start, interval }: Plan, index: number): bigint => start + BigInt(index) * interval;

/** Returns whether a step up to a time would move the cursors. */
export function isDue(plan: Plan, { punctual, late }: Cursors, until: bigint): boolean {
  const isBehind = ({ index }: Cursor, end: bigint) => index < plan.count && timeOfEvent(plan, index) <= end;
  return isBehind(punctual, until) || (plan.delay !== null && isBehind(late, until - plan.delay.duration));
}

/**
 * Returns the events of a series that are due up to a time and have not been written, in at most `maxSteps` intervals for each cursor. However
 * the time is divided into steps, all of them together have the same events.
 */
export function dueEvents(plan: Plan, series: string, cursors: Cursors, until: bigint, maxSteps: number): DueEvents {
  const isLate = (index: number) =>
    plan.delay !== null && randomAt(plan.seed, `${series}/delay`, index) < plan.delay.probability;
  const punctual = step(plan, series, cursors.punctual, until, maxSteps, (index) => !isLate(index));
  if (!plan.delay) return { events: punctual.events, cursors: { punctual: punctual.cursor, late: cursors.late } };
  const late = step(plan, series, cursors.late, until - plan.delay.duration, maxSteps, isLate);
  return {
    events: [...punctual.events, ...late.events],
    cursors: { punctual: punctual.cursor, late: late.cursor },
  };
}

function step(
  plan: Plan,
  series: string,
  { index, value }: Cursor,
  until: bigint,
  maxSteps: number,
  isSelected: (index: number) => boolean,
) {
  const events: GeneratedEvent[] = [];
  const end = Math.min(plan.count, index + maxSteps);
  let next = index;
  let previous = value;
  for (let time = timeOfEvent(plan, next); next < end && time <= until; time += plan.interval) {
    previous = signalValue(plan.signal, plan.seed, series, { index: next, time, previous });
    if (isSelected(next) && !isInOutage(plan, time)) events.push({ time, value: previous });
    next += 1;
  }
  return { events, cursor: { index: next, value: previous } };
}

/** Returns whether a time is in an outage: one begins at a random time in each time span of the plan. */
function isInOutage({ outage, seed }: Plan, time: bigint): boolean {
  if (!outage) return false;
  const slack = Number(outage.every - outage.duration);
  const begin = randomAt(seed, 'outage', Number(time / outage.every)) * slack;
  const passed = Number(time % outage.every);
  return passed >= begin && passed < begin + Number(outage.duration);
}
