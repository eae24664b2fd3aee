// Options of a client and of a single call.
import type { Auth } from './auth.ts';
import type { Fetch } from './fetch.ts';
import type { Hook } from './hooks.ts';
import type { RetryOptions } from './retry.ts';

export interface ClientOptions<PresetPath extends string = never> {
  /** The base URL of the API, without a trailing slash: http://127.0.0.1:8080 */
  readonly baseUrl: string;
  /** The access token, or a function that returns one: see {@link Auth}. Without it, calls have no token. */
  readonly auth?: Auth;
  /** Path parameters of every call, such as tenantId and namespaceId; a call can leave them out. */
  readonly path?: Readonly<Record<PresetPath, string>>;
  /** Headers of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How failed calls are retried; `false` for never. */
  readonly retry?: RetryOptions | false;
  /** The time limit of a call in milliseconds, including retries; default 120,000; Infinity for no limit. */
  readonly timeout?: number;
  /** Functions that observe the calls: logs, traces, validation. */
  readonly hooks?: readonly Hook[];
  /** A replacement for the global fetch. */
  readonly fetch?: Fetch;
}

export interface CallOptions {
  /** Cancels the call and frees its socket. */
  readonly signal?: AbortSignal;
  /** How this call is retried; `true` retries it even if its method is not idempotent. */
  readonly retry?: RetryOptions | boolean;
  /** The time limit of this call in milliseconds, including retries. */
  readonly timeout?: number;
  /** A body that is sent unchanged, instead of `body`. */
  readonly rawBody?: BodyInit;
}
