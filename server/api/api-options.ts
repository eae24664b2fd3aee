// The options of the API.
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Directory } from '../identity-providers/port.ts';
import type { BatchThreads } from '../requests/batch-threads.ts';
import type { Caller } from '../requests/caller.ts';
import type { FindIdentity } from '../requests/find-identity.ts';
import type { Limits } from '../requests/limits.ts';
import type { RequestFaults } from '../requests/request-faults.ts';
import type { Clocks } from '../runtime/clock.ts';
import type { TenantIds } from '../runtime/ids.ts';
import type { Store } from '../store/ports/store.ts';
import type { Admission } from './admission.ts';
import type { RequestAuditor } from './request-auditor.ts';
import type { Operation } from './operations.ts';
import type { HandlerTables } from './prepare.ts';
import type { RecordRequest } from './record-requests.ts';
import type { demandedHandler } from './replies-on-demand.ts';
import type { BodyLimits } from './request-body.ts';
import type { Validator } from './validation.ts';

export type PathValues = Readonly<Record<string, string>>;

/** The verbosity of responses to requests without Accept-Verbosity; `contract` means the default of each operation. */
export type DefaultVerbosity = 'contract' | 'verbose' | 'non-verbose';

export interface ApiOptions extends HandlerTables {
  readonly operations: readonly Operation[];
  readonly validator: Validator;
  readonly batches: BatchThreads;
  readonly store: Store;
  readonly directory: Directory;
  readonly findIdentity: FindIdentity;
  /** Returns the caller of a request; throws Unauthenticated or KeysUnavailable. */
  readonly authenticate: (request: Request, operation: Operation, path: PathValues) => Promise<Caller>;
  /** Replaces aliases of tenants in the path parameters; default: there are none. */
  readonly resolveAliases?: ((path: PathValues) => Promise<PathValues>) | undefined;
  readonly log: Logger;
  readonly clocks: Clocks;
  /** The sources of new identifiers and secrets. */
  readonly ids: TenantIds;
  /** Returns the address of the server for the response to a request, without a trailing slash. */
  readonly baseUrl: (request: Request) => string;
  readonly bodyLimits: BodyLimits;
  readonly limits: Limits;
  readonly timeoutSeconds: number;
  readonly admission: Admission;
  /** Notifies the worker of virtual tables of a new job. */
  readonly wakeWorker: () => void;
  /** Throws TooManyRequests if a caller sends too many requests; default: callers are not limited. */
  readonly limitCaller?: ((caller: Caller) => void) | undefined;
  /** Waits while everything of a tenant changes; returns a function to call when the request has ended. Default: nothing changes so. */
  readonly enterTenant?: ((tenant: string) => Promise<() => void>) | undefined;
  readonly auditor: RequestAuditor;
  /** Resolves when all refusals so far can be read in the audit log. */
  readonly flushAudit: () => Promise<void>;
  /** Whether a header of the response explains access decisions. */
  readonly shouldExplainAccess: boolean;
  readonly defaultVerbosity: DefaultVerbosity;
  /** Records a request in the log of requests; default: requests are not recorded. */
  readonly recordRequest?: RecordRequest | undefined;
  /** Returns the handler that a request demands in place of the operation's own; default: requests cannot demand any. */
  readonly demandedHandler?: typeof demandedHandler | undefined;
  /** The faults that requests get; default: there are none. */
  readonly faults?: RequestFaults | undefined;
}
