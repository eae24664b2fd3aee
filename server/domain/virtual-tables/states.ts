// The states of a virtual table, and what leads from one to the other (docs/behavior/virtual-tables.md#states).

export type Status = 'Pending' | 'Running' | 'Ready' | 'Error' | 'Disabled' | 'Enabled';

/** How the materialization of a table stands; times are ISO 8601 texts. */
export interface TableState {
  readonly Status: Status;
  /** Why the last run failed, or why the table was disabled by itself. */
  readonly Comment: string | null;
  readonly LastRefreshed: string | null;
  readonly LastQueuedRegRefreshTime: string | null;
  readonly MaterializationStart: string | null;
  readonly MaterializationEnd: string | null;
  readonly MaterializationRunID: string | null;
  readonly LastEnableOrDisableActionBy: string | null;
  /** Runs that failed since the last one that did not. */
  readonly failures: number;
}

/** After so many failures in a row a table is disabled. */
const maxFailures = 3;

/** A table that waits for its first run. */
export const newState: TableState = {
  Status: 'Pending',
  Comment: null,
  LastRefreshed: null,
  LastQueuedRegRefreshTime: null,
  MaterializationStart: null,
  MaterializationEnd: null,
  MaterializationRunID: null,
  LastEnableOrDisableActionBy: null,
  failures: 0,
};

/** A refresh was asked for; a run that is under way goes on. */
export function queued(state: TableState): TableState {
  return state.Status === 'Running' ? state : { ...state, Status: 'Pending' };
}

/** The schedule asked for a refresh. */
export function queuedRegularly(state: TableState, now: string): TableState {
  return { ...queued(state), LastQueuedRegRefreshTime: now };
}

export function started(state: TableState, runId: string): TableState {
  return { ...state, Status: 'Running', MaterializationRunID: runId };
}

/** The time of which a table holds the rows. */
export interface MaterializedRange {
  readonly start: string | null;
  readonly end: string | null;
}

/** A run succeeded; `isAwaited` says whether other jobs wait. */
export function succeeded(
  state: TableState,
  range: MaterializedRange,
  now: string,
  hasQueuedJobs: boolean,
): TableState {
  return {
    ...state,
    Status: hasQueuedJobs ? 'Pending' : 'Ready',
    Comment: null,
    LastRefreshed: now,
    MaterializationStart: range.start,
    MaterializationEnd: range.end,
    failures: 0,
  };
}

/** A refresh had nothing to do: after an enable the table waits for its schedule. */
export function idle(state: TableState, isAfterEnable: boolean, hasQueuedJobs: boolean): TableState {
  const waits = isAfterEnable ? 'Enabled' : 'Ready';
  return { ...state, Status: hasQueuedJobs ? 'Pending' : waits, Comment: null };
}

/** A run failed for a reason; one failure too many disables the table. */
export function failed(state: TableState, reason: string, hasQueuedJobs: boolean): TableState {
  const failures = state.failures + 1;
  if (failures < maxFailures)
    return { ...state, Status: hasQueuedJobs ? 'Pending' : 'Error', Comment: reason, failures };
  const Comment = `Disabled after ${String(failures)} failures in a row; the last one: ${reason}`;
  return { ...state, Status: 'Disabled', Comment, failures };
}

export function disabled(state: TableState, by: string): TableState {
  return { ...state, Status: 'Disabled', LastEnableOrDisableActionBy: by };
}

export function enabled(state: TableState, by: string): TableState {
  return { ...state, Status: 'Pending', Comment: null, LastEnableOrDisableActionBy: by, failures: 0 };
}
