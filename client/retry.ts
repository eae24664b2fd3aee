// Which failures are retried, and when.

export interface RetryOptions {
  /** The maximum number of attempts, including the first one; default 4. */
  readonly attempts?: number;
  /** The longest first pause in milliseconds, default 200; it doubles with each attempt. */
  readonly baseDelay?: number;
  /** The longest pause in milliseconds unless the server asks for a longer one; default 10,000. */
  readonly maxDelay?: number;
  /** Whether to retry POST and PATCH, too, which may then take effect twice; default false. */
  readonly post?: boolean;
  /** The random numbers from 0 to 1 that spread the pauses. */
  readonly random?: () => number;
}

export type Retry = Required<RetryOptions>;

const DEFAULTS: Retry = { attempts: 4, baseDelay: 200, maxDelay: 10_000, post: false, random: Math.random };
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);
const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Returns the retry options of a call, with those of its client as defaults; `false` means never. */
export function resolveRetry(client: RetryOptions | false = {}, call: RetryOptions | boolean | undefined): Retry {
  const ofClient = client === false ? { attempts: 1 } : client;
  if (call === false) return { ...DEFAULTS, ...ofClient, attempts: 1 };
  if (call === undefined) return { ...DEFAULTS, ...ofClient };
  const ofCall = call === true ? { post: true } : call;
  return { ...DEFAULTS, ...(client === false ? {} : client), ...ofCall };
}

/** Returns whether a call can be sent again: its method must allow it, and its body must not be a stream. */
export function isRetryable(method: string, body: unknown, { post }: Retry): boolean {
  return !isStream(body) && (post || IDEMPOTENT.has(method));
}

/** Returns whether a body can be read only once. */
export const isStream = (body: unknown): body is ReadableStream<Uint8Array> =>
  typeof (body as { readonly getReader?: unknown } | null | undefined)?.getReader === 'function';

/** Returns whether another attempt can succeed after this status. */
export const isTransient = (status: number): boolean => TRANSIENT.has(status);

/**
 * Returns the milliseconds until the next attempt: the time of Retry-After, else full jitter below a bound that doubles with each attempt.
 * `attempt` counts from 1; `now` is the time in milliseconds.
 */
export function retryDelay(attempt: number, retryAfter: string | null, retry: Retry, now: number): number {
  const requested = retryAfter === null ? Number.NaN : readRetryAfter(retryAfter, now);
  if (!Number.isNaN(requested)) return Math.max(0, requested);
  return retry.random() * Math.min(retry.maxDelay, retry.baseDelay * 2 ** (attempt - 1));
}

/** Returns the milliseconds until the time of a Retry-After header, which is a number of seconds or a date. */
function readRetryAfter(text: string, now: number): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
}

/** Resolves after some milliseconds; rejects with the reason of the signal if that comes first. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
