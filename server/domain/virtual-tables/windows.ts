// Which time a run of a virtual table reads (docs/behavior/virtual-tables.md#windows-of-runs). Moments are ticks of 100 ns since
// 0001-01-01.

/** What made a job; the numbers are those of the contract. */
export const JobType = { RegularRefresh: 1, ManualRefresh: 2, Updateprocessor: 3, Backfill: 4 } as const;
export type JobType = (typeof JobType)[keyof typeof JobType];

/** Rank of a job by its type, lower ones first (docs/behavior/virtual-tables.md#windows-of-runs). */
export const priorityOf: Readonly<Record<JobType, number>> = {
  [JobType.ManualRefresh]: 1,
  [JobType.RegularRefresh]: 2,
  [JobType.Updateprocessor]: 3,
  [JobType.Backfill]: 4,
};

/** The time of a table: where it starts and may end, and what of it is held already. */
export interface TableTime {
  readonly start: bigint;
  readonly end: bigint | null;
  /** Null before the first successful run. */
  readonly held: { readonly start: bigint; readonly end: bigint } | null;
  /** The steps of an interpolated table; its rows are those that lie a number of steps after the start. */
  readonly step: bigint | null;
}

/** What a job was asked to do. */
export interface RequestedRun {
  readonly type: JobType;
  readonly start: bigint | null;
  readonly end: bigint | null;
}

/** What a run does. */
export interface Window {
  readonly start: bigint;
  readonly end: bigint;
  /** `whole`: the rows take the place of all; `replace`: of those in the window; `extend`: rows are added or changed, none goes. */
  readonly mode: 'whole' | 'replace' | 'extend';
  /** What the table holds after it; null when that is nothing yet. */
  readonly held: { readonly start: bigint; readonly end: bigint } | null;
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);
const max = (a: bigint, b: bigint) => (a > b ? a : b);

/** Returns how far a table can be filled now. */
const availableEnd = ({ end }: TableTime, now: bigint) => (end === null ? now : min(end, now));

/** Whether a regular refresh finds nothing to do: the table covers all the time up to now. */
export function isCovered(time: TableTime, now: bigint): boolean {
  return time.held !== null && time.held.end >= availableEnd(time, now);
}

/**
 * Returns the window of a run. Regular refreshes go on where the last run ended; the others take the time that was asked for,
 * by default all of the table's. Rows of interpolated tables keep to the grid that starts at the table's start
 * (docs/behavior/virtual-tables.md#windows-of-runs).
 */
export function windowOf({ type, start, end }: RequestedRun, time: TableTime, now: bigint): Window {
  const { held } = time;
  const whole = { start: time.start, end: time.end ?? now };
  if (type === JobType.RegularRefresh && held !== null) {
    const window = { start: alignToGrid(held.end, time, 'down'), end: max(held.end, availableEnd(time, now)) };
    return { ...window, mode: 'extend', held: { start: held.start, end: window.end } };
  }
  const from = max(start ?? whole.start, whole.start);
  const to = min(end ?? whole.end, whole.end);
  const isWhole = held === null || (from <= held.start && to >= held.end);
  if (isWhole) {
    const filled = min(to, availableEnd(time, now));
    return {
      start: alignToGrid(from, time, 'up'),
      end: to,
      mode: 'whole',
      held: filled < from ? null : { start: from, end: filled },
    };
  }
  // A window apart from what is held leaves a gap, which the next regular refresh must not take for filled.
  const touches = from <= held.end && to >= held.start;
  const grown = { start: min(held.start, from), end: max(held.end, min(to, availableEnd(time, now))) };
  return { start: alignToGrid(from, time, 'up'), end: to, mode: 'replace', held: touches ? grown : held };
}

/** The nearest row of an interpolated table that is not after, or not before, a moment. */
function alignToGrid(time0: bigint, { start, step }: TableTime, direction: 'up' | 'down'): bigint {
  if (step === null || time0 <= start) return time0;
  const beyond = (time0 - start) % step;
  if (beyond === 0n) return time0;
  return direction === 'down' ? time0 - beyond : time0 - beyond + step;
}
