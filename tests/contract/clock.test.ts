// The rules of time, shown by the clock of a tenant (docs/behavior/control.md#clock).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, readResponse, type World } from './support/cases.ts';
import { asAdministrator, clockOf } from './support/clocks.ts';
import { getSystem, registerSystem, reportHealth } from './support/edge.ts';
import { createCredentialClient, requestInTenant, requestToken } from './support/identity-clients.ts';
import { newTenant, providerIds } from './support/identity-tenant.ts';
import { createSimpleDataView, createTable } from './support/virtual-tables.ts';

const morning = '2026-03-02T08:00:00Z';

function withClock(newDatabase: NewDatabase): void {
  let server: TestServer;
  let world: World;
  let administrator: Awaited<ReturnType<typeof asAdministrator>>;
  const clock = clockOf(() => server);
  beforeAll(async () => {
    server = await startTestServer({ CONTROL: 'on', ...(await newDatabase()) });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await clock.set({ mode: 'frozen', time: morning });
    administrator = await asAdministrator(server);
    const base = await newWorld(server);
    world = {
      ...base,
      ok: async (method, path, body, options) => base.ok(method, path, body, { ...administrator, ...options }),
      send: (method, path, options) => base.send(method, path, { ...administrator, ...options }),
    };
  });
  /** Advances the clock, and gets a new token if the previous one has expired. */
  async function advance(duration: string) {
    const advanced = await clock.advance({ duration });
    administrator = await asAdministrator(server);
    return advanced;
  }
  const inTenant = (method: string, path: string, body?: unknown) =>
    requestInTenant(world, method, path, body, administrator.as);

  it('a clock that is not set has the time of the machine', async () => {
    await clock.set({ mode: 'system' });
    const before = new Date().toISOString();
    const { mode, time, rate } = await clock.get();
    expect([mode, rate, Date.parse(time) >= Date.parse(before)]).toEqual(['system', 1, true]);
  });

  it('dates of objects and of the audit log follow the clock', async () => {
    await world.ok('POST', '/Types/Simple', {
      Id: 'Simple',
      SdsTypeCode: 1,
      Properties: [{ Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } }],
    });
    await advance('00:30:00');
    await world.ok('POST', '/Streams/Simple', { TypeId: 'Simple' });
    expect(await world.ok('GET', '/Streams/Simple')).toMatchObject({ CreatedDate: '2026-03-02T08:30:00Z' });
    const records = (await inTenant('GET', `/AuditLog?startTime=${morning}&count=1`)) as { Time?: string }[];
    expect(records).toMatchObject([{ Time: '2026-03-02T08:30:00Z' }]);
  });

  it('an access token has the time of the clock, and expires by it', async () => {
    const { token } = administrator.as as { token: string };
    expect(decodeJwt(token)).toMatchObject({
      iat: Date.parse(morning) / 1000,
      exp: Date.parse(morning) / 1000 + 3_600,
    });
    const statusWith = async () =>
      (await server.send('GET', `/api/v1/Tenants/${server.tenant}`, { as: { token } })).status;
    await clock.advance({ duration: '01:00:04' });
    expect(await statusWith()).toBe(200);
    await clock.advance({ duration: '00:00:01' });
    expect(await statusWith()).toBe(401);
    await clock.set({ mode: 'frozen', time: '2026-03-02T07:00:00Z' });
    expect(await statusWith()).toBe(401);
  });

  it('a client secret expires, and the advance says so', async () => {
    const { Secret, Client } = (await inTenant('POST', '/ClientCredentialClients', {
      Name: 'Gauge',
      SecretExpirationDate: '2026-03-02T09:00:00Z',
    })) as { Secret: string; Client: { Id: string } };
    await clock.advance({ to: '2026-03-02T08:59:59Z' });
    expect((await requestToken(world, Client.Id, Secret)).status).toBe(200);
    const { due, dueCount } = await clock.advance({ duration: '00:00:01' });
    expect([due, dueCount]).toEqual([
      [{ time: '2026-03-02T09:00:00Z', kind: 'SecretExpired', id: Client.Id, namespaceId: null }],
      1,
    ]);
    expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
    expect((await clock.advance({ duration: '01:00:00' })).due).toEqual([]);
  });

  it('an invitation expires, and the advance says so', async () => {
    await inTenant('POST', '/IdentityProviders', { IdentityProviderId: providerIds.google }).catch(() => undefined);
    const { Id } = (await inTenant('POST', '/Users', {
      ContactEmail: `eve-${world.namespace}@example.com`,
      IdentityProviderId: providerIds.google,
    })) as { Id: string };
    await inTenant('POST', `/Users/${Id}/Invitation`, {});
    const status = async () =>
      ((await inTenant('GET', `/Users/${Id}/Status`)) as { InvitationStatus: number }).InvitationStatus;
    expect((await advance('20.23:59:59')).due).toEqual([]);
    expect(await status()).toBe(3);
    expect((await advance('00:00:01')).due).toEqual([
      { time: '2026-03-23T08:00:00Z', kind: 'InvitationExpired', id: Id, namespaceId: null },
    ]);
    expect(await status()).toBe(4);
  });

  it('an edge system becomes silent, and the advance says so', async () => {
    const id = await registerSystem(world, 'GW1', 'OpcUa');
    const NextHealthMessageExpected = '2026-03-02T08:02:00Z';
    await reportHealth(world, id, [{ Id: 'OpcUa1', DeviceStatus: 'Good', NextHealthMessageExpected }]);
    expect((await advance('00:03:00')).due).toEqual([]);
    expect(await getSystem(world, id)).toMatchObject({ Status: 4 });
    expect((await advance('00:00:01')).due).toEqual([
      { time: '2026-03-02T08:03:00Z', kind: 'EdgeSystemSilent', id, namespaceId: world.namespace },
    ]);
    expect(await getSystem(world, id)).toMatchObject({ Status: 1, StatusDescription: 'Unknown' });
  });

  it('a virtual table that is due is refreshed before the advance ends', async () => {
    await createSimpleDataView(world);
    await createTable(world, 'Table', undefined, { RefreshInterval: '00:15:00' });
    await clock.advance({ duration: '00:00:01' });
    const table = () => world.ok('GET', 'preview/virtualTables/Table');
    expect(await table()).toMatchObject({ Status: 'Ready', MaterializationEnd: morning });
    expect((await advance('00:14:58')).due).toEqual([]);
    expect((await advance('00:00:01')).due).toEqual([
      { time: '2026-03-02T08:15:00Z', kind: 'VirtualTableRefresh', id: 'Table', namespaceId: world.namespace },
    ]);
    expect(await table()).toMatchObject({
      Status: 'Ready',
      MaterializationEnd: '2026-03-02T08:15:00Z',
      LastQueuedRegRefreshTime: '2026-03-02T08:15:00Z',
    });
    await world.ok('DELETE', 'preview/virtualTables/Table');
  });

  it('what is due is listed in the order of its times', async () => {
    await inTenant('POST', '/ClientCredentialClients', { Name: 'Late', SecretExpirationDate: '2026-03-02T08:20:00Z' });
    const id = await registerSystem(world, 'GW1', 'OpcUa');
    const NextHealthMessageExpected = '2026-03-02T08:30:00Z';
    await reportHealth(world, id, [{ Id: 'OpcUa1', DeviceStatus: 'Good', NextHealthMessageExpected }]);
    await inTenant('POST', '/ClientCredentialClients', { Name: 'Early', SecretExpirationDate: '2026-03-02T08:10:00Z' });
    const { due } = await clock.advance({ duration: '01:00:00' });
    expect(due.map(({ time, kind }) => [time, kind])).toEqual([
      ['2026-03-02T08:10:00Z', 'SecretExpired'],
      ['2026-03-02T08:20:00Z', 'SecretExpired'],
      ['2026-03-02T08:31:00Z', 'EdgeSystemSilent'],
    ]);
  });

  it('other tenants keep their own time', async () => {
    const other = await newTenant(world);
    await other.ok('POST', '/Roles', { Name: 'Operator' });
    const records = (await other.send('GET', '/AuditLog?count=1')).body as { Time: string }[];
    expect(Math.abs(Date.parse(records[0]?.Time ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('concurrent advances add up', async () => {
    await Promise.all(Array.from({ length: 8 }, () => clock.advance({ duration: '00:00:10' })));
    expect(await clock.get()).toEqual({ mode: 'frozen', time: '2026-03-02T08:01:20Z', rate: 0 });
  });
}

onBothDatabases(withClock);
