// Long bodies of events take another path through the server than short ones (server/stream-data/event-bodies.ts), with the same results.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../server/config.ts';
import { readOperations } from '../../server/api/operations.ts';
import { batchThreads } from '../../server/stream-data/batch-threads.ts';
import type { BatchThreads } from '../../server/requests/batch-threads.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** The results of threads: batches, or nothing. */
const made: boolean[] = [];
const threads = batchThreads(1);
const watched: BatchThreads = {
  async read(type, body, options, reader) {
    const batch = await threads.read(type, body, options, reader);
    made.push(true);
    return batch;
  },
  close: () => threads.close(),
};

/** Types by the codes of their keys, and the least and greatest of these. */
const keyCodes = { Numbers: 9, Texts: 18, Long: 11 };
const ends = { Numbers: ['-2147483648', '2147483647'], Texts: ['!', '~'], Long: ['-1', '9223372036854775807'] };
type TypeId = keyof typeof keyCodes;

let usual: TestServer;
let quick: TestServer;
beforeAll(async () => {
  usual = await startTestServer({ AUTH: 'off', BATCH_THREADS: '0' });
  quick = await startTestServer({ AUTH: 'off' }, { batches: watched });
  const property = (Id: string, SdsTypeCode: number, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode } });
  for (const [Id, code] of Object.entries(keyCodes)) {
    const Properties = [property('Key', code, true), property('Value', 14), property('Whole', 11)];
    await each('POST', `/Types/${Id}`, { body: JSON.stringify({ Id, SdsTypeCode: 1, Properties }) });
  }
});
afterAll(async () => {
  await usual.stop();
  await quick.stop();
});

async function told({ server, tenant }: TestServer, method: string, path: string, init: RequestInit) {
  const response = await fetch(`${server.url}/api/v1/Tenants/${tenant}/Namespaces/demo${path}`, { method, ...init });
  const text = await response.text();
  const requestId = response.headers.get('operation-id') ?? '';
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !/^(date|operation-id)$/.test(name)));
  return { status: response.status, headers, body: text.replaceAll(requestId, 'ID') };
}

/** Returns the responses of the two servers. */
async function each(method: string, path: string, { headers, ...init }: RequestInit = {}) {
  const all = init.body === undefined ? {} : { 'Content-Type': 'application/json', ...headers };
  const asked = { ...init, headers: all };
  return Promise.all([quick, usual].map((server) => told(server, method, path, asked)));
}

/** Returns the response of both servers, which must be the same. */
async function both(method: string, path: string, init?: RequestInit) {
  const [ours, theirs] = await each(method, path, init);
  expect(ours).toEqual(theirs);
  return ours;
}

let streams = 0;
/** Creates a stream with some events on both servers. */
async function newStream(TypeId: TypeId): Promise<string> {
  const path = `/Streams/${TypeId}-${(streams += 1)}`;
  await each('POST', path, { body: json({ TypeId }) });
  for (const [from, count] of [
    [10_000, 1_200],
    [20_000, 100],
  ] as const) {
    const body = json(events(from, count).map((event) => ({ ...event, Key: keyOf(TypeId, event.Key) })));
    expect(await both('POST', `${path}/Data`, { body })).toMatchObject({ status: 204 });
  }
  made.length = 0;
  return path;
}

const keyOf = (type: TypeId, key: number) => (type === 'Texts' ? `k${key}` : key);

/** Returns the events of a stream, which must be the same on both servers. */
async function stored(path: string, type: TypeId): Promise<string> {
  const [startIndex = '', endIndex = ''] = ends[type];
  const query = new URLSearchParams({ startIndex, endIndex });
  await both('GET', `${path}/Data/Summaries?${query}&count=3`);
  const answer = await both('GET', `${path}/Data?${query}`);
  expect(answer).toMatchObject({ status: 200 });
  return answer?.body ?? '';
}

const json = (value: unknown) => JSON.stringify(value);
const events = (from: number, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) => ({ Key: from + i, Value: i / 7, Whole: 9, ...more }));
const changed = (list: readonly object[], place: number, entry: unknown) => list.with(place, entry as object);

describe('what is written', () => {
  it.each<[string, string, TypeId, string, BodyInit, Record<string, string>?]>([
    ['events behind loose ones', 'POST', 'Numbers', '', json(events(30_000, 1_200))],
    ['events behind a block', 'POST', 'Numbers', '', json(events(11_200, 1_200))],
    ['events before all others', 'POST', 'Numbers', '', json(events(0, 1_200))],
    ['too few for a block', 'POST', 'Numbers', '', json(events(30_000, 500))],
    ['events in no order', 'POST', 'Numbers', '', json(events(40_000, 900).reverse())],
    ['events among others', 'PUT', 'Numbers', '', json(events(5_000, 9_000, { Whole: -1 }))],
    ['events in place of others', 'PUT', 'Numbers', '?allowCreate=false', json(events(10_100, 600, { Value: 1 }))],
    [
      'of an index given twice the last',
      'PUT',
      'Numbers',
      '',
      json([...events(0, 600), ...events(0, 600, { Value: 1 })]),
    ],
    [
      'names in any case',
      'POST',
      'Numbers',
      '',
      json(events(50_000, 600).map((e) => ({ key: e.Key, VALUE: 1, more: [{}] }))),
    ],
    ['texts', 'POST', 'Texts', '', json(events(0, 600).map((e) => ({ ...e, Key: `${e.Key} é😀"\\` })))],
    [
      'all digits',
      'POST',
      'Long',
      '',
      json(events(0, 600)).replaceAll('Key":', 'Key":9007199254').replaceAll('9}', '9007199254740993}'),
    ],
    [
      'compressed events',
      'POST',
      'Numbers',
      '',
      gzipSync(json(events(60_000, 20_000))),
      { 'Content-Encoding': 'gzip' },
    ],
    ['events with spaces', 'POST', 'Numbers', '', ` ${json(events(70_000, 600)).replaceAll(',', ' ,\n ')} `],
  ])('%s', async (_, method, type, query, body, headers = {}) => {
    const stream = await newStream(type);
    const before = await stored(stream, type);
    expect(await both(method, `${stream}/Data${query}`, { body, headers })).toMatchObject({ status: 204 });
    expect(made).toHaveLength(1);
    expect(await stored(stream, type)).not.toBe(before);
  });

  it.each<[string, number, string, TypeId, string, string]>([
    ['an event that is there', 409, 'POST', 'Numbers', '', json(changed(events(0, 900), 450, { Key: 10_000 }))],
    ['an index given twice', 409, 'POST', 'Numbers', '', json(changed(events(0, 900), 450, { Key: 899 }))],
    ['an event that is not there', 404, 'PUT', 'Numbers', '?allowCreate=false', json(events(0, 900))],
    ['a value of another type', 400, 'POST', 'Numbers', '', json(changed(events(0, 900), 77, { Key: 1, Value: 'x' }))],
    ['an entry that is no object', 400, 'POST', 'Numbers', '', json(changed(events(0, 900), 77, 7))],
    ['an index of another type', 400, 'PUT', 'Texts', '', json(events(0, 900, { Key: [] }))],
    ['an index that is too long', 400, 'POST', 'Texts', '', json([{ Key: 'x'.repeat(20_000) }])],
    ['no list', 400, 'POST', 'Numbers', '', json({ Key: 1, more: 'x'.repeat(20_000) })],
    ['no JSON', 400, 'POST', 'Numbers', '', json(events(0, 900)).slice(0, -1)],
    ['deep nesting', 400, 'POST', 'Numbers', '', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a parameter that is wrong', 400, 'PUT', 'Numbers', '?allowCreate=perhaps', json(events(0, 900))],
  ])('nothing for %s', async (_, status, method, type, query, body) => {
    const stream = await newStream(type);
    const before = await stored(stream, type);
    expect(await both(method, `${stream}/Data${query}`, { body })).toMatchObject({ status });
    expect(await stored(stream, type)).toBe(before);
  });

  it('nothing for an empty list, and for a stream that does not exist', async () => {
    const stream = await newStream('Numbers');
    const before = await stored(stream, 'Numbers');
    const body = `[${' '.repeat(20_000)}]`;
    expect(await both('POST', `${stream}/Data`, { body })).toMatchObject({ status: 204 });
    expect(await both('POST', '/Streams/Nothing/Data', { body })).toMatchObject({ status: 404 });
    expect(await stored(stream, 'Numbers')).toBe(before);
  });

  it('parses short bodies without a thread', async () => {
    const stream = await newStream('Numbers');
    await both('POST', `${stream}/Data`, { body: json(events(0, 10)) });
    expect(made).toEqual([]);
  });
});

it('the contract requires of long bodies only that they are lists of objects, which threads check', () => {
  const all = readOperations('generated/openapi', 'data-services');
  const withEvents = all.filter(({ body }) => body?.isEvents);
  expect(withEvents.map(({ id }) => id)).toEqual(['insertEvents', 'updateEvents', 'patchEvents']);
  for (const operation of withEvents) {
    const schema = operation.body?.schema as unknown as Readonly<Record<string, unknown>>;
    // The server checks the number of events against EVENT_LIMIT, whose default the contract states.
    const { maxItems, 'x-limit': limit, ...list } = schema;
    expect([maxItems, limit]).toEqual([Number(readConfig({}).eventLimit), 'EVENT_LIMIT']);
    expect(list).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Event' } });
    const { description, examples, ...event } = operation.bundle.components['schemas']?.['Event'] as Record<
      string,
      unknown
    >;
    expect([description, examples]).toBeDefined();
    expect(event).toEqual({ type: 'object', additionalProperties: true, 'x-limit': 'EVENT_SIZE_LIMIT' });
  }
});
