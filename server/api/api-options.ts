// The options of the API.
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Directory } from '../identity-providers/port.ts';
import type { BatchThreads } from '../requests/batch-threads.ts';
import type { Caller } from '../requests/caller.ts';
import type { FindIdentity } from '../requests/find-identity.ts';
import type { Limits } from '../requests/limits.ts';
import type { Store } from '../store/ports/store.ts';
import type { Admission } from './admission.ts';
import type { Auditing } from './auditing.ts';
import type { Operation } from './operations.ts';
import type { HandlerTables } from './prepare.ts';
import type { BodyLimits } from './request-body.ts';
import type { Validator } from './validation.ts';

export type PathValues = Readonly<Record<string, string>>;

/** The verbosity of responses to requests without Accept-Verbosity; `contract` is the default of each operation. */
export type DefaultVerbosity = 'contract' | 'verbose' | 'non-verbose';

export interface ApiOptions extends HandlerTables {
  readonly operations: readonly Operation[];
  readonly validator: Validator;
  readonly batches: BatchThreads;
  readonly store: Store;
  readonly directory: Directory;
  readonly findIdentity: FindIdentity;
  readonly authenticate: (request: Request, operation: Operation, path: PathValues) => Promise<Caller>;
  /** Replaces names in a path before anything looks at them; default none. */
  readonly resolveNames?: ((path: PathValues) => Promise<PathValues>) | undefined;
  readonly log: Logger;
  readonly now: () => bigint;
  readonly baseUrl: (request: Request) => string;
  readonly bodyLimits: BodyLimits;
  readonly limits: Limits;
  readonly timeoutSeconds: number;
  readonly admission: Admission;
  /** Tells the worker of virtual tables that there is a job. */
  readonly wakeWorker: () => void;
  /** Throws TooManyRequests for a caller who sends too many; default: callers are not limited. */
  readonly limitCaller?: ((caller: Caller) => void) | undefined;
  readonly auditing: Auditing;
  /** Resolves when all refusals so far can be read in the audit log. */
  readonly flushAudit: () => Promise<void>;
  /** Whether a header of the response explains the decision about access. */
  readonly explainsAccess: boolean;
  readonly defaultVerbosity: DefaultVerbosity;
}
