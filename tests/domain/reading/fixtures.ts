// Types and events that the tests of reading share.
import {
  Extrapolation,
  Interpolation,
  type Event,
  type EventType,
  type Index,
  type Property,
  type Value,
} from '../../../server/domain/model.ts';
import { formatDateTime, parseDateTime } from '../../../server/domain/values/time.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';

/** A limit that no test reaches. */
export const readLimit = 1_000_000;

export function property(id: string, code: number, interpolation: Interpolation = Interpolation.Continuous): Property {
  return { id, code, members: new Map(), properties: [], interpolation, uom: null };
}

/** Returns a type whose key is its first property by default. */
export function eventType(properties: readonly Property[], overrides: Partial<EventType> = {}): EventType {
  return {
    id: 'Test',
    name: 'Test',
    properties,
    keys: [0],
    interpolation: Interpolation.Continuous,
    extrapolation: Extrapolation.All,
    ...overrides,
  };
}

/** Returns the type with one interpolation mode, for its events and all properties, and one extrapolation mode. */
export function withModes(
  type: EventType,
  interpolation: Interpolation,
  extrapolation: Extrapolation = Extrapolation.All,
): EventType {
  const properties = type.properties.map((property) => ({ ...property, interpolation }));
  return { ...type, properties, interpolation, extrapolation };
}

/** Returns a type with an integer key and one other property. */
export const keyedType = (code: number, interpolation: Interpolation = Interpolation.Continuous): EventType =>
  withModes(eventType([property('Key', TypeCode.Int32), property('Value', code)]), interpolation);

export const int32Enum = 600 + TypeCode.Int32;

/** The example type (docs/behavior/stream-data.md#example-stream). */
export const simple = eventType([
  property('Time', TypeCode.DateTime),
  property('State', int32Enum),
  property('Measurement', TypeCode.Double),
]);

/** Returns an index of `simple` from a time such as `12` or `12:30`. */
export function at(text: string): Index {
  const [hour = '', minute = '00'] = text.split(':');
  return [parseDateTime(`2017-11-23T${hour}:${minute}:00Z`) ?? null];
}

export const simpleEvents: readonly Event[] = [12, 13, 14, 15, 16].map((hour) => [
  ...at(String(hour)),
  0,
  (hour - 12) * 10,
]);

/** Returns the times of events of `simple`, such as `12` or `12:30`. */
export const clockTimes = (events: readonly Event[]): string[] => events.map(([time = null]) => clock(time));

/** Returns the times and measurements of events of `simple`, such as `12:30(5)`. */
export const readings = (events: readonly Event[]): string[] =>
  events.map(([time = null, , measurement = null]) => `${clock(time)}(${String(measurement)})`);

const clock = (time: Value) =>
  typeof time === 'bigint' ? formatDateTime(time).slice(11, 16).replace(':00', '') : 'none';

/** Returns all items of an asynchronous iteration. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Returns all events of chunks. */
export async function readAll(chunks: AsyncIterable<readonly Event[]>): Promise<Event[]> {
  return (await collect(chunks)).flat();
}
