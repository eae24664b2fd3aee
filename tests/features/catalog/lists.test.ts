import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { listObjects, type Listing, type ListQuery } from '../../../server/catalog/lists.ts';
import { JsonBody } from '../../../server/requests/reply-body.ts';
import { InvalidInput } from '../../../server/domain/model.ts';

interface Thing {
  readonly Id: string;
  readonly Name: string | null;
}

const thing = (Id: string, Name: string | null = null): Thing => ({ Id, Name });

function listingOf(things: readonly Thing[], chunkSize = 2) {
  const chunks = Array.from({ length: Math.ceil(things.length / chunkSize) }, (_none, at) =>
    things.slice(at * chunkSize, (at + 1) * chunkSize),
  );
  return {
    chunks,
    fields: { Id: 'string', Name: 'string' } as const,
    members: (item: Thing) => ({ ...item }),
    searchable: { fields: { Id: ({ Id }: Thing) => [Id], Name: ({ Name }: Thing) => [Name] } },
    toJson: (items: readonly Thing[]) => items.map((item) => item.Id),
  };
}

/** A listing that can be read again, as those of a store can. */
function storedListingOf(things: readonly Thing[]): Listing<Thing, string> {
  const byId = new Map(things.map((item) => [item.Id, item]));
  return {
    ...listingOf(things),
    reload: async (place) => byId.get(place) ?? null,
    keyOf: ({ Id }) => Id,
  };
}

async function idsOf(listing: Listing<Thing, string>, query: ListQuery) {
  const { headers, body } = await listObjects(listing, query);
  if (!(body instanceof JsonBody)) return { total: headers['Total-Count'], ids: body, isStreamed: false };
  const texts: string[] = [];
  for await (const text of body.chunks) texts.push(String(text));
  const ids: unknown = JSON.parse(texts.join(''));
  return { total: headers['Total-Count'], ids, isStreamed: true };
}

const things = [thing('b', 'Pump one'), thing('a', 'Tank'), thing('c'), thing('e', 'pump two'), thing('d', 'Valve')];

describe('a list of objects', () => {
  it.each<[string, ListQuery, readonly string[], number]>([
    ['in the order of creation', {}, ['b', 'a', 'c', 'e', 'd'], 5],
    ['skip and count', { skip: 1, count: 2 }, ['a', 'c'], 5],
    ['count 0', { count: 0 }, [], 5],
    ['skip past the end', { skip: 9 }, [], 5],
    ['query', { query: 'pump' }, ['b', 'e'], 2],
    ['query of one field', { query: 'id:pump' }, [], 0],
    ['filter', { filter: "contains(Name,'PUMP')" }, ['b', 'e'], 2],
    ['query and filter: both must hold', { query: 'pump', filter: "Id eq 'e'" }, ['e'], 1],
    ['orderby', { orderby: 'id' }, ['a', 'b', 'c', 'd', 'e'], 5],
    ['orderby, missing values last', { orderby: 'name desc' }, ['d', 'a', 'e', 'b', 'c'], 5],
    ['orderby with a page', { orderby: 'Id desc', skip: 1, count: 2 }, ['d', 'c'], 5],
    ['filter, then orderby, then the page', { filter: "Name ne 'x'", orderby: 'id', count: 1 }, ['a'], 4],
  ])('%s', async (_name, query, ids, total) => {
    expect(await idsOf(listingOf(things), query)).toEqual({ ids, total, isStreamed: false });
  });

  it('shows and counts only what the caller may read', async () => {
    const listing = { ...listingOf(things), includes: ({ Id }: Thing) => Id > 'b' };
    expect(await idsOf(listing, { count: 2 })).toEqual({ ids: ['c', 'e'], total: 3, isStreamed: false });
  });

  it.each<[string, ListQuery]>([
    ['query', { query: '(a' }],
    ['filter', { filter: 'Color eq 1' }],
    ['orderby', { orderby: 'id, name' }],
  ])('refuses a malformed %s', async (subject, query) => {
    await expect(listObjects(listingOf(things), query)).rejects.toThrow(InvalidInput);
    await expect(listObjects(listingOf(things), query)).rejects.toMatchObject({ subject });
  });

  it('reads the objects of a page too large to be held again, and leaves out those that are gone', async () => {
    const many = Array.from({ length: 2_500 }, (_none, at) => thing(`t${String(at).padStart(4, '0')}`));
    const listing = storedListingOf(many);
    const reload = async (place: string) => (place === 't0001' ? null : ((await listing.reload?.(place)) ?? null));
    const page = await idsOf({ ...listing, reload }, { count: 2_000 });
    const ids = many.map(({ Id }) => Id).filter((id) => id !== 't0001');
    expect(page).toEqual({ total: 2_500, ids: ids.slice(0, 1_999), isStreamed: true });
    expect(await idsOf(storedListingOf([]), { count: 2_000 })).toEqual({ total: 0, ids: [], isStreamed: true });
  });

  it('holds no more objects than a page needs', async () => {
    const many = Array.from({ length: 10_000 }, (_none, at) => thing(`t${String(at)}`));
    let asked = 0;
    const toJson = (items: readonly Thing[]) => {
      asked += items.length;
      return items.map(({ Id }) => Id);
    };
    await listObjects({ ...listingOf(many), toJson }, { orderby: 'id desc', count: 3 });
    expect(asked).toBe(3);
  });

  it('is what sorting and cutting the whole would be, whether its objects are held or read again', async () => {
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
          const key = ({ Id, Name }: Thing) => (orderby === 'name' ? `${Name?.toLowerCase() ?? '~'} ${Id}` : Id);
          const sorted = orderby === undefined ? all : all.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
          const whole = (orderby === 'id desc' ? sorted.toReversed() : sorted).map(({ Id }) => Id);
          const query = { skip, ...(orderby === undefined ? {} : { orderby }) };
          const held = await idsOf(storedListingOf(all), { ...query, count });
          expect(held).toEqual({ total: all.length, ids: whole.slice(skip, skip + count), isStreamed: false });
          const read = await idsOf(storedListingOf(all), { ...query, count: 1_001 });
          expect(read).toEqual({ total: all.length, ids: whole.slice(skip), isStreamed: true });
        },
      ),
      { numRuns: 200 },
    );
  });
});
