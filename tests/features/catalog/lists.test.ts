import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listObjects, type Listing, type ListQuery } from '../../../server/catalog/lists.ts';
import { JsonBody } from '../../../server/requests/reply-body.ts';
import { InvalidInput } from '../../../server/domain/model.ts';

interface Item {
  readonly Id: string;
  readonly Name: string | null;
}

const createItem = (Id: string, Name: string | null = null): Item => ({ Id, Name });

function listingOf(things: readonly Item[], chunkSize = 2) {
  const chunks = Array.from({ length: Math.ceil(things.length / chunkSize) }, (_none, at) =>
    things.slice(at * chunkSize, (at + 1) * chunkSize),
  );
  return {
    chunks,
    fields: { Id: 'string', Name: 'string' } as const,
    members: (item: Item) => ({ ...item }),
    searchable: { fields: { Id: ({ Id }: Item) => [Id], Name: ({ Name }: Item) => [Name] } },
    toJson: (items: readonly Item[]) => items.map((item) => item.Id),
  };
}

/** Returns a listing whose items can be read again by their keys, like the listings of a store. */
function storedListingOf(things: readonly Item[]): Listing<Item, string> {
  const byId = new Map(things.map((item) => [item.Id, item]));
  return {
    ...listingOf(things),
    reload: async (id) => byId.get(id) ?? null,
    keyOf: ({ Id }) => Id,
  };
}

async function idsOf(listing: Listing<Item, string>, query: ListQuery) {
  const { headers, body } = await listObjects(listing, query);
  if (!(body instanceof JsonBody)) return { total: headers['Total-Count'], ids: body, isStreamed: false };
  const texts: string[] = [];
  for await (const text of body.chunks) texts.push(String(text));
  const ids: unknown = JSON.parse(texts.join(''));
  return { total: headers['Total-Count'], ids, isStreamed: true };
}

const allItems = [
  createItem('b', 'Pump one'),
  createItem('a', 'Tank'),
  createItem('c'),
  createItem('e', 'pump two'),
  createItem('d', 'Valve'),
];

describe('a list of objects', () => {
  it.each<[string, ListQuery, readonly string[], number]>([
    ['returns all items in the order of creation by default', {}, ['b', 'a', 'c', 'e', 'd'], 5],
    ['returns the page that skip and count select', { skip: 1, count: 2 }, ['a', 'c'], 5],
    ['returns only the total for count 0', { count: 0 }, [], 5],
    ['returns no items if skip is past the end', { skip: 9 }, [], 5],
    ['returns the items that a query matches', { query: 'pump' }, ['b', 'e'], 2],
    ['searches only the field that a query names', { query: 'id:pump' }, [], 0],
    ['returns the items that a filter matches', { filter: "contains(Name,'PUMP')" }, ['b', 'e'], 2],
    ['returns the items that both a query and a filter match', { query: 'pump', filter: "Id eq 'e'" }, ['e'], 1],
    ['orders items by orderby', { orderby: 'id' }, ['a', 'b', 'c', 'd', 'e'], 5],
    ['orders items without a value last', { orderby: 'name desc' }, ['d', 'a', 'e', 'b', 'c'], 5],
    ['takes the page after ordering', { orderby: 'Id desc', skip: 1, count: 2 }, ['d', 'c'], 5],
    ['filters before ordering and taking the page', { filter: "Name ne 'x'", orderby: 'id', count: 1 }, ['a'], 4],
  ])('%s', async (_name, query, ids, total) => {
    expect(await idsOf(listingOf(allItems), query)).toEqual({ ids, total, isStreamed: false });
  });

  it('returns and counts only the items that the listing includes', async () => {
    const listing = { ...listingOf(allItems), includes: ({ Id }: Item) => Id > 'b' };
    expect(await idsOf(listing, { count: 2 })).toEqual({ ids: ['c', 'e'], total: 3, isStreamed: false });
  });

  it.each<[string, ListQuery]>([
    ['query', { query: '(a' }],
    ['filter', { filter: 'Color eq 1' }],
    ['orderby', { orderby: 'id, name' }],
  ])('refuses a malformed %s', async (subject, query) => {
    await expect(listObjects(listingOf(allItems), query)).rejects.toThrow(InvalidInput);
    await expect(listObjects(listingOf(allItems), query)).rejects.toMatchObject({ subject });
  });

  it('reads the items of a large page again while it is sent, and leaves out removed items', async () => {
    const manyItems = Array.from({ length: 2_500 }, (_none, at) => createItem(`t${String(at).padStart(4, '0')}`));
    const listing = storedListingOf(manyItems);
    const reload = async (id: string) => (id === 't0001' ? null : ((await listing.reload?.(id)) ?? null));
    const page = await idsOf({ ...listing, reload }, { count: 2_000 });
    const ids = manyItems.map(({ Id }) => Id).filter((id) => id !== 't0001');
    expect(page).toEqual({ total: 2_500, ids: ids.slice(0, 1_999), isStreamed: true });
    expect(await idsOf(storedListingOf([]), { count: 2_000 })).toEqual({ total: 0, ids: [], isStreamed: true });
  });

  it('converts only the items of the page to JSON', async () => {
    const manyItems = Array.from({ length: 10_000 }, (_none, at) => createItem(`t${String(at)}`));
    let convertedCount = 0;
    const toJson = (items: readonly Item[]) => {
      convertedCount += items.length;
      return items.map(({ Id }) => Id);
    };
    await listObjects({ ...listingOf(manyItems), toJson }, { orderby: 'id desc', count: 3 });
    expect(convertedCount).toBe(3);
  });

  it('returns the same page as sorting and slicing all items, from memory and by reading items again', async () => {
    const name = fc.option(fc.constantFrom('x', 'y', 'Z'));
    const lists = fc.uniqueArray(fc.record({ Id: fc.stringMatching(/^[a-z]{1,3}$/), Name: name }), {
      selector: ({ Id }) => Id,
    });
    await fc.assert(
      fc.asyncProperty(
        lists,
        fc.nat(8),
        fc.nat(8),
        fc.constantFrom(undefined, 'id', 'id desc', 'name'),
        async (all, skip, count, orderby) => {
          const sortKey = ({ Id, Name }: Item) => (orderby === 'name' ? `${Name?.toLowerCase() ?? '~'} ${Id}` : Id);
          const sorted = orderby === undefined ? all : all.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
          const expectedIds = (orderby === 'id desc' ? sorted.toReversed() : sorted).map(({ Id }) => Id);
          const query = { skip, ...(orderby === undefined ? {} : { orderby }) };
          const pageInMemory = await idsOf(storedListingOf(all), { ...query, count });
          expect(pageInMemory).toEqual({
            total: all.length,
            ids: expectedIds.slice(skip, skip + count),
            isStreamed: false,
          });
          const streamedPage = await idsOf(storedListingOf(all), { ...query, count: 1_001 });
          expect(streamedPage).toEqual({ total: all.length, ids: expectedIds.slice(skip), isStreamed: true });
        },
      ),
      { numRuns: 200 },
    );
  });
});
