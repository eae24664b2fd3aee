// Paged and streamed reads from the real server, with every kind of paging. A wrapper of fetch counts the requests.
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

const csrfHeaders = { 'X-Requested-With': 'tests' };

describe('pages()', () => {
  let server: TestServer;
  let world: World;
  let requestCount = 0;
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
    requestCount = 0;
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
      requestCount++;
      return fetch(url, init);
    },
  });

  /** Returns the items of each page. Expects one request for each page, and that a walk can resume after any of them. */
  async function contentsOf<Item>(walk: (options?: PagingOptions) => AsyncIterable<Page<Item>>): Promise<Item[][]> {
    const contents: Item[][] = [];
    const cursors: (Cursor | undefined)[] = [];
    for await (const page of walk()) {
      contents.push([...page.items]);
      cursors.push(page.next);
      expect(requestCount).toBe(contents.length);
    }
    for (const [i, cursor] of cursors.slice(0, -1).entries()) {
      const remaining: Item[] = [];
      const from = JSON.parse(JSON.stringify(cursor)) as Cursor;
      for await (const page of walk({ from })) remaining.push(...page.items);
      expect(remaining).toEqual(contents.slice(i + 1).flat());
    }
    return contents;
  }

  it('reads pages by Skip, Count and HasMore', async () => {
    const edge = createEdge({ ...options(), headers: csrfHeaders });
    const folder = async (Name: string, ParentId: number | null) => {
      const { data } = await edge.createOrUpdateFolder({ body: { Name, ParentId }, headers: csrfHeaders });
      return data?.Id ?? NaN;
    };
    const FolderId = await folder(`F ${randomUUID()}`, null);
    for (const name of ['A', 'B', 'C', 'D', 'E']) await folder(name, FolderId);
    requestCount = 0;
    const input = { query: { FolderId, Count: 2 }, headers: csrfHeaders };
    const contents = await contentsOf((from) => pages(edge.listFolders, input, from));
    expect(contents.map((page) => page.map(({ Name }) => Name))).toEqual([['A', 'B'], ['C', 'D'], ['E']]);
  });

  it('reads pages by skip and count of a list within an object', async () => {
    const hub = createProvisioning(options());
    const input = { path: { dataViewId: 'Pumps', queryId: 'pumps' }, query: { count: 2 } };
    const contents = await contentsOf((from) => pages(hub.listResolvedDataItems, input, from));
    expect(contents.map((page) => page.map(({ Id }) => Id))).toEqual([
      ['PumpA', 'PumpB'],
      ['PumpC', 'PumpD'],
      ['PumpE'],
    ]);
  });

  it('reads pages by skipToken', async () => {
    const identityProviderId = 'e2398938-bf8f-40fa-b380-d538ece2bfc2';
    const own = await createOwnTenant((tenant) =>
      tenant.ok('POST', '/IdentityProviders', {
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

  it('reads pages by Next-Page', async () => {
    const hub = createProvisioning(options());
    const input = { path: { dataViewId: 'Pumps' }, query: window };
    const contents = await contentsOf((from) => pages(hub.getDataViewStoredData<Row>, input, from));
    expect(flows(contents)).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  });

  it('reads pages by Link without Next-Page', async () => {
    const withoutNextPage = async (url: string, init: RequestInit) => {
      requestCount++;
      const { body, status, headers } = await fetch(url, init);
      expect(headers.has('Next-Page')).toBe(headers.get('Link')?.includes('next') ?? false);
      const otherHeaders = new Headers(headers);
      otherHeaders.delete('Next-Page');
      return new Response(body, { status, headers: otherHeaders });
    };
    const hub = createProvisioning({ ...options(), fetch: withoutNextPage });
    const input = { path: { dataViewId: 'Pumps' }, query: window };
    const contents = await contentsOf((from) => pages(hub.getDataViewStoredData<Row>, input, from));
    expect(flows(contents)).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  });

  it('reads pages by Next-Page with POST and the same body', async () => {
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
  // All events have the same length, so that the yielded events can be counted in bytes.
  const textOf = (i: number) => `{"Time":"${timeOf(i)}","Number":${COUNT + i},"Note":"${NOTE}"}`;
  const EVENT_BYTES = textOf(0).length + 1;
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

  it('items() requests a page after it has yielded all items of the previous page', async () => {
    let count = 0;
    let wrong = 0;
    const countsAtRequest: number[] = [];
    const hub = createDataServices({
      ...options,
      fetch(url, init) {
        countsAtRequest.push(count);
        return fetch(url, init);
      },
    });
    for await (const event of items(hub.listEvents<Reading>, { ...all, query: { ...all.query, count: PAGE } })) {
      if (event.Number !== COUNT + count++) wrong++;
    }
    expect([count, wrong]).toEqual([COUNT, 0]);
    expect(countsAtRequest).toEqual(Array.from({ length: COUNT / PAGE }, (_, i) => i * PAGE));
  }, 60_000);

  it('streamItems() reads the next chunk after it has yielded all complete events of the response so far', async () => {
    let [count, wrong, chunks, bytes, maxBuffered] = [0, 0, 0, 0, 0];
    const hub = createDataServices({
      ...options,
      async fetch(url, init) {
        const { body, status, headers } = await fetch(url, init);
        const reader = body?.getReader();
        const counted = new ReadableStream<Uint8Array>(
          {
            async pull(controller) {
              maxBuffered = Math.max(maxBuffered, bytes - count * EVENT_BYTES);
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
    expect([count, wrong, bytes]).toEqual([COUNT, 0, COUNT * EVENT_BYTES + 1]);
    expect(chunks).toBeGreaterThan(100);
    expect(maxBuffered).toBeLessThanOrEqual(EVENT_BYTES + 1);
  }, 60_000);

  it('streamItems() makes the server pause while the loop is slow, and stop when the loop ends', async () => {
    const { events } = server.server.store;
    const { texts } = events;
    let [read, isEnded] = [0, false];
    Object.assign(events, {
      async *texts(...range: Parameters<typeof texts>) {
        try {
          for await (const chunk of texts.apply(events, range)) {
            read += chunk.events;
            yield chunk;
          }
        } finally {
          isEnded = true;
        }
      },
    });
    try {
      const hub = createDataServices({ ...options, headers: { 'Accept-Encoding': 'identity' } });
      const walk = streamItems(hub.listEvents<Reading>, all);
      for (let i = 0; i < 10; i++) await walk.next();
      // The server fills the buffers of the connection, then stops.
      for (let last = -1; last !== read;) {
        last = read;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(COUNT / 2);
      expect(isEnded).toBe(false);
      await walk.return();
      while (!isEnded) await new Promise((resolve) => setTimeout(resolve, 2));
      expect(read).toBeLessThan(COUNT);
    } finally {
      Object.assign(events, { texts });
    }
  });
});
