// Streams requests of the log as server-sent events (docs/behavior/control.md#waits-and-streams).
import type { CancellationToken } from '../requests/cancellation.ts';
import { sizeOfRequest, type RecordedRequest, type RequestLog } from '../requests/request-log.ts';
import {
  requestJson,
  requestMatcher,
  searchRequests,
  type RequestFilter,
  type RequestMatcher,
} from './recorded-requests.ts';
import { chunkLength } from './request-lists.ts';

export interface StreamOptions extends RequestFilter {
  /** The number of requests after which the stream ends; default: it does not end by itself. */
  readonly count?: number | undefined;
}

export interface StreamContext {
  readonly cancellation: CancellationToken;
  /** The milliseconds without a request after which a comment is sent; default 15,000. */
  readonly heartbeat?: number;
}

/** The maximum number of characters of the requests that a stream keeps for a slow client. */
const maxCharacters = 1024 * 1024;
const heartbeatMilliseconds = 15_000;

/** A request, or the number of requests that were left out. */
type StreamItem = RecordedRequest | { readonly missed: number };

/** The requests that a stream has not sent yet, in bounded memory. */
class RequestQueue {
  readonly #matches: RequestMatcher;
  readonly #requests: RecordedRequest[] = [];
  #characters = 0;
  #missed = 0;
  #wake: (() => void) | undefined;
  isClosed = false;

  constructor(matches: RequestMatcher) {
    this.#matches = matches;
  }

  add(request: RecordedRequest): void {
    if (!this.#matches(request)) return;
    // After a missed request, all are missed until the client has read the others: this keeps their order.
    if (this.#missed > 0 || this.#characters + sizeInQueue(request) > maxCharacters) {
      this.#missed += 1;
    } else {
      this.#characters += sizeInQueue(request);
      this.#requests.push(request);
    }
    this.#wake?.();
  }

  close(): void {
    this.isClosed = true;
    this.#wake?.();
  }

  /** Removes and returns the next item; undefined if there is none yet. */
  take(): StreamItem | undefined {
    const request = this.#requests.shift();
    if (request) {
      this.#characters -= sizeInQueue(request);
      return request;
    }
    const missed = this.#missed;
    this.#missed = 0;
    return missed > 0 ? { missed } : undefined;
  }

  /** Waits for the next item, for some milliseconds; returns it, or undefined. */
  async wait(milliseconds: number): Promise<StreamItem | undefined> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
    return this.take();
  }
}

/** A request takes memory besides its texts. */
const sizeInQueue = (request: RecordedRequest) => sizeOfRequest(request) + 1_000;

/**
 * Returns the requests of a tenant that a filter selects as server-sent events: with `since` first those of the log, then new ones. It ends
 * when it is canceled or the log is closed. Throws Overloaded if there are too many streams.
 */
export function streamRequests(
  log: RequestLog,
  tenant: string,
  { count = Infinity, ...filter }: StreamOptions,
  { cancellation, heartbeat = heartbeatMilliseconds }: StreamContext,
): AsyncIterable<string> {
  const queue = new RequestQueue(requestMatcher(tenant, filter));
  // Before the search, so that a stream above the limit costs nothing.
  const unsubscribe = log.subscribe(queue);
  const end = () => {
    unsubscribe();
    queue.close();
  };
  cancellation.onCancel(end);
  const recorded = filter.since === undefined ? Promise.resolve([]) : recordedIds(log, tenant, filter);

  /** Yields those of the recorded requests that the log still has, then the number of the others. */
  function* recordedItems(ids: readonly string[]): Generator<StreamItem> {
    let missed = 0;
    for (const id of ids) {
      const request = log.get(tenant, id);
      if (request) yield request;
      else missed += 1;
    }
    if (missed > 0) yield { missed };
  }

  /** Yields new requests, and undefined for each interval without any. */
  async function* newItems(): AsyncGenerator<StreamItem | undefined> {
    while (!queue.isClosed) {
      const item = queue.take() ?? (await queue.wait(heartbeat));
      if (!queue.isClosed) yield item;
    }
  }

  async function* events(): AsyncGenerator<string> {
    try {
      // Clients get the headers of the response at once.
      yield aliveComment;
      let rest = count;
      let text = '';
      for (const item of recordedItems(await recorded)) {
        // Many streams can go on in the same turn.
        if (text === '') await cancellation.pause();
        text += eventOf(item);
        if ('id' in item) rest -= 1;
        if (rest <= 0) break;
        if (text.length < chunkLength) continue;
        yield text;
        text = '';
      }
      if (text !== '') yield text;
      if (rest <= 0) return;
      for await (const item of newItems()) {
        await cancellation.pause();
        yield eventOf(item);
        if (item && 'id' in item) rest -= 1;
        if (rest <= 0) return;
      }
    } finally {
      end();
    }
  }
  return events();
}

/** Returns the identifiers of requests of the log. Alone, since a slow client must not keep requests in memory that the log has removed. */
async function recordedIds(log: RequestLog, tenant: string, filter: RequestFilter): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of searchRequests(log, tenant, filter)) ids.push(id);
  return ids;
}

const aliveComment = ': the connection is alive\n\n';

/** Returns an item as a server-sent event; undefined is a comment. */
function eventOf(item: StreamItem | undefined): string {
  if (!item) return aliveComment;
  if ('missed' in item) return `event: missed\ndata: ${JSON.stringify({ count: item.missed })}\n\n`;
  return `event: request\nid: ${item.id}\ndata: ${JSON.stringify(requestJson(item))}\n\n`;
}
