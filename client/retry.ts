// Which failures are worth another attempt, and when.

export interface RetryOptions {
  /** How often a call is tried, the first time included; default 4. */
  readonly attempts?: number;
  /** Milliseconds that the first pause may last, default 200; each further one twice that. */
  readonly baseDelay?: number;
  /** Milliseconds that no pause exceeds unless the server asks for it, default 10,000. */
  readonly maxDelay?: number;
  /** Whether POST and PATCH are repeated, too: what the first attempt did may then be done twice. Default false. */
  readonly post?: boolean;
  /** The random numbers from 0 to 1 that spread the pauses. */
  readonly random?: () => number;
}

export type Retry = Required<RetryOptions>;

const DEFAULTS: Retry = { attempts: 4, baseDelay: 200, maxDelay: 10_000, post: false, random: Math.random };
const IDEMPOTENT: ReadonlySet<string> = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** What a call is told about repetition, over what the client is told; false means never. */
export function retryOf(client: RetryOptions | false = {}, call: RetryOptions | boolean | undefined): Retry {
  const ofClient = client === false ? { attempts: 1 } : client;
  if (call === false) return { ...DEFAULTS, ...ofClient, attempts: 1 };
  if (call === undefined) return { ...DEFAULTS, ...ofClient };
  const ofCall = call === true ? { post: true } : call;
  return { ...DEFAULTS, ...(client === false ? {} : client), ...ofCall };
}

/** Whether a call may be sent again: its verb must allow it, and its body must still be there. */
export function isRepeatable(method: string, body: unknown, { post }: Retry): boolean {
  return !isStream(body) && (post || IDEMPOTENT.has(method));
}

/** Whether a body can be read once only. */
export const isStream = (body: unknown): body is ReadableStream<Uint8Array> =>
  typeof (body as { readonly getReader?: unknown } | null | undefined)?.getReader === 'function';

/** Whether a status is one that may pass. */
export const isPassing = (status: number): boolean => PASSING.has(status);

/**
 * Milliseconds until the next attempt: what Retry-After asks for, else full jitter below a bound that doubles with each attempt.
 * `attempt` counts from 1; `now` is the time in milliseconds.
 */
export function pauseOf(attempt: number, retryAfter: string | null, retry: Retry, now: number): number {
  const asked = retryAfter === null ? Number.NaN : readRetryAfter(retryAfter, now);
  if (!Number.isNaN(asked)) return Math.max(0, asked);
  return retry.random() * Math.min(retry.maxDelay, retry.baseDelay * 2 ** (attempt - 1));
}

/** Retry-After holds seconds or a date. */
function readRetryAfter(text: string, now: number): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
}

/** Waits; rejects with the reason of the signal when that comes first. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
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
