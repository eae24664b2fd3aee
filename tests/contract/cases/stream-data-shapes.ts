// GET Data: forms of events, other indexes, and requests of client programs (docs/behavior/stream-data.md;
// docs/behavior/errors-and-limits.md#spelling-of-requests).
import { expect } from '@jest/globals';
import type { Case, ReadResponse } from '../support/cases.ts';
import { expectErrorParameter, expectJson } from '../support/checks.ts';
import { timeOfHour, simpleEvents } from '../support/fixtures.ts';
import {
  nonVerbose,
  compoundIndex,
  double,
  expectEventsAt,
  keyedStream,
  caseOnOwn,
  ownStream,
  property,
  readCase,
  badRequestCase,
  simpleStreamWith,
  tokenEndingAt,
  windowQuery,
  verbose,
} from '../support/streams.ts';

const dateTime = 16;
const dateTimeOffset = 20;
const nullableDouble = 114;
const tenMinutes = Array.from({ length: 10 }, (_, minute) => ({
  Time: `2017-04-01T07:0${minute}:00Z`,
  State: 1,
  Measurement: minute,
}));
const dayQuery = 'startIndex=2017-04-01&endIndex=2017-04-02';
const products = [
  [10, 10],
  [3, 1],
  [10, 3],
  [1, 10],
  [2, 2],
  [10, 8],
].map(([Order, Multiplier]) => ({ Order, Multiplier }));
const timeIndexes = (order: number) => [
  property('Time', dateTime, { IsKey: true, Order: order }),
  property('Recorded', dateTime, { IsKey: true, Order: 1 - order }),
  property('V', double),
];
const recordedEvents = [
  [1, 0, 0],
  [1, 1, 2],
  [1, 14, 5],
  [2, 0, 1],
  [2, 1, 3],
  [2, 2, 4],
  [2, 14, 6],
].map(([time = 0, record = 0, V]) => ({ Time: timeOfHour(time), Recorded: timeOfHour(record), V }));
const expectMemberValues =
  (member: string, ...expected: readonly unknown[]) =>
  ({ body }: ReadResponse) => {
    expect((body as Record<string, unknown>[]).map((event) => event[member] ?? 0)).toEqual(expected);
  };

const formCases: readonly Case[] = [
  readCase(
    'form tableh',
    `${dayQuery}&form=tableh`,
    expectJson({
      Name: 'Simple',
      Columns: [
        { Name: 'Time', Type: 'DateTime' },
        { Name: 'State', Type: 'Int32Enum' },
        { Name: 'Measurement', Type: 'Double' },
      ],
      Rows: [
        ['Time', 'State', 'Measurement'],
        ...tenMinutes.map(({ Time, State, Measurement }) => [Time, State, Measurement]),
      ],
    }),
    { prepare: simpleStreamWith({}, tenMinutes) },
  ),
  readCase(
    'the default form leaves out a zero',
    `${dayQuery}&filter=Measurement lt 2`,
    expectJson([
      { Time: '2017-04-01T07:00:00Z', State: 1 },
      { Time: '2017-04-01T07:01:00Z', State: 1, Measurement: 1 },
    ]),
    { ...nonVerbose, prepare: simpleStreamWith({}, tenMinutes) },
  ),
  readCase('form table', `${windowQuery(12, 13)}&form=table`, ({ body }) => {
    expect(body).toHaveProperty('Rows', [
      [timeOfHour(12), 0, 0],
      [timeOfHour(13), 0, 10],
    ]);
  }),
  readCase('a page as table', `${windowQuery(12, 16)}&count=1&continuationToken=&form=table`, ({ body }) => {
    expect(body).toHaveProperty('Results.Rows', [[timeOfHour(12), 0, 0]]);
    expect(body).toHaveProperty('ContinuationToken', tokenEndingAt('2017-11-23T12:00:00.0000000Z'));
  }),
  badRequestCase('form csv', `${windowQuery(12, 13)}&form=csv`, 'form'),
  badRequestCase('an unknown form', `${windowQuery(12, 13)}&form=xml`, 'form'),
  readCase(
    'non-verbose',
    windowQuery(12, 13),
    expectJson([{ Time: timeOfHour(12) }, { Time: timeOfHour(13), Measurement: 10 }]),
    nonVerbose,
  ),
  readCase('verbose', windowQuery(12, 13), expectJson(simpleEvents.slice(0, 2)), verbose),
  caseOnOwn('returns an empty object for an event of default values', 200, keyedStream(double, [[0, 0]]), {
    ...nonVerbose,
    query: 'index=0',
    check: expectJson([{}]),
  }),
  caseOnOwn(
    'leaves out null, but not a nullable 0',
    200,
    keyedStream(nullableDouble, [
      [1, 0],
      [2, null],
    ]),
    {
      ...nonVerbose,
      query: 'startIndex=0',
      check: expectJson([{ Key: 1, V: 0 }, { Key: 2 }]),
    },
  ),
  caseOnOwn('returns all members of an event of default values', 200, keyedStream(nullableDouble, [[0, null]]), {
    ...verbose,
    query: 'index=0',
    check: expectJson([{ Key: 0, V: null }]),
  }),
];

const indexCases: readonly Case[] = [
  ...['2|1', '2%7C1'].map((start) =>
    caseOnOwn(`compound window from ${start}`, 200, ownStream(compoundIndex, products), {
      query: `startIndex=${start}&endIndex=10|8`,
      check: expectJson(
        [
          [2, 2],
          [3, 1],
          [10, 3],
          [10, 8],
        ].map(([Order, Multiplier]) => ({ Order, Multiplier })),
      ),
    }),
  ),
  caseOnOwn('a page of a compound index', 200, ownStream(compoundIndex, products), {
    query: 'startIndex=2|1&endIndex=10|8&count=3&continuationToken=',
    check: ({ body }) => {
      expect(body).toHaveProperty('ContinuationToken', tokenEndingAt('10|3'));
    },
  }),
  caseOnOwn('part of a compound index', 400, ownStream(compoundIndex, products), {
    query: 'index=2',
    check: expectErrorParameter('index'),
  }),
  caseOnOwn('does not calculate events between compound indexes', 200, ownStream(compoundIndex, products), {
    query: 'startIndex=2|3&boundaryType=3',
    check: expectMemberValues('Order', 3, 10, 10, 10),
  }),
  caseOnOwn('Time, then Recorded', 200, ownStream(timeIndexes(0), recordedEvents), {
    query: 'filter=V ge 0',
    check: expectMemberValues('V', 0, 2, 5, 1, 3, 4, 6),
  }),
  caseOnOwn('Recorded, then Time', 200, ownStream(timeIndexes(1), recordedEvents), {
    query: 'filter=V ge 0',
    check: expectMemberValues('V', 0, 1, 2, 3, 4, 5, 6),
  }),
  readCase('returns times in UTC', 'startIndex=2020-01-01', expectJson([{ Time: '2020-02-20T16:30:00Z' }]), {
    ...nonVerbose,
    prepare: simpleStreamWith({}, [{ Time: '2020-02-20T08:30:00-08:00' }]),
  }),
  ...['2020-02-20T16:30:00Z', '2020-02-20T08:30:00-08:00'].map((index) =>
    caseOnOwn(
      `DateTimeOffset at ${index}`,
      200,
      ownStream([property('Time', dateTimeOffset, { IsKey: true })], [{ Time: '2020-02-20T08:30:00-08:00' }]),
      {
        query: `index=${index}`,
        check: expectJson([{ Time: '2020-02-20T08:30:00-08:00' }]),
      },
    ),
  ),
];

const clientCases: readonly Case[] = [
  readCase('client fact 2: Content-Encoding without a body', windowQuery(12, 13), expectEventsAt(12, 13), {
    headers: { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' },
  }),
  readCase(
    'client fact 7: enumerations by name',
    `${windowQuery(12.5, 13.5)}&boundaryType=ExactOrCalculated&reversed=False`,
    expectEventsAt(12.5, 13, 13.5),
  ),
  readCase(
    'client fact 12: unknown parameters',
    `${windowQuery(12, 13)}&boundary_type=Inside&stream_view_id=x`,
    expectEventsAt(12, 13),
  ),
  readCase(
    'client fact 13: empty parameters',
    `${windowQuery(12, 13)}&filter=&form=&query=&streamViewId=&boundaryType=`,
    expectEventsAt(12, 13),
  ),
  readCase(
    'client fact 14: parameter names in any case',
    `startIndex=${timeOfHour(12)}&endindex=${timeOfHour(13)}`,
    expectEventsAt(12, 13),
  ),
  ...[
    '2017-11-23T13:00:00.000Z',
    '2017-11-23T13:00:00',
    '2017-11-23 13:00:00.000000',
    '11/23/2017 13:00:00',
    '2017-11-23T13:00:00+00:00',
    '2017-11-23T14:00:00%2B01:00',
  ].map((time) => readCase(`client fact 27: time as ${time}`, `index=${time}`, expectEventsAt(13))),
  readCase(
    'client fact 27: a date alone',
    'startIndex=2017-11-23&endIndex=2017-11-24',
    expectEventsAt(12, 13, 14, 15, 16),
  ),
];

export const shapes: readonly Case[] = [...formCases, ...indexCases, ...clientCases];
