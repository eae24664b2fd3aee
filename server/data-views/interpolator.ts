// The events of one stream at ascending indexes, stored or calculated.
import type { Event, EventType, Index } from '../domain/model.ts';
import { calculateEvent } from '../domain/reading/calculate.ts';
import { indexOf } from '../domain/reading/index-scale.ts';
import type { EventSource } from '../domain/reading/source.ts';
import { indexComparer } from '../domain/values/order.ts';

/** An event at an index, stored there or calculated. */
export interface EventAtIndex {
  readonly event: Event | null;
  readonly isStored: boolean;
}

const noEvent: EventAtIndex = { event: null, isStored: false };

/** If at least this many indexes are within a chunk, reading the next chunk is cheaper than looking up the next index. */
const minIndexesPerChunk = 2;

/** From this size on, a chunk is a chunk of the store: those end where blocks end, so no block is read twice. */
export const minStoreChunkSize = 2_000;

/**
 * Returns the events at ascending indexes from a chunk of stored events. If many indexes are within a chunk, chunks follow each other
 * and grow; otherwise, only the events next to an index are looked up.
 */
export class Interpolator {
  readonly #source: EventSource;
  readonly #type: EventType;
  readonly #compare: (a: Index, b: Index) => number;
  readonly #maxEvents: number;
  #chunkSize: number;
  /** The event before the next one; null if there is none. */
  #previous: Event | null = null;
  #events: readonly Event[] = [];
  #position = 0;
  /** The index of the last event in memory. */
  #lastIndex: Index | undefined;
  #isAtEnd = false;
  #indexesServed = 0;

  /** `maxEvents` is the maximum number of events in memory. */
  constructor(source: EventSource, type: EventType, maxEvents: number) {
    this.#source = source;
    this.#type = type;
    this.#compare = indexComparer(type);
    this.#maxEvents = maxEvents;
    this.#chunkSize = Math.min(maxEvents, 256);
  }

  /** Returns whether the events around an index are in memory. */
  covers(index: Index): boolean {
    return this.#isAtEnd || (this.#lastIndex !== undefined && this.#compare(this.#lastIndex, index) >= 0);
  }

  /** Loads the events around an index. */
  async load(index: Index): Promise<void> {
    while (!this.covers(index)) await this.#loadMore(index);
  }

  /** Returns the event at a covered index, which must not be before that of the previous call. */
  eventAt(index: Index): EventAtIndex {
    this.#indexesServed += 1;
    for (let next = this.#events[this.#position]; next; next = this.#events[this.#position]) {
      const order = this.#compare(indexOf(this.#type, next), index);
      if (order === 0) return { event: next, isStored: true };
      if (order > 0) break;
      this.#previous = next;
      this.#position += 1;
    }
    const after = this.#events[this.#position] ?? null;
    if (this.#previous === null && after === null) return noEvent;
    return { event: calculateEvent(this.#type, this.#previous, after, index), isStored: false };
  }

  async #loadMore(index: Index): Promise<void> {
    const last = this.#events.at(-1);
    const isConsecutive = last !== undefined && this.#indexesServed >= minIndexesPerChunk;
    if (last !== undefined) {
      this.#chunkSize = isConsecutive
        ? Math.min(this.#maxEvents, this.#chunkSize * 2)
        : Math.max(2, this.#chunkSize >> 2);
    }
    this.#indexesServed = 0;
    const [before, { events, isLast }] = await Promise.all([
      isConsecutive ? last : this.#source.before(index),
      this.#read(isConsecutive ? indexOf(this.#type, last) : index, !isConsecutive),
    ]);
    this.#previous = before;
    this.#events = events;
    this.#position = 0;
    const end = events.at(-1);
    this.#lastIndex = end && indexOf(this.#type, end);
    this.#isAtEnd = isLast;
  }

  /** Returns events from an index on; `isLast` is true if no more follow. */
  async #read(from: Index, fromInclusive: boolean) {
    const range = { from, fromInclusive, to: null, toInclusive: true, reversed: false };
    if (this.#chunkSize >= minStoreChunkSize) {
      for await (const events of this.#source.range(range)) return { events, isLast: false };
      return { events: [], isLast: true };
    }
    const limit = this.#chunkSize;
    const events = (await Array.fromAsync(this.#source.range({ ...range, limit }))).flat();
    return { events, isLast: events.length < limit };
  }
}
