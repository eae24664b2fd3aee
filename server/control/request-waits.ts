// Waits for requests in the log (docs/behavior/control.md#waits-and-streams).
import type { CancellationToken } from '../requests/cancellation.ts';
import type { RecordedRequest, RequestLog } from '../requests/request-log.ts';
import { requestMatcher, searchRequests, type RequestFilter } from './recorded-requests.ts';

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
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  // The identifiers alone: a wait must not keep requests in memory that the log has removed.
  const recorded: string[] = [];
  const added: string[] = [];
  const isComplete = () => recorded.length + added.length >= count;
  // Before the search, so that a request above the limit costs nothing and no request is lost between search and wait.
  const unsubscribe = log.subscribe({
    add(request) {
      if (!isComplete() && matches(request)) added.push(request.id);
      if (isComplete()) end(undefined);
    },
    close() {
      end(undefined);
    },
  });
  const timer = setTimeout(
    () => {
      end(undefined);
    },
    Math.min(timeout, maxSeconds) * 1_000,
  ).unref();
  const removeCallback = cancellation.onCancel(() => {
    end(undefined);
  });
  try {
    for await (const { id } of searchRequests(log, tenant, filter)) {
      recorded.push(id);
      if (recorded.length >= count) break;
    }
    if (!isComplete()) await ended;
  } finally {
    removeCallback();
    clearTimeout(timer);
    unsubscribe();
  }
  const requests = [...recorded, ...added].slice(0, count).flatMap((id) => log.get(tenant, id) ?? []);
  return { isComplete: isComplete(), requests };
}
