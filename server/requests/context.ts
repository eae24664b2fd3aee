// What a handler knows besides its input.
import type { Logger } from 'pino';
import type { Access } from './access.ts';
import type { Directory } from '../identity-providers/port.ts';
import type { Caller } from './caller.ts';
import type { FindIdentity } from './find-identity.ts';
import type { BatchThreads } from './batch-threads.ts';
import type { Store } from '../store/ports/store.ts';
import type { Limits } from './limits.ts';
import type { CancellationToken } from './cancellation.ts';

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
  readonly cancellation: CancellationToken;
}
