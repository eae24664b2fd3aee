// Virtual tables over time, with a clock that the test sets: scheduled, manual and partial refreshes, new streams, failures
// (docs/behavior/virtual-tables.md).
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ticksPerSecond } from '../../server/domain/values/ticks.ts';
import { formatDateTime, parseDateTime } from '../../server/domain/values/time.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { timeOfHour, simpleEvents, simpleType } from './support/fixtures.ts';
import { waitUntilSettled, simpleView } from './support/virtual-tables.ts';

interface Table {
  readonly Status: string;
  readonly Comment: string | null;
  readonly LastQueuedRegRefreshTime: string | null;
  readonly MaterializationStart: string | null;
  readonly MaterializationEnd: string | null;
}
type Row = Readonly<Record<string, unknown>>;

const minute = 60n * ticksPerSecond;
const hour = (number: number) => parseDateTime(timeOfHour(number)) ?? 0n;
const tablePath = 'preview/virtualTables/Table';

function withClock(newDatabase: NewDatabase): void {
  let server: TestServer;
  // Tests share the clock, and each starts at the time at which the previous one ended.
  let clock = hour(16);
  beforeAll(async () => {
    server = await startTestServer(await newDatabase(), { now: () => clock });
  });
  afterAll(() => server.stop());

  /** Creates the stream Simple with its five events, the last at 16:00, and its view; sets the clock to 16:00. */
  async function simpleWorld(): Promise<World> {
    clock = hour(16);
    const world = await newWorld(server);
    await world.ok('POST', '/Types/Simple', simpleType);
    await world.ok('POST', '/Streams/Simple', { TypeId: 'Simple' });
    await world.ok('POST', '/Streams/Simple/Data', simpleEvents);
    await world.ok('POST', '/DataViews/SimpleView', simpleView);
    return world;
  }
  const create = (world: World, members: object = {}) =>
    world.ok('POST', 'preview/virtualTables', { id: 'Table', dataViewId: 'SimpleView', ...members });
  const table = async (world: World) => (await world.ok('GET', tablePath)) as Table;
  const rows = async (world: World) => (await world.ok('GET', `${tablePath}/data/default`)) as Row[];
  const addEvents = (world: World, stream: string, ...hours: readonly number[]) =>
    world.ok(
      'POST',
      `/Streams/${stream}/Data`,
      hours.map((number) => ({ Time: timeOfHour(number), State: 0, Measurement: number })),
    );

  async function until(world: World, condition: (state: Table) => boolean): Promise<Table> {
    for (;;) {
      const state = await table(world);
      if (condition(state)) return state;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it('refreshes a table after its interval from its previous end on; a manual refresh adds late events', async () => {
    const world = await simpleWorld();
    await create(world, { RefreshInterval: '00:15:00' });
    expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Ready' });
    expect(await table(world)).toMatchObject({ MaterializationEnd: timeOfHour(16), LastQueuedRegRefreshTime: null });

    await addEvents(world, 'Simple', 12.5, 16.1);
    clock = hour(16) + 16n * minute;
    const due = formatDateTime(clock);
    const after = await until(world, ({ MaterializationEnd: end }) => end === due);
    expect(after).toMatchObject({
      Status: 'Ready',
      LastQueuedRegRefreshTime: due,
      MaterializationStart: timeOfHour(12),
    });
    // The event at 12:30 lies before the refreshed window.
    const times = (await rows(world)).map(({ Timestamp }) => Timestamp);
    expect(times).toEqual([...[12, 13, 14, 15, 16].map(timeOfHour), timeOfHour(16.1)]);

    await world.ok('POST', `${tablePath}/Refresh`);
    await waitUntilSettled(world, 'Table');
    expect((await rows(world)).map(({ Timestamp }) => Timestamp)).toContain(timeOfHour(12.5));
  });

  it('a regular refresh adds a new stream from the previous end on, and a partial refresh adds it to its part', async () => {
    const world = await simpleWorld();
    await create(world);
    await waitUntilSettled(world, 'Table');
    await world.ok('POST', '/Streams/SimpleToo', { TypeId: 'Simple' });
    await addEvents(world, 'SimpleToo', 13, 16.5);
    await addEvents(world, 'Simple', 16.5);
    clock = hour(17);
    await world.ok('POST', `${tablePath}/Refresh`, { JobType: 'RegularRefresh' });
    await waitUntilSettled(world, 'Table');
    expect(await rows(world)).toEqual([
      ...[12, 13, 14, 15, 16].map((number) => ({
        Timestamp: timeOfHour(number),
        Simple: (number - 12) * 10,
        SimpleToo: null,
      })),
      { Timestamp: timeOfHour(16.5), Simple: 16.5, SimpleToo: 16.5 },
    ]);

    await world.ok('POST', `${tablePath}/Refresh`, {
      MaterializationStart: timeOfHour(13),
      MaterializationEnd: timeOfHour(14),
    });
    await waitUntilSettled(world, 'Table');
    expect((await rows(world)).map(({ SimpleToo }) => SimpleToo)).toEqual([null, 13, null, null, null, 16.5]);
  });

  it('a partial refresh removes only rows within its part whose events no longer exist', async () => {
    const world = await simpleWorld();
    await create(world);
    await waitUntilSettled(world, 'Table');
    await world.ok('DELETE', `/Streams/Simple/Data?startIndex=${timeOfHour(13)}&endIndex=${timeOfHour(15)}`);
    await world.ok('POST', `${tablePath}/Refresh`, {
      MaterializationStart: timeOfHour(14),
      MaterializationEnd: timeOfHour(15),
    });
    await waitUntilSettled(world, 'Table');
    expect((await rows(world)).map(({ Timestamp }) => Timestamp)).toEqual([
      timeOfHour(12),
      timeOfHour(13),
      timeOfHour(16),
    ]);
    expect(await table(world)).toMatchObject({
      MaterializationStart: timeOfHour(12),
      MaterializationEnd: timeOfHour(16),
    });
  });

  it('interpolated rows stay on the grid of the table after several refreshes', async () => {
    const world = await simpleWorld();
    clock = hour(13) + 10n * minute;
    await create(world, { retrievalMode: 'Interpolated', interval: '00:40:00' });
    await waitUntilSettled(world, 'Table');
    for (const minutes of [25n, 50n, 75n]) {
      clock = hour(13) + minutes * minute;
      await world.ok('POST', `${tablePath}/Refresh`, { JobType: 1 });
      await waitUntilSettled(world, 'Table');
    }
    expect((await rows(world)).map(({ Timestamp }) => Timestamp)).toEqual([
      timeOfHour(12),
      '2017-11-23T12:40:00Z',
      '2017-11-23T13:20:00Z',
      timeOfHour(14),
    ]);
  });

  it('enabling a table refreshes it if its interval has passed; otherwise the table waits for its interval', async () => {
    const world = await simpleWorld();
    await create(world, { RefreshInterval: '00:15:00' });
    await waitUntilSettled(world, 'Table');
    await world.ok('PUT', `${tablePath}/status`, { IsEnabled: false });
    clock += 20n * minute;
    await world.ok('PUT', `${tablePath}/status`, { IsEnabled: true });
    expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Ready' });
    await world.ok('PUT', `${tablePath}/status`, { IsEnabled: true });
    expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Enabled' });
    clock += 16n * minute;
    const due = formatDateTime(clock);
    expect(await until(world, ({ MaterializationEnd: end }) => end === due)).toMatchObject({ Status: 'Ready' });
  });

  it('a table that fails three times in a row is disabled until it is enabled again', async () => {
    const world = await simpleWorld();
    await create(world, { RefreshInterval: '00:15:00' });
    await waitUntilSettled(world, 'Table');
    await world.ok('DELETE', '/DataViews/SimpleView');
    for (const [failures, Status] of ['Error', 'Error', 'Disabled'].entries()) {
      await world.ok('POST', `${tablePath}/Refresh`);
      expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status });
      const messages = (await world.ok('GET', `${tablePath}/errorMessages`)) as Row[];
      expect(messages).toHaveLength(failures + 1);
    }
    expect((await table(world)).Comment).toContain("data view 'SimpleView'");
    expect((await world.send('POST', `${tablePath}/Refresh`)).status).toBe(400);
    expect(await rows(world)).toHaveLength(5);

    await world.ok('POST', '/DataViews/SimpleView', simpleView);
    await world.ok('PUT', `${tablePath}/status`, { IsEnabled: true });
    clock += 20n * minute;
    const due = formatDateTime(clock);
    expect(await until(world, ({ MaterializationEnd: end }) => end === due)).toMatchObject({ Comment: null });
  });

  it('a table contains only streams that its creator can read', async () => {
    const world = await simpleWorld();
    await world.ok('POST', '/Streams/SimpleSecret', { TypeId: 'Simple' });
    await addEvents(world, 'SimpleSecret', 12);
    await world.ok('PUT', '/Streams/SimpleSecret/AccessControl', { RoleTrusteeAccessControlEntries: [] });
    await world.ok('POST', 'preview/virtualTables', { id: 'Table', dataViewId: 'SimpleView' }, { as: 'contributor' });
    await waitUntilSettled(world, 'Table');
    expect(Object.keys((await rows(world))[0] ?? {})).toEqual(['Timestamp', 'Simple']);
  });

  it('orders narrow rows by field, also those of a later refresh', async () => {
    const world = await simpleWorld();
    await world.ok('POST', '/DataViews/Narrow', { ...simpleView, Id: 'Narrow', Shape: 'Narrow' });
    await create(world, { dataViewId: 'Narrow', startIndex: timeOfHour(15) });
    await waitUntilSettled(world, 'Table');
    await world.ok('POST', '/Streams/SimpleToo', { TypeId: 'Simple' });
    await addEvents(world, 'SimpleToo', 16.5);
    clock = hour(17);
    await world.ok('POST', `${tablePath}/Refresh`, { JobType: 1 });
    await waitUntilSettled(world, 'Table');
    expect((await rows(world)).map((row) => Object.values(row))).toEqual([
      [timeOfHour(15), 'Simple', 30],
      [timeOfHour(16), 'Simple', 40],
      [timeOfHour(16.5), 'Simple', null],
      [timeOfHour(16), 'SimpleToo', null],
      [timeOfHour(16.5), 'SimpleToo', 16.5],
    ]);
  });
}

onBothDatabases(withClock);
