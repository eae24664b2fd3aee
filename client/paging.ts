// Reads lists page by page. The operation table says which of the three kinds of paging an operation has.
import type { ApiError } from './errors.ts';
import type { AnyInput, AnyResult } from './connect.ts';
import type { NamedOperation, Paging } from './types.ts';

/** Query parameters of a page: strings and numbers, so that they can be stored and used later. */
export type Cursor = Readonly<Record<string, string | number>>;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; undefined after the last one. */
  readonly next: Cursor | undefined;
  readonly response: Response;
}

/** A client method of a paged operation. */
interface PagedCall<Input, Data> {
  (input: Input): Promise<{ readonly data?: Data; readonly error?: ApiError | undefined; readonly response: Response }>;
  readonly operation: NamedOperation;
}

/** The type of the items in the data of a list operation. */
export type ItemOf<Data> = Data extends readonly (infer Item)[]
  ? Item
  : Data extends { readonly Results: infer Results }
    ? ItemOf<Results>
    : Data extends { readonly Items: infer Items }
      ? ItemOf<NonNullable<Items>>
      : never;

export interface PagingOptions {
  /** Where to begin: the `next` of an earlier page. */
  readonly from?: Cursor | undefined;
}

const DEFAULT_COUNT = 1000;

/**
 * Yields the pages of a list and requests each one after the previous one is consumed. Throws the error of a page that fails.
 *
 * @example
 * for await (const { items, next } of pages(hub.listStreams, { query: { count: 500 } })) await save(items, next);
 */
export async function* pages<Input extends object, Data>(
  call: PagedCall<Input, Data>,
  input: Input,
  { from }: PagingOptions = {},
): AsyncGenerator<Page<ItemOf<Data>>, void, undefined> {
  const { paging, id } = call.operation;
  if (!paging) throw new TypeError(`${id} returns everything at once: it has no pages.`);
  const query = { [paging.count]: DEFAULT_COUNT, ...(input as AnyInput).query };
  let cursor: Cursor | undefined = { ...firstCursor(paging, query), ...from };
  while (cursor) {
    const result = await call({ ...input, query: { ...query, ...cursor } });
    if (result.error) throw result.error;
    const items = itemsOf(paging, result.data);
    cursor = nextCursor(paging, { ...query, ...cursor }, result, items.length);
    yield { items: items as readonly ItemOf<Data>[], next: cursor, response: result.response };
  }
}

/**
 * Yields the items of a list, with one page at a time in memory. Throws the error of a page that fails.
 *
 * @example
 * for await (const stream of items(hub.listStreams, { query: { query: 'Pump*' } })) console.log(stream.Id);
 */
export async function* items<Input extends object, Data>(
  call: PagedCall<Input, Data>,
  input: Input,
  options?: PagingOptions,
): AsyncGenerator<ItemOf<Data>, void, undefined> {
  for await (const page of pages(call, input, options)) yield* page.items;
}

function firstCursor(paging: Paging, query: Readonly<Record<string, unknown>>): Cursor {
  // An empty token requests the first page. Without the parameter, the server may return the whole list.
  if (paging.by === 'token') return { [paging.token]: '' };
  return paging.by === 'skip' ? { [paging.skip]: Number(query[paging.skip] ?? 0) } : {};
}

function itemsOf(paging: Paging, data: unknown): readonly unknown[] {
  const name = 'items' in paging ? paging.items : undefined;
  const list = name === undefined ? data : ((data ?? {}) as Readonly<Record<string, unknown>>)[name];
  if (Array.isArray(list)) return list;
  throw new TypeError('The response is not a list. Only lists have pages.');
}

function nextCursor(
  paging: Paging,
  query: Readonly<Record<string, unknown>>,
  { data, response }: AnyResult | { data?: unknown; response: Response },
  length: number,
): Cursor | undefined {
  const members = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (paging.by === 'token') {
    const token = members[paging.next];
    return typeof token === 'string' && token !== '' ? { [paging.token]: token } : undefined;
  }
  if (paging.by === 'link') {
    const link = response.headers.get('Next-Page') ?? urlOfLink(response.headers.get('Link') ?? '', 'next');
    return link === undefined ? undefined : Object.fromEntries(new URL(link, response.url || undefined).searchParams);
  }
  const skip = Number(query[paging.skip]) + length;
  const total = response.headers.get('Total-Count');
  const more = paging.more === undefined ? undefined : members[paging.more];
  const hasMore =
    typeof more === 'boolean' ? more : total === null ? length >= Number(query[paging.count]) : skip < Number(total);
  return length > 0 && hasMore ? { [paging.skip]: skip } : undefined;
}

/** Returns the URL of the link with the given relation in a Link header. */
function urlOfLink(header: string, relation: string): string | undefined {
  const found = [...header.matchAll(/<([^>]*)>\s*;[^,]*?\brel="?([^",;]+)"?/g)].find(([, , rel]) => rel === relation);
  return found?.[1];
}
