// How a request travels: token, attempts, time limit, and what came back read as far as it was asked for.
import type { AuthContext } from './auth.ts';
import type { Watch } from './hooks.ts';
import type { ClientOptions, Fetch } from './options.ts';
import { limit } from './time-limit.ts';
import { isPassing, isRepeatable, isStream, pause, pauseOf, type Retry } from './retry.ts';

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
  /** Whether the body of a success is left to the caller. */
  readonly isStreamed: boolean;
  readonly watches: readonly Watch[];
}

export interface Arrival {
  readonly response: Response;
  /** The body; undefined when it is left to the caller. */
  readonly text: string | undefined;
}

/** A function that sends drafts for a client. */
export function createTransport({ baseUrl, auth, fetch = globalThis.fetch }: ClientOptions<string>) {
  const context: AuthContext = { baseUrl, fetch: repeatedly(fetch) };

  /** One request with a token; a second one with another token when the first is refused. */
  async function withToken(draft: Draft, signal: AbortSignal | undefined): Promise<Response> {
    if (auth === undefined) return once(fetch, draft, signal);
    const token = typeof auth === 'string' ? auth : await unless(signal, auth(context));
    draft.headers.set('Authorization', `Bearer ${token}`);
    const response = await once(fetch, draft, signal);
    if (response.status !== 401 || typeof auth === 'string' || isStream(draft.body)) return response;
    const other = await unless(signal, auth({ ...context, refused: token }));
    if (other === token) return response;
    await release(response);
    draft.headers.set('Authorization', `Bearer ${other}`);
    return once(fetch, draft, signal);
  }

  return (draft: Draft, journey: RequestPolicy): Promise<Arrival> =>
    exchange((signal) => withToken(draft, signal), draft, journey);
}

/** Tries until it succeeds, or until another attempt is not worth it. */
async function exchange(
  attempt: (signal: AbortSignal | undefined) => Promise<Response>,
  draft: Pick<Draft, 'method' | 'body'>,
  { retry, timeout, signal: given, isStreamed, watches }: RequestPolicy,
): Promise<Arrival> {
  const { signal, deadline, clear } = limit(timeout, given);
  const isSpent = (attempts: number) => attempts >= retry.attempts || !isRepeatable(draft.method, draft.body, retry);
  try {
    for (let attempts = 1; ; attempts++) {
      let retryAfter: string | null = null;
      let failure: { status: number } | { error: Error };
      try {
        const response = await attempt(signal);
        const isOver = !isPassing(response.status) || isSpent(attempts);
        if (isOver && isStreamed && response.ok) return { response, text: undefined };
        // The body belongs to the attempt: one that breaks off is as good as none.
        const text = await response.text();
        retryAfter = response.headers.get('Retry-After');
        if (isOver || Date.now() + pauseOf(attempts, retryAfter, { ...retry, random: none }, Date.now()) >= deadline)
          return { response, text };
        failure = { status: response.status };
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (isSpent(attempts) || !isNetworkError(error)) throw error;
        failure = { error };
      }
      const wait = pauseOf(attempts, retryAfter, retry, Date.now());
      for (const watch of watches) watch.retry?.({ attempt: attempts, pause: wait, ...failure });
      await pause(wait, signal);
    }
  } finally {
    clear();
  }
}
const none = () => 0;

/** Fetch reports failures of the network as TypeError, Bun as errors with a code. Either may come from another realm. */
function isNetworkError(error: unknown): error is Error {
  const { name, code } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown };
  return name === 'TypeError' || (typeof code === 'string' && name !== 'AuthError');
}

async function once(
  fetch: Fetch,
  { url, method, headers, body }: Draft,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const init: RequestInit & { duplex?: 'half' } = { method, headers, redirect: 'manual' };
  if (body !== undefined && body !== null) init.body = body;
  if (isStream(body)) init.duplex = 'half';
  if (signal) init.signal = signal;
  const response = await fetch(url, init);
  // Browsers hide what a redirect says. Only a get-or-create answers one, after it has changed nothing; it may be sent again.
  return response.type === 'opaqueredirect' ? fetch(url, { ...init, redirect: 'follow' }) : response;
}

/** Reads what nobody wants, so that the connection serves again. */
const release = (response: Response) => response.arrayBuffer().catch(() => undefined);

/** The value, unless the signal comes first; whoever else waits for it goes on waiting. */
async function unless<T>(signal: AbortSignal | undefined, value: T | Promise<T>): Promise<T> {
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

/** Fetch that tries again; for the token endpoint, where a repeated POST does no harm. */
function repeatedly(fetch: Fetch): Fetch {
  const retry: Retry = { attempts: 3, baseDelay: 200, maxDelay: 2_000, post: true, random: Math.random };
  return async (url, init) => {
    const method = init.method ?? 'GET';
    const journey: RequestPolicy = { retry, timeout: 30_000, isStreamed: false, watches: [] };
    const { response, text } = await exchange(
      (signal) => fetch(url, { ...init, ...(signal ? { signal } : {}) }),
      { method, body: init.body },
      journey,
    );
    return new Response(text === '' ? null : text, response);
  };
}
