// The events of streams: first and last, and what is written, changed and removed (docs/behavior/stream-data.md).
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Case, Cases } from '../support/cases.ts';
import { blames, both, json } from '../support/checks.ts';
import { at } from '../support/fixtures.ts';
import {
  blamesEvent,
  brief,
  compoundIndex,
  double,
  emptySimple,
  five,
  int32,
  keyed,
  leaves,
  nowhere,
  onOwn,
  onSimple,
  ownStream,
  property,
  simpleWith,
  then,
  complete,
} from '../support/streams.ts';
import { interpolated, sampled, summaries } from './stream-data-calculated.ts';
import { lists } from './stream-data-lists.ts';
import { shapes } from './stream-data-shapes.ts';

const int64 = 11;
const jsonType = { 'Content-Type': 'application/json' };
const wave = [property('Order', int32, { IsKey: true }), property('Sin', double)];
const event = (hour: number, Measurement: number, more: object = {}) => ({ Time: at(hour), Measurement, ...more });
/** Two times that differ by one tick. */
const ticks = [1, 2].map((tick) => ({ Time: `2020-01-01T00:00:00.000000${tick}Z` }));

const refusedBodies = (query = ''): readonly Case[] => [
  ...(
    [
      ['a text for a number', [event(17, 0, { Measurement: 'abc' })], '[0].Measurement'],
      ['the second event is wrong', [event(17, 0), event(18, 0, { State: 'Unheard' })], '[1].State'],
      ['an index that is not a time', [{ Time: 'noon' }], '[0].Time'],
      ['an event that is not an object', [1], '[0]'],
      ['one event without its list', event(17, 0), 'body'],
      ['no body', undefined, 'body'],
    ] as const
  ).map(([name, body, place]) =>
    onSimple(name, 400, {
      query,
      headers: jsonType,
      ...(body === undefined ? {} : { body }),
      check: both(blames(place), leaves(...five)),
    }),
  ),
  onSimple('a body that is not JSON', 400, { query, body: '[{"Time":', check: leaves(...five) }),
  ...nowhere({ query, body: [event(12, 1)] }),
];

const insertEvents: readonly Case[] = [
  onSimple('events in any order', 204, {
    body: [event(18, 60), event(17, 50)],
    check: leaves(...five, [17, 50], [18, 60]),
  }),
  onSimple('an empty list', 204, { body: [], check: leaves(...five) }),
  onSimple('an event exists', 409, {
    body: [event(16.5, 0), event(16, 0)],
    check: both(blamesEvent(at(16)), leaves(...five)),
  }),
  onSimple('an index twice in one request', 409, {
    body: [event(17, 1), event(17, 2)],
    check: both(blamesEvent(at(17)), leaves(...five)),
  }),
  onOwn('a compound index exists', 409, ownStream(compoundIndex, [{ Order: 1, Multiplier: 2 }]), {
    body: [{ Order: 1, Multiplier: 2 }],
    check: blamesEvent('1|2', 'Own'),
  }),
  onOwn('names in any case, unknown members', 204, ownStream(wave, []), {
    body: [{ order: 2, sin: 1.5, multiplier: 2 }],
    check: then('/Streams/Own/Data?startIndex=0', [{ Order: 2, Sin: 1.5 }]),
  }),
  onOwn('members that are missing get defaults, the index too', 204, ownStream(wave, []), {
    body: [{}, { Order: 1 }],
    check: then('/Streams/Own/Data?startIndex=0', [{}, { Order: 1 }]),
  }),
  onOwn('numbers as text, and no numbers', 204, ownStream(wave, []), {
    body: [
      { Order: '1', Sin: '1.5' },
      { Order: 2, Sin: 'NaN' },
      { Order: 3, Sin: '-Infinity' },
    ],
    check: then('/Streams/Own/Data?startIndex=0', [
      { Order: 1, Sin: 1.5 },
      { Order: 2, Sin: 'NaN' },
      { Order: 3, Sin: '-Infinity' },
    ]),
  }),
  onSimple('an enumeration by name', 204, {
    given: emptySimple,
    body: [event(12, 1, { State: 'warning' })],
    check: then('/Streams/Simple/Data/First', { Time: at(12), State: 1, Measurement: 1 }),
  }),
  onOwn('all digits of a large number', 204, keyed(int64, []), {
    body: '[{"Key":1,"V":9007199254740993}]',
    check: async (_seen, world) => {
      const response = await world.send('GET', '/Streams/Own/Data/First');
      json('{"Key":1,"V":9007199254740993}')({ body: await response.text() });
    },
  }),
  onOwn('a fraction for a whole number', 400, keyed(int32, []), { body: [{ Key: 1, V: 1.5 }], check: blames('[0].V') }),
  onOwn('a number out of range', 400, keyed(int32, []), { body: [{ Key: 1, V: 2147483648 }], check: blames('[0].V') }),
  onSimple('client fact 3: JSON as text/plain', 204, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: [event(17, 50)],
    check: leaves(...five, [17, 50]),
  }),
  onSimple('times one tick apart', 204, {
    given: emptySimple,
    body: ticks,
    check: then('/Streams/Simple/Data?startIndex=2020-01-01', ticks),
  }),
  ...refusedBodies(),
];

const updateEvents: readonly Case[] = [
  onSimple('an event replaced, one created', 204, {
    body: [event(16, 41), event(17, 50)],
    check: leaves(...five.slice(0, 4), [16, 41], [17, 50]),
  }),
  onSimple('an empty list', 204, { body: [], check: leaves(...five) }),
  onSimple('what an event leaves out is not kept', 204, {
    body: [{ Time: at(16) }],
    check: leaves(...five.slice(0, 4), [16, 0]),
  }),
  onSimple('one of two events does not exist', 404, {
    query: 'allowCreate=false',
    body: [event(16, 42), event(18, 1)],
    check: both(blamesEvent(at(18)), leaves(...five)),
  }),
  onSimple('allowCreate=false where all events exist', 204, {
    query: 'allowCreate=False',
    body: [event(16, 42)],
    check: leaves(...five.slice(0, 4), [16, 42]),
  }),
  onSimple('client fact 20: an index twice in one request, the last one stays', 204, {
    query: 'allowCreate=false',
    body: [event(16, 1), event(15, 2), event(16, 3)],
    check: leaves(...five.slice(0, 3), [15, 2], [16, 3]),
  }),
  onSimple('allowCreate that is neither true nor false', 400, {
    query: 'allowCreate=maybe',
    body: [event(16, 1)],
    check: both(blames('allowCreate'), leaves(...five)),
  }),
  ...refusedBodies(),
];

const stateOf12 = (State: number, Measurement: number) =>
  then(`/Streams/Simple/Data?index=${at(12)}`, [{ Time: at(12), State, Measurement }]);
const patchEvents: readonly Case[] = [
  onSimple('one property selected', 204, {
    query: 'selectExpression=Measurement',
    body: [event(12, 5, { State: 2 })],
    check: leaves([12, 5], ...five.slice(1)),
  }),
  onSimple('the other property stays', 204, {
    given: simpleWith({}, [event(12, 7, { State: 1 })]),
    query: 'selectExpression= measurement , time',
    body: [event(12, 5, { State: 2 })],
    check: stateOf12(1, 5),
  }),
  onSimple('select is another name of selectExpression', 204, {
    given: simpleWith({}, [event(12, 7, { State: 1 })]),
    query: 'select=measurement',
    body: [event(12, 5, { State: 2 })],
    check: stateOf12(1, 5),
  }),
  onSimple('nothing selected: what the event has', 204, {
    given: simpleWith({}, [event(12, 7, { State: 1 })]),
    body: [{ Time: at(12), state: 2 }],
    check: stateOf12(2, 7),
  }),
  onSimple('an index twice is changed twice', 204, {
    given: simpleWith({}, [event(12, 7, { State: 1 })]),
    body: [event(12, 8), { Time: at(12), State: 2 }],
    check: stateOf12(2, 8),
  }),
  onSimple('a selected property that the event does not have', 204, {
    query: 'selectExpression=State,Measurement',
    body: [{ Time: at(16), State: 1 }],
    check: leaves(...five.slice(0, 4), [16, 0]),
  }),
  onSimple('an empty list', 204, { body: [], check: leaves(...five) }),
  onSimple('no event there', 404, {
    body: [event(12, 1), event(12 + 1 / 6, 5)],
    check: both(blamesEvent('2017-11-23T12:10:00Z'), leaves(...five)),
  }),
  onSimple('an unknown property selected', 400, {
    query: 'selectExpression=Foo',
    body: [event(12, 5)],
    check: both(blames('selectExpression'), leaves(...five)),
  }),
  ...refusedBodies(),
];

const tenPast = '2017-11-23T12:10:00Z';
const removeEvents: readonly Case[] = [
  onSimple('two events', 204, {
    query: `index=${at(12)}&index=${at(16)}`,
    check: leaves([13, 10], [14, 20], [15, 30]),
  }),
  onSimple('an index twice', 204, { query: `index=${at(12)}&index=${at(12)}`, check: leaves(...five.slice(1)) }),
  onSimple('no event at one of them', 404, {
    query: `index=${at(12)}&index=${tenPast}`,
    check: both(blamesEvent(tenPast), leaves(...five)),
  }),
  onSimple('nothing in the window', 204, {
    query: `startIndex=${tenPast}&endIndex=2017-11-23T12:50:00Z`,
    check: leaves(...five),
  }),
  onSimple('a window with both its ends', 204, {
    query: `startIndex=${at(13)}&endIndex=${at(15)}`,
    check: leaves([12, 0], [16, 40]),
  }),
  onOwn(
    'part of the events of a compound index',
    204,
    ownStream(compoundIndex, [
      { Order: 1, Multiplier: 2 },
      { Order: 1, Multiplier: 3 },
    ]),
    {
      query: 'index=1|2',
      check: then('/Streams/Own/Data?startIndex=0|0', [{ Order: 1, Multiplier: 3 }]),
    },
  ),
  onSimple('one of two times one tick apart', 204, {
    given: simpleWith({}, ticks),
    query: 'index=2020-01-01T00:00:00.0000001',
    check: then('/Streams/Simple/Data?startIndex=2020-01-01', ticks.slice(1)),
  }),
  onSimple('no event a tick before', 404, {
    given: simpleWith({}, ticks),
    query: 'index=2020-01-01T00:00:00',
    check: blamesEvent('2020-01-01T00:00:00Z'),
  }),
  onSimple('client fact 1: Content-Type without a body', 204, {
    headers: { ...jsonType, 'Content-Encoding': 'gzip' },
    query: `index=${at(12)}`,
    check: leaves(...five.slice(1)),
  }),
  ...(
    [
      ['neither form', '', 'startIndex'],
      ['both forms', `index=${at(12)}&startIndex=${at(12)}&endIndex=${at(13)}`, 'startIndex'],
      ['a window without end', `startIndex=${at(12)}`, 'endIndex'],
      ['a window without start', `endIndex=${at(12)}`, 'startIndex'],
      ['a window that ends before it starts', `startIndex=${at(13)}&endIndex=${at(12)}`, 'startIndex'],
      ['an index that is not a time', `index=${at(12)}&index=noon`, 'index'],
    ] as const
  ).map(([name, query, parameter]) => onSimple(name, 400, { query, check: both(blames(parameter), leaves(...five)) })),
  ...nowhere({ query: `index=${at(12)}` }),
];

/** First and last event: the same but for the event that they answer. */
const ends = (hour: number, product: object): readonly Case[] => [
  onSimple('non-verbose', 200, {
    ...brief,
    check: json({ Time: at(hour), ...(hour === 12 ? {} : { Measurement: 40 }) }),
  }),
  onSimple('verbose', 200, {
    ...complete,
    check: json({ Time: at(hour), State: 0, Measurement: (hour - 12) * 10 }),
  }),
  onSimple('client fact 19: null for an empty stream', 200, { given: emptySimple, check: json(null) }),
  onOwn(
    'of a compound index',
    200,
    ownStream(
      compoundIndex,
      [
        [2, 2],
        [10, 10],
        [1, 10],
        [10, 3],
      ].map(([Order, Multiplier]) => ({ Order, Multiplier })),
    ),
    {
      check: json(product),
    },
  ),
  onOwn('an event of defaults only', 200, keyed(double, [[0, 0]]), { ...brief, check: json({}) }),
  ...nowhere({}),
];

export const streamData: Cases<operations, typeof table, 'StreamData'> = {
  getFirstEvent: ends(12, { Order: 1, Multiplier: 10 }),
  getLastEvent: ends(16, { Order: 10, Multiplier: 10 }),
  listEvents: [...lists, ...shapes],
  listInterpolatedEvents: interpolated,
  listSummaries: summaries,
  listSampledEvents: sampled,
  insertEvents,
  updateEvents,
  patchEvents,
  removeEvents,
};
