// Records requests in the audit log: changes in their own transaction, refusals when their response is sent.
import type { Request, Response } from 'express';
import type { AuditLog } from '../audit/audit-log.ts';
import { auditedStore } from '../audit/audited-store.ts';
import { auditRecord, type AuditedRequest } from '../audit/records.ts';
import { failures, type Failure } from '../errors/failures.ts';
import type { Caller } from '../requests/caller.ts';
import type { Store } from '../store/ports/store.ts';
import type { Operation } from './operations.ts';

/** The facts about a request that are known before it fails. */
export interface Trace {
  caller?: Caller;
  tenant?: string | undefined;
}

export interface Auditing {
  /** Returns a store that records changes; the tenant is the one whose objects the operation changes. */
  storeFor(
    request: Request,
    response: Response,
    operation: Operation,
    caller: Caller,
    tenant: string,
    store: Store,
  ): Store;
  /** Records a refusal; other failures are ignored. The operation is null when the request reached none. */
  failed(request: Request, response: Response, operation: Operation | null, failure: Failure, trace: Trace): void;
}

const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

/** Returns functions that record requests in a log; without a log they record nothing. */
export function auditing(
  log: AuditLog | undefined,
  { now, senderAddress }: { readonly now: () => bigint; readonly senderAddress: (request: Request) => string },
): Auditing {
  const requestOf = (
    request: Request,
    response: Response,
    operation: Operation | null,
    actor: Caller | undefined,
  ): AuditedRequest => ({
    requestId: String(response.getHeader('Operation-Id')),
    operation: operation?.id ?? 'none',
    method: request.method,
    path: request.originalUrl.replace(/[?#].*$/s, ''),
    address: senderAddress(request),
    at: now(),
    actor: actor ?? null,
  });
  return {
    storeFor(request, response, operation, caller, tenant, store) {
      if (!log || !operation.isAudited) return store;
      const audited = requestOf(request, response, operation, caller);
      // When a tenant changes another one's membership in a community, the logs of both record it.
      const tenants = new Set([tenant.toLowerCase(), caller.tenantId.toLowerCase()]);
      return auditedStore(store, () => Array.from(tenants, (one) => auditRecord(one, 'Change', audited)));
    },
    failed(request, response, operation, failure, { caller, tenant }) {
      const { status } = failures[failure.failureName];
      if (!log || !refusals.has(status)) return;
      log.refused(requestOf(request, response, operation, caller), { status, reason: failure.message }, tenant);
    },
  };
}
