// The audit log: which changes and refusals it records.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AuditBody } from '../../server/audit/records.ts';
import { readOperations } from '../../server/api/operations.ts';
import { StoreUnavailable } from '../../server/store/ports/faults.ts';
import type { Transaction } from '../../server/store/ports/store.ts';
import { root } from '../../scripts/documents.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { cases } from './cases/index.ts';
import { contractOperations, newWorld, runCase, type Case } from './support/cases.ts';
import { simpleType } from './support/fixtures.ts';
import { maxDateTime } from '../../server/domain/values/ticks.ts';

jest.setTimeout(300_000);

const all = contractOperations();
const operations = ['data-services', 'identity', 'edge', 'provisioning'].flatMap((name) =>
  readOperations(join(root, 'generated', 'openapi'), name),
);
const audited = operations.filter(({ isAudited }) => isAudited).map(({ id }) => id);
const byStatus = (a: Case, b: Case) => b.status - a.status;
const afterNewest = { at: maxDateTime, sequence: Number.MAX_SAFE_INTEGER };

/** Returns the bodies of the newest 1,000 records of a tenant; '' stands for no tenant. */
const recordsOf = async ({ server }: TestServer, tenant: string): Promise<readonly AuditBody[]> =>
  (await server.store.audit.page(tenant, afterNewest, 0n, 1_000)).map(({ body }) => body as AuditBody);
/** Returns the records that an administrator reads. */
async function readLog(server: TestServer, query = ''): Promise<readonly Record<string, unknown>[]> {
  const response = await server.send('GET', `/api/v1/Tenants/${server.tenant}/AuditLog?count=1000&${query}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { Results: Record<string, unknown>[] }).Results;
}

it('exempts only operations that write data or only read', () => {
  const exempt = operations.filter(({ isAudited, method }) => !isAudited && method !== 'get' && method !== 'head');
  expect(exempt.map(({ id }) => id).sort()).toEqual([
    'convertEvents',
    'convertFirstEvent',
    'convertInterpolatedEvents',
    'convertLastEvent',
    'convertSampledEvents',
    'convertSummaries',
    'insertEvents',
    'patchEvents',
    'queryInterpolatedData',
    'queryStoredData',
    'removeEvents',
    'reportEdgeSystemHealth',
    'updateEvents',
  ]);
});

describe('the audit log of a server', () => {
  let server: TestServer;
  /** Tenants that cases create. */
  const ownTenants: string[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    const { store } = server.server;
    const { transaction } = store;
    const recordingTenants = ({ objects, ...given }: Transaction): Transaction => ({
      ...given,
      objects: {
        ...objects,
        create(scope, kind, object) {
          if (kind === 'tenant') ownTenants.push(object.id);
          return objects.create(scope, kind, object);
        },
      },
    });
    Object.assign(store, {
      transaction: (work: (given: Transaction) => Promise<unknown>) =>
        transaction((given) => work(recordingTenants(given))),
    });
  });
  afterAll(() => server.stop());

  it('records a change by every operation that changes something', async () => {
    const withoutRecord: string[] = [];
    for (const id of audited) {
      const entry = all.get(id);
      if (!entry) throw new Error(`The contract has no operation ${id}.`);
      // A success with a lower status can mean that nothing changed, so the higher statuses come first.
      const successes = (cases[id] ?? []).filter(({ status }) => status < 300).sort(byStatus);
      if (!(await leavesRecord(id, entry, successes))) withoutRecord.push(id);
    }
    expect(withoutRecord).toEqual([]);
  });

  /** Returns whether one of the first cases of an operation leaves a record in the log of a tenant. */
  async function leavesRecord(
    id: string,
    entry: Parameters<typeof runCase>[1],
    cases: readonly Case[],
  ): Promise<boolean> {
    for (const test of cases.slice(0, 4)) {
      const world = await newWorld(server);
      const { response } = await runCase(id, entry, test, world);
      const operationId = response.headers.get('operation-id');
      const found = await Promise.all([server.tenant, ...ownTenants].map((tenant) => recordsOf(server, tenant)));
      const record = found.flat().find(({ OperationId }) => OperationId === operationId);
      if (record) return record.Operation === id && record.CallerId !== null;
    }
    return false;
  }

  it('records no change that was refused or had no effect', async () => {
    const world = await newWorld(server);
    await world.ok('POST', '/Types/Simple', simpleType);
    const before = (await recordsOf(server, server.tenant)).filter(({ Status }) => Status === null).length;
    await world.ok('POST', '/Types/Simple', simpleType);
    expect((await world.send('POST', '/Types/Simple', { body: { ...simpleType, Name: 'Other' } })).status).toBe(409);
    expect((await world.send('DELETE', '/Types/Nowhere')).status).toBe(404);
    const after = (await recordsOf(server, server.tenant)).filter(({ Status }) => Status === null).length;
    expect(after).toBe(before);
  });

  it('records no writes of data', async () => {
    const world = await newWorld(server);
    await world.ok('POST', '/Types/Simple', simpleType);
    await world.ok('POST', '/Streams/S', { TypeId: 'Simple' });
    const before = (await recordsOf(server, server.tenant)).length;
    await world.ok('POST', '/Streams/S/Data', [{ Time: '2026-01-01T00:00:00Z' }]);
    await world.ok('PUT', '/Streams/S/Data', [{ Time: '2026-01-01T00:00:00Z' }]);
    expect((await recordsOf(server, server.tenant)).length).toBe(before);
  });

  it('rolls back a change whose record cannot be stored', async () => {
    const world = await newWorld(server);
    const { store } = server.server;
    const { transaction } = store;
    Object.assign(store, {
      transaction: (work: (given: Transaction) => Promise<unknown>) =>
        transaction((given) =>
          work({
            ...given,
            audit: { ...given.audit, add: () => Promise.reject(new StoreUnavailable('The log is full.')) },
          }),
        ),
    });
    try {
      expect((await world.send('POST', '/Types/Simple', { body: simpleType })).status).toBe(503);
    } finally {
      Object.assign(store, { transaction });
    }
    expect((await world.send('GET', '/Types/Simple')).status).toBe(404);
  });

  it('records refusals: without a token, without a right, for a path of another tenant, with a wrong secret', async () => {
    const path = `/api/v1/Tenants/${server.tenant}/Roles`;
    const withoutToken = await server.send('GET', path, { as: null });
    const member = await server.send('POST', path, { as: 'member', body: { Name: 'x' } });
    const otherTenant = await server.send('GET', path.replace(server.tenant, server.otherTenant));
    const [client] = (await (
      await server.send('GET', `/api/v1/Tenants/${server.tenant}/ClientCredentialClients`)
    ).json()) as { Id: string }[];
    const secret = 'a-wrong-secret-that-nobody-may-read';
    const token = await fetch(`${server.server.url}/identity/connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client?.Id ?? '',
        client_secret: secret,
      }),
    });
    const found = await readLog(server, 'kind=Refusal');
    const recordOf = (response: Response) =>
      found.find(({ OperationId }) => OperationId === response.headers.get('operation-id'));
    expect(recordOf(withoutToken)).toMatchObject({ Status: 401, CallerId: null, Operation: 'listRoles', Path: path });
    expect(recordOf(member)).toMatchObject({ Status: 403, CallerType: 'Client', Operation: 'createRole' });
    expect(recordOf(otherTenant)).toMatchObject({ Status: 403, Path: path.replace(server.tenant, server.otherTenant) });
    expect(recordOf(token)).toMatchObject({ Status: 400, Operation: 'token', CallerId: null, ClientId: client?.Id });
    expect(JSON.stringify(found)).not.toContain(secret);
    expect((await recordsOf(server, server.otherTenant)).map(({ OperationId }) => OperationId)).toContain(
      otherTenant.headers.get('operation-id'),
    );
  });

  it('records refusals of requests that reach no operation: from another origin, and for user information', async () => {
    const openServer = await startTestServer({ AUTH: 'off' });
    try {
      const path = `/api/v1/Tenants/${openServer.tenant}/Roles`;
      const foreign = await openServer.send('POST', path, { as: null, headers: { Origin: 'https://evil.example' } });
      expect(foreign.status).toBe(403);
      const [record] = await readLog(openServer, 'kind=Refusal');
      expect(record).toMatchObject({
        OperationId: foreign.headers.get('operation-id'),
        Operation: 'none',
        Path: path,
        Status: 403,
      });
    } finally {
      await openServer.stop();
    }
    const userInfo = await fetch(`${server.server.url}/identity/connect/userinfo`, {
      headers: { Authorization: 'Bearer x' },
    });
    expect(userInfo.status).toBe(401);
    await readLog(server);
    expect(await recordsOf(server, '')).toContainEqual(
      expect.objectContaining({
        OperationId: userInfo.headers.get('operation-id'),
        Operation: 'userinfo',
        Status: 401,
      }),
    );
  });

  it('shows control characters of a path only escaped', async () => {
    await server.send('GET', `/api/v1/Tenants/${server.tenant}/Roles/a%0D%0A%1B%5B2J%00?token=hidden`, { as: null });
    const [newest] = await readLog(server, 'kind=Refusal&operation=getRole');
    expect(newest?.['Path']).toMatch(/\/Roles\/a%0D%0A%1B%5B2J%00$/);
    expect(JSON.stringify(newest)).not.toContain('hidden');
  });

  it('counts many equal refusals instead of storing each', async () => {
    const path = `/api/v1/Tenants/${server.tenant}/Users`;
    const before = await readLog(server, 'kind=Refusal&operation=listUsers');
    for (let sent = 0; sent < 400; sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, async () => (await server.send('GET', path, { as: null })).arrayBuffer()),
      );
    const found = (await readLog(server, 'kind=Refusal&operation=listUsers')).slice(0, -before.length || undefined);
    expect(found.length).toBeLessThan(40);
    expect(found.reduce((sum, { Count }) => sum + Number(Count), 0)).toBe(400);
  });

  it('keeps no log for an unknown tenant', async () => {
    const unknownTenant = randomUUID();
    await server.send('GET', `/api/v1/Tenants/${unknownTenant}/Users`, { as: null });
    await readLog(server);
    expect(await recordsOf(server, unknownTenant)).toEqual([]);
  });
});

it('keeps only the newest refusals of a tenant, but every change', async () => {
  const server = await startTestServer({ AUDIT_REFUSALS: '5' });
  try {
    await server.send('POST', `/api/v1/Tenants/${server.tenant}/Roles`, { body: { Name: 'Kept' } });
    for (let n = 0; n < 12; n += 1) await server.send('GET', `/api/v1/Tenants/${server.tenant}/Users`, { as: null });
    const found = await readLog(server);
    expect(found.filter(({ Kind }) => Kind === 'Refusal')).toHaveLength(5);
    expect(found.filter(({ Operation }) => Operation === 'createRole')).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

it('records the address that a trusted proxy names, and no other', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.7, 192.0.2.33' };
  for (const [proxies, address] of [
    ['1', '192.0.2.33'],
    ['0', '127.0.0.1'],
  ] as const) {
    const server = await startTestServer({ PROXIES: proxies });
    try {
      await server.send('POST', `/api/v1/Tenants/${server.tenant}/Roles`, { body: { Name: 'R' }, headers });
      expect((await readLog(server, 'operation=createRole'))[0]?.['Address']).toBe(address);
    } finally {
      await server.stop();
    }
  }
});

it('records nothing with AUDIT=off', async () => {
  const server = await startTestServer({ AUDIT: 'off' });
  try {
    await server.send('POST', `/api/v1/Tenants/${server.tenant}/Roles`, { body: { Name: 'R' } });
    await server.send('GET', `/api/v1/Tenants/${server.tenant}/Users`, { as: null });
    expect(await readLog(server)).toEqual([]);
  } finally {
    await server.stop();
  }
});
