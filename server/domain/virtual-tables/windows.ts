// The time range that a run of a virtual table reads (docs/behavior/virtual-tables.md#windows-of-runs). Times are ticks since
// 0001-01-01.

/** The types of jobs, with their numbers in the contract. */
export const JobType = { RegularRefresh: 1, ManualRefresh: 2, Updateprocessor: 3, Backfill: 4 } as const;
export type JobType = (typeof JobType)[keyof typeof JobType];

/** The priority of each type of job; lower numbers run first (docs/behavior/virtual-tables.md#windows-of-runs). */
export const jobPriorities: Readonly<Record<JobType, number>> = {
  [JobType.ManualRefresh]: 1,
  [JobType.RegularRefresh]: 2,
  [JobType.Updateprocessor]: 3,
  [JobType.Backfill]: 4,
};

/** The time range of a table, and the part of it that is materialized. */
export interface TableTimeRange {
  readonly start: bigint;
  readonly end: bigint | null;
  /** Null before the first successful run. */
  readonly materialized: { readonly start: bigint; readonly end: bigint } | null;
  /** The step of an interpolated table; its rows are at multiples of the step from the start. */
  readonly step: bigint | null;
}

/** The type and the requested time range of a run; null for the start or end of the table. */
export interface RunRequest {
  readonly type: JobType;
  readonly start: bigint | null;
  readonly end: bigint | null;
}

/** The time range that a run reads, and how it changes the rows. */
export interface Window {
  readonly start: bigint;
  readonly end: bigint;
  /** `replaceAll` replaces all rows, `replaceWindow` those in the window, `extend` adds or changes rows and removes none. */
  readonly mode: 'replaceAll' | 'replaceWindow' | 'extend';
  /** The range that is materialized after the run; null if there is none. */
  readonly materialized: { readonly start: bigint; readonly end: bigint } | null;
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);
const max = (a: bigint, b: bigint) => (a > b ? a : b);

/** Returns the time up to which a table can be filled now. */
const availableEnd = ({ end }: TableTimeRange, now: bigint) => (end === null ? now : min(end, now));

/** Returns whether a regular refresh has nothing to do, because the table is filled up to now. */
export function isUpToDate(time: TableTimeRange, now: bigint): boolean {
  return time.materialized !== null && time.materialized.end >= availableEnd(time, now);
}

/**
 * Returns the window of a run. Regular refreshes continue where the last run ended; other runs read the requested time range, by
 * default the whole range of the table. Rows of interpolated tables stay on the grid that begins at the table's start
 * (docs/behavior/virtual-tables.md#windows-of-runs).
 */
export function runWindow({ type, start, end }: RunRequest, time: TableTimeRange, now: bigint): Window {
  const { materialized } = time;
  const tableRange = { start: time.start, end: time.end ?? now };
  if (type === JobType.RegularRefresh && materialized !== null) {
    const window = {
      start: alignToGrid(materialized.end, time, 'down'),
      end: max(materialized.end, availableEnd(time, now)),
    };
    return { ...window, mode: 'extend', materialized: { start: materialized.start, end: window.end } };
  }
  const from = max(start ?? tableRange.start, tableRange.start);
  const to = min(end ?? tableRange.end, tableRange.end);
  const coversAllRows = materialized === null || (from <= materialized.start && to >= materialized.end);
  if (coversAllRows) {
    const filledEnd = min(to, availableEnd(time, now));
    return {
      start: alignToGrid(from, time, 'up'),
      end: to,
      mode: 'replaceAll',
      materialized: filledEnd < from ? null : { start: from, end: filledEnd },
    };
  }
  // A window that does not touch the materialized range leaves a gap, so the range must not grow: it would include the gap.
  const isConnected = from <= materialized.end && to >= materialized.start;
  const extended = {
    start: min(materialized.start, from),
    end: max(materialized.end, min(to, availableEnd(time, now))),
  };
  return {
    start: alignToGrid(from, time, 'up'),
    end: to,
    mode: 'replaceWindow',
    materialized: isConnected ? extended : materialized,
  };
}

/** Returns the time of the nearest row of an interpolated table: at or before a time for 'down', at or after it for 'up'. */
function alignToGrid(ticks: bigint, { start, step }: TableTimeRange, direction: 'up' | 'down'): bigint {
  if (step === null || ticks <= start) return ticks;
  const remainder = (ticks - start) % step;
  if (remainder === 0n) return ticks;
  return direction === 'down' ? ticks - remainder : ticks - remainder + step;
}
