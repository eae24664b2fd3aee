// The log of requests as the control document shows it (docs/behavior/control.md#log-of-requests).
import type { components } from '../../generated/types/control.ts';
import { explanation } from '../domain/access/explanation.ts';
import { foldIdentifier, isSameIdentifier } from '../domain/objects/identifiers.ts';
import { parseDateTime } from '../domain/values/time.ts';
import { notFound } from '../errors/failures.ts';
import type { RecordedRequest, RequestLog } from '../requests/request-log.ts';
import { millisecondsOf } from '../runtime/clock.ts';
import { pause } from '../runtime/turns.ts';

type RequestJson = components['schemas']['RecordedRequest'];

export interface RequestFilter {
  readonly operationId?: string | undefined;
  readonly status?: number | undefined;
  readonly method?: string | undefined;
  /** A text that the path or query contains, in any case. */
  readonly path?: string | undefined;
  /** The identifier of the user or client. */
  readonly caller?: string | undefined;
  /** ISO 8601. */
  readonly since?: string | undefined;
}

export type RequestMatcher = (request: RecordedRequest) => boolean;

/** Returns a function that says whether a filter selects a request of a tenant. */
export function requestMatcher(tenant: string, filter: RequestFilter): RequestMatcher {
  const { operationId, status, caller, since } = filter;
  const foldedTenant = foldIdentifier(tenant);
  const method = filter.method?.toUpperCase();
  const path = filter.path?.toLowerCase();
  const from = since === undefined ? undefined : parseDateTime(since);
  const fromMilliseconds = from === undefined ? -Infinity : millisecondsOf(from);
  return (request) =>
    foldIdentifier(request.tenant) === foldedTenant &&
    (operationId === undefined || request.operationId === operationId) &&
    (status === undefined || request.status === status) &&
    (method === undefined || request.method === method) &&
    (path === undefined || request.path.toLowerCase().includes(path)) &&
    (caller === undefined || (request.caller !== null && isSameIdentifier(request.caller.id, caller))) &&
    request.time >= fromMilliseconds;
}

/** Returns the requests of a tenant that a filter selects, the oldest first. */
export const selectedRequests = (log: RequestLog, tenant: string, filter: RequestFilter): readonly RecordedRequest[] =>
  log.list(tenant).filter(requestMatcher(tenant, filter));

/** The number of requests that a search compares before it checks whether to yield. */
const requestsPerPause = 250;

/** Yields the requests that the log of a tenant has now and a filter selects, the oldest first, in turns with other work. */
export function searchRequests(
  log: RequestLog,
  tenant: string,
  filter: RequestFilter,
): AsyncGenerator<RecordedRequest> {
  const matches = requestMatcher(tenant, filter);
  const requests = log.list(tenant);
  return (async function* () {
    for (const [position, request] of requests.entries()) {
      if (position % requestsPerPause === 0) await pause();
      if (matches(request)) yield request;
    }
  })();
}

/** Returns a request of a tenant; throws NotFound if the log does not have it. */
export function findRequest(log: RequestLog, tenant: string, id: string): RecordedRequest {
  const request = log.get(tenant, id);
  if (!request) throw notFound('request', id);
  return request;
}

/** Returns the operations that the requests of a tenant have reached, in alphabetical order, with the number of requests by status. */
export function coverageOf(log: RequestLog, tenant: string): readonly components['schemas']['OperationCoverage'][] {
  const counts: Record<string, Record<string, number>> = {};
  for (const { operationId, status } of log.list(tenant)) {
    // Without a response, the request has reached none.
    if (status === 0) continue;
    const statuses = (counts[operationId] ??= {});
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return Object.keys(counts)
    .sort()
    .map((operationId) => ({ operationId, statuses: counts[operationId] ?? {} }));
}

/** Returns the JSON of a request. */
export const requestJson = (request: RecordedRequest): RequestJson => ({
  id: request.id,
  time: new Date(request.time).toISOString(),
  milliseconds: request.milliseconds,
  timings: request.timings,
  method: request.method,
  path: request.path,
  operationId: request.operationId,
  status: request.status,
  faults: [...request.faults],
  caller: request.caller,
  access: request.access.map(({ right, target, reason }) => explanation(right, target, reason)),
  requestHeaders: request.requestHeaders,
  requestBody: request.requestBody,
  responseType: request.responseType,
  responseBody: request.responseBody,
});
