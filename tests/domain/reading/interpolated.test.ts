import { describe, expect, it } from '@jest/globals';
import { Extrapolation, Interpolation, type Event, type EventType } from '../../../server/domain/model.ts';
import {
  interpolatedIndexes,
  readInterpolated,
  type InterpolatedParameters,
} from '../../../server/domain/reading/interpolated.ts';
import { ReadLimitExceeded } from '../../../server/domain/reading/source.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { memorySource } from '../../support/memory-source.ts';
import {
  at,
  collect,
  eventType,
  keyedType,
  readLimit,
  property,
  readAll,
  readings,
  simple,
  simpleEvents,
  withModes,
} from './fixtures.ts';

const read = (parameters: InterpolatedParameters, type: EventType = simple, events: readonly Event[] = simpleEvents) =>
  readAll(readInterpolated(memorySource(type, events), type, interpolatedIndexes(type, parameters, readLimit)));

const textKeyed = eventType([property('Key', TypeCode.String), property('Value', TypeCode.Double)]);
const compound = eventType([property('A', TypeCode.Int32), property('B', TypeCode.Int32)], { keys: [0, 1] });

describe('interpolated events', () => {
  it('are interpolated between two stored events', async () => {
    expect(await read({ index: [at('13:30')] })).toEqual([[...at('13:30'), 0, 15]]);
  });

  it('are only the stored events in a Discrete stream', async () => {
    const index = [at('12:30'), at('13'), at('14')];
    expect(readings(await read({ index }, withModes(simple, Interpolation.Discrete)))).toEqual(['13(10)', '14(20)']);
  });

  it('are evenly spaced over an interval of times', async () => {
    const parameters = { startIndex: at('13'), endIndex: at('15'), count: 3 };
    expect(readings(await read(parameters))).toEqual(['13(10)', '14(20)', '15(30)']);
  });

  it('are evenly spaced over an interval of whole numbers', async () => {
    const events = [[0, 0], [128, 128]]; // prettier-ignore
    const parameters = { startIndex: [5], endIndex: [32], count: 4 };
    expect(await read(parameters, keyedType(TypeCode.Double), events)).toEqual([[5, 5], [14, 14], [23, 23], [32, 32]]); // prettier-ignore
  });

  it('are extrapolated as the extrapolation mode allows', async () => {
    const index = [at('11'), at('17')];
    const extrapolated = async (mode: Extrapolation) =>
      readings(await read({ index }, withModes(simple, Interpolation.Continuous, mode)));
    expect(await extrapolated(Extrapolation.All)).toEqual(['11(0)', '17(40)']);
    expect(await extrapolated(Extrapolation.None)).toEqual([]);
    expect(await extrapolated(Extrapolation.Forward)).toEqual(['17(40)']);
    expect(await extrapolated(Extrapolation.Backward)).toEqual(['11(0)']);
  });

  it('are returned in the order of the requested indexes, duplicates included', async () => {
    const index = ['15:30', '12:30', '16', '12:45', '12:30', '15:45', '13'].map(at);
    expect(readings(await read({ index }))).toEqual([
      '15:30(35)',
      '12:30(5)',
      '16(40)',
      '12:45(7.5)',
      '12:30(5)',
      '15:45(37.5)',
      '13(10)',
    ]);
  });

  it('equal the stored event at the same index, in every mode', async () => {
    for (const mode of Object.values(Interpolation)) {
      expect(readings(await read({ index: [at('13')] }, withModes(simple, mode)))).toEqual(['13(10)']);
    }
  });

  it('are 100 by default', async () => {
    expect(await read({ startIndex: at('12'), endIndex: at('16') })).toHaveLength(100);
  });

  it('are a single event if the interval starts and ends at the same index', async () => {
    expect(readings(await read({ startIndex: at('13:30'), endIndex: at('13:30'), count: 5 }))).toEqual(['13:30(15)']);
  });

  it('do not exist in an empty stream', async () => {
    expect(await read({ startIndex: at('12'), endIndex: at('16') }, simple, [])).toEqual([]);
  });

  it('are read in chunks of 500', async () => {
    const indexes = interpolatedIndexes(simple, { startIndex: at('12'), endIndex: at('16'), count: 1201 }, readLimit);
    const chunks = await collect(readInterpolated(memorySource(simple, simpleEvents), simple, indexes));
    expect(chunks.map(({ length }) => length)).toEqual([500, 500, 201]);
    expect(chunks.flat().at(-1)).toEqual(simpleEvents.at(-1));
  });

  it('are calculated without reading the same neighbors again', async () => {
    const source = memorySource(simple, simpleEvents);
    const indexes = interpolatedIndexes(simple, { startIndex: at('12'), endIndex: at('13'), count: 101 }, readLimit);
    expect(await readAll(readInterpolated(source, simple, indexes))).toHaveLength(101);
    expect(source.lookups()).toBe(5);
  });

  it('are only the stored events if the index cannot be interpolated', async () => {
    const events = [['a', 1], ['c', 2]]; // prettier-ignore
    expect(await read({ index: [['a'], ['b'], ['c']] }, textKeyed, events)).toEqual(events);
  });
});

describe('parameters of interpolated events', () => {
  it.each<[string, InterpolatedParameters, string, EventType?]>([
    ['no parameters', {}, 'startIndex'],
    ['an empty list', { index: [] }, 'startIndex'],
    ['startIndex alone', { startIndex: at('12') }, 'endIndex'],
    ['endIndex alone', { endIndex: at('12') }, 'startIndex'],
    ['index and startIndex', { index: [at('12')], startIndex: at('12') }, 'startIndex'],
    ['index and endIndex', { index: [at('12')], endIndex: at('12') }, 'endIndex'],
    ['count 0', { startIndex: at('12'), endIndex: at('13'), count: 0 }, 'count'],
    ['the wrong order', { startIndex: at('13'), endIndex: at('12') }, 'startIndex'],
    ['an interval of strings', { startIndex: ['a'], endIndex: ['b'] }, 'startIndex', textKeyed],
    ['a compound index', { index: [[1, 2]] }, 'index', compound],
  ])('refuse %s', (_, parameters, subject, type = simple) => {
    expect(() => interpolatedIndexes(type, parameters, readLimit)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', subject }),
    );
  });

  it('refuse more indexes than the limit', () => {
    const parameters = { startIndex: at('12'), endIndex: at('13'), count: 4 };
    expect(() => interpolatedIndexes(simple, parameters, 3)).toThrow(new ReadLimitExceeded(3));
    expect(() => interpolatedIndexes(simple, { index: [at('12'), at('13')] }, 1)).toThrow(new ReadLimitExceeded(1));
    expect([...interpolatedIndexes(simple, parameters, 4)]).toHaveLength(4);
  });
});
