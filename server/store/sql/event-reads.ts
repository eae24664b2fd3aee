// Reads of a stream. One statement reads both loose events and blocks, so that it sees one consistent state.
import type { BlockData } from '../ports/sealed-batch.ts';
import type { OpenBlock } from '../blocks/block.ts';
import type { Bound } from '../blocks/segments.ts';
import { compareKeys, type EventRange, type EventRow } from '../ports/event-store.ts';
import type { DatabaseAccess } from './access.ts';
import { blockColumns, streamCondition, blockStartSql, type StreamKey } from './event-tables.ts';

/** A row of a statement: an event or a block. */
export type EventOrBlock =
  (EventRow & { readonly id: null; readonly events: unknown }) | (BlockData & { readonly key: null });

// Events and blocks have the same columns, so that one statement can return both.
export const eventColumns = (key: string, body: string, events = 'cast(null as integer)') =>
  `${key} as key, ${body} as body, null as id, null as "firstKey", null as "lastKey", ${events} as events,
    cast(null as integer) as "textBytes", cast(null as integer) as "allBytes", cast(null as bytea) as data`;
export const selectLoose = `select ${eventColumns('key', 'body')} from loose_events where ${streamCondition}`;
const selectFirstOfBlock = `select ${eventColumns('first_key', 'first_body')} from event_blocks where ${streamCondition}`;
const selectLastOfBlock = `select ${eventColumns('last_key', 'last_body')} from event_blocks where ${streamCondition}`;
export const selectBlock = `select null as key, null as body, ${blockColumns} from event_blocks where ${streamCondition}`;
export const unionAll = (...selects: readonly string[]) =>
  selects.map((select, i) => `select * from (${select}) as part${i}`).join(' union all ');

export type BlockReader = Pick<DatabaseAccess, 'read' | 'cache'>;

/** A search for the first or last event that matches. `positionIn` returns its position in a block, if the block has it. */
interface Search {
  readonly text: string;
  readonly isGreatest: boolean;
  readonly positionIn: (block: OpenBlock, key: string) => number | undefined;
}

const searches = {
  first: {
    text: unionAll(`${selectLoose} order by key limit 1`, `${selectFirstOfBlock} order by first_key limit 1`),
    isGreatest: false,
    positionIn: () => 0,
  },
  last: {
    text: unionAll(`${selectLoose} order by key desc limit 1`, `${selectLastOfBlock} order by first_key desc limit 1`),
    isGreatest: true,
    positionIn: ({ events }) => events - 1,
  },
  at: {
    text: unionAll(
      `${selectLoose} and key = $4`,
      `${selectBlock} and first_key = ${blockStartSql(4)} and last_key >= $4`,
    ),
    isGreatest: false,
    positionIn: (open, key) => open.positionOf(key),
  },
  before: {
    text: unionAll(
      `${selectLoose} and key < $4 order by key desc limit 1`,
      `${selectBlock} and first_key = ${blockStartSql(4)} and first_key < $4 and last_key >= $4`,
      `${selectLastOfBlock} and first_key < $4 and last_key < $4 order by first_key desc limit 1`,
    ),
    isGreatest: true,
    positionIn: (open, key) => open.countBefore(key, false) - 1,
  },
  after: {
    text: unionAll(
      `${selectLoose} and key > $4 order by key limit 1`,
      `${selectBlock} and first_key = ${blockStartSql(4)} and last_key > $4`,
      `${selectFirstOfBlock} and first_key > $4 order by first_key limit 1`,
    ),
    isGreatest: false,
    positionIn: (open, key) => open.countBefore(key, true),
  },
} satisfies Record<string, Search>;

/** Returns the event that a search finds, or null. The searches `first` and `last` need no key. */
export async function findEvent(
  { read, cache }: BlockReader,
  stream: StreamKey,
  search: keyof typeof searches,
  key?: string,
): Promise<EventRow | null> {
  const { text, isGreatest, positionIn }: Search = searches[search];
  const found = await read.all<EventOrBlock>(text, key === undefined ? stream : [...stream, key]);
  let best: EventRow | null = null;
  for (const item of found) {
    const row = item.key === null ? readRow(cache.open(item), (open) => positionIn(open, key ?? '')) : item;
    if (row && (best === null || compareKeys(row.key, best.key) > 0 === isGreatest)) best = row;
  }
  return best && { key: best.key, body: best.body };
}

function readRow(open: OpenBlock, positionIn: (open: OpenBlock) => number | undefined): EventRow | undefined {
  const position = positionIn(open);
  return position === undefined ? undefined : open.row(position);
}

export const isBlock = (found: EventOrBlock): found is BlockData & { readonly key: null } => found.id !== null;

export function boundsOf(range: EventRange): [lower: Bound | undefined, upper: Bound | undefined] {
  const { from, fromInclusive = true, to, toInclusive = true } = range;
  return [
    from === undefined ? undefined : { key: from, isInclusive: fromInclusive },
    to === undefined ? undefined : { key: to, isInclusive: toInclusive },
  ];
}

/** Returns the conditions on loose events for bounds, whose keys are the parameters from $4 on. */
export function looseBoundsSql(lower: Bound | undefined, upper: Bound | undefined): string {
  const from = lower ? ` and key ${lower.isInclusive ? '>=' : '>'} $4` : '';
  const to = upper ? ` and key ${upper.isInclusive ? '<=' : '<'} $${lower ? 5 : 4}` : '';
  return from + to;
}
