// Requests that end before their response is complete: refused at the limit of running requests, timed out, or canceled by their client.
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, worldOf, type World } from './support/cases.ts';
import { createSimpleStream, simpleType } from './support/fixtures.ts';

let server: TestServer;
let preparingServer: TestServer | undefined;
afterEach(async () => {
  await server.stop();
  await preparingServer?.stop();
  preparingServer = undefined;
});

// With a filter, so that the server reads events before the response starts.
const window = '/Streams/Simple/Data?startIndex=2017-01-01&endIndex=2018-01-01&filter=Measurement%20ge%200';

/** Returns a world with the stream Simple on a server with a short time limit; a server with the default limit creates the stream. */
async function worldWithTimeLimit(REQUEST_TIMEOUT: string): Promise<World> {
  preparingServer = await startTestServer();
  const world = await newWorld(preparingServer);
  await createSimpleStream(world);
  server = await startTestServer({ REQUEST_TIMEOUT }, { sharesStoreOf: preparingServer });
  const limitedWorld = worldOf(server, world.namespace);
  // The first request compiles the validators, and can exceed the time limit.
  await (await limitedWorld.send('GET', window)).text();
  return limitedWorld;
}

const never = () => new Promise<never>(() => undefined);

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await nextEventLoopTurn();
}

/** Makes every read of events endless. Returns a state that says whether a read has begun and ended. */
function endlessReads({ server: { store } }: TestServer) {
  const state = { isReading: false, isEnded: false };
  async function* range() {
    state.isReading = true;
    try {
      for (;;) {
        await nextEventLoopTurn();
        yield [];
      }
    } finally {
      state.isEnded = true;
    }
  }
  Object.assign(store.events, { range });
  return state;
}

it('refuses a request beyond the limit of running requests with 503, and accepts one after a client disconnects', async () => {
  server = await startTestServer({ REQUESTS_AT_ONCE: '1' });
  const world = await newWorld(server);
  const { objects } = server.server.store;
  const { collectionAccess } = objects;
  const begun = Promise.withResolvers<undefined>();
  Object.assign(objects, {
    collectionAccess: () => {
      begun.resolve(undefined);
      return never();
    },
  });
  const client = new AbortController();
  const path = `${world.base}/AccessControl/Assets`;
  const { url } = server.server;
  const token = await server.tokenOfUser({ id: 'u', roleIds: [server.roles.administrator] });
  const Authorization = `Bearer ${token}`;
  const first = fetch(url + path, { headers: { Authorization }, signal: client.signal }).catch(() => 'gone');
  const sendNext = () => server.send('GET', path);
  await begun.promise;
  const second = await sendNext();
  expect(second.status).toBe(503);
  expect(second.headers.get('retry-after')).toBe('5');
  expect(await second.json()).toMatchObject({
    OperationId: second.headers.get('operation-id'),
    Reason: 'The server already works on 1 requests, which is its limit.',
  });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  client.abort();
  expect(await first).toBe('gone');
  Object.assign(objects, { collectionAccess });
  let third = await sendNext();
  while (third.status === 503) third = await sendNext();
  expect(third.status).toBe(200);
});

it('stops reading at the time limit of the server', async () => {
  const world = await worldWithTimeLimit('0.5');
  const reads = endlessReads(server);
  const response = await world.send('GET', window);
  expect([response.status, reads.isReading]).toEqual([408, true]);
  expect(await response.json()).toMatchObject({ Reason: 'The request was not finished within 0.5 seconds.' });
  await until(() => reads.isEnded);
});

it('applies Request-Timeout if it is shorter than the time limit of the server, and ignores longer and malformed ones', async () => {
  server = await startTestServer({ REQUEST_TIMEOUT: '1.5' });
  const world = await newWorld(server);
  Object.assign(server.server.store.objects, { collectionAccess: never });
  const reason = async (seconds: string) => {
    const response = await world.send('GET', '/AccessControl/Assets', { headers: { 'Request-Timeout': seconds } });
    return ((await response.json()) as { Reason: string }).Reason;
  };
  expect(await Promise.all(['1', '20', 'soon'].map(reason))).toEqual(
    [1, 1.5, 1.5].map((seconds) => `The request was not finished within ${seconds} seconds.`),
  );
});

it('stops reading when the client disconnects', async () => {
  server = await startTestServer();
  const world = await newWorld(server);
  await createSimpleStream(world);
  const reads = endlessReads(server);
  const token = await server.tokenOfUser({ id: 'u' });
  const client = new AbortController();
  const request = fetch(server.server.url + world.base + window, {
    headers: { Authorization: `Bearer ${token}` },
    signal: client.signal,
  }).catch(() => 'gone');
  await until(() => reads.isReading);
  client.abort();
  expect(await request).toBe('gone');
  await until(() => reads.isEnded);
});

it('rolls back the write of a client that disconnects', async () => {
  server = await startTestServer();
  const world = await newWorld(server);
  const { store } = server.server;
  const { transaction } = store;
  const begun = Promise.withResolvers<undefined>();
  const closed = Promise.withResolvers<undefined>();
  const outcome = Promise.withResolvers<string>();
  Object.assign(store, {
    transaction: (work: Parameters<typeof transaction>[0]) => {
      const done = transaction(async (inside) => {
        begun.resolve(undefined);
        await closed.promise;
        return work(inside);
      });
      done.then(
        () => {
          outcome.resolve('written');
        },
        (error: unknown) => {
          outcome.resolve((error as Error).message);
        },
      );
      return done;
    },
  });
  const token = await server.tokenOfUser({ id: 'u', roleIds: [server.roles.administrator] });
  const client = new AbortController();
  const request = fetch(`${server.server.url}${world.base}/Types/Simple`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(simpleType),
    signal: client.signal,
  }).catch(() => 'gone');
  await begun.promise;
  client.abort();
  expect(await request).toBe('gone');
  // The server processes this request after it has noticed that the other connection is closed.
  await fetch(`${server.server.url}/live`);
  closed.resolve(undefined);
  expect(await outcome.promise).toBe('The client closed the connection.');
  Object.assign(store, { transaction });
  expect((await world.send('GET', '/Types/Simple')).status).toBe(404);
});

it('closes the connection of a response that is incomplete at the time limit, and stops reading', async () => {
  const world = await worldWithTimeLimit('0.5');
  const state = { isEnded: false };
  async function* texts() {
    try {
      for (;;) {
        await nextEventLoopTurn();
        yield { events: 1, keys: () => [], texts: [Buffer.alloc(65_536, '1')] };
      }
    } finally {
      state.isEnded = true;
    }
  }
  Object.assign(server.server.store.events, { texts, count: () => Promise.resolve(1) });
  const response = await world.send('GET', '/Streams/Simple/Data?startIndex=2017-01-01&endIndex=2018-01-01');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await until(() => state.isEnded);
});

it('returns 503 at the time limit of an operation that declares no 408', async () => {
  server = await startTestServer({ REQUEST_TIMEOUT: '0.5' });
  const world = await newWorld(server);
  async function* list() {
    for (;;) {
      await nextEventLoopTurn();
      yield [];
    }
  }
  Object.assign(server.server.store.objects, { list });
  const response = await world.send('GET', '/Streams');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ Reason: 'The request was not finished within 0.5 seconds.' });
});

it('completes two small reads while 30 long reads together run fewer than 60 slices', async () => {
  server = await startTestServer();
  const world = await newWorld(server);
  await createSimpleStream(world);
  const state = { slices: 0, stop: false };
  async function* range() {
    while (!state.stop) {
      const sliceEnd = performance.now() + 12;
      while (performance.now() < sliceEnd);
      state.slices += 1;
      yield [];
    }
  }
  Object.assign(server.server.store.events, { range });
  const long = Array.from({ length: 30 }, () => world.send('GET', window));
  await until(() => state.slices >= 30);
  const before = state.slices;
  expect((await world.send('GET', '/Streams/Simple')).status).toBe(200);
  expect((await world.send('GET', '/Streams/Simple/Data/Last')).status).toBe(200);
  const slicesMeanwhile = state.slices - before;
  state.stop = true;
  await Promise.all(long);
  // A small read takes about ten turns of the event loop. In each of them, one or two long reads run a slice, not all 30.
  expect(slicesMeanwhile).toBeLessThan(60);
});
