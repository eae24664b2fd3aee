import { describe, expect, it } from '@jest/globals';
import { Boundary, Interpolation, type Event, type EventType } from '../../../server/domain/model.ts';
import { readSampled, sampledRequest, type SampledParameters } from '../../../server/domain/reading/sampled.ts';
import { ReadLimitExceeded } from '../../../server/domain/reading/source.ts';
import { formatDateTime, parseDateTime } from '../../../server/domain/values/time.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { memorySource } from '../../support/memory-source.ts';
import {
  at,
  eventType,
  int32Enum,
  keyed,
  manyEvents,
  property,
  readAll,
  readings,
  simple,
  simpleEvents,
  withModes,
} from './fixtures.ts';

async function sample(given: SampledParameters, type: EventType = simple, events: readonly Event[] = simpleEvents) {
  return readAll(readSampled(memorySource(type, events), type, sampledRequest(type, given, manyEvents), manyEvents));
}

const doubles = keyed(TypeCode.Double);
const eleven = [5, 3, 9, 9, 1, 4, 4, 8, 2, 2, 7].map((value, key) => [key, value]);
const all = { startIndex: [0], endIndex: [10], sampleBy: ['Value'] };
const keysOf = (events: readonly Event[]) => events.map(([key]) => key);

describe('samples', () => {
  it('of a day are the first, last, lowest and highest event of each interval', async () => {
    const midnight = parseDateTime('2019-01-01T00:00:00Z') ?? 0n;
    const events = Array.from({ length: 86_400 }, (_, place) => place + 1).map((second) => [
      midnight + BigInt(second) * 10_000_000n,
      second % 3,
      second % (2 * Math.PI),
    ]);
    const given = {
      startIndex: [midnight],
      endIndex: [parseDateTime('2019-01-02T00:00:00Z') ?? null],
      intervals: 2,
      sampleBy: ['Measurement'],
    };
    const request = sampledRequest(simple, given, manyEvents);
    const sampled = await readAll(readSampled(memorySource(simple, events, 512), simple, request, manyEvents));
    expect(
      sampled.map(([time, state, value]) => [formatDateTime(BigInt(String(time))).slice(8, -1), state, value]),
    ).toEqual([
      ['01T00:00:01', 1, 1],
      ['01T00:11:50', 2, expect.closeTo(0.00006028870675578446, 11)],
      ['01T11:55:33', 0, expect.closeTo(6.277981349066863, 11)],
      ['01T12:00:00', 0, expect.closeTo(3.101013140344655, 11)],
      ['01T12:00:01', 1, expect.closeTo(4.101013140344655, 11)],
      ['01T12:01:50', 2, expect.closeTo(0.003677611112102852, 11)],
      ['01T23:57:23', 2, expect.closeTo(6.281658960178966, 11)],
      ['02T00:00:00', 0, expect.closeTo(6.20202628068931, 11)],
    ]);
  });

  it('hold an event once that is first, lowest or highest at the same time', async () => {
    const events = [[0, 1], [1, 4], [2, 2], [3, 3]]; // prettier-ignore
    const given = { startIndex: [0], endIndex: [3], intervals: 1, sampleBy: ['Value'] };
    expect(keysOf(await sample(given, doubles, events))).toEqual([0, 1, 3]);
  });

  it.each([
    [1, [0, 2, 4, 10]],
    [2, [0, 2, 4, 5, 6, 7, 8, 10]],
    [5, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [1000, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('of %s intervals hold no event twice', async (intervals, expected) => {
    expect(keysOf(await sample({ ...all, intervals }, doubles, eleven))).toEqual(expected);
  });

  it('come by the part, without parts that have no events', async () => {
    const events = eleven.filter(([key]) => Number(key) < 3 || Number(key) > 8);
    const request = sampledRequest(doubles, { ...all, intervals: 5 }, manyEvents);
    const parts: unknown[] = [];
    for await (const part of readSampled(memorySource(doubles, events), doubles, request, manyEvents))
      parts.push(keysOf(part));
    expect(parts).toEqual([[0, 1, 2], [9, 10]]); // prettier-ignore
  });

  it('go by several properties, named in any case, twice or with commas', async () => {
    const type = eventType([
      property('Key', TypeCode.Int32),
      property('A', TypeCode.Double),
      property('B', TypeCode.Double),
    ]);
    const events = [[0, 5, 5], [1, 9, 5], [2, 5, 9], [3, 1, 5], [4, 5, 1], [5, 5, 5]]; // prettier-ignore
    const given = { startIndex: [0], endIndex: [5], intervals: 1 };
    const keys = async (sampleBy: string[]) => keysOf(await sample({ ...given, sampleBy }, type, events));
    expect(await keys(['a'])).toEqual([0, 1, 3, 5]);
    expect(await keys(['B', 'b'])).toEqual([0, 2, 4, 5]);
    expect(await keys(['b, A'])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await keys(['a', 'b'])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await keys(['key'])).toEqual([0, 5]);
  });

  it('pass over null and NaN, and keep first and last all the same', async () => {
    const events = [[0, null], [1, NaN], [2, 3], [3, 2], [4, 2.5], [5, null]]; // prettier-ignore
    const given = { startIndex: [0], endIndex: [5], intervals: 1, sampleBy: ['Value'] };
    expect(keysOf(await sample(given, keyed(100 + TypeCode.Double), events))).toEqual([0, 2, 3, 5]);
    const empty = events.map(([key = null]) => [key, null]);
    expect(keysOf(await sample(given, keyed(100 + TypeCode.Double), empty))).toEqual([0, 5]);
  });

  it('tell 64-bit values apart that no double can', async () => {
    const events = [1n, 2n, 0n, 3n, 1n].map((value, key) => [key, 2n ** 62n + value]);
    const given = { startIndex: [0], endIndex: [4], intervals: 1, sampleBy: ['Value'] };
    expect(keysOf(await sample(given, keyed(TypeCode.Int64), events))).toEqual([0, 2, 3, 4]);
  });

  it('give what boundaries add to the first and the last part', async () => {
    const given = { startIndex: [2], endIndex: [6], intervals: 2, sampleBy: ['Value'] };
    expect(keysOf(await sample({ ...given, boundaryType: Boundary.Outside }, doubles, eleven))).toEqual([
      1, 2, 4, 5, 7,
    ]);
    expect(keysOf(await sample({ ...given, boundaryType: Boundary.Inside }, doubles, eleven))).toEqual([3, 4, 5]);
    const mixed = { ...given, startBoundaryType: Boundary.Inside, endBoundaryType: Boundary.Exact };
    expect(keysOf(await sample(mixed, doubles, eleven))).toEqual([3, 4, 5, 6]);
  });

  it('compute events at the boundaries', async () => {
    const given = { startIndex: at('12:30'), endIndex: at('13:30'), intervals: 1, sampleBy: ['Measurement'] };
    const events = await sample({ ...given, boundaryType: Boundary.ExactOrCalculated });
    expect(readings(events)).toEqual(['12:30(5)', '13:30(15)']);
  });

  it('are filtered first', async () => {
    const filter = ([, value = null]: Event) => Number(value) < 9;
    expect(keysOf(await sample({ ...all, intervals: 1, filter }, doubles, eleven))).toEqual([0, 4, 7, 10]);
  });

  it('of one index are its event', async () => {
    const given = { startIndex: [3], endIndex: [3], intervals: 4, sampleBy: ['Value'] };
    expect(await sample(given, doubles, eleven)).toEqual([[3, 9]]);
    expect(await sample(given, doubles, [])).toEqual([]);
  });

  it('go by Discrete properties too', async () => {
    expect(keysOf(await sample({ ...all, intervals: 1 }, keyed(TypeCode.Double, Interpolation.Discrete), eleven))).toEqual([0, 2, 4, 10]); // prettier-ignore
  });
});

describe('parameters of samples', () => {
  const given = { startIndex: at('12'), endIndex: at('13'), intervals: 1, sampleBy: ['Measurement'] };
  const mixed = eventType([
    property('Key', TypeCode.Int32),
    property('Text', TypeCode.String),
    property('Guid', TypeCode.Guid),
    property('Enum', int32Enum),
    property('Array', 200 + TypeCode.Double),
    property('Object', TypeCode.Object),
    property('Version', TypeCode.Version),
  ]);
  const keys = { startIndex: [0], endIndex: [1], intervals: 1 };
  const text = eventType([property('Key', TypeCode.String), property('Value', TypeCode.Double)]);
  const compound = eventType([property('A', TypeCode.Int32), property('B', TypeCode.Int32)], { keys: [0, 1] });

  it.each<[string, EventType, SampledParameters, string]>([
    ['no startIndex', simple, { ...given, startIndex: undefined }, 'startIndex'],
    ['no endIndex', simple, { ...given, endIndex: undefined }, 'endIndex'],
    ['no intervals', simple, { ...given, intervals: undefined }, 'intervals'],
    ['no sampleBy', simple, { ...given, sampleBy: undefined }, 'sampleBy'],
    ['an empty sampleBy', simple, { ...given, sampleBy: ['', ' , '] }, 'sampleBy'],
    ['0 intervals', simple, { ...given, intervals: 0 }, 'intervals'],
    ['the wrong order', simple, { ...given, startIndex: at('14') }, 'startIndex'],
    ['half a boundary', simple, { ...given, startBoundaryType: Boundary.Inside }, 'endBoundaryType'],
    ['an unknown property', simple, { ...given, sampleBy: ['Measurement', 'Foo'] }, 'sampleBy'],
    ...['Text', 'Guid', 'Enum', 'Array', 'Object', 'Version'].map(
      (id): [string, EventType, SampledParameters, string] => [id, mixed, { ...keys, sampleBy: [id] }, 'sampleBy'],
    ),
    [
      'an index that is a text',
      text,
      { ...given, startIndex: ['a'], endIndex: ['b'], sampleBy: ['Value'] },
      'startIndex',
    ],
    ['a compound index', compound, { ...given, startIndex: [0, 0], endIndex: [1, 1], sampleBy: ['B'] }, 'startIndex'],
  ])('%s is refused', (_, type, parameters, subject) => {
    expect(() => sampledRequest(type, parameters, manyEvents)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', subject }),
    );
  });

  it('and events are limited', async () => {
    expect(() => sampledRequest(simple, { ...given, intervals: 4 }, 3)).toThrow(new ReadLimitExceeded(3));
    expect(sampledRequest(simple, { ...given, intervals: 3 }, 3).edges.count).toBe(4);
    const source = memorySource(simple, simpleEvents);
    const read = (limit: number) =>
      readAll(readSampled(source, simple, sampledRequest(simple, { ...given, endIndex: at('16') }, limit), limit));
    await expect(read(4)).rejects.toThrow(new ReadLimitExceeded(4));
    await expect(read(5)).resolves.toHaveLength(2);
  });

  it('may be of a Discrete stream', async () => {
    expect(readings(await sample(given, withModes(simple, Interpolation.Discrete)))).toEqual(['12(0)', '13(10)']);
  });
});
