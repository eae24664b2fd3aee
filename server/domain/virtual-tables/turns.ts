// The order in which the jobs of many tables run: urgent jobs first, but every job runs eventually
// (docs/behavior/virtual-tables.md#order-of-jobs).
import { ticksPerSecond } from '../values/ticks.ts';

/** A job runs before jobs of the next lower priority that were queued less than this before it. */
const ticksPerPriority = 60n * ticksPerSecond;

/** A queued job. */
export interface QueuedJob {
  readonly priority: number;
  readonly turn: bigint;
}

/**
 * Returns the turn of a new job; lower turns run first. Less urgent jobs get later turns, and a job runs after the jobs of its own table
 * that are at least as urgent. So every job runs eventually, and a table with many jobs does not delay other tables.
 */
export function nextTurn(priority: number, now: bigint, tableJobs: readonly QueuedJob[]): bigint {
  const before = tableJobs.filter((job) => job.priority <= priority).map(({ turn }) => turn);
  return before.reduce((last, turn) => (turn > last ? turn : last), now) + BigInt(priority) * ticksPerPriority;
}
