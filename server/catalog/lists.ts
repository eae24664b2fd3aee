// Lists: query, filter, orderby, skip, count and Total-Count (docs/behavior/searching-and-filtering.md).
import { JsonBody } from '../requests/reply-body.ts';
import type { Context } from '../requests/context.ts';
import type { CancellationToken } from '../requests/cancellation.ts';
import { findField, type Fields } from '../domain/languages/fields.ts';
import type { JsonObject } from '../domain/values/json.ts';
import { compileObjectFilter } from '../domain/languages/filter-objects.ts';
import { compileOrderBy, type ObjectComparer } from '../domain/languages/order-by.ts';
import { compileSearch, type Searchable } from '../domain/languages/search.ts';
import { countWords } from '../domain/languages/words.ts';
import type { Hint } from '../domain/languages/search-hint.ts';
import { securedKinds, type SecuredKind, type SecuredResource } from '../requests/access.ts';
import { sortInTurns } from '../runtime/sort-in-turns.ts';
import type { StoredObject } from '../store/ports/object-store.ts';

/** The parameters of a list. */
export interface ListQuery {
  readonly query?: string | undefined;
  readonly filter?: string | undefined;
  readonly orderby?: string | undefined;
  /** The spelling of orderby in some operations. */
  readonly orderBy?: string | undefined;
  /** Default 0. */
  readonly skip?: number | undefined;
  /** Default 100. */
  readonly count?: number | undefined;
}

/** The items of a list, with the functions that filter, order and write them. */
export interface Listing<T, Body> {
  /** All items, in the order of a list without `orderby`. */
  readonly chunks: Iterable<readonly T[]> | AsyncIterable<readonly T[]>;
  /** Returns whether an item is in the list, for example because the caller can read it; by default all items are. */
  readonly includes?: (item: T) => boolean;
  /** The members that `filter` and `orderby` can name, with their types. */
  readonly fields: Fields;
  readonly members: (item: T) => JsonObject;
  /** The texts that `query` searches. */
  readonly searchable?: Searchable<T>;
  /** Returns the bodies of some items, in the same order. */
  readonly toJson: (items: readonly T[]) => Promise<Body[]> | Body[];
  /** Returns the item with a key as it is stored now; null if it was removed. With `reload` and `keyOf`, only the keys of a large page are in memory. */
  readonly reload?: (key: string) => Promise<T | null>;
  readonly keyOf?: (item: T) => string;
  /** Returns the approximate number of characters of an item; default 0. */
  readonly sizeOf?: (item: T) => number;
  /** Stops a long list when the request is canceled. */
  readonly cancellation?: CancellationToken;
}

export interface ListReply<Body> {
  readonly status: 200;
  readonly headers: { readonly 'Total-Count': number };
  readonly body: Body[] | JsonBody<Body[]>;
}

/** The limits of a page in memory; the items of a larger page are read again while it is sent. */
export const maxItemsInMemory = 1_000;
const maxCharactersInMemory = 1_048_576;
/** The maximum cost of one slice of the event loop: characters of items times words of the query. */
const maxCostPerSlice = 2_000_000;
/** The cost of an item besides its characters. */
const costPerItem = 1_000;

/**
 * Returns a page of the items that match, and the number of items on all pages. About one page is in memory at a time. Throws InvalidInput for a malformed query, filter or orderby.
 */
export async function listObjects<T, Body>(listing: Listing<T, Body>, query: ListQuery): Promise<ListReply<Body>> {
  const { skip = 0, count = 100 } = query;
  const matches = itemMatcher(listing, query);
  const page = createPageBuilder(listing, query, skip, count);
  let total = 0;
  const words = 1 + countWords(query.query ?? '') + countWords(query.filter ?? '');
  const { cancellation, sizeOf = () => 0 } = listing;
  let cost = 0;
  for await (const chunk of listing.chunks) {
    for (const item of chunk) {
      cost += (costPerItem + sizeOf(item)) * words;
      if (cost > maxCostPerSlice) {
        cost = 0;
        await cancellation?.pause();
      }
      if (!matches(item)) continue;
      const pending = page.add(item, total);
      if (pending) await pending;
      total += 1;
    }
  }
  return { status: 200, headers: { 'Total-Count': total }, body: await page.body() };
}

/** Returns the members of a listing for the stored objects that the caller can read; with a hint, objects that cannot match are skipped. */
export function storedObjects<R extends SecuredResource>(
  { store, access, cancellation }: Pick<Context, 'access' | 'store' | 'cancellation'>,
  resource: R,
  hint?: Hint | null,
) {
  const kind: SecuredKind<R> = securedKinds[resource].kind;
  return {
    chunks: store.objects.list(access.scope, kind, hint),
    includes: (object: StoredObject<SecuredKind<R>>) => access.hasRight(object, 'Read'),
    members: storedMembers,
    reload: (id: string) => store.objects.get(access.scope, kind, id),
    keyOf: ({ id }: StoredObject) => id,
    sizeOf: ({ size }: StoredObject) => size,
    cancellation,
  };
}

/** Returns the members of a stored object, with its identifier and dates. */
export function storedMembers({ id, body, created, modified }: StoredObject): JsonObject {
  return { ...(body as JsonObject), Id: id, CreatedDate: created, ModifiedDate: modified };
}

function itemMatcher<T, Body>(listing: Listing<T, Body>, { query, filter }: ListQuery): (item: T) => boolean {
  const { includes = () => true, members, fields, searchable } = listing;
  const isFound = query === undefined || !searchable ? () => true : compileSearch(query, searchable);
  const passesFilter = filter === undefined ? null : compileObjectFilter(filter, fields);
  return (item) => includes(item) && isFound(item) && (passesFilter === null || passesFilter(members(item)));
}

/** A candidate for the page; the item is null if only its key is in memory. */
interface Entry<T> {
  readonly item: T | null;
  readonly key: string;
  readonly order: JsonObject;
}

interface PageBuilder<T, Body> {
  /** Adds the next matching item, which has this position in the list; the caller must await a returned promise before the next call. */
  add(item: T, position: number): Promise<void> | undefined;
  body(): Promise<Body[] | JsonBody<Body[]>>;
}

function createPageBuilder<T, Body>(
  listing: Listing<T, Body>,
  { orderBy, orderby = orderBy }: ListQuery,
  skip: number,
  count: number,
): PageBuilder<T, Body> {
  const { toJson, reload, keyOf, sizeOf = () => 0, cancellation } = listing;
  const parameter = orderBy === undefined ? 'orderby' : 'orderBy';
  const comparer = orderby === undefined ? null : compileOrderBy(orderby, listing.fields, parameter);
  const orderOf = orderMembers(listing, orderby);
  const maxEntries = comparer ? skip + count : count;
  const canReload = reload !== undefined && keyOf !== undefined;
  let isInMemory = maxEntries <= maxItemsInMemory || !canReload;
  let entries: Entry<T>[] = [];
  let characters = 0;

  /** Returns the item; null if the page is too large for memory, and then drops all earlier items too. */
  function keepItem(item: T): T | null {
    characters += sizeOf(item);
    if (isInMemory && canReload && characters > maxCharactersInMemory) {
      isInMemory = false;
      entries = entries.map((entry) => ({ ...entry, item: null }));
    }
    return isInMemory ? item : null;
  }

  /** Sorts the entries and drops those after the page. */
  async function sortEntries(compare: ObjectComparer): Promise<void> {
    const sorted = await sortInTurns(
      entries,
      (a, b) => compare(a.order, b.order),
      cancellation?.pause.bind(cancellation),
    );
    entries = sorted.slice(0, maxEntries);
  }

  /** Yields the JSON array of the items with these keys, in pieces. */
  async function* jsonOfItems(keys: readonly string[]): AsyncGenerator<string> {
    let separator = '[';
    let items: T[] = [];
    let size = 0;
    for (const [i, key] of keys.entries()) {
      const item = await reload?.(key);
      // Skip items that were removed since they were selected.
      if (item !== null && item !== undefined) {
        items.push(item);
        size += sizeOf(item);
      }
      if (items.length < maxItemsInMemory && size < maxCharactersInMemory && i < keys.length - 1) continue;
      for (const body of await toJson(items)) {
        yield separator + JSON.stringify(body);
        separator = ',';
        await cancellation?.pause();
      }
      items = [];
      size = 0;
    }
    yield separator === '[' ? '[]' : ']';
  }

  return {
    add(item, position) {
      if (!comparer && (position < skip || entries.length === count)) return undefined;
      entries.push({ item: keepItem(item), key: keyOf?.(item) ?? '', order: orderOf(item) });
      // Sorting is expensive, so some more entries than the page needs are collected first.
      return comparer && entries.length >= 2 * maxEntries + maxItemsInMemory ? sortEntries(comparer) : undefined;
    },
    async body() {
      if (comparer) await sortEntries(comparer);
      const page = comparer ? entries.slice(skip) : entries;
      if (!isInMemory) return new JsonBody(jsonOfItems(page.map(({ key }) => key)));
      return toJson(page.flatMap(({ item }) => (item === null ? [] : [item])));
    },
  };
}

/** Returns a function that returns the members of an item by which it is ordered: the one that `orderby` names, and the identifier. */
function orderMembers<T, Body>(
  { members, fields }: Listing<T, Body>,
  orderby: string | undefined,
): (item: T) => JsonObject {
  if (orderby === undefined) return () => ({});
  const [fieldName = ''] = orderby.trim().split(/\s+/u);
  const [field = ''] = findField(fieldName, fields) ?? [];
  const [id = ''] = findField('id', fields) ?? [];
  return (item) => {
    const { [field]: value, [id]: identifier } = members(item);
    return { [field]: value, [id]: identifier };
  };
}
