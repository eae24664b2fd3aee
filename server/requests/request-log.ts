// The newest requests of the API, for tests that ask what was sent (docs/behavior/control.md#log-of-requests).
import { Failure } from '../errors/failures.ts';
import type { Decision } from './access.ts';
import type { Caller } from './caller.ts';

/** A request with its response. */
export interface RecordedRequest {
  readonly id: string;
  /** The tenant in the path, or that of the caller. */
  readonly tenant: string;
  /** The time in milliseconds since 1970. */
  readonly time: number;
  readonly milliseconds: number;
  /** The parts of that time, in milliseconds. */
  readonly timings: { readonly receive: number; readonly handle: number; readonly send: number };
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  /** 0 if a fault reset the connection. */
  readonly status: number;
  /** The names of the faults that the request got. */
  readonly faults: readonly string[];
  readonly caller: Pick<Caller, 'kind' | 'id'> | null;
  /** The first decisions about rights. */
  readonly access: readonly Decision[];
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string | null;
  readonly responseType: string | null;
  readonly responseBody: string | null;
}

/** Gets the requests that are added to the log. */
export interface Subscriber {
  /** Called for each request when it is added. */
  add(request: RecordedRequest): void;
  /** Called when the log is closed: no more requests follow. */
  close(): void;
}

/** The maximum number of requests in the log, and the maximum number of characters of all their paths and bodies. */
const maxRequests = 10_000;
const maxCharacters = 16 * 1024 * 1024;
/** The maximum number of subscribers at a time. */
const maxSubscribers = 100;

/** A log of the newest requests; older ones are removed when it is full. */
export class RequestLog {
  readonly #requests = new Map<string, RecordedRequest>();
  /** By tenant in lower case, so that a list does not compare all requests. */
  readonly #byTenant = new Map<string, Map<string, RecordedRequest>>();
  /** Yields the requests in their order. It goes on where it was, because a new iterator would skip all removed entries again. */
  readonly #oldest = this.#requests.keys();
  #characters = 0;
  readonly #subscribers = new Set<Subscriber>();
  #isClosed = false;

  add(request: RecordedRequest): void {
    this.#remove(request.id);
    this.#requests.set(request.id, request);
    this.#addToTenant(request);
    this.#characters += sizeOfRequest(request);
    while (this.#requests.size > maxRequests || this.#characters > maxCharacters) this.#removeOldest();
    if (this.#subscribers.size > 0) for (const subscriber of this.#subscribers) subscriber.add(request);
  }

  /** Returns the requests of a tenant, the oldest first. */
  list(tenant: string): readonly RecordedRequest[] {
    return [...(this.#byTenant.get(tenant.toLowerCase())?.values() ?? [])];
  }

  /** Returns a request of a tenant; null if the log does not have it. */
  get(tenant: string, id: string): RecordedRequest | null {
    const request = this.#requests.get(id.toLowerCase());
    return request && isOf(request, tenant) ? request : null;
  }

  /** Removes the requests of a tenant. */
  clear(tenant: string): void {
    for (const { id } of this.list(tenant)) this.#remove(id);
  }

  /** Adds a subscriber and returns a function that removes it; throws Overloaded if there are too many. */
  subscribe(subscriber: Subscriber): () => void {
    if (this.#subscribers.size >= maxSubscribers)
      throw new Failure(
        'Overloaded',
        `The server already has ${maxSubscribers} waits and streams, which is its limit.`,
      );
    if (this.#isClosed) subscriber.close();
    else this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /** Closes all subscribers, so that their requests end; the log still records requests. */
  close(): void {
    this.#isClosed = true;
    for (const subscriber of this.#subscribers) subscriber.close();
  }

  #removeOldest(): void {
    const { value: id } = this.#oldest.next();
    if (id !== undefined) this.#remove(id);
  }

  #remove(id: string): void {
    const request = this.#requests.get(id);
    if (!request) return;
    this.#requests.delete(id);
    this.#characters -= sizeOfRequest(request);
    const tenant = request.tenant.toLowerCase();
    const requests = this.#byTenant.get(tenant);
    requests?.delete(id);
    if (requests?.size === 0) this.#byTenant.delete(tenant);
  }

  #addToTenant(request: RecordedRequest): void {
    const tenant = request.tenant.toLowerCase();
    const requests = this.#byTenant.get(tenant);
    if (requests) requests.set(request.id, request);
    else this.#byTenant.set(tenant, new Map([[request.id, request]]));
  }
}

const isOf = (request: RecordedRequest, tenant: string) => request.tenant.toLowerCase() === tenant.toLowerCase();

/** Returns the number of characters that a request takes in memory, without its parts of small size. */
export const sizeOfRequest = ({ path, requestBody, responseBody }: RecordedRequest): number =>
  path.length + (requestBody?.length ?? 0) + (responseBody?.length ?? 0);
