import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isUpToDate,
  jobPriorities,
  JobType,
  runWindow,
  type RunRequest,
  type TableTimeRange,
  type Window,
} from '../../../server/domain/virtual-tables/windows.ts';

const { RegularRefresh, ManualRefresh, Updateprocessor, Backfill } = JobType;
const time = (overrides: Partial<TableTimeRange> = {}): TableTimeRange => ({
  start: 100n,
  end: null,
  materialized: null,
  step: null,
  ...overrides,
});
const request = (type: JobType, start: bigint | null = null, end: bigint | null = null): RunRequest => ({
  type,
  start,
  end,
});
const materialized = { start: 100n, end: 200n };

describe('the window of a run (docs/behavior/virtual-tables.md#windows-of-runs)', () => {
  it.each<[string, RunRequest, TableTimeRange, Window]>([
    [
      'from the start to now for the first run',
      request(Backfill),
      time(),
      { start: 100n, end: 250n, mode: 'replaceAll', materialized: { start: 100n, end: 250n } },
    ],
    [
      'from the start to the end of a table for the first run',
      request(Backfill),
      time({ end: 180n }),
      { start: 100n, end: 180n, mode: 'replaceAll', materialized: { start: 100n, end: 180n } },
    ],
    [
      'beyond now for a table with a later end, of which the part to now counts as materialized',
      request(Backfill),
      time({ end: 900n }),
      { start: 100n, end: 900n, mode: 'replaceAll', materialized: { start: 100n, end: 250n } },
    ],
    [
      'empty for a table that starts after now',
      request(Backfill),
      time({ start: 300n }),
      { start: 300n, end: 250n, mode: 'replaceAll', materialized: null },
    ],
    [
      'from the materialized end to now for a regular refresh',
      request(RegularRefresh),
      time({ materialized }),
      { start: 200n, end: 250n, mode: 'extend', materialized: { start: 100n, end: 250n } },
    ],
    [
      'to the end of the table for a regular refresh',
      request(RegularRefresh),
      time({ materialized, end: 220n }),
      { start: 200n, end: 220n, mode: 'extend', materialized: { start: 100n, end: 220n } },
    ],
    [
      'from the start to now for a regular refresh before any other run',
      request(RegularRefresh),
      time(),
      { start: 100n, end: 250n, mode: 'replaceAll', materialized: { start: 100n, end: 250n } },
    ],
    [
      'empty for a regular refresh of a table that is up to date',
      request(RegularRefresh),
      time({ materialized: { start: 100n, end: 260n } }),
      { start: 260n, end: 260n, mode: 'extend', materialized: { start: 100n, end: 260n } },
    ],
    [
      'from the start to now for a manual refresh',
      request(ManualRefresh),
      time({ materialized }),
      { start: 100n, end: 250n, mode: 'replaceAll', materialized: { start: 100n, end: 250n } },
    ],
    [
      'the requested range for a manual refresh',
      request(ManualRefresh, 120n, 150n),
      time({ materialized }),
      { start: 120n, end: 150n, mode: 'replaceWindow', materialized },
    ],
    [
      'the requested range beyond the materialized one for a manual refresh',
      request(ManualRefresh, 150n, 240n),
      time({ materialized }),
      { start: 150n, end: 240n, mode: 'replaceWindow', materialized: { start: 100n, end: 240n } },
    ],
    [
      'the requested range after a gap, which does not count as materialized',
      request(ManualRefresh, 210n, 240n),
      time({ materialized }),
      { start: 210n, end: 240n, mode: 'replaceWindow', materialized },
    ],
    [
      'the requested range within the table for a manual refresh',
      request(ManualRefresh, 0n, 150n),
      time({ materialized }),
      { start: 100n, end: 150n, mode: 'replaceWindow', materialized },
    ],
    [
      'the requested range of a table without rows',
      request(ManualRefresh, 120n, 150n),
      time(),
      { start: 120n, end: 150n, mode: 'replaceAll', materialized: { start: 120n, end: 150n } },
    ],
    [
      'the requested range for all rows if it is the materialized one',
      request(ManualRefresh, 100n, 200n),
      time({ materialized }),
      { start: 100n, end: 200n, mode: 'replaceAll', materialized },
    ],
    [
      'the requested range from the end of the materialized one',
      request(ManualRefresh, 200n, 240n),
      time({ materialized }),
      { start: 200n, end: 240n, mode: 'replaceWindow', materialized: { start: 100n, end: 240n } },
    ],
    [
      'the requested range before a gap, which does not count as materialized',
      request(ManualRefresh, 100n, 149n),
      time({ materialized: { start: 150n, end: 200n } }),
      { start: 100n, end: 149n, mode: 'replaceWindow', materialized: { start: 150n, end: 200n } },
    ],
    [
      'the requested range up to the start of the materialized one',
      request(ManualRefresh, 100n, 150n),
      time({ materialized: { start: 150n, end: 200n } }),
      { start: 100n, end: 150n, mode: 'replaceWindow', materialized: { start: 100n, end: 200n } },
    ],
    [
      'one moment for a table that starts now',
      request(Backfill),
      time({ start: 250n }),
      { start: 250n, end: 250n, mode: 'replaceAll', materialized: { start: 250n, end: 250n } },
    ],
    [
      'the range of an update of the source',
      request(Updateprocessor, 120n, 150n),
      time({ materialized }),
      { start: 120n, end: 150n, mode: 'replaceWindow', materialized },
    ],
    [
      'from the last row for a regular refresh of an interpolated table',
      request(RegularRefresh),
      time({ materialized, step: 30n }),
      { start: 190n, end: 250n, mode: 'extend', materialized: { start: 100n, end: 250n } },
    ],
    [
      'from the first row in the requested range for a manual refresh of an interpolated table',
      request(ManualRefresh, 120n, 150n),
      time({ materialized, step: 30n }),
      { start: 130n, end: 150n, mode: 'replaceWindow', materialized },
    ],
    [
      'the requested range of an interpolated table if it begins at a row',
      request(ManualRefresh, 130n, 150n),
      time({ materialized, step: 30n }),
      { start: 130n, end: 150n, mode: 'replaceWindow', materialized },
    ],
  ])('is %s', (_name, job, table, expected) => {
    expect(runWindow(job, table, 250n)).toEqual(expected);
  });

  it('starts at the last row of an interpolated table, so that no row is missing', () => {
    const moment = fc.bigInt({ min: 0n, max: 1_000n });
    const span = fc.bigInt({ min: 1n, max: 90n });
    fc.assert(
      fc.property(moment, moment, span, moment, (start, length, step, now) => {
        const table = time({ start, step, materialized: { start, end: start + length } });
        const window = runWindow(request(RegularRefresh), table, now);
        expect((window.start - start) % step).toBe(0n);
        expect(start + length - window.start).toBeLessThan(step);
        expect(window.start).toBeLessThanOrEqual(start + length);
      }),
    );
  });

  it('is empty when the table is up to date', () => {
    expect(isUpToDate(time(), 250n)).toBe(false);
    expect(isUpToDate(time({ materialized }), 250n)).toBe(false);
    expect(isUpToDate(time({ materialized }), 200n)).toBe(true);
    expect(isUpToDate(time({ materialized, end: 200n }), 250n)).toBe(true);
  });
});

it('manual refreshes have the first priority, then regular ones, updates of the source and backfills', () => {
  expect(jobPriorities).toEqual({ [ManualRefresh]: 1, [RegularRefresh]: 2, [Updateprocessor]: 3, [Backfill]: 4 });
});
