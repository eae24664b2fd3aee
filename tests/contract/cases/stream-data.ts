// The events of streams: first and last event, writes, changes and removals (docs/behavior/stream-data.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import dataServices from '../../../generated/openapi/data-services.json' with { type: 'json' };
import type { Case, Cases } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson } from '../support/checks.ts';
import { timeOfHour } from '../support/fixtures.ts';
import {
  expectEventInError,
  nonVerbose,
  compoundIndex,
  double,
  emptySimpleStream,
  simpleMeasurements,
  int32,
  keyedStream,
  expectStoredMeasurements,
  notFoundCases,
  caseOnOwn,
  caseOnSimple,
  ownStream,
  property,
  simpleStreamWith,
  expectNonVerboseJsonAt,
  verbose,
} from '../support/streams.ts';
import { interpolated, sampled, summaries } from './stream-data-calculated.ts';
import { lists } from './stream-data-lists.ts';
import { shapes } from './stream-data-shapes.ts';

const int64 = 11;
const jsonHeaders = { 'Content-Type': 'application/json' };
const waveProperties = [property('Order', int32, { IsKey: true }), property('Sin', double)];
const event = (hour: number, Measurement: number, more: object = {}) => ({
  Time: timeOfHour(hour),
  Measurement,
  ...more,
});
/** Two times that differ by one tick. */
const ticks = [1, 2].map((tick) => ({ Time: `2020-01-01T00:00:00.000000${tick}Z` }));

/** Returns the example of the 409 of writes in the contract. */
function conflictExample(): object {
  const { responses } = dataServices.components;
  return responses.SdsEventConflict.content['application/json'].example;
}

const invalidBodyCases = (query = ''): readonly Case[] => [
  ...(
    [
      ['a string for a number', [event(17, 0, { Measurement: 'abc' })], '[0].Measurement'],
      ['an invalid second event', [event(17, 0), event(18, 0, { State: 'Unheard' })], '[1].State'],
      ['an index that is not a time', [{ Time: 'noon' }], '[0].Time'],
      ['an event that is not an object', [1], '[0]'],
      ['an event outside an array', event(17, 0), 'body'],
      ['no body', undefined, 'body'],
    ] as const
  ).map(([name, body, member]) =>
    caseOnSimple(name, 400, {
      query,
      headers: jsonHeaders,
      ...(body === undefined ? {} : { body }),
      check: expectAll(expectErrorParameter(member), expectStoredMeasurements(...simpleMeasurements)),
    }),
  ),
  caseOnSimple('a body that is not JSON', 400, {
    query,
    body: '[{"Time":',
    check: expectStoredMeasurements(...simpleMeasurements),
  }),
  ...notFoundCases({ query, body: [event(12, 1)] }),
];

const insertEvents: readonly Case[] = [
  caseOnSimple('stores events in any order', 204, {
    body: [event(18, 60), event(17, 50)],
    check: expectStoredMeasurements(...simpleMeasurements, [17, 50], [18, 60]),
  }),
  caseOnSimple('accepts an empty list', 204, { body: [], check: expectStoredMeasurements(...simpleMeasurements) }),
  caseOnSimple('an event that exists', 409, {
    body: [event(16.5, 0), event(16, 0)],
    check: expectAll(expectEventInError(timeOfHour(16)), expectStoredMeasurements(...simpleMeasurements)),
  }),
  caseOnSimple('the 409 of the example in the contract', 409, {
    body: [event(16.5, 0), event(16, 0)],
    check: ({ body }) => expect(body).toEqual({ ...conflictExample(), OperationId: expect.stringMatching(/./) }),
  }),
  caseOnSimple('a duplicate index in one request', 409, {
    body: [event(17, 1), event(17, 2)],
    check: expectAll(expectEventInError(timeOfHour(17)), expectStoredMeasurements(...simpleMeasurements)),
  }),
  caseOnOwn('a compound index that exists', 409, ownStream(compoundIndex, [{ Order: 1, Multiplier: 2 }]), {
    body: [{ Order: 1, Multiplier: 2 }],
    check: expectEventInError('1|2', 'Own'),
  }),
  caseOnOwn('accepts names in any case and ignores unknown members', 204, ownStream(waveProperties, []), {
    body: [{ order: 2, sin: 1.5, multiplier: 2 }],
    check: expectNonVerboseJsonAt('/Streams/Own/Data?startIndex=0', [{ Order: 2, Sin: 1.5 }]),
  }),
  caseOnOwn('uses defaults for missing members, including the index', 204, ownStream(waveProperties, []), {
    body: [{}, { Order: 1 }],
    check: expectNonVerboseJsonAt('/Streams/Own/Data?startIndex=0', [{}, { Order: 1 }]),
  }),
  caseOnOwn('accepts numbers as strings, NaN and infinity', 204, ownStream(waveProperties, []), {
    body: [
      { Order: '1', Sin: '1.5' },
      { Order: 2, Sin: 'NaN' },
      { Order: 3, Sin: '-Infinity' },
    ],
    check: expectNonVerboseJsonAt('/Streams/Own/Data?startIndex=0', [
      { Order: 1, Sin: 1.5 },
      { Order: 2, Sin: 'NaN' },
      { Order: 3, Sin: '-Infinity' },
    ]),
  }),
  caseOnSimple('accepts names of enumeration members', 204, {
    prepare: emptySimpleStream,
    body: [event(12, 1, { State: 'warning' })],
    check: expectNonVerboseJsonAt('/Streams/Simple/Data/First', { Time: timeOfHour(12), State: 1, Measurement: 1 }),
  }),
  caseOnOwn('keeps all digits of a large number', 204, keyedStream(int64, []), {
    body: '[{"Key":1,"V":9007199254740993}]',
    check: async (_response, world) => {
      const response = await world.send('GET', '/Streams/Own/Data/First');
      expectJson('{"Key":1,"V":9007199254740993}')({ body: await response.text() });
    },
  }),
  caseOnOwn('a fraction for an integer', 400, keyedStream(int32, []), {
    body: [{ Key: 1, V: 1.5 }],
    check: expectErrorParameter('[0].V'),
  }),
  caseOnOwn('a number out of range', 400, keyedStream(int32, []), {
    body: [{ Key: 1, V: 2147483648 }],
    check: expectErrorParameter('[0].V'),
  }),
  caseOnSimple('client fact 3: accepts JSON as text/plain', 204, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: [event(17, 50)],
    check: expectStoredMeasurements(...simpleMeasurements, [17, 50]),
  }),
  caseOnSimple('distinguishes times that differ by one tick', 204, {
    prepare: emptySimpleStream,
    body: ticks,
    check: expectNonVerboseJsonAt('/Streams/Simple/Data?startIndex=2020-01-01', ticks),
  }),
  ...invalidBodyCases(),
];

const updateEvents: readonly Case[] = [
  caseOnSimple('replaces one event and creates another', 204, {
    body: [event(16, 41), event(17, 50)],
    check: expectStoredMeasurements(...simpleMeasurements.slice(0, 4), [16, 41], [17, 50]),
  }),
  caseOnSimple('accepts an empty list', 204, { body: [], check: expectStoredMeasurements(...simpleMeasurements) }),
  caseOnSimple('replaces the whole event', 204, {
    body: [{ Time: timeOfHour(16) }],
    check: expectStoredMeasurements(...simpleMeasurements.slice(0, 4), [16, 0]),
  }),
  caseOnSimple('one of two events does not exist', 404, {
    query: 'allowCreate=false',
    body: [event(16, 42), event(18, 1)],
    check: expectAll(expectEventInError(timeOfHour(18)), expectStoredMeasurements(...simpleMeasurements)),
  }),
  caseOnSimple('replaces existing events with allowCreate=false', 204, {
    query: 'allowCreate=False',
    body: [event(16, 42)],
    check: expectStoredMeasurements(...simpleMeasurements.slice(0, 4), [16, 42]),
  }),
  caseOnSimple('client fact 20: stores the last of several events with the same index', 204, {
    query: 'allowCreate=false',
    body: [event(16, 1), event(15, 2), event(16, 3)],
    check: expectStoredMeasurements(...simpleMeasurements.slice(0, 3), [15, 2], [16, 3]),
  }),
  caseOnSimple('allowCreate that is neither true nor false', 400, {
    query: 'allowCreate=maybe',
    body: [event(16, 1)],
    check: expectAll(expectErrorParameter('allowCreate'), expectStoredMeasurements(...simpleMeasurements)),
  }),
  ...invalidBodyCases(),
];

const expectEventAt12 = (State: number, Measurement: number) =>
  expectNonVerboseJsonAt(`/Streams/Simple/Data?index=${timeOfHour(12)}`, [
    { Time: timeOfHour(12), State, Measurement },
  ]);
const patchEvents: readonly Case[] = [
  caseOnSimple('changes only the selected property', 204, {
    query: 'selectExpression=Measurement',
    body: [event(12, 5, { State: 2 })],
    check: expectStoredMeasurements([12, 5], ...simpleMeasurements.slice(1)),
  }),
  caseOnSimple('keeps properties that are not selected', 204, {
    prepare: simpleStreamWith({}, [event(12, 7, { State: 1 })]),
    query: 'selectExpression= measurement , time',
    body: [event(12, 5, { State: 2 })],
    check: expectEventAt12(1, 5),
  }),
  caseOnSimple('accepts select for selectExpression', 204, {
    prepare: simpleStreamWith({}, [event(12, 7, { State: 1 })]),
    query: 'select=measurement',
    body: [event(12, 5, { State: 2 })],
    check: expectEventAt12(1, 5),
  }),
  caseOnSimple('changes the members of the event without a selection', 204, {
    prepare: simpleStreamWith({}, [event(12, 7, { State: 1 })]),
    body: [{ Time: timeOfHour(12), state: 2 }],
    check: expectEventAt12(2, 7),
  }),
  caseOnSimple('applies changes of the same index in order', 204, {
    prepare: simpleStreamWith({}, [event(12, 7, { State: 1 })]),
    body: [event(12, 8), { Time: timeOfHour(12), State: 2 }],
    check: expectEventAt12(2, 8),
  }),
  caseOnSimple('sets a selected property that the event does not have to its default', 204, {
    query: 'selectExpression=State,Measurement',
    body: [{ Time: timeOfHour(16), State: 1 }],
    check: expectStoredMeasurements(...simpleMeasurements.slice(0, 4), [16, 0]),
  }),
  caseOnSimple('accepts an empty list', 204, { body: [], check: expectStoredMeasurements(...simpleMeasurements) }),
  caseOnSimple('one of two events does not exist', 404, {
    body: [event(12, 1), event(12 + 1 / 6, 5)],
    check: expectAll(expectEventInError('2017-11-23T12:10:00Z'), expectStoredMeasurements(...simpleMeasurements)),
  }),
  caseOnSimple('an unknown property selected', 400, {
    query: 'selectExpression=Foo',
    body: [event(12, 5)],
    check: expectAll(expectErrorParameter('selectExpression'), expectStoredMeasurements(...simpleMeasurements)),
  }),
  ...invalidBodyCases(),
];

const tenPastTwelve = '2017-11-23T12:10:00Z';
const removeEvents: readonly Case[] = [
  caseOnSimple('removes two events', 204, {
    query: `index=${timeOfHour(12)}&index=${timeOfHour(16)}`,
    check: expectStoredMeasurements([13, 10], [14, 20], [15, 30]),
  }),
  caseOnSimple('accepts a duplicate index', 204, {
    query: `index=${timeOfHour(12)}&index=${timeOfHour(12)}`,
    check: expectStoredMeasurements(...simpleMeasurements.slice(1)),
  }),
  caseOnSimple('no event at one of the indexes', 404, {
    query: `index=${timeOfHour(12)}&index=${tenPastTwelve}`,
    check: expectAll(expectEventInError(tenPastTwelve), expectStoredMeasurements(...simpleMeasurements)),
  }),
  caseOnSimple('accepts a window without events', 204, {
    query: `startIndex=${tenPastTwelve}&endIndex=2017-11-23T12:50:00Z`,
    check: expectStoredMeasurements(...simpleMeasurements),
  }),
  caseOnSimple('removes a window including both ends', 204, {
    query: `startIndex=${timeOfHour(13)}&endIndex=${timeOfHour(15)}`,
    check: expectStoredMeasurements([12, 0], [16, 40]),
  }),
  caseOnOwn(
    'removes an event of a compound index',
    204,
    ownStream(compoundIndex, [
      { Order: 1, Multiplier: 2 },
      { Order: 1, Multiplier: 3 },
    ]),
    {
      query: 'index=1|2',
      check: expectNonVerboseJsonAt('/Streams/Own/Data?startIndex=0|0', [{ Order: 1, Multiplier: 3 }]),
    },
  ),
  caseOnSimple('removes one of two events that differ by one tick', 204, {
    prepare: simpleStreamWith({}, ticks),
    query: 'index=2020-01-01T00:00:00.0000001',
    check: expectNonVerboseJsonAt('/Streams/Simple/Data?startIndex=2020-01-01', ticks.slice(1)),
  }),
  caseOnSimple('no event one tick before', 404, {
    prepare: simpleStreamWith({}, ticks),
    query: 'index=2020-01-01T00:00:00',
    check: expectEventInError('2020-01-01T00:00:00Z'),
  }),
  caseOnSimple('client fact 1: accepts Content-Type without a body', 204, {
    headers: { ...jsonHeaders, 'Content-Encoding': 'gzip' },
    query: `index=${timeOfHour(12)}`,
    check: expectStoredMeasurements(...simpleMeasurements.slice(1)),
  }),
  ...(
    [
      ['neither form', '', 'startIndex'],
      ['both forms', `index=${timeOfHour(12)}&startIndex=${timeOfHour(12)}&endIndex=${timeOfHour(13)}`, 'startIndex'],
      ['a window without end', `startIndex=${timeOfHour(12)}`, 'endIndex'],
      ['a window without start', `endIndex=${timeOfHour(12)}`, 'startIndex'],
      ['a window that ends before it starts', `startIndex=${timeOfHour(13)}&endIndex=${timeOfHour(12)}`, 'startIndex'],
      ['an index that is not a time', `index=${timeOfHour(12)}&index=noon`, 'index'],
    ] as const
  ).map(([name, query, parameter]) =>
    caseOnSimple(name, 400, {
      query,
      check: expectAll(expectErrorParameter(parameter), expectStoredMeasurements(...simpleMeasurements)),
    }),
  ),
  ...notFoundCases({ query: `index=${timeOfHour(12)}` }),
];

/** Returns the cases of the first or the last event. */
const firstOrLastCases = (hour: number, product: object): readonly Case[] => [
  caseOnSimple('non-verbose', 200, {
    ...nonVerbose,
    check: expectJson({ Time: timeOfHour(hour), ...(hour === 12 ? {} : { Measurement: 40 }) }),
  }),
  caseOnSimple('verbose', 200, {
    ...verbose,
    check: expectJson({ Time: timeOfHour(hour), State: 0, Measurement: (hour - 12) * 10 }),
  }),
  caseOnSimple('client fact 19: null for an empty stream', 200, {
    prepare: emptySimpleStream,
    check: expectJson(null),
  }),
  caseOnOwn(
    'returns the event of a compound index',
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
      check: expectJson(product),
    },
  ),
  caseOnOwn('returns an empty object for an event of default values', 200, keyedStream(double, [[0, 0]]), {
    ...nonVerbose,
    check: expectJson({}),
  }),
  ...notFoundCases({}),
];

export const streamData: Cases<operations, typeof table, 'StreamData'> = {
  getFirstEvent: firstOrLastCases(12, { Order: 1, Multiplier: 10 }),
  getLastEvent: firstOrLastCases(16, { Order: 10, Multiplier: 10 }),
  listEvents: [...lists, ...shapes],
  listInterpolatedEvents: interpolated,
  listSummaries: summaries,
  listSampledEvents: sampled,
  insertEvents,
  updateEvents,
  patchEvents,
  removeEvents,
};
