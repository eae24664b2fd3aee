// Every list, with pages whose sizes are those of internal steps and of the whole list, one less and one more.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStore } from '../../server/store/open.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createOwnTenant } from './support/own-tenant.ts';
import { createPagedData, createPagedIdentities, type PagedLists } from './support/paged-lists.ts';
import { countsAround, pagedOperations, pageReader } from './support/page-walks.ts';

/** The number of rows that the store reads at a time, 2,000 by default. Lists have twice as many items, so that pages can end with a read. */
const step = 4;
const size = 2 * step;

describe('every list', () => {
  let server: TestServer;
  let lists: PagedLists;
  beforeAll(async () => {
    const store = await openStore({ dataDir: ':memory:', rowsAtOnce: step, blockSize: step });
    server = await startTestServer({}, { store });
    const own = await createOwnTenant()({ server });
    lists = { ...(await createPagedData(server, size)), ...(await createPagedIdentities(server, own, size)) };
  }, 60_000);
  afterAll(() => server.stop());

  it('has a test below', () => {
    expect(Object.keys(lists).sort()).toEqual([...pagedOperations].sort());
  });

  it.each(pagedOperations)('%s has each item once, in order, on pages of every size', async (id) => {
    const list = lists[id];
    if (!list) throw new Error(`${id} has pages, but no row in paged-lists.ts.`);
    const { readAll, expectPages } = pageReader(server);
    const items = await readAll(id, list);
    for (const count of countsAround([step], items.length)) await expectPages(id, list, items, count);
  });
});
