// Lists of objects that are kept as documents: query, filter, orderby, skip, count and Total-Count in one place
// (docs/behavior/searching-and-filtering.md).
import { JsonText } from '../requests/reply-body.ts';
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
import type { StoredObject } from '../store/ports/object-store.ts';

/** The parameters of a list; those that an operation does not declare stay out. */
export interface ListQuery {
  readonly query?: string | undefined;
  readonly filter?: string | undefined;
  readonly orderby?: string | undefined;
  /** The same, as some operations spell it. */
  readonly orderBy?: string | undefined;
  /** Default 0. */
  readonly skip?: number | undefined;
  /** Default 100. */
  readonly count?: number | undefined;
}

/** What can be listed. */
export interface Listing<T, Body> {
  /** Everything, in the order that the list has without `orderby`. */
  readonly chunks: Iterable<readonly T[]> | AsyncIterable<readonly T[]>;
  /** Whether the caller may see an object; default all. */
  readonly mayRead?: (item: T) => boolean;
  /** What `filter` and `orderby` know of an object, and the types of it. */
  readonly fields: Fields;
  readonly members: (item: T) => JsonObject;
  /** What `query` searches. */
  readonly searchable?: Searchable<T>;
  /** The bodies of some objects, in the same order. */
  readonly toJson: (items: readonly T[]) => Promise<Body[]> | Body[];
  /** Reads an object of the list once more by what `placeOf` says of it; null when it is gone. Without the two, all is in memory anyway. */
  readonly reload?: (place: string) => Promise<T | null>;
  readonly placeOf?: (item: T) => string;
  /** About how many characters an object has; default few. */
  readonly sizeOf?: (item: T) => number;
  /** Of the request, where the list can be long. */
  readonly cancellation?: CancellationToken;
}

export interface ListReply<Body> {
  readonly status: 200;
  readonly headers: { readonly 'Total-Count': number };
  readonly body: Body[] | JsonText<Body[]>;
}

/**
 * How many objects, and characters of them, are held for one page; of larger pages only the places are, and the objects are read again
 * as they are sent.
 */
const mostHeld = 1_000;
const mostCharacters = 1_048_576;
/** How much is looked at in one slice: characters of objects, times the words that are looked for. */
const looksAtOnce = 2_000_000;
/** What an object takes besides its characters. */
const lookAtObject = 1_000;

/**
 * The reply to a list request: one page of the objects that match and that the caller may see, with their number on all pages.
 * However many there are, only about a page of them is in memory. Throws InvalidInput for a malformed query, filter or orderby.
 */
export async function listObjects<T, Body>(listing: Listing<T, Body>, query: ListQuery): Promise<ListReply<Body>> {
  const { skip = 0, count = 100 } = query;
  const matches = matcher(listing, query);
  const page = selection(listing, query, skip, count);
  let total = 0;
  const words = 1 + countWords(query.query ?? '') + countWords(query.filter ?? '');
  const { cancellation, sizeOf = () => 0 } = listing;
  let looks = 0;
  for await (const chunk of listing.chunks) {
    for (const item of chunk) {
      looks += (lookAtObject + sizeOf(item)) * words;
      if (looks > looksAtOnce) {
        looks = 0;
        await cancellation?.pause();
      }
      if (!matches(item)) continue;
      page.add(item, total);
      total += 1;
    }
  }
  return { status: 200, headers: { 'Total-Count': total }, body: await page.body() };
}

/** What of the stored objects of a resource can be listed, each to callers who may read it; a hint may spare looking at all. */
export function storedObjects<R extends SecuredResource>(
  { store, access, cancellation }: Context,
  resource: R,
  hint?: Hint | null,
) {
  const kind: SecuredKind<R> = securedKinds[resource].kind;
  return {
    chunks: store.objects.list(access.scope, kind, hint),
    mayRead: (object: StoredObject<SecuredKind<R>>) => access.may(object, 'Read'),
    members: storedMembers,
    reload: (id: string) => store.objects.get(access.scope, kind, id),
    placeOf: ({ id }: StoredObject) => id,
    sizeOf: ({ size }: StoredObject) => size,
    cancellation,
  };
}

/** The members of a stored object with its dates, as `filter` and `orderby` know them. */
export function storedMembers({ id, body, created, modified }: StoredObject): JsonObject {
  return { ...(body as JsonObject), Id: id, CreatedDate: created, ModifiedDate: modified };
}

function matcher<T, Body>(listing: Listing<T, Body>, { query, filter }: ListQuery): (item: T) => boolean {
  const { mayRead = () => true, members, fields, searchable } = listing;
  const isFound = query === undefined || !searchable ? () => true : compileSearch(query, searchable);
  const passes = filter === undefined ? null : compileObjectFilter(filter, fields);
  return (item) => mayRead(item) && isFound(item) && (passes === null || passes(members(item)));
}

/** An object that may stand on the page; the item itself, or where to find it again. */
interface Entry<T> {
  readonly item: T | null;
  readonly place: string;
  readonly order: JsonObject;
}

interface Selection<T, Body> {
  /** Takes a look at the next object of the list; `before` says how many came before it. */
  add(item: T, before: number): void;
  body(): Promise<Body[] | JsonText<Body[]>>;
}

function selection<T, Body>(
  listing: Listing<T, Body>,
  { orderBy, orderby = orderBy }: ListQuery,
  skip: number,
  count: number,
): Selection<T, Body> {
  const { toJson, reload, placeOf, sizeOf = () => 0, cancellation } = listing;
  const parameter = orderBy === undefined ? 'orderby' : 'orderBy';
  const comparer = orderby === undefined ? null : compileOrderBy(orderby, listing.fields, parameter);
  const orderOf = orderMembers(listing, orderby);
  const held = comparer ? skip + count : count;
  const canReload = reload !== undefined && placeOf !== undefined;
  let isSmall = held <= mostHeld || !canReload;
  let entries: Entry<T>[] = [];
  let characters = 0;

  /** Lets go of the objects themselves once there are too many. */
  function hold(item: T): T | null {
    characters += sizeOf(item);
    if (isSmall && canReload && characters > mostCharacters) {
      isSmall = false;
      entries = entries.map((entry) => ({ ...entry, item: null }));
    }
    return isSmall ? item : null;
  }

  async function* texts(places: readonly string[]): AsyncGenerator<string> {
    let separator = '[';
    let items: T[] = [];
    let size = 0;
    for (const [at, place] of places.entries()) {
      const item = await reload?.(place);
      // What was removed since the list was made is left out.
      if (item !== null && item !== undefined) {
        items.push(item);
        size += sizeOf(item);
      }
      if (items.length < mostHeld && size < mostCharacters && at < places.length - 1) continue;
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
      if (!comparer && (before < skip || entries.length === count)) return;
      entries.push({ item: hold(item), place: placeOf?.(item) ?? '', order: orderOf(item) });
      // Cut only now and then: sorting costs more than some entries too many.
      if (comparer && entries.length >= 2 * held + mostHeld) entries = first(entries, comparer, held);
    },
    async body() {
      const page = comparer ? first(entries, comparer, held).slice(skip) : entries;
      if (!isSmall) return new JsonText(texts(page.map(({ place }) => place)));
      return toJson(page.flatMap(({ item }) => (item === null ? [] : [item])));
    },
  };
}

function first<T>(entries: readonly Entry<T>[], compare: ObjectComparer, count: number): Entry<T>[] {
  return entries.toSorted((a, b) => compare(a.order, b.order)).slice(0, count);
}

/** What `orderby` needs of an object: the member that it names, and the identifier that decides between equals. */
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
