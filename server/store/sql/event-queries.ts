// Reads of the event store.
import { eventsIn, firstOf, keysIn, rowsOf, textOf, type Piece } from '../blocks/pieces.ts';
import { checkedKeys, type EventRange, type EventRow, type EventStore } from '../ports/event-store.ts';
import type { Access } from './access.ts';
import { countWithin } from './event-counts.ts';
import { pagesOf } from './event-pages.ts';
import { seek } from './event-reads.ts';
import { runsOf } from './event-runs.ts';
import { placeOf } from './event-tables.ts';

type EventQueries = Pick<
  EventStore,
  'firstEvent' | 'lastEvent' | 'eventAt' | 'eventBefore' | 'eventAfter' | 'range' | 'texts' | 'runs' | 'count'
>;

/** Returns the reads of the event store on SQL. */
export function eventQueries(access: Access): EventQueries {
  const { rowsAtOnce } = access;
  const pageAccess = (left: number, chunkSize: number) => ({
    ...access,
    rowsAtOnce: Math.min(left, rowsAtOnce, chunkSize),
  });

  return {
    firstEvent: (ref) => seek(access, placeOf(ref), 'first'),
    lastEvent: (ref) => seek(access, placeOf(ref), 'last'),
    eventAt: async (ref, key) => seek(access, placeOf(ref), 'at', checkedKey(key)),
    eventBefore: async (ref, key) => seek(access, placeOf(ref), 'before', checkedKey(key)),
    eventAfter: async (ref, key) => seek(access, placeOf(ref), 'after', checkedKey(key)),

    async *range(ref, range) {
      const { limit = Infinity, chunkSize = Infinity } = range;
      let left = limit;
      if (left === 0) return;
      for await (const page of pagesOf(pageAccess(left, chunkSize), placeOf(ref), checkedRange(range))) {
        const rows = rowsOfPage(page, range);
        yield rows.length > left ? rows.slice(0, left) : rows;
        left -= rows.length;
        if (left <= 0) return;
      }
    },

    async *texts(ref, { limit = Infinity, chunkSize = Infinity, hasGrowingChunks = false, ...range }) {
      let left = limit;
      if (left === 0) return;
      const options = { pagesGrow: hasGrowingChunks };
      for await (const page of pagesOf(pageAccess(left, chunkSize), placeOf(ref), checkedRange(range), options)) {
        const pieces = [...firstOf(page, left)];
        const events = eventsIn(pieces);
        yield { events, keys: () => pieces.flatMap(keysIn), texts: pieces.map(textOf) };
        left -= events;
        if (left <= 0) return;
      }
    },

    runs: (ref, range) => runsOf(access, placeOf(ref), checkedRange(range), ref.aggregation?.kind ?? ''),

    count: async (ref, range = {}) => countWithin(access, placeOf(ref), checkedRange(range)),
  };
}

/** Returns the events of a page in the order that is asked for. */
export function rowsOfPage(page: readonly Piece[], { reversed = false }: EventRange): readonly EventRow[] {
  const rows = page.flatMap(rowsOf);
  return reversed ? rows.reverse() : rows;
}

function checkedRange(range: EventRange): EventRange {
  checkedKeys([range.from, range.to].filter((key) => key !== undefined));
  return range;
}

function checkedKey(key: string): string {
  checkedKeys([key]);
  return key;
}
