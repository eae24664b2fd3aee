// Limits the requests per second of each caller (CALLER_RATE).
import type { Caller } from '../requests/caller.ts';
import { Failure } from '../errors/failures.ts';
import { TokenBuckets } from '../requests/token-buckets.ts';

/** Returns a function that throws TooManyRequests for a caller above the rate; `now` is in milliseconds. */
export function callerRateLimiter(perSecond: number, now: () => number): (caller: Caller) => void {
  const buckets = new TokenBuckets({ size: perSecond, perSecond });
  return ({ kind, tenantId, id }) => {
    const seconds = buckets.take(`${kind} ${tenantId} ${id}`, now());
    if (seconds === 0) return;
    throw new Failure('TooManyRequests', `The caller sends more than ${perSecond} requests a second (CALLER_RATE).`, {
      headers: { 'Retry-After': String(seconds) },
    });
  };
}
