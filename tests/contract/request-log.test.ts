// What the log of requests has, and what it does not (docs/behavior/control.md#log-of-requests).
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { demo } from '../../server/seed/demo.ts';
import type { Server } from '../../server/start.ts';
import { violationsOfHar } from '../support/har.ts';
import { startDemoServer, startTestServer } from '../support/server.ts';

const tenant = `/api/v1/Tenants/${demo.tenant}`;
const streams = `${tenant}/Namespaces/${demo.namespace}/Streams`;
let server: Server;
let token = '';
beforeAll(async () => {
  server = await startDemoServer();
  const form = { grant_type: 'client_credentials', client_id: demo.client, client_secret: demo.secret };
  const url = `${server.url}/identity/connect/token`;
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
  token = ((await response.json()) as { access_token: string }).access_token;
});
afterAll(() => server.stop());

const send = (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(server.url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Returns the record of a request. */
async function recordOf(response: Response) {
  await response.text();
  const id = response.headers.get('Operation-Id') ?? '';
  const found = await fetch(`${server.url}/control/v1/sandboxes/default/requests/${id}`);
  return (await found.json()) as Readonly<Record<string, unknown>>;
}

it('has the caller, the time, the bodies and the status of a request', async () => {
  const before = Date.now();
  const record = await recordOf(await send('POST', `${streams}/Own?a=b`, { Id: 'Own', TypeId: 'None' }));
  expect(record).toMatchObject({
    method: 'POST',
    path: `${streams}/Own?a=b`,
    operationId: 'getOrCreateStream',
    caller: { kind: 'client', id: demo.client },
    requestBody: '{"Id":"Own","TypeId":"None"}',
    responseBody: expect.stringContaining('"Reason"'),
  });
  expect(record['status']).toBeGreaterThanOrEqual(400);
  expect(record['milliseconds']).toBeGreaterThan(0);
  const time = Date.parse(String(record['time']));
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

it('has no secrets', async () => {
  const response = await send('POST', `${tenant}/ClientCredentialClients`, { Name: 'Gauge', RoleIds: [] });
  const { Secret } = (await response.clone().json()) as { Secret: string };
  expect(Secret.length).toBeGreaterThan(10);
  const { responseBody } = await recordOf(response);
  expect(responseBody).toContain('"Secret":"…"');
  expect(responseBody).not.toContain(Secret);
});

it('has requests without a token, with no caller', async () => {
  const record = await recordOf(await send('GET', streams, undefined, { Authorization: '' }));
  expect(record).toMatchObject({ status: 401, caller: null, requestBody: null });
});

it('has responses on demand', async () => {
  const record = await recordOf(await send('GET', streams, undefined, { Prefer: 'code=503' }));
  expect(record).toMatchObject({ status: 503, operationId: 'listStreams' });
});

it('has the beginning of long bodies', async () => {
  const record = await recordOf(await send('POST', `${streams}/Own`, { Id: 'Own', TypeId: 'x'.repeat(10_000) }));
  expect(String(record['requestBody'])).toHaveLength(4_096);
});

it('has no requests of the control document', async () => {
  const { status } = await fetch(`${server.url}/control/v1/sandboxes`);
  const { Error: error } = await recordOf(await fetch(`${server.url}/control/v1/sandboxes`));
  expect([status, error]).toEqual([200, 'The requested object was not found.']);
});

it('has the decision about a right with its entry, and the parts of the time', async () => {
  const record = await recordOf(await send('GET', `${streams}/SeattleDaily`));
  expect(record['access']).toEqual(['Read on the stream: allowed, the caller is the owner']);
  const { receive, handle, send: sent } = record['timings'] as Record<string, number>;
  expect((receive ?? NaN) + (handle ?? NaN) + (sent ?? NaN)).toBeCloseTo(Number(record['milliseconds']), 1);
  const refused = await recordOf(await send('GET', `${tenant}/Users`));
  expect(refused['access']).toEqual([]);
});

it('has the headers that the operation declares, and no token', async () => {
  const headers = { 'Accept-Verbosity': 'verbose', 'X-Own': '1' };
  const record = await recordOf(await send('GET', streams, undefined, headers));
  expect(record['requestHeaders']).toEqual({ 'Content-Type': 'application/json', 'Accept-Verbosity': 'verbose' });
  expect(record['responseType']).toBe('application/json');
});

it('has no secrets in queries', async () => {
  const { path } = await recordOf(await send('GET', `${streams}?access_token=abc&count=1&Password=d`));
  expect(path).toBe(`${streams}?access_token=redacted&count=1&Password=redacted`);
});

it('has HAR archives that follow the format', async () => {
  await recordOf(await send('POST', `${streams}/Own?a=b`, { Id: 'Own', TypeId: 'None' }));
  await recordOf(await send('GET', `${streams}/SeattleDaily`));
  const response = await fetch(`${server.url}/control/v1/sandboxes/default/requests?form=har&count=1000`);
  const { log } = (await response.json()) as { log: { entries: { time: number; timings: Record<string, number> }[] } };
  expect(violationsOfHar({ log })).toEqual([]);
  for (const { time, timings } of log.entries)
    expect(Object.values(timings).reduce((sum, part) => sum + part)).toBeCloseTo(time, 6);
});

it('streams requests while they end, longer than requests may take, and until the server stops', async () => {
  const other = await startTestServer({ CONTROL: 'on', REQUEST_TIMEOUT: '1' });
  const created = await other.send('POST', '/control/v1/sandboxes', { as: null });
  const { id } = (await created.json()) as { id: string };
  const path = `/control/v1/sandboxes/${id}/requests`;
  const stream = await other.send('GET', `${path}/stream`, { as: null });
  const reader = (stream.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toContain(': the connection is alive');
  // A wait ends before the time limit of requests.
  const wait = { timeout: 60, operationId: 'none' };
  const waited = await other.send('POST', `${path}/wait`, { as: null, body: wait });
  expect(await waited.json()).toEqual({ isComplete: false, requests: [] });
  await other.send('GET', `/api/v1/Tenants/${id}/Namespaces`);
  expect(await read()).toContain('"status":403');
  await other.stop();
  expect((await reader.read()).done).toBe(true);
});
