// Helpers for cases of stream data: streams, and checks of events.
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from './cases.ts';
import { expectErrorParameter, expectReason } from './checks.ts';
import { timeOfHour, simpleEvents, createSimpleStream, simpleType } from './fixtures.ts';

type Rest = Omit<Case, 'name' | 'status'>;
type Check = (response: Pick<ReadResponse, 'body'>) => void;
type Json = Readonly<Record<string, unknown>>;

/** Request headers for a response without default values. */
export const nonVerbose = { headers: { 'Accept-Verbosity': 'non-verbose' } };

/** Request headers for a response with all members. */
export const verbose = { headers: { 'Accept-Verbosity': 'verbose' } };

/** Returns a case on the stream Simple, which has five events by default. */
export function caseOnSimple(name: string, status: number, rest: Rest = {}): Case {
  return { name, status, path: { streamId: 'Simple' }, prepare: createSimpleStream, ...rest };
}

/** Returns a case on the stream Own, which `prepare` creates. */
export function caseOnOwn(
  name: string,
  status: number,
  prepare: (world: World) => Promise<unknown>,
  rest: Rest = {},
): Case {
  return { name, status, path: { streamId: 'Own' }, prepare, ...rest };
}

/** Returns a case that reads events of Simple. */
export const readCase = (name: string, query: string, check: NonNullable<Case['check']>, rest: Rest = {}) =>
  caseOnSimple(name, 200, { query, check, ...rest });

/** Returns a case on Simple with the status 400 and the parameter that the error names. */
export const badRequestCase = (name: string, query: string, parameter: string) =>
  caseOnSimple(name, 400, { query, check: expectErrorParameter(parameter) });

/** Returns the cases of a stream and a namespace that do not exist. */
export const notFoundCases = (rest: Rest): readonly Case[] => [
  caseOnSimple('an unknown stream', 404, { ...rest, path: { streamId: 'Nowhere' }, check: expectReason('Nowhere') }),
  caseOnSimple('an unknown namespace', 404, {
    ...rest,
    path: { streamId: 'Simple', namespaceId: 'nowhere' },
    check: expectReason('nowhere'),
  }),
];

/** Returns a preparation that creates the stream Simple with other settings and events. */
export const simpleStreamWith =
  (settings: object, events: readonly object[] = simpleEvents) =>
  async (world: World): Promise<void> => {
    await world.ok('POST', '/Types/Simple', simpleType);
    await world.ok('POST', '/Streams/Simple', { TypeId: 'Simple', ...settings });
    await world.ok('POST', '/Streams/Simple/Data', events);
  };

export const emptySimpleStream = simpleStreamWith({}, []);

/** Returns a property of a type. */
export const property = (Id: string, SdsTypeCode: number, more: object = {}) => ({
  Id,
  SdsType: { SdsTypeCode },
  ...more,
});

/** Returns a preparation that creates a stream Own of a type Own. */
export const ownStream =
  (Properties: readonly object[], events: readonly object[], settings: object = {}) =>
  async (world: World): Promise<void> => {
    await world.ok('POST', '/Types/Own', { SdsTypeCode: 1, Properties });
    await world.ok('POST', '/Streams/Own', { TypeId: 'Own', ...settings });
    await world.ok('POST', '/Streams/Own/Data', events);
  };

export const int32 = 9;
export const double = 14;

/** The properties of a compound index of two integers. */
export const compoundIndex = [
  property('Order', int32, { IsKey: true }),
  property('Multiplier', int32, { IsKey: true, Order: 1 }),
];

/** Returns a preparation that creates a stream Own with the index Key, the property V and events [Key, V]. */
export const keyedStream = (code: number, events: readonly (readonly [number, unknown])[], settings: object = {}) =>
  ownStream(
    [property('Key', int32, { IsKey: true }), property('V', code)],
    events.map(([Key, V]) => ({ Key, V })),
    settings,
  );

/** Returns the query of a window between two hours. */
export const windowQuery = (start: number, end: number) =>
  `startIndex=${timeOfHour(start)}&endIndex=${timeOfHour(end)}`;

/** Expects exactly these events of Simple, as [hour, measurement]. */
export const expectMeasurements =
  (...expected: readonly (readonly [hour: number, measurement: number])[]): Check =>
  ({ body }) => {
    expect(pairs(body, 'Time', 'Measurement')).toEqual(expected.map(([hour, value]) => [timeOfHour(hour), value]));
  };

/** Expects events of Simple at these hours, with interpolated or extrapolated measurements. */
export const expectEventsAt = (...expected: readonly number[]): Check =>
  expectMeasurements(...expected.map((hour) => [hour, Math.min(40, Math.max(0, (hour - 12) * 10))] as const));

/** Expects events [Key, V] of a keyed stream. */
export const expectValues =
  (...expected: readonly (readonly [key: number, value: unknown])[]): Check =>
  ({ body }) => {
    expect((body as Json[]).map(({ Key = 0, V }) => [Key, V])).toEqual(expected);
  };

/** Expects keys of a keyed stream. */
export const expectKeys =
  (...expected: readonly number[]): Check =>
  ({ body }) => {
    expect((body as Json[]).map(({ Key = 0 }) => Key)).toEqual(expected);
  };

/** Returns a matcher for the continuation token of a page that ends with an index. */
export const tokenEndingAt = (index: string) =>
  expect.stringMatching(new RegExp(`^${index.replaceAll(/[.|]/g, '\\$&')}~[\\w-]{22}$`)) as unknown;

/** Expects an error that names the stream and the index of an event. */
export const expectEventInError =
  (Index: string, StreamId = 'Simple'): Check =>
  ({ body }) => {
    expect((body as Json)['Parameters']).toEqual({ StreamId, Index });
  };

/** Expects that the stream Simple then has exactly these events. */
export const expectStoredMeasurements =
  (...expected: readonly (readonly [hour: number, measurement: number])[]) =>
  async (_response: ReadResponse, world: World): Promise<void> => {
    const body = await world.ok('GET', '/Streams/Simple/Data?startIndex=0001-01-01&endIndex=9999-12-31');
    expect(pairs(body, 'Time', 'Measurement')).toEqual(expected.map(([hour, value]) => [timeOfHour(hour), value]));
  };

/** Expects that a GET of a path in the namespace then returns this JSON, without default values. */
export const expectNonVerboseJsonAt =
  (path: string, expected: unknown) =>
  async (_response: ReadResponse, world: World): Promise<void> => {
    expect(await world.ok('GET', path, undefined, nonVerbose)).toEqual(expected);
  };

/** The five events of Simple, as [hour, measurement]. */
export const simpleMeasurements = [12, 13, 14, 15, 16].map((hour) => [hour, (hour - 12) * 10] as const);

function pairs(body: unknown, index: string, value: string) {
  return (body as Json[]).map((event) => [event[index], event[value] ?? 0]);
}
