// Types and events that the tests of filters share.
import { compileEventFilter } from '../../../server/domain/languages/filter-events.ts';
import { Interpolation, type Event, type EventType, type Property, type Value } from '../../../server/domain/model.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';
import { parseTimeSpan } from '../../../server/domain/values/time-span.ts';

export function property(id: string, code: number, extra: Partial<Property> = {}): Property {
  return {
    id,
    code,
    members: new Map(),
    properties: [],
    interpolation: Interpolation.Continuous,
    uom: null,
    ...extra,
  };
}

export function eventType(...properties: Property[]): EventType {
  return { id: 'T', name: 'T', properties, keys: [0], interpolation: 0, extrapolation: 0 };
}

const ticks = (text: string): bigint => parseDateTime(text) ?? 0n;
const span = (text: string): bigint => parseTimeSpan(text) ?? 0n;

const states = new Map([
  ['Ok', 0n],
  ['Warning', 1n],
  ['Alarm', 2n],
]);
export const simple = eventType(
  property('Time', 16),
  property('State', 609, { members: states }),
  property('Measurement', 14, { uom: 'meter' }),
);
export const simpleEvents: Event[] = [0, 10, 20, 30, 40].map((measurement, hour) => [
  ticks(`2017-11-23T${12 + hour}:00:00Z`),
  0,
  measurement,
]);

export const everything = eventType(
  property('Id', 9),
  property('Flag', 3),
  property('Letter', 4),
  property('Tiny', 5),
  property('Word', 10),
  property('Big', 11),
  property('Unsigned', 12),
  property('Short', 13),
  property('Value', 14),
  property('Money', 15),
  property('Time', 16),
  property('Text', 18),
  property('Guid', 19),
  property('Moment', 20),
  property('Span', 21),
  property('Maybe', 114),
  property('State', 609, { members: states }),
  property('Wide', 711, { members: new Map([['Far', 9_007_199_254_740_993n]]) }),
  property('List', 214),
  property('Bag', 402),
  property('Version', 22),
  property('Inner', 1, {
    properties: [property('Depth', 14), property('More', 1, { properties: [property('Name', 18)] })],
  }),
  property('case', 14),
  property('CASE', 14),
  property('pump.speed-1', 14),
  property('year', 9),
);

const sample: Event = [
  7,
  true,
  'a',
  -3,
  4_000_000_000,
  9_007_199_254_740_993n,
  18_446_744_073_709_551_615n,
  Math.fround(15.6),
  15.6,
  { unscaled: 1_230n, scale: 2 },
  ticks('2015-11-03T01:05:03.5Z'),
  "It's a Test",
  'a1b2c3d4-0000-1111-2222-333344445555',
  { ticks: ticks('2020-02-20T08:30:00-08:00'), offset: -480 },
  span('-800.01:02:03.5'),
  null,
  1,
  9_007_199_254_740_993n,
  [1, 2],
  { a: 1 },
  '1.2',
  { Depth: 5, More: { Name: 'deep' } },
  1,
  2,
  3,
  5,
];

/** Returns whether a filter matches the sample or another event of its type. */
export function matchesSample(filter: string, event: Event = sample): boolean {
  return compileEventFilter(filter, everything).matches(event);
}

/** Returns the sample with another value of a property. */
export function sampleWith(id: string, value: Value): Event {
  return sample.with(
    everything.properties.findIndex((candidate) => candidate.id === id),
    value,
  );
}
