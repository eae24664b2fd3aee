// A thread reads long bodies of events (server/stream-data/event-bodies.ts). The results equal those of a server without threads.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../server/config.ts';
import { readOperations } from '../../server/api/operations.ts';
import { batchThreads } from '../../server/stream-data/batch-threads.ts';
import type { BatchThreads } from '../../server/requests/batch-threads.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** The number of batches that threads have read. */
let batchesRead = 0;
const threads = batchThreads(1);
const countedThreads: BatchThreads = {
  async read(type, body, options, reader) {
    const batch = await threads.read(type, body, options, reader);
    batchesRead += 1;
    return batch;
  },
  close: () => threads.close(),
};

/** The type codes of the keys of each type, and the smallest and largest key. */
const keyCodes = { Numbers: 9, Texts: 18, Long: 11 };
const keyRanges = { Numbers: ['-2147483648', '2147483647'], Texts: ['!', '~'], Long: ['-1', '9223372036854775807'] };
type TypeId = keyof typeof keyCodes;

let withoutThreads: TestServer;
let withThreads: TestServer;
beforeAll(async () => {
  withoutThreads = await startTestServer({ AUTH: 'off', BATCH_THREADS: '0' });
  withThreads = await startTestServer({ AUTH: 'off' }, { batches: countedThreads });
  const property = (Id: string, SdsTypeCode: number, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode } });
  for (const [Id, code] of Object.entries(keyCodes)) {
    const Properties = [property('Key', code, true), property('Value', 14), property('Whole', 11)];
    await eachServer('POST', `/Types/${Id}`, { body: JSON.stringify({ Id, SdsTypeCode: 1, Properties }) });
  }
});
afterAll(async () => {
  await withoutThreads.stop();
  await withThreads.stop();
});

async function responseOf({ server, tenant }: TestServer, method: string, path: string, init: RequestInit) {
  const result = await fetch(`${server.url}/api/v1/Tenants/${tenant}/Namespaces/demo${path}`, { method, ...init });
  const text = await result.text();
  const requestId = result.headers.get('operation-id') ?? '';
  const headers = Object.fromEntries([...result.headers].filter(([name]) => !/^(date|operation-id)$/.test(name)));
  return { status: result.status, headers, body: text.replaceAll(requestId, 'ID') };
}

/** Returns the responses of the two servers. */
async function eachServer(method: string, path: string, { headers, ...init }: RequestInit = {}) {
  const all = init.body === undefined ? {} : { 'Content-Type': 'application/json', ...headers };
  return Promise.all(
    [withThreads, withoutThreads].map((server) => responseOf(server, method, path, { ...init, headers: all })),
  );
}

/** Returns the response of both servers, which must be the same. */
async function bothServers(method: string, path: string, init?: RequestInit) {
  const [first, second] = await eachServer(method, path, init);
  expect(first).toEqual(second);
  return first;
}

let streams = 0;
/** Creates a stream with some events on both servers. */
async function newStream(TypeId: TypeId): Promise<string> {
  const path = `/Streams/${TypeId}-${(streams += 1)}`;
  await eachServer('POST', path, { body: json({ TypeId }) });
  for (const [from, count] of [
    [10_000, 1_200],
    [20_000, 100],
  ] as const) {
    const body = json(events(from, count).map((event) => ({ ...event, Key: keyOf(TypeId, event.Key) })));
    expect(await bothServers('POST', `${path}/Data`, { body })).toMatchObject({ status: 204 });
  }
  batchesRead = 0;
  return path;
}

const keyOf = (type: TypeId, key: number) => (type === 'Texts' ? `k${key}` : key);

/** Returns the events of a stream, which must be the same on both servers. */
async function stored(path: string, type: TypeId): Promise<string> {
  const [startIndex = '', endIndex = ''] = keyRanges[type];
  const query = new URLSearchParams({ startIndex, endIndex });
  await bothServers('GET', `${path}/Data/Summaries?${query}&count=3`);
  const response = await bothServers('GET', `${path}/Data?${query}`);
  expect(response).toMatchObject({ status: 200 });
  return response?.body ?? '';
}

const json = (value: unknown) => JSON.stringify(value);
const events = (from: number, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, i) => ({ Key: from + i, Value: i / 7, Whole: 9, ...more }));
const withEntry = (list: readonly object[], index: number, entry: unknown) => list.with(index, entry as object);

describe('a long body', () => {
  it.each<[string, string, TypeId, string, BodyInit, Record<string, string>?]>([
    ['events after events outside blocks', 'POST', 'Numbers', '', json(events(30_000, 1_200))],
    ['events after a block', 'POST', 'Numbers', '', json(events(11_200, 1_200))],
    ['events before all stored ones', 'POST', 'Numbers', '', json(events(0, 1_200))],
    ['too few events for a block', 'POST', 'Numbers', '', json(events(30_000, 500))],
    ['events in reverse order', 'POST', 'Numbers', '', json(events(40_000, 900).reverse())],
    ['events between and over stored ones', 'PUT', 'Numbers', '', json(events(5_000, 9_000, { Whole: -1 }))],
    ['replacements of stored events', 'PUT', 'Numbers', '?allowCreate=false', json(events(10_100, 600, { Value: 1 }))],
    [
      'the last event of each repeated index',
      'PUT',
      'Numbers',
      '',
      json([...events(0, 600), ...events(0, 600, { Value: 1 })]),
    ],
    [
      'events with members in another case',
      'POST',
      'Numbers',
      '',
      json(events(50_000, 600).map((e) => ({ key: e.Key, VALUE: 1, more: [{}] }))),
    ],
    [
      'events with keys of any characters',
      'POST',
      'Texts',
      '',
      json(events(0, 600).map((e) => ({ ...e, Key: `${e.Key} é😀"\\` }))),
    ],
    [
      'all digits of 64-bit integers',
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
  ])('writes %s', async (_, method, type, query, body, headers = {}) => {
    const stream = await newStream(type);
    const before = await stored(stream, type);
    expect(await bothServers(method, `${stream}/Data${query}`, { body, headers })).toMatchObject({ status: 204 });
    expect(batchesRead).toBe(1);
    expect(await stored(stream, type)).not.toBe(before);
  });

  it.each<[string, number, string, TypeId, string, string]>([
    ['an event that exists', 409, 'POST', 'Numbers', '', json(withEntry(events(0, 900), 450, { Key: 10_000 }))],
    ['a repeated index', 409, 'POST', 'Numbers', '', json(withEntry(events(0, 900), 450, { Key: 899 }))],
    ['an event that does not exist', 404, 'PUT', 'Numbers', '?allowCreate=false', json(events(0, 900))],
    [
      'a value of another type',
      400,
      'POST',
      'Numbers',
      '',
      json(withEntry(events(0, 900), 77, { Key: 1, Value: 'x' })),
    ],
    ['an entry that is no object', 400, 'POST', 'Numbers', '', json(withEntry(events(0, 900), 77, 7))],
    ['an index of another type', 400, 'PUT', 'Texts', '', json(events(0, 900, { Key: [] }))],
    ['an index that is too long', 400, 'POST', 'Texts', '', json([{ Key: 'x'.repeat(20_000) }])],
    ['an object instead of a list', 400, 'POST', 'Numbers', '', json({ Key: 1, more: 'x'.repeat(20_000) })],
    ['incomplete JSON', 400, 'POST', 'Numbers', '', json(events(0, 900)).slice(0, -1)],
    ['deep nesting', 400, 'POST', 'Numbers', '', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['an invalid parameter', 400, 'PUT', 'Numbers', '?allowCreate=perhaps', json(events(0, 900))],
  ])('writes nothing for %s', async (_, status, method, type, query, body) => {
    const stream = await newStream(type);
    const before = await stored(stream, type);
    expect(await bothServers(method, `${stream}/Data${query}`, { body })).toMatchObject({ status });
    expect(await stored(stream, type)).toBe(before);
  });

  it('writes nothing for an empty list, and for a stream that does not exist', async () => {
    const stream = await newStream('Numbers');
    const before = await stored(stream, 'Numbers');
    const body = `[${' '.repeat(20_000)}]`;
    expect(await bothServers('POST', `${stream}/Data`, { body })).toMatchObject({ status: 204 });
    expect(await bothServers('POST', '/Streams/Nothing/Data', { body })).toMatchObject({ status: 404 });
    expect(await stored(stream, 'Numbers')).toBe(before);
  });

  it('is read by a thread, a short one is not', async () => {
    const stream = await newStream('Numbers');
    await bothServers('POST', `${stream}/Data`, { body: json(events(0, 10)) });
    expect(batchesRead).toBe(0);
  });
});

it('the contract requires of events only that they are a list of objects, which threads check', () => {
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
