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
const targetProperties: Readonly<Record<string, readonly unknown[]>> = {
  Simple1: [time, state, property('Value', double)],
  Simple2: [time, property('Measurement', int32), state],
  Simple3: [time, state, property('Value', int32)],
  Texts: [time, property('Measurement', 18)],
};

/** Returns a preparation that creates the stream view View from Simple to a type. */
const createView =
  (
    TargetTypeId: string,
    pairs: readonly (readonly [source: string, target: string])[] = [],
    stream = createSimpleStream,
  ) =>
  async (world: World): Promise<void> => {
    await stream(world);
    await world.ok('POST', `/Types/${TargetTypeId}`, { SdsTypeCode: 1, Properties: targetProperties[TargetTypeId] });
    const Properties = pairs.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
    await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId, Properties });
  };

/** Creates a view whose source is not the type of the stream. */
const createViewOfOtherType = async (world: World): Promise<void> => {
  await createSimpleStream(world);
  await world.ok('POST', '/Types/Simple1', { SdsTypeCode: 1, Properties: targetProperties['Simple1'] });
  await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple1', TargetTypeId: 'Simple' });
};

const viewCase = (
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

/** Returns the error cases of every read through a view. */
const viewErrorCases = (query: string): readonly Case[] => {
  const more = query === '' ? '' : `&${query}`;
  return [
    caseOnSimple('an unknown view', 404, { query: `streamViewId=Nowhere${more}`, check: expectReason('Nowhere') }),
    caseOnSimple('a view of another type', 400, {
      query: `streamViewId=View${more}`,
      prepare: createViewOfOtherType,
      check: expectReason('Simple1'),
    }),
    caseOnSimple('a view that cannot convert', 400, {
      query: `streamViewId=View${more}`,
      prepare: createView('Texts'),
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
const expectCentimeters = (...expected: readonly number[]) =>
  expectMeasurements(...expected.map((hour) => [hour, (hour - 12) * 1000] as const));

/** Returns the error cases of every conversion of units. */
const unitErrorCases = (query: string): readonly Case[] => [
  ...(
    [
      ['an unknown property', 'Foo', [{ SdsTypePropertyId: 'Foo', Uom: 'centimeter' }]],
      ['a property without unit', 'State', [{ SdsTypePropertyId: 'State', Uom: 'centimeter' }]],
      ['an unknown unit', 'ell', [{ SdsTypePropertyId: 'Measurement', Uom: 'ell' }]],
      ['a unit in another case', 'Centimeter', [{ SdsTypePropertyId: 'Measurement', Uom: 'Centimeter' }]],
      ['a unit of another quantity', 'second', [{ SdsTypePropertyId: 'Measurement', Uom: 'second' }]],
      ['a conversion outside an array', 'body', centimeters[0]],
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
const explicitPairs = [
  ['Time', 'Time'],
  ['State', 'State'],
  ['Measurement', 'Value'],
] as const;
/** The five events of Simple with their measurement under another name. */
const eventsNamed = (name: string) =>
  measurements.map((value, index) => ({ Time: timeOfHour(12 + index), ...(value === 0 ? {} : { [name]: value }) }));

const listTransformedEvents: readonly Case[] = [
  caseOnSimple('client fact 18: returns events unchanged without a view', 200, {
    query: `${windowQuery(12, 16)}&filter=&form=&streamViewId=`,
    check: expectEventsAt(12, 13, 14, 15, 16),
  }),
  viewCase('renames a property', windowQuery(12, 16), createView('Simple1'), expectJson(eventsNamed('Value'))),
  viewCase(
    'converts a property to another type',
    windowQuery(12, 16),
    createView('Simple2'),
    expectJson(eventsNamed('Measurement')),
  ),
  viewCase(
    'uses defaults for properties that are not mapped',
    windowQuery(12, 16),
    createView('Simple3'),
    expectJson([12, 13, 14, 15, 16].map((hour) => ({ Time: timeOfHour(hour) }))),
  ),
  viewCase(
    'maps explicit pairs',
    windowQuery(12, 16),
    createView('Simple3', explicitPairs),
    expectJson(eventsNamed('Value')),
  ),
  viewCase(
    'maps the index without an explicit pair',
    windowQuery(12, 16),
    createView('Simple3', [['Measurement', 'Value']]),
    expectJson(eventsNamed('Value')),
  ),
  viewCase(
    'applies a search mode',
    `index=${timeOfHour(12.5)}&searchMode=Next`,
    createView('Simple1'),
    expectJson([{ Time: timeOfHour(13), Value: 10 }]),
  ),
  viewCase(
    'calculates an event at a boundary',
    `${windowQuery(12.5, 13)}&boundaryType=3`,
    createView('Simple1'),
    expectJson([
      { Time: timeOfHour(12.5), Value: 5 },
      { Time: timeOfHour(13), Value: 10 },
    ]),
  ),
  viewCase(
    'filters on properties of the source',
    'filter=Measurement gt 20',
    createView('Simple1'),
    expectJson(eventsNamed('Value').slice(3)),
  ),
  viewCase(
    'returns a page',
    `${windowQuery(12, 16)}&count=1&continuationToken=`,
    createView('Simple1'),
    expectJson({
      Results: [{ Time: timeOfHour(12) }],
      ContinuationToken: tokenEndingAt('2017-11-23T12:00:00.0000000Z'),
    }),
  ),
  viewCase(
    'returns a table with names of the target',
    `${windowQuery(12, 13)}&form=tableh`,
    createView('Simple1'),
    ({ body }) => {
      expect(body).toMatchObject({
        Name: 'Simple1',
        Rows: [
          ['Time', 'State', 'Value'],
          [timeOfHour(12), 0, 0],
          [timeOfHour(13), 0, 10],
        ],
      });
    },
  ),
  viewCase(
    'returns CSV lines with names of the target',
    `${windowQuery(12, 13)}&form=csvh`,
    createView('Simple1'),
    expectLines('Time,State,Value', '2017-11-23T12:00:00.0000000Z,0,0', '2017-11-23T13:00:00.0000000Z,0,10'),
  ),
  caseOnSimple('form csv', 200, {
    query: `${windowQuery(12, 12)}&form=csv`,
    check: expectLines('2017-11-23T12:00:00.0000000Z,0,0'),
  }),
  caseOnSimple('no parameter at all', 400, { check: expectErrorParameter('index') }),
  caseOnSimple('CSV lines of a page', 400, {
    query: `${windowQuery(12, 16)}&count=1&continuationToken=&form=csv`,
    check: expectErrorParameter('form'),
  }),
  caseOnSimple('a filter on a property of the target', 400, {
    query: 'streamViewId=View&filter=Value gt 1',
    prepare: createView('Simple1'),
    check: expectErrorParameter('filter'),
  }),
  ...viewErrorCases(windowQuery(12, 16)),
];

const convertEvents: readonly Case[] = [
  caseOnSimple('converts to centimeters', 200, {
    query: `startIndex=${timeOfHour(13)}&count=2`,
    body: centimeters,
    check: expectCentimeters(13, 14),
  }),
  caseOnSimple('filters on values before conversion', 200, {
    query: 'filter=Measurement gt 10',
    body: centimeters,
    check: expectCentimeters(14, 15, 16),
  }),
  caseOnSimple('accepts an abbreviation and names in any case', 200, {
    query: windowQuery(13, 14),
    body: [{ sdsTypePropertyId: 'measurement', uom: 'cm', InterpolationMode: 3 }],
    check: expectCentimeters(13, 14),
  }),
  caseOnSimple('a unit by its name', 200, {
    prepare: withUnitHundredth,
    query: windowQuery(13, 14),
    body: [{ SdsTypePropertyId: 'Measurement', Uom: 'hundredth of a meter' }],
    check: expectCentimeters(13, 14),
  }),
  caseOnSimple('converts from the unit of a property override', 200, {
    prepare: simpleStreamWith({ PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', Uom: 'kilometer' }] }),
    query: windowQuery(13, 13),
    body: [{ SdsTypePropertyId: 'Measurement', Uom: 'meter' }],
    check: expectMeasurements([13, 10000]),
  }),
  caseOnSimple('returns events unchanged without conversions', 200, {
    query: windowQuery(12, 13),
    body: [],
    check: expectEventsAt(12, 13),
  }),
  caseOnSimple('form csvh', 200, {
    query: `${windowQuery(13, 13)}&form=csvh`,
    body: centimeters,
    check: expectLines('Time,State,Measurement', '2017-11-23T13:00:00.0000000Z,0,1000'),
  }),
  caseOnSimple('a window that ends before it starts', 400, {
    query: windowQuery(13, 12),
    body: centimeters,
    check: expectErrorParameter('startIndex'),
  }),
  ...unitErrorCases(windowQuery(12, 16)),
];

/** Expects lines of comma-separated values. */
function expectLines(...expected: readonly string[]) {
  return ({ text, headers }: ReadResponse) => {
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(text).toBe(expected.join('\n'));
  };
}

/** Returns the cases of the first or the last event through a view. */
const firstOrLastCases = (hour: number, value: object): readonly Case[] => [
  caseOnSimple('returns the event unchanged without a view', 200, {
    ...nonVerbose,
    check: expectJson({ Time: timeOfHour(hour), ...(hour === 12 ? {} : { Measurement: 40 }) }),
  }),
  viewCase(
    'returns the event through a view',
    '',
    createView('Simple1'),
    expectJson({ Time: timeOfHour(hour), ...value }),
  ),
  viewCase('returns null for an empty stream', '', createView('Simple1', [], emptySimpleStream), expectJson(null)),
  ...viewErrorCases(''),
];

/** Returns the cases of the first or the last event in other units. */
const convertedFirstOrLastCases = (hour: number): readonly Case[] => [
  caseOnSimple('converts to centimeters', 200, {
    ...nonVerbose,
    body: centimeters,
    check: expectJson({ Time: timeOfHour(hour), ...(hour === 12 ? {} : { Measurement: 4000 }) }),
  }),
  caseOnSimple('returns null for an empty stream', 200, {
    prepare: emptySimpleStream,
    body: centimeters,
    check: expectJson(null),
  }),
  ...unitErrorCases(''),
];

const listTransformedInterpolatedEvents: readonly Case[] = [
  caseOnSimple('client fact 18: returns events unchanged without a view', 200, {
    query: `${windowQuery(12, 13)}&count=3`,
    check: expectEventsAt(12, 12.5, 13),
  }),
  viewCase(
    'returns events at regular indexes',
    `${windowQuery(12, 13)}&count=3`,
    createView('Simple1'),
    expectJson([{ Time: timeOfHour(12) }, { Time: timeOfHour(12.5), Value: 5 }, { Time: timeOfHour(13), Value: 10 }]),
  ),
  viewCase(
    'uses the interpolation mode of the target type',
    `index=${timeOfHour(13.5)}`,
    createView('Simple1', [], simpleStreamWith({ InterpolationMode: 3 })),
    expectJson([{ Time: timeOfHour(13.5), Value: 15 }]),
  ),
  viewCase(
    'returns events at indexes',
    `index=${timeOfHour(13.5)}`,
    createView('Simple1'),
    expectJson([{ Time: timeOfHour(13.5), Value: 15 }]),
  ),
  viewCase(
    'form csv',
    `index=${timeOfHour(13.5)}&form=csv`,
    createView('Simple1'),
    expectLines('2017-11-23T13:30:00.0000000Z,0,15'),
  ),
  caseOnSimple('neither form of indexes', 400, { check: expectErrorParameter('startIndex') }),
  ...viewErrorCases(`index=${timeOfHour(13.5)}`),
];

const convertInterpolatedEvents: readonly Case[] = [
  caseOnSimple('converts events at regular indexes', 200, {
    query: `${windowQuery(12, 13)}&count=3`,
    body: centimeters,
    check: expectCentimeters(12, 12.5, 13),
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
  ...unitErrorCases(`index=${timeOfHour(13.5)}`),
];

/** Expects one interval with this mean and total of a property. */
const expectMean =
  (property: string, Mean: number) =>
  ({ body }: Pick<ReadResponse, 'body'>) => {
    expect(body).toMatchObject([
      { Summaries: { Count: { Time: 5, [property]: 5 }, Mean: { [property]: Mean }, Total: { [property]: Mean * 4 } } },
    ]);
  };

const listTransformedSummaries: readonly Case[] = [
  caseOnSimple('returns summaries unchanged without a view', 200, {
    query: windowQuery(12, 16),
    check: expectMean('Measurement', 20),
  }),
  viewCase(
    'returns summaries of the target',
    windowQuery(12, 16),
    createView('Simple1'),
    expectAll(expectMean('Value', 20), ({ body }) => {
      expect(body).toMatchObject([{ Start: { Time: timeOfHour(12) }, End: { Time: timeOfHour(16), Value: 40 } }]);
    }),
  ),
  caseOnSimple('no end', 400, { query: `startIndex=${timeOfHour(12)}`, check: expectErrorParameter('endIndex') }),
  ...viewErrorCases(windowQuery(12, 16)),
];

const convertSummaries: readonly Case[] = [
  caseOnSimple('converts summaries to centimeters', 200, {
    query: windowQuery(12, 16),
    body: centimeters,
    check: expectAll(expectMean('Measurement', 2000), ({ body }) => {
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
  ...unitErrorCases(windowQuery(12, 16)),
];

const sampling = `${windowQuery(12, 16)}&intervals=2`;
const listTransformedSampledEvents: readonly Case[] = [
  caseOnSimple('client facts 15 and 18: returns events unchanged and accepts sampleBy in any case', 200, {
    query: `${sampling}&sampleBy=measurement`,
    check: expectEventsAt(12, 14, 15, 16),
  }),
  viewCase(
    'samples by a property of the target',
    `${sampling}&sampleBy=value`,
    createView('Simple1'),
    expectJson(eventsNamed('Value').filter((_, index) => index !== 1)),
  ),
  viewCase(
    'form table',
    `${windowQuery(12, 16)}&intervals=1&sampleBy=Value&form=table`,
    createView('Simple1'),
    ({ body }) => {
      expect(body).toHaveProperty('Rows', [
        [timeOfHour(12), 0, 0],
        [timeOfHour(16), 0, 40],
      ]);
    },
  ),
  caseOnSimple('by a property of the source only', 400, {
    query: `streamViewId=View&${sampling}&sampleBy=Measurement`,
    prepare: createView('Simple1'),
    check: expectErrorParameter('sampleBy'),
  }),
  caseOnSimple('no intervals', 400, {
    query: `${windowQuery(12, 16)}&sampleBy=Measurement`,
    check: expectErrorParameter('intervals'),
  }),
  ...viewErrorCases(`${sampling}&sampleBy=Time`),
];

const convertSampledEvents: readonly Case[] = [
  caseOnSimple('converts samples to centimeters', 200, {
    query: `${sampling}&sampleBy=Measurement`,
    body: centimeters,
    check: expectCentimeters(12, 14, 15, 16),
  }),
  caseOnSimple('no sampleBy', 400, {
    query: sampling,
    body: centimeters,
    check: expectErrorParameter('sampleBy'),
  }),
  ...unitErrorCases(`${sampling}&sampleBy=Measurement`),
];

export const transform: Cases<operations, typeof table, 'Transform'> = {
  listTransformedEvents,
  convertEvents,
  getTransformedFirstEvent: firstOrLastCases(12, {}),
  convertFirstEvent: convertedFirstOrLastCases(12),
  getTransformedLastEvent: firstOrLastCases(16, { Value: 40 }),
  convertLastEvent: convertedFirstOrLastCases(16),
  listTransformedInterpolatedEvents,
  convertInterpolatedEvents,
  listTransformedSummaries,
  convertSummaries,
  listTransformedSampledEvents,
  convertSampledEvents,
  listJoinedEvents: joins,
};
