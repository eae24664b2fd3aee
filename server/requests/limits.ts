// What one request may cost. Each limit is a setting (docs/behavior/errors-and-limits.md).
import type { Limit } from './sent-body.ts';

/** How a body of events may be cut into slices. */
export interface SliceLimits {
  /** Bytes of a body, inflated. */
  readonly inflated: Limit;
  /** Bytes of one entry. */
  readonly entry: Limit;
}

/** What one request may write. */
export interface WriteLimits extends SliceLimits {
  readonly events: Limit;
  /** Bytes of all events, as they are stored before they are compressed. */
  readonly bytes: Limit;
  /** Events that come in another order than that of their indexes, or that are changed in part. */
  readonly unordered: Limit;
}

export interface Limits {
  /** Events that one request may touch. */
  readonly events: number;
  /** Indexes or intervals that one request may have calculated. */
  readonly intervals: number;
  /** Events that one request may sort. */
  readonly sorted: number;
  /** Streams that a join may name. */
  readonly joinedStreams: number;
  /** Words in a query or filter, and in all queries of a data view. */
  readonly words: number;
  /** Keys that the fields of a data view may look up. */
  readonly lookups: number;
  /** Cells in an answer. */
  readonly cells: number;
  /** Bytes of an answer. */
  readonly answerBytes: number;
  /** What one request may write to a stream. */
  readonly writes: WriteLimits;
  /** Clients of all kinds that a tenant may have. */
  readonly clients: number;
  /** Users that a tenant may have. */
  readonly users: number;
  /** Bytes of the preferences of a user. */
  readonly preferences: number;
  /** Jobs of a virtual table that wait or run. */
  readonly jobs: number;
}
