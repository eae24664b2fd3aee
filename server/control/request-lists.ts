// Lists of requests of the log as JSON in chunks, so that neither a long list nor many of them hold up other requests.
import type { RecordedRequest, RequestLog } from '../requests/request-log.ts';
import type { CancellationToken } from '../requests/cancellation.ts';

/** The requests of a list, in the log of a tenant. */
export interface ListedRequests {
  readonly log: RequestLog;
  readonly tenant: string;
  readonly requests: readonly RecordedRequest[];
  readonly cancellation: CancellationToken;
}

export interface ListForm {
  /** The JSON before the items of the list, which ends with `[`, and after them. */
  readonly before: string;
  readonly after: string;
  readonly itemOf: (request: RecordedRequest) => unknown;
}

/** The approximate length of a chunk in characters. */
export const chunkLength = 65_536;

/** Yields a list as JSON. Requests that the log removes meanwhile are left out. */
export function jsonOfRequests(
  { log, tenant, requests, cancellation }: ListedRequests,
  { before, after, itemOf }: ListForm,
): AsyncGenerator<string> {
  // The identifiers alone: a slow client must not keep requests in memory that the log has removed.
  const ids = requests.map(({ id }) => id);
  return (async function* () {
    let text = before;
    let separator = '';
    // Before the work of a chunk: many lists can go on in the same turn.
    await cancellation.pause();
    for (const id of ids) {
      const request = log.get(tenant, id);
      if (!request) continue;
      text += separator + JSON.stringify(itemOf(request));
      separator = ',';
      if (text.length < chunkLength) continue;
      yield text;
      text = '';
      await cancellation.pause();
    }
    yield text + after;
  })();
}
