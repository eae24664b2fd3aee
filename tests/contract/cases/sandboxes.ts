// Sandboxes of the control document (docs/behavior/control.md#sandboxes).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Sandbox } from '../../../server/control/sandboxes.ts';
import { findClientLocation } from '../../../server/identity/clients/stored-clients.ts';
import { demo } from '../../../server/seed/demo.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectReason } from '../support/checks.ts';
import { simpleType } from '../support/fixtures.ts';
import { createSandbox, inSandbox } from '../support/sandboxes.ts';

const unknown = { path: { sandboxId: 'nowhere' }, check: expectReason('nowhere') };
const foreignPage: Case = {
  name: 'a web page of another site',
  status: 403,
  path: { sandboxId: 'nowhere' },
  headers: { Origin: 'http://elsewhere.example' },
  check: expectReason('elsewhere.example'),
};
const created = { prepare: ({ server }: World) => createSandbox(server), path: pathOf };
function pathOf(_world: World, fixture: unknown) {
  return { sandboxId: (fixture as Sandbox).id };
}
/** The demo tenant, which the server of the cases does not have by itself. */
const withDefault = {
  path: { sandboxId: 'default' },
  async prepare({ server }: World) {
    const { store } = server.server;
    if (await findClientLocation(store.objects, demo.client)) return;
    const clients = [{ id: demo.client, name: 'Demo', secret: demo.secret, roles: ['administrator'] as const }];
    const { tenant: id, namespace } = demo;
    await createTenant(store, { id, name: 'Demo', namespace, clients, created: '2026-01-01T00:00:00Z' });
  },
};

export const sandboxes: Cases<operations, typeof table, 'Sandboxes'> = {
  listSandboxes: [
    {
      name: 'returns the sandboxes with their total count',
      status: 200,
      query: 'count=100000',
      ...created,
      check({ body, headers }, _world, fixture) {
        const { clientSecret, ...sandbox } = fixture as Sandbox;
        expect(clientSecret).toBeDefined();
        expect(body).toContainEqual(sandbox);
        expect(headers.get('total-count')).toBe(String((body as object[]).length));
      },
    },
    {
      name: 'returns an empty page for a count of 0',
      status: 200,
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectReason('skip') },
    foreignPage,
    { name: 'no acceptable media type', status: 406, headers: { Accept: 'image/png' } },
  ],
  createSandbox: [
    {
      name: 'creates an empty sandbox that is ready to use',
      status: 201,
      async check({ body, headers }, { server }) {
        const sandbox = body as Sandbox;
        expect(sandbox).toMatchObject({ name: 'Sandbox', seed: 'empty', expiresDate: null, tenantId: sandbox.id });
        expect(headers.get('cache-control')).toBe('no-store');
        const { send } = await inSandbox(server, sandbox);
        expect(await (await send('GET', '/Streams')).json()).toEqual([]);
        expect((await send('POST', `/Types/${simpleType.Id}`, simpleType)).status).toBe(201);
      },
    },
    {
      name: 'creates one with a name, which expires',
      status: 201,
      body: { name: 'Pump alarms', ttl: 60 },
      check({ body }) {
        const { name, createdDate, expiresDate } = body as Sandbox;
        expect(name).toBe('Pump alarms');
        expect(Date.parse(expiresDate ?? '') - Date.parse(createdDate)).toBe(60_000);
      },
    },
    {
      name: 'creates one with the data of the demo tenant',
      status: 201,
      body: { seed: 'demo' },
      async check({ body }, { server }) {
        const { send } = await inSandbox(server, body as Sandbox);
        expect(await (await send('GET', '/Streams')).json()).toHaveLength(2);
        expect((await send('GET', '/Streams/SeattleDaily/Data/Last')).status).toBe(200);
      },
    },
    { name: 'a lifetime of 0', status: 400, body: { ttl: 0 }, check: expectReason('ttl') },
    { name: 'an unknown seed', status: 400, body: { seed: 'large' }, check: expectReason('seed') },
    { name: 'a body that is not an object', status: 400, body: [] },
    foreignPage,
    { name: 'no acceptable media type', status: 406, headers: { Accept: 'image/png' } },
    { name: 'a body that is too large', status: 413, body: { name: 'x'.repeat(2 ** 21) } },
    { name: 'a body of another media type', status: 415, body: '<a/>', headers: { 'Content-Type': 'text/xml' } },
  ],
  getSandbox: [
    {
      name: 'returns the sandbox without its secret',
      status: 200,
      ...created,
      check({ body }, _world, fixture) {
        const { clientSecret, ...sandbox } = fixture as Sandbox;
        expect(clientSecret).toBeDefined();
        expect(body).toEqual(sandbox);
      },
    },
    {
      name: 'returns the demo tenant as default',
      status: 200,
      ...withDefault,
      check: ({ body }) => expect(body).toMatchObject({ id: 'default', tenantId: demo.tenant, seed: 'demo' }),
    },
    { name: 'an unknown sandbox', status: 404, ...unknown },
    foreignPage,
  ],
  deleteSandbox: [
    {
      name: 'deletes the sandbox with everything in it',
      status: 204,
      ...created,
      async check(_response, { server }, fixture) {
        const { id } = fixture as Sandbox;
        expect((await server.send('GET', `/control/v1/sandboxes/${id}`)).status).toBe(404);
        await expect(inSandbox(server, fixture as Sandbox)).rejects.toThrow('invalid_client');
      },
    },
    { name: 'an unknown sandbox', status: 404, ...unknown },
    { name: 'default', status: 409, ...withDefault, check: expectReason('cannot be deleted') },
    foreignPage,
  ],
  resetSandbox: [
    {
      name: 'sets the sandbox back to its seed and keeps its tokens valid',
      status: 204,
      async prepare({ server }) {
        const sandbox = await createSandbox(server);
        const { send } = await inSandbox(server, sandbox);
        expect((await send('POST', `/Types/${simpleType.Id}`, simpleType)).status).toBe(201);
        return { ...sandbox, send };
      },
      path: pathOf,
      async check(_response, _world, fixture) {
        const { send } = fixture as Awaited<ReturnType<typeof inSandbox>>;
        expect(await (await send('GET', '/Types')).json()).toEqual([]);
        expect((await send('POST', `/Types/${simpleType.Id}`, simpleType)).status).toBe(201);
      },
    },
    { name: 'an unknown sandbox', status: 404, ...unknown },
    { name: 'a default without a saved seed', status: 409, ...withDefault, check: expectReason('no saved seed') },
    foreignPage,
  ],
};
