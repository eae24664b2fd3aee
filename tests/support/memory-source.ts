// An event source over an array, for tests of reads.
import type { Event, EventType, Index } from '../../server/domain/model.ts';
import {
  aggregatedPositions,
  aggregatesOf,
  decodeAggregates,
  encodeAggregates,
} from '../../server/domain/reading/run-aggregates.ts';
import type { EventSource, RangeOptions, Run } from '../../server/domain/reading/source.ts';
import { indexComparer } from '../../server/domain/values/order.ts';

/** An event source that counts its reads. */
export interface MemorySource extends EventSource {
  /** Events that `range` has returned. */
  readonly returnedEvents: () => number;
  /** Calls of at, first, last, before and after. */
  readonly lookups: () => number;
}

/** Returns a source over events in any order. A range starts with an empty chunk; the others have `chunkSize` events. */
export function memorySource(type: EventType, events: readonly Event[], chunkSize = 2): MemorySource {
  const compare = indexComparer(type);
  const indexOf = (event: Event): Index => type.keys.map((key) => event[key] ?? null);
  const sorted = [...events].sort((a, b) => compare(indexOf(a), indexOf(b)));
  let returned = 0;
  let lookups = 0;
  const found = (event: Event | undefined) => {
    lookups += 1;
    return Promise.resolve(event ?? null);
  };

  const isInside = ({ from, fromInclusive, to, toInclusive }: RangeOptions, index: Index) =>
    (from === null || compare(index, from) > (fromInclusive ? -1 : 0)) &&
    (to === null || compare(index, to) < (toInclusive ? 1 : 0));

  return {
    at: (index) => found(sorted.find((event) => compare(indexOf(event), index) === 0)),
    first: () => found(sorted[0]),
    last: () => found(sorted.at(-1)),
    before: (index) => found(sorted.findLast((event) => compare(indexOf(event), index) < 0)),
    after: (index) => found(sorted.find((event) => compare(indexOf(event), index) > 0)),
    async *range(options) {
      yield Promise.resolve([]);
      const inside = sorted.filter((event) => isInside(options, indexOf(event)));
      const ordered = (options.reversed ? inside.reverse() : inside).slice(0, options.limit);
      for (let from = 0; from < ordered.length; from += chunkSize) {
        const chunk = ordered.slice(from, from + chunkSize);
        returned += chunk.length;
        yield chunk;
      }
    },
    returnedEvents: () => returned,
    lookups: () => lookups,
  };
}

/** Returns the same source with runs of `chunkSize` events; every third chunk is not in a run. */
export function memorySourceWithRuns(type: EventType, events: readonly Event[], chunkSize = 2): MemorySource {
  const source = memorySource(type, events, chunkSize);
  return {
    ...source,
    async *runs(range) {
      let chunks = 0;
      for await (const chunk of source.range(range)) {
        chunks += 1;
        yield chunk.length === 0 || chunks % 3 === 1 ? chunk : runOf(type, chunk);
      }
    },
  };
}

function runOf(type: EventType, events: readonly Event[]): Run {
  const indexOf = (event: Event | undefined): Index => type.keys.map((key) => event?.[key] ?? null);
  return {
    count: events.length,
    first: indexOf(events[0]),
    last: indexOf(events.at(-1)),
    aggregates: () => decodeAggregates(aggregatedPositions(type), encodeAggregates(aggregatesOf(type, events))),
    events: () => Promise.resolve(events),
    event: (position) => Promise.resolve(events[position] ?? null),
  };
}
