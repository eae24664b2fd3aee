// What a client and a single call can be told.
import type { Auth } from './auth.ts';
import type { Hook } from './hooks.ts';
import type { RetryOptions } from './retry.ts';

/** The part of fetch that the client uses; any function like it will do. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface ClientOptions<Given extends string = never> {
  /** Where the API is, without a trailing slash: http://127.0.0.1:8080 */
  readonly baseUrl: string;
  /** The access token, or a function that answers one: see {@link Auth}. Without it calls carry no token. */
  readonly auth?: Auth;
  /** Path parameters that calls need not name again, such as tenantId and namespaceId. */
  readonly path?: Readonly<Record<Given, string>>;
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How failed calls are repeated; false for never. */
  readonly retry?: RetryOptions | false;
  /** Milliseconds that a call may take with all its repetitions, default 120,000; Infinity for no limit. */
  readonly timeout?: number;
  /** Who watches the calls: logs, traces, validation. */
  readonly hooks?: readonly Hook[];
  /** Another fetch than the global one. */
  readonly fetch?: Fetch;
}

export interface CallOptions {
  /** Ends the call and frees its socket. */
  readonly signal?: AbortSignal;
  /** How this call is repeated; `true` repeats it also when its verb is not idempotent. */
  readonly retry?: RetryOptions | boolean;
  /** Milliseconds that this call may take with all its repetitions. */
  readonly timeout?: number;
  /** A body that is sent as it is, in place of `body`. */
  readonly rawBody?: BodyInit;
}
