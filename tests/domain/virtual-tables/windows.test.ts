import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isCovered,
  JobType,
  windowOf,
  type RequestedRun,
  type TableTime,
  type Window,
} from '../../../server/domain/virtual-tables/windows.ts';

const { RegularRefresh, ManualRefresh, Updateprocessor, Backfill } = JobType;
const time = (more: Partial<TableTime> = {}): TableTime => ({
  start: 100n,
  end: null,
  held: null,
  step: null,
  ...more,
});
const asked = (type: JobType, start: bigint | null = null, end: bigint | null = null): RequestedRun => ({
  type,
  start,
  end,
});
const held = { start: 100n, end: 200n };

describe('the window of a run (docs/behavior/virtual-tables.md#windows-of-runs)', () => {
  it.each<[string, RequestedRun, TableTime, Window]>([
    [
      'the first: from the start to now',
      asked(Backfill),
      time(),
      { start: 100n, end: 250n, mode: 'whole', held: { start: 100n, end: 250n } },
    ],
    [
      'the first of a table that ends earlier',
      asked(Backfill),
      time({ end: 180n }),
      { start: 100n, end: 180n, mode: 'whole', held: { start: 100n, end: 180n } },
    ],
    [
      'a table that ends later reads ahead, but is filled to now',
      asked(Backfill),
      time({ end: 900n }),
      { start: 100n, end: 900n, mode: 'whole', held: { start: 100n, end: 250n } },
    ],
    [
      'a table that starts later holds nothing',
      asked(Backfill),
      time({ start: 300n }),
      { start: 300n, end: 250n, mode: 'whole', held: null },
    ],
    [
      'regular: from where it ended',
      asked(RegularRefresh),
      time({ held }),
      { start: 200n, end: 250n, mode: 'extend', held: { start: 100n, end: 250n } },
    ],
    [
      'regular, to the end of the table',
      asked(RegularRefresh),
      time({ held, end: 220n }),
      { start: 200n, end: 220n, mode: 'extend', held: { start: 100n, end: 220n } },
    ],
    [
      'regular before any run: all',
      asked(RegularRefresh),
      time(),
      { start: 100n, end: 250n, mode: 'whole', held: { start: 100n, end: 250n } },
    ],
    [
      'regular with nothing new',
      asked(RegularRefresh),
      time({ held: { start: 100n, end: 260n } }),
      { start: 260n, end: 260n, mode: 'extend', held: { start: 100n, end: 260n } },
    ],
    [
      'manual: all',
      asked(ManualRefresh),
      time({ held }),
      { start: 100n, end: 250n, mode: 'whole', held: { start: 100n, end: 250n } },
    ],
    [
      'manual, a part',
      asked(ManualRefresh, 120n, 150n),
      time({ held }),
      { start: 120n, end: 150n, mode: 'replace', held },
    ],
    [
      'manual, beyond what is held',
      asked(ManualRefresh, 150n, 240n),
      time({ held }),
      { start: 150n, end: 240n, mode: 'replace', held: { start: 100n, end: 240n } },
    ],
    [
      'manual, apart from what is held: the gap stays known',
      asked(ManualRefresh, 210n, 240n),
      time({ held }),
      { start: 210n, end: 240n, mode: 'replace', held },
    ],
    [
      'manual, cut to the time of the table',
      asked(ManualRefresh, 0n, 150n),
      time({ held }),
      { start: 100n, end: 150n, mode: 'replace', held },
    ],
    [
      'manual, a part of a table without rows',
      asked(ManualRefresh, 120n, 150n),
      time(),
      { start: 120n, end: 150n, mode: 'whole', held: { start: 120n, end: 150n } },
    ],
    [
      'an update of the source',
      asked(Updateprocessor, 120n, 150n),
      time({ held }),
      { start: 120n, end: 150n, mode: 'replace', held },
    ],
    [
      'regular on a grid: from the last row of it',
      asked(RegularRefresh),
      time({ held, step: 30n }),
      { start: 190n, end: 250n, mode: 'extend', held: { start: 100n, end: 250n } },
    ],
    [
      'manual on a grid: from the first row of it',
      asked(ManualRefresh, 120n, 150n),
      time({ held, step: 30n }),
      { start: 130n, end: 150n, mode: 'replace', held },
    ],
  ])('%s', (_name, job, table, expected) => {
    expect(windowOf(job, table, 250n)).toEqual(expected);
  });

  it('of an interpolated table starts on its grid, and never leaves a row of the grid out', () => {
    const moment = fc.bigInt({ min: 0n, max: 1_000n });
    const span = fc.bigInt({ min: 1n, max: 90n });
    fc.assert(
      fc.property(moment, moment, span, moment, (start, until, step, now) => {
        const table = time({ start, step, held: { start, end: start + until } });
        const window = windowOf(asked(RegularRefresh), table, now);
        expect((window.start - start) % step).toBe(0n);
        expect(start + until - window.start).toBeLessThan(step);
        expect(window.start).toBeLessThanOrEqual(start + until);
      }),
    );
  });

  it('has nothing to do once all is covered', () => {
    expect(isCovered(time(), 250n)).toBe(false);
    expect(isCovered(time({ held }), 250n)).toBe(false);
    expect(isCovered(time({ held }), 200n)).toBe(true);
    expect(isCovered(time({ held, end: 200n }), 250n)).toBe(true);
  });
});
