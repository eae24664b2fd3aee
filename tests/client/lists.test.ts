// Long lists in pages of every kind, and streamed, from the real server and from a stub.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createDataServices,
  createIdentity,
  createProvisioning,
  items,
  pages,
  streamItems,
  uploadEvents,
  type Cursor,
} from '../../client/index.ts';
import { operations as dataServices } from '../../generated/operations/data-services.ts';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

interface Reading {
  readonly Time: string;
  readonly Count: number | bigint;
}
const COUNT = 2500;
const timeOf = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString().replace('.000Z', '.0000001Z');
const readings = Array.from({ length: COUNT }, (_, i) => ({ Time: timeOf(i), Count: 2n ** 53n + BigInt(i) }));
/** Integers arrive as bigint only where a number would lose digits. */
const exact = ({ Time, Count }: Reading) => ({ Time, Count: BigInt(Count) });
const INT64 = 11;
const DATE_TIME = 16;

describe('lists of the server', () => {
  let server: TestServer;
  let proxy: FaultProxy;
  let options: { baseUrl: string; auth: string; path: { tenantId: string; namespaceId: string }; retry: object };
  const stream = { path: { streamId: 'Long' } };
  const all = { ...stream, query: { startIndex: timeOf(0), endIndex: timeOf(COUNT) } };

  beforeAll(async () => {
    server = await startTestServer();
    proxy = await startFaultProxy(server.server.url);
    options = {
      baseUrl: proxy.url,
      auth: server.tokenOf('administrator'),
      path: { tenantId: server.tenant, namespaceId: server.namespace },
      retry: { baseDelay: 1, maxDelay: 1 },
    };
    const hub = createProvisioning(options);
    await hub.getOrCreateType({
      path: { typeId: 'Reading' },
      body: {
        Id: 'Reading',
        SdsTypeCode: 1,
        Properties: [
          { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: DATE_TIME } },
          { Id: 'Count', SdsType: { SdsTypeCode: INT64 } },
        ],
      },
    });
    for (let i = 0; i < 25; i++) {
      const Id = i === 0 ? 'Long' : `Stream ${String(i).padStart(2, '0')}`;
      await hub.getOrCreateStream({ path: { streamId: Id }, body: { Id, TypeId: 'Reading' } });
    }
    const { acknowledged, error } = await uploadEvents(createDataServices(options).updateEvents, {
      to: stream,
      events: readings,
      maxCount: 700,
    });
    expect([acknowledged, error]).toEqual([COUNT, undefined]);
    proxy.requestLines.length = 0;
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });
  afterEach(() => {
    proxy.faults.length = 0;
    proxy.requestLines.length = 0;
  });

  it('reads all pages by skip and count, with one request for each', async () => {
    const hub = createProvisioning(options);
    const { data = [] } = await hub.listStreams({ query: { count: 100 } });
    proxy.requestLines.length = 0;
    const found = [];
    for await (const one of items(hub.listStreams, { query: { count: 10 } })) found.push(one.Id);
    expect(found).toEqual(data.map(({ Id }) => Id));
    expect(found).toHaveLength(25);
    expect(proxy.requestLines).toHaveLength(3);
  });

  it('reads all digits of 64-bit integers and times, in pages by continuation token', async () => {
    const hub = createDataServices(options);
    const found: Reading[] = [];
    for await (const page of pages(hub.listEvents<Reading>, { ...all, query: { ...all.query, count: 1000 } })) {
      found.push(...page.items);
    }
    expect(found.map(exact)).toEqual(readings);
    expect(proxy.requestLines).toHaveLength(3);
  });

  it.each(['stored page', 'broken page'])('resumes after the last page read: %s', async (how) => {
    const hub = createDataServices(options);
    const query = { ...all.query, count: 400 };
    let [found, from]: [Reading[], Cursor | undefined] = [[], undefined];
    let pageCount = 0;
    try {
      for await (const page of pages(hub.listEvents<Reading>, { ...all, query })) {
        [found, from] = [[...found, ...page.items], page.next];
        if (++pageCount < 3) continue;
        if (how === 'stored page') break;
        proxy.faults.push('reset', 'reset', 'reset', 'reset');
      }
    } catch (error) {
      expect(String(error)).toContain('fetch failed');
    }
    const stored = JSON.parse(JSON.stringify(from)) as Cursor;
    for await (const one of items(hub.listEvents<Reading>, { ...all, query }, { from: stored })) found.push(one);
    expect(found.map(({ Time }) => Time)).toEqual(readings.map(({ Time }) => Time));
  });

  it('throws the error of a page', async () => {
    const hub = createDataServices(options);
    const walk = items(hub.listEvents, { path: { streamId: 'Nowhere' }, query: all.query });
    await expect(walk.next()).rejects.toMatchObject({ name: 'ApiError', status: 404 });
  });

  it('throws for an operation without pages', async () => {
    const hub = createDataServices(options);
    const walk = items(hub.getLastEvent as never, stream as never);
    await expect(walk.next()).rejects.toThrow('getLastEvent returns everything at once');
  });

  it('streams all events in one response', async () => {
    const hub = createDataServices(options);
    const found: Reading[] = [];
    for await (const one of streamItems(hub.listEvents<Reading>, all)) found.push(one);
    expect(found.map(exact)).toEqual(readings);
    expect(proxy.requestLines).toHaveLength(1);
  });

  it('throws while streaming for an error and for an incomplete response', async () => {
    const hub = createDataServices(options);
    const nowhere = streamItems(hub.listEvents, { ...all, path: { streamId: 'Nowhere' } });
    await expect(nowhere.next()).rejects.toMatchObject({ status: 404 });
    proxy.faults.push('half');
    let count = 0;
    const broken = (async () => {
      for await (const one of streamItems(hub.listEvents<Reading>, all)) count += one.Time === timeOf(count) ? 1 : NaN;
    })();
    await expect(broken).rejects.toThrow();
    expect(count).toBeLessThan(COUNT);
  });

  it('returns the count of a HEAD request as a number', async () => {
    const { data } = await createIdentity(options).countRoles();
    expect(data).toEqual(expect.any(Number));
  });

  it('returns the body of a 302 of a get-or-create as data', async () => {
    const hub = createDataServices(options);
    const body = { Id: 'Same', SourceTypeId: 'Reading', TargetTypeId: 'Reading', Mode: 0 };
    const call = () => hub.getOrCreateStreamView({ path: { streamViewId: 'Same' }, body });
    expect((await call()).response.status).toBe(200);
    const { data, error, response } = await call();
    expect([response.status, error, data?.Id]).toEqual([302, undefined, 'Same']);
  });
});

/** Returns a fetch whose responses are a function of the URL. */
const stubFetch = (respond: (url: URL) => Response) => (url: string) => Promise.resolve(respond(new URL(url)));
const stubOptions = { baseUrl: 'http://unused.invalid', path: { tenantId: 't', namespaceId: 'n' } };
const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => ({ Id: from + i }));

describe('the kinds of paging', () => {
  it.each([
    ['with Total-Count', 10, 4, [4, 4, 2]],
    ['with Total-Count, which is a multiple of count', 8, 4, [4, 4]],
    ['without Total-Count', 10, 4, [4, 4, 2]],
    ['without Total-Count, with a multiple of count', 8, 4, [4, 4, 0]],
    ['with Total-Count 0', 0, 4, [0]],
  ])('read pages by skip and count %s', async (name, total, count, expected) => {
    const fetch = stubFetch(({ searchParams }) => {
      const skip = Number(searchParams.get('skip'));
      const headers: Record<string, string> = name.startsWith('without') ? {} : { 'Total-Count': String(total) };
      return Response.json(numbers(skip, Math.min(skip + count, total)), { headers });
    });
    const lengths: number[] = [];
    for await (const page of pages(createProvisioning({ ...stubOptions, fetch }).listTypes, { query: { count } }))
      lengths.push(page.items.length);
    expect(lengths).toEqual(expected);
  });

  it('are declared for every paged operation, with the names of its parameters', () => {
    const paged = Object.values(dataServices).filter(({ paging }) => paging !== null);
    expect(paged.map(({ paging }) => paging?.by).toSorted()).toEqual([
      'link',
      'link',
      ...Array.from({ length: 6 }, () => 'skip'),
      'token',
    ]);
  });

  it('read a million rows with at most 150 MiB more heap', async () => {
    const total = 1_000_000;
    const page = JSON.stringify(numbers(0, 10_000));
    const fetch = stubFetch(({ searchParams }) => {
      const remaining = total - Number(searchParams.get('skip'));
      return new Response(remaining > 0 ? page : '[]', {
        headers: { 'Content-Type': 'application/json', 'Total-Count': String(total) },
      });
    });
    let count = 0;
    let maxHeap = 0;
    const heapBefore = process.memoryUsage().heapUsed;
    const walk = items(createProvisioning({ ...stubOptions, fetch }).listTypes, { query: { count: 10_000 } });
    for await (const { Id } of walk) {
      if ((Id as unknown) === undefined || ++count % 50_000 !== 0) continue;
      maxHeap = Math.max(maxHeap, process.memoryUsage().heapUsed);
    }
    expect(count).toBe(total);
    expect(maxHeap - heapBefore).toBeLessThan(150 * 1024 * 1024);
  });
});

describe('streamed events', () => {
  it('stay in the server while the loop is slow, and the connection closes when the loop ends', async () => {
    const line = `${JSON.stringify({ Time: timeOf(0), Count: 1 })},`.repeat(1000);
    let [sent, isClosed] = [0, false];
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.write('[');
      const push = () => {
        while (!isClosed && response.write(line)) sent += line.length;
      };
      response.on('drain', push);
      response.on('close', () => {
        isClosed = true;
      });
      push();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const walk = streamItems(createDataServices({ ...stubOptions, baseUrl }).listEvents<Reading>, {
      path: { streamId: 'Endless' },
      query: { startIndex: '0', endIndex: '1' },
    });
    for (let i = 0; i < 10; i++) await walk.next();
    // The server fills the buffers of the connection, then stops.
    for (let last = -1; last !== sent;) {
      last = sent;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(sent).toBeLessThan(50 * 1024 * 1024);
    expect(isClosed).toBe(false);
    await walk.return();
    while (!isClosed) await new Promise((resolve) => setTimeout(resolve, 2));
    await new Promise((resolve) => server.close(resolve));
  });
});
