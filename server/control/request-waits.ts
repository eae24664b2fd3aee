// Waits for requests in the log (docs/behavior/control.md#waits-and-streams).
import type { CancellationToken } from '../requests/cancellation.ts';
import type { RecordedRequest, RequestLog } from '../requests/request-log.ts';
import { requestMatcher, selectedRequests, type RequestFilter } from './recorded-requests.ts';

export interface RequestWait extends RequestFilter {
  /** The number of requests to wait for; default 1. */
  readonly count?: number | undefined;
  /** The seconds to wait; default 5. */
  readonly timeout?: number | undefined;
}

export interface WaitResult {
  readonly isComplete: boolean;
  /** The requests that matched and that the log still has, the oldest first, up to the number of the wait. */
  readonly requests: readonly RecordedRequest[];
}

/**
 * Resolves when as many requests of a tenant match as the wait is for, when its time or `maxSeconds` have passed, when it is canceled, or
 * when the log is closed. Throws Overloaded if there are too many waits.
 */
export async function waitForRequests(
  log: RequestLog,
  tenant: string,
  { count = 1, timeout = 5, ...filter }: RequestWait,
  { maxSeconds, cancellation }: { readonly maxSeconds: number; readonly cancellation: CancellationToken },
): Promise<WaitResult> {
  const matches = requestMatcher(tenant, filter);
  // The identifiers alone: a wait must not keep requests in memory that the log has removed.
  const ids = selectedRequests(log, tenant, filter)
    .slice(0, count)
    .map(({ id }) => id);
  if (ids.length < count) {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const end = () => {
      resolve(undefined);
    };
    const unsubscribe = log.subscribe({
      add(request) {
        if (ids.length < count && matches(request)) ids.push(request.id);
        if (ids.length >= count) end();
      },
      close: end,
    });
    const timer = setTimeout(end, Math.min(timeout, maxSeconds) * 1_000).unref();
    const removeCallback = cancellation.onCancel(end);
    await promise;
    removeCallback();
    clearTimeout(timer);
    unsubscribe();
  }
  return { isComplete: ids.length >= count, requests: ids.flatMap((id) => log.get(tenant, id) ?? []) };
}
