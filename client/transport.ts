// Sends requests: token, attempts, time limit, and the body of the response.
import type { AuthContext } from './auth.ts';
import type { Fetch } from './fetch.ts';
import type { CallObserver } from './hooks.ts';
import type { ClientOptions } from './options.ts';
import { startTimeLimit } from './time-limit.ts';
import { isRetryable, isStream, isTransient, retryDelay, sleep, type Retry } from './retry.ts';

/** A request that can be sent any number of times. */
export interface Draft {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body?: BodyInit | null | undefined;
}

export interface RequestPolicy {
  readonly retry: Retry;
  /** Milliseconds for all attempts together. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Whether the caller reads the body of a success. */
  readonly isStreamed: boolean;
  readonly observers: readonly CallObserver[];
}

export interface ReceivedResponse {
  readonly response: Response;
  /** The body; undefined when the caller reads it. */
  readonly text: string | undefined;
}

/** Returns a function that sends the requests of a client. */
export function createTransport({ baseUrl, auth, fetch = globalThis.fetch }: ClientOptions<string>) {
  const context: AuthContext = { baseUrl, fetch: withRetries(fetch) };

  /** Sends a request with a token, and again with another token if the first one is refused. */
  async function sendWithToken(draft: Draft, signal: AbortSignal | undefined): Promise<Response> {
    if (auth === undefined) return sendOnce(fetch, draft, signal);
    const token = typeof auth === 'string' ? auth : await abortable(signal, auth(context));
    draft.headers.set('Authorization', `Bearer ${token}`);
    const response = await sendOnce(fetch, draft, signal);
    if (response.status !== 401 || typeof auth === 'string' || isStream(draft.body)) return response;
    const other = await abortable(signal, auth({ ...context, refused: token }));
    if (other === token) return response;
    await discardBody(response);
    draft.headers.set('Authorization', `Bearer ${other}`);
    return sendOnce(fetch, draft, signal);
  }

  return (draft: Draft, policy: RequestPolicy): Promise<ReceivedResponse> =>
    sendWithRetries((signal) => sendWithToken(draft, signal), draft, policy);
}

/** Attempts a request until it succeeds, its error is permanent, or the attempts or the time are used up. */
async function sendWithRetries(
  attempt: (signal: AbortSignal | undefined) => Promise<Response>,
  draft: Pick<Draft, 'method' | 'body'>,
  { retry, timeout, signal: callerSignal, isStreamed, observers }: RequestPolicy,
): Promise<ReceivedResponse> {
  const { signal, deadline, clear } = startTimeLimit(timeout, callerSignal);
  const isLast = (attempts: number) => attempts >= retry.attempts || !isRetryable(draft.method, draft.body, retry);
  try {
    for (let attempts = 1; ; attempts++) {
      let retryAfter: string | null = null;
      let failure: { status: number } | { error: Error };
      try {
        const response = await attempt(signal);
        const isFinal = !isTransient(response.status) || isLast(attempts);
        if (isFinal && isStreamed && response.ok) return { response, text: undefined };
        // The body belongs to the attempt: an incomplete one is retried, too.
        const text = await response.text();
        if (isFinal) return { response, text };
        retryAfter = response.headers.get('Retry-After');
        const now = Date.now();
        const isTooLate = now + retryDelay(attempts, retryAfter, { ...retry, random: () => 0 }, now) >= deadline;
        if (isTooLate) return { response, text };
        failure = { status: response.status };
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (isLast(attempts) || !isNetworkError(error)) throw error;
        failure = { error };
      }
      const pause = retryDelay(attempts, retryAfter, retry, Date.now());
      for (const observer of observers) observer.retry?.({ attempt: attempts, pause, ...failure });
      await sleep(pause, signal);
    }
  } finally {
    clear();
  }
}

/** Returns whether fetch failed on the network: a TypeError, in Bun an error with a code. Either may come from another realm. */
function isNetworkError(error: unknown): error is Error {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return name === 'TypeError' || (typeof code === 'string' && name !== 'AuthError');
}

async function sendOnce(
  fetch: Fetch,
  { url, method, headers, body }: Draft,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const init: RequestInit & { duplex?: 'half' } = { method, headers, redirect: 'manual' };
  if (body !== undefined && body !== null) init.body = body;
  if (isStream(body)) init.duplex = 'half';
  if (signal) init.signal = signal;
  const response = await fetch(url, init);
  // Browsers hide redirects from scripts. Only a get-or-create redirects, and it changes nothing then, so sending it again is safe.
  return response.type === 'opaqueredirect' ? fetch(url, { ...init, redirect: 'follow' }) : response;
}

/** Reads and discards a body, so that its connection can be used again. */
const discardBody = (response: Response) => response.arrayBuffer().catch(() => undefined);

/** Returns a value; rejects if the signal aborts first. Other callers of the same promise are not affected. */
async function abortable<T>(signal: AbortSignal | undefined, value: T | Promise<T>): Promise<T> {
  if (!signal || !(value instanceof Promise)) return value;
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([value, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Returns a fetch that retries; for the token endpoint, where a repeated POST is harmless. */
function withRetries(fetch: Fetch): Fetch {
  const retry: Retry = { attempts: 3, baseDelay: 200, maxDelay: 2_000, post: true, random: Math.random };
  return async (url, init) => {
    const method = init.method ?? 'GET';
    const policy: RequestPolicy = { retry, timeout: 30_000, isStreamed: false, observers: [] };
    const { response, text } = await sendWithRetries(
      (signal) => fetch(url, { ...init, ...(signal ? { signal } : {}) }),
      { method, body: init.body },
      policy,
    );
    return new Response(text === '' ? null : text, response);
  };
}
