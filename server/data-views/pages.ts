// Replies with a page of the data of a data view (docs/behavior/data-views.md#paging).
import { Text, JsonText } from '../requests/reply-body.ts';
import type { Context, GivenParameters } from '../requests/context.ts';
import type { Column } from '../domain/data-views/columns.ts';
import type { DataView } from '../domain/data-views/definition.ts';
import { readWindow } from '../domain/data-views/window.ts';
import { InvalidInput } from '../domain/model.ts';
import { requireFewCells } from '../stream-data/budgets.ts';
import {
  digestOf,
  invalidToken,
  requestDigest,
  type OperationWithToken,
  type RequestParts,
} from '../requests/continuation-token.ts';
import type { FormName } from '../stream-data/text-forms.ts';
import { pageOf } from './paged-rows.ts';
import {
  asFound,
  asTheyAreNow,
  isCurrent,
  latestResolution,
  resolveAnew,
  type Asked,
  type Resolution,
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

export interface DataRequest extends GivenParameters {
  readonly view: DataView;
  readonly mode: 'stored' | 'interpolated';
  readonly query: DataQuery;
  /** Where the data is asked for, without a query. */
  readonly address: string;
  /** The operation, and the path of its request: a token is bound to them. */
  readonly operation: OperationWithToken;
  readonly path: RequestParts['path'];
}

/** Characters of names that the rows of a page repeat when nobody says how many rows it has. */
const namesInPage = 67_108_864;

/** How many rows a page has when nobody says it: the fewer the more columns there are, and the longer their names. */
function pageSize(columns: readonly Column[]): number {
  const usual = Math.max(250, Math.min(250_000, Math.floor(250_000 / columns.length)));
  return Math.max(1, Math.min(usual, Math.floor(namesInPage / Math.max(1, namesLength(columns)))));
}

const namesLength = (columns: readonly Column[]) => columns.reduce((sum, { id }) => sum + id.length, 0);

/** Throws InvalidInput where a page of so many rows would be too large: rows as objects repeat the names of all columns. */
function requirePage(count: number, columns: readonly Column[], { cells, answerBytes }: Context['limits']): void {
  requireFewCells('count', count, columns.length, cells);
  const most = Math.floor(answerBytes / Math.max(1, namesLength(columns)));
  if (count > most)
    throw new InvalidInput(
      'count',
      `count asks for ${count} rows, and may ask for no more than ${most}: their names alone have more than ${answerBytes} bytes (ANSWER_LIMIT).`,
    );
}

/** What a request asks about, as the resolution of its view needs it. */
export function askedIn({ store, access, caller, limits, cancellation }: Context, view: DataView): Asked {
  return { store, scope: access.scope, identity: caller, view, limits, pause: () => cancellation.pause() };
}

/** The addresses of pages. */
interface PageLinks {
  readonly Link: string;
  readonly 'First-Page': string;
  readonly 'Next-Page'?: string;
}

/** The compiler cannot know what the text holds, so it fits every declared body. */
export type DataReply = { readonly status: 200; readonly headers: PageLinks } & (
  { readonly body: JsonText<never> } | { readonly body: Text; readonly type: 'text/csv' }
);

/** Characters of texts in the rows that are written at once. */
const charactersAtOnce = 524_288;

/** The same rows, few at a time where their texts are long. */
async function* inShortChunks(chunks: AsyncIterable<Rows>, pause: () => Promise<void>): AsyncGenerator<Rows, void> {
  for await (const { codes, rows } of chunks) {
    let [from, characters] = [0, 0];
    for (const [at, row] of rows.entries()) {
      for (const cell of row) if (typeof cell === 'string') characters += cell.length;
      if (characters < charactersAtOnce) continue;
      yield { codes, rows: rows.slice(from, at + 1) };
      await pause();
      [from, characters] = [at + 1, 0];
    }
    if (from < rows.length) yield { codes, rows: from === 0 ? rows : rows.slice(from) };
    await pause();
  }
}

/** The reply with one page. Throws InvalidInput that names every fault of the request, and NotFound where the namespace is gone. */
export async function dataPage(context: Context, request: DataRequest): Promise<DataReply> {
  const { view, mode, query } = request;
  const { countPerGroup, groupCount = Infinity, form = 'default', continuationToken } = query;
  const found = readWindow(view, mode, query, { perGroup: countPerGroup });
  const token = continuationToken === undefined ? null : readToken(continuationToken, view.IndexTypeCode);
  const asked = askedIn(context, view);
  const { resolution, isNew } = await resolutionFor(asked, context.now, query.cache ?? 'Preserve', token);
  const { resolved, fingerprint } = resolution;
  const count = query.count ?? pageSize(resolved.columns);
  requirePage(count, resolved.columns, context.limits);
  const digest = digestWith(request, count);
  if (token && token.request !== digest) throw invalidToken('continuationToken', 'belongs to another request');

  const rows = {
    ...found,
    events: context.store.events,
    resolved,
    pause: asked.pause,
    refresh: isNew ? asFound : asTheyAreNow(asked),
    perGroup: countPerGroup ?? Infinity,
    groupCount,
  };
  const { chunks, next } = await pageOf(rows, token ?? { position: firstPosition, skip: 0 }, count);
  const nextToken = next && tokenOf({ ...next, fingerprint, request: digest }, view.IndexTypeCode);
  const headers = linksOf(request, count, nextToken);
  const texts = tableText({ columns: resolved.columns, chunks: inShortChunks(chunks, asked.pause) }, form, context);
  if (form.startsWith('csv')) return { status: 200, headers, body: new Text(texts), type: 'text/csv' };
  return { status: 200, headers, body: new JsonText<never>(texts) };
}

/** The digest of a request with the values that count where it leaves parameters out, and with the definition of its view. */
function digestWith({ view, query, path, operation }: DataRequest, count: number): string {
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

/** The resolution that a page is made from. A token goes on with that of its first page; when that is not known here any more, with an equal one. */
async function resolutionFor(
  asked: Asked,
  now: bigint,
  cache: CacheName,
  token: Continuation | null,
): Promise<{ readonly resolution: Resolution; readonly isNew: boolean }> {
  const latest = latestResolution(asked);
  const mayUse = latest !== null && (token !== null || (cache === 'Preserve' && isCurrent(latest, now)));
  const resolution = mayUse ? latest : await resolveAnew(asked, now);
  if (token && token.fingerprint !== resolution.fingerprint) {
    throw invalidToken('continuationToken', 'belongs to data items that have changed since');
  }
  return { resolution, isNew: resolution !== latest };
}

/** Addresses of pages: the parameters of the request, as the contract spells them, with the size of the page. */
function linksOf({ address, given, query }: DataRequest, count: number, nextToken: string | null): PageLinks {
  const { cache } = query;
  const own = ['cache', 'count', 'continuationToken'];
  const same = Object.entries(query).filter(([name]) => given.has(name) && !own.includes(name));
  const link = (...more: readonly (readonly [string, string])[]) => {
    const all = [...same, ...more].map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
    return `${address}?${all.join('&')}`;
  };
  const size = ['count', String(count)] as const;
  const first = link(size, ['cache', 'Preserve']);
  if (nextToken === null) return { Link: `<${first}>; rel="first"`, 'First-Page': first };
  const asked = cache !== undefined && given.has('cache') ? [['cache', cache] as const] : [];
  // Some clients take whatever stands behind the name of the token, so it comes last.
  const next = link(...asked, size, ['continuationToken', nextToken]);
  return { Link: `<${first}>; rel="first", <${next}>; rel="next"`, 'First-Page': first, 'Next-Page': next };
}
