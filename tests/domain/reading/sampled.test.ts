import { describe, expect, it } from '@jest/globals';
import { Boundary, Interpolation, type Event, type EventType } from '../../../server/domain/model.ts';
import { readSampled, sampledRequest, type SampledParameters } from '../../../server/domain/reading/sampled.ts';
import { ReadLimitExceeded } from '../../../server/domain/reading/source.ts';
import { formatDateTime, parseDateTime } from '../../../server/domain/values/time.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { memorySource, memorySourceWithRuns } from '../../support/memory-source.ts';
import {
  at,
  eventType,
  int32Enum,
  keyedType,
  readLimit,
  property,
  readAll,
  readings,
  simple,
  simpleEvents,
  withModes,
} from './fixtures.ts';

async function sample(
  parameters: SampledParameters,
  type: EventType = simple,
  events: readonly Event[] = simpleEvents,
) {
  return readAll(readSampled(memorySource(type, events), type, sampledRequest(type, parameters, readLimit), readLimit));
}

const doubles = keyedType(TypeCode.Double);
const eleven = [5, 3, 9, 9, 1, 4, 4, 8, 2, 2, 7].map((value, key) => [key, value]);
const all = { startIndex: [0], endIndex: [10], sampleBy: ['Value'] };
const keysOf = (events: readonly Event[]) => events.map(([key]) => key);

describe('samples', () => {
  it('are the first, last, lowest and highest event of each interval', async () => {
    const midnight = parseDateTime('2019-01-01T00:00:00Z') ?? 0n;
    const events = Array.from({ length: 86_400 }, (_, i) => i + 1).map((second) => [
      midnight + BigInt(second) * 10_000_000n,
      second % 3,
      second % (2 * Math.PI),
    ]);
    const parameters = {
      startIndex: [midnight],
      endIndex: [parseDateTime('2019-01-02T00:00:00Z') ?? null],
      intervals: 2,
      sampleBy: ['Measurement'],
    };
    const request = sampledRequest(simple, parameters, readLimit);
    const sampled = await readAll(readSampled(memorySource(simple, events, 512), simple, request, readLimit));
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

  it('contain an event once if it is both first and lowest', async () => {
    const events = [[0, 1], [1, 4], [2, 2], [3, 3]]; // prettier-ignore
    const parameters = { startIndex: [0], endIndex: [3], intervals: 1, sampleBy: ['Value'] };
    expect(keysOf(await sample(parameters, doubles, events))).toEqual([0, 1, 3]);
  });

  it.each([
    [1, [0, 2, 4, 10]],
    [2, [0, 2, 4, 5, 6, 7, 8, 10]],
    [5, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [1000, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('contain no event twice with %s intervals', async (intervals, expected) => {
    expect(keysOf(await sample({ ...all, intervals }, doubles, eleven))).toEqual(expected);
  });

  it('are read interval by interval, without empty intervals', async () => {
    const events = eleven.filter(([key]) => Number(key) < 3 || Number(key) > 8);
    const request = sampledRequest(doubles, { ...all, intervals: 5 }, readLimit);
    const parts: unknown[] = [];
    for await (const part of readSampled(memorySource(doubles, events), doubles, request, readLimit))
      parts.push(keysOf(part));
    expect(parts).toEqual([[0, 1, 2], [9, 10]]); // prettier-ignore
  });

  it('can be selected by several properties, named in any case, repeatedly or with commas', async () => {
    const type = eventType([
      property('Key', TypeCode.Int32),
      property('A', TypeCode.Double),
      property('B', TypeCode.Double),
    ]);
    const events = [[0, 5, 5], [1, 9, 5], [2, 5, 9], [3, 1, 5], [4, 5, 1], [5, 5, 5]]; // prettier-ignore
    const parameters = { startIndex: [0], endIndex: [5], intervals: 1 };
    const keys = async (sampleBy: string[]) => keysOf(await sample({ ...parameters, sampleBy }, type, events));
    expect(await keys(['a'])).toEqual([0, 1, 3, 5]);
    expect(await keys(['B', 'b'])).toEqual([0, 2, 4, 5]);
    expect(await keys(['b, A'])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await keys([',a,', ' '])).toEqual([0, 1, 3, 5]);
    expect(await keys(['a', 'b'])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await keys(['key'])).toEqual([0, 5]);
  });

  it('never have null and NaN as extremes, but include them as first and last events', async () => {
    const events = [[0, null], [1, NaN], [2, 3], [3, 2], [4, 2.5], [5, null]]; // prettier-ignore
    const parameters = { startIndex: [0], endIndex: [5], intervals: 1, sampleBy: ['Value'] };
    expect(keysOf(await sample(parameters, keyedType(100 + TypeCode.Double), events))).toEqual([0, 2, 3, 5]);
    const empty = events.map(([key = null]) => [key, null]);
    expect(keysOf(await sample(parameters, keyedType(100 + TypeCode.Double), empty))).toEqual([0, 5]);
  });

  it('distinguish 64-bit values that are equal as doubles', async () => {
    const events = [1n, 2n, 0n, 3n, 1n].map((value, key) => [key, 2n ** 62n + value]);
    const parameters = { startIndex: [0], endIndex: [4], intervals: 1, sampleBy: ['Value'] };
    expect(keysOf(await sample(parameters, keyedType(TypeCode.Int64), events))).toEqual([0, 2, 3, 4]);
  });

  it.each([
    ['64-bit values', TypeCode.Int64, [1n, 2n, 0n, 3n, 1n].map((value) => 2n ** 62n + value)],
    ['Booleans', TypeCode.Boolean, [true, false, true, true, false]],
    ['doubles', TypeCode.Double, [1, 2, 0, 3, 1]],
  ])('of runs are the same as those of events for %s', async (_, code, values) => {
    const type = keyedType(code);
    const events = values.map((value, key) => [key, value]);
    const parameters = { startIndex: [0], endIndex: [4], intervals: 1, sampleBy: ['Value'] };
    const request = sampledRequest(type, parameters, readLimit);
    const byRuns = await readAll(readSampled(memorySourceWithRuns(type, events, 5), type, request, readLimit));
    expect(byRuns).toEqual(await sample(parameters, type, events));
  });

  it.each([
    ['in one interval', 0, 1, []],
    ['in the first of two intervals, and at its end', -1, 2, [4]],
  ])('are the only events of runs %s that are loaded', async (_, start, intervals, openedRuns) => {
    const events = eleven.slice(0, 8);
    const source = memorySourceWithRuns(doubles, events, 4);
    const opened: unknown[] = [];
    const loaded: number[] = [];
    const runs: typeof source.runs = async function* (range) {
      for await (const run of source.runs?.(range) ?? []) {
        if (!('events' in run)) yield run;
        else {
          yield {
            ...run,
            events: () => {
              opened.push(run.first[0]);
              return run.events();
            },
            event: (position) => {
              loaded.push(Number(run.first[0]) + position);
              return run.event(position);
            },
          };
        }
      }
    };
    const parameters = { startIndex: [start], endIndex: [7], intervals, sampleBy: ['Value'] };
    const request = sampledRequest(doubles, parameters, readLimit);
    const sampled = await readAll(readSampled({ ...source, runs }, doubles, request, readLimit));
    expect(sampled).toEqual(await sample(parameters, doubles, events));
    expect(keysOf(sampled)).toEqual(expect.arrayContaining(loaded));
    expect(opened).toEqual(openedRuns);
  });

  it.each([
    ['equal in each run', [5, 1, 9, 5, 1, 9, 5, 1, 9], [0, 1, 2, 8]],
    ['in the second run', [5, 5, 5, 5, 1, 9, 5, 5, 5], [0, 4, 5, 8]],
    ['after the runs', [5, 5, 5, 5, 5, 5, 1, 9, 5], [0, 6, 7, 8]],
  ])('are the first of the extremes that are %s', async (_, values, expected) => {
    const events = values.map((value, key) => [key, value]);
    const request = sampledRequest(
      doubles,
      { startIndex: [0], endIndex: [8], intervals: 1, sampleBy: ['Value'] },
      readLimit,
    );
    const read = readSampled(memorySourceWithRuns(doubles, events, 3), doubles, request, readLimit);
    expect(keysOf(await readAll(read))).toEqual(expected);
  });

  it('have the extremes of a run after values that a plot cannot show', async () => {
    const type = keyedType(100 + TypeCode.Double);
    const values = [9, 8, 9, 9, 9, 9, 9, 9, 9, null, null, null, 1, 3, 2];
    const events = values.map((value, key) => [key, value]);
    const parameters = { startIndex: [-2], endIndex: [18], intervals: 2, sampleBy: ['Value'] };
    const request = sampledRequest(type, parameters, readLimit);
    const byRuns = await readAll(readSampled(memorySourceWithRuns(type, events, 3), type, request, readLimit));
    expect(keysOf(byRuns)).toEqual([0, 1, 8, 9, 12, 13, 14]);
    expect(await sample(parameters, type, events)).toEqual(byRuns);
  });

  it('of runs are exact for each of several properties', async () => {
    const type = eventType([
      property('Key', TypeCode.Int32),
      property('Value', TypeCode.Double),
      property('Whole', TypeCode.Int64),
    ]);
    const events = [1n, 2n, 0n, 3n, 1n].map((whole, key) => [key, 0, 2n ** 62n + whole]);
    const parameters = { startIndex: [0], endIndex: [4], intervals: 1, sampleBy: ['Value', 'Whole'] };
    const request = sampledRequest(type, parameters, readLimit);
    const byRuns = await readAll(readSampled(memorySourceWithRuns(type, events, 5), type, request, readLimit));
    expect(keysOf(byRuns)).toEqual([0, 2, 3, 4]);
  });

  it('have the events outside of the window in the first and the last interval', async () => {
    const parameters = { startIndex: [2], endIndex: [6], intervals: 2, sampleBy: ['Value'] };
    expect(keysOf(await sample({ ...parameters, boundaryType: Boundary.Outside }, doubles, eleven))).toEqual([
      1, 2, 4, 5, 7,
    ]);
    expect(keysOf(await sample({ ...parameters, boundaryType: Boundary.Inside }, doubles, eleven))).toEqual([3, 4, 5]);
    const mixed = { ...parameters, startBoundaryType: Boundary.Inside, endBoundaryType: Boundary.Exact };
    expect(keysOf(await sample(mixed, doubles, eleven))).toEqual([3, 4, 5, 6]);
  });

  it('include calculated events at the boundaries', async () => {
    const parameters = { startIndex: at('12:30'), endIndex: at('13:30'), intervals: 1, sampleBy: ['Measurement'] };
    const events = await sample({ ...parameters, boundaryType: Boundary.ExactOrCalculated });
    expect(readings(events)).toEqual(['12:30(5)', '13:30(15)']);
  });

  it('are selected from the events that match the filter', async () => {
    const filter = ([, value = null]: Event) => Number(value) < 9;
    expect(keysOf(await sample({ ...all, intervals: 1, filter }, doubles, eleven))).toEqual([0, 4, 7, 10]);
  });

  it('are the event of a single index', async () => {
    const parameters = { startIndex: [3], endIndex: [3], intervals: 4, sampleBy: ['Value'] };
    expect(await sample(parameters, doubles, eleven)).toEqual([[3, 9]]);
    expect(await sample(parameters, doubles, [])).toEqual([]);
  });

  it('can be selected by Discrete properties', async () => {
    expect(keysOf(await sample({ ...all, intervals: 1 }, keyedType(TypeCode.Double, Interpolation.Discrete), eleven))).toEqual([0, 2, 4, 10]); // prettier-ignore
  });
});

describe('parameters of samples', () => {
  const parameters = { startIndex: at('12'), endIndex: at('13'), intervals: 1, sampleBy: ['Measurement'] };
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
    ['no startIndex', simple, { ...parameters, startIndex: undefined }, 'startIndex'],
    ['no endIndex', simple, { ...parameters, endIndex: undefined }, 'endIndex'],
    ['no intervals', simple, { ...parameters, intervals: undefined }, 'intervals'],
    ['no sampleBy', simple, { ...parameters, sampleBy: undefined }, 'sampleBy'],
    ['an empty sampleBy', simple, { ...parameters, sampleBy: ['', ' , '] }, 'sampleBy'],
    ['0 intervals', simple, { ...parameters, intervals: 0 }, 'intervals'],
    ['an end before the start', simple, { ...parameters, startIndex: at('14') }, 'startIndex'],
    ['only one of two boundaries', simple, { ...parameters, startBoundaryType: Boundary.Inside }, 'endBoundaryType'],
    ['an unknown property', simple, { ...parameters, sampleBy: ['Measurement', 'Foo'] }, 'sampleBy'],
    ...['Text', 'Guid', 'Enum', 'Array', 'Object', 'Version'].map(
      (id): [string, EventType, SampledParameters, string] => [
        `a property of type ${id}`,
        mixed,
        { ...keys, sampleBy: [id] },
        'sampleBy',
      ],
    ),
    [
      'an index that is a string',
      text,
      { ...parameters, startIndex: ['a'], endIndex: ['b'], sampleBy: ['Value'] },
      'startIndex',
    ],
    [
      'a compound index',
      compound,
      { ...parameters, startIndex: [0, 0], endIndex: [1, 1], sampleBy: ['B'] },
      'startIndex',
    ],
  ])('are refused with %s', (_, type, parameters, subject) => {
    expect(() => sampledRequest(type, parameters, readLimit)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', subject }),
    );
  });

  it.each<[EventType, readonly string[], string]>([
    [simple, ['Foo'], "sampleBy names 'Foo', which is not a property of the events."],
    [mixed, ['text'], "sampleBy names 'Text', whose values are not numbers or times."],
    [simple, [','], 'sampleBy must name at least one property.'],
  ])('are refused with a message that says what is wrong', (type, sampleBy, message) => {
    const window = type === simple ? parameters : keys;
    expect(() => sampledRequest(type, { ...window, sampleBy }, readLimit)).toThrow(message);
  });

  it('are refused for more intervals or events than the limit', async () => {
    expect(() => sampledRequest(simple, { ...parameters, intervals: 4 }, 3)).toThrow(new ReadLimitExceeded(3));
    expect(sampledRequest(simple, { ...parameters, intervals: 3 }, 3).edges.count).toBe(4);
    const source = memorySource(simple, simpleEvents);
    const read = (limit: number) =>
      readAll(readSampled(source, simple, sampledRequest(simple, { ...parameters, endIndex: at('16') }, limit), limit));
    await expect(read(4)).rejects.toThrow(new ReadLimitExceeded(4));
    await expect(read(5)).resolves.toHaveLength(2);
  });

  it.each<[Boundary, number]>([
    [Boundary.Inside, 3],
    [Boundary.Exact, 5],
    [Boundary.Outside, 7],
    [Boundary.ExactOrCalculated, 5],
  ])('are refused for more events with the boundary %s than the limit, also in runs', async (boundaryType, events) => {
    const parameters = { startIndex: [2], endIndex: [6], intervals: 1, sampleBy: ['Value'], boundaryType };
    const read = (limit: number) =>
      readAll(
        readSampled(
          memorySourceWithRuns(doubles, eleven, 3),
          doubles,
          sampledRequest(doubles, parameters, limit),
          limit,
        ),
      );
    await expect(read(events - 1)).rejects.toThrow(new ReadLimitExceeded(events - 1));
    await expect(read(events)).resolves.toEqual(await sample(parameters, doubles, eleven));
  });

  it('include calculated boundaries beside runs', async () => {
    const events = eleven.map(([key = null, value = null]) => [Number(key) * 2, value]);
    const parameters = {
      startIndex: [3],
      endIndex: [17],
      intervals: 2,
      sampleBy: ['Value'],
      boundaryType: Boundary.ExactOrCalculated,
    };
    const request = sampledRequest(doubles, parameters, readLimit);
    const byRuns = await readAll(readSampled(memorySourceWithRuns(doubles, events), doubles, request, readLimit));
    expect(byRuns).toEqual(await sample(parameters, doubles, events));
    expect(keysOf(byRuns)).toEqual(expect.arrayContaining([3, 17]));
  });

  it('can be those of a Discrete stream', async () => {
    expect(readings(await sample(parameters, withModes(simple, Interpolation.Discrete)))).toEqual(['12(0)', '13(10)']);
  });
});
