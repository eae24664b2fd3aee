// Sandboxes with several requests, servers or points in time (docs/behavior/control.md).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Sandbox } from '../../server/control/sandboxes.ts';
import { demo } from '../../server/seed/demo.ts';
import { systemTicks } from '../../server/runtime/clock.ts';
import { globalScope } from '../../server/tenancy/communities.ts';
import { onBothDatabases } from '../support/both-databases.ts';
import { startDemoServer, startTestServer, type SendOptions, type TestServer } from '../support/server.ts';
import { contractOperations, readResponse } from './support/cases.ts';
import { recordStatus } from './support/coverage.ts';
import { simpleType } from './support/fixtures.ts';
import { createSandbox, inSandbox } from './support/sandboxes.ts';

const ticksPerSecond = 10_000_000n;
const sandboxCount = 100;

onBothDatabases((newDatabase) => {
  let server: TestServer;
  let passed = 0n;
  beforeAll(async () => {
    server = await startTestServer(
      { CONTROL: 'on', SANDBOX_LIMIT: String(sandboxCount + 10), ...(await newDatabase()) },
      { now: () => systemTicks() + passed * ticksPerSecond },
    );
  });
  afterAll(() => server.stop());

  const control = (method: string, path: string) => server.send(method, `/control/v1/sandboxes${path}`, { as: null });

  it('isolates a hundred sandboxes that are created, used and reset in parallel', async () => {
    const play = async (number: number) => {
      const sandbox = await createSandbox(server, { name: `Test ${number}` });
      const { send } = await inSandbox(server, sandbox);
      const expectOk = async (method: string, path: string, body?: unknown) => {
        const response = await send(method, path, body);
        const text = await response.text();
        expect([path, response.ok ? '' : text]).toEqual([path, '']);
        return text;
      };
      await expectOk('POST', `/Types/${simpleType.Id}`, simpleType);
      await expectOk('POST', '/Streams/Same', { TypeId: simpleType.Id, Name: `Stream ${number}` });
      const event = { Time: '2026-01-01T00:00:00Z', Measurement: number };
      await expectOk('POST', '/Streams/Same/Data', [event]);
      if (number % 4 === 0) {
        expect((await control('POST', `/${sandbox.id}/reset`)).status).toBe(204);
        expect(JSON.parse(await expectOk('GET', '/Streams'))).toEqual([]);
      } else {
        expect(JSON.parse(await expectOk('GET', '/Streams'))).toMatchObject([{ Name: `Stream ${number}` }]);
        expect(JSON.parse(await expectOk('GET', '/Streams/Same/Data/First'))).toMatchObject({ Measurement: number });
      }
      return sandbox;
    };
    const sandboxes = await Promise.all(Array.from({ length: sandboxCount }, (_, number) => play(number)));
    expect(new Set(sandboxes.map(({ tenantId }) => tenantId)).size).toBe(sandboxCount);
    const [first, second] = sandboxes;
    if (!first || !second) throw new Error('There are no sandboxes.');
    const { token } = await inSandbox(server, first);
    const foreign = `/api/v1/Tenants/${second.tenantId}/Namespaces/${second.namespaceId}/Streams`;
    expect((await server.send('GET', foreign, { as: { token } })).status).toBe(403);
    const deleted = await Promise.all(sandboxes.map(({ id }) => control('DELETE', `/${id}`)));
    expect(new Set(deleted.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await (await control('GET', '')).json()).toEqual([]);
  });

  it('refuses one sandbox more than SANDBOX_LIMIT', async () => {
    const sandboxes: Sandbox[] = [];
    for (let i = 0; i < sandboxCount + 10; i += 1) sandboxes.push(await createSandbox(server));
    const refused = await readResponse(await control('POST', ''));
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('SANDBOX_LIMIT');
    const entry = contractOperations().get('createSandbox');
    expect(entry?.checkResponse(entry.located, refused)).toEqual([]);
    recordStatus('createSandbox', 409);
    for (const { id } of sandboxes) expect((await control('DELETE', `/${id}`)).status).toBe(204);
  });

  it('leaves nothing of a deleted sandbox in the store', async () => {
    const { objects } = server.server.store;
    const sandbox = await createSandbox(server, { seed: 'demo' });
    const { send, token } = await inSandbox(server, sandbox);
    const clients = `/api/v1/Tenants/${sandbox.tenantId}/ClientCredentialClients`;
    const body = { Name: 'Importer', Enabled: true, RoleIds: [] };
    const roles = (await (
      await server.send('GET', `/api/v1/Tenants/${sandbox.tenantId}/Roles`, { as: { token } })
    ).json()) as { Id: string; Name: string }[];
    const member = roles.find(({ Name }) => Name === 'Tenant Member');
    const created = await server.send('POST', clients, { as: { token }, body: { ...body, RoleIds: [member?.Id] } });
    expect(created.status).toBe(201);
    const { Client } = (await created.json()) as { Client: { Id: string } };
    const community = await server.send('POST', '/api/v1-preview/Communities', {
      as: { token },
      body: { Name: `River ${sandbox.id}` },
    });
    expect(community.status).toBe(201);
    expect((await control('DELETE', `/${sandbox.id}`)).status).toBe(204);

    for (const id of [sandbox.clientId, Client.Id])
      expect([id, await objects.get(globalScope, 'client', id)]).toEqual([id, null]);
    const { Id } = (await community.json()) as { Id: string };
    expect(await objects.get(globalScope, 'community', Id)).toBeNull();
    for (const kind of ['tenant', 'namespace', 'role', 'clientCredentialClient', 'identityProvider'] as const)
      for (const tenant of [sandbox.tenantId, `seed/${sandbox.tenantId}`])
        expect([kind, await objects.count({ tenant, namespace: '' }, kind)]).toEqual([kind, 0]);
    expect((await send('GET', '/Streams')).status).toBe(404);
    expect((await send('POST', '/Types/State', simpleType)).ok).toBe(false);
    expect((await control('DELETE', `/${sandbox.id}`)).status).toBe(404);
  });

  it('sets the data of a sandbox back to those of the demo tenant, also events and clients', async () => {
    const sandbox = await createSandbox(server, { seed: 'demo' });
    const { send } = await inSandbox(server, sandbox);
    const read = async () => (await send('GET', '/Streams/SeattleDaily/Data?startIndex=2012-01-01&count=900')).text();
    const before = await read();
    expect((await send('DELETE', '/Streams/SeattleHourly')).status).toBe(204);
    expect((await send('DELETE', '/Streams/SeattleDaily/Data?startIndex=2012-02-01&endIndex=2013-01-01')).ok).toBe(
      true,
    );
    expect(await read()).not.toBe(before);
    expect((await control('POST', `/${sandbox.id}/reset`)).status).toBe(204);
    expect(await read()).toBe(before);
    expect((await send('GET', '/Streams/SeattleHourly/Data/Last')).status).toBe(200);
    await inSandbox(server, sandbox);
    await control('DELETE', `/${sandbox.id}`);
  });

  it('lets requests see the contents of before or after a reset, never half', async () => {
    const sandbox = await createSandbox(server);
    const { send } = await inSandbox(server, sandbox);
    expect((await send('POST', `/Types/${simpleType.Id}`, simpleType)).status).toBe(201);
    const ids = Array.from({ length: 20 }, (_, i) => `Stream ${i}`);
    for (const id of ids) expect((await send('POST', `/Streams/${id}`, { TypeId: simpleType.Id })).status).toBe(201);
    const reads = Array.from({ length: 40 }, async () => ((await (await send('GET', '/Streams')).json()) as []).length);
    const resets = Promise.all([1, 2, 3].map(() => control('POST', `/${sandbox.id}/reset`)));
    const later = Array.from({ length: 40 }, async () => ((await (await send('GET', '/Streams')).json()) as []).length);
    for (const seen of await Promise.all([...reads, ...later])) expect([0, ids.length]).toContain(seen);
    expect((await resets).map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await (await send('GET', '/Streams')).json()).toEqual([]);
    await control('DELETE', `/${sandbox.id}`);
  });

  it('does not find a sandbox after its lifetime', async () => {
    const { id } = await createSandbox(server, { ttl: 60 });
    expect((await control('GET', `/${id}`)).status).toBe(200);
    passed += 61n;
    expect((await control('GET', `/${id}`)).status).toBe(404);
    expect((await control('POST', `/${id}/reset`)).status).toBe(404);
    expect((await control('DELETE', `/${id}`)).status).toBe(404);
    expect(await (await control('GET', '')).json()).toEqual([]);
  });
});

describe('the sandbox default', () => {
  it('is reset to the demo seed', async () => {
    const server = await startDemoServer();
    try {
      const control = (method: string, path: string) => fetch(`${server.url}/control/v1/sandboxes${path}`, { method });
      const send = (method: string, path: string, { as }: SendOptions = {}) => {
        const token = typeof as === 'object' ? (as?.token ?? '') : '';
        return fetch(server.url + path, { method, headers: { Authorization: `Bearer ${token}` } });
      };
      const sandbox = (await (await control('GET', '/default')).json()) as Sandbox;
      const demoTenant = await inSandbox({ server, send }, { ...sandbox, clientSecret: demo.secret });
      expect((await demoTenant.send('DELETE', '/Streams/SeattleDaily')).status).toBe(204);
      expect((await control('POST', '/default/reset')).status).toBe(204);
      expect((await demoTenant.send('GET', '/Streams/SeattleDaily/Data/Last')).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});
