import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isUpToDate,
  JobType,
  runWindow,
  type RunRequest,
  type TableTimeRange,
  type Window,
} from '../../../server/domain/virtual-tables/windows.ts';

const { RegularRefresh, ManualRefresh, Updateprocessor, Backfill } = JobType;
const time = (more: Partial<TableTimeRange> = {}): TableTimeRange => ({
  start: 100n,
  end: null,
  materialized: null,
  step: null,
  ...more,
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
      'the first: from the start to now',
      request(Backfill),
      time(),
      { start: 100n, end: 250n, mode: 'replaceAll', materialized: { start: 100n, end: 250n } },
    ],
    [
      'the first of a table that ends earlier',
      request(Backfill),
      time({ end: 180n }),
      { start: 100n, end: 180n, mode: 'replaceAll', materialized: { start: 100n, end: 180n } },
    ],
    [
      'a table that ends later reads ahead, but is filled to now',
      request(Backfill),
      time({ end: 900n }),
      { start: 100n, end: 900n, mode: 'replaceAll', materialized: { start: 100n, end: 250n } },
    ],
    [
      'a table that starts later holds nothing',
      request(Backfill),
      time({ start: 300n }),
      { start: 300n, end: 250n, mode: 'replaceAll', materialized: null },
    ],
    [
      'regular: from where it ended',
      request(RegularRefresh),
      time({ materialized }),
      { start: 200n, end: 250n, mode: 'extend', materialized: { start: 100n, end: 250n } },
    ],
    [
      'regular, to the end of the table',
      request(RegularRefresh),
      time({ materialized, end: 220n }),
      { start: 200n, end: 220n, mode: 'extend', materialized: { start: 100n, end: 220n } },
    ],
    [
      'regular before any run: all',
      request(RegularRefresh),
      time(),
      { start: 100n, end: 250n, mode: 'replaceAll', materialized: { start: 100n, end: 250n } },
    ],
    [
      'regular with nothing new',
      request(RegularRefresh),
      time({ materialized: { start: 100n, end: 260n } }),
      { start: 260n, end: 260n, mode: 'extend', materialized: { start: 100n, end: 260n } },
    ],
    [
      'manual: all',
      request(ManualRefresh),
      time({ materialized }),
      { start: 100n, end: 250n, mode: 'replaceAll', materialized: { start: 100n, end: 250n } },
    ],
    [
      'manual, a part',
      request(ManualRefresh, 120n, 150n),
      time({ materialized }),
      { start: 120n, end: 150n, mode: 'replaceWindow', materialized },
    ],
    [
      'manual, beyond what is materialized',
      request(ManualRefresh, 150n, 240n),
      time({ materialized }),
      { start: 150n, end: 240n, mode: 'replaceWindow', materialized: { start: 100n, end: 240n } },
    ],
    [
      'manual, apart from what is materialized: the gap stays known',
      request(ManualRefresh, 210n, 240n),
      time({ materialized }),
      { start: 210n, end: 240n, mode: 'replaceWindow', materialized },
    ],
    [
      'manual, cut to the time of the table',
      request(ManualRefresh, 0n, 150n),
      time({ materialized }),
      { start: 100n, end: 150n, mode: 'replaceWindow', materialized },
    ],
    [
      'manual, a part of a table without rows',
      request(ManualRefresh, 120n, 150n),
      time(),
      { start: 120n, end: 150n, mode: 'replaceAll', materialized: { start: 120n, end: 150n } },
    ],
    [
      'an update of the source',
      request(Updateprocessor, 120n, 150n),
      time({ materialized }),
      { start: 120n, end: 150n, mode: 'replaceWindow', materialized },
    ],
    [
      'regular on a grid: from the last row of it',
      request(RegularRefresh),
      time({ materialized, step: 30n }),
      { start: 190n, end: 250n, mode: 'extend', materialized: { start: 100n, end: 250n } },
    ],
    [
      'manual on a grid: from the first row of it',
      request(ManualRefresh, 120n, 150n),
      time({ materialized, step: 30n }),
      { start: 130n, end: 150n, mode: 'replaceWindow', materialized },
    ],
  ])('%s', (_name, job, table, expected) => {
    expect(runWindow(job, table, 250n)).toEqual(expected);
  });

  it('of an interpolated table starts on its grid, and never leaves a row of the grid out', () => {
    const moment = fc.bigInt({ min: 0n, max: 1_000n });
    const span = fc.bigInt({ min: 1n, max: 90n });
    fc.assert(
      fc.property(moment, moment, span, moment, (start, until, step, now) => {
        const table = time({ start, step, materialized: { start, end: start + until } });
        const window = runWindow(request(RegularRefresh), table, now);
        expect((window.start - start) % step).toBe(0n);
        expect(start + until - window.start).toBeLessThan(step);
        expect(window.start).toBeLessThanOrEqual(start + until);
      }),
    );
  });

  it('has nothing to do once all is covered', () => {
    expect(isUpToDate(time(), 250n)).toBe(false);
    expect(isUpToDate(time({ materialized }), 250n)).toBe(false);
    expect(isUpToDate(time({ materialized }), 200n)).toBe(true);
    expect(isUpToDate(time({ materialized, end: 200n }), 250n)).toBe(true);
  });
});
