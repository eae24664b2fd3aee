// What the log of requests has, and what it does not (docs/behavior/control.md#log-of-requests).
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { demo } from '../../server/seed/demo.ts';
import type { Server } from '../../server/start.ts';
import { startDemoServer } from '../support/server.ts';

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
