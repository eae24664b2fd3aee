// The records of the audit log (docs/behavior/errors-and-limits.md#audit-log).
import type { AuditKind, NewAuditRecord } from '../store/ports/audit-store.ts';
import { singleLine } from './text.ts';

/** The caller of a request, as its token describes it. */
export interface Actor {
  readonly kind: 'user' | 'client';
  readonly id: string;
  readonly tenantId: string;
  /** The client through which the user signed in. */
  readonly clientId?: string;
}

/** The parts of a request that the audit log stores. The query, headers and body are not stored. */
export interface AuditedRequest {
  /** The Operation-Id of the response. */
  readonly requestId: string;
  /** The operationId in the contract. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly address: string;
  /** The time of the request, in ticks of 100 ns since 0001-01-01. */
  readonly at: bigint;
  /** The caller; null if it is unknown. */
  readonly actor: Actor | null;
  /** The client in a token request; the request may come from another sender. */
  readonly namedClient?: string | undefined;
}

/** Why a request was refused. */
export interface RefusalReason {
  readonly status: number;
  readonly reason: string;
}

/** The body of a stored record. */
export interface AuditBody {
  readonly OperationId: string;
  readonly Operation: string;
  readonly Method: string;
  readonly Path: string;
  readonly Status: number | null;
  readonly Reason: string | null;
  readonly CallerType: 'User' | 'Client' | null;
  readonly CallerId: string | null;
  readonly ClientId: string | null;
  readonly Address: string;
  /** The number of requests that the record represents. */
  readonly Count: number;
  /** The time of the last of these requests: ticks in decimal digits. */
  readonly LastTime: string;
}

const maxNameLength = 200;
const maxTextLength = 1_000;

const callerTypes = { user: 'User', client: 'Client' } as const;

/** Returns the audit record of a request for the log of a tenant. */
export function auditRecord(
  tenant: string,
  kind: AuditKind,
  { requestId, operation, method, path, address, at, actor, namedClient }: AuditedRequest,
  refusal: RefusalReason | null = null,
): NewAuditRecord & { readonly body: AuditBody } {
  const nameOrNull = (text: string | undefined) => (text === undefined ? null : singleLine(text, maxNameLength));
  const CallerType = actor && callerTypes[actor.kind];
  const body = {
    OperationId: requestId,
    Operation: operation,
    Method: method,
    Path: singleLine(path, maxTextLength),
    Status: refusal?.status ?? null,
    Reason: refusal === null ? null : singleLine(refusal.reason, maxTextLength),
    CallerType,
    CallerId: nameOrNull(actor?.id),
    ClientId: nameOrNull(actor?.clientId ?? namedClient),
    Address: singleLine(address, maxNameLength),
    Count: 1,
    LastTime: at.toString(),
  } as const;
  return { tenant, kind, at, body };
}
