// Limits on the cost of one request. Each one is a setting (docs/behavior/errors-and-limits.md).
import type { Limit } from './sent-body.ts';

/** Limits on a body of events. */
export interface EventBodyLimits {
  /** Bytes of the inflated body. */
  readonly inflatedBytes: Limit;
  /** Bytes of one event in the body. */
  readonly entryBytes: Limit;
}

/** Limits on the events that one request writes. */
export interface WriteLimits extends EventBodyLimits {
  readonly events: Limit;
  /** Bytes of all events as stored, before compression. */
  readonly storedBytes: Limit;
  /** Events that are not in the order of their indexes, or are changed partially. */
  readonly unorderedEvents: Limit;
}

export interface Limits {
  /** Events that one request may read or write. */
  readonly events: number;
  /** Indexes or intervals that one request may calculate. */
  readonly intervals: number;
  /** Events that one request may sort. */
  readonly sortedEvents: number;
  /** Streams that a join may name. */
  readonly joinedStreams: number;
  /** Words in a query or filter, and in all queries of a data view. */
  readonly words: number;
  /** Keys that the fields of a data view may look up. */
  readonly lookups: number;
  /** Cells in a response. */
  readonly cells: number;
  /** Bytes of a response. */
  readonly responseBytes: number;
  readonly writes: WriteLimits;
  /** Clients of all kinds that a tenant may have. */
  readonly clients: number;
  /** Users that a tenant may have. */
  readonly users: number;
  /** Edge systems that a namespace may have. */
  readonly edgeSystems: number;
  /** Bytes of the preferences of a user. */
  readonly preferenceBytes: number;
  /** Queued and running jobs of a virtual table. */
  readonly jobs: number;
}
