// Reads of the event store.
import { countEvents, limitSegments, segmentKeys, segmentRows, segmentText, type Segment } from '../blocks/segments.ts';
import { checkKeys, type EventRange, type EventRow, type EventStore } from '../ports/event-store.ts';
import type { DatabaseAccess } from './access.ts';
import { countWithin } from './event-counts.ts';
import { readPages } from './event-pages.ts';
import { findEvent } from './event-reads.ts';
import { readRuns } from './event-runs.ts';
import { streamKey } from './event-tables.ts';

type EventQueries = Pick<
  EventStore,
  'firstEvent' | 'lastEvent' | 'eventAt' | 'eventBefore' | 'eventAfter' | 'range' | 'texts' | 'runs' | 'count'
>;

/** Returns the reads of the event store on SQL. */
export function eventQueries(access: DatabaseAccess): EventQueries {
  const { rowsAtOnce } = access;
  const pageAccess = (maxRows: number, chunkSize: number) => ({
    ...access,
    rowsAtOnce: Math.min(maxRows, rowsAtOnce, chunkSize),
  });

  return {
    firstEvent: (ref) => findEvent(access, streamKey(ref), 'first'),
    lastEvent: (ref) => findEvent(access, streamKey(ref), 'last'),
    eventAt: async (ref, key) => findEvent(access, streamKey(ref), 'at', checkKey(key)),
    eventBefore: async (ref, key) => findEvent(access, streamKey(ref), 'before', checkKey(key)),
    eventAfter: async (ref, key) => findEvent(access, streamKey(ref), 'after', checkKey(key)),

    async *range(ref, range) {
      const { limit = Infinity, chunkSize = Infinity } = range;
      let remaining = limit;
      if (remaining === 0) return;
      for await (const page of readPages(pageAccess(remaining, chunkSize), streamKey(ref), checkRange(range))) {
        const rows = pageRows(page, range);
        yield rows.length > remaining ? rows.slice(0, remaining) : rows;
        remaining -= rows.length;
        if (remaining <= 0) return;
      }
    },

    async *texts(ref, { limit = Infinity, chunkSize = Infinity, hasGrowingChunks = false, ...range }) {
      let remaining = limit;
      if (remaining === 0) return;
      const options = { pagesGrow: hasGrowingChunks };
      for await (const page of readPages(
        pageAccess(remaining, chunkSize),
        streamKey(ref),
        checkRange(range),
        options,
      )) {
        const segments = [...limitSegments(page, remaining)];
        const events = countEvents(segments);
        yield { events, keys: () => segments.flatMap(segmentKeys), texts: segments.map(segmentText) };
        remaining -= events;
        if (remaining <= 0) return;
      }
    },

    runs: (ref, range) => readRuns(access, streamKey(ref), checkRange(range), ref.aggregation?.kind ?? ''),

    count: async (ref, range = {}) => countWithin(access, streamKey(ref), checkRange(range)),
  };
}

/** Returns the events of a page, in reverse if requested. */
export function pageRows(page: readonly Segment[], { reversed = false }: EventRange): readonly EventRow[] {
  const rows = page.flatMap(segmentRows);
  return reversed ? rows.reverse() : rows;
}

function checkRange(range: EventRange): EventRange {
  checkKeys([range.from, range.to].filter((key) => key !== undefined));
  return range;
}

function checkKey(key: string): string {
  checkKeys([key]);
  return key;
}
