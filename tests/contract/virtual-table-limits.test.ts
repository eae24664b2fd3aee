// Queued refreshes, on a server whose worker is off: none is queued twice, and there are at most JOB_LIMIT.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { timeOfHour } from './support/fixtures.ts';
import { createTable, createSimpleDataView } from './support/virtual-tables.ts';

interface Queued {
  readonly JobId: number;
  readonly MessageId: string;
}

const limit = 4;
const table = 'preview/virtualTables/Table';

function limits(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ...(await newDatabase()), WORKER: 'off', JOB_LIMIT: String(limit) });
  });
  afterAll(() => server.stop());

  async function tableWorld(): Promise<World> {
    const world = await newWorld(server);
    await createSimpleDataView(world);
    await createTable(world, 'Table');
    return world;
  }
  const refresh = async (world: World, body?: object) => (await world.ok('POST', `${table}/Refresh`, body)) as Queued;
  const from = (hour: number) => ({ MaterializationStart: timeOfHour(hour), MaterializationEnd: timeOfHour(16) });

  it('the same refresh is queued once, at both paths and by concurrent requests', async () => {
    const world = await tableWorld();
    const first = await refresh(world);
    expect(await world.ok('POST', table)).toEqual(first);
    const all = await Promise.all(Array.from({ length: 10 }, () => refresh(world)));
    expect(new Set(all.map(({ JobId }) => JobId))).toEqual(new Set([first.JobId]));
    const part = await refresh(world, from(12));
    expect(part.JobId).toBeGreaterThan(first.JobId);
    expect(await refresh(world, from(12))).toMatchObject({ JobId: part.JobId, MessageId: part.MessageId });
    expect((await refresh(world, { ...from(12), JobType: 4 })).JobId).toBeGreaterThan(part.JobId);
  });

  it('refreshes beyond the limit are refused, also by concurrent requests; queued ones remain', async () => {
    const world = await tableWorld();
    const responses = await Promise.all(
      Array.from({ length: limit + 2 }, (_, i) => world.send('POST', `${table}/Refresh`, { body: from(12 + i / 10) })),
    );
    // The first job, of the table's creation, is also queued.
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400, 400]);
    const refused = await world.send('POST', `${table}/Refresh`, { body: from(15) });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain(`${limit} refreshes of the virtual table wait or run`);
    const queuedIndex = responses.findIndex(({ status }) => status === 200);
    expect((await world.send('POST', `${table}/Refresh`, { body: from(12 + queuedIndex / 10) })).status).toBe(200);
  });

  it('a table can be disabled and enabled at the limit of queued refreshes', async () => {
    const world = await tableWorld();
    for (let i = 1; i < limit; i += 1) await refresh(world, from(12 + i / 10));
    for (let i = 0; i < 3; i += 1) await world.ok('PUT', `${table}/status`, { IsEnabled: true });
    expect((await world.send('POST', `${table}/Refresh`, { body: from(15) })).status).toBe(400);
    await world.ok('PUT', `${table}/status`, { IsEnabled: false });
    for (let i = 0; i < 3; i += 1) await world.ok('PUT', `${table}/status`, { IsEnabled: true });
    // The changes of status queued only one job.
    for (let i = 1; i < limit; i += 1) await refresh(world, from(12 + i / 10));
    expect((await world.send('POST', `${table}/Refresh`, { body: from(15) })).status).toBe(400);
  });
}

onBothDatabases(limits);
