// The states of a virtual table, and the transitions between them (docs/behavior/virtual-tables.md#states).

export type TableStatus = 'Pending' | 'Running' | 'Ready' | 'Error' | 'Disabled' | 'Enabled';

/** The state of a table's materialization; times are ISO 8601 strings. */
export interface TableState {
  readonly Status: TableStatus;
  /** Why the last run failed, or why the server disabled the table. */
  readonly Comment: string | null;
  readonly LastRefreshed: string | null;
  readonly LastQueuedRegRefreshTime: string | null;
  readonly MaterializationStart: string | null;
  readonly MaterializationEnd: string | null;
  readonly MaterializationRunID: string | null;
  readonly LastEnableOrDisableActionBy: string | null;
  /** Failed runs since the last successful one. */
  readonly failures: number;
}

/** After this many consecutive failures a table is disabled. */
const maxFailures = 3;

/** The state of a table before its first run. */
export const initialState: TableState = {
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

/** Returns the state after a refresh was queued; a table with a run in progress stays Running. */
export function queuedState(state: TableState): TableState {
  return state.Status === 'Running' ? state : { ...state, Status: 'Pending' };
}

/** Returns the state after the schedule queued a refresh. */
export function scheduledState(state: TableState, now: string): TableState {
  return { ...queuedState(state), LastQueuedRegRefreshTime: now };
}

/** Returns the state after a run started. */
export function runningState(state: TableState, runId: string): TableState {
  return { ...state, Status: 'Running', MaterializationRunID: runId };
}

/** The time range that the rows of a table cover; both ends are null if it covers none. */
export interface MaterializedRange {
  readonly start: string | null;
  readonly end: string | null;
}

/** Returns the state after a successful run. */
export function succeededState(
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

/** Returns the state after a refresh with nothing to do; `isAfterEnable` is true for the refresh that enabling the table queued. */
export function idleState(state: TableState, isAfterEnable: boolean, hasQueuedJobs: boolean): TableState {
  const idleStatus = isAfterEnable ? 'Enabled' : 'Ready';
  return { ...state, Status: hasQueuedJobs ? 'Pending' : idleStatus, Comment: null };
}

/** Returns the state after a failed run; too many consecutive failures disable the table. */
export function failedState(state: TableState, errorMessage: string, hasQueuedJobs: boolean): TableState {
  const failures = state.failures + 1;
  if (failures < maxFailures)
    return { ...state, Status: hasQueuedJobs ? 'Pending' : 'Error', Comment: errorMessage, failures };
  const Comment = `Disabled after ${String(failures)} failures in a row; the last one: ${errorMessage}`;
  return { ...state, Status: 'Disabled', Comment, failures };
}

/** Returns the state after a user disabled the table. */
export function disabledState(state: TableState, userId: string): TableState {
  return { ...state, Status: 'Disabled', LastEnableOrDisableActionBy: userId };
}

/** Returns the state after a user enabled the table, which also queues a refresh. */
export function enabledState(state: TableState, userId: string): TableState {
  return { ...state, Status: 'Pending', Comment: null, LastEnableOrDisableActionBy: userId, failures: 0 };
}
