// Long reads of a stream, page by page, so that only one page is in memory.
import type { OpenBlock } from '../blocks/block.ts';
import { isWithin, blockPartWithin, mergeSegments, type Bound, type Segment } from '../blocks/segments.ts';
import { sortByKey, type EventRange, type EventRow } from '../ports/event-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { DatabaseAccess } from './access.ts';
import {
  selectBlock,
  boundsOf,
  isBlock,
  selectLoose,
  looseBoundsSql,
  unionAll,
  type EventOrBlock,
  type BlockReader,
} from './event-reads.ts';
import { streamCondition, blockStartSql, type StreamKey } from './event-tables.ts';

/** The maximum size of growing pages, relative to `rowsAtOnce`: larger pages need fewer statements. */
const maxGrowth = {
  read: 4,
  /** Blocks in the cache need no additional memory. */
  cached: 16,
};

/**
 * Yields non-empty pages of a window, in reverse if requested; the segments of a page are always in the order of their keys. With
 * `pagesGrow`, each page can be twice as large as the one before.
 */
export async function* readPages(
  { rowsAtOnce, blockSize, ...source }: BlockReader & Pick<DatabaseAccess, 'rowsAtOnce' | 'blockSize'>,
  stream: StreamKey,
  { reversed = false, ...range }: EventRange,
  { pagesGrow = false } = {},
): AsyncGenerator<readonly Segment[], void> {
  let [lower, upper] = boundsOf(range);
  const pageSize = (rows: number, most: number) => Math.min(rows, rowsAtOnce * (pagesGrow ? most : 1));
  // Usually all blocks of a window are cached, or none.
  let areCached = true;
  for (let size = rowsAtOnce; ; size *= 2) {
    const rowsOfPage = pageSize(size, maxGrowth.read);
    const pageRequest = (inBlocks: number): PageRequest => ({
      lower,
      upper,
      reversed,
      rows: rowsOfPage,
      blocks: Math.max(1, Math.floor(inBlocks / blockSize)),
    });
    const cached: PageContents | null = areCached
      ? await readCachedPage(source, stream, pageRequest(pageSize(size, maxGrowth.cached)))
      : null;
    areCached = cached !== null;
    const { rows, blocks, ends } = cached ?? (await readPage(source, stream, pageRequest(rowsOfPage)));
    // A block that ends beyond the window is the last one.
    const endsInside = ends.filter((key) => isWithin(key, lower, upper));
    const [end] = sortByKey(endsInside, (key) => key).slice(reversed ? -1 : 0);
    const pageEnd = end === undefined ? undefined : { key: end, isInclusive: true };
    const [pageLower, pageUpper] = reversed ? [pageEnd ?? lower, upper] : [lower, pageEnd ?? upper];

    const parts = blocks.map((block) => blockPartWithin(block, pageLower, pageUpper));
    const events = rows
      .filter(({ key }) => isWithin(key, pageLower, pageUpper))
      .map(({ key, body }) => ({ key, body }));
    const page = [...mergeSegments(parts, events)];
    if (page.length > 0) yield page;
    if (end === undefined) return;
    if (reversed) upper = { key: end, isInclusive: false };
    else lower = { key: end, isInclusive: false };
    // A long window must not block the thread.
    await nextTurn();
  }
}

/** The request of a page: the maximum number of loose events and of blocks between two bounds, from the upper bound on if `reversed`. */
interface PageRequest {
  readonly lower: Bound | undefined;
  readonly upper: Bound | undefined;
  readonly reversed: boolean;
  readonly rows: number;
  readonly blocks: number;
}

/** Loose events and blocks, both in the order of their keys; the blocks can have events outside of the bounds. */
interface PageContents {
  readonly rows: readonly EventRow[];
  readonly blocks: readonly OpenBlock[];
  /** The last key of the loose events, or of the blocks, if their maximum was reached. The page ends at the first of them. */
  readonly ends: readonly string[];
}

async function readPage({ read, cache }: BlockReader, stream: StreamKey, request: PageRequest): Promise<PageContents> {
  const found = await read.all<EventOrBlock>(...pageStatement(stream, request, selectLoose, selectBlock));
  const rows = found.filter((item) => item.key !== null);
  const blocks = found.filter(isBlock).map((data) => cache.open(data));
  return createPage(rows, blocks, request);
}

const selectLooseRow = `select key, body, null as id from loose_events where ${streamCondition}`;
const selectBlockId = `select null as key, null as body, id from event_blocks where ${streamCondition}`;

/** Returns a page for which only the ids of blocks are read, or null if a block is not cached. */
async function readCachedPage(
  { read, cache }: BlockReader,
  stream: StreamKey,
  request: PageRequest,
): Promise<PageContents | null> {
  type Identified = (EventRow & { readonly id: null }) | { readonly key: null; readonly id: string };
  const found = await read.all<Identified>(...pageStatement(stream, request, selectLooseRow, selectBlockId));
  const rows = found.filter((item) => item.key !== null);
  const blocks: OpenBlock[] = [];
  for (const { id } of found) {
    if (id === null) continue;
    const block = cache.get(id);
    if (!block) return null;
    blocks.push(block);
  }
  return createPage(rows, blocks, request);
}

function createPage(
  someRows: readonly EventRow[],
  someBlocks: readonly OpenBlock[],
  request: PageRequest,
): PageContents {
  const rows = sortByKey(someRows, ({ key }) => key);
  const blocks = sortByKey(someBlocks, ({ firstKey }) => firstKey);
  const [lastRow, lastBlock] = request.reversed ? [rows[0], blocks[0]] : [rows.at(-1), blocks.at(-1)];
  const ends: string[] = [];
  if (lastRow && rows.length === request.rows) ends.push(lastRow.key);
  if (lastBlock && blocks.length === request.blocks)
    ends.push(request.reversed ? lastBlock.firstKey : lastBlock.lastKey);
  return { rows, blocks, ends };
}

/** Returns the statement of a page, with its selects for loose events and for blocks, and its values. */
function pageStatement(
  stream: StreamKey,
  request: PageRequest,
  selectRows: string,
  selectBlocks: string,
): [string, readonly string[]] {
  const { lower, upper, reversed, rows, blocks } = request;
  const order = reversed ? 'desc' : '';
  const from = lower ? ` and first_key >= ${blockStartSql(4)} and last_key ${lower.isInclusive ? '>=' : '>'} $4` : '';
  const to = upper ? ` and first_key ${upper.isInclusive ? '<=' : '<'} $${lower ? 5 : 4}` : '';
  const text = unionAll(
    `${selectRows}${looseBoundsSql(lower, upper)} order by key ${order} limit ${rows}`,
    `${selectBlocks}${from}${to} order by first_key ${order} limit ${blocks}`,
  );
  const values = [lower, upper].filter((bound) => bound !== undefined).map(({ key }) => key);
  return [text, [...stream, ...values]];
}
