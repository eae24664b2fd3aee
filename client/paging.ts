// Walks through lists. How a list is paged comes with its operation, derived from the contract; here are the three ways there are.
import type { ApiError } from './errors.ts';
import type { AnyInput, AnyResult } from './connect.ts';
import type { NamedOperation, Paging } from './types.ts';

/** Query parameters that lead to a page: plain text and numbers, so that they can be stored and used another day. */
export type Cursor = Readonly<Record<string, string | number>>;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page is; undefined after the last one. */
  readonly next: Cursor | undefined;
  readonly response: Response;
}

/** Any method of a client whose operation has pages. */
interface PagedCall<Input, Data> {
  (input: Input): Promise<{ readonly data?: Data; readonly error?: ApiError | undefined; readonly response: Response }>;
  readonly operation: NamedOperation;
}

/** What the pages of such data consist of. */
export type ItemOf<Data> = Data extends readonly (infer Item)[]
  ? Item
  : Data extends { readonly Results: infer Results }
    ? ItemOf<Results>
    : Data extends { readonly Items: infer Items }
      ? ItemOf<NonNullable<Items>>
      : never;

/** Where to begin: the `next` of a page read before. */
export interface PagingOptions {
  readonly from?: Cursor | undefined;
}

/** The number of items that a page has when the query does not say. */
const PAGE = 1000;

/**
 * The pages of a list, each asked for when the one before is done. Throws the error of a page that fails.
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
  if (!paging) throw new TypeError(`${id} answers all at once: it has no pages.`);
  const query = { [paging.count]: PAGE, ...(input as AnyInput).query };
  let at: Cursor | undefined = { ...firstOf(paging, query), ...from };
  while (at) {
    const result = await call({ ...input, query: { ...query, ...at } });
    if (result.error) throw result.error;
    const items = itemsOf(paging, result.data);
    at = nextOf(paging, { ...query, ...at }, result, items.length);
    yield { items: items as readonly ItemOf<Data>[], next: at, response: result.response };
  }
}

/**
 * The items of a list, page by page behind the scenes; no more than one page is held. Throws the error of a page that fails.
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

function firstOf(paging: Paging, query: Readonly<Record<string, unknown>>): Cursor {
  // An empty token asks for the first page; without one there are no pages.
  if (paging.by === 'token') return { [paging.token]: '' };
  return paging.by === 'skip' ? { [paging.skip]: Number(query[paging.skip] ?? 0) } : {};
}

function itemsOf(paging: Paging, data: unknown): readonly unknown[] {
  const name = 'items' in paging ? paging.items : undefined;
  const list = name === undefined ? data : ((data ?? {}) as Readonly<Record<string, unknown>>)[name];
  if (Array.isArray(list)) return list;
  throw new TypeError('The answer is no list; tables have no pages to walk through.');
}

function nextOf(
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
    const link = response.headers.get('Next-Page') ?? linkOf(response.headers.get('Link') ?? '', 'next');
    return link === undefined ? undefined : Object.fromEntries(new URL(link, response.url || undefined).searchParams);
  }
  const skip = Number(query[paging.skip]) + length;
  const total = response.headers.get('Total-Count');
  const more = paging.more === undefined ? undefined : members[paging.more];
  const goesOn =
    typeof more === 'boolean' ? more : total === null ? length >= Number(query[paging.count]) : skip < Number(total);
  return length > 0 && goesOn ? { [paging.skip]: skip } : undefined;
}

/** The address of a relation in a Link header. */
function linkOf(header: string, relation: string): string | undefined {
  const found = [...header.matchAll(/<([^>]*)>\s*;[^,]*?\brel="?([^",;]+)"?/g)].find(([, , rel]) => rel === relation);
  return found?.[1];
}
