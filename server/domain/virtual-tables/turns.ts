// In which order the jobs of many tables run: urgent ones first, but none waits for ever (docs/behavior/virtual-tables.md#order-of-jobs).
import { ticksPerSecond } from '../values/ticks.ts';

/** A job of a priority overtakes those of the next one that were queued no more than so much before it. */
const priorityStep = 60n * ticksPerSecond;

/** A job that is queued. */
export interface Queued {
  readonly priority: number;
  readonly turn: bigint;
}

/**
 * The turn of a new job: lower ones come first. It is the later the less urgent the job is, and after those of its own table that
 * are as urgent. So a job waits only for what was queued before its turn, and a table with many jobs leaves turns to the others.
 */
export function nextTurn(priority: number, now: bigint, ofTable: readonly Queued[]): bigint {
  const before = ofTable.filter((job) => job.priority <= priority).map(({ turn }) => turn);
  return before.reduce((last, turn) => (turn > last ? turn : last), now) + BigInt(priority) * priorityStep;
}
