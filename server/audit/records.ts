// The records of the audit log (docs/behavior/errors-and-limits.md#audit-log).
import type { AuditKind, NewAuditRecord } from '../store/ports/audit-store.ts';
import { singleLine } from './text.ts';

/** The sender of a request, according to its token. */
export interface Actor {
  readonly kind: 'user' | 'client';
  readonly id: string;
  readonly tenantId: string;
  /** The client that the user signed in through. */
  readonly clientId?: string;
}

/** The parts of a request that the audit log stores: not its query, headers or body. */
export interface AuditedRequest {
  /** The Operation-Id of the response. */
  readonly requestId: string;
  /** The operationId in the contract. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly address: string;
  /** Ticks of 100 ns since 0001-01-01. */
  readonly at: bigint;
  /** Null for a caller who is not known. */
  readonly actor: Actor | null;
  /** The client that a request for a token names, which need not be the one that sent it. */
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
  /** The number of requests that the record counts. */
  readonly Count: number;
  /** The last of these, as ticks in decimal digits. */
  readonly LastTime: string;
}

const maxName = 200;
const maxText = 1_000;

/** Returns the record of a request in the log of a tenant. */
export function auditRecord(
  tenant: string,
  kind: AuditKind,
  { requestId, operation, method, path, address, at, actor, namedClient }: AuditedRequest,
  refused: RefusalReason | null = null,
): NewAuditRecord & { readonly body: AuditBody } {
  const nameOf = (text: string | undefined) => (text === undefined ? null : singleLine(text, maxName));
  const CallerType = actor === null ? null : actor.kind === 'user' ? 'User' : 'Client';
  const body = {
    OperationId: requestId,
    Operation: operation,
    Method: method,
    Path: singleLine(path, maxText),
    Status: refused?.status ?? null,
    Reason: refused === null ? null : singleLine(refused.reason, maxText),
    CallerType,
    CallerId: nameOf(actor?.id),
    ClientId: nameOf(actor?.clientId ?? namedClient),
    Address: singleLine(address, maxName),
    Count: 1,
    LastTime: at.toString(),
  } as const;
  return { tenant, kind, at, body };
}
