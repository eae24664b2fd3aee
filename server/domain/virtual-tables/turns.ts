// The order in which the jobs of many tables run: urgent ones first, but none waits forever
// (docs/behavior/virtual-tables.md#order-of-jobs).
import { ticksPerSecond } from '../values/ticks.ts';

/** A job overtakes jobs of the next priority that were queued less than this before it. */
const priorityStep = 60n * ticksPerSecond;

/** A queued job. */
export interface QueuedJob {
  readonly priority: number;
  readonly turn: bigint;
}

/**
 * Returns the turn of a new job; lower turns run first. Less urgent jobs get later turns, and a job follows those of its own table
 * that are at least as urgent. So a job only waits for jobs queued before its turn, and tables with many jobs leave turns to others.
 */
export function nextTurn(priority: number, now: bigint, ofTable: readonly QueuedJob[]): bigint {
  const before = ofTable.filter((job) => job.priority <= priority).map(({ turn }) => turn);
  return before.reduce((last, turn) => (turn > last ? turn : last), now) + BigInt(priority) * priorityStep;
}
