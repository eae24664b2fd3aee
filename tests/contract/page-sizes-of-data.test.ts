// Pages of data with the size of the server's default internal steps, one less and one more.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { auditPageSize } from '../../server/audit/reading.ts';
import { maxItemsInMemory } from '../../server/catalog/lists.ts';
import { maxRowsPerChunk } from '../../server/data-views/rows.ts';
import { chunkSize } from '../../server/domain/reading/interpolated.ts';
import { formatDateTime } from '../../server/domain/values/time.ts';
import { defaultBlockSize } from '../../server/store/blocks/block.ts';
import { maxRowsInChunk } from '../../server/stream-data/joins.ts';
import { intervalsPerSlice } from '../../server/stream-data/summaries-text.ts';
import { onBothDatabases } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { createStream, pumpType, pumpView } from './support/data-views.ts';
import { createOwnTenant } from './support/own-tenant.ts';
import { countsAround, pageReader, type PagedList } from './support/page-walks.ts';

const total = 2 * maxRowsPerChunk;
const time = (second: number) => new Date(Date.UTC(2024, 4, 1) + second * 1_000).toISOString();
const hour = { startIndex: time(0), endIndex: time(total - 1) };
const window = `startIndex=${hour.startIndex}&endIndex=${hour.endIndex}`;
const view = { ...pumpView(), Queries: [{ Id: 'pumps', Value: 'PumpA' }] };
const events = Array.from({ length: total }, (_, at) => ({ Time: time(at), Flow: at, Level: at }));
/** Pages of one item would be too many; page-sizes.test.ts reads them, with small steps. */
const counts = (...steps: readonly number[]) => countsAround(steps, total).filter((count) => count > 1);

onBothDatabases((newDatabase) => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer(await newDatabase());
    world = await newWorld(server);
    await world.ok('POST', '/Types/Pump', pumpType);
    for (const id of ['PumpA', 'PumpB']) await createStream(world, id, { events });
    await world.ok('POST', '/StreamViews/View', { Id: 'View', SourceTypeId: 'Pump', TargetTypeId: 'Pump' });
  }, 60_000);
  afterAll(() => server.stop());

  const streamList = (more: Partial<PagedList> = {}): PagedList => ({
    path: { tenantId: world.tenant, namespaceId: world.namespace, streamId: 'PumpA' },
    query: hour,
    total,
    ...more,
  });
  const lists: Readonly<Record<string, () => PagedList>> = {
    listEvents: streamList,
    listTransformedEvents: () => streamList({ query: { ...hour, streamViewId: 'View' } }),
    queryStoredData: () => streamList({ body: view }),
    queryInterpolatedData: () => streamList({ body: view, query: { ...hour, interval: '00:00:01' } }),
  };

  it.each(Object.keys(lists))('pages of %s can end where blocks and chunks do', async (id) => {
    const list = lists[id]?.();
    if (!list) throw new Error(`There is no ${id}.`);
    const { readAll, expectPages } = pageReader(server);
    const items = await readAll(id, list, total + 10);
    for (const count of counts(maxRowsPerChunk, defaultBlockSize)) await expectPages(id, list, items, count);
  });

  const read = async (path: string) => (await world.ok('GET', path)) as readonly unknown[];

  it('a join returns as many rows as requested', async () => {
    const path = `/Bulk/Streams/Data/Joins?streams=PumpA,PumpB&joinMode=Outer&${window}`;
    const rows = await read(`${path}&count=${String(total + 10)}`);
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(total);
    for (const count of counts(maxRowsInChunk))
      expect(await read(`${path}&count=${String(count)}`)).toEqual(rows.slice(0, count));
  });

  it('a read of interpolated events returns as many as requested', async () => {
    for (const count of counts(chunkSize)) {
      const found = await read(`/Streams/PumpA/Data/Interpolated?${window}&count=${String(count)}`);
      expect(new Set(found.map((event) => (event as { readonly Time: string }).Time)).size).toBe(count);
      expect(found).toHaveLength(count);
    }
  });

  it('a read of summaries returns one for each interval', async () => {
    for (const count of countsAround([intervalsPerSlice], 2 * intervalsPerSlice)) {
      const found = await read(`/Streams/PumpA/Data/Summaries?${window}&count=${String(count)}`);
      expect(found).toHaveLength(count);
    }
  });

  it('lists of objects can end with the objects that are in memory', async () => {
    const { objects } = server.server.store;
    const scope = { tenant: world.tenant, namespace: world.namespace };
    const one = await objects.get(scope, 'streamView', 'View');
    if (!one) throw new Error('There is no stream view.');
    for (let place = 1; place < maxItemsInMemory; place += 1) {
      const id = `View${String(place)}`;
      await objects.create(scope, 'streamView', { ...one, id, body: { ...one.body, Id: id } });
    }
    const list = { path: { tenantId: world.tenant, namespaceId: world.namespace }, total: maxItemsInMemory };
    const { readAll, expectPages } = pageReader(server);
    const items = await readAll('listStreamViews', list, maxItemsInMemory + 10);
    for (const count of [maxItemsInMemory - 1, maxItemsInMemory, maxItemsInMemory + 1])
      await expectPages('listStreamViews', list, items, count);
  }, 30_000);

  it('pages of the audit log can end where a read of the database does', async () => {
    const { audit } = server.server.store;
    const own = await createOwnTenant()({ server });
    const { tenant } = own;
    const body = {
      OperationId: '00000000-0000-4000-8000-000000000000',
      Operation: 'createRole',
      Method: 'POST',
      Path: '/',
      Status: null,
      Reason: null,
      CallerType: 'User',
      CallerId: 'somebody',
      ClientId: null,
      Address: '127.0.0.1',
      Count: 1,
      LastTime: '638000000000000000',
    };
    const size = 2 * auditPageSize;
    const records = Array.from({ length: size }, (_, at) => ({
      tenant,
      kind: 'Change' as const,
      at: 638_000_000_000_000_000n + 10_000_000n * BigInt(at),
      body,
    }));
    await audit.add(records);
    const list = { as: own.administrator, path: { tenantId: tenant } };
    const { expectPages } = pageReader(server);
    const { LastTime, ...shown } = body;
    const items = records.toReversed().map(({ at, kind }) => ({
      Time: formatDateTime(at),
      Kind: kind,
      ...shown,
      LastTime: formatDateTime(BigInt(LastTime)),
    }));
    for (const count of [auditPageSize - 1, auditPageSize]) await expectPages('getAuditLog', list, items, count);
  });
});
