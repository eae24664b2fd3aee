// Uploads: divided into batches by count and bytes, sent concurrently, and resumed where they stopped.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createDataServices, createProvisioning, streamItems, uploadEvents } from '../../client/index.ts';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

interface Reading {
  readonly Time: string;
  readonly Note: string;
}
const reading = (i: number): Reading => ({ Time: new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString(), Note: 'ü' });
const readings = (count: number) => Array.from({ length: count }, (_, i) => reading(i));

describe('uploadEvents', () => {
  let server: TestServer;
  let proxy: FaultProxy;
  let options: { baseUrl: string; auth: string; path: { tenantId: string; namespaceId: string }; retry: false };
  let streams = 0;

  beforeAll(async () => {
    server = await startTestServer();
    proxy = await startFaultProxy(server.server.url);
    options = {
      baseUrl: proxy.url,
      auth: server.tokenOf('administrator'),
      path: { tenantId: server.tenant, namespaceId: server.namespace },
      retry: false,
    };
    const property = (Id: string, SdsTypeCode: 16 | 18, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode } });
    await createProvisioning(options).getOrCreateType({
      path: { typeId: 'Note' },
      body: { Id: 'Note', SdsTypeCode: 1, Properties: [property('Time', 16, true), property('Note', 18)] },
    });
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });
  afterEach(() => {
    proxy.faults.length = 0;
  });

  /** A new stream, with a function that reads its events. */
  async function newStream() {
    const path = { streamId: `Upload ${++streams}` };
    await createProvisioning(options).getOrCreateStream({ path, body: { Id: path.streamId, TypeId: 'Note' } });
    proxy.requestLines.length = 0;
    const hub = createDataServices(options);
    const query = { startIndex: '2026-01-01', endIndex: '2027-01-01' };
    const storedTimes = async () => {
      const times: string[] = [];
      for await (const { Time } of streamItems(hub.listEvents<Reading>, { path, query })) times.push(Time);
      return times.map((time) => new Date(time).toISOString());
    };
    return { hub, to: { path }, storedTimes };
  }
  const times = (count: number) => readings(count).map(({ Time }) => Time);

  it('divides the events of any iterable by count', async () => {
    const { hub, to, storedTimes } = await newStream();
    const progress: number[] = [];
    async function* made() {
      for (const one of readings(105)) yield await Promise.resolve(one);
    }
    const onProgress = (done: number) => progress.push(done);
    const uploaded = await uploadEvents(hub.updateEvents, { to, events: made(), maxCount: 20, onProgress });
    expect(uploaded).toEqual({ acknowledged: 105 });
    expect(proxy.requestLines).toHaveLength(6);
    expect(progress.at(-1)).toBe(105);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(await storedTimes()).toEqual(times(105));
  });

  it('sends no request without events', async () => {
    const { hub, to } = await newStream();
    expect(await uploadEvents(hub.insertEvents, { to, events: [] })).toEqual({ acknowledged: 0 });
    expect(proxy.requestLines).toEqual([]);
  });

  it.each([
    ['reset', 1],
    ['half', 1],
    [{ status: 503 }, 1],
    ['reset', 4],
    [{ status: 503 }, 4],
  ] as const)('stops at a failure and resumes from there: %p, %i concurrent requests', async (fault, concurrency) => {
    const { hub, to, storedTimes } = await newStream();
    proxy.faults.push('pass', 'pass', fault);
    const events = readings(100);
    const first = await uploadEvents(hub.updateEvents, { to, events, maxCount: 10, concurrency });
    expect(first.error).toBeInstanceOf(Object);
    // Any of the concurrent requests can be the third to arrive.
    expect(first.acknowledged % 10).toBe(0);
    if (concurrency === 1) expect(first.acknowledged).toBe(20);
    else expect(first.acknowledged).toBeLessThan(100);
    const rest = await uploadEvents(hub.updateEvents, { to, events, maxCount: 10, from: first.acknowledged });
    expect(rest).toEqual({ acknowledged: 100 });
    expect(await storedTimes()).toEqual(times(100));
  });

  it('returns the error of the API', async () => {
    const { hub } = await newStream();
    const to = { path: { streamId: 'Nowhere' } };
    const { acknowledged, error } = await uploadEvents(hub.updateEvents, { to, events: readings(1) });
    expect(acknowledged).toBe(0);
    expect(error).toMatchObject({ name: 'ApiError', status: 404 });
  });

  it('retries transient failures', async () => {
    const { to, storedTimes } = await newStream();
    const hub = createDataServices({ ...options, retry: { baseDelay: 1, maxDelay: 1 } });
    proxy.faults.push('reset', { status: 503 }, 'half');
    expect(await uploadEvents(hub.updateEvents, { to, events: readings(30), maxCount: 10 })).toEqual({
      acknowledged: 30,
    });
    expect(await storedTimes()).toEqual(times(30));
  });
});

describe('the requests of an upload', () => {
  const hubOf = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
    createDataServices({ baseUrl: 'http://unused.invalid', path: { tenantId: 't', namespaceId: 'n' }, fetch });
  const to = { path: { streamId: 's' } };

  it('contain each event once, in order, within the limits', async () => {
    const size = fc.integer({ min: 1, max: 50 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 60 })),
        size,
        fc.integer({ min: 10, max: 400 }),
        size,
        fc.nat(20),
        async (events, maxCount, maxBytes, concurrency, from) => {
          const bodies: string[] = [];
          let [underWay, most] = [0, 0];
          const hub = hubOf(async (_url, { body }) => {
            bodies.push(body as string);
            most = Math.max(most, ++underWay);
            await Promise.resolve();
            underWay--;
            return new Response(null, { status: 204 });
          });
          const uploaded = await uploadEvents(hub.updateEvents, { to, events, maxCount, maxBytes, concurrency, from });
          const sent = bodies.map((body) => JSON.parse(body) as string[]);
          expect(sent.flat()).toEqual(events.slice(from));
          expect(sent.every((list) => list.length > 0 && list.length <= maxCount)).toBe(true);
          const fits = (body: string, i: number) => Buffer.byteLength(body) <= maxBytes || sent[i]?.length === 1;
          expect(bodies.every(fits)).toBe(true);
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(uploaded.acknowledged).toBe(Math.max(from, events.length));
        },
      ),
    );
  });

  it('take events from the iterable only as fast as they are sent', async () => {
    let [made, sent] = [0, 0];
    function* endless() {
      for (; made < 10_000; made++) yield { made };
    }
    const hub = hubOf(async () => {
      sent++;
      expect(made).toBeLessThanOrEqual((sent + 2) * 10 + 10);
      await new Promise((resolve) => setImmediate(resolve));
      return new Response(null, { status: 204 });
    });
    const { acknowledged } = await uploadEvents(hub.updateEvents, {
      to,
      events: endless(),
      maxCount: 10,
      concurrency: 2,
    });
    expect([acknowledged, sent]).toEqual([10_000, 1000]);
  });
});
