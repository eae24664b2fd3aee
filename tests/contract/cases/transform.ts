// Events read through stream views and in other units (docs/behavior/stream-views.md#reads-through-views,
// docs/behavior/units.md#reads-in-other-units).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases, ReadResponse, World } from '../support/cases.ts';
import { blames, both, json, says } from '../support/checks.ts';
import { at, simpleStream, simpleType } from '../support/fixtures.ts';
import {
  brief,
  double,
  emptySimple,
  hours,
  int32,
  measured,
  nowhere,
  onSimple,
  property,
  simpleWith,
  tokenAt,
  window,
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
  (TargetTypeId: string, pairs: readonly (readonly [source: string, target: string])[] = [], stream = simpleStream) =>
  async (world: World): Promise<void> => {
    await stream(world);
    await world.ok('POST', `/Types/${TargetTypeId}`, { SdsTypeCode: 1, Properties: targets[TargetTypeId] });
    const Properties = pairs.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
    await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId, Properties });
  };

/** A view whose source is not the type of the stream. */
const strangeView = async (world: World): Promise<void> => {
  await simpleStream(world);
  await world.ok('POST', '/Types/Simple1', { SdsTypeCode: 1, Properties: targets['Simple1'] });
  await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple1', TargetTypeId: 'Simple' });
};

const through = (
  name: string,
  query: string,
  given: (world: World) => Promise<unknown>,
  check: NonNullable<Case['check']>,
) => onSimple(name, 200, { ...brief, query: `streamViewId=View${query === '' ? '' : '&'}${query}`, given, check });

/** What every read through a view is refused for. */
const viewRefusals = (query: string): readonly Case[] => {
  const more = query === '' ? '' : `&${query}`;
  return [
    onSimple('an unknown view', 404, { query: `streamViewId=Nowhere${more}`, check: says('Nowhere') }),
    onSimple('a view of another type', 400, {
      query: `streamViewId=View${more}`,
      given: strangeView,
      check: says('Simple1'),
    }),
    onSimple('a view that cannot convert', 400, {
      query: `streamViewId=View${more}`,
      given: view('Texts'),
      check: says('Measurement'),
    }),
    ...nowhere({ query }),
  ];
};

const centimeters = [{ SdsTypePropertyId: 'Measurement', Uom: 'centimeter' }];

/** Expects events of Simple at these hours, in centimeters. */
const inCentimeters = (...expected: readonly number[]) =>
  measured(...expected.map((hour) => [hour, (hour - 12) * 1000] as const));

/** What every conversion is refused for. */
const unitRefusals = (query: string): readonly Case[] => [
  ...(
    [
      ['an unknown property', 'Foo', [{ SdsTypePropertyId: 'Foo', Uom: 'centimeter' }]],
      ['a property without unit', 'State', [{ SdsTypePropertyId: 'State', Uom: 'centimeter' }]],
      ['an unknown unit', 'ell', [{ SdsTypePropertyId: 'Measurement', Uom: 'ell' }]],
      ['a unit in other case', 'Centimeter', [{ SdsTypePropertyId: 'Measurement', Uom: 'Centimeter' }]],
      ['a unit of another quantity', 'second', [{ SdsTypePropertyId: 'Measurement', Uom: 'second' }]],
      ['one conversion without its list', 'body', centimeters[0]],
    ] as const
  ).map(([name, fault, body]) => onSimple(name, 400, { query, body, check: says(fault) })),
  onSimple('no body', 400, { query, headers: { 'Content-Type': 'application/json' }, check: blames('body') }),
  ...nowhere({ query, body: centimeters }),
];

const measurements = [0, 10, 20, 30, 40];
const explicit = [
  ['Time', 'Time'],
  ['State', 'State'],
  ['Measurement', 'Value'],
] as const;
/** The five events of Simple with their measurement under another name. */
const renamed = (name: string) =>
  measurements.map((value, place) => ({ Time: at(12 + place), ...(value === 0 ? {} : { [name]: value }) }));

const listTransformedEvents: readonly Case[] = [
  onSimple('client fact 18: as it is, without a view', 200, {
    query: `${window(12, 16)}&filter=&form=&streamViewId=`,
    check: hours(12, 13, 14, 15, 16),
  }),
  through('Simple1 has another name', window(12, 16), view('Simple1'), json(renamed('Value'))),
  through('Simple2 has another type', window(12, 16), view('Simple2'), json(renamed('Measurement'))),
  through(
    'Simple3 has other values',
    window(12, 16),
    view('Simple3'),
    json([12, 13, 14, 15, 16].map((hour) => ({ Time: at(hour) }))),
  ),
  through('Simple3 with pairs', window(12, 16), view('Simple3', explicit), json(renamed('Value'))),
  through(
    'pairs that leave out the index map it all the same',
    window(12, 16),
    view('Simple3', [['Measurement', 'Value']]),
    json(renamed('Value')),
  ),
  through('a search', `index=${at(12.5)}&searchMode=Next`, view('Simple1'), json([{ Time: at(13), Value: 10 }])),
  through(
    'a calculated edge',
    `${window(12.5, 13)}&boundaryType=3`,
    view('Simple1'),
    json([
      { Time: at(12.5), Value: 5 },
      { Time: at(13), Value: 10 },
    ]),
  ),
  through('a filter sees the source', 'filter=Measurement gt 20', view('Simple1'), json(renamed('Value').slice(3))),
  through(
    'a page',
    `${window(12, 16)}&count=1&continuationToken=`,
    view('Simple1'),
    json({ Results: [{ Time: at(12) }], ContinuationToken: tokenAt('2017-11-23T12:00:00.0000000Z') }),
  ),
  through('names of the target in a table', `${window(12, 13)}&form=tableh`, view('Simple1'), ({ body }) => {
    expect(body).toMatchObject({
      Name: 'Simple1',
      Rows: [
        ['Time', 'State', 'Value'],
        [at(12), 0, 0],
        [at(13), 0, 10],
      ],
    });
  }),
  through(
    'lines of values',
    `${window(12, 13)}&form=csvh`,
    view('Simple1'),
    lines('Time,State,Value', '2017-11-23T12:00:00.0000000Z,0,0', '2017-11-23T13:00:00.0000000Z,0,10'),
  ),
  onSimple('form csv', 200, { query: `${window(12, 12)}&form=csv`, check: lines('2017-11-23T12:00:00.0000000Z,0,0') }),
  onSimple('no parameter at all', 400, { check: blames('index') }),
  onSimple('lines of a page', 400, {
    query: `${window(12, 16)}&count=1&continuationToken=&form=csv`,
    check: blames('form'),
  }),
  onSimple('a filter on a property of the target', 400, {
    query: 'streamViewId=View&filter=Value gt 1',
    given: view('Simple1'),
    check: blames('filter'),
  }),
  ...viewRefusals(window(12, 16)),
];

const convertEvents: readonly Case[] = [
  onSimple('centimeters', 200, {
    query: `startIndex=${at(13)}&count=2`,
    body: centimeters,
    check: inCentimeters(13, 14),
  }),
  onSimple('the filter sees meters', 200, {
    query: 'filter=Measurement gt 10',
    body: centimeters,
    check: inCentimeters(14, 15, 16),
  }),
  onSimple('a unit by its abbreviation, names in any case', 200, {
    query: window(13, 14),
    body: [{ sdsTypePropertyId: 'measurement', uom: 'cm', InterpolationMode: 3 }],
    check: inCentimeters(13, 14),
  }),
  onSimple('the unit that the stream gives to a property', 200, {
    given: simpleWith({ PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', Uom: 'kilometer' }] }),
    query: window(13, 13),
    body: [{ SdsTypePropertyId: 'Measurement', Uom: 'meter' }],
    check: measured([13, 10000]),
  }),
  onSimple('no conversions', 200, { query: window(12, 13), body: [], check: hours(12, 13) }),
  onSimple('form csvh', 200, {
    query: `${window(13, 13)}&form=csvh`,
    body: centimeters,
    check: lines('Time,State,Measurement', '2017-11-23T13:00:00.0000000Z,0,1000'),
  }),
  onSimple('a window that ends before it starts', 400, {
    query: window(13, 12),
    body: centimeters,
    check: blames('startIndex'),
  }),
  ...unitRefusals(window(12, 16)),
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
  onSimple('as it is, without a view', 200, {
    ...brief,
    check: json({ Time: at(hour), ...(hour === 12 ? {} : { Measurement: 40 }) }),
  }),
  through('through a view', '', view('Simple1'), json({ Time: at(hour), ...value })),
  through('null for an empty stream', '', view('Simple1', [], emptySimple), json(null)),
  ...viewRefusals(''),
];

/** First and last event in other units. */
const convertedEnds = (hour: number): readonly Case[] => [
  onSimple('centimeters', 200, {
    ...brief,
    body: centimeters,
    check: json({ Time: at(hour), ...(hour === 12 ? {} : { Measurement: 4000 }) }),
  }),
  onSimple('null for an empty stream', 200, { given: emptySimple, body: centimeters, check: json(null) }),
  ...unitRefusals(''),
];

const listTransformedInterpolatedEvents: readonly Case[] = [
  onSimple('client fact 18: as it is, without a view', 200, {
    query: `${window(12, 13)}&count=3`,
    check: hours(12, 12.5, 13),
  }),
  through(
    'an interval',
    `${window(12, 13)}&count=3`,
    view('Simple1'),
    json([{ Time: at(12) }, { Time: at(12.5), Value: 5 }, { Time: at(13), Value: 10 }]),
  ),
  through(
    'the target type decides what is calculated, not the stream',
    `index=${at(13.5)}`,
    view('Simple1', [], simpleWith({ InterpolationMode: 3 })),
    json([{ Time: at(13.5), Value: 15 }]),
  ),
  through('indexes', `index=${at(13.5)}`, view('Simple1'), json([{ Time: at(13.5), Value: 15 }])),
  through('form csv', `index=${at(13.5)}&form=csv`, view('Simple1'), lines('2017-11-23T13:30:00.0000000Z,0,15')),
  onSimple('neither form of indexes', 400, { check: blames('startIndex') }),
  ...viewRefusals(`index=${at(13.5)}`),
];

const convertInterpolatedEvents: readonly Case[] = [
  onSimple('an interval in centimeters', 200, {
    query: `${window(12, 13)}&count=3`,
    body: centimeters,
    check: inCentimeters(12, 12.5, 13),
  }),
  onSimple('form table', 200, {
    query: `index=${at(13.5)}&form=table`,
    body: centimeters,
    check: ({ body }) => {
      expect(body).toHaveProperty('Rows', [[at(13.5), 0, 1500]]);
    },
  }),
  onSimple('an interval without end', 400, {
    query: `startIndex=${at(12)}`,
    body: centimeters,
    check: blames('endIndex'),
  }),
  ...unitRefusals(`index=${at(13.5)}`),
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
  onSimple('as they are, without a view', 200, { query: window(12, 16), check: mean('Measurement', 20) }),
  through(
    'of the target',
    window(12, 16),
    view('Simple1'),
    both(mean('Value', 20), ({ body }) => {
      expect(body).toMatchObject([{ Start: { Time: at(12) }, End: { Time: at(16), Value: 40 } }]);
    }),
  ),
  onSimple('no end', 400, { query: `startIndex=${at(12)}`, check: blames('endIndex') }),
  ...viewRefusals(window(12, 16)),
];

const convertSummaries: readonly Case[] = [
  onSimple('of centimeters', 200, {
    query: window(12, 16),
    body: centimeters,
    check: both(mean('Measurement', 2000), ({ body }) => {
      expect(body).toMatchObject([{ Start: { Time: at(12) }, End: { Time: at(16), Measurement: 4000 } }]);
    }),
  }),
  onSimple('no start', 400, { query: `endIndex=${at(12)}`, body: centimeters, check: blames('startIndex') }),
  ...unitRefusals(window(12, 16)),
];

const sampling = `${window(12, 16)}&intervals=2`;
const listTransformedSampledEvents: readonly Case[] = [
  onSimple('client facts 15 and 18: as they are, sampleBy in any case', 200, {
    query: `${sampling}&sampleBy=measurement`,
    check: hours(12, 14, 15, 16),
  }),
  through(
    'by a property of the target',
    `${sampling}&sampleBy=value`,
    view('Simple1'),
    json(renamed('Value').filter((_, place) => place !== 1)),
  ),
  through('form table', `${window(12, 16)}&intervals=1&sampleBy=Value&form=table`, view('Simple1'), ({ body }) => {
    expect(body).toHaveProperty('Rows', [
      [at(12), 0, 0],
      [at(16), 0, 40],
    ]);
  }),
  onSimple('by a property of the source only', 400, {
    query: `streamViewId=View&${sampling}&sampleBy=Measurement`,
    given: view('Simple1'),
    check: blames('sampleBy'),
  }),
  onSimple('no intervals', 400, { query: `${window(12, 16)}&sampleBy=Measurement`, check: blames('intervals') }),
  ...viewRefusals(`${sampling}&sampleBy=Time`),
];

const convertSampledEvents: readonly Case[] = [
  onSimple('in centimeters', 200, {
    query: `${sampling}&sampleBy=Measurement`,
    body: centimeters,
    check: inCentimeters(12, 14, 15, 16),
  }),
  onSimple('nothing to sample by', 400, { query: sampling, body: centimeters, check: blames('sampleBy') }),
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
