// The context of a request. Services take a Context, which is independent of HTTP; handlers take a RequestContext.
import type { Logger } from 'pino';
import type { Access } from './access.ts';
import type { Directory } from '../identity-providers/port.ts';
import type { Caller } from './caller.ts';
import type { FindIdentity } from './find-identity.ts';
import type { BatchThreads } from './batch-threads.ts';
import type { Store } from '../store/ports/store.ts';
import type { Limits } from './limits.ts';
import type { CancellationToken } from './cancellation.ts';
import type { Ids } from '../runtime/ids.ts';

/** The parts of a request that services use. */
export interface Context {
  /** The Operation-Id, which identifies the request in logs and errors. */
  readonly requestId: string;
  readonly log: Logger;
  readonly caller: Caller;
  readonly access: Access;
  readonly store: Store;
  /** The identity providers and their users. */
  readonly directory: Directory;
  /** Finds users and clients with their current roles, which can differ from those in their tokens. */
  readonly findIdentity: FindIdentity;
  /** The time of the request by the clock of the tenant, in ticks of 100 ns since 0001-01-01. */
  readonly now: bigint;
  /** The time of the request by the clock of the machine, for what all tenants share. */
  readonly machineNow: bigint;
  /** The source of new identifiers and secrets. */
  readonly ids: Ids;
  readonly limits: Limits;
  /** Stops long work if the request is canceled. */
  readonly cancellation: CancellationToken;
  /** The base of addresses of objects, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether responses include members with default values. */
  readonly verbose: boolean;
  /** The threads that parse bodies of events. */
  readonly batches: BatchThreads;
  /** Notifies the worker of virtual tables of a new job. */
  readonly wakeWorker: () => void;
  /** Resolves when all refusals so far can be read in the audit log. */
  readonly flushAudit: () => Promise<void>;
}

/** The names of the query parameters that a request contains; defaults are not included. */
export interface SentParameters {
  readonly sentParameters: ReadonlySet<string>;
}

/** The context of handlers. */
export interface RequestContext extends Context, SentParameters {
  readonly operationId: string;
  /** The body as text, for handlers that must keep all digits of numbers. */
  readonly bodyText: string;
}
