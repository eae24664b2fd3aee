// The log of requests as the control document shows it (docs/behavior/control.md#log-of-requests).
import type { components } from '../../generated/types/control.ts';
import { parseDateTime } from '../domain/values/time.ts';
import { notFound } from '../errors/failures.ts';
import type { RecordedRequest, RequestLog } from '../requests/request-log.ts';
import { millisecondsOf } from '../runtime/clock.ts';

type RequestJson = components['schemas']['RecordedRequest'];

export interface RequestFilter {
  readonly operationId?: string | undefined;
  readonly status?: number | undefined;
  /** ISO 8601. */
  readonly since?: string | undefined;
}

/** Returns the requests of a tenant that a filter selects, the oldest first. */
export function recordedRequests(log: RequestLog, tenant: string, filter: RequestFilter): readonly RequestJson[] {
  const { operationId, status, since } = filter;
  const from = since === undefined ? undefined : parseDateTime(since);
  const fromMilliseconds = from === undefined ? -Infinity : millisecondsOf(from);
  return log
    .list(tenant)
    .filter(
      (request) =>
        (operationId === undefined || request.operationId === operationId) &&
        (status === undefined || request.status === status) &&
        request.time >= fromMilliseconds,
    )
    .map(requestJson);
}

/** Returns a request of a tenant; throws NotFound if the log does not have it. */
export function findRequest(log: RequestLog, tenant: string, id: string): RequestJson {
  const request = log.get(tenant, id);
  if (!request) throw notFound('request', id);
  return requestJson(request);
}

/** Returns the operations that the requests of a tenant have reached, in alphabetical order, with the number of requests by status. */
export function coverageOf(log: RequestLog, tenant: string): readonly components['schemas']['OperationCoverage'][] {
  const counts: Record<string, Record<string, number>> = {};
  for (const { operationId, status } of log.list(tenant)) {
    const statuses = (counts[operationId] ??= {});
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return Object.keys(counts)
    .sort()
    .map((operationId) => ({ operationId, statuses: counts[operationId] ?? {} }));
}

const requestJson = (request: RecordedRequest): RequestJson => ({
  id: request.id,
  time: new Date(request.time).toISOString(),
  milliseconds: request.milliseconds,
  method: request.method,
  path: request.path,
  operationId: request.operationId,
  status: request.status,
  caller: request.caller,
  requestBody: request.requestBody,
  responseBody: request.responseBody,
});
