// Events read through stream views and in other units (docs/behavior/stream-views.md#reads-through-views,
// docs/behavior/units.md#reads-in-other-units).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases, ReadResponse, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { timeOfHour, createSimpleStream, simpleType } from '../support/fixtures.ts';
import {
  nonVerbose,
  double,
  emptySimpleStream,
  expectEventsAt,
  int32,
  expectMeasurements,
  notFoundCases,
  caseOnSimple,
  property,
  simpleStreamWith,
  tokenEndingAt,
  windowQuery,
} from '../support/streams.ts';
import { joins } from './transform-joins.ts';

const [time, state] = simpleType.Properties;
const targets: Readonly<Record<string, readonly unknown[]>> = {
  Simple1: [time, state, property('Value', double)],
  Simple2: [time, property('Measurement', int32), state],
  Simple3: [time, state, property('Value', int32)],
  Texts: [time, property('Measurement', 18)],
};

/** A stream view from Simple named View. */
const view =
  (
    TargetTypeId: string,
    pairs: readonly (readonly [source: string, target: string])[] = [],
    stream = createSimpleStream,
  ) =>
  async (world: World): Promise<void> => {
    await stream(world);
    await world.ok('POST', `/Types/${TargetTypeId}`, { SdsTypeCode: 1, Properties: targets[TargetTypeId] });
    const Properties = pairs.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
    await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId, Properties });
  };

/** A view whose source is not the type of the stream. */
const strangeView = async (world: World): Promise<void> => {
  await createSimpleStream(world);
  await world.ok('POST', '/Types/Simple1', { SdsTypeCode: 1, Properties: targets['Simple1'] });
  await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple1', TargetTypeId: 'Simple' });
};

const through = (
  name: string,
  query: string,
  prepare: (world: World) => Promise<unknown>,
  check: NonNullable<Case['check']>,
) =>
  caseOnSimple(name, 200, {
    ...nonVerbose,
    query: `streamViewId=View${query === '' ? '' : '&'}${query}`,
    prepare,
    check,
  });

/** What every read through a view is refused for. */
const viewRefusals = (query: string): readonly Case[] => {
  const more = query === '' ? '' : `&${query}`;
  return [
    caseOnSimple('an unknown view', 404, { query: `streamViewId=Nowhere${more}`, check: expectReason('Nowhere') }),
    caseOnSimple('a view of another type', 400, {
      query: `streamViewId=View${more}`,
      prepare: strangeView,
      check: expectReason('Simple1'),
    }),
    caseOnSimple('a view that cannot convert', 400, {
      query: `streamViewId=View${more}`,
      prepare: view('Texts'),
      check: expectReason('Measurement'),
    }),
    ...notFoundCases({ query }),
  ];
};

const centimeters = [{ SdsTypePropertyId: 'Measurement', Uom: 'centimeter' }];

/** Creates the stream Simple, and a unit whose name differs from its identifier. */
const withUnitHundredth = async (world: World): Promise<void> => {
  await createSimpleStream(world);
  const unit = { Id: 'cent', Name: 'hundredth of a meter', Abbreviation: 'ct', QuantityId: 'Length' };
  const more = { DisplayName: 'Cent', ConversionFactor: 0.01, ConversionOffset: 0 };
  await world.ok('POST', '/Quantities/Length/Units/cent', { ...unit, ...more });
};

/** Expects events of Simple at these hours, in centimeters. */
const inCentimeters = (...expected: readonly number[]) =>
  expectMeasurements(...expected.map((hour) => [hour, (hour - 12) * 1000] as const));

/** What every conversion is refused for. */
const unitRefusals = (query: string): readonly Case[] => [
  ...(
    [
      ['an unknown property', 'Foo', [{ SdsTypePropertyId: 'Foo', Uom: 'centimeter' }]],
      ['a property without unit', 'State', [{ SdsTypePropertyId: 'State', Uom: 'centimeter' }]],
      ['an unknown unit', 'ell', [{ SdsTypePropertyId: 'Measurement', Uom: 'ell' }]],
      ['a unit in another case', 'Centimeter', [{ SdsTypePropertyId: 'Measurement', Uom: 'Centimeter' }]],
      ['a unit of another quantity', 'second', [{ SdsTypePropertyId: 'Measurement', Uom: 'second' }]],
      ['one conversion without its list', 'body', centimeters[0]],
    ] as const
  ).map(([name, fault, body]) => caseOnSimple(name, 400, { query, body, check: expectReason(fault) })),
  caseOnSimple('no body', 400, {
    query,
    headers: { 'Content-Type': 'application/json' },
    check: expectErrorParameter('body'),
  }),
  ...notFoundCases({ query, body: centimeters }),
];

const measurements = [0, 10, 20, 30, 40];
const explicit = [
  ['Time', 'Time'],
  ['State', 'State'],
  ['Measurement', 'Value'],
] as const;
/** The five events of Simple with their measurement under another name. */
const renamed = (name: string) =>
  measurements.map((value, place) => ({ Time: timeOfHour(12 + place), ...(value === 0 ? {} : { [name]: value }) }));

const listTransformedEvents: readonly Case[] = [
  caseOnSimple('client fact 18: as it is, without a view', 200, {
    query: `${windowQuery(12, 16)}&filter=&form=&streamViewId=`,
    check: expectEventsAt(12, 13, 14, 15, 16),
  }),
  through('Simple1 has another name', windowQuery(12, 16), view('Simple1'), expectJson(renamed('Value'))),
  through('Simple2 has another type', windowQuery(12, 16), view('Simple2'), expectJson(renamed('Measurement'))),
  through(
    'Simple3 has other values',
    windowQuery(12, 16),
    view('Simple3'),
    expectJson([12, 13, 14, 15, 16].map((hour) => ({ Time: timeOfHour(hour) }))),
  ),
  through('Simple3 with pairs', windowQuery(12, 16), view('Simple3', explicit), expectJson(renamed('Value'))),
  through(
    'pairs that leave out the index map it all the same',
    windowQuery(12, 16),
    view('Simple3', [['Measurement', 'Value']]),
    expectJson(renamed('Value')),
  ),
  through(
    'a search',
    `index=${timeOfHour(12.5)}&searchMode=Next`,
    view('Simple1'),
    expectJson([{ Time: timeOfHour(13), Value: 10 }]),
  ),
  through(
    'a calculated edge',
    `${windowQuery(12.5, 13)}&boundaryType=3`,
    view('Simple1'),
    expectJson([
      { Time: timeOfHour(12.5), Value: 5 },
      { Time: timeOfHour(13), Value: 10 },
    ]),
  ),
  through(
    'a filter sees the source',
    'filter=Measurement gt 20',
    view('Simple1'),
    expectJson(renamed('Value').slice(3)),
  ),
  through(
    'a page',
    `${windowQuery(12, 16)}&count=1&continuationToken=`,
    view('Simple1'),
    expectJson({
      Results: [{ Time: timeOfHour(12) }],
      ContinuationToken: tokenEndingAt('2017-11-23T12:00:00.0000000Z'),
    }),
  ),
  through('names of the target in a table', `${windowQuery(12, 13)}&form=tableh`, view('Simple1'), ({ body }) => {
    expect(body).toMatchObject({
      Name: 'Simple1',
      Rows: [
        ['Time', 'State', 'Value'],
        [timeOfHour(12), 0, 0],
        [timeOfHour(13), 0, 10],
      ],
    });
  }),
  through(
    'lines of values',
    `${windowQuery(12, 13)}&form=csvh`,
    view('Simple1'),
    lines('Time,State,Value', '2017-11-23T12:00:00.0000000Z,0,0', '2017-11-23T13:00:00.0000000Z,0,10'),
  ),
  caseOnSimple('form csv', 200, {
    query: `${windowQuery(12, 12)}&form=csv`,
    check: lines('2017-11-23T12:00:00.0000000Z,0,0'),
  }),
  caseOnSimple('no parameter at all', 400, { check: expectErrorParameter('index') }),
  caseOnSimple('lines of a page', 400, {
    query: `${windowQuery(12, 16)}&count=1&continuationToken=&form=csv`,
    check: expectErrorParameter('form'),
  }),
  caseOnSimple('a filter on a property of the target', 400, {
    query: 'streamViewId=View&filter=Value gt 1',
    prepare: view('Simple1'),
    check: expectErrorParameter('filter'),
  }),
  ...viewRefusals(windowQuery(12, 16)),
];

const convertEvents: readonly Case[] = [
  caseOnSimple('centimeters', 200, {
    query: `startIndex=${timeOfHour(13)}&count=2`,
    body: centimeters,
    check: inCentimeters(13, 14),
  }),
  caseOnSimple('the filter sees meters', 200, {
    query: 'filter=Measurement gt 10',
    body: centimeters,
    check: inCentimeters(14, 15, 16),
  }),
  caseOnSimple('a unit by its abbreviation, names in any case', 200, {
    query: windowQuery(13, 14),
    body: [{ sdsTypePropertyId: 'measurement', uom: 'cm', InterpolationMode: 3 }],
    check: inCentimeters(13, 14),
  }),
  caseOnSimple('a unit by its name', 200, {
    prepare: withUnitHundredth,
    query: windowQuery(13, 14),
    body: [{ SdsTypePropertyId: 'Measurement', Uom: 'hundredth of a meter' }],
    check: inCentimeters(13, 14),
  }),
  caseOnSimple('the unit that the stream gives to a property', 200, {
    prepare: simpleStreamWith({ PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', Uom: 'kilometer' }] }),
    query: windowQuery(13, 13),
    body: [{ SdsTypePropertyId: 'Measurement', Uom: 'meter' }],
    check: expectMeasurements([13, 10000]),
  }),
  caseOnSimple('no conversions', 200, { query: windowQuery(12, 13), body: [], check: expectEventsAt(12, 13) }),
  caseOnSimple('form csvh', 200, {
    query: `${windowQuery(13, 13)}&form=csvh`,
    body: centimeters,
    check: lines('Time,State,Measurement', '2017-11-23T13:00:00.0000000Z,0,1000'),
  }),
  caseOnSimple('a window that ends before it starts', 400, {
    query: windowQuery(13, 12),
    body: centimeters,
    check: expectErrorParameter('startIndex'),
  }),
  ...unitRefusals(windowQuery(12, 16)),
];

/** Expects lines of comma-separated values. */
function lines(...expected: readonly string[]) {
  return ({ text, headers }: ReadResponse) => {
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(text).toBe(expected.join('\n'));
  };
}

/** First and last event through a view. */
const ends = (hour: number, value: object): readonly Case[] => [
  caseOnSimple('as it is, without a view', 200, {
    ...nonVerbose,
    check: expectJson({ Time: timeOfHour(hour), ...(hour === 12 ? {} : { Measurement: 40 }) }),
  }),
  through('through a view', '', view('Simple1'), expectJson({ Time: timeOfHour(hour), ...value })),
  through('null for an empty stream', '', view('Simple1', [], emptySimpleStream), expectJson(null)),
  ...viewRefusals(''),
];

/** First and last event in other units. */
const convertedEnds = (hour: number): readonly Case[] => [
  caseOnSimple('centimeters', 200, {
    ...nonVerbose,
    body: centimeters,
    check: expectJson({ Time: timeOfHour(hour), ...(hour === 12 ? {} : { Measurement: 4000 }) }),
  }),
  caseOnSimple('null for an empty stream', 200, {
    prepare: emptySimpleStream,
    body: centimeters,
    check: expectJson(null),
  }),
  ...unitRefusals(''),
];

const listTransformedInterpolatedEvents: readonly Case[] = [
  caseOnSimple('client fact 18: as it is, without a view', 200, {
    query: `${windowQuery(12, 13)}&count=3`,
    check: expectEventsAt(12, 12.5, 13),
  }),
  through(
    'an interval',
    `${windowQuery(12, 13)}&count=3`,
    view('Simple1'),
    expectJson([{ Time: timeOfHour(12) }, { Time: timeOfHour(12.5), Value: 5 }, { Time: timeOfHour(13), Value: 10 }]),
  ),
  through(
    'the target type decides what is calculated, not the stream',
    `index=${timeOfHour(13.5)}`,
    view('Simple1', [], simpleStreamWith({ InterpolationMode: 3 })),
    expectJson([{ Time: timeOfHour(13.5), Value: 15 }]),
  ),
  through('indexes', `index=${timeOfHour(13.5)}`, view('Simple1'), expectJson([{ Time: timeOfHour(13.5), Value: 15 }])),
  through(
    'form csv',
    `index=${timeOfHour(13.5)}&form=csv`,
    view('Simple1'),
    lines('2017-11-23T13:30:00.0000000Z,0,15'),
  ),
  caseOnSimple('neither form of indexes', 400, { check: expectErrorParameter('startIndex') }),
  ...viewRefusals(`index=${timeOfHour(13.5)}`),
];

const convertInterpolatedEvents: readonly Case[] = [
  caseOnSimple('an interval in centimeters', 200, {
    query: `${windowQuery(12, 13)}&count=3`,
    body: centimeters,
    check: inCentimeters(12, 12.5, 13),
  }),
  caseOnSimple('form table', 200, {
    query: `index=${timeOfHour(13.5)}&form=table`,
    body: centimeters,
    check: ({ body }) => {
      expect(body).toHaveProperty('Rows', [[timeOfHour(13.5), 0, 1500]]);
    },
  }),
  caseOnSimple('an interval without end', 400, {
    query: `startIndex=${timeOfHour(12)}`,
    body: centimeters,
    check: expectErrorParameter('endIndex'),
  }),
  ...unitRefusals(`index=${timeOfHour(13.5)}`),
];

/** Expects one interval with this mean and total of a property. */
const mean =
  (property: string, Mean: number) =>
  ({ body }: Pick<ReadResponse, 'body'>) => {
    expect(body).toMatchObject([
      { Summaries: { Count: { Time: 5, [property]: 5 }, Mean: { [property]: Mean }, Total: { [property]: Mean * 4 } } },
    ]);
  };

const listTransformedSummaries: readonly Case[] = [
  caseOnSimple('as they are, without a view', 200, { query: windowQuery(12, 16), check: mean('Measurement', 20) }),
  through(
    'of the target',
    windowQuery(12, 16),
    view('Simple1'),
    expectAll(mean('Value', 20), ({ body }) => {
      expect(body).toMatchObject([{ Start: { Time: timeOfHour(12) }, End: { Time: timeOfHour(16), Value: 40 } }]);
    }),
  ),
  caseOnSimple('no end', 400, { query: `startIndex=${timeOfHour(12)}`, check: expectErrorParameter('endIndex') }),
  ...viewRefusals(windowQuery(12, 16)),
];

const convertSummaries: readonly Case[] = [
  caseOnSimple('of centimeters', 200, {
    query: windowQuery(12, 16),
    body: centimeters,
    check: expectAll(mean('Measurement', 2000), ({ body }) => {
      expect(body).toMatchObject([
        { Start: { Time: timeOfHour(12) }, End: { Time: timeOfHour(16), Measurement: 4000 } },
      ]);
    }),
  }),
  caseOnSimple('no start', 400, {
    query: `endIndex=${timeOfHour(12)}`,
    body: centimeters,
    check: expectErrorParameter('startIndex'),
  }),
  ...unitRefusals(windowQuery(12, 16)),
];

const sampling = `${windowQuery(12, 16)}&intervals=2`;
const listTransformedSampledEvents: readonly Case[] = [
  caseOnSimple('client facts 15 and 18: as they are, sampleBy in any case', 200, {
    query: `${sampling}&sampleBy=measurement`,
    check: expectEventsAt(12, 14, 15, 16),
  }),
  through(
    'by a property of the target',
    `${sampling}&sampleBy=value`,
    view('Simple1'),
    expectJson(renamed('Value').filter((_, place) => place !== 1)),
  ),
  through('form table', `${windowQuery(12, 16)}&intervals=1&sampleBy=Value&form=table`, view('Simple1'), ({ body }) => {
    expect(body).toHaveProperty('Rows', [
      [timeOfHour(12), 0, 0],
      [timeOfHour(16), 0, 40],
    ]);
  }),
  caseOnSimple('by a property of the source only', 400, {
    query: `streamViewId=View&${sampling}&sampleBy=Measurement`,
    prepare: view('Simple1'),
    check: expectErrorParameter('sampleBy'),
  }),
  caseOnSimple('no intervals', 400, {
    query: `${windowQuery(12, 16)}&sampleBy=Measurement`,
    check: expectErrorParameter('intervals'),
  }),
  ...viewRefusals(`${sampling}&sampleBy=Time`),
];

const convertSampledEvents: readonly Case[] = [
  caseOnSimple('in centimeters', 200, {
    query: `${sampling}&sampleBy=Measurement`,
    body: centimeters,
    check: inCentimeters(12, 14, 15, 16),
  }),
  caseOnSimple('nothing to sample by', 400, {
    query: sampling,
    body: centimeters,
    check: expectErrorParameter('sampleBy'),
  }),
  ...unitRefusals(`${sampling}&sampleBy=Measurement`),
];

export const transform: Cases<operations, typeof table, 'Transform'> = {
  listTransformedEvents,
  convertEvents,
  getTransformedFirstEvent: ends(12, {}),
  convertFirstEvent: convertedEnds(12),
  getTransformedLastEvent: ends(16, { Value: 40 }),
  convertLastEvent: convertedEnds(16),
  listTransformedInterpolatedEvents,
  convertInterpolatedEvents,
  listTransformedSummaries,
  convertSummaries,
  listTransformedSampledEvents,
  convertSampledEvents,
  listJoinedEvents: joins,
};
