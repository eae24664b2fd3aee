// The context of a request: services take a Context, without HTTP; handlers take a RequestContext.
import type { Logger } from 'pino';
import type { Access } from './access.ts';
import type { Directory } from '../identity-providers/port.ts';
import type { Caller } from './caller.ts';
import type { FindIdentity } from './find-identity.ts';
import type { BatchThreads } from './batch-threads.ts';
import type { Store } from '../store/ports/store.ts';
import type { Limits } from './limits.ts';
import type { CancellationToken } from './cancellation.ts';

/** Everything that services need to serve a caller. */
export interface Context {
  /** Names the request in logs and errors. */
  readonly requestId: string;
  readonly log: Logger;
  readonly caller: Caller;
  readonly access: Access;
  readonly store: Store;
  /** The identity providers and their users. */
  readonly directory: Directory;
  /** Finds users and clients as they are now, whatever their tokens say. */
  readonly findIdentity: FindIdentity;
  /** The time of the request, as ticks of 100 ns since 0001-01-01. */
  readonly now: bigint;
  readonly limits: Limits;
  /** Tells whether the request was canceled; long work checks it regularly and stops. */
  readonly cancellation: CancellationToken;
  /** The address of the API, without a trailing slash, for addresses of objects. */
  readonly baseUrl: string;
  /** Whether members with default values are written out. */
  readonly verbose: boolean;
  /** The threads that parse bodies of events. */
  readonly batches: BatchThreads;
  /** Tells the worker of virtual tables that there is a job. */
  readonly wakeWorker: () => void;
  /** Resolves when all refusals so far can be read in the audit log. */
  readonly flushAudit: () => Promise<void>;
}

/** Which query parameters a request carries; defaults do not count. */
export interface SentParameters {
  readonly sentParameters: ReadonlySet<string>;
}

/** The context of services, with what only handlers need of the HTTP request. */
export interface RequestContext extends Context, SentParameters {
  readonly operationId: string;
  /** The request's body as text, for bodies whose numbers must keep all digits. */
  readonly bodyText: string;
}
