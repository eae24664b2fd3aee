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

/** Far more than any test reads. */
export const manyEvents = 1_000_000;

export function property(id: string, code: number, interpolation: Interpolation = Interpolation.Continuous): Property {
  return { id, code, members: new Map(), properties: [], interpolation, uom: null };
}

/** A type whose first property is its key, unless said otherwise. */
export function eventType(properties: readonly Property[], more: Partial<EventType> = {}): EventType {
  return {
    id: 'Test',
    name: 'Test',
    properties,
    keys: [0],
    interpolation: Interpolation.Continuous,
    extrapolation: Extrapolation.All,
    ...more,
  };
}

/** The same type with one mode for its events and all its properties. */
export function withModes(
  type: EventType,
  interpolation: Interpolation,
  extrapolation: Extrapolation = Extrapolation.All,
): EventType {
  const properties = type.properties.map((one) => ({ ...one, interpolation }));
  return { ...type, properties, interpolation, extrapolation };
}

/** An integer key and one property. */
export const keyed = (code: number, interpolation: Interpolation = Interpolation.Continuous): EventType =>
  withModes(eventType([property('Key', TypeCode.Int32), property('Value', code)]), interpolation);

export const int32Enum = 600 + TypeCode.Int32;

/** The stream Simple of the reference. */
export const simple = eventType([
  property('Time', TypeCode.DateTime),
  property('State', int32Enum),
  property('Measurement', TypeCode.Double),
]);

/** An index of Simple from `12` or `12:30`. */
export function at(text: string): Index {
  const [hour = '', minute = '00'] = text.split(':');
  return [parseDateTime(`2017-11-23T${hour}:${minute}:00Z`) ?? null];
}

export const simpleEvents: readonly Event[] = [12, 13, 14, 15, 16].map((hour) => [
  ...at(String(hour)),
  0,
  (hour - 12) * 10,
]);

/** The times of events of Simple, `12` or `12:30`. */
export const hours = (events: readonly Event[]): string[] => events.map(([time = null]) => clock(time));

/** Times with measurements: `12:30(5)`. */
export const readings = (events: readonly Event[]): string[] =>
  events.map(([time = null, , measurement = null]) => `${clock(time)}(${String(measurement)})`);

const clock = (time: Value) =>
  typeof time === 'bigint' ? formatDateTime(time).slice(11, 16).replace(':00', '') : 'none';

/** All that an asynchronous iteration gives. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** All events of a read. */
export async function readAll(chunks: AsyncIterable<readonly Event[]>): Promise<Event[]> {
  return (await collect(chunks)).flat();
}
