// The events of one stream at indexes that only ever go up, stored or computed.
import type { Event, EventType, Index } from '../domain/model.ts';
import { calculateEvent } from '../domain/reading/calculate.ts';
import { indexOf } from '../domain/reading/index-scale.ts';
import type { EventSource } from '../domain/reading/source.ts';
import { indexComparer } from '../domain/values/order.ts';

/** An event at an index, and whether it is stored there. */
export interface Found {
  readonly event: Event | null;
  readonly isStored: boolean;
}

const nothing: Found = { event: null, isStored: false };

/** From where so many indexes are served that going on is cheaper than looking up the next one. */
const dense = 2;

/** So many events or more are read as the store gives them in one piece: where pieces end as its blocks do, no block is read twice. */
export const wholePiece = 2_000;

/**
 * Holds some stored events that follow each other. Where many indexes lie among them it reads on, in larger pieces; where events are
 * many and indexes few it looks up only what is next to an index.
 */
export class Interpolator {
  readonly #source: EventSource;
  readonly #type: EventType;
  readonly #compare: (a: Index, b: Index) => number;
  readonly #most: number;
  #size: number;
  /** The event before those that are held; null when there is none. */
  #before: Event | null = null;
  #held: readonly Event[] = [];
  #at = 0;
  /** Index of the last one that is held. */
  #end: Index | undefined;
  #isLast = false;
  #served = 0;

  /** `most` is how many events may be held. */
  constructor(source: EventSource, type: EventType, most: number) {
    this.#source = source;
    this.#type = type;
    this.#compare = indexComparer(type);
    this.#most = most;
    this.#size = Math.min(most, 256);
  }

  /** Whether the events around an index are held, so that the one at it can be told. */
  covers(index: Index): boolean {
    return this.#isLast || (this.#end !== undefined && this.#compare(this.#end, index) >= 0);
  }

  /** Loads the events around an index. */
  async load(index: Index): Promise<void> {
    while (!this.covers(index)) await this.#loadMore(index);
  }

  /** The event at an index that is covered, and does not come before the index of the call before. */
  at(index: Index): Found {
    this.#served += 1;
    for (let next = this.#held[this.#at]; next; next = this.#held[this.#at]) {
      const order = this.#compare(indexOf(this.#type, next), index);
      if (order === 0) return { event: next, isStored: true };
      if (order > 0) break;
      this.#before = next;
      this.#at += 1;
    }
    const after = this.#held[this.#at] ?? null;
    if (this.#before === null && after === null) return nothing;
    return { event: calculateEvent(this.#type, this.#before, after, index), isStored: false };
  }

  async #loadMore(index: Index): Promise<void> {
    const last = this.#held.at(-1);
    const readsOn = last !== undefined && this.#served >= dense;
    if (last !== undefined) {
      this.#size = readsOn ? Math.min(this.#most, this.#size * 2) : Math.max(2, this.#size >> 2);
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

  /** Some events from an index on, and whether no more follow them. */
  async #read(from: Index, fromInclusive: boolean) {
    const range = { from, fromInclusive, to: null, toInclusive: true, reversed: false };
    if (this.#size >= wholePiece) {
      for await (const events of this.#source.range(range)) return { events, isLast: false };
      return { events: [], isLast: true };
    }
    const limit = this.#size;
    const events = (await Array.fromAsync(this.#source.range({ ...range, limit }))).flat();
    return { events, isLast: events.length < limit };
  }
}
