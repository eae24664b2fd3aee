// Pages of the data of a data view (docs/behavior/data-views.md#paging).
import { TextBody, JsonBody } from '../requests/reply-body.ts';
import type { Context, SentParameters } from '../requests/context.ts';
import type { Column } from '../domain/data-views/columns.ts';
import type { DataView } from '../domain/data-views/definition.ts';
import { readWindow } from '../domain/data-views/window.ts';
import { InvalidInput } from '../domain/model.ts';
import { requireCellCount } from '../stream-data/budgets.ts';
import {
  digestOf,
  invalidToken,
  requestDigest,
  type OperationWithToken,
  type RequestParts,
} from '../requests/continuation-token.ts';
import type { FormName } from '../stream-data/text-forms.ts';
import { readRowPage } from './paged-rows.ts';
import {
  cachedResolution,
  currentItemLoader,
  isFresh,
  resolveAndCache,
  loadUnchangedItems,
  type Resolution,
  type ResolutionRequest,
} from './resolution.ts';
import { firstPosition } from './rows.ts';
import type { Rows } from './table.ts';
import { tableText } from './table-forms.ts';
import { readToken, tokenOf, type Continuation } from './tokens.ts';

export type CacheName = 'Preserve' | 'Refresh';

export interface DataQuery {
  readonly startIndex?: string;
  readonly endIndex?: string;
  readonly interval?: string;
  readonly form?: FormName;
  readonly continuationToken?: string;
  readonly countPerGroup?: number;
  readonly groupCount?: number;
  readonly count?: number;
  readonly cache?: CacheName;
}

export interface DataRequest extends SentParameters {
  readonly view: DataView;
  readonly mode: 'stored' | 'interpolated';
  readonly query: DataQuery;
  /** The URL of the data without a query. */
  readonly address: string;
  /** The operation and the path parameters of the request; a token is bound to them. */
  readonly operation: OperationWithToken;
  readonly path: RequestParts['path'];
}

/** The maximum number of characters of column names in a page without `count`: rows as objects repeat them. */
const maxNameCharacters = 67_108_864;

/** Returns the size of a page without `count`: more columns and longer names make it smaller. */
function defaultPageSize(columns: readonly Column[]): number {
  const pageSize = Math.max(250, Math.min(250_000, Math.floor(250_000 / columns.length)));
  return Math.max(1, Math.min(pageSize, Math.floor(maxNameCharacters / Math.max(1, namesLength(columns)))));
}

const namesLength = (columns: readonly Column[]) => columns.reduce((sum, { id }) => sum + id.length, 0);

/** Throws InvalidInput if a page of `count` rows would be too large: rows as objects repeat the names of all columns. */
function requirePageSize(count: number, columns: readonly Column[], { cells, responseBytes }: Context['limits']): void {
  requireCellCount('count', count, columns.length, cells);
  const maxRows = Math.floor(responseBytes / Math.max(1, namesLength(columns)));
  if (count > maxRows)
    throw new InvalidInput(
      'count',
      `count must be at most ${maxRows}, not ${count}: the column names of more rows exceed ${responseBytes} bytes (RESPONSE_LIMIT).`,
    );
}

/** Returns the request to resolve a view with the rights of the caller. */
export function resolutionRequest(
  { store, access, caller, limits, cancellation }: Context,
  view: DataView,
): ResolutionRequest {
  return { store, scope: access.scope, identity: caller, view, limits, pause: () => cancellation.pause() };
}

/** The URLs of pages. */
interface PageLinks {
  readonly Link: string;
  readonly 'First-Page': string;
  readonly 'Next-Page'?: string;
}

/** The text fits every declared body, which the compiler cannot check. */
export type DataReply = { readonly status: 200; readonly headers: PageLinks } & (
  { readonly body: JsonBody<never> } | { readonly body: TextBody; readonly type: 'text/csv' }
);

/** The number of characters of cells to write in one slice. */
const charactersPerSlice = 524_288;

/** Yields the same rows in chunks of at most about charactersPerSlice characters. */
async function* inShortChunks(chunks: AsyncIterable<Rows>, pause: () => Promise<void>): AsyncGenerator<Rows, void> {
  for await (const { codes, rows } of chunks) {
    let [start, characters] = [0, 0];
    for (const [at, row] of rows.entries()) {
      for (const cell of row) if (typeof cell === 'string') characters += cell.length;
      if (characters < charactersPerSlice) continue;
      yield { codes, rows: rows.slice(start, at + 1) };
      await pause();
      [start, characters] = [at + 1, 0];
    }
    if (start < rows.length) yield { codes, rows: start === 0 ? rows : rows.slice(start) };
    await pause();
  }
}

/** Returns the reply with one page. Throws InvalidInput that names every fault of the request, NotFound if the namespace was removed. */
export async function dataPage(context: Context, request: DataRequest): Promise<DataReply> {
  const { view, mode, query } = request;
  const { countPerGroup, groupCount = Infinity, form = 'default', continuationToken } = query;
  const window = readWindow(view, mode, query, { countPerGroup: countPerGroup });
  const token = continuationToken === undefined ? null : readToken(continuationToken, view.IndexTypeCode);
  const toResolve = resolutionRequest(context, view);
  const { resolution, isNew } = await resolutionFor(toResolve, context.now, query.cache ?? 'Preserve', token);
  const { resolved, fingerprint } = resolution;
  const count = query.count ?? defaultPageSize(resolved.columns);
  requirePageSize(count, resolved.columns, context.limits);
  const digest = digestOfRequest(request, count);
  if (token && token.requestDigest !== digest) throw invalidToken('continuationToken', 'belongs to another request');

  const rows = {
    ...window,
    events: context.store.events,
    resolved,
    pause: toResolve.pause,
    loadItems: isNew ? loadUnchangedItems : currentItemLoader(toResolve),
    countPerGroup: countPerGroup ?? Infinity,
    groupCount,
  };
  const { chunks, next } = await readRowPage(rows, token ?? { position: firstPosition, skip: 0 }, count);
  const nextToken = next && tokenOf({ ...next, fingerprint, requestDigest: digest }, view.IndexTypeCode);
  const headers = linksOf(request, count, nextToken);
  const texts = tableText({ columns: resolved.columns, chunks: inShortChunks(chunks, toResolve.pause) }, form, context);
  if (form.startsWith('csv')) return { status: 200, headers, body: new TextBody(texts), type: 'text/csv' };
  return { status: 200, headers, body: new JsonBody<never>(texts) };
}

/** Returns the digest of a request with its defaults filled in, and of the definition of its view. */
function digestOfRequest({ view, query, path, operation }: DataRequest, count: number): string {
  const {
    startIndex = view.DefaultStartIndex,
    endIndex = view.DefaultEndIndex,
    interval = view.DefaultInterval,
    form = 'default',
    cache = 'Preserve',
  } = query;
  const effective = { ...query, startIndex, endIndex, interval, form, cache, count };
  return digestOf([view, requestDigest(operation, { path, query: effective, body: view })]);
}

/** Returns the resolution for a page: with a token, that of the first page or, if it is no longer cached, an equal one. */
async function resolutionFor(
  request: ResolutionRequest,
  now: bigint,
  cache: CacheName,
  token: Continuation | null,
): Promise<{ readonly resolution: Resolution; readonly isNew: boolean }> {
  const cached = cachedResolution(request);
  const isUsable = cached !== null && (token !== null || (cache === 'Preserve' && isFresh(cached, now)));
  const resolution = isUsable ? cached : await resolveAndCache(request, now);
  if (token && token.fingerprint !== resolution.fingerprint) {
    throw invalidToken('continuationToken', 'belongs to data items that have changed since');
  }
  return { resolution, isNew: resolution !== cached };
}

/** Returns the URLs of pages: the parameters of the request, as the contract spells them, with the size of the page. */
function linksOf({ address, sentParameters, query }: DataRequest, count: number, nextToken: string | null): PageLinks {
  const { cache } = query;
  const replacedNames = ['cache', 'count', 'continuationToken'];
  const repeatedParameters = Object.entries(query).filter(
    ([name]) => sentParameters.has(name) && !replacedNames.includes(name),
  );
  const link = (...added: readonly (readonly [string, string])[]) => {
    const parameters = [...repeatedParameters, ...added].map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
    );
    return `${address}?${parameters.join('&')}`;
  };
  const size = ['count', String(count)] as const;
  const first = link(size, ['cache', 'Preserve']);
  if (nextToken === null) return { Link: `<${first}>; rel="first"`, 'First-Page': first };
  const givenCache = cache !== undefined && sentParameters.has('cache') ? [['cache', cache] as const] : [];
  // Some clients read everything after the name of the token, so it comes last.
  const next = link(...givenCache, size, ['continuationToken', nextToken]);
  return { Link: `<${first}>; rel="first", <${next}>; rel="next"`, 'First-Page': first, 'Next-Page': next };
}
