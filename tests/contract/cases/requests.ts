// The log of requests of the control document (docs/behavior/control.md#log-of-requests).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import { globalScope } from '../../../server/tenancy/communities.ts';
import { untyped } from '../../support/untyped-objects.ts';
import type { TestServer } from '../../support/server.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectReason } from '../support/checks.ts';

const unknown = {
  name: 'an unknown sandbox',
  status: 404,
  path: { sandboxId: 'nowhere' },
  check: expectReason('nowhere'),
};
const foreignPage: Case = {
  name: 'a web page of another site',
  status: 403,
  path: { sandboxId: 'nowhere' },
  headers: { Origin: 'http://elsewhere.example' },
  check: expectReason('elsewhere.example'),
};

/** Makes the tenant of a world a sandbox. */
async function prepareSandbox({ server, tenant, namespace }: World): Promise<void> {
  const created = '2026-01-01T00:00:00Z';
  const body = { name: 'Requests', seed: 'empty', namespaceId: namespace, clientId: 'none', expires: null };
  const object = { id: tenant, body, owner: null, acl: null, created, modified: created };
  await untyped(server.server.store.objects).create(globalScope, 'sandbox', object);
}

/** Makes the tenant of a world a sandbox, and sends a request of it; returns the identifier of the request. */
async function prepareRequest(world: World): Promise<string> {
  await prepareSandbox(world);
  const response = await world.send('GET', '/Streams/Unknown');
  await response.text();
  return response.headers.get('Operation-Id') ?? '';
}

const administratorOf = ({ tenants }: TestServer) => tenants.clients.find(({ name }) => name === 'administrator')?.id;
const ofTenant = { path: ({ tenant }: World) => ({ sandboxId: tenant }) };
const ofRequest = (world: World, requestId: unknown) => ({ sandboxId: world.tenant, requestId: String(requestId) });
const none = { prepare: prepareSandbox, path: (world: World) => ofRequest(world, 'none') };

export const requests: Cases<operations, typeof table, 'Requests'> = {
  listSandboxRequests: [
    {
      name: 'returns the requests that the filter selects',
      status: 200,
      prepare: prepareRequest,
      ...ofTenant,
      query: 'operationId=getStream&status=404&since=2026-01-01T00:00:00Z&count=1000',
      check: ({ body }, { namespace }, fixture) => {
        const listed = body as readonly { id: string; path: string; status: number }[];
        expect(listed.map(({ id }) => id)).toContain(fixture);
        expect(listed.find(({ id }) => id === fixture)?.path).toContain(namespace);
        expect(new Set(listed.map(({ status }) => status))).toEqual(new Set([404]));
      },
    },
    {
      name: 'selects requests by method, path and caller',
      status: 200,
      prepare: prepareRequest,
      ...ofTenant,
      query: ({ namespace, server }) =>
        `method=get&path=${namespace.toUpperCase()}/streams&caller=${administratorOf(server)}&count=1000`,
      check: ({ body }, _world, fixture) =>
        expect((body as readonly { id: string }[]).map(({ id }) => id)).toEqual([fixture]),
    },
    {
      name: 'returns no requests of another caller',
      status: 200,
      prepare: prepareRequest,
      ...ofTenant,
      query: 'caller=nobody',
      check: ({ body }) => expect(body).toEqual([]),
    },
    {
      name: 'returns an archive in the format HAR',
      status: 200,
      prepare: prepareRequest,
      ...ofTenant,
      query: 'form=har&operationId=getStream&count=1000',
      check({ text, headers }, { namespace }) {
        expect(headers.get('content-type')).toBe('application/har+json');
        const { log } = JSON.parse(text) as { log: { version: string; entries: { request: { url: string } }[] } };
        expect(log.version).toBe('1.2');
        expect(log.entries.filter(({ request }) => request.url.includes(namespace))).toHaveLength(1);
      },
    },
    {
      name: 'a status that is no number',
      status: 400,
      ...ofTenant,
      query: 'status=all',
      check: expectReason('status'),
    },
    { name: 'an unknown form', status: 400, ...ofTenant, query: 'form=table', check: expectReason('form') },
    foreignPage,
    unknown,
    { name: 'no acceptable media type', status: 406, ...ofTenant, headers: { Accept: 'image/png' } },
  ],
  deleteSandboxRequests: [
    {
      name: 'deletes the requests',
      status: 204,
      prepare: prepareRequest,
      ...ofTenant,
      check: async (_response, { server, tenant }, fixture) => {
        const path = `/control/v1/sandboxes/${tenant}/requests/${String(fixture)}`;
        expect((await server.send('GET', path)).status).toBe(404);
      },
    },
    foreignPage,
    unknown,
  ],
  getSandboxRequest: [
    {
      name: 'returns a request with its response',
      status: 200,
      prepare: prepareRequest,
      path: ofRequest,
      check: ({ body }) => {
        expect(body).toMatchObject({ operationId: 'getStream', method: 'GET', status: 404, requestBody: null });
        expect((body as { responseBody: string }).responseBody).toContain('"Error":');
      },
    },
    {
      name: 'returns a curl command that sends it again',
      status: 200,
      prepare: prepareRequest,
      path: ofRequest,
      query: 'form=curl',
      check: ({ text, headers }, { base }) => {
        expect(headers.get('content-type')).toBe('text/plain');
        expect(text).toMatch(/^curl -X GET 'http:.*' \\\n {2}-H "Authorization: Bearer \$TOKEN"$/);
        expect(text).toContain(`${base}/Streams/Unknown'`);
      },
    },
    {
      name: 'returns a call of the TypeScript client that sends it again',
      status: 200,
      prepare: prepareRequest,
      path: ofRequest,
      query: 'form=typescript',
      check: ({ text }) => {
        expect(text).toContain("import { createProvisioning } from 'millrace-client';");
        expect(text).toContain('await hub.getStream({\n  path: {');
        expect(text).toContain("streamId: 'Unknown'");
      },
    },
    { name: 'an unknown form', status: 400, ...none, query: 'form=har', check: expectReason('form') },
    { name: 'an unknown request', status: 404, ...none, check: expectReason('none') },
    { ...unknown, path: { sandboxId: 'nowhere', requestId: 'none' } },
    { ...foreignPage, path: { sandboxId: 'nowhere', requestId: 'none' } },
  ],
  waitForSandboxRequests: [
    {
      name: 'returns the requests that the log already has',
      status: 200,
      prepare: prepareRequest,
      ...ofTenant,
      body: ({ namespace }: World) => ({ path: namespace, operationId: 'getStream', status: 404, method: 'get' }),
      check: ({ body }, _world, fixture) =>
        expect(body).toMatchObject({ isComplete: true, requests: [{ id: fixture, operationId: 'getStream' }] }),
    },
    {
      name: 'returns what has matched when the time has passed',
      status: 200,
      prepare: prepareRequest,
      ...ofTenant,
      body: ({ namespace }: World) => ({ path: namespace, count: 2, timeout: 0 }),
      check: ({ body }, _world, fixture) =>
        expect(body).toMatchObject({ isComplete: false, requests: [{ id: fixture }] }),
    },
    { name: 'a count of 0', status: 400, ...ofTenant, body: { count: 0 }, check: expectReason('count') },
    { name: 'a negative time', status: 400, ...ofTenant, body: { timeout: -1 }, check: expectReason('timeout') },
    foreignPage,
    unknown,
    { name: 'no acceptable media type', status: 406, ...ofTenant, headers: { Accept: 'image/png' } },
    { name: 'a body that is too large', status: 413, ...ofTenant, body: { path: 'x'.repeat(2 ** 21) } },
    {
      name: 'a body of another media type',
      status: 415,
      ...ofTenant,
      body: '<a/>',
      headers: { 'Content-Type': 'text/xml' },
    },
  ],
  streamSandboxRequests: [
    {
      name: 'sends recorded requests as server-sent events',
      status: 200,
      prepare: prepareRequest,
      ...ofTenant,
      query: ({ namespace }) => `since=2026-01-01T00:00:00Z&count=1&path=${namespace}`,
      check({ text, headers }, _world, fixture) {
        expect(headers.get('content-type')).toBe('text/event-stream');
        expect(text).toContain(`event: request\nid: ${String(fixture)}\ndata: {"`);
      },
    },
    { name: 'a count of 0', status: 400, ...ofTenant, query: 'count=0', check: expectReason('count') },
    foreignPage,
    unknown,
    { name: 'no acceptable media type', status: 406, ...ofTenant, headers: { Accept: 'image/png' } },
  ],
  listSandboxCoverage: [
    {
      name: 'counts requests by operation and status',
      status: 200,
      prepare: prepareRequest,
      ...ofTenant,
      check: ({ body }) =>
        expect(body).toContainEqual({
          operationId: 'getStream',
          statuses: expect.objectContaining({ 404: expect.any(Number) }),
        }),
    },
    foreignPage,
    unknown,
  ],
};
