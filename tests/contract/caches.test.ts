// Caches never return stale values: each test changes an object on one replica and reads from the other one before and after the change
// (docs/proof.md, Caches). On SQLite, one server is both replicas.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ticksPerSecond } from '../../server/domain/values/ticks.ts';
import { parseDateTime } from '../../server/domain/values/time.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type SendOptions, type TestServer } from '../support/server.ts';
import { accessEntry, accessList } from './support/access.ts';
import { newWorld, worldOf, type World } from './support/cases.ts';
import { timeOfHour, simpleEvents, simpleType } from './support/fixtures.ts';
import { simpleView } from './support/virtual-tables.ts';

type Row = Readonly<Record<string, unknown>>;

const day = `startIndex=${timeOfHour(12)}&endIndex=${timeOfHour(16)}`;
const window = `/Streams/Simple/Data?${day}`;
const viewData = `/DataViews/SimpleView/data/stored?${day}&cache=Preserve`;
const viewItems = '/DataViews/SimpleView/Resolved/DataItems/streams?cache=Preserve';

/** More events than one block has. */
const manyEvents = Array.from({ length: 2_000 }, (_, i) => ({
  Time: new Date(Date.UTC(2017, 10, 23, 12, 0, i)).toISOString().replace('.000', ''),
  State: 0,
  Measurement: i + 1,
}));
const manyTimes = `startIndex=${timeOfHour(12)}&endIndex=${manyEvents.at(-1)?.Time ?? ''}`;

/** The properties of the type Simple without State, and with another one. */
const otherType = {
  ...simpleType,
  Properties: [
    ...simpleType.Properties.filter(({ Id }) => Id !== 'State'),
    { Id: 'Extra', SdsType: { SdsTypeCode: 9 } },
  ],
};

function caches(newDatabase: NewDatabase): void {
  let one: TestServer;
  let other: TestServer;
  // The clock does not run, so that successive changes have the same date.
  const noon = parseDateTime(timeOfHour(12)) ?? 0n;
  let clock = noon;
  beforeAll(async () => {
    const settings = await newDatabase();
    const isShared = 'DATABASE_URL' in settings;
    one = await startTestServer(settings, { now: () => clock });
    other = isShared ? await startTestServer(settings, { now: () => clock, replicaOf: one }) : one;
  });
  afterAll(async () => {
    if (other !== one) await other.stop();
    await one.stop();
  });

  /** Returns a namespace with the stream Simple and its events, as each replica serves it. */
  async function worlds(events: readonly object[] = simpleEvents): Promise<readonly [World, World]> {
    const world = await newWorld(one);
    await world.ok('POST', '/Types/Simple', simpleType);
    await world.ok('POST', '/Streams/Simple', { TypeId: 'Simple' });
    await world.ok('POST', '/Streams/Simple/Data', events);
    return [world, worldOf(other, world.namespace)];
  }

  /** Reads until every cache is filled, then changes the object; returns the results before and after the change. */
  async function aroundChange<Result>(read: () => Promise<Result>, change: () => Promise<unknown>) {
    await read();
    await read();
    const before = await read();
    await change();
    return { before, after: await read() };
  }

  const rows = (world: World, path: string, options?: SendOptions) =>
    world.ok('GET', path, undefined, options) as Promise<readonly Row[]>;
  const membersOf = async (world: World, path = window) =>
    Object.keys((await rows(world, path, { headers: { 'Accept-Verbosity': 'verbose' } }))[0] ?? {});
  const onlyFor = (...roles: readonly string[]) => accessList(...roles.map((role) => accessEntry(role, 31)));

  describe('event types', () => {
    it('follow the settings of a stream, even if they change at the same time', async () => {
      const [world, replica] = await worlds();
      const between = async () =>
        (
          await rows(
            replica,
            `/Streams/Simple/Data/Interpolated?startIndex=${timeOfHour(12.5)}&endIndex=${timeOfHour(12.5)}&count=1`,
          )
        ).map(({ Measurement = 0 }) => Measurement);
      const set = (InterpolationMode: number) => () =>
        world.ok('PUT', '/Streams/Simple', { TypeId: 'Simple', InterpolationMode });
      expect(await aroundChange(between, set(1))).toEqual({ before: [5], after: [0] });
      expect(await aroundChange(between, set(2))).toEqual({ before: [0], after: [10] });
    });

    it('are those of a new stream and type with the same identifiers', async () => {
      const [world, replica] = await worlds(manyEvents);
      const events = manyEvents.map(({ Time, Measurement }) => ({ Time, Measurement, Extra: 7 }));
      const results = await aroundChange(
        () => membersOf(replica),
        async () => {
          for (const path of ['/Streams/Simple', '/Types/Simple', '/Types/State']) await world.ok('DELETE', path);
          await world.ok('POST', '/Types/Simple', otherType);
          await world.ok('POST', '/Streams/Simple', { TypeId: 'Simple' });
          // The body is long enough for a thread, which also caches types.
          await replica.ok('POST', '/Streams/Simple/Data', events);
        },
      );
      expect(results).toEqual({ before: ['Time', 'State', 'Measurement'], after: ['Time', 'Measurement', 'Extra'] });
      expect(await rows(replica, '/Streams/Simple/Data/Last')).toMatchObject({ Extra: 7 });
    });
  });

  describe('blocks of events', () => {
    const readFor = (world: World) => async () => {
      const found = await rows(world, `/Streams/Simple/Data?${manyTimes}`);
      const total = found.reduce((sum, { Measurement }) => sum + Number(Measurement ?? 0), 0);
      const [summary] = await rows(world, `/Streams/Simple/Data/Summaries?${manyTimes}&count=1`);
      const { Summaries } = summary as { Summaries: { Count: { Measurement: number } } };
      return { events: found.length, total, counted: Summaries.Count.Measurement };
    };
    const before = { events: 2_000, total: 2_001_000, counted: 2_000 };

    it.each([
      ['is replaced', 'PUT', '/Streams/Simple/Data', [{ ...manyEvents[99], Measurement: 1_100 }], 2_000, 2_002_000],
      ['is removed', 'DELETE', `/Streams/Simple/Data?index=${manyEvents[99]?.Time ?? ''}`, undefined, 1_999, 2_000_900],
    ] as const)('show that an event in them %s', async (_how, method, path, body, events, total) => {
      const [world, replica] = await worlds(manyEvents);
      const results = await aroundChange(readFor(replica), () => world.ok(method, path, body));
      expect(results).toMatchObject({ before, after: { events, total } });
    });

    it('are those of a new stream with the same identifier', async () => {
      const [world, replica] = await worlds(manyEvents);
      const results = await aroundChange(readFor(replica), async () => {
        await world.ok('DELETE', '/Streams/Simple');
        await world.ok('POST', '/Streams/Simple', { TypeId: 'Simple' });
        await world.ok(
          'POST',
          '/Streams/Simple/Data',
          manyEvents.map((event) => ({ ...event, Measurement: 2 })),
        );
      });
      expect(results).toMatchObject({ before, after: { events: 2_000, total: 4_000 } });
    });
  });

  describe('resolutions of data views', () => {
    async function viewWorlds() {
      const [world, replica] = await worlds();
      await world.ok('POST', '/DataViews/SimpleView', simpleView);
      return [world, replica] as const;
    }
    const valuesFor =
      (world: World, options: SendOptions = {}) =>
      async () =>
        (await rows(world, viewData, options)).map(({ Simple = null }) => Simple).filter((value) => value !== null);
    const itemsFor =
      (world: World, options: SendOptions = {}) =>
      async () => {
        const { Items } = (await world.ok('GET', viewItems, undefined, options)) as {
          Items: readonly { Id: string }[];
        };
        return Items.map(({ Id }) => Id);
      };
    const five = [0, 10, 20, 30, 40];

    it.each([
      ['the list of a stream', '/Streams/Simple/AccessControl'],
      ['the list of its type', '/Types/Simple/AccessControl'],
    ])('no longer show what %s denies', async (_list, path) => {
      const as = { as: 'contributor' } as const;
      for (const [readerFor, before] of [
        [valuesFor, five],
        [itemsFor, ['Simple']],
      ] as const) {
        const [world, replica] = await viewWorlds();
        const change = () => world.ok('PUT', path, onlyFor(one.roles.administrator));
        expect(await aroundChange<readonly unknown[]>(readerFor(replica, as), change)).toEqual({ before, after: [] });
      }
    });

    it('are not shared with the same user with other roles', async () => {
      const [world, replica] = await viewWorlds();
      await world.ok('PUT', '/Streams/Simple/AccessControl', onlyFor(one.roles.administrator, one.roles.contributor));
      const id = randomUUID();
      const { contributor, member } = one.roles;
      const withRoles = async (...roleIds: readonly string[]) => ({
        as: { token: await other.tokenOfUser({ id, roleIds }) },
      });
      for (const [readerFor, all] of [
        [valuesFor, five],
        [itemsFor, ['Simple']],
      ] as const) {
        expect(await readerFor(replica, await withRoles(contributor, member))()).toEqual(all);
        expect(await readerFor(replica, await withRoles(member))()).toEqual([]);
        expect(await readerFor(replica, await withRoles(contributor, member))()).toEqual(all);
      }
    });

    it('follow the definition of the view', async () => {
      const [world, replica] = await viewWorlds();
      const Queries = [{ Id: 'streams', Kind: 'Stream', Value: 'Id:Nothing*' }];
      const change = () => world.ok('PUT', '/DataViews/SimpleView', { ...simpleView, Queries });
      expect(await aroundChange(valuesFor(replica), change)).toEqual({ before: five, after: [] });
    });

    it('no longer show a deleted stream', async () => {
      const [world, replica] = await viewWorlds();
      const change = () => world.ok('DELETE', '/Streams/Simple');
      expect(await aroundChange(valuesFor(replica), change)).toEqual({ before: five, after: [] });
    });

    it('find a new stream after five minutes', async () => {
      const [world, replica] = await viewWorlds();
      const change = () => world.ok('POST', '/Streams/SimpleToo', { TypeId: 'Simple' });
      expect(await aroundChange(itemsFor(replica), change)).toEqual({ before: ['Simple'], after: ['Simple'] });
      clock += 300n * ticksPerSecond;
      expect((await itemsFor(replica)()).toSorted()).toEqual(['Simple', 'SimpleToo']);
      clock = noon;
    });
  });

  it('owners and access lists, which are cached by their text, follow changes of an object', async () => {
    const [world, replica] = await worlds();
    const status = async () => (await replica.send('GET', window, { as: 'contributor' })).status;
    const change = () => world.ok('PUT', '/Streams/Simple/AccessControl', onlyFor(one.roles.administrator));
    expect(await aroundChange(status, change)).toEqual({ before: 200, after: 403 });
  });

  describe('verified tokens', () => {
    /** Creates a client that may write; returns its path, its body and a function that requests tokens. */
    async function createClient() {
      const path = `/api/v1/Tenants/${one.tenant}/ClientCredentialClients`;
      const body = { Name: 'Temporary', RoleIds: [one.roles.administrator, one.roles.member] };
      const created = await one.send('POST', path, { body });
      const { Client, Secret } = (await created.json()) as { Client: { Id: string }; Secret: string };
      const requestToken = async () => {
        const form = { grant_type: 'client_credentials', client_id: Client.Id, client_secret: Secret };
        const response = await fetch(`${other.server.url}/identity/connect/token`, {
          method: 'POST',
          body: new URLSearchParams(form),
        });
        const { access_token: token = '' } = (await response.json()) as { access_token?: string };
        return { status: response.status, token };
      };
      return { path: `${path}/${Client.Id}`, body, requestToken };
    }

    it('cannot write after their client is deleted, and cannot read after they expire', async () => {
      const [, replica] = await worlds();
      const { path, requestToken } = await createClient();
      const { token } = await requestToken();
      const as = { as: { token } };
      const tag = async () => (await replica.send('PUT', '/Streams/Simple/Tags', { ...as, body: [] })).ok;
      const read = async () => (await replica.send('GET', window, as)).status;
      expect(await read()).toBe(200);
      expect(await aroundChange(tag, () => one.send('DELETE', path))).toEqual({ before: true, after: false });
      const expire = async () => (clock += 3_700n * ticksPerSecond);
      expect(await aroundChange(read, expire)).toEqual({ before: 200, after: 401 });
      clock = noon;
    });

    it('write with the current roles of their client', async () => {
      const [, replica] = await worlds();
      const { path, body, requestToken } = await createClient();
      const as = { as: { token: (await requestToken()).token } };
      const createStream = async () =>
        (await replica.send('POST', `/Streams/${randomUUID()}`, { ...as, body: { TypeId: 'Simple' } })).status;
      const change = () => one.send('PUT', path, { body: { ...body, RoleIds: [one.roles.member] } });
      expect(await aroundChange(createStream, change)).toEqual({ before: 201, after: 403 });
    });

    it('are no longer issued to a client after its secret is removed', async () => {
      const { path, requestToken } = await createClient();
      const status = async () => (await requestToken()).status;
      const change = () => one.send('DELETE', `${path}/Secrets/1`);
      expect(await aroundChange(status, change)).toEqual({ before: 200, after: 400 });
    });
  });
}

onBothDatabases(caches);
