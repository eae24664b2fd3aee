// Every way in which the real server returns pages, and 100,000 of its events. The requests go through to it and are counted on their way.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createDataServices,
  createEdge,
  createIdentity,
  createProvisioning,
  items,
  pages,
  streamItems,
  type Cursor,
  type DataServicesSchemas,
  type Page,
  type PagingOptions,
} from '../../client/index.ts';
import { streamEventType } from '../../server/catalog/event-types.ts';
import { openStreamWithType } from '../../server/stream-data/open-stream.ts';
import { newWorld, type World } from '../contract/support/cases.ts';
import { createStream, timeOfMinute, pumpType } from '../contract/support/data-views.ts';
import { createOwnTenant } from '../contract/support/own-tenant.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const requested = { 'X-Requested-With': 'tests' };

describe('the pages of the server', () => {
  let server: TestServer;
  let world: World;
  /** The requests so far. */
  let asked = 0;
  beforeAll(async () => {
    server = await startTestServer();
    world = await newWorld(server);
    await world.ok('POST', '/Types/Pump', pumpType);
    for (const id of ['A', 'B', 'C', 'D', 'E']) {
      const events =
        id === 'A' ? Array.from({ length: 7 }, (_, i) => ({ Time: timeOfMinute(i), Flow: i, Level: 0 })) : [];
      await createStream(world, `Pump${id}`, { events });
    }
    await world.ok('POST', '/dataviews/Pumps', { Id: 'Pumps', ...view });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    asked = 0;
  });

  const STREAM_ID = 1;
  const PROPERTY = 3;
  const view: DataServicesSchemas['DataView'] = {
    Queries: [{ Id: 'pumps', Value: 'Pump*' }],
    DataFieldSets: [{ QueryId: 'pumps', DataFields: [{ Source: PROPERTY, Keys: ['Flow'], Label: 'Flow' }] }],
    GroupingFields: [{ Source: STREAM_ID, Label: 'Pump' }],
  };
  const options = () => ({
    baseUrl: server.server.url,
    auth: server.tokenOf('administrator'),
    path: { tenantId: world.tenant, namespaceId: world.namespace },
    fetch(url: string, init: RequestInit) {
      asked++;
      return fetch(url, init);
    },
  });

  /** What is on each page; each is asked for when it is wanted, and the rest can be read later from where any of them ends. */
  async function contentsOf<Item>(walk: (options?: PagingOptions) => AsyncIterable<Page<Item>>): Promise<Item[][]> {
    const contents: Item[][] = [];
    const ends: (Cursor | undefined)[] = [];
    for await (const page of walk()) {
      contents.push([...page.items]);
      ends.push(page.next);
      expect(asked).toBe(contents.length);
    }
    for (const [i, end] of ends.slice(0, -1).entries()) {
      const rest: Item[] = [];
      for await (const page of walk({ from: JSON.parse(JSON.stringify(end)) as Cursor })) rest.push(...page.items);
      expect(rest).toEqual(contents.slice(i + 1).flat());
    }
    return contents;
  }

  it('Skip, Count and HasMore', async () => {
    const edge = createEdge({ ...options(), headers: requested });
    const folder = async (Name: string, ParentId: number | null) => {
      const { data } = await edge.createOrUpdateFolder({ body: { Name, ParentId }, headers: requested });
      return data?.Id ?? NaN;
    };
    const FolderId = await folder(`F ${randomUUID()}`, null);
    for (const name of ['A', 'B', 'C', 'D', 'E']) await folder(name, FolderId);
    asked = 0;
    const input = { query: { FolderId, Count: 2 }, headers: requested };
    const contents = await contentsOf((from) => pages(edge.listFolders, input, from));
    expect(contents.map((page) => page.map(({ Name }) => Name))).toEqual([['A', 'B'], ['C', 'D'], ['E']]);
  });

  it('skip and count of a list within an object', async () => {
    const hub = createProvisioning(options());
    const input = { path: { dataViewId: 'Pumps', queryId: 'pumps' }, query: { count: 2 } };
    const contents = await contentsOf((from) => pages(hub.listResolvedDataItems, input, from));
    expect(contents.map((page) => page.map(({ Id }) => Id))).toEqual([
      ['PumpA', 'PumpB'],
      ['PumpC', 'PumpD'],
      ['PumpE'],
    ]);
  });

  it('skipToken', async () => {
    const identityProviderId = 'e2398938-bf8f-40fa-b380-d538ece2bfc2';
    const own = await createOwnTenant((made) =>
      made.ok('POST', '/IdentityProviders', {
        IdentityProviderId: identityProviderId,
        DirectoryServiceTenant: 'northwind.example.com',
        DirectoryServiceConsentTypes: 'SignIn;ReadAllUsersGroups',
      }),
    )(world);
    const identity = createIdentity({ ...options(), auth: own.administrator.token, path: { tenantId: own.tenant } });
    const input = { path: { identityProviderId }, query: { query: 'al', count: 2 } };
    const contents = await contentsOf((from) => pages(identity.searchDirectoryUsers, input, from));
    expect(contents.map((page) => page.map(({ Name }) => Name))).toEqual([
      ['Alan Abbott', 'Ruth Aldridge'],
      ['Alma Berg', 'Alba Castillo'],
      ['Albert Farrell'],
    ]);
  });

  interface Row {
    readonly Timestamp: string;
  }
  const window = { startIndex: timeOfMinute(0), endIndex: timeOfMinute(6), count: 3 };
  const flows = (contents: readonly (readonly object[])[]) =>
    contents.map((page) => page.map((row) => Object.values(row).find((value) => typeof value === 'number') as number));

  it('Next-Page', async () => {
    const hub = createProvisioning(options());
    const input = { path: { dataViewId: 'Pumps' }, query: window };
    const contents = await contentsOf((from) => pages(hub.getDataViewStoredData<Row>, input, from));
    expect(flows(contents)).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  });

  it('Link, where that is all there is', async () => {
    const withoutNextPage = async (url: string, init: RequestInit) => {
      asked++;
      const { body, status, headers } = await fetch(url, init);
      expect(headers.has('Next-Page')).toBe(headers.get('Link')?.includes('next') ?? false);
      const left = new Headers(headers);
      left.delete('Next-Page');
      return new Response(body, { status, headers: left });
    };
    const hub = createProvisioning({ ...options(), fetch: withoutNextPage });
    const input = { path: { dataViewId: 'Pumps' }, query: window };
    const contents = await contentsOf((from) => pages(hub.getDataViewStoredData<Row>, input, from));
    expect(flows(contents)).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  });

  it('Next-Page, by POST with the same body', async () => {
    const hub = createDataServices(options());
    const input = { query: window, body: view };
    const contents = await contentsOf((from) => pages(hub.queryStoredData, input, from));
    expect(flows(contents)).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  });
});

describe('100,000 events, 45 MB', () => {
  const COUNT = 100_000;
  const PAGE = 1_000;
  interface Reading {
    readonly Time: string;
    readonly Number: number;
    readonly Note: string;
  }
  const timeOf = (i: number) => `${new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString().slice(0, 19)}Z`;
  const NOTE = 'n'.repeat(400);
  // All of one length, so that the yielded items can be counted in bytes.
  const textOf = (i: number) => `{"Time":"${timeOf(i)}","Number":${COUNT + i},"Note":"${NOTE}"}`;
  const LENGTH = textOf(0).length + 1;
  const all = { path: { streamId: 'Long' }, query: { startIndex: timeOf(0), endIndex: timeOf(COUNT) } };

  let server: TestServer;
  let options: { baseUrl: string; auth: string; path: { tenantId: string; namespaceId: string } };
  beforeAll(async () => {
    server = await startTestServer({ RESPONSE_VALIDATION: 'off' });
    const world = await newWorld(server);
    const { tenant, namespace } = world;
    options = {
      baseUrl: server.server.url,
      auth: server.tokenOf('administrator'),
      path: { tenantId: tenant, namespaceId: namespace },
    };
    await world.ok('POST', '/Types/Reading', {
      Id: 'Reading',
      SdsTypeCode: 1,
      Properties: [
        { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } },
        { Id: 'Number', SdsType: { SdsTypeCode: 11 } },
        { Id: 'Note', SdsType: { SdsTypeCode: 18 } },
      ],
    });
    await world.ok('POST', '/Streams/Long', { Id: 'Long', TypeId: 'Reading' });
    const { store } = server.server;
    const scope = { tenant, namespace };
    const object = await store.objects.get(scope, 'stream', 'Long');
    if (!object) throw new Error('There is no stream.');
    const { codec, readIndex, ref } = openStreamWithType(
      store.events,
      scope,
      object,
      await streamEventType(store, scope, object),
    );
    const rows = Array.from({ length: COUNT }, (_, i) => ({
      key: codec.keys.ofIndex(readIndex(timeOf(i), 'Time')),
      body: textOf(i),
    }));
    await store.events.insert(ref, rows);
  }, 60_000);
  afterAll(() => server.stop());

  it('in pages: the next one is asked for when all items of the one before were yielded', async () => {
    let count = 0;
    let wrong = 0;
    const countWhenAsked: number[] = [];
    const hub = createDataServices({
      ...options,
      fetch(url, init) {
        countWhenAsked.push(count);
        return fetch(url, init);
      },
    });
    for await (const event of items(hub.listEvents<Reading>, { ...all, query: { ...all.query, count: PAGE } })) {
      if (event.Number !== COUNT + count++) wrong++;
    }
    expect([count, wrong]).toEqual([COUNT, 0]);
    expect(countWhenAsked).toEqual(Array.from({ length: COUNT / PAGE }, (_, i) => i * PAGE));
  }, 60_000);

  it('in one answer: of what has come, all but the beginning of one event is yielded before more is read', async () => {
    let [count, wrong, chunks, bytes, mostHeld] = [0, 0, 0, 0, 0];
    const hub = createDataServices({
      ...options,
      async fetch(url, init) {
        const { body, status, headers } = await fetch(url, init);
        const reader = body?.getReader();
        const counted = new ReadableStream<Uint8Array>(
          {
            async pull(controller) {
              mostHeld = Math.max(mostHeld, bytes - count * LENGTH);
              const { value } = (await reader?.read()) ?? {};
              if (!value) {
                controller.close();
                return;
              }
              chunks++;
              bytes += value.length;
              controller.enqueue(value);
            },
          },
          { highWaterMark: 0 },
        );
        return new Response(counted, { status, headers });
      },
    });
    for await (const event of streamItems(hub.listEvents<Reading>, all)) {
      if (event.Number !== COUNT + count++) wrong++;
    }
    expect([count, wrong, bytes]).toEqual([COUNT, 0, COUNT * LENGTH + 1]);
    expect(chunks).toBeGreaterThan(100);
    expect(mostHeld).toBeLessThanOrEqual(LENGTH + 1);
  }, 60_000);

  it('in one answer: the server stops reading while nobody takes them, and for good when the loop ends', async () => {
    const { events } = server.server.store;
    const { texts } = events;
    let [read, isOver] = [0, false];
    Object.assign(events, {
      async *texts(...range: Parameters<typeof texts>) {
        try {
          for await (const chunk of texts.apply(events, range)) {
            read += chunk.events;
            yield chunk;
          }
        } finally {
          isOver = true;
        }
      },
    });
    try {
      const hub = createDataServices({ ...options, headers: { 'Accept-Encoding': 'identity' } });
      const walk = streamItems(hub.listEvents<Reading>, all);
      for (let i = 0; i < 10; i++) await walk.next();
      // What lies between the two is filled, and no more.
      for (let last = -1; last !== read;) {
        last = read;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(COUNT / 2);
      expect(isOver).toBe(false);
      await walk.return();
      while (!isOver) await new Promise((resolve) => setTimeout(resolve, 2));
      expect(read).toBeLessThan(COUNT);
    } finally {
      Object.assign(events, { texts });
    }
  });
});
