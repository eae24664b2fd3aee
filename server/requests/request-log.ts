// The newest requests of the API, for tests that ask what was sent (docs/behavior/control.md#log-of-requests).
import type { Caller } from './caller.ts';

/** A request with its response. */
export interface RecordedRequest {
  readonly id: string;
  /** The tenant in the path, or that of the caller. */
  readonly tenant: string;
  /** The time in milliseconds since 1970. */
  readonly time: number;
  readonly milliseconds: number;
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly status: number;
  readonly caller: Pick<Caller, 'kind' | 'id'> | null;
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

/** The maximum number of requests in the log, and the maximum number of characters of all their paths and bodies. */
const maxRequests = 10_000;
const maxCharacters = 16 * 1024 * 1024;

/** A log of the newest requests; older ones are removed when it is full. */
export class RequestLog {
  readonly #requests = new Map<string, RecordedRequest>();
  /** Yields the requests in their order. It goes on where it was, because a new iterator would skip all removed entries again. */
  readonly #oldest = this.#requests.keys();
  #characters = 0;

  add(request: RecordedRequest): void {
    this.#remove(request.id);
    this.#requests.set(request.id, request);
    this.#characters += sizeOf(request);
    while (this.#requests.size > maxRequests || this.#characters > maxCharacters) this.#removeOldest();
  }

  /** Returns the requests of a tenant, the oldest first. */
  list(tenant: string): readonly RecordedRequest[] {
    return [...this.#requests.values()].filter((request) => isOf(request, tenant));
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

  #removeOldest(): void {
    const { value: id } = this.#oldest.next();
    if (id !== undefined) this.#remove(id);
  }

  #remove(id: string): void {
    const request = this.#requests.get(id);
    if (!request) return;
    this.#requests.delete(id);
    this.#characters -= sizeOf(request);
  }
}

const isOf = (request: RecordedRequest, tenant: string) => request.tenant.toLowerCase() === tenant.toLowerCase();
const sizeOf = ({ path, requestBody, responseBody }: RecordedRequest) =>
  path.length + (requestBody?.length ?? 0) + (responseBody?.length ?? 0);
