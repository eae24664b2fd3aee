// What a handler knows besides its input.
import type { Logger } from 'pino';
import type { Access } from '../api/authorize.ts';
import type { Directory } from '../identity-providers/port.ts';
import type { Caller } from '../api/authenticate.ts';
import type { FindIdentity } from './find-identity.ts';
import type { BatchThreads } from '../stream-data/batch-threads.ts';
import type { Store } from '../store/ports/store.ts';
import type { WriteLimits } from '../stream-data/batch-reader.ts';
import type { Waiting } from './cancellation.ts';

export interface Context {
  readonly operationId: string;
  readonly requestId: string;
  readonly caller: Caller;
  readonly store: Store;
  /** The identity providers, and what is behind them. */
  readonly directory: Directory;
  readonly access: Access;
  /** Users and clients as they are now, whatever their tokens say. */
  readonly findIdentity: FindIdentity;
  readonly log: Logger;
  /** The time of the request, as ticks of 100 ns since 0001-01-01. */
  readonly now: bigint;
  /** Where the API is reached, without a trailing slash. */
  readonly baseUrl: string;
  /** Names of the query parameters that the request really carries. */
  readonly given: ReadonlySet<string>;
  /** The request's body as text, for bodies whose numbers must keep all digits. */
  readonly bodyText: string;
  /** Whether members with default values are written out. */
  readonly verbose: boolean;
  readonly batches: BatchThreads;
  readonly limits: Limits;
  /** Tells the worker of virtual tables that there is work. */
  readonly wakeWorker: () => void;
  /** Resolves when all refusals so far can be read in the audit log. */
  readonly flushAudit: () => Promise<void>;
  /** Whether somebody still waits for the answer: long work asks now and then. */
  readonly waiting: Waiting;
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
