// The port to the stored events of a stream, in the order of their indexes.
import type { Event, Index } from '../model.ts';
import type { RunAggregates } from './run-aggregates.ts';

/** A range of a stream, in ascending order of indexes, or descending when reversed. */
export interface RangeOptions {
  /** The smallest index; null to start at the first event. */
  readonly from: Index | null;
  readonly fromInclusive: boolean;
  /** The largest index; null to end at the last event. */
  readonly to: Index | null;
  readonly toInclusive: boolean;
  readonly reversed: boolean;
  /** The reader reads no more events than this, so the source can stop there. */
  readonly limit?: number;
  /** The approximate maximum size of a chunk; by default the source decides. */
  readonly chunkSize?: number;
}

/** Consecutive stored events, with aggregates that can replace reading them. */
export interface Run {
  readonly count: number;
  readonly first: Index;
  readonly last: Index;
  aggregates(): RunAggregates;
  events(): Promise<readonly Event[]>;
  /** Returns the event at a position of the run, from 0. */
  event(position: number): Promise<Event | null>;
}

/** The stored events of one stream. */
export interface EventSource {
  at(index: Index): Promise<Event | null>;
  first(): Promise<Event | null>;
  last(): Promise<Event | null>;
  /** Returns the last event before an index. */
  before(index: Index): Promise<Event | null>;
  /** Returns the first event after an index. */
  after(index: Index): Promise<Event | null>;
  /** Yields the events of a range in chunks; none when the range is empty or its ends are in the wrong order. */
  range(options: RangeOptions): AsyncIterable<readonly Event[]>;
  /** Yields a range that is not reversed as runs and, between them, chunks of events; absent if the source has no runs. */
  readonly runs?: ((options: RangeOptions) => AsyncIterable<Run | readonly Event[]>) | undefined;
  /** Returns the number of events of a range, whatever its limit; absent if the source would have to read them. */
  readonly count?: ((options: RangeOptions) => Promise<number>) | undefined;
}

/** Returns whether an event matches a filter. */
export type EventPredicate = (event: Event) => boolean;

/**
 * A request would read more events than its limit, including those that its filter excludes
 * (docs/behavior/stream-data.md#event-limit).
 */
export class ReadLimitExceeded extends Error {
  readonly limit: number;

  constructor(limit: number) {
    super(`Exceeded the maximum return count of ${limit} events.`);
    this.name = 'ReadLimitExceeded';
    this.limit = limit;
  }
}
