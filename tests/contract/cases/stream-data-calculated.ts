// Calculations from stored events: interpolated events, summaries and samples (docs/behavior/stream-data.md).
import { expect } from '@jest/globals';
import type { Case, ReadResponse } from '../support/cases.ts';
import { expectErrorParameter, expectJson } from '../support/checks.ts';
import { timeOfHour } from '../support/fixtures.ts';
import {
  nonVerbose,
  compoundIndex,
  double,
  emptySimpleStream,
  expectEventsAt,
  int32,
  keyedStream,
  expectKeys,
  expectMeasurements,
  notFoundCases,
  caseOnOwn,
  caseOnSimple,
  ownStream,
  property,
  badRequestCase,
  simpleStreamWith,
  expectValues,
  windowQuery,
  verbose,
} from '../support/streams.ts';

const bool = 3;
const nullableDouble = 114;
const text = 18;
const compound = ownStream([...compoundIndex, property('V', double)], [{ Order: 1, Multiplier: 2, V: 3 }]);
const textKeyStream = ownStream([property('Key', text, { IsKey: true }), property('V', double)], [{ Key: 'a', V: 1 }]);

// Interpolated

const indexQuery = (...indexes: readonly (string | number)[]) => indexes.map((index) => `index=${index}`).join('&');
const interpolation = (mode: number) => ({ InterpolationMode: mode });
const steps = [
  { Time: '2017-11-23T12:40:00Z', Measurement: 2 },
  { Time: timeOfHour(13), Measurement: 12 },
];
const gaps = [
  [0, 2],
  [2, null],
  [4, 6],
] as const;
const waves = [0, 10].map((Key) => ({ Key, Sin: Key / 10, Radians: Key }));

export const interpolated: readonly Case[] = [
  caseOnSimple('interpolates between two events', 200, {
    ...verbose,
    query: indexQuery(timeOfHour(13.5)),
    check: expectJson([{ Time: timeOfHour(13.5), State: 0, Measurement: 15 }]),
  }),
  caseOnSimple('returns only stored events of a Discrete stream', 200, {
    prepare: simpleStreamWith(interpolation(3)),
    query: indexQuery(timeOfHour(12.5), timeOfHour(13), timeOfHour(14)),
    check: expectEventsAt(13, 14),
  }),
  caseOnSimple('returns events at regular indexes', 200, {
    query: `${windowQuery(13, 15)}&count=3`,
    check: expectEventsAt(13, 14, 15),
  }),
  caseOnOwn(
    'returns events at regular integer indexes',
    200,
    keyedStream(double, [
      [0, 0],
      [40, 40],
    ]),
    {
      query: 'startIndex=5&endIndex=32&count=4',
      check: expectValues([5, 5], [14, 14], [23, 23], [32, 32]),
    },
  ),
  ...(
    [
      [0, 7],
      [1, 2],
      [2, 12],
      [3, undefined],
    ] as const
  ).map(([mode, value]) =>
    caseOnSimple(`interpolation mode ${mode}`, 200, {
      prepare: simpleStreamWith(interpolation(mode), steps),
      ...nonVerbose,
      query: indexQuery('2017-11-23T12:50:00Z'),
      check: expectJson(value === undefined ? [] : [{ Time: '2017-11-23T12:50:00Z', Measurement: value }]),
    }),
  ),
  caseOnOwn(
    'leaves out a Discrete property between events',
    200,
    ownStream([property('Key', int32, { IsKey: true }), property('Sin', double), property('Radians', double)], waves, {
      PropertyOverrides: [{ SdsTypePropertyId: 'Radians', InterpolationMode: 3 }],
    }),
    {
      ...nonVerbose,
      query: indexQuery(5, 10),
      check: expectJson([
        { Key: 5, Sin: 0.5 },
        { Key: 10, Sin: 1, Radians: 10 },
      ]),
    },
  ),
  caseOnOwn(
    'rounds integers up to even',
    200,
    keyedStream(int32, [
      [0, 1],
      [2, 2],
    ]),
    { query: indexQuery(1), check: expectValues([1, 2]) },
  ),
  caseOnOwn(
    'rounds integers down to even',
    200,
    keyedStream(int32, [
      [0, 2],
      [2, 3],
    ]),
    { query: indexQuery(1), check: expectValues([1, 2]) },
  ),
  ...(
    [
      [0, [1, null], [3, null], [5, 6]],
      [4, [1, 2], [3, null], [5, null]],
      [5, [1, null], [3, 6], [5, null]],
    ] as const
  ).map(([mode, ...expected]) =>
    caseOnOwn(`nulls, interpolation mode ${mode}`, 200, keyedStream(nullableDouble, gaps, interpolation(mode)), {
      ...verbose,
      query: indexQuery(1, 3, 5),
      check: expectValues(...expected),
    }),
  ),
  caseOnOwn(
    'interpolates Booleans',
    200,
    keyedStream(bool, [
      [0, true],
      [10, false],
    ]),
    {
      ...verbose,
      query: indexQuery(4, 5, 6),
      check: expectValues([4, true], [5, true], [6, false]),
    },
  ),
  ...[[11, 17], [], [17], [11]].map((expected, mode) =>
    caseOnSimple(`extrapolation mode ${mode}`, 200, {
      prepare: simpleStreamWith({ ExtrapolationMode: mode }),
      query: indexQuery(timeOfHour(11), timeOfHour(17)),
      check: expectEventsAt(...expected),
    }),
  ),
  caseOnSimple('returns events in the order of the request', 200, {
    query: indexQuery(timeOfHour(14.5), timeOfHour(12), timeOfHour(14.5)),
    check: expectEventsAt(14.5, 12, 14.5),
  }),
  caseOnSimple('returns one event for a count of 1', 200, {
    query: `${windowQuery(13, 15)}&count=1`,
    check: expectEventsAt(13),
  }),
  caseOnSimple('returns one event for an interval without length', 200, {
    query: windowQuery(13, 13),
    check: expectEventsAt(13),
  }),
  caseOnOwn(
    'returns 100 events by default',
    200,
    keyedStream(double, [
      [0, 0],
      [99, 99],
    ]),
    {
      query: 'startIndex=0&endIndex=99',
      check: expectKeys(...Array.from({ length: 100 }, (_, key) => key)),
    },
  ),
  caseOnSimple('returns an empty list for an empty stream', 200, {
    prepare: emptySimpleStream,
    query: `${windowQuery(13, 15)}&count=3`,
    check: expectJson([]),
  }),
  caseOnSimple('form tableh', 200, {
    query: `${windowQuery(13, 14)}&count=2&form=tableh`,
    check: ({ body }) => {
      expect(body).toHaveProperty('Rows', [
        ['Time', 'State', 'Measurement'],
        [timeOfHour(13), 0, 10],
        [timeOfHour(14), 0, 20],
      ]);
    },
  }),
  caseOnOwn('returns only stored events for a text index', 200, textKeyStream, {
    query: indexQuery('a', 'b'),
    check: expectJson([{ Key: 'a', V: 1 }]),
  }),
  caseOnOwn('an interval of a text index', 400, textKeyStream, {
    query: 'startIndex=a&endIndex=b',
    check: expectErrorParameter('startIndex'),
  }),
  caseOnOwn('a compound index', 400, compound, { query: indexQuery('1|2'), check: expectErrorParameter('index') }),
  badRequestCase('neither form', '', 'startIndex'),
  badRequestCase('both forms', `${indexQuery(timeOfHour(13))}&${windowQuery(13, 15)}`, 'startIndex'),
  badRequestCase('an interval without end', `startIndex=${timeOfHour(13)}`, 'endIndex'),
  badRequestCase('an interval that ends before it starts', windowQuery(15, 13), 'startIndex'),
  badRequestCase('a count of 0', `${windowQuery(13, 15)}&count=0`, 'count'),
  badRequestCase('an index that is not a time', indexQuery(timeOfHour(13), 'noon'), 'index'),
  badRequestCase('an unknown form', `${windowQuery(13, 15)}&form=xml`, 'form'),
  ...notFoundCases({ query: windowQuery(13, 15) }),
];

// Summaries

interface Interval {
  readonly Start?: object;
  readonly End?: object;
  readonly Summaries: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
}

/** Expects these summaries of a property, by interval, to twelve digits. */
const expectSummaries =
  (property: string, ...expected: readonly Readonly<Record<string, number>>[]) =>
  ({ body }: ReadResponse) => {
    const intervals = body as Interval[];
    expect(intervals).toHaveLength(expected.length);
    for (const [position, kinds] of expected.entries()) {
      const actual = intervals[position]?.Summaries ?? {};
      const rounded = Object.keys(kinds).map((kind) => [kind, roundTo12Digits(actual[kind]?.[property])]);
      expect(Object.fromEntries(rounded)).toEqual(
        Object.fromEntries(Object.entries(kinds).map(([kind, value]) => [kind, roundTo12Digits(value)])),
      );
    }
  };
const roundTo12Digits = (value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) + 0 : value);
const uneven = [
  [0, 10],
  [1, 20],
  [4, 50],
  [10, 20],
] as const;
const unevenRange = { Count: 4, Minimum: 10, Maximum: 50, Range: 40 };

export const summaries: readonly Case[] = [
  caseOnSimple('returns summaries of two intervals', 200, {
    query: `${windowQuery(12, 16)}&count=2`,
    check: expectSummaries(
      'Measurement',
      ...[
        [3, 0, 20, 20, 20, 10],
        [2, 30, 40, 10, 60, 30],
      ].map(([Count = 0, Minimum = 0, Maximum = 0, Range = 0, Total = 0, Mean = 0]) => ({
        ...{ Count, Minimum, Maximum, Range, Total, Mean, WeightedMean: Mean },
        ...{ StandardDeviation: Math.sqrt(50), PopulationStandardDeviation: 5 },
        ...{ WeightedStandardDeviation: Math.sqrt(50), WeightedPopulationStandardDeviation: 5 },
        ...{ Skewness: 0, Kurtosis: -2 },
      })),
    ),
  }),
  caseOnSimple('returns Start, End and the count of the index', 200, {
    ...nonVerbose,
    query: `${windowQuery(12, 16)}&count=2`,
    check: ({ body }) => {
      const [first, second] = body as Interval[];
      expect(first).toMatchObject({ Start: { Time: timeOfHour(12) }, End: { Time: timeOfHour(14), Measurement: 20 } });
      expect(second).toMatchObject({
        Start: { Time: timeOfHour(14), Measurement: 20 },
        End: { Time: timeOfHour(16), Measurement: 40 },
      });
      expect(first?.Start).toEqual({ Time: timeOfHour(12) });
      expect(first?.Summaries['Count']).toEqual({ Time: 3, Measurement: 3 });
      expect(first?.Summaries['Minimum']).toEqual({ Measurement: 0 });
    },
  }),
  caseOnOwn(
    'ignores null values',
    200,
    keyedStream(
      nullableDouble,
      [2, 2, null, 1, 2, null, null, 3].map((value, position) => [position + 1, value]),
    ),
    {
      query: 'startIndex=1&endIndex=8',
      check: expectSummaries('V', {
        ...{ Count: 5, Minimum: 1, Maximum: 3, Range: 2, Total: 7.5, Mean: 1.875 },
        ...{ StandardDeviation: 0.478713553878169, PopulationStandardDeviation: 0.414578098794425 },
        ...{
          WeightedMean: 1.75,
          WeightedStandardDeviation: 0.353553390593274,
          WeightedPopulationStandardDeviation: 0.25,
        },
        ...{ Skewness: 0.493382200218159, Kurtosis: -1.37190082644628 },
      }),
    },
  ),
  ...(
    [
      [0, 85, 28.333333333333332, 11.547005383792515, 9.428090415820632, 33, 7.3484692283495345, 6],
      [1, 80, 26.666666666666668, 20.816659994661325, 16.996731711975947, 37, 19.78635893740938, 16.15549442140351],
      [2, 90, 30, 17.320508075688775, 14.142135623730951, 29, 16.837458240482736, 13.74772708486752],
    ] as const
  ).map(([mode, Total, Mean, StandardDeviation, PopulationStandardDeviation, WeightedMean, sd, populationSd]) =>
    caseOnOwn(`interpolation mode ${mode}`, 200, keyedStream(double, uneven, interpolation(mode)), {
      query: 'startIndex=0&endIndex=10',
      check: expectSummaries('V', {
        ...{ ...unevenRange, Total, Mean, StandardDeviation, PopulationStandardDeviation, Kurtosis: -1.5 },
        ...{ WeightedMean, WeightedStandardDeviation: sd, WeightedPopulationStandardDeviation: populationSd },
      }),
    }),
  ),
  caseOnSimple('a filter removes events, but not Start and End', 200, {
    query: `${windowQuery(12, 16)}&filter=Measurement ne 20`,
    check: expectSummaries('Measurement', { Count: 4, Total: 60 }),
  }),
  caseOnSimple('returns NaN for the skewness of equal values', 200, {
    prepare: simpleStreamWith(
      {},
      [12, 13, 14].map((hour) => ({ Time: timeOfHour(hour), Measurement: 1 })),
    ),
    query: windowQuery(12, 14),
    check: ({ body }) => {
      expect(body).toMatchObject([
        { Summaries: { StandardDeviation: { Measurement: 0 }, Skewness: { Measurement: 'NaN' } } },
      ]);
    },
  }),
  caseOnSimple('returns counts of 0 for an empty stream', 200, {
    ...nonVerbose,
    prepare: emptySimpleStream,
    query: windowQuery(12, 16),
    check: ({ body }) => {
      expect(body).toMatchObject([{ Summaries: { Count: { Time: 0, Measurement: 0 } } }]);
      expect((body as object[])[0]).not.toHaveProperty('Start');
    },
  }),
  caseOnOwn('a compound index', 400, compound, {
    query: 'startIndex=0|0&endIndex=9|9',
    check: expectErrorParameter('startIndex'),
  }),
  caseOnOwn('a text index', 400, textKeyStream, {
    query: 'startIndex=a&endIndex=b',
    check: expectErrorParameter('startIndex'),
  }),
  badRequestCase('no start', `endIndex=${timeOfHour(16)}`, 'startIndex'),
  badRequestCase('no end', `startIndex=${timeOfHour(12)}`, 'endIndex'),
  badRequestCase('a window without length', windowQuery(12, 12), 'startIndex'),
  badRequestCase('a count of 0', `${windowQuery(12, 16)}&count=0`, 'count'),
  badRequestCase('a start that is not a time', `startIndex=noon&endIndex=${timeOfHour(16)}`, 'startIndex'),
  badRequestCase('an invalid filter', `${windowQuery(12, 16)}&filter=Measurement gt`, 'filter'),
  ...notFoundCases({ query: windowQuery(12, 16) }),
];

// Sampled

const peaks = keyedStream(
  double,
  [5, 3, 9, 9, 1, 4, 4, 8, 2, 2, 7].map((value, key) => [key, value]),
);
const rangeQuery = 'startIndex=0&endIndex=10';
const sampling = 'intervals=1&sampleBy=Measurement';
const allKeys = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const sampled: readonly Case[] = [
  ...(
    [
      [1, [0, 2, 4, 10]],
      [2, [0, 2, 4, 5, 6, 7, 8, 10]],
      [5, allKeys],
    ] as const
  ).map(([intervals, expected]) =>
    caseOnOwn(`intervals=${intervals}`, 200, peaks, {
      query: `${rangeQuery}&intervals=${intervals}&sampleBy=V`,
      check: expectKeys(...expected),
    }),
  ),
  caseOnOwn('client fact 15: accepts sampleBy in any case', 200, peaks, {
    query: `${rangeQuery}&intervals=1&sampleBy=v`,
    check: expectKeys(0, 2, 4, 10),
  }),
  caseOnOwn('samples by the index', 200, peaks, {
    query: `${rangeQuery}&intervals=1&sampleBy=Key`,
    check: expectKeys(0, 10),
  }),
  caseOnOwn('samples by two properties', 200, peaks, {
    query: `${rangeQuery}&intervals=1&sampleBy=Key&sampleBy=V`,
    check: expectKeys(0, 2, 4, 10),
  }),
  caseOnOwn('samples filtered events', 200, peaks, {
    query: `${rangeQuery}&intervals=1&sampleBy=V&filter=V lt 9`,
    check: expectKeys(0, 4, 7, 10),
  }),
  caseOnSimple('calculates events at the ends', 200, {
    query: `${windowQuery(12.5, 14.5)}&boundaryType=3&${sampling}`,
    check: expectEventsAt(12.5, 14.5),
  }),
  caseOnSimple('returns an event outside the window', 200, {
    query: `${windowQuery(12.5, 14.5)}&startBoundaryType=0&endBoundaryType=2&${sampling}`,
    check: expectMeasurements([13, 10], [15, 30]),
  }),
  caseOnSimple('returns an empty list for an empty stream', 200, {
    prepare: emptySimpleStream,
    query: `${windowQuery(12, 16)}&${sampling}`,
    check: expectJson([]),
  }),
  caseOnSimple('form table', 200, {
    query: `${windowQuery(12, 16)}&${sampling}&form=table`,
    check: ({ body }) => {
      expect(body).toHaveProperty('Rows', [
        [timeOfHour(12), 0, 0],
        [timeOfHour(16), 0, 40],
      ]);
    },
  }),
  caseOnOwn('a compound index', 400, compound, {
    query: 'startIndex=0|0&endIndex=9|9&intervals=1&sampleBy=V',
    check: expectErrorParameter('startIndex'),
  }),
  badRequestCase('no start', `endIndex=${timeOfHour(16)}&${sampling}`, 'startIndex'),
  badRequestCase('no end', `startIndex=${timeOfHour(12)}&${sampling}`, 'endIndex'),
  badRequestCase('no intervals', `${windowQuery(12, 16)}&sampleBy=Measurement`, 'intervals'),
  badRequestCase('0 intervals', `${windowQuery(12, 16)}&intervals=0&sampleBy=Measurement`, 'intervals'),
  badRequestCase('no sampleBy', `${windowQuery(12, 16)}&intervals=1`, 'sampleBy'),
  badRequestCase('an unknown property', `${windowQuery(12, 16)}&intervals=1&sampleBy=Foo`, 'sampleBy'),
  badRequestCase('an enumeration', `${windowQuery(12, 16)}&intervals=1&sampleBy=State`, 'sampleBy'),
  badRequestCase('a window that ends before it starts', `${windowQuery(16, 12)}&${sampling}`, 'startIndex'),
  badRequestCase(
    'only the end has a boundary type',
    `${windowQuery(12, 16)}&${sampling}&endBoundaryType=1`,
    'startBoundaryType',
  ),
  badRequestCase('an invalid filter', `${windowQuery(12, 16)}&${sampling}&filter=Foo gt 1`, 'filter'),
  ...notFoundCases({ query: `${windowQuery(12, 16)}&${sampling}` }),
];
