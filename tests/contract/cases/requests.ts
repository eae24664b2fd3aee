// The log of requests of the control document (docs/behavior/control.md#log-of-requests).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import { globalScope } from '../../../server/tenancy/communities.ts';
import { untyped } from '../../support/untyped-objects.ts';
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
      name: 'a status that is no number',
      status: 400,
      ...ofTenant,
      query: 'status=all',
      check: expectReason('status'),
    },
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
    { name: 'an unknown request', status: 404, ...none, check: expectReason('none') },
    { ...unknown, path: { sandboxId: 'nowhere', requestId: 'none' } },
    { ...foreignPage, path: { sandboxId: 'nowhere', requestId: 'none' } },
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
