// The rules of time, shown by the clock of a sandbox (docs/behavior/control.md#clock).
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { generateSigningKeys } from '../../server/openid/keys.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import type { World } from './support/cases.ts';
import { newClockSandbox, type ClockSandbox } from './support/clocks.ts';
import { getSystem, registerSystem, reportHealth } from './support/edge.ts';
import { requestToken } from './support/identity-clients.ts';
import { providerIds } from './support/identity-tenant.ts';
import { createSimpleDataView, createTable } from './support/virtual-tables.ts';

const morning = '2026-03-02T08:00:00Z';
const secondsOf = (time: string) => Date.parse(time) / 1_000;

function withClock(newDatabase: NewDatabase): void {
  let server: TestServer;
  let sandbox: ClockSandbox;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer({ CONTROL: 'on', ...(await newDatabase()) });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    sandbox = await newClockSandbox(server);
    ({ world } = sandbox);
    await sandbox.set({ mode: 'frozen', time: morning });
    await sandbox.signIn();
  });
  async function advanceAndSignIn(duration: string) {
    const { due } = await sandbox.advance({ duration });
    await sandbox.signIn();
    return due;
  }

  it('a clock that is not set has the time of the machine', async () => {
    await sandbox.set({ mode: 'system' });
    const before = Date.now();
    const { mode, time, rate } = await sandbox.get();
    expect([mode, rate, Date.parse(time) >= before]).toEqual(['system', 1, true]);
  });

  it('dates of objects and of the audit log follow the clock', async () => {
    await createSimpleDataView(world);
    await sandbox.advance({ duration: '00:30:00' });
    await world.ok('POST', '/Streams/Pump-101', { TypeId: 'Simple' });
    expect(await world.ok('GET', '/Streams/Pump-101')).toMatchObject({ CreatedDate: '2026-03-02T08:30:00Z' });
    const { Results } = await sandbox.inTenant<{ Results: unknown[] }>('GET', '/AuditLog?count=1');
    expect(Results).toMatchObject([
      { Path: `${world.base}/Streams/Pump-101`, Time: '2026-03-02T08:30:00Z', LastTime: '2026-03-02T08:30:00Z' },
    ]);
  });

  it('an access token is issued at the time of the clock, and expires by it', async () => {
    const token = await sandbox.signIn();
    expect(decodeJwt(token)).toMatchObject({ iat: secondsOf(morning), exp: secondsOf('2026-03-02T09:00:00Z') });
    const status = async () => (await world.send('GET', '/Streams')).status;
    await sandbox.advance({ duration: '01:00:04' });
    expect(await status()).toBe(200);
    await sandbox.advance({ duration: '00:00:01' });
    expect(await status()).toBe(401);
    await sandbox.set({ mode: 'frozen', time: '2026-03-02T07:59:00Z' });
    expect(await status()).toBe(401);
    await sandbox.signIn();
    expect(await status()).toBe(200);
  });

  it('a client secret expires, and the advance lists it', async () => {
    const { Secret, Client } = await sandbox.inTenant<{ Secret: string; Client: { Id: string } }>(
      'POST',
      '/ClientCredentialClients',
      { Name: 'Gauge', SecretExpirationDate: '2026-03-02T09:00:00Z' },
    );
    expect((await sandbox.advance({ to: '2026-03-02T08:59:59Z' })).due).toEqual([]);
    expect((await requestToken(world, Client.Id, Secret)).status).toBe(200);
    expect(await sandbox.advance({ duration: '00:00:01' })).toEqual({
      clock: { mode: 'frozen', time: '2026-03-02T09:00:00Z', rate: 0 },
      due: [{ time: '2026-03-02T09:00:00Z', kind: 'SecretExpired', id: Client.Id, namespaceId: null }],
      dueCount: 1,
    });
    expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
    expect((await sandbox.advance({ duration: '01:00:00' })).due).toEqual([]);
  });

  it('an invitation expires, and the advance lists it', async () => {
    await sandbox.inTenant('POST', '/IdentityProviders', { IdentityProviderId: providerIds.google });
    const { Id } = await sandbox.inTenant<{ Id: string }>('POST', '/Users', {
      ContactEmail: 'ada.marsh@example.com',
      IdentityProviderId: providerIds.google,
    });
    await sandbox.inTenant('POST', `/Users/${Id}/Invitation`, {});
    const status = async () => sandbox.inTenant('GET', `/Users/${Id}/Status`);
    expect(await advanceAndSignIn('20.23:59:59')).toEqual([]);
    expect(await status()).toMatchObject({ InvitationStatus: 3 });
    expect(await advanceAndSignIn('00:00:01')).toEqual([
      { time: '2026-03-23T08:00:00Z', kind: 'InvitationExpired', id: Id, namespaceId: null },
    ]);
    expect(await status()).toMatchObject({ InvitationStatus: 4 });
    await advanceAndSignIn('14.00:00:00');
    expect(await status()).toMatchObject({ InvitationStatus: 1 });
  });

  it('an edge system becomes silent, and the advance lists it', async () => {
    const id = await registerSystem(world, 'GW1', 'OpcUa');
    const NextHealthMessageExpected = '2026-03-02T08:02:00Z';
    await reportHealth(world, id, [{ Id: 'OpcUa1', DeviceStatus: 'Good', NextHealthMessageExpected }]);
    expect((await sandbox.advance({ duration: '00:03:00' })).due).toEqual([]);
    expect(await getSystem(world, id)).toMatchObject({ Status: 4 });
    expect((await sandbox.advance({ duration: '00:00:01' })).due).toEqual([
      { time: '2026-03-02T08:03:00Z', kind: 'EdgeSystemSilent', id, namespaceId: world.namespace },
    ]);
    expect(await getSystem(world, id)).toMatchObject({ Status: 1, StatusDescription: 'Unknown' });
  });

  it('a virtual table that is due is refreshed before the advance ends, once even if it was due several times', async () => {
    await createSimpleDataView(world);
    await createTable(world, 'Table', undefined, { RefreshInterval: '00:15:00' });
    const table = () => world.ok('GET', 'preview/virtualTables/Table');
    const refresh = (time: string) => ({
      time,
      kind: 'VirtualTableRefresh',
      id: 'Table',
      namespaceId: world.namespace,
    });
    expect((await sandbox.advance({ duration: '00:14:59' })).due).toEqual([]);
    expect((await sandbox.advance({ duration: '00:00:01' })).due).toEqual([refresh('2026-03-02T08:15:00Z')]);
    expect(await table()).toMatchObject({ Status: 'Ready', MaterializationEnd: '2026-03-02T08:15:00Z' });
    expect((await sandbox.advance({ duration: '00:40:00' })).due).toEqual([refresh('2026-03-02T08:30:00Z')]);
    expect(await table()).toMatchObject({
      Status: 'Ready',
      MaterializationEnd: '2026-03-02T08:55:00Z',
      LastQueuedRegRefreshTime: '2026-03-02T08:55:00Z',
    });
    expect((await sandbox.advance({ duration: '00:14:59' })).due).toEqual([]);
  });

  it('an advance lists what is due in the order of its times', async () => {
    const addClient = (time: string) =>
      sandbox.inTenant('POST', '/ClientCredentialClients', { Name: time, SecretExpirationDate: time });
    await addClient('2026-03-02T08:40:00Z');
    const id = await registerSystem(world, 'GW1', 'OpcUa');
    const NextHealthMessageExpected = '2026-03-02T08:30:00Z';
    await reportHealth(world, id, [{ Id: 'OpcUa1', DeviceStatus: 'Good', NextHealthMessageExpected }]);
    await addClient('2026-03-02T08:10:00Z');
    const { due, dueCount } = await sandbox.advance({ duration: '01:00:00' });
    expect([due.map(({ time, kind }) => [time, kind]), dueCount]).toEqual([
      [
        ['2026-03-02T08:10:00Z', 'SecretExpired'],
        ['2026-03-02T08:31:00Z', 'EdgeSystemSilent'],
        ['2026-03-02T08:40:00Z', 'SecretExpired'],
      ],
      3,
    ]);
  });

  it('a clock with an offset runs from its time', async () => {
    const { time } = await sandbox.set({ mode: 'offset', time: '2040-01-01T00:00:00Z' });
    await sandbox.signIn();
    const Properties = [{ Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } }];
    const type = await world.ok('POST', '/Types/Simple', { Id: 'Simple', SdsTypeCode: 1, Properties });
    const { CreatedDate } = type as { CreatedDate: string };
    const { time: later } = await sandbox.get();
    expect(Date.parse(CreatedDate)).toBeGreaterThan(Date.parse(time));
    expect(Date.parse(later)).toBeGreaterThanOrEqual(Date.parse(CreatedDate));
    expect(Date.parse(later)).toBeLessThan(Date.parse(time) + 60_000);
  });

  it('other sandboxes keep their own time', async () => {
    const other = await newClockSandbox(server);
    const { mode } = await other.get();
    await other.set({ mode: 'frozen', time: '2035-01-01T00:00:00Z' });
    await sandbox.advance({ duration: '1.00:00:00' });
    expect([mode, (await other.get()).time]).toEqual(['system', '2035-01-01T00:00:00Z']);
  });

  it('concurrent advances add up', async () => {
    await Promise.all(Array.from({ length: 8 }, () => sandbox.advance({ duration: '00:00:10' })));
    expect(await sandbox.get()).toEqual({ mode: 'frozen', time: '2026-03-02T08:01:20Z', rate: 0 });
  });

  it('an advance that reaches its time limit has advanced the clock', async () => {
    const limited = await startTestServer({
      CONTROL: 'on',
      WORKER: 'off',
      REQUEST_TIMEOUT: '1',
      ...(await newDatabase()),
    });
    try {
      const waiting = await newClockSandbox(limited);
      await waiting.set({ mode: 'frozen', time: morning });
      await waiting.signIn();
      await createSimpleDataView(waiting.world);
      await createTable(waiting.world, 'Table', undefined, { RefreshInterval: '00:15:00' });
      expect((await waiting.send('POST', '/advance', { duration: '01:00:00' })).status).toBe(408);
      expect(await waiting.get()).toMatchObject({ time: '2026-03-02T09:00:00Z' });
    } finally {
      await limited.stop();
    }
  });

  it('requests that control a clock leave no records in the audit log', async () => {
    await sandbox.advance({ duration: '00:00:10' });
    expect(await server.server.store.audit.page('', { at: 10n ** 18n * 9n, sequence: 0 }, 0n, 1)).toEqual([]);
  });
}

onBothDatabases(withClock);

describeOnPostgres('two servers of one database', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  it('agree on the clock of a sandbox from the next request on', async () => {
    const settings = { CONTROL: 'on', DATABASE_URL: await cluster.createDatabase() };
    const keys = await generateSigningKeys();
    const one = await startTestServer(settings, { keys });
    const other = await startTestServer(settings, { keys, replicaOf: one });
    try {
      const sandbox = await newClockSandbox(one);
      const atOther = await sandbox.at(other);
      for (const time of ['2026-03-02T08:00:00Z', '2040-01-01T00:00:00Z', '1999-01-01T00:00:00Z']) {
        await sandbox.set({ mode: 'frozen', time });
        const token = await atOther.signIn();
        expect(decodeJwt(token).iat).toBe(secondsOf(time));
        expect((await atOther.world.send('GET', '/Streams')).status).toBe(200);
        await atOther.advance({ duration: '02:00:00' });
        expect((await sandbox.get()).time).toBe(
          time.replace(/T../, (hour) => `T${String(Number(hour.slice(1)) + 2).padStart(2, '0')}`),
        );
        expect((await atOther.world.send('GET', '/Streams')).status).toBe(401);
      }
    } finally {
      await other.stop();
      await one.stop();
    }
  });
});
