// Long reads of a stream: page by page, so that no more than a page is held in memory.
import type { OpenBlock } from '../blocks/block.ts';
import { isWithin, partWithin, pieces, type Bound, type Piece } from '../blocks/pieces.ts';
import { sortByKey, type EventRange, type EventRow } from '../ports/event-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { Access } from './access.ts';
import { block, boundsOf, isBlock, loose, looseWithin, union, type Found, type Source } from './event-reads.ts';
import { ofStream, startBlock, type StreamKey } from './event-tables.ts';

/** How many times as large as usual growing pages become: a statement takes little beside what it gives then (measured). */
const growth = {
  read: 4,
  /** Blocks that are held take no memory of their own. */
  held: 16,
};

/**
 * The pieces of a window, page by page, none of them empty; the pages come in the order that is asked for, the pieces of each
 * in that of their keys. Where pages grow, each may be twice as large as the one before.
 */
export async function* pagesOf(
  { rowsAtOnce, blockSize, ...source }: Source & Pick<Access, 'rowsAtOnce' | 'blockSize'>,
  place: StreamKey,
  { reversed = false, ...range }: EventRange,
  { pagesGrow = false } = {},
): AsyncGenerator<readonly Piece[], void> {
  let [lower, upper] = boundsOf(range);
  const sized = (rows: number, most: number) => Math.min(rows, rowsAtOnce * (pagesGrow ? most : 1));
  // Usually all blocks of a window are held, or none.
  let areHeld = true;
  for (let size = rowsAtOnce; ; size *= 2) {
    const rowsOfPage = sized(size, growth.read);
    const ask = (inBlocks: number): Asked => ({
      lower,
      upper,
      reversed,
      rows: rowsOfPage,
      blocks: Math.max(1, Math.floor(inBlocks / blockSize)),
    });
    const held: Page | null = areHeld ? await heldPage(source, place, ask(sized(size, growth.held))) : null;
    areHeld = held !== null;
    const { rows, blocks, ends } = held ?? (await readPage(source, place, ask(rowsOfPage)));
    // A block may end beyond the window: no more is wanted then.
    const inside = ends.filter((key) => isWithin(key, lower, upper));
    const [end] = sortByKey(inside, (key) => key).slice(reversed ? -1 : 0);
    const reached = end === undefined ? undefined : { key: end, inclusive: true };
    const [least, greatest] = reversed ? [reached ?? lower, upper] : [lower, reached ?? upper];

    const parts = blocks.map((one) => partWithin(one, least, greatest));
    const events = rows.filter(({ key }) => isWithin(key, least, greatest)).map(({ key, body }) => ({ key, body }));
    const page = [...pieces(parts, events)];
    if (page.length > 0) yield page;
    if (end === undefined) return;
    if (reversed) upper = { key: end, inclusive: false };
    else lower = { key: end, inclusive: false };
    // A long window must not hold the thread.
    await nextTurn();
  }
}

/** What is asked for in one page: the events within bounds, from one end on, at most so many loose ones and blocks. */
interface Asked {
  readonly lower: Bound | undefined;
  readonly upper: Bound | undefined;
  readonly reversed: boolean;
  readonly rows: number;
  readonly blocks: number;
}

/** Loose events and blocks that have, or may have, events within bounds, both in the order of their keys. */
interface Page {
  readonly rows: readonly EventRow[];
  readonly blocks: readonly OpenBlock[];
  /** The last keys of those of which there may be more: what is beyond one of them is left to the next page. */
  readonly ends: readonly string[];
}

async function readPage({ read, cache }: Source, place: StreamKey, asked: Asked): Promise<Page> {
  const found = await read.all<Found>(...pageStatement(place, asked, loose, block));
  const rows = found.filter((one) => one.key !== null);
  const blocks = found.filter(isBlock).map((data) => cache.open(data));
  return pageWith(rows, blocks, asked);
}

const looseOnly = `select key, body, null as id from loose_events where ${ofStream}`;
const blockId = `select null as key, null as body, id from event_blocks where ${ofStream}`;

/** A page of whose blocks nothing but their ids is read; null when one of them is not held. */
async function heldPage({ read, cache }: Source, place: StreamKey, asked: Asked): Promise<Page | null> {
  type Identified = (EventRow & { readonly id: null }) | { readonly key: null; readonly id: string };
  const found = await read.all<Identified>(...pageStatement(place, asked, looseOnly, blockId));
  const rows = found.filter((one) => one.key !== null);
  const blocks: OpenBlock[] = [];
  for (const { id } of found) {
    if (id === null) continue;
    const held = cache.held(id);
    if (!held) return null;
    blocks.push(held);
  }
  return pageWith(rows, blocks, asked);
}

function pageWith(someRows: readonly EventRow[], someBlocks: readonly OpenBlock[], asked: Asked): Page {
  const rows = sortByKey(someRows, ({ key }) => key);
  const blocks = sortByKey(someBlocks, ({ firstKey }) => firstKey);
  const [lastRow, lastBlock] = asked.reversed ? [rows[0], blocks[0]] : [rows.at(-1), blocks.at(-1)];
  const ends: string[] = [];
  if (lastRow && rows.length === asked.rows) ends.push(lastRow.key);
  if (lastBlock && blocks.length === asked.blocks) ends.push(asked.reversed ? lastBlock.firstKey : lastBlock.lastKey);
  return { rows, blocks, ends };
}

/** The statement for a page out of what it selects of loose events and of blocks. */
function pageStatement(place: StreamKey, asked: Asked, ofLoose: string, ofBlocks: string): [string, readonly string[]] {
  const { lower, upper, reversed, rows, blocks } = asked;
  const order = reversed ? 'desc' : '';
  const from = lower ? ` and first_key >= ${startBlock(4)} and last_key ${lower.inclusive ? '>=' : '>'} $4` : '';
  const to = upper ? ` and first_key ${upper.inclusive ? '<=' : '<'} $${lower ? 5 : 4}` : '';
  const text = union(
    `${ofLoose}${looseWithin(lower, upper)} order by key ${order} limit ${rows}`,
    `${ofBlocks}${from}${to} order by first_key ${order} limit ${blocks}`,
  );
  const values = [lower, upper].filter((bound) => bound !== undefined).map(({ key }) => key);
  return [text, [...place, ...values]];
}
