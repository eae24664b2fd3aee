// Rate limits of token requests and of callers.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TokenBuckets } from '../../server/requests/token-buckets.ts';
import { demo } from '../../server/seed/demo.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { recordStatus } from './support/coverage.ts';
import { readResponse } from './support/cases.ts';
import { createExamples, samplePath, servedOperations } from './support/every-operation.ts';

const second = 10_000_000n;
/** Returns a clock that moves only when the test moves it. */
function standingClock() {
  const time = { now: 639_080_640_000_000_000n };
  return { time, now: () => time.now };
}

describe('token buckets', () => {
  it('empty with use, refill over time, and never exceed their capacity', () => {
    const buckets = new TokenBuckets({ size: 2, perSecond: 1 });
    expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('a', 0)]).toEqual([0, 0, 1]);
    expect(buckets.take('b', 0)).toBe(0);
    expect(buckets.take('a', 1_000)).toBe(0);
    expect([1, 2, 3].map(() => buckets.take('a', 60_000))).toEqual([0, 0, 1]);
    // A clock that goes back refills nothing and takes nothing away.
    expect(buckets.secondsUntilToken('a', 30_000)).toBe(1);
  });

  it('remember a limited number of keys, the most recently used', () => {
    const buckets = new TokenBuckets({ size: 1, perSecond: 0.1, maxKeys: 2 });
    for (const key of ['a', 'b', 'a', 'c']) buckets.take(key, 0);
    expect([buckets.secondsUntilToken('a', 0), buckets.secondsUntilToken('b', 0)]).toEqual([10, 0]);
  });
});

describe('the token endpoint', () => {
  const clock = standingClock();
  let server: TestServer;
  let clients: readonly string[];
  beforeAll(async () => {
    server = await startTestServer({ TOKEN_FAILURES: '20', TOKEN_RATE: '400', SEED: 'demo' }, { now: clock.now });
    const listed = await server.send('GET', `/api/v1/Tenants/${server.tenant}/ClientCredentialClients`);
    clients = ((await listed.json()) as { Id: string }[]).map(({ Id }) => Id);
  });
  afterAll(() => server.stop());

  const ask = (client_id: string, client_secret: string) =>
    fetch(`${server.server.url}/identity/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret }),
    });
  const minutes = (many: bigint) => {
    clock.time.now += many * 60n * second;
  };
  const statuses = async (requests: readonly Promise<Response>[]) => {
    const found = new Map<number, number>();
    for (const { status } of await Promise.all(requests)) found.set(status, (found.get(status) ?? 0) + 1);
    return Object.fromEntries(found);
  };

  it('checks only a limited number of 300 concurrent wrong secrets, and accepts the right one later', async () => {
    minutes(2n);
    const [client = ''] = clients;
    expect(await statuses(Array.from({ length: 300 }, (_, n) => ask(client, `wrong-${n}`)))).toEqual({
      400: 20,
      429: 280,
    });
    const late = await ask(client, 'wrong');
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await late.json()).toMatchObject({ error: 'too_many_requests' });
    minutes(1n);
    expect((await ask(client, 'wrong')).status).toBe(400);
  });

  it('accepts another client of the same address', async () => {
    minutes(2n);
    await Promise.all(Array.from({ length: 30 }, () => ask(clients[1] ?? '', 'wrong')));
    expect((await ask(demo.client, demo.secret)).status).toBe(200);
  });

  it('limits the wrong secrets of all clients of an address together', async () => {
    minutes(2n);
    for (const client of clients.slice(0, 4)) await statuses(Array.from({ length: 20 }, () => ask(client, 'wrong')));
    for (let n = 0; n < 20; n += 1) await ask(`unknown-${n}`, 'wrong');
    expect((await ask(demo.client, demo.secret)).status).toBe(429);
    minutes(1n);
    expect((await ask(demo.client, demo.secret)).status).toBe(200);
  });

  it('gives a client a limited number of tokens, then 429', async () => {
    minutes(2n);
    const found: number[] = [];
    for (let n = 0; n < 8; n += 1)
      found.push(
        ...(await Promise.all(Array.from({ length: 51 }, () => ask(demo.client, demo.secret)))).map((r) => r.status),
      );
    expect(found.filter((status) => status === 200)).toHaveLength(400);
    expect(found.filter((status) => status === 429)).toHaveLength(8);
  });

  it('records its refusals in the audit log', async () => {
    minutes(2n);
    const [client = ''] = clients;
    await Promise.all(Array.from({ length: 25 }, () => ask(client, 'wrong')));
    const path = `/api/v1/Tenants/${server.tenant}/AuditLog?operation=token&count=1000`;
    const { Results } = (await (await server.send('GET', path)).json()) as { Results: { Status: number }[] };
    expect(new Set(Results.map(({ Status }) => Status))).toEqual(new Set([400, 429]));
  });
});

describe('every operation, called too often by one caller', () => {
  const clock = standingClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ CONTROL: 'on', CALLER_RATE: '50' }, { now: clock.now });
    await createExamples(server);
    for (const path of [`/api/v1/Tenants/${server.tenant}`, '/control/v1/sandboxes'])
      for (let n = 0; n < 50; n += 1) await server.send('GET', path, { as: 'contributor' });
  });
  afterAll(() => server.stop());

  it.each(servedOperations)('%s: 429 with Retry-After', async (id, entry) => {
    const { method } = entry.located;
    const response = await server.send(method.toUpperCase(), samplePath(entry, server.tenant), { as: 'contributor' });
    expect(response.headers.get('retry-after')).toBe('1');
    const seen = await readResponse(response);
    expect(seen.status).toBe(429);
    expect(entry.checkResponse(entry.located, seen)).toEqual([]);
    recordStatus(id, 429);
  });
});

it('accepts another caller, and the same one after a second', async () => {
  const clock = standingClock();
  const server = await startTestServer({ CALLER_RATE: '2' }, { now: clock.now });
  try {
    const read = async (as: 'member' | 'contributor') =>
      (await server.send('GET', `/api/v1/Tenants/${server.tenant}`, { as })).status;
    expect([await read('member'), await read('member'), await read('member')]).toEqual([200, 200, 429]);
    expect(await read('contributor')).toBe(200);
    clock.time.now += second;
    expect(await read('member')).toBe(200);
  } finally {
    await server.stop();
  }
});
