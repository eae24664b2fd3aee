// The faults of a sandbox as they arrive on the wire, and what they leave in the store (docs/behavior/control.md#faults).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { onBothDatabases } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newFaultSandbox, parseReceived, type FaultSandbox } from './support/faults.ts';

const event = { Time: '2026-01-01T00:00:00Z', Measurement: 7 };
const phases = ['before', 'afterCommit'] as const;

onBothDatabases((newDatabase) => {
  let server: TestServer;
  let sandbox: FaultSandbox;
  beforeAll(async () => {
    server = await startTestServer({ CONTROL: 'on', ...(await newDatabase()) });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    sandbox = await newFaultSandbox(server);
  });
  const insert = { operationId: 'insertEvents' };
  const storedEvents = async () => JSON.parse((await sandbox.send('GET', '/Streams/Pump/Data/Last')).text) as unknown;
  const expectStored = async (phase: (typeof phases)[number]) => {
    const stored = await storedEvents();
    if (phase === 'before') expect(stored).toBeNull();
    else expect(stored).toMatchObject({ Measurement: 7 });
  };

  it.each(phases)('a status replaces the response, with the effect of the phase %s', async (phase) => {
    await sandbox.setFault('busy', { match: insert, phase, then: { status: 503, error: 'The plant is closed.' } });
    const received = await sandbox.receive('POST', '/Streams/Pump/Data', [event]);
    const { status, headers, body } = parseReceived(received);
    expect({ status, error: received.error, retry: headers['retry-after'] }).toEqual({
      status: 503,
      error: null,
      retry: '5',
    });
    expect(JSON.parse(body)).toMatchObject({
      OperationId: headers['operation-id'],
      Error: 'The plant is closed.',
      Reason: expect.any(String),
    });
    await expectStored(phase);
    expect(await sandbox.logged('insertEvents')).toMatchObject([{ status: 503, faults: ['busy'] }]);
  });

  it('a status that the operation does not document has an error body of the operation', async () => {
    await sandbox.setFault('teapot', { then: { status: 418 } });
    const { status, body, headers } = await sandbox.send('GET', '/Streams');
    expect([status, body]).toEqual([
      418,
      {
        OperationId: headers.get('Operation-Id'),
        Error: expect.any(String),
        Reason: "The fault 'teapot' of the sandbox demands the status 418.",
        Resolution: expect.any(String),
        Parameters: {},
      },
    ]);
    expect(await sandbox.send('HEAD', '/SoftwareManagement/Systems')).toMatchObject({ status: 418, text: '' });
  });

  it.each(phases)(
    'a reset closes the connection without a byte of a response, with the effect of the phase %s',
    async (phase) => {
      await sandbox.setFault('cut', { match: insert, phase, then: { reset: true } });
      const received = await sandbox.receive('POST', '/Streams/Pump/Data', [event]);
      expect(received).toEqual({ text: '', parts: [], error: 'ECONNRESET' });
      await expectStored(phase);
      expect(await sandbox.logged('insertEvents')).toMatchObject([{ status: 0, faults: ['cut'] }]);
      const { body: coverage } = await sandbox.control('GET', '/coverage');
      expect(JSON.stringify(coverage)).not.toContain('insertEvents');
    },
  );

  it.each(phases)(
    'a truncated response has fewer bytes than its Content-Length, with the effect of the phase %s',
    async (phase) => {
      await sandbox.setFault('short', {
        match: { operationId: 'getOrCreateStream' },
        phase,
        then: { truncate: { bytes: 12 } },
      });
      const received = await sandbox.receive('POST', '/Streams/Tank', { TypeId: 'Simple' });
      const { status, headers, body } = parseReceived(received);
      expect([body.length, Number(headers['content-length']) > 12, received.error]).toEqual([12, true, null]);
      expect(status).toBe(phase === 'before' ? 200 : 201);
      expect(headers['operation-id']).toBeDefined();
      expect((await sandbox.send('GET', '/Streams/Tank')).status).toBe(phase === 'before' ? 404 : 200);
      expect(await sandbox.logged('getOrCreateStream')).toContainEqual(expect.objectContaining({ faults: ['short'] }));
    },
  );

  it('a truncated response is cut in its middle by default, and never complete', async () => {
    const whole = (await sandbox.send('GET', '/Streams/Pump')).text.length;
    await sandbox.setFault('short', { phase: 'afterCommit', then: { truncate: {} } });
    expect(parseReceived(await sandbox.receive('GET', '/Streams/Pump')).body).toHaveLength(Math.floor(whole / 2));
    await sandbox.setFault('short', { phase: 'afterCommit', then: { truncate: { bytes: 1_000_000 } } });
    expect(parseReceived(await sandbox.receive('GET', '/Streams/Pump')).body).toHaveLength(whole - 1);
    await sandbox.setFault('short', { phase: 'afterCommit', then: { truncate: { bytes: 0 } } });
    const { headers, body } = parseReceived(await sandbox.receive('GET', '/Streams/Pump'));
    expect([headers['content-length'], body]).toEqual([String(whole), '']);
  });

  it('a truncated response in chunks has no last chunk', async () => {
    const events = Array.from({ length: 5_000 }, (_, i) => ({
      Time: new Date(i * 1_000).toISOString(),
      Measurement: i,
    }));
    await sandbox.send('POST', '/Streams/Pump/Data', events);
    const read = '/Streams/Pump/Data?startIndex=1970-01-01T00:00:00Z&count=5000';
    const whole = await sandbox.receive('GET', read);
    expect(parseReceived(whole).headers['transfer-encoding']).toBe('chunked');
    await sandbox.setFault('short', { phase: 'afterCommit', then: { truncate: {} } });
    const received = await sandbox.receive('GET', read);
    expect([received.error, received.text.endsWith('\r\n0\r\n\r\n')]).toEqual([null, false]);
    expect(parseReceived(received)).toMatchObject({ status: 200, headers: { 'transfer-encoding': 'chunked' } });
    expect(received.text.length).toBeLessThan(whole.text.length);
  });

  it('a truncated response without a body ends in its header fields', async () => {
    await sandbox.setFault('short', { phase: 'afterCommit', then: { truncate: {} } });
    const { text, error } = await sandbox.receive('DELETE', '/Streams/Pump');
    expect([text.includes('\r\n\r\n'), error]).toEqual([false, null]);
    expect(text).toMatch(/^HTTP\/1\.1 204 No Content\r\nOperation-Id: /);
  });

  it.each(phases)(
    'a dribbling response arrives in pieces and is complete, with the effect of the phase %s',
    async (phase) => {
      await sandbox.setFault('slow', {
        match: { operationId: 'getOrCreateStream' },
        phase,
        then: { dribble: { pieces: 5, milliseconds: 100 } },
      });
      const started = performance.now();
      const received = await sandbox.receive('POST', '/Streams/Tank', { TypeId: 'Simple' });
      expect(performance.now() - started).toBeGreaterThan(95);
      const { headers, body } = parseReceived(received);
      expect([received.parts.length > 1, received.error]).toEqual([true, null]);
      expect(body).toHaveLength(Number(headers['content-length']));
      expect(JSON.parse(body)).toMatchObject({ TypeId: expect.any(String) });
      await sandbox.control('DELETE', '/faults/slow');
      expect((await sandbox.send('GET', '/Streams/Tank')).status).toBe(phase === 'before' ? 404 : 200);
    },
  );

  it('a response in chunks can dribble, and is complete', async () => {
    const events = Array.from({ length: 5_000 }, (_, i) => ({
      Time: new Date(i * 1_000).toISOString(),
      Measurement: i,
    }));
    await sandbox.send('POST', '/Streams/Pump/Data', events);
    await sandbox.setFault('slow', { phase: 'afterCommit', then: { dribble: { pieces: 3, milliseconds: 20 } } });
    const { text } = await sandbox.send('GET', '/Streams/Pump/Data?startIndex=1970-01-01T00:00:00Z&count=5000');
    expect(JSON.parse(text)).toHaveLength(5_000);
  });

  it.each(phases)('a delay comes in the phase %s, and the response is that of the operation', async (phase) => {
    await sandbox.setFault('late', { match: insert, phase, then: { delay: { fixed: 60 } } });
    const started = performance.now();
    expect((await sandbox.send('POST', '/Streams/Pump/Data', [event])).status).toBe(204);
    expect(performance.now() - started).toBeGreaterThan(55);
    expect(await storedEvents()).toMatchObject({ Measurement: 7 });
    expect(await sandbox.logged('insertEvents')).toMatchObject([{ status: 204, faults: ['late'] }]);
  });

  it.each(phases)('a delay in the phase %s ends when the client leaves', async (phase) => {
    await sandbox.setFault('late', { match: insert, phase, then: { delay: { fixed: 600_000 } } });
    const leave = sandbox.begin('POST', '/Streams/Pump/Data', [event]);
    while ((await sandbox.getFault('late')).used === 0);
    leave();
    // A reset waits for the requests of the sandbox in progress.
    expect((await sandbox.control('POST', '/reset')).status).toBe(204);
  });

  it('a fault with a count strikes exactly so many of concurrent requests', async () => {
    await sandbox.setFault('few', { match: { operationId: 'getStream' }, count: 3, then: { status: 500 } });
    const responses = await Promise.all(Array.from({ length: 20 }, () => sandbox.send('GET', '/Streams/Pump')));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 17 }, () => 200), 500, 500, 500]);
    expect(await sandbox.getFault('few')).toMatchObject({ matched: 3, used: 3 });
  });

  it('a fault with a probability strikes the same requests for the same seed', async () => {
    const strikesOf = async (seed: number) => {
      await sandbox.setFault('some', { probability: 0.5, seed, then: { status: 500 } });
      const statuses: number[] = [];
      for (let i = 0; i < 20; i += 1) statuses.push((await sandbox.send('GET', '/Streams/Pump')).status);
      return statuses;
    };
    const first = await strikesOf(7);
    expect(new Set(first)).toEqual(new Set([200, 500]));
    const { matched, used } = await sandbox.getFault('some');
    expect({ matched, used }).toEqual({ matched: 20, used: first.filter((status) => status === 500).length });
    expect(await strikesOf(7)).toEqual(first);
    expect(await strikesOf(8)).not.toEqual(first);
  });

  it('a request gets the first of several faults by their names, and one in each phase', async () => {
    await sandbox.setFault('b', { then: { status: 500 } });
    await sandbox.setFault('A', { then: { delay: { fixed: 1 } } });
    await sandbox.setFault('c', { phase: 'afterCommit', then: { status: 502 } });
    expect((await sandbox.send('GET', '/Streams/Pump')).status).toBe(502);
    expect((await sandbox.logged('getStream')).at(-1)).toMatchObject({ faults: ['A', 'c'] });
    expect(await sandbox.getFault('B')).toMatchObject({ name: 'b', matched: 0 });
  });

  it('a request that is refused gets no fault', async () => {
    await sandbox.setFault('all', { then: { status: 500 } });
    await sandbox.setFault('later', { phase: 'afterCommit', then: { status: 500 } });
    const unauthenticated = await server.send('GET', `${sandbox.base}/Streams`, { as: null });
    expect([unauthenticated.status, (await sandbox.send('GET', '/Streams?count=-1')).status]).toEqual([401, 400]);
    expect((await sandbox.control('DELETE', '/faults/all')).status).toBe(204);
    expect((await sandbox.send('GET', '/Streams/None')).status).toBe(404);
    expect(await sandbox.getFault('later')).toMatchObject({ matched: 0 });
  });

  it('a fault ends with its deletion and with a reset, and does not affect another sandbox', async () => {
    const other = await newFaultSandbox(server);
    const status = async () => (await sandbox.send('GET', '/Types')).status;
    await sandbox.setFault('all', { then: { status: 500 } });
    expect([await status(), (await other.send('GET', '/Types')).status]).toEqual([500, 200]);
    expect((await sandbox.control('DELETE', '/faults/all')).status).toBe(204);
    expect(await status()).toBe(200);
    await sandbox.setFault('all', { then: { status: 500 } });
    expect((await sandbox.control('POST', '/reset')).status).toBe(204);
    expect([await status(), (await sandbox.control('GET', '/faults')).body]).toEqual([200, []]);
  });

  it('a sandbox has at most 50 faults', async () => {
    for (let i = 0; i < 50; i += 1)
      await sandbox.setFault(`f${i}`, { match: { caller: 'nobody' }, then: { status: 500 } });
    const settings = { then: { status: 500 } };
    expect((await sandbox.control('PUT', '/faults/f50', settings)).status).toBe(409);
    expect((await sandbox.control('PUT', '/faults/f49', settings)).status).toBe(200);
  });
});

describe('a delay', () => {
  const late = { match: { operationId: 'insertEvents' }, then: { delay: { fixed: 600_000 } } };
  /** Runs a test with a sandbox of a server with other settings. */
  async function inServer(settings: Readonly<Record<string, string>>, test: (sandbox: FaultSandbox) => Promise<void>) {
    const server = await startTestServer({ CONTROL: 'on', ...settings });
    try {
      await test(await newFaultSandbox(server));
    } finally {
      await server.stop();
    }
  }
  const insertInto = (sandbox: FaultSandbox) => sandbox.send('POST', '/Streams/Pump/Data', [event]);
  const lastOf = async (sandbox: FaultSandbox) => (await sandbox.send('GET', '/Streams/Pump/Data/Last')).text;

  it('ends with the time limit of the request: before the operation, which is not carried out, or after it', () =>
    inServer({ REQUEST_TIMEOUT: '1' }, async (sandbox) => {
      await sandbox.setFault('late', late);
      expect((await insertInto(sandbox)).status).toBe(503);
      expect(await lastOf(sandbox)).toBe('null');
      await sandbox.setFault('late', { ...late, phase: 'afterCommit' });
      expect((await insertInto(sandbox)).status).toBe(503);
      expect(await lastOf(sandbox)).toContain('"Measurement":7');
    }));

  it('has a slot of its own, so that it does not keep out other requests', () =>
    inServer({ REQUESTS_AT_ONCE: '2' }, async (sandbox) => {
      await sandbox.setFault('late', late);
      const leave = [1, 2].map(() => sandbox.begin('POST', '/Streams/Pump/Data', [event]));
      while ((await sandbox.getFault('late')).used < leave.length);
      expect((await sandbox.send('GET', '/Streams/Pump')).status).toBe(200);
      const { status, text } = await insertInto(sandbox);
      expect([status, text]).toEqual([503, expect.stringContaining('already delays 2 requests')]);
      for (const close of leave) close();
    }));
});
