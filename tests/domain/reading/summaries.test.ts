import { describe, expect, it } from '@jest/globals';
import { Extrapolation, Interpolation, type Event, type EventType, type Value } from '../../../server/domain/model.ts';
import type { Interval } from '../../../server/domain/reading/intervals.ts';
import { ReadLimitExceeded } from '../../../server/domain/reading/source.ts';
import { readSummaries, summariesRequest, type SummariesParameters } from '../../../server/domain/reading/summaries.ts';
import { parseDecimal } from '../../../server/domain/values/decimal.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { memorySource, memorySourceWithRuns } from '../../support/memory-source.ts';
import {
  at,
  collect,
  eventType,
  int32Enum,
  keyedType,
  readLimit,
  property,
  simple,
  simpleEvents,
  withModes,
} from './fixtures.ts';

const times = (ticks: bigint) => ({ ticks, offset: 0 });
const nullableDouble = 100 + TypeCode.Double;

async function summarize(
  parameters: SummariesParameters,
  type: EventType = simple,
  events: readonly Event[] = simpleEvents,
): Promise<Interval[]> {
  return collect(
    readSummaries(memorySource(type, events), type, summariesRequest(type, parameters, readLimit), readLimit),
  );
}

/** Returns the statistics of one property, by kind. */
const statisticsOf = ({ summaries }: Interval, id: string) =>
  Object.fromEntries(
    Object.entries(summaries)
      .filter(([, statistics]) => statistics.has(id))
      .map(([kind, statistics]) => [kind, statistics.get(id)]),
  );

/** Returns the statistics of `Value` in the intervals of a stream with an integer key. */
async function valueStatistics(
  type: EventType,
  pairs: readonly (readonly [key: number, value: Value])[],
  [start, end]: readonly [number, number],
  count = 1,
) {
  const intervals = await summarize({ startIndex: [start], endIndex: [end], count }, type, pairs);
  return intervals.map((interval) => statisticsOf(interval, 'Value'));
}

type Numbers = Readonly<Record<string, number>>;

/** Returns matchers of numbers that are printed with 15 digits. */
const near = (numbers: Numbers) =>
  Object.fromEntries(
    Object.entries(numbers).map(([kind, value]) => [
      kind,
      expect.closeTo(value, Math.max(0, 12 - Math.ceil(Math.log10(Math.abs(value) + 1)))),
    ]),
  );

const equalSegments = { Skewness: 'NaN', Kurtosis: 'NaN' };

describe('worked examples', () => {
  it('summarize each of two intervals', async () => {
    const [first, second, ...others] = await summarize({ startIndex: at('12'), endIndex: at('16'), count: 2 });
    expect(others).toEqual([]);
    expect([first?.start, first?.end, second?.start, second?.end]).toEqual([0, 2, 2, 4].map((i) => simpleEvents[i]));
    const deviations = {
      StandardDeviation: 7.0710678118654755,
      PopulationStandardDeviation: 5,
      WeightedStandardDeviation: 7.0710678118654755,
      WeightedPopulationStandardDeviation: 5,
      Skewness: 0,
      Kurtosis: -2,
    };
    expect(first && statisticsOf(first, 'Measurement')).toEqual({
      ...{ Count: 3, Minimum: 0, Maximum: 20, Range: 20, Total: 20, Mean: 10, WeightedMean: 10 },
      ...deviations,
    });
    expect(second && statisticsOf(second, 'Measurement')).toEqual({
      ...{ Count: 2, Minimum: 30, Maximum: 40, Range: 10, Total: 60, Mean: 30, WeightedMean: 30 },
      ...deviations,
    });
    expect(first && statisticsOf(first, 'Time')).toEqual({ Count: 3 });
    expect(second && statisticsOf(second, 'Time')).toEqual({ Count: 2 });
    expect(first && statisticsOf(first, 'State')).toEqual({});
  });

  it('ignore segments beside nulls', async () => {
    const pairs = [2, 2, null, 1, 2, null, null, 3].map((value, i) => [i + 1, value] as const);
    const [statistics] = await valueStatistics(keyedType(nullableDouble), pairs, [1, 8]);
    expect(statistics).toEqual(
      near({
        Count: 5,
        Minimum: 1,
        Maximum: 3,
        Range: 2,
        Total: 7.5,
        Mean: 1.875,
        StandardDeviation: 0.478713553878169,
        PopulationStandardDeviation: 0.414578098794425,
        WeightedMean: 1.75,
        WeightedStandardDeviation: 0.353553390593274,
        WeightedPopulationStandardDeviation: 0.25,
        Skewness: 0.493382200218159,
        Kurtosis: -1.37190082644628,
      }),
    );
  });

  it('count all events for the index, including those with nulls', async () => {
    const events = [2, 2, null, 1, 2, null, null, 3].map((value, i) => [i + 1, value]);
    const [interval] = await summarize({ startIndex: [1], endIndex: [8] }, keyedType(nullableDouble), events);
    expect(interval && statisticsOf(interval, 'Key')).toEqual({ Count: 8 });
  });

  it('have no deviation for a constant, and a mean that matches the total', async () => {
    const constant = Array.from({ length: 1000 }, (_, key) => [key, 1] as const);
    const [statistics] = await valueStatistics(keyedType(TypeCode.Double), constant, [-10, 1010]);
    expect(statistics).toEqual({
      ...{ Count: 1000, Minimum: 1, Maximum: 1, Range: 0, Total: 1001, Mean: 1, WeightedMean: 1 },
      ...{ StandardDeviation: 0, PopulationStandardDeviation: 0 },
      ...{ WeightedStandardDeviation: 0, WeightedPopulationStandardDeviation: 0 },
      ...equalSegments,
    });
    const changing = constant.map(([key]) => [key, Math.sin(key)] as const);
    const [changingStatistics] = await valueStatistics(keyedType(TypeCode.Double), changing, [-10, 1010]);
    expect(Number(changingStatistics?.['Mean']) * 1001).toBeCloseTo(Number(changingStatistics?.['Total']), 12);
  });

  it('weigh a value until the next event in a leading mode', async () => {
    const type = withModes(simple, Interpolation.ContinuousNullableLeading);
    const time = (text: string) => parseDateTime(text) ?? null;
    const events = [24, 25, 23, 26, 22].map((value, hour) => [time(`2018-10-03T0${hour}:00:00Z`), 0, value]);
    const later = [time('2019-08-01T00:00:00Z'), 0, 217];
    const window = { startIndex: [time('2018-10-03T00:00:00Z')], endIndex: [time('2019-07-15T12:00:00Z')] };
    const [interval] = await summarize(window, type, [...events, later]);
    expect(interval && statisticsOf(interval, 'Measurement')).toEqual(
      near({
        Count: 5,
        Minimum: 22,
        Maximum: 26,
        Range: 4,
        Total: 120,
        Mean: 24,
        StandardDeviation: 1.58113883008419,
        PopulationStandardDeviation: 1.4142135623731,
        WeightedMean: 22.001459427904262,
        WeightedStandardDeviation: 0.07396074789184506,
        WeightedPopulationStandardDeviation: 0.06615250398115592,
        Skewness: 0,
        Kurtosis: -1.3,
      }),
    );
    expect(Number(interval?.end?.[2])).toBeGreaterThan(22);
  });

  const pairs = [[0, 10], [1, 20], [4, 50], [10, 20]] as const; // prettier-ignore

  it.each<[string, Interpolation, Numbers]>([
    [
      'Continuous',
      Interpolation.Continuous,
      {
        Total: 85,
        Mean: 28.333333333333332,
        StandardDeviation: 11.547005383792515,
        PopulationStandardDeviation: 9.428090415820632,
        WeightedMean: 33,
        WeightedStandardDeviation: 7.3484692283495345,
        WeightedPopulationStandardDeviation: 6,
        Skewness: -Math.SQRT1_2,
        Kurtosis: -1.5,
      },
    ],
    [
      'StepwiseLeading',
      Interpolation.StepwiseContinuousLeading,
      {
        Total: 80,
        Mean: 26.666666666666668,
        StandardDeviation: 20.816659994661325,
        PopulationStandardDeviation: 16.996731711975947,
        WeightedMean: 37,
        WeightedStandardDeviation: 19.78635893740938,
        WeightedPopulationStandardDeviation: 16.15549442140351,
        Skewness: 0.528004979218206,
        Kurtosis: -1.5,
      },
    ],
    [
      'StepwiseTrailing',
      Interpolation.StepwiseContinuousTrailing,
      {
        Total: 90,
        Mean: 30,
        StandardDeviation: 17.320508075688775,
        PopulationStandardDeviation: 14.142135623730951,
        WeightedMean: 29,
        WeightedStandardDeviation: 16.837458240482736,
        WeightedPopulationStandardDeviation: 13.74772708486752,
        Skewness: Math.SQRT1_2,
        Kurtosis: -1.5,
      },
    ],
  ])('weigh values by the interpolation mode %s', async (_, mode, expected) => {
    const [statistics] = await valueStatistics(keyedType(TypeCode.Double, mode), pairs, [0, 10]);
    expect(statistics).toEqual(near({ Count: 4, Minimum: 10, Maximum: 50, Range: 40, ...expected }));
  });

  it('interpolate at the edge of two intervals', async () => {
    const [first, second] = await valueStatistics(keyedType(TypeCode.Double), pairs, [2, 12], 2);
    expect(first).toEqual(
      near({
        Count: 1,
        Minimum: 50,
        Maximum: 50,
        Range: 0,
        Total: 82.5,
        Mean: 41.25,
        StandardDeviation: 1.7677669529663689,
        PopulationStandardDeviation: 1.25,
        WeightedMean: 41.5,
        WeightedStandardDeviation: 1.7320508075688772,
        WeightedPopulationStandardDeviation: 1.224744871391589,
        Skewness: 0,
        Kurtosis: -2,
      }),
    );
    expect(second).toMatchObject({ Count: 1, Minimum: 20, Maximum: 20, Total: 47.5, Mean: 23.75, WeightedMean: 24.5 });
  });

  it('have calculated events at the edges of intervals', async () => {
    const parameters = { startIndex: [2], endIndex: [12], count: 2 };
    const intervals = await summarize(parameters, keyedType(TypeCode.Double), pairs);
    expect(intervals.map(({ start, end }) => [start, end])).toEqual([[[2, 30], [7, 35]], [[7, 35], [12, 20]]]); // prettier-ignore
  });

  it('have no end event beyond the events without extrapolation', async () => {
    const type = { ...keyedType(TypeCode.Double), extrapolation: Extrapolation.None };
    const [statistics] = await valueStatistics(type, pairs, [2, 12]);
    expect(statistics).toMatchObject({ Total: 75, Mean: 37.5, WeightedMean: 36.25 });
    const [interval] = await summarize({ startIndex: [2], endIndex: [12] }, type, pairs);
    expect([interval?.start, interval?.end]).toEqual([[2, 30], null]);
  });
});

describe('a summary', () => {
  it('has no averages with fewer than two points', async () => {
    const type = { ...keyedType(TypeCode.Double), extrapolation: Extrapolation.None };
    expect(await valueStatistics(type, [], [0, 10])).toEqual([{ Count: 0 }]);
    expect(await valueStatistics(type, [[5, 7]], [0, 10])).toEqual([{ Count: 1, Minimum: 7, Maximum: 7, Range: 0 }]);
  });

  it('has no extremes for an interval without stored events', async () => {
    const [, second] = await valueStatistics(keyedType(TypeCode.Double), [[0, 1], [10, 2]], [0, 30], 3); // prettier-ignore
    expect(second).toEqual({
      ...{ Count: 0, Total: 2, Mean: 2, WeightedMean: 2 },
      ...{ PopulationStandardDeviation: 0, WeightedPopulationStandardDeviation: 0 },
      ...{ StandardDeviation: 'NaN', WeightedStandardDeviation: 'NaN' },
      ...equalSegments,
    });
  });

  it('has no weighted statistics if every pair of values has a null between them', async () => {
    const [statistics] = await valueStatistics(keyedType(nullableDouble), [[0, 2], [1, null], [2, 4]], [0, 2]); // prettier-ignore
    expect(Object.keys(statistics ?? {})).not.toContain('WeightedMean');
    expect(statistics).toMatchObject({ Count: 2, Total: 3, Mean: 3, StandardDeviation: 'NaN' });
  });

  // Leading takes 2 for a width of 1 and 3 for 2, and ignores the segment after the null. Trailing takes 3 for 3 and 5 for 2.
  it.each([
    [Interpolation.StepwiseContinuousLeading, 5, 8 / 3],
    [Interpolation.ContinuousNullableLeading, 5, 8 / 3],
    [Interpolation.StepwiseContinuousTrailing, 8, 19 / 5],
    [Interpolation.ContinuousNullableTrailing, 8, 19 / 5],
  ])('ignores only segments without the value that mode %s takes', async (mode, total, weightedMean) => {
    const type = keyedType(nullableDouble, mode);
    const [statistics] = await valueStatistics(type, [[0, 2], [1, null], [4, 3], [6, 5]], [0, 6]); // prettier-ignore
    expect(statistics).toMatchObject({ Total: total, WeightedMean: expect.closeTo(weightedMean, 12) });
  });

  it('always has all kinds of statistics in the same order', async () => {
    const [interval] = await summarize({ startIndex: at('12'), endIndex: at('13') }, simple, []);
    expect(Object.keys(interval?.summaries ?? {})).toEqual([
      'Count',
      'Minimum',
      'Maximum',
      'Range',
      'Total',
      'Mean',
      'StandardDeviation',
      'PopulationStandardDeviation',
      'WeightedMean',
      'WeightedStandardDeviation',
      'WeightedPopulationStandardDeviation',
      'Skewness',
      'Kurtosis',
    ]);
    expect([interval?.start, interval?.end]).toEqual([null, null]);
  });
});

describe('properties', () => {
  it.each<[string, number, Value, Value, number, number]>([
    ['Boolean', TypeCode.Boolean, false, true, 0, 1],
    ['Char', TypeCode.Char, 'a', 'c', 97, 99],
    ['Int16', TypeCode.Int16, -3, 4, -3, 4],
    ['UInt64', TypeCode.UInt64, 1n, 2n ** 63n, 1, 2 ** 63],
    ['Single', TypeCode.Single, 0.5, 1.5, 0.5, 1.5],
    ['Decimal', TypeCode.Decimal, parseDecimal('-1.25') ?? null, parseDecimal('2.5') ?? null, -1.25, 2.5],
    ['DateTime', TypeCode.DateTime, 10n, 30n, 10, 30],
    ['TimeSpan', TypeCode.TimeSpan, -10n, 30n, -10, 30],
    ['DateTimeOffset', TypeCode.DateTimeOffset, times(10n), times(30n), 10, 30],
    ['nullable Int64', 100 + TypeCode.Int64, 1n, 5n, 1, 5],
  ])('of type %s have summaries', async (_, code, first, second, minimum, maximum) => {
    const [statistics] = await valueStatistics(keyedType(code), [[0, first], [1, second]], [0, 1]); // prettier-ignore
    expect(statistics).toMatchObject({ Minimum: minimum, Maximum: maximum, Mean: (minimum + maximum) / 2 });
  });

  it.each([
    ['Enum', int32Enum, 1],
    ['nullable Enum', int32Enum + 100, 1],
    ['String', TypeCode.String, 'a'],
    ['Guid', TypeCode.Guid, 'a'],
    ['Version', TypeCode.Version, '1.0'],
    ['array', 200 + TypeCode.Int32, [1]],
    ['list', TypeCode.IList, [1]],
    ['object', TypeCode.Object, {}],
  ])('of type %s do not have summaries', async (_, code, value) => {
    expect(await valueStatistics(keyedType(code), [[0, value], [1, value]], [0, 1])).toEqual([{}]); // prettier-ignore
  });

  it('that are Discrete do not have summaries', async () => {
    const type = eventType([
      property('Key', TypeCode.Int32),
      property('Value', TypeCode.Double, Interpolation.Discrete),
    ]);
    const [interval] = await summarize({ startIndex: [0], endIndex: [1] }, type, [[0, 1], [1, 2]]); // prettier-ignore
    expect(interval && [...interval.summaries.Count]).toEqual([['Key', 2]]);
  });

  it('are in the order of the type', async () => {
    const type = eventType([property('2', TypeCode.Double), property('Key', TypeCode.Int32), property('1', TypeCode.Double)], { keys: [1] }); // prettier-ignore
    const [interval] = await summarize({ startIndex: [0], endIndex: [1] }, type, [[1, 0, 1], [1, 1, 1]]); // prettier-ignore
    expect(interval && [...interval.summaries.Count.keys()]).toEqual(['2', 'Key', '1']);
  });
});

describe('values', () => {
  const statisticsFor = async (values: readonly number[]) => {
    const pairs = values.map((value, key) => [key, value] as const);
    const type = keyedType(TypeCode.Double, Interpolation.StepwiseContinuousLeading);
    const [statistics] = await valueStatistics(type, [...pairs, [values.length, 0]], [0, values.length]);
    return statistics;
  };

  it('that are far from zero have the right deviation', async () => {
    const far = await statisticsFor([4, 7, 13, 16].map((value) => value + 1e9));
    expect(far).toMatchObject({ WeightedStandardDeviation: expect.closeTo(Math.sqrt(30), 10) });
    expect(far).toMatchObject({ StandardDeviation: expect.closeTo(Math.sqrt(30), 10), Mean: 1e9 + 10 });
  });

  it('of very different size have the right sum', async () => {
    expect(await statisticsFor([1, 1e100, 1, -1e100])).toMatchObject({ Total: 2, Mean: 0.5 });
  });

  it('that are equal have no deviation, whatever the distances', async () => {
    const type = keyedType(TypeCode.Double);
    const [statistics] = await valueStatistics(type, [[0, 0.1], [3, 0.1], [10, 0.1], [17, 0.1]], [0, 17]); // prettier-ignore
    expect(statistics).toMatchObject({ StandardDeviation: 0, WeightedStandardDeviation: 0, ...equalSegments });
  });

  it('that JSON cannot express are strings', async () => {
    expect(await statisticsFor([NaN, 1])).toMatchObject({ Minimum: 'NaN', Maximum: 'NaN', Range: 'NaN', Mean: 'NaN' });
    expect(await statisticsFor([Infinity, 1])).toMatchObject({
      Maximum: 'Infinity',
      Total: 'Infinity',
      WeightedMean: 'Infinity',
    });
    expect(await statisticsFor([-Infinity, 1])).toMatchObject({
      Minimum: '-Infinity',
      Mean: '-Infinity',
      StandardDeviation: 'NaN',
    });
    expect(await statisticsFor([1.7e308, 1.7e308])).toMatchObject({ Total: 'Infinity' });
  });
});

describe('a filter', () => {
  const filter = (event: Event) => Number(event[1]) < 50;
  const events = [[0, 10], [1, 20], [4, 50], [10, 20]]; // prettier-ignore

  it('applies before statistics are calculated', async () => {
    const [interval] = await summarize({ startIndex: [0], endIndex: [10], filter }, keyedType(TypeCode.Double), events);
    expect(interval && statisticsOf(interval, 'Value')).toMatchObject({
      Count: 3,
      Maximum: 20,
      Total: 35,
      WeightedMean: 19.5,
    });
    expect(interval && statisticsOf(interval, 'Key')).toEqual({ Count: 3 });
  });

  it('does not apply to the events at the edges', async () => {
    const parameters = { startIndex: [4], endIndex: [7], filter };
    const [interval] = await summarize(parameters, keyedType(TypeCode.Double), events);
    expect([interval?.start, interval?.end]).toEqual([[4, 50], [7, 35]]); // prettier-ignore
    expect(interval && statisticsOf(interval, 'Value')).toMatchObject({ Count: 0, Total: 42.5 });
  });
});

describe('intervals', () => {
  it('without width, because whole numbers are rounded, have one point', async () => {
    const statistics = await valueStatistics(keyedType(TypeCode.Double), [[0, 1], [1, 2]], [0, 1], 4); // prettier-ignore
    expect(statistics.map(({ Count, Total }) => [Count, Total])).toEqual([[1, undefined], [0, undefined], [1, 1.5], [0, undefined]]); // prettier-ignore
  });

  const text = eventType([property('Key', TypeCode.String)]);
  const compound = eventType([property('A', TypeCode.Int32), property('B', TypeCode.Int32)], { keys: [0, 1] });
  const window = { startIndex: at('12'), endIndex: at('13') };

  it.each<[string, EventType, SummariesParameters, string]>([
    ['over strings', text, { startIndex: ['a'], endIndex: ['b'] }, 'startIndex'],
    ['over compound indexes', compound, { startIndex: [0, 1], endIndex: [1, 1] }, 'startIndex'],
    ['without a start', simple, { endIndex: at('12') }, 'startIndex'],
    ['without an end', simple, { startIndex: at('12') }, 'endIndex'],
    ['in the wrong order', simple, { startIndex: at('13'), endIndex: at('12') }, 'startIndex'],
    ['without width', simple, { startIndex: at('12'), endIndex: at('12') }, 'startIndex'],
    ['with count 0', simple, { ...window, count: 0 }, 'count'],
    ['with a fraction as count', simple, { ...window, count: 1.5 }, 'count'],
  ])('%s are refused', (_, type, parameters, subject) => {
    expect(() => summariesRequest(type, parameters, readLimit)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', subject }),
    );
  });

  it.each<[string, number, Value, Value, Value]>([
    ['DateTimeOffset', TypeCode.DateTimeOffset, times(10n), times(20n), times(50n)],
    [
      'Decimal',
      TypeCode.Decimal,
      parseDecimal('0.1') ?? null,
      parseDecimal('0.2') ?? null,
      parseDecimal('0.5') ?? null,
    ],
    ['TimeSpan', TypeCode.TimeSpan, -10n, 0n, 30n],
    ['Double', TypeCode.Double, 0.25, 0.5, 1.25],
  ])('weigh values by an index of type %s', async (_, code, first, second, third) => {
    const type = eventType([property('Key', code), property('Value', TypeCode.Double)]);
    const events = [[first, 0], [second, 4], [third, 8]]; // prettier-ignore
    const [interval] = await summarize({ startIndex: [first], endIndex: [third] }, type, events);
    expect(interval && statisticsOf(interval, 'Value')).toMatchObject({ WeightedMean: 5 });
  });

  it('are refused for more intervals or events than the limit', async () => {
    const window = { startIndex: at('12'), endIndex: at('16') };
    expect(() => summariesRequest(simple, { ...window, count: 4 }, 3)).toThrow(new ReadLimitExceeded(3));
    expect(summariesRequest(simple, { ...window, count: 3 }, 3).edges.count).toBe(4);
    for (const source of [memorySource(simple, simpleEvents), memorySourceWithRuns(simple, simpleEvents)]) {
      const read = (limit: number) =>
        collect(readSummaries(source, simple, summariesRequest(simple, window, limit), limit));
      await expect(read(4)).rejects.toThrow(new ReadLimitExceeded(4));
      await expect(read(5)).resolves.toHaveLength(1);
    }
  });
});
