import { describe, expect, it } from '@jest/globals';
import {
  disabledState,
  enabledState,
  failedState,
  idleState,
  initialState,
  queuedState,
  scheduledState,
  runningState,
  succeededState,
  type TableStatus,
  type TableState,
} from '../../../server/domain/virtual-tables/states.ts';

const all: readonly TableStatus[] = ['Pending', 'Running', 'Ready', 'Error', 'Disabled', 'Enabled'];
const held = { start: '2024-01-01T00:00:00Z', end: '2024-02-01T00:00:00Z' };
const at = (Status: TableStatus, more: Partial<TableState> = {}): TableState => ({ ...initialState, Status, ...more });

describe('the states of a virtual table (docs/behavior/virtual-tables.md#states)', () => {
  it.each<[string, (state: TableState) => TableState, Partial<Record<TableStatus, TableStatus>>]>([
    [
      'a refresh is queued',
      queuedState,
      { Pending: 'Pending', Running: 'Running', Ready: 'Pending', Error: 'Pending', Enabled: 'Pending' },
    ],
    [
      'a refresh is due',
      (state) => scheduledState(state, 'now'),
      { Running: 'Running', Ready: 'Pending', Error: 'Pending', Enabled: 'Pending' },
    ],
    ['a run starts', (state) => runningState(state, 'run'), { Pending: 'Running' }],
    ['a run succeeds', (state) => succeededState(state, held, 'now', false), { Running: 'Ready' }],
    ['a run succeeds while others wait', (state) => succeededState(state, held, 'now', true), { Running: 'Pending' }],
    ['a run fails', (state) => failedState(state, 'why', false), { Running: 'Error' }],
    ['a run fails while others wait', (state) => failedState(state, 'why', true), { Running: 'Pending' }],
    ['nothing is due after an enable', (state) => idleState(state, true, false), { Pending: 'Enabled' }],
    ['nothing is due', (state) => idleState(state, false, false), { Pending: 'Ready' }],
    ['nothing is due, others wait', (state) => idleState(state, true, true), { Pending: 'Pending' }],
    [
      'it is disabled',
      (state) => disabledState(state, 'me'),
      Object.fromEntries(all.map((status) => [status, 'Disabled'])),
    ],
    [
      'it is enabled',
      (state) => enabledState(state, 'me'),
      Object.fromEntries(all.map((status) => [status, 'Pending'])),
    ],
  ])('%s', (_name, change, expected) => {
    for (const [from, to] of Object.entries(expected)) {
      const next = change(at(from as TableStatus));
      expect([from, next.Status]).toEqual([from, to]);
    }
  });

  it('a new table waits for its first run', () => {
    expect(initialState.Status).toBe('Pending');
  });

  it('a successful run records its time, its range and its identifier', () => {
    const running = runningState(at('Pending', { Comment: 'old', failures: 2 }), 'run-7');
    expect(running).toMatchObject({ MaterializationRunID: 'run-7', Comment: 'old' });
    expect(succeededState(running, held, 'now', false)).toEqual({
      ...initialState,
      Status: 'Ready',
      LastRefreshed: 'now',
      MaterializationStart: held.start,
      MaterializationEnd: held.end,
      MaterializationRunID: 'run-7',
    });
  });

  it('the third failure in a row disables the table and says so', () => {
    const first = failedState(runningState(initialState, 'a'), 'gone', false);
    expect(first).toMatchObject({ Status: 'Error', Comment: 'gone', failures: 1 });
    const second = failedState(runningState(first, 'b'), 'gone', false);
    expect(second).toMatchObject({ Status: 'Error', failures: 2 });
    const third = failedState(runningState(second, 'c'), 'gone still', true);
    expect(third.Status).toBe('Disabled');
    expect(third.Comment).toContain('3 failures');
    expect(third.Comment).toContain('gone still');
    expect(enabledState(third, 'me')).toMatchObject({
      Status: 'Pending',
      Comment: null,
      failures: 0,
      LastEnableOrDisableActionBy: 'me',
    });
  });

  it('a success in between starts the count again', () => {
    const twice = failedState(failedState(initialState, 'a', false), 'b', false);
    const after = succeededState(twice, held, 'now', false);
    expect(failedState(after, 'c', false)).toMatchObject({ Status: 'Error', failures: 1 });
  });

  it('a scheduled refresh records the time when it was queued', () => {
    expect(scheduledState(at('Ready'), 'now').LastQueuedRegRefreshTime).toBe('now');
  });
});
