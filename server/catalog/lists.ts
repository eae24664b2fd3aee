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

/** The items of a list, and how they are filtered, ordered and written. */
export interface Listing<T, Body> {
  /** All items, in the order without `orderby`. */
  readonly chunks: Iterable<readonly T[]> | AsyncIterable<readonly T[]>;
  /** Whether an item is in the list, for example because the caller may read it; default all are. */
  readonly includes?: (item: T) => boolean;
  /** The members that `filter` and `orderby` can name, and their types. */
  readonly fields: Fields;
  readonly members: (item: T) => JsonObject;
  /** The texts that `query` searches. */
  readonly searchable?: Searchable<T>;
  /** Returns the bodies of some items, in the same order. */
  readonly toJson: (items: readonly T[]) => Promise<Body[]> | Body[];
  /** Reads an item again by its key; null when it was removed. A list with `reload` and `keyOf` holds only keys of large pages. */
  readonly reload?: (key: string) => Promise<T | null>;
  readonly keyOf?: (item: T) => string;
  /** The approximate characters of an item; default 0. */
  readonly sizeOf?: (item: T) => number;
  /** The cancellation of the request, for lists that can be long. */
  readonly cancellation?: CancellationToken;
}

export interface ListReply<Body> {
  readonly status: 200;
  readonly headers: { readonly 'Total-Count': number };
  readonly body: Body[] | JsonBody<Body[]>;
}

/** The limits of a page in memory; items of a larger page are read again while it is sent. */
export const maxItemsInMemory = 1_000;
const maxHeldCharacters = 1_048_576;
/** The cost of one slice of the event loop: characters of items times words of the query. */
const maxCostPerSlice = 2_000_000;
/** The cost of an item besides its characters. */
const costPerItem = 1_000;

/**
 * The reply to a list request: a page of the items that match, with their number on all pages. Memory holds about a page. Throws
 * InvalidInput for a malformed query, filter or orderby.
 */
export async function listObjects<T, Body>(listing: Listing<T, Body>, query: ListQuery): Promise<ListReply<Body>> {
  const { skip = 0, count = 100 } = query;
  const matches = matcher(listing, query);
  const page = selection(listing, query, skip, count);
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
      const due = page.add(item, total);
      if (due) await due;
      total += 1;
    }
  }
  return { status: 200, headers: { 'Total-Count': total }, body: await page.body() };
}

/** The stored objects of a resource that the caller may read, for a list; with a hint, objects that cannot match are skipped. */
export function storedObjects<R extends SecuredResource>(
  { store, access, cancellation }: Context,
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

/** The members of a stored object, with its identifier and dates. */
export function storedMembers({ id, body, created, modified }: StoredObject): JsonObject {
  return { ...(body as JsonObject), Id: id, CreatedDate: created, ModifiedDate: modified };
}

function matcher<T, Body>(listing: Listing<T, Body>, { query, filter }: ListQuery): (item: T) => boolean {
  const { includes = () => true, members, fields, searchable } = listing;
  const isFound = query === undefined || !searchable ? () => true : compileSearch(query, searchable);
  const passesFilter = filter === undefined ? null : compileObjectFilter(filter, fields);
  return (item) => includes(item) && isFound(item) && (passesFilter === null || passesFilter(members(item)));
}

/** An item that may be on the page; the item itself is null once only its key is held. */
interface Entry<T> {
  readonly item: T | null;
  readonly key: string;
  readonly order: JsonObject;
}

interface Selection<T, Body> {
  /** Adds the next item of the list, after `before` others; returns what to await before the next one, if anything. */
  add(item: T, before: number): Promise<void> | undefined;
  body(): Promise<Body[] | JsonBody<Body[]>>;
}

function selection<T, Body>(
  listing: Listing<T, Body>,
  { orderBy, orderby = orderBy }: ListQuery,
  skip: number,
  count: number,
): Selection<T, Body> {
  const { toJson, reload, keyOf, sizeOf = () => 0, cancellation } = listing;
  const parameter = orderBy === undefined ? 'orderby' : 'orderBy';
  const comparer = orderby === undefined ? null : compileOrderBy(orderby, listing.fields, parameter);
  const orderOf = orderMembers(listing, orderby);
  const held = comparer ? skip + count : count;
  const canReload = reload !== undefined && keyOf !== undefined;
  let isSmall = held <= maxItemsInMemory || !canReload;
  let entries: Entry<T>[] = [];
  let characters = 0;

  /** Returns the item, or null once the page is too large to hold. */
  function hold(item: T): T | null {
    characters += sizeOf(item);
    if (isSmall && canReload && characters > maxHeldCharacters) {
      isSmall = false;
      entries = entries.map((entry) => ({ ...entry, item: null }));
    }
    return isSmall ? item : null;
  }

  /** Sorts the entries and drops those behind the page. */
  async function sortEntries(compare: ObjectComparer): Promise<void> {
    const sorted = await sortInTurns(
      entries,
      (a, b) => compare(a.order, b.order),
      cancellation?.pause.bind(cancellation),
    );
    entries = sorted.slice(0, held);
  }

  async function* texts(keys: readonly string[]): AsyncGenerator<string> {
    let separator = '[';
    let items: T[] = [];
    let size = 0;
    for (const [at, key] of keys.entries()) {
      const item = await reload?.(key);
      // Skip items that were removed since they were selected.
      if (item !== null && item !== undefined) {
        items.push(item);
        size += sizeOf(item);
      }
      if (items.length < maxItemsInMemory && size < maxHeldCharacters && at < keys.length - 1) continue;
      for (const body of await toJson(items)) {
        yield separator + JSON.stringify(body);
        separator = ',';
        await cancellation?.pause();
      }
      [items, size] = [[], 0];
    }
    yield separator === '[' ? '[]' : ']';
  }

  return {
    add(item, before) {
      if (!comparer && (before < skip || entries.length === count)) return undefined;
      entries.push({ item: hold(item), key: keyOf?.(item) ?? '', order: orderOf(item) });
      // Sort rarely: it costs more than holding some entries too many.
      return comparer && entries.length >= 2 * held + maxItemsInMemory ? sortEntries(comparer) : undefined;
    },
    async body() {
      if (comparer) await sortEntries(comparer);
      const page = comparer ? entries.slice(skip) : entries;
      if (!isSmall) return new JsonBody(texts(page.map(({ key }) => key)));
      return toJson(page.flatMap(({ item }) => (item === null ? [] : [item])));
    },
  };
}

/** Returns a function from an item to the members that order it: the one that `orderby` names, then the identifier. */
function orderMembers<T, Body>(
  { members, fields }: Listing<T, Body>,
  orderby: string | undefined,
): (item: T) => JsonObject {
  if (orderby === undefined) return () => ({});
  const [named = ''] = orderby.trim().split(/\s+/u);
  const [field = ''] = findField(named, fields) ?? [];
  const [id = ''] = findField('id', fields) ?? [];
  return (item) => {
    const { [field]: value, [id]: identifier } = members(item);
    return { [field]: value, [id]: identifier };
  };
}
