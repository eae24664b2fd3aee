// Retries, time limits and broken connections, in front of the real server.
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  createProvisioning,
  type ClientOptions,
  type ProvisioningSchemas,
  type RetryInfo,
} from '../../client/index.ts';
import { isRetryable, retryDelay, resolveRetry } from '../../client/retry.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '../support/fault-proxy.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const quick = { attempts: 4, baseDelay: 1, maxDelay: 2 };

describe('retries', () => {
  let server: TestServer;
  let proxy: FaultProxy;
  beforeAll(async () => {
    server = await startTestServer();
    proxy = await startFaultProxy(server.server.url);
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });
  afterEach(() => {
    proxy.faults.length = 0;
    proxy.requestLines.length = 0;
  });

  const hubWith = (options: Partial<ClientOptions> = {}, ...faults: Fault[]) => {
    proxy.faults.push(...faults);
    return createProvisioning({
      retry: quick,
      ...options,
      baseUrl: proxy.url,
      auth: server.tokenOf('administrator'),
      path: { tenantId: server.tenant, namespaceId: server.namespace },
    });
  };

  it.each([408, 429, 500, 502, 503, 504])('retries after status %i', async (status) => {
    const { data, error } = await hubWith({}, { status }, { status }).listTypes();
    expect(error).toBeUndefined();
    expect(data).toEqual(expect.any(Array));
    expect(proxy.requestLines).toHaveLength(3);
  });

  it.each(['reset', 'half'] as const)('retries after a broken connection: %s', async (fault) => {
    const { data } = await hubWith({}, fault, fault, fault).listNamespaces();
    expect(data).toHaveLength(1);
    expect(proxy.requestLines).toHaveLength(4);
  });

  it.each([400, 403, 404, 409, 501])('returns status %i without a retry', async (status) => {
    const { error } = await hubWith({}, { status }).listTypes();
    expect(error?.status).toBe(status);
    expect(proxy.requestLines).toHaveLength(1);
  });

  it('returns the last failure after the last attempt', async () => {
    const faults = [500, 502, 503, 504].map((status) => ({ status, body: `<h1>${status}</h1>` }));
    const { error } = await hubWith({}, ...faults).listTypes();
    expect([error?.status, error?.text]).toEqual([504, '<h1>504</h1>']);
    await expect(hubWith({}, 'reset', 'reset', 'reset', 'reset').listTypes()).rejects.toThrow('fetch failed');
    expect(proxy.requestLines).toHaveLength(8);
  });

  const type: ProvisioningSchemas['SdsType'] = {
    Id: 'Simple',
    SdsTypeCode: 1,
    Properties: [{ Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } }],
  };
  const path = { typeId: 'Simple' };

  it('does not retry POST unless the call allows it', async () => {
    const { error } = await hubWith({}, { status: 503 }).getOrCreateType({ path, body: type });
    expect(error?.status).toBe(503);
    await expect(hubWith({}, 'reset').getOrCreateType({ path, body: type })).rejects.toThrow();
    expect(proxy.requestLines).toHaveLength(2);
    const { data } = await hubWith({}, { status: 503 }, 'reset').getOrCreateType({ path, body: type, retry: true });
    expect(data?.Id).toBe('Simple');
    expect(proxy.requestLines).toHaveLength(5);
  });

  it('retries PUT, DELETE and HEAD with their bodies', async () => {
    await hubWith().getOrCreateType({ path, body: type });
    const stream = { path: { streamId: 'Again' } };
    const body = { Id: 'Again', TypeId: 'Simple' };
    const created = await hubWith({}, { status: 503 }, 'reset').createOrUpdateStream({ ...stream, body });
    expect(created.error).toBeUndefined();
    expect((await hubWith().getStream(stream)).data?.TypeId).toBe('Simple');
    const removed = await hubWith({}, 'reset').deleteStream(stream);
    expect(removed.response.status).toBe(204);
    expect(proxy.requestLines).toHaveLength(7);
  });

  it('does not retry a call with retry: false', async () => {
    expect((await hubWith({}, { status: 503 }).listTypes({ retry: false })).error?.status).toBe(503);
    expect((await hubWith({ retry: false }, { status: 503 }).listTypes()).error?.status).toBe(503);
  });

  it('waits for Retry-After, and gives up if that is beyond the time limit', async () => {
    const pauses: RetryInfo[] = [];
    const hooks = [() => ({ retry: (one: RetryInfo) => pauses.push(one) })];
    const now = { status: 503, headers: { 'Retry-After': '0' } };
    await hubWith({ hooks, retry: { ...quick, baseDelay: 60_000, maxDelay: 60_000 } }, now, now).listTypes();
    expect(pauses).toEqual([
      { attempt: 1, pause: 0, status: 503 },
      { attempt: 2, pause: 0, status: 503 },
    ]);
    const { error } = await hubWith({ timeout: 5_000 }, { status: 429, headers: { 'Retry-After': '6' } }).listTypes();
    expect(error?.status).toBe(429);
  });

  it('applies the time limit to all attempts together', async () => {
    const ended = await hubWith({ timeout: 50 }, 'hang')
      .listTypes()
      .catch((error: unknown) => error);
    expect(ended).toMatchObject({ name: 'TimeoutError', message: expect.stringContaining('50 ms') });
  });

  it('ends each call at its own time limit', async () => {
    const hub = hubWith({}, 'hang', 'hang', 'hang', 'hang');
    const controller = new AbortController();
    const ended: number[] = [];
    const call = (timeout: number) =>
      hub.listTypes({ timeout, signal: controller.signal }).catch(() => ended.push(timeout));
    const hour = 3_600_000;
    const [first, ...short] = [call(hour), call(90), call(30)];
    const last = call(hour);
    await Promise.all(short);
    // Which of the short calls ends first depends on the load of the machine.
    expect(ended.toSorted((a, b) => a - b)).toEqual([30, 90]);
    controller.abort();
    await Promise.all([first, last]);
    expect(ended.slice(2)).toEqual([hour, hour]);
  });

  it('ends an aborted call at once and frees its socket', async () => {
    const { sockets } = proxy;
    const before = new Set(sockets);
    const controller = new AbortController();
    const call = hubWith({}, 'hang').listTypes({ signal: controller.signal, headers: { Connection: 'close' } });
    const reason = new Error('enough');
    const ended = call.catch((error: unknown) => error);
    await until(() => proxy.requestLines.length === 1);
    controller.abort(reason);
    expect(await ended).toBe(reason);
    await until(() => [...sockets].every((socket) => before.has(socket) && !socket.destroyed) || sockets.size === 0);
  });

  it('ends the pause between two attempts on abort', async () => {
    const controller = new AbortController();
    const hooks = [() => ({ retry: () => queueMicrotask(() => controller.abort(new Error('enough'))) })];
    const unavailable = { status: 503, headers: { 'Retry-After': '30' } };
    await expect(hubWith({ hooks }, unavailable).listTypes({ signal: controller.signal })).rejects.toThrow('enough');
  });
});

/** Waits until a condition is true. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}

describe('the policy', () => {
  const retry = resolveRetry({ baseDelay: 100, maxDelay: 1000 }, undefined);
  const now = Date.parse('2026-11-21T12:00:00Z');

  test('the maximum of a pause doubles with each attempt up to maxDelay, and a pause never exceeds maxDelay', () => {
    const longest = [1, 2, 3, 4, 5, 6].map((n) => retryDelay(n, null, { ...retry, random: () => 1 }, now));
    expect(longest).toEqual([100, 200, 400, 800, 1000, 1000]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const pause = retryDelay(attempt, null, { ...retry, random: () => random }, now);
        expect(pause).toBeGreaterThanOrEqual(0);
        expect(pause).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', 50],
  ])('Retry-After: %s', (text, expected) => {
    expect(retryDelay(1, text, { ...retry, random: () => 0.5 }, now)).toBe(expected);
  });

  it.each([
    ['GET', undefined, true],
    ['HEAD', undefined, true],
    ['PUT', '[]', true],
    ['DELETE', undefined, true],
    ['POST', '[]', false],
    ['PATCH', '[]', false],
    ['PUT', new ReadableStream(), false],
  ])('returns whether %s with %p can be retried: %p', (method, body, expected) => {
    expect(isRetryable(method, body, retry)).toBe(expected);
    expect(isRetryable(method, 'x', { ...retry, post: true })).toBe(true);
  });
});
