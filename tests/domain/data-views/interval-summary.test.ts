// Summaries of the intervals between rows (docs/behavior/data-views.md#summaries).
import { describe, expect, it } from '@jest/globals';
import { SummaryType } from '../../../server/domain/data-views/codes.ts';
import { IntervalSummaryReader } from '../../../server/domain/data-views/interval-summary.ts';
import { Extrapolation, Interpolation } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { memorySource } from '../../support/memory-source.ts';
import { eventType, property } from '../reading/fixtures.ts';

const properties = [property('At', TypeCode.Double), property('V', TypeCode.Double)];
const type = eventType(properties);
const walk = (events: readonly (readonly [number, number])[], of = type) =>
  new IntervalSummaryReader(memorySource(of, events), of);
const { Count, Mean, Total, Kurtosis, StandardDeviation, PopulationStandardDeviation, WeightedMean } = SummaryType;

describe('summaries of intervals', () => {
  const r5 = [
    [0, 2],
    [60, 4],
    [120, 10],
  ] as const;

  it('count events at an edge in both intervals', async () => {
    const summaries = walk(r5);
    const found = [];
    for (const start of [0, 60, 120]) {
      const told = await summaries.next(start, start + 60);
      found.push([told(1, Mean), told(1, Count), told(0, Count), told(0, Mean)]);
    }
    expect(found).toEqual([
      [3, 2, 2, null],
      [7, 2, 2, null],
      [10, 1, 1, null],
    ]);
  });

  it('extrapolate before the first event', async () => {
    const summaries = walk(r5);
    const found = [];
    for (const end of [0, 60, 120]) found.push((await summaries.next(end - 60, end))(1, Mean));
    expect(found).toEqual([2, 3, 7]);
  });

  it('include total, deviations and weighted statistics', async () => {
    const told = await walk([
      [0, 0],
      [10, 10],
      [40, 10],
    ]).next(0, 40);
    const found = [Total, Mean, PopulationStandardDeviation, StandardDeviation, WeightedMean].map((kind) =>
      told(1, kind),
    );
    expect(found).toEqual([15, 7.5, 2.5, 3.5355339059327378, 8.75]);
  });

  it('use a single point as the mean, and are null without points', async () => {
    const none = eventType(properties, { extrapolation: Extrapolation.None });
    const summaries = walk([[5, 7]], none);
    const one = await summaries.next(4, 6);
    expect([Mean, Total, WeightedMean, StandardDeviation, Kurtosis, Count].map((kind) => one(1, kind))).toEqual([
      7,
      7,
      7,
      0,
      null,
      1,
    ]);
    const nothing = await summaries.next(8, 9);
    expect([Mean, StandardDeviation, Count].map((kind) => nothing(1, kind))).toEqual([null, null, 0]);
  });

  it('end at a calculated point between two events', async () => {
    const events = [
      [0, 0],
      [10, 10],
      [20, 40],
    ] as const;
    const read = async (start: number, end: number) => {
      const told = await walk(events).next(start, end);
      return [Mean, WeightedMean, Total, Count].map((kind) => told(1, kind));
    };
    expect(await read(0, 6)).toEqual([3, 3, 3, 1]);
    expect(await read(2, 6)).toEqual([4, 4, 4, 0]);
    expect(await read(6, 15)).toEqual([12.75, expect.closeTo((8 * 4 + 17.5 * 5) / 9, 12), 25.5, 1]);
    expect(await read(4, 4)).toEqual([4, 4, 4, 0]);
  });

  it('skip events between intervals', async () => {
    const summaries = walk(r5);
    await summaries.next(0, 10);
    expect((await summaries.next(100, 120))(1, Count)).toBe(1);
  });

  it('have a single index where start and end are equal', async () => {
    expect((await walk(r5).next(60, 60))(1, Mean)).toBe(4);
    expect((await walk(r5).next(30, 30))(1, Mean)).toBe(3);
  });

  it('are null for the index and for properties without measures or with the mode Discrete', async () => {
    const of = eventType([
      property('At', TypeCode.Double),
      property('Name', TypeCode.String),
      property('Step', TypeCode.Double, Interpolation.Discrete),
      property('V', TypeCode.Double),
    ]);
    const told = await new IntervalSummaryReader(memorySource(of, [[1, 'a', 2, 3]]), of).next(0, 2);
    expect([0, 1, 2, 3].map((position) => told(position, Mean))).toEqual([null, null, null, 3]);
    expect([0, 1, 2, 3].map((position) => told(position, Count))).toEqual([1, null, null, 1]);
  });

  it('close the events that they read', async () => {
    let isClosed = false;
    const source = memorySource(type, r5, 1);
    const summaries = new IntervalSummaryReader(
      {
        ...source,
        async *range(options) {
          try {
            yield* source.range(options);
          } finally {
            isClosed = true;
          }
        },
      },
      type,
    );
    await summaries.close();
    await summaries.next(0, 10);
    expect(isClosed).toBe(false);
    await summaries.close();
    expect(isClosed).toBe(true);
  });
});
