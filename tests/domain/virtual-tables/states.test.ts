import { describe, expect, it } from '@jest/globals';
import {
  disabled,
  enabled,
  failed,
  idle,
  newState,
  queued,
  queuedBySchedule,
  started,
  succeeded,
  type TableStatus,
  type TableState,
} from '../../../server/domain/virtual-tables/states.ts';

const all: readonly TableStatus[] = ['Pending', 'Running', 'Ready', 'Error', 'Disabled', 'Enabled'];
const held = { start: '2024-01-01T00:00:00Z', end: '2024-02-01T00:00:00Z' };
const at = (Status: TableStatus, more: Partial<TableState> = {}): TableState => ({ ...newState, Status, ...more });

describe('the states of a virtual table (docs/behavior/virtual-tables.md#states)', () => {
  it.each<[string, (state: TableState) => TableState, Partial<Record<TableStatus, TableStatus>>]>([
    [
      'a refresh is queued',
      queued,
      { Pending: 'Pending', Running: 'Running', Ready: 'Pending', Error: 'Pending', Enabled: 'Pending' },
    ],
    [
      'a refresh is due',
      (state) => queuedBySchedule(state, 'now'),
      { Running: 'Running', Ready: 'Pending', Error: 'Pending', Enabled: 'Pending' },
    ],
    ['a run starts', (state) => started(state, 'run'), { Pending: 'Running' }],
    ['a run succeeds', (state) => succeeded(state, held, 'now', false), { Running: 'Ready' }],
    ['a run succeeds while others wait', (state) => succeeded(state, held, 'now', true), { Running: 'Pending' }],
    ['a run fails', (state) => failed(state, 'why', false), { Running: 'Error' }],
    ['a run fails while others wait', (state) => failed(state, 'why', true), { Running: 'Pending' }],
    ['nothing is due after an enable', (state) => idle(state, true, false), { Pending: 'Enabled' }],
    ['nothing is due', (state) => idle(state, false, false), { Pending: 'Ready' }],
    ['nothing is due, others wait', (state) => idle(state, true, true), { Pending: 'Pending' }],
    ['it is disabled', (state) => disabled(state, 'me'), Object.fromEntries(all.map((status) => [status, 'Disabled']))],
    ['it is enabled', (state) => enabled(state, 'me'), Object.fromEntries(all.map((status) => [status, 'Pending']))],
  ])('%s', (_name, change, expected) => {
    for (const [from, to] of Object.entries(expected)) {
      const next = change(at(from as TableStatus));
      expect([from, next.Status]).toEqual([from, to]);
    }
  });

  it('a run leaves its marks', () => {
    const running = started(at('Pending', { Comment: 'old', failures: 2 }), 'run-7');
    expect(running).toMatchObject({ MaterializationRunID: 'run-7', Comment: 'old' });
    expect(succeeded(running, held, 'now', false)).toEqual({
      ...newState,
      Status: 'Ready',
      LastRefreshed: 'now',
      MaterializationStart: held.start,
      MaterializationEnd: held.end,
      MaterializationRunID: 'run-7',
    });
  });

  it('the third failure in a row disables the table and says so', () => {
    const first = failed(started(newState, 'a'), 'gone', false);
    expect(first).toMatchObject({ Status: 'Error', Comment: 'gone', failures: 1 });
    const second = failed(started(first, 'b'), 'gone', false);
    expect(second).toMatchObject({ Status: 'Error', failures: 2 });
    const third = failed(started(second, 'c'), 'gone still', true);
    expect(third.Status).toBe('Disabled');
    expect(third.Comment).toContain('3 failures');
    expect(third.Comment).toContain('gone still');
    expect(enabled(third, 'me')).toMatchObject({
      Status: 'Pending',
      Comment: null,
      failures: 0,
      LastEnableOrDisableActionBy: 'me',
    });
  });

  it('a success in between starts the count again', () => {
    const twice = failed(failed(newState, 'a', false), 'b', false);
    const after = succeeded(twice, held, 'now', false);
    expect(failed(after, 'c', false)).toMatchObject({ Status: 'Error', failures: 1 });
  });

  it('a regular refresh is remembered', () => {
    expect(queuedBySchedule(at('Ready'), 'now').LastQueuedRegRefreshTime).toBe('now');
  });
});
