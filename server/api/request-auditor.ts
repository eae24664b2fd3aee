// Records requests in the audit log: changes in the transaction that makes them, refusals before their response is sent.
import type { Request, Response } from 'express';
import type { AuditLog } from '../audit/audit-log.ts';
import { auditedStore } from '../audit/audited-store.ts';
import { auditRecord, type AuditedRequest } from '../audit/records.ts';
import { failures, type Failure } from '../errors/failures.ts';
import type { Decision } from '../requests/access.ts';
import type { Caller } from '../requests/caller.ts';
import type { Store } from '../store/ports/store.ts';
import type { Operation } from './operations.ts';

/** The parts of a request that are known when it fails; both are set while it is processed. */
export interface Trace {
  caller?: Caller;
  tenant?: string | undefined;
  /** The body as text; a long list of events is not set. */
  body?: string | undefined;
  /** Whether the request is recorded in the log of requests. */
  readonly isRecorded?: boolean;
  /** The names of the faults that the request got, in the order of their effects. */
  faults?: string[];
  /** Whether a fault reset the connection, so that the request has no response. */
  isReset?: boolean;
  /** The body of the response, or its first part. */
  responseBody?: string | Uint8Array | undefined;
  /** The first decisions about rights, for the log of requests. */
  decisions?: Decision[];
  /** When the body was received and when the handler replied, in milliseconds of `performance.now`; for the log of requests. */
  receivedAt?: number;
  repliedAt?: number;
}

export interface RequestAuditor {
  /** Returns a view of the store that records changes; `tenant` is the one whose objects the operation changes. */
  storeFor(
    request: Request,
    response: Response,
    operation: Operation,
    caller: Caller,
    tenant: string,
    store: Store,
  ): Store;
  /** Records a failure with status 401, 403 or 429; ignores others. The operation is null if the request reached none. */
  recordRefusal(
    request: Request,
    response: Response,
    operation: Operation | null,
    failure: Failure,
    trace: Trace,
  ): void;
}

const refusalStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

/** Returns an auditor that records requests in a log; without a log it records nothing. */
export function createRequestAuditor(
  log: AuditLog | undefined,
  {
    timeOf,
    senderAddress,
  }: { readonly timeOf: (tenant: string) => bigint; readonly senderAddress: (request: Request) => string },
): RequestAuditor {
  const auditedRequest = (
    request: Request,
    response: Response,
    operation: Operation | null,
    actor: Caller | undefined,
  ): Omit<AuditedRequest, 'at'> => ({
    requestId: String(response.getHeader('Operation-Id')),
    operation: operation?.id ?? 'none',
    method: request.method,
    path: request.originalUrl.replace(/[?#].*$/s, ''),
    address: senderAddress(request),
    actor: actor ?? null,
  });
  return {
    storeFor(request, response, operation, caller, tenant, store) {
      if (!log || !operation.isAudited) return store;
      const audited = auditedRequest(request, response, operation, caller);
      // If one tenant changes the membership of another in a community, the logs of both record the change.
      const tenants = new Set([tenant.toLowerCase(), caller.tenantId.toLowerCase()]);
      return auditedStore(store, () =>
        Array.from(tenants, (auditedTenant) =>
          auditRecord(auditedTenant, 'Change', { ...audited, at: timeOf(auditedTenant) }),
        ),
      );
    },
    recordRefusal(request, response, operation, failure, { caller, tenant }) {
      const { status } = failures[failure.failureName];
      if (!log || !refusalStatuses.has(status)) return;
      log.recordRefusal(
        { ...auditedRequest(request, response, operation, caller), at: timeOf(tenant ?? caller?.tenantId ?? '') },
        { status, reason: failure.message },
        tenant,
      );
    },
  };
}
