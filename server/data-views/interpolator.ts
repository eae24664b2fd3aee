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

/** How many indexes must lie among the held events so that reading on is cheaper than looking up the next index. */
const minIndexesToReadOn = 2;

/** From this size on, reads take a chunk of the store as it is: chunks end where blocks do, so no block is read twice. */
export const minWholeChunk = 2_000;

/**
 * Holds consecutive stored events. If many indexes lie among them, it reads on in growing chunks; if events are many and indexes few,
 * it looks up only the events next to an index.
 */
export class Interpolator {
  readonly #source: EventSource;
  readonly #type: EventType;
  readonly #compare: (a: Index, b: Index) => number;
  readonly #maxHeld: number;
  #size: number;
  /** The event before the held ones; null if there is none. */
  #before: Event | null = null;
  #held: readonly Event[] = [];
  #at = 0;
  /** Index of the last held event. */
  #end: Index | undefined;
  #isLast = false;
  #served = 0;

  /** `maxHeld` is the maximum number of events in memory. */
  constructor(source: EventSource, type: EventType, maxHeld: number) {
    this.#source = source;
    this.#type = type;
    this.#compare = indexComparer(type);
    this.#maxHeld = maxHeld;
    this.#size = Math.min(maxHeld, 256);
  }

  /** Returns whether the events around an index are held. */
  covers(index: Index): boolean {
    return this.#isLast || (this.#end !== undefined && this.#compare(this.#end, index) >= 0);
  }

  /** Loads the events around an index. */
  async load(index: Index): Promise<void> {
    while (!this.covers(index)) await this.#loadMore(index);
  }

  /** Returns the event at a covered index that does not come before that of the previous call. */
  at(index: Index): EventAtIndex {
    this.#served += 1;
    for (let next = this.#held[this.#at]; next; next = this.#held[this.#at]) {
      const order = this.#compare(indexOf(this.#type, next), index);
      if (order === 0) return { event: next, isStored: true };
      if (order > 0) break;
      this.#before = next;
      this.#at += 1;
    }
    const after = this.#held[this.#at] ?? null;
    if (this.#before === null && after === null) return noEvent;
    return { event: calculateEvent(this.#type, this.#before, after, index), isStored: false };
  }

  async #loadMore(index: Index): Promise<void> {
    const last = this.#held.at(-1);
    const readsOn = last !== undefined && this.#served >= minIndexesToReadOn;
    if (last !== undefined) {
      this.#size = readsOn ? Math.min(this.#maxHeld, this.#size * 2) : Math.max(2, this.#size >> 2);
    }
    this.#served = 0;
    const [before, { events, isLast }] = await Promise.all([
      readsOn ? last : this.#source.before(index),
      this.#read(readsOn ? indexOf(this.#type, last) : index, !readsOn),
    ]);
    this.#before = before;
    this.#held = events;
    this.#at = 0;
    const end = events.at(-1);
    this.#end = end && indexOf(this.#type, end);
    this.#isLast = isLast;
  }

  /** Reads events from an index on; `isLast` tells that no more follow. */
  async #read(from: Index, fromInclusive: boolean) {
    const range = { from, fromInclusive, to: null, toInclusive: true, reversed: false };
    if (this.#size >= minWholeChunk) {
      for await (const events of this.#source.range(range)) return { events, isLast: false };
      return { events: [], isLast: true };
    }
    const limit = this.#size;
    const events = (await Array.fromAsync(this.#source.range({ ...range, limit }))).flat();
    return { events, isLast: events.length < limit };
  }
}
