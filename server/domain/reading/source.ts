// What reading needs from a store: the events of one stream, in the order of their indexes.
import type { Event, Index } from '../model.ts';
import type { RunDigest } from './run-digest.ts';

/** A part of a stream, in ascending order of indexes, or descending when reversed. */
export interface RangeOptions {
  /** Smallest index; null: from the first event. */
  readonly from: Index | null;
  readonly fromInclusive: boolean;
  /** Largest index; null: to the last event. */
  readonly to: Index | null;
  readonly toInclusive: boolean;
  readonly reversed: boolean;
  /** No more than this many events are taken; the source may stop there. */
  readonly limit?: number;
  /** About how many events a chunk should have at most; default as many as suit the source. */
  readonly chunkSize?: number;
}

/** Stored events that follow each other, which need not be looked at where their digest does. */
export interface Run {
  readonly count: number;
  readonly first: Index;
  readonly last: Index;
  digest(): RunDigest;
  events(): Promise<readonly Event[]>;
  /** The event before which the run has `place` others. */
  event(place: number): Promise<Event | null>;
}

/** The stored events of one stream. */
export interface EventSource {
  at(index: Index): Promise<Event | null>;
  first(): Promise<Event | null>;
  last(): Promise<Event | null>;
  /** The last event strictly before an index. */
  before(index: Index): Promise<Event | null>;
  /** The first event strictly after an index. */
  after(index: Index): Promise<Event | null>;
  /** The events of a part of the stream, in chunks; none when the part is empty or upside down. */
  range(options: RangeOptions): AsyncIterable<readonly Event[]>;
  /** A part that is not reversed, as runs and, where there are none, as chunks of events; where the source has runs. */
  readonly runs?: ((options: RangeOptions) => AsyncIterable<Run | readonly Event[]>) | undefined;
  /** How many events a part has, whatever its limit, where that is known without reading them. */
  readonly count?: ((options: RangeOptions) => Promise<number>) | undefined;
}

/** Says whether an event takes part in a read. */
export type EventPredicate = (event: Event) => boolean;

/** A read went through more events, filtered-out ones included, than one request may (docs/behavior/stream-data.md#event-limit). */
export class ReadLimitExceeded extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`Exceeded the maximum return count of ${limit} events.`);
    this.name = 'ReadLimitExceeded';
    this.limit = limit;
  }
}
