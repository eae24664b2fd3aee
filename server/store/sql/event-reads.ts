// Reads of a stream: each statement sees one state of loose events and blocks together.
import type { BlockData } from '../ports/sealed-batch.ts';
import type { OpenBlock } from '../blocks/block.ts';
import type { Bound } from '../blocks/pieces.ts';
import { compareKeys, type EventRange, type EventRow } from '../ports/event-store.ts';
import type { Access } from './access.ts';
import { blockData, ofStream, startBlock, type StreamKey } from './event-tables.ts';

/** What a statement gives: an event, or a block. */
export type Found = (EventRow & { readonly id: null; readonly events: unknown }) | (BlockData & { readonly key: null });

// Both have the same columns, so that one statement gives both.
export const eventColumns = (key: string, body: string, events = 'cast(null as integer)') =>
  `${key} as key, ${body} as body, null as id, null as "firstKey", null as "lastKey", ${events} as events,
    cast(null as integer) as "textBytes", cast(null as integer) as "allBytes", cast(null as bytea) as data`;
export const loose = `select ${eventColumns('key', 'body')} from loose_events where ${ofStream}`;
const firstOfBlock = `select ${eventColumns('first_key', 'first_body')} from event_blocks where ${ofStream}`;
const lastOfBlock = `select ${eventColumns('last_key', 'last_body')} from event_blocks where ${ofStream}`;
export const block = `select null as key, null as body, ${blockData} from event_blocks where ${ofStream}`;
export const union = (...selects: readonly string[]) =>
  selects.map((select, i) => `select * from (${select}) as part${i}`).join(' union all ');

/** What reads go to. */
export type Source = Pick<Access, 'read' | 'cache'>;

/** A search for the event that is least or greatest among those that fit; in a block that may have it, at a place. */
interface Search {
  readonly text: string;
  readonly greatest: boolean;
  readonly placeIn: (block: OpenBlock, key: string) => number | undefined;
}

const searches = {
  first: {
    text: union(`${loose} order by key limit 1`, `${firstOfBlock} order by first_key limit 1`),
    greatest: false,
    placeIn: () => 0,
  },
  last: {
    text: union(`${loose} order by key desc limit 1`, `${lastOfBlock} order by first_key desc limit 1`),
    greatest: true,
    placeIn: ({ events }) => events - 1,
  },
  at: {
    text: union(`${loose} and key = $4`, `${block} and first_key = ${startBlock(4)} and last_key >= $4`),
    greatest: false,
    placeIn: (open, key) => open.placeOf(key),
  },
  before: {
    text: union(
      `${loose} and key < $4 order by key desc limit 1`,
      `${block} and first_key = ${startBlock(4)} and first_key < $4 and last_key >= $4`,
      `${lastOfBlock} and first_key < $4 and last_key < $4 order by first_key desc limit 1`,
    ),
    greatest: true,
    placeIn: (open, key) => open.countBefore(key, false) - 1,
  },
  after: {
    text: union(
      `${loose} and key > $4 order by key limit 1`,
      `${block} and first_key = ${startBlock(4)} and last_key > $4`,
      `${firstOfBlock} and first_key > $4 order by first_key limit 1`,
    ),
    greatest: false,
    placeIn: (open, key) => open.countBefore(key, true),
  },
} satisfies Record<string, Search>;

/** The event that a search finds; the key is left out where the search needs none. */
export async function seek(
  { read, cache }: Source,
  place: StreamKey,
  search: keyof typeof searches,
  key?: string,
): Promise<EventRow | null> {
  const { text, greatest, placeIn }: Search = searches[search];
  const found = await read.all<Found>(text, key === undefined ? place : [...place, key]);
  let best: EventRow | null = null;
  for (const one of found) {
    const row = one.key === null ? rowIn(cache.open(one), (open) => placeIn(open, key ?? '')) : one;
    if (row && (best === null || compareKeys(row.key, best.key) > 0 === greatest)) best = row;
  }
  return best && { key: best.key, body: best.body };
}

function rowIn(open: OpenBlock, placeIn: (open: OpenBlock) => number | undefined): EventRow | undefined {
  const place = placeIn(open);
  return place === undefined ? undefined : open.row(place);
}

export const isBlock = (found: Found): found is BlockData & { readonly key: null } => found.id !== null;

export function boundsOf(range: EventRange): [lower: Bound | undefined, upper: Bound | undefined] {
  const { from, fromInclusive = true, to, toInclusive = true } = range;
  return [
    from === undefined ? undefined : { key: from, inclusive: fromInclusive },
    to === undefined ? undefined : { key: to, inclusive: toInclusive },
  ];
}

/** The end of a statement on loose events whose fourth parameter and the one after it are the keys of the bounds. */
export function looseWithin(lower: Bound | undefined, upper: Bound | undefined): string {
  const from = lower ? ` and key ${lower.inclusive ? '>=' : '>'} $4` : '';
  const to = upper ? ` and key ${upper.inclusive ? '<=' : '<'} $${lower ? 5 : 4}` : '';
  return from + to;
}
