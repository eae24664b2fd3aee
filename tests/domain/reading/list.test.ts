import { describe, expect, it } from '@jest/globals';
import { Boundary, Extrapolation, Interpolation, Search } from '../../../server/domain/model.ts';
import type { Event, EventType } from '../../../server/domain/model.ts';
import { readList } from '../../../server/domain/reading/list-events.ts';
import { listRequest, type ListParameters } from '../../../server/domain/reading/list.ts';
import { ReadLimitExceeded, type RangeOptions } from '../../../server/domain/reading/source.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { memorySource } from '../../support/memory-source.ts';
import {
  at,
  eventType,
  clockTimes,
  keyedType,
  readLimit,
  property,
  readAll,
  readings,
  simple,
  simpleEvents,
  withModes,
} from './fixtures.ts';

async function list(parameters: ListParameters, type: EventType = simple, events: readonly Event[] = simpleEvents) {
  const { events: chunks } = readList(memorySource(type, events), type, listRequest(type, parameters), readLimit);
  return readAll(chunks);
}

async function listPage(parameters: ListParameters, maxEvents = readLimit) {
  const listing = readList(memorySource(simple, simpleEvents), simple, listRequest(simple, parameters), maxEvents);
  const events = await readAll(listing.events);
  return { events: clockTimes(events), continuation: listing.continuation() };
}

const above = (limit: number) => (event: Event) => Number(event[2]) > limit;
const window = (startIndex: string, endIndex: string) => ({ startIndex: at(startIndex), endIndex: at(endIndex) });
const { Exact, Inside, Outside, ExactOrCalculated } = Boundary;

describe('a search for one event', () => {
  it.each([
    ['Next at an event', '13', Search.Next, ['14']],
    ['Next before an event', '13:30', Search.Next, ['14']],
    ['Exact between events', '13:30', Search.Exact, []],
    ['ExactOrNext between events', '13:30', Search.ExactOrNext, ['14']],
    ['Next between events', '13:30', Search.Next, ['14']],
    ['ExactOrPrevious between events', '13:30', Search.ExactOrPrevious, ['13']],
    ['Previous between events', '13:30', Search.Previous, ['13']],
    ['Previous at the first event', '12', Search.Previous, []],
    ['Exact at an event', '13', Search.Exact, ['13']],
    ['ExactOrNext at an event', '13', Search.ExactOrNext, ['13']],
    ['ExactOrPrevious at an event', '13', Search.ExactOrPrevious, ['13']],
    ['Previous at an event', '13', Search.Previous, ['12']],
    ['Next at the last event', '16', Search.Next, []],
  ])('finds the right event with %s', async (_, index, searchMode, expected) => {
    expect(clockTimes(await list({ index: [at(index)], searchMode }))).toEqual(expected);
  });

  it('is exact by default', async () => {
    expect(clockTimes(await list({ index: [at('13')] }))).toEqual(['13']);
    expect(await list({ index: [at('13:30')] })).toEqual([]);
  });

  it('returns no event if the event does not match the filter', async () => {
    expect(await list({ index: [at('13')], filter: above(10) })).toEqual([]);
    expect(clockTimes(await list({ index: [at('14')], filter: above(10) }))).toEqual(['14']);
  });
});

describe('a window', () => {
  it.each<[string, string, string, Partial<ListParameters>, string[]]>([
    ['between events', '12:30', '15:30', {}, ['13(10)', '14(20)', '15(30)']],
    [
      'with one event outside at each end',
      '12:30',
      '15:30',
      { boundaryType: Outside },
      ['12(0)', '13(10)', '14(20)', '15(30)', '16(40)'],
    ],
    [
      'with one event outside at its end only',
      '12:30',
      '15:30',
      { startBoundaryType: Inside, endBoundaryType: Outside },
      ['13(10)', '14(20)', '15(30)', '16(40)'],
    ],
    [
      'with calculated ends',
      '12:30',
      '15:30',
      { boundaryType: ExactOrCalculated },
      ['12:30(5)', '13(10)', '14(20)', '15(30)', '15:30(35)'],
    ],
    ['with ends at events, Exact', '13', '15', { boundaryType: Exact }, ['13(10)', '14(20)', '15(30)']],
    ['with ends at events, Inside', '13', '15', { boundaryType: Inside }, ['14(20)']],
    [
      'with ends at events, Outside',
      '13',
      '15',
      { boundaryType: Outside },
      ['12(0)', '13(10)', '14(20)', '15(30)', '16(40)'],
    ],
    [
      'with ends at events, ExactOrCalculated',
      '13',
      '15',
      { boundaryType: ExactOrCalculated },
      ['13(10)', '14(20)', '15(30)'],
    ],
    [
      'beyond the events, with extrapolated ends',
      '11',
      '17',
      { boundaryType: ExactOrCalculated },
      ['11(0)', '12(0)', '13(10)', '14(20)', '15(30)', '16(40)', '17(40)'],
    ],
    [
      'beyond the events, without events outside',
      '11',
      '17',
      { boundaryType: Outside },
      ['12(0)', '13(10)', '14(20)', '15(30)', '16(40)'],
    ],
    ['at one index', '13', '13', {}, ['13(10)']],
    ['at one index between events', '13:30', '13:30', {}, []],
    ['at one index, Inside', '13', '13', { boundaryType: Inside }, []],
    ['at one index, Outside', '13', '13', { boundaryType: Outside }, ['12(0)', '13(10)', '14(20)']],
    ['at one index, calculated once', '13:30', '13:30', { boundaryType: ExactOrCalculated }, ['13:30(15)']],
    [
      'at one index, calculated at its end only',
      '13:30',
      '13:30',
      { startBoundaryType: Outside, endBoundaryType: ExactOrCalculated },
      ['13(10)', '13:30(15)'],
    ],
  ])('returns the right events %s', async (_, start, end, parameters, expected) => {
    expect(readings(await list({ ...window(start, end), ...parameters }))).toEqual(expected);
  });

  it('has no calculated ends beyond the events without extrapolation', async () => {
    const type = withModes(simple, Interpolation.Continuous, Extrapolation.None);
    const events = await list({ ...window('11', '17'), boundaryType: ExactOrCalculated }, type);
    expect(clockTimes(events)).toEqual(['12', '13', '14', '15', '16']);
  });

  it('has no calculated ends in a Discrete stream', async () => {
    const type = withModes(simple, Interpolation.Discrete);
    const events = await list({ ...window('12:30', '14:30'), boundaryType: ExactOrCalculated }, type);
    expect(clockTimes(events)).toEqual(['13', '14']);
  });

  it('filters the events at its boundaries, too', async () => {
    const parameters = { ...window('12:30', '15:30'), boundaryType: ExactOrCalculated, filter: above(30) };
    expect(readings(await list(parameters))).toEqual(['15:30(35)']);
  });

  it.each([Exact, Inside, Outside, ExactOrCalculated])(
    'is empty in an empty stream for boundary type %s',
    async (boundaryType) => {
      expect(await list({ ...window('12', '16'), boundaryType }, simple, [])).toEqual([]);
    },
  );

  it('reads stored events without looking up single events', async () => {
    const source = memorySource(simple, simpleEvents);
    const { events } = readList(source, simple, listRequest(simple, window('12', '15')), readLimit);
    await readAll(events);
    expect([source.returnedEvents(), source.lookups()]).toEqual([4, 0]);
  });

  it('compares compound indexes by their first part first, and has no calculated ends for them', async () => {
    const type = eventType([property('Order', TypeCode.Int32), property('Multiplier', TypeCode.Int32)], {
      keys: [0, 1],
    });
    const events = [[1, 10], [2, 2], [3, 1], [10, 3], [10, 8], [10, 10]]; // prettier-ignore
    const parameters = { startIndex: [2, 1], endIndex: [10, 8], boundaryType: ExactOrCalculated };
    expect(await list(parameters, type, events)).toEqual([[2, 2], [3, 1], [10, 3], [10, 8]]); // prettier-ignore
  });
});

describe('a range', () => {
  it.each<[string, string, Partial<ListParameters>, string[]]>([
    ['reversed, Outside, at an event', '13', { count: 100, reversed: true, boundaryType: Outside }, ['14', '13', '12']],
    ['reversed, Exact, between events', '13:30', { reversed: true, boundaryType: Exact }, ['13', '12']],
    ['reversed, Inside, between events', '13:30', { reversed: true, boundaryType: Inside }, ['13', '12']],
    ['reversed, Outside, between events', '13:30', { reversed: true, boundaryType: Outside }, ['14', '13', '12']],
    [
      'reversed, ExactOrCalculated, between events',
      '13:30',
      { reversed: true, boundaryType: ExactOrCalculated },
      ['13:30', '13', '12'],
    ],
    ['reversed, Inside, at an event', '13', { reversed: true, boundaryType: Inside }, ['12']],
    [
      'reversed, ExactOrCalculated, at an event',
      '13',
      { reversed: true, boundaryType: ExactOrCalculated },
      ['13', '12'],
    ],
    ['forward, Inside, at an event', '14', { boundaryType: Inside }, ['15', '16']],
    ['forward, Outside, at an event', '15', { boundaryType: Outside }, ['14', '15', '16']],
    ['forward, ExactOrCalculated', '15:30', { boundaryType: ExactOrCalculated }, ['15:30', '16']],
    [
      'filtered, with the event outside',
      '13',
      { count: 100, reversed: true, boundaryType: Outside, filter: above(10) },
      ['14'],
    ],
    ['with skip 1 and count 2', '12', { count: 2, skip: 1 }, ['13', '14']],
    [
      'with skip 1 of the calculated event',
      '12:30',
      { boundaryType: ExactOrCalculated, skip: 1, count: 2 },
      ['13', '14'],
    ],
    ['filtered before skip and count apply', '12', { filter: above(10), skip: 1, count: 1 }, ['15']],
    ['with count 0', '12', { count: 0 }, []],
    ['with skip beyond the last event', '12', { skip: 5 }, []],
    ['with skip of a chunk', '12', { skip: 2 }, ['14', '15', '16']],
  ])('returns the right events %s', async (_, start, parameters, expected) => {
    expect(clockTimes(await list({ startIndex: at(start), ...parameters }))).toEqual(expected);
  });

  it('counts a calculated start as one of its events', async () => {
    const events = [0, 2, 4, 6, 8].map((key) => [key, key]);
    const parameters = { startIndex: [1], count: 3, boundaryType: ExactOrCalculated };
    expect(await list(parameters, keyedType(TypeCode.Double), events)).toEqual([[1, 1], [2, 2], [4, 4]]); // prettier-ignore
  });

  it('has 100 events by default', async () => {
    const events = Array.from({ length: 150 }, (_, key) => [key, key]);
    expect((await list({ startIndex: [10] }, keyedType(TypeCode.Double), events)).map(([key]) => key)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 10),
    );
  });

  it('reads no more events from the source than it needs', async () => {
    const source = memorySource(simple, simpleEvents, 1);
    const request = listRequest(simple, { startIndex: at('12'), count: 1, filter: above(5) });
    expect(clockTimes(await readAll(readList(source, simple, request, readLimit).events))).toEqual(['13']);
    expect(source.returnedEvents()).toBe(2);
  });
});

describe('a filter alone', () => {
  it('returns all matching events in order', async () => {
    expect(clockTimes(await list({ filter: above(10) }))).toEqual(['14', '15', '16']);
  });

  it('applies skip and count, and has no default count', async () => {
    expect(clockTimes(await list({ filter: above(0), skip: 1, count: 2 }))).toEqual(['14', '15']);
    const events = Array.from({ length: 150 }, (_, key) => [key, 0, key]);
    expect(await list({ filter: above(-1) }, keyedType(TypeCode.Double), events)).toHaveLength(150);
  });
});

describe('pages of a window', () => {
  it('continue after the last event of the page before', async () => {
    const first = await listPage({ ...window('12:30', '15:30'), count: 2, continuationToken: null });
    expect(first).toEqual({ events: ['13', '14'], continuation: at('14') });
    const second = await listPage({ ...window('12:30', '15:30'), count: 2, continuationToken: at('14') });
    expect(second).toEqual({ events: ['15'], continuation: null });
  });

  it('include the events outside on the first and the last page', async () => {
    const parameters = { ...window('12:30', '15:30'), boundaryType: Outside, count: 3 };
    expect(await listPage({ ...parameters, continuationToken: null })).toEqual({
      events: ['12', '13', '14'],
      continuation: at('14'),
    });
    expect(await listPage({ ...parameters, continuationToken: at('14') })).toEqual({
      events: ['15', '16'],
      continuation: null,
    });
  });

  it('have no token when all events fit on one page', async () => {
    expect(await listPage({ ...window('12:30', '15:30'), continuationToken: null })).toEqual({
      events: ['13', '14', '15'],
      continuation: null,
    });
  });

  it('have no token when the last page is full', async () => {
    const parameters = { ...window('12:30', '15:30'), count: 3, continuationToken: null };
    expect(await listPage(parameters)).toEqual({ events: ['13', '14', '15'], continuation: null });
  });

  it('continue after a calculated event', async () => {
    const parameters = { ...window('12:30', '15:30'), boundaryType: ExactOrCalculated, count: 1 };
    expect(await listPage({ ...parameters, continuationToken: null })).toEqual({
      events: ['12:30'],
      continuation: at('12:30'),
    });
    expect(await listPage({ ...parameters, continuationToken: at('15') })).toEqual({
      events: ['15:30'],
      continuation: null,
    });
    expect(await listPage({ ...parameters, continuationToken: at('15:30') })).toEqual({
      events: [],
      continuation: null,
    });
  });

  it('continue after an event outside, even before the window', async () => {
    const parameters = { ...window('12:30', '15:30'), boundaryType: Outside, count: 1 };
    expect(await listPage({ ...parameters, continuationToken: at('12') })).toEqual({
      events: ['13'],
      continuation: at('13'),
    });
    expect(await listPage({ ...parameters, continuationToken: at('16') })).toEqual({ events: [], continuation: null });
  });

  it('continue after an index without a stored event', async () => {
    expect(
      await listPage({
        ...window('12', '16'),
        startBoundaryType: Exact,
        endBoundaryType: Exact,
        continuationToken: at('14:30'),
      }),
    ).toEqual({ events: ['15', '16'], continuation: null });
  });

  it('count only events that match the filter', async () => {
    const parameters = { ...window('12', '16'), filter: above(10), count: 2, continuationToken: null };
    expect(await listPage(parameters)).toEqual({ events: ['14', '15'], continuation: at('15') });
  });

  it('have as many events as the limit by default', async () => {
    const parameters = { ...window('12', '16'), continuationToken: null };
    expect(await listPage(parameters, 3)).toEqual({ events: ['12', '13', '14'], continuation: at('14') });
  });

  it('read only one event ahead', async () => {
    for (const [filter, chunkSize] of [
      [above(-1), 1],
      [undefined, 100],
    ] as const) {
      const source = memorySource(simple, simpleEvents, chunkSize);
      const parameters = { ...window('12', '16'), count: 2, continuationToken: null, filter };
      await readAll(readList(source, simple, listRequest(simple, parameters), readLimit).events);
      expect(source.returnedEvents()).toBe(3);
    }
  });
});

describe('the limit of events', () => {
  const limited = (parameters: ListParameters, maxEvents: number) =>
    readAll(readList(memorySource(simple, simpleEvents), simple, listRequest(simple, parameters), maxEvents).events);

  // A page can read one event more than the limit.
  it.each<[string, ListParameters, number]>([
    ['a window', window('12', '16'), 4],
    ['a window with all filtered out', { ...window('12', '16'), filter: () => false }, 4],
    ['a window with a calculated event', { ...window('12:30', '15:30'), boundaryType: ExactOrCalculated }, 4],
    ['a range', { startIndex: at('12') }, 4],
    ['a filter', { filter: above(10) }, 4],
    ['a page', { ...window('12', '16'), filter: above(50), count: 1, continuationToken: null }, 3],
  ])('fails %s that reads more events', async (_, parameters, limit) => {
    await expect(limited(parameters, limit)).rejects.toThrow(new ReadLimitExceeded(limit));
    await expect(limited(parameters, limit + 1)).resolves.toBeInstanceOf(Array);
  });

  it.each<[string, ListParameters, number]>([
    ['the events of a window', window('12', '16'), 5],
    ['and the event before it', { ...window('13', '16'), boundaryType: Outside }, 5],
    ['and the event after it', { ...window('12', '15'), boundaryType: Outside }, 5],
    ['and calculated events', { ...window('12:30', '15:30'), boundaryType: ExactOrCalculated }, 5],
  ])('fails a read of several chunks at once if the source can count %s', async (_, parameters, total) => {
    const source = memorySource(simple, simpleEvents);
    const count = async (range: RangeOptions) => (await readAll(source.range(range))).length;
    const request = listRequest(simple, parameters);
    const read = async (maxEvents: number) => {
      const events: Event[] = [];
      for await (const chunk of readList({ ...source, count }, simple, request, maxEvents).events) {
        events.push(...chunk);
        // A read that fails must not have returned events before.
        if (maxEvents < total) expect(events).toEqual([]);
      }
      return events;
    };
    await expect(read(total - 1)).rejects.toThrow(new ReadLimitExceeded(total - 1));
    await expect(read(total)).resolves.toHaveLength(total);
  });

  it('allows reads of as many events as the limit, whatever the chunks', async () => {
    expect(clockTimes(await limited({ startIndex: at('12'), count: 3, filter: above(-1) }, 3))).toEqual([
      '12',
      '13',
      '14',
    ]);
    expect(clockTimes(await limited({ ...window('12', '16'), count: 3, continuationToken: null }, 3))).toEqual([
      '12',
      '13',
      '14',
    ]);
    expect(clockTimes(await limited(window('12', '14'), 3))).toEqual(['12', '13', '14']);
  });

  it('is named by the error', () => {
    expect(new ReadLimitExceeded(2_500_000).message).toBe('Exceeded the maximum return count of 2500000 events.');
  });
});

describe('the request that parameters describe', () => {
  it.each<[string, ListParameters, ReturnType<typeof listRequest>['mode']]>([
    ['index', { index: [at('12')] }, 'distinct'],
    [
      'index and parameters that do not apply to it',
      { index: [at('12')], count: 3, skip: 1, reversed: true },
      'distinct',
    ],
    ['filter', { filter: above(1) }, 'filtered'],
    ['startIndex', { startIndex: at('12') }, 'range'],
    ['an empty list of indexes', { index: [], startIndex: at('12') }, 'range'],
    ['both ends', window('12', '13'), 'window'],
    ['both ends, skip 0, reversed false', { ...window('12', '13'), skip: 0, reversed: false }, 'window'],
    ['a page without count', { ...window('12', '13'), continuationToken: null }, 'window'],
    ['equal ends', window('12', '12'), 'window'],
  ])('has the right mode for %s', (_, parameters, mode) => {
    expect(listRequest(simple, parameters).mode).toBe(mode);
  });

  it.each<[string, ListParameters, string]>([
    ['no parameters', {}, 'index'],
    ['two indexes', { index: [at('12'), at('13')] }, 'index'],
    ['index and startIndex', { index: [at('12')], startIndex: at('12') }, 'startIndex'],
    ['index and endIndex', { index: [at('12')], endIndex: at('12') }, 'endIndex'],
    ['index and continuationToken', { index: [at('12')], continuationToken: null }, 'continuationToken'],
    ['endIndex alone', { endIndex: at('12') }, 'startIndex'],
    ['endIndex and filter', { endIndex: at('12'), filter: above(1) }, 'startIndex'],
    ['filter and continuationToken', { filter: above(1), continuationToken: null }, 'continuationToken'],
    ['a range with continuationToken', { startIndex: at('12'), continuationToken: at('12') }, 'continuationToken'],
    [
      'a range with boundaries of a window',
      { startIndex: at('12'), startBoundaryType: Exact, endBoundaryType: Exact },
      'startBoundaryType',
    ],
    ['ends in the wrong order', window('13', '12'), 'startIndex'],
    ['a reversed window', { ...window('12', '13'), reversed: true }, 'reversed'],
    ['a window with skip', { ...window('12', '13'), skip: 1 }, 'skip'],
    ['a window with count', { ...window('12', '13'), count: 1 }, 'continuationToken'],
    ['a page of no events', { ...window('12', '13'), count: 0, continuationToken: null }, 'count'],
    ['a start boundary alone', { ...window('12', '13'), startBoundaryType: Exact }, 'endBoundaryType'],
    ['an end boundary alone', { ...window('12', '13'), endBoundaryType: Exact }, 'startBoundaryType'],
    [
      'all three boundaries',
      { ...window('12', '13'), boundaryType: Exact, startBoundaryType: Exact, endBoundaryType: Exact },
      'boundaryType',
    ],
    ['count below 0', { startIndex: at('12'), count: -1 }, 'count'],
    ['a fraction as count', { startIndex: at('12'), count: 1.5 }, 'count'],
    ['skip below 0', { startIndex: at('12'), skip: -1 }, 'skip'],
  ])('is refused for %s', (_, parameters, subject) => {
    expect(() => listRequest(simple, parameters)).toThrow(expect.objectContaining({ name: 'InvalidInput', subject }));
  });
});
