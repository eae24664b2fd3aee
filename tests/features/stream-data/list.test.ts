import type { TextChunks } from '../../../server/requests/reply-body.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type Event } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { Failure } from '../../../server/errors/failures.ts';
import { firstOrLastText, interpolatedText, listText, sampledText } from '../../../server/stream-data/event-texts.ts';
import type { OpenStream } from '../../../server/stream-data/open-stream.ts';
import type { ListQuery } from '../../../server/stream-data/parameters.ts';
import { plainReading } from '../../../server/stream-data/reading.ts';
import { formReply, jsonReply } from '../../../server/stream-data/replies.ts';
import { summariesText } from '../../../server/stream-data/summaries-text.ts';
import type { FormName } from '../../../server/stream-data/text-forms.ts';
import { property } from '../../domain/reading/fixtures.ts';
import {
  jsonFrom,
  namedType,
  options,
  simple,
  simpleEntries,
  streamsInMemory,
  textFrom,
  time,
  unboundTokens,
} from './fixtures.ts';

const { create } = streamsInMemory();
type Query = ListQuery & { readonly form?: FormName };

const listChunks = (stream: OpenStream, query: Query, more = {}) =>
  listText(plainReading(stream), query, options(query, more), unboundTokens);

const [eventAt12, eventAt13, eventAt14, eventAt15] = simpleEntries;
const eventAt1230 = { ...eventAt13, Time: time('12:30'), Measurement: 5 };

describe('a list', () => {
  it.each<[string, Query, unknown]>([
    ['the next event after an index', { index: time('13'), searchMode: 2 }, [eventAt14]],
    ['no event between events if the search mode is exact', { index: time('13:30') }, []],
    ['a window', { startIndex: time('12:30'), endIndex: time('15:30') }, simpleEntries.slice(1, 4)],
    [
      'a window with one event outside at each end',
      { startIndex: time('12:30'), endIndex: time('15:30'), boundaryType: 2 },
      simpleEntries,
    ],
    [
      'a reversed range with one event outside',
      { startIndex: time('13'), count: 100, reversed: true, boundaryType: 2 },
      [eventAt14, eventAt13, eventAt12],
    ],
    ['a range after skipped events', { startIndex: time('12'), count: 2, skip: 1 }, [eventAt13, eventAt14]],
    [
      'a range whose calculated start is skipped',
      { startIndex: time('12:30'), boundaryType: 3, skip: 1, count: 2 },
      [eventAt13, eventAt14],
    ],
    [
      'a range from a calculated start',
      { startIndex: time('12:30'), boundaryType: 3, count: 2 },
      [eventAt1230, eventAt13],
    ],
    ['a filtered range', { startIndex: time('12'), filter: 'Measurement gt 10', skip: 1, count: 1 }, [eventAt15]],
    ['all events that a filter matches', { filter: 'Measurement gt 10' }, simpleEntries.slice(2)],
    ['no events for count 0', { startIndex: time('12'), count: 0 }, []],
  ])('reads %s', async (_name, query, expected) => {
    expect(await jsonFrom(listChunks(await create(simple, simpleEntries), query))).toEqual(expected);
  });

  it('applies the default count to ranges, but not to windows', async () => {
    const key = namedType('Key', [property('Key', TypeCode.Int32)]);
    const stream = await create(
      key,
      Array.from({ length: 120 }, (_, Key) => ({ Key })),
    );
    // The pipeline fills in defaults before it calls a handler.
    const read = async (query: Query, given: readonly string[]) => {
      const text = listText(
        plainReading(stream),
        { ...query, count: 100, skip: 0 },
        { ...options({}), sentParameters: new Set(given) },
        unboundTokens,
      );
      return ((await jsonFrom(text)) as unknown[]).length;
    };
    expect(await read({ startIndex: '0' }, ['startIndex'])).toBe(100);
    expect(await read({ startIndex: '0', endIndex: '119' }, ['startIndex', 'endIndex'])).toBe(120);
    expect(await read({ filter: 'Key ge 0' }, ['filter'])).toBe(120);
    await expect(read({ startIndex: '0', endIndex: '9' }, ['startIndex', 'endIndex', 'count'])).rejects.toThrow(
      'continuationToken is required',
    );
  });

  it('leaves out default values, nulls and keys if it is not verbose', async () => {
    const stream = await create(simple, simpleEntries.slice(0, 2));
    const query = { startIndex: time('12') };
    expect(await textFrom(listChunks(stream, query, { verbose: false }))).toBe(
      '[{"Time":"2017-11-23T12:00:00Z"},{"Time":"2017-11-23T13:00:00Z","Measurement":10}]',
    );
    const nullable = namedType('Nullable', [property('Key', TypeCode.Int32), property('V', 100 + TypeCode.Double)]);
    const others = await create(nullable, [{ V: 0 }, { Key: 1 }]);
    expect(await textFrom(listChunks(others, { startIndex: '0' }, { verbose: false }))).toBe('[{"V":0},{"Key":1}]');
    expect(await textFrom(listChunks(others, { startIndex: '0' }))).toBe('[{"Key":0,"V":0},{"Key":1,"V":null}]');
  });

  it('keeps every digit of 64-bit integers and decimals, verbose or not, stored or filtered', async () => {
    const type = namedType('Exact', [
      property('Key', TypeCode.Int64),
      property('Unsigned', TypeCode.UInt64),
      property('Exact', TypeCode.Decimal),
    ]);
    const stream = await create(type, [
      { Key: '9007199254740993', Unsigned: '18446744073709551615', Exact: '0.1234567890123456789' },
    ]);
    const text = '[{"Key":9007199254740993,"Unsigned":18446744073709551615,"Exact":0.1234567890123456789}]';
    const query = { index: '9007199254740993' };
    expect(await textFrom(listChunks(stream, query))).toBe(text);
    expect(await textFrom(listChunks(stream, query, { verbose: false }))).toBe(text);
    expect(await textFrom(listChunks(stream, { filter: 'Exact gt 0' }))).toBe(text);
  });

  it('is ordered by the only secondary index that the filter uses', async () => {
    const entries = [5, 4, 3, 2, 1].map((Measurement, hour) => ({ Time: time(`1${hour}`), State: 0, Measurement }));
    const indexed = await create(simple, entries, { Indexes: [{ SdsTypePropertyId: 'measurement' }] });
    const measurements = async (query: Query) =>
      ((await jsonFrom(listChunks(indexed, query))) as { Measurement: number }[]).map((event) => event.Measurement);
    expect(await measurements({ filter: 'Measurement gt 0 and Measurement lt 6' })).toEqual([1, 2, 3, 4, 5]);
    expect(await measurements({ filter: 'Measurement gt 0', skip: 1, count: 2 })).toEqual([2, 3]);
    expect(await measurements({ filter: 'State eq 0' })).toEqual([5, 4, 3, 2, 1]);
    expect(await measurements({ startIndex: time('10'), filter: 'Measurement gt 3' })).toEqual([5, 4]);
  });

  it('names the parameter whose text is not an index or is too long', async () => {
    const stream = await create(simple, []);
    const refusedParameter = async (query: Query, otherStream = stream) => {
      const failure: unknown = await textFrom(listChunks(otherStream, query)).catch((error: unknown) => error);
      return failure instanceof InvalidInput ? failure.subject : failure;
    };
    expect(await refusedParameter({ index: 'x' })).toBe('index');
    expect(await refusedParameter({ startIndex: time('12'), endIndex: 'x' })).toBe('endIndex');
    expect(await refusedParameter({ startIndex: time('12'), endIndex: time('13'), continuationToken: 'x' })).toBe(
      'continuationToken',
    );
    const texts = await create(namedType('Texts', [property('Key', TypeCode.String)]), [{ Key: 'a' }]);
    expect(await refusedParameter({ index: 'a'.repeat(1_501) }, texts)).toBe('index');
    expect(
      await refusedParameter({ startIndex: time('12'), endIndex: time('13'), continuationToken: '', form: 'csv' }),
    ).toBe('form');
  });

  it('has the same text whether stored texts pass through or events are written again', async () => {
    const type = namedType('Pair', [
      property('Key', TypeCode.Int32),
      property('Value', 100 + TypeCode.Double),
      property('Name', TypeCode.String),
    ]);
    const stream = await create(
      type,
      [0, 1, 3, 4, 6, 7, 9].map((Key) => ({
        Key,
        Value: Key % 3 ? Key / 3 : null,
        Name: Key % 2 ? `"é\n${Key}` : null,
      })),
    );
    const plain = plainReading(stream);
    const rewritten = { ...plain, finish: (event: Event) => event };
    const index = fc.integer({ min: -1, max: 10 }).map(String);
    const boundary = fc.constantFrom(0, 1, 2);
    const query = fc.oneof(
      fc.record({ index, searchMode: fc.constantFrom(0, 1, 2, 3, 4) }),
      fc.record(
        { startIndex: index, count: fc.nat(5), skip: fc.nat(3), reversed: fc.boolean(), boundaryType: boundary },
        { requiredKeys: ['startIndex'] },
      ),
      fc.record(
        { startIndex: index, endIndex: index, startBoundaryType: boundary, endBoundaryType: boundary },
        { requiredKeys: ['startIndex', 'endIndex', 'startBoundaryType', 'endBoundaryType'] },
      ),
      fc.record({
        startIndex: index,
        endIndex: index,
        boundaryType: boundary,
        count: fc.integer({ min: 1, max: 4 }),
        continuationToken: fc.oneof(fc.constant(''), index),
      }),
    );
    const outcome = async (pieces: TextChunks) => textFrom(pieces).catch((error: Error) => error.message);
    await fc.assert(
      fc.asyncProperty(query, fc.boolean(), async (given, verbose) => {
        const passed = await outcome(listText(plain, given, options(given, { verbose }), unboundTokens));
        expect(passed).toBe(await outcome(listText(rewritten, given, options(given, { verbose }), unboundTokens)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a page', () => {
  const window = { startIndex: time('12:30'), endIndex: time('15:30') };
  const token = '2017-11-23T14:00:00.0000000Z';

  it('has the token of the next page, and null on the last page', async () => {
    const stream = await create(simple, simpleEntries);
    const first = await jsonFrom(listChunks(stream, { ...window, count: 2, continuationToken: '' }));
    expect(first).toEqual({ Results: [eventAt13, eventAt14], ContinuationToken: token });
    for (const continuationToken of [token, time('14')]) {
      const second = await jsonFrom(listChunks(stream, { ...window, count: 2, continuationToken }));
      expect(second).toEqual({ Results: [eventAt15], ContinuationToken: null });
    }
    expect(
      await textFrom(listChunks(stream, { ...window, count: 9, continuationToken: token }, { verbose: false })),
    ).toBe('{"Results":[{"Time":"2017-11-23T15:00:00Z","Measurement":30}]}');
  });

  it('has a token if events are calculated or filtered, too', async () => {
    const stream = await create(simple, simpleEntries);
    const more = { count: 2, continuationToken: '' };
    expect(await jsonFrom(listChunks(stream, { ...window, ...more, boundaryType: 3 }))).toEqual({
      Results: [eventAt1230, eventAt13],
      ContinuationToken: '2017-11-23T13:00:00.0000000Z',
    });
    expect(await jsonFrom(listChunks(stream, { ...window, ...more, filter: 'Measurement ge 0' }))).toEqual({
      Results: [eventAt13, eventAt14],
      ContinuationToken: token,
    });
  });

  it('can contain a table', async () => {
    const stream = await create(simple, simpleEntries);
    const page = await jsonFrom(listChunks(stream, { ...window, count: 1, continuationToken: '', form: 'table' }));
    expect(page).toMatchObject({
      Results: { Name: 'Simple', Rows: [[time('13'), 0, 10]] },
      ContinuationToken: '2017-11-23T13:00:00.0000000Z',
    });
  });
});

describe('the other forms', () => {
  const query = { startIndex: time('12'), count: 2 };

  it('return a table with all cells, and with column names for tableh', async () => {
    const stream = await create(simple, simpleEntries);
    const table = {
      Name: 'Simple',
      Columns: [
        { Name: 'Time', Type: 'DateTime' },
        { Name: 'State', Type: 'Int32Enum' },
        { Name: 'Measurement', Type: 'Double' },
      ],
    };
    const rows = [
      [time('12'), 0, 0],
      [time('13'), 0, 10],
    ];
    expect(await jsonFrom(listChunks(stream, { ...query, form: 'table' }, { verbose: false }))).toEqual({
      ...table,
      Rows: rows,
    });
    expect(await jsonFrom(listChunks(stream, { ...query, form: 'tableh' }))).toEqual({
      ...table,
      Rows: [['Time', 'State', 'Measurement'], ...rows],
    });
    expect(await jsonFrom(listChunks(await create(simple), { ...query, form: 'tableh' }))).toEqual({
      ...table,
      Rows: [['Time', 'State', 'Measurement']],
    });
  });

  it('return CSV with seven decimals in times, and quotes where they are needed', async () => {
    const stream = await create(simple, simpleEntries);
    const lines = '2017-11-23T12:00:00.0000000Z,0,0\n2017-11-23T13:00:00.0000000Z,0,10';
    expect(await textFrom(listChunks(stream, { ...query, form: 'csv' }))).toBe(lines);
    expect(await textFrom(listChunks(stream, { ...query, form: 'csvh' }))).toBe(`Time,State,Measurement\n${lines}`);
    expect(await textFrom(listChunks(await create(simple), { ...query, form: 'csv' }))).toBe('');
    expect(await textFrom(listChunks(await create(simple), { ...query, form: 'csvh' }))).toBe('Time,State,Measurement');

    const type = namedType('Texts', [
      property('a,b', TypeCode.Int32),
      property('Text', TypeCode.String),
      property('Flag', TypeCode.Boolean),
      property('Zone', TypeCode.DateTimeOffset),
      property('List', 200 + TypeCode.Int32),
      property('Number', 100 + TypeCode.Double),
    ]);
    const texts = await create(type, [
      { 'a,b': 1, Text: 'a "b", c\nd', Flag: true, Zone: '2020-02-20T08:30:00-08:00', List: [1, 2], Number: 'NaN' },
      { 'a,b': 2, Text: 'plain', List: [] },
    ]);
    expect(await textFrom(listChunks(texts, { startIndex: '1', form: 'csvh' }))).toBe(
      [
        '"a,b",Text,Flag,Zone,List,Number',
        '1,"a ""b"", c\nd",true,2020-02-20T08:30:00.0000000-08:00,"[1,2]",NaN',
        '2,plain,false,0001-01-01T00:00:00.0000000+00:00,[],',
      ].join('\n'),
    );
  });

  it('have the content type text/csv for CSV and JSON otherwise', async () => {
    const none = async function* () {
      yield '';
    };
    expect(formReply(none(), 'csvh')).toMatchObject({ status: 200, type: 'text/csv' });
    expect(formReply(none(), 'table')).not.toHaveProperty('type');
    expect(formReply(none())).not.toHaveProperty('type');
  });
});

describe('the first and the last event', () => {
  it('are stored texts, without defaults if not verbose, and null for an empty stream', async () => {
    const stream = plainReading(await create(simple, simpleEntries));
    expect(await firstOrLastText(stream, 'first', { verbose: true })).toBe(JSON.stringify(eventAt12));
    expect(await firstOrLastText(stream, 'first', { verbose: false })).toBe('{"Time":"2017-11-23T12:00:00Z"}');
    expect(await firstOrLastText(stream, 'last', { verbose: true })).toBe(JSON.stringify(simpleEntries[4]));
    expect(await firstOrLastText(plainReading(await create(simple)), 'last', { verbose: true })).toBeNull();
  });
});

describe('calculated reads', () => {
  const read = async () => plainReading(await create(simple, simpleEntries));

  it('interpolate at indexes and at equal steps', async () => {
    const at = { index: [time('13:30'), time('12')] };
    expect(await jsonFrom(interpolatedText(await read(), at, options(at)))).toEqual([
      { ...eventAt13, Time: time('13:30'), Measurement: 15 },
      eventAt12,
    ]);
    const steps = { startIndex: time('13'), endIndex: time('15'), count: 3 };
    expect(await jsonFrom(interpolatedText(await read(), steps, options(steps)))).toEqual([
      eventAt13,
      eventAt14,
      eventAt15,
    ]);
  });

  it('sample by properties in any case, repeated or separated by commas', async () => {
    const query = {
      startIndex: time('12'),
      endIndex: time('16'),
      intervals: 1,
      sampleBy: ['measurement,TIME', 'Time'],
    };
    const events = await jsonFrom(sampledText(await read(), query, options(query)));
    expect(events).toEqual([eventAt12, simpleEntries[4]]);
  });

  it('return complete summaries whatever the verbosity is', async () => {
    const query = { startIndex: time('12'), endIndex: time('16'), count: 2 };
    const verbose = await jsonFrom(summariesText(await read(), query, options(query)));
    expect(verbose).toMatchObject([
      {
        Start: eventAt12,
        End: eventAt14,
        Summaries: { Count: { Time: 3, Measurement: 3 }, Minimum: { Measurement: 0 } },
      },
      {
        Start: eventAt14,
        End: simpleEntries[4],
        Summaries: { Count: { Time: 2, Measurement: 2 }, Mean: { Measurement: 30 } },
      },
    ]);
    const [first] = (await jsonFrom(summariesText(await read(), query, options(query, { verbose: false })))) as {
      Start: object;
      Summaries: object;
    }[];
    expect(first?.Start).toEqual({ Time: time('12') });
    expect(Object.keys(first?.Summaries ?? {})).toHaveLength(13);
    expect(first).toHaveProperty('Summaries.Minimum', { Measurement: 0 });
  });

  it('return null for Start and End that cannot be calculated, or leave them out if not verbose', async () => {
    const empty = plainReading(await create(simple));
    const query = { startIndex: time('12'), endIndex: time('16') };
    expect(await jsonFrom(summariesText(empty, query, options(query)))).toMatchObject([{ Start: null, End: null }]);
    const [short] = (await jsonFrom(summariesText(empty, query, options(query, { verbose: false })))) as object[];
    expect(Object.keys(short ?? {})).toEqual(['Summaries']);
  });
});

describe('the limit of events', () => {
  it.each<[string, (stream: OpenStream) => TextChunks]>([
    ['a window', (stream) => listChunks(stream, { startIndex: time('12'), endIndex: time('16') }, { events: 4 })],
    ['a filter', (stream) => listChunks(stream, { filter: 'Measurement gt 100' }, { events: 4 })],
    [
      'summaries',
      (stream) => {
        const query = { startIndex: time('12'), endIndex: time('16'), count: 4 };
        return summariesText(plainReading(stream), query, options(query, { events: 4 }));
      },
    ],
    [
      'indexes',
      (stream) => {
        const query = { startIndex: time('12'), endIndex: time('16'), count: 5 };
        return interpolatedText(plainReading(stream), query, options(query, { events: 4 }));
      },
    ],
  ])('fails %s as a whole', async (_name, read) => {
    const { body } = jsonReply(read(await create(simple, simpleEntries)));
    const failure: unknown = await jsonFrom(body.chunks).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({
      failureName: 'TooManyEvents',
      message: 'Exceeded the maximum return count of 4 events.',
    });
  });

  it('allows exactly as many events as the limit', async () => {
    const stream = await create(simple, simpleEntries);
    const query = { startIndex: time('12'), endIndex: time('16') };
    expect(await jsonFrom(jsonReply(listChunks(stream, query, { events: 5 })).body.chunks)).toEqual(simpleEntries);
  });
});
