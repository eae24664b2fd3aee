// Limits on requests for tokens and on wrong secrets (docs/behavior/errors-and-limits.md#rates).
import type { Request, RequestHandler, Response } from 'express';
import { TokenBuckets } from '../requests/token-buckets.ts';

/** The error code for a request beyond the limits; RFC 6749 defines none. */
export const tooManyCode = 'too_many_requests';

/** Thrown for a request for a token beyond the limits. */
export class TooManyTokenRequests extends Error {
  override readonly name = 'TooManyTokenRequests';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`More token requests than TOKEN_RATE or TOKEN_FAILURES allow; try again in ${retryAfterSeconds} seconds.`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** How many times as many failures are allowed for a client at all addresses, and for all clients at one address. */
const totalFailuresFactor = 5;

export interface TokenLimitOptions {
  /** The maximum requests per minute of a client, and of an address. */
  readonly requestsPerMinute: number;
  /** The maximum failures per minute of a client at an address. */
  readonly failuresPerMinute: number;
  /** Returns milliseconds of any clock. */
  readonly now: () => number;
}

/** Counts requests for tokens and failed ones by client and by IP address. */
export class TokenLimits {
  readonly #now: () => number;
  readonly #requests: TokenBuckets;
  readonly #failures: TokenBuckets;
  readonly #totalFailures: TokenBuckets;
  /** The latest pending verification for each client at each address. */
  readonly #verifications = new Map<string, Promise<unknown>>();

  constructor({ requestsPerMinute, failuresPerMinute, now }: TokenLimitOptions) {
    const bucketsPerMinute = (size: number) => new TokenBuckets({ size, perSecond: size / 60 });
    this.#now = now;
    this.#requests = bucketsPerMinute(requestsPerMinute);
    this.#failures = bucketsPerMinute(failuresPerMinute);
    this.#totalFailures = bucketsPerMinute(failuresPerMinute * totalFailuresFactor);
  }

  /** Counts a request from an address; throws TooManyTokenRequests beyond the limit. */
  admit(address: string): void {
    this.#require(
      this.#totalFailures.secondsUntilToken(`address ${address}`, this.#now()),
      this.#requests.take(`address ${address}`, this.#now()),
    );
  }

  /** Counts a request that failed for another reason than a wrong secret. */
  countFailure(address: string): void {
    this.#totalFailures.take(`address ${address}`, this.#now());
  }

  /**
   * Returns the result of `verifySecret`, which checks a secret; beyond the limits, rejects with TooManyTokenRequests and does not call it.
   * Secrets of a client that come from one address are verified one after another, so that simultaneous requests cannot exceed the limit.
   */
  verify(client: string, address: string, verifySecret: () => Promise<boolean>): Promise<boolean> {
    const key = `${client} ${address}`;
    const previous = this.#verifications.get(key) ?? Promise.resolve();
    const verification = previous.then(() => this.#verifyNow(client, address, verifySecret));
    const settled = verification.then(
      () => undefined,
      () => undefined,
    );
    this.#verifications.set(key, settled);
    void settled.then(() => {
      if (this.#verifications.get(key) === settled) this.#verifications.delete(key);
    });
    return verification;
  }

  async #verifyNow(client: string, address: string, verifySecret: () => Promise<boolean>): Promise<boolean> {
    const pair = `${client} ${address}`;
    this.#require(
      this.#failures.secondsUntilToken(pair, this.#now()),
      this.#totalFailures.secondsUntilToken(`client ${client}`, this.#now()),
      this.#totalFailures.secondsUntilToken(`address ${address}`, this.#now()),
      this.#requests.take(`client ${client}`, this.#now()),
    );
    const isValid = await verifySecret();
    if (!isValid) {
      this.#failures.take(pair, this.#now());
      this.#totalFailures.take(`client ${client}`, this.#now());
      this.#totalFailures.take(`address ${address}`, this.#now());
    }
    return isValid;
  }

  #require(...waitSeconds: readonly number[]): void {
    const retryAfterSeconds = Math.max(...waitSeconds);
    if (retryAfterSeconds > 0) throw new TooManyTokenRequests(retryAfterSeconds);
  }
}

/** Returns a handler that refuses a request for a token with 429, and calls `onRefused`, if its address has sent too many. */
export function tokenAdmission(
  limits: TokenLimits,
  senderAddress: (request: Request) => string,
  onRefused: (request: Request, response: Response, status: number, reason: string) => void,
): RequestHandler {
  return (request, response, next) => {
    try {
      if (request.method === 'POST') limits.admit(senderAddress(request));
    } catch (error) {
      if (!(error instanceof TooManyTokenRequests)) throw error;
      const { retryAfterSeconds, message } = error;
      onRefused(request, response, 429, `${tooManyCode}: ${message}`);
      response.status(429).set({ 'Retry-After': String(retryAfterSeconds), 'Content-Type': 'application/json' });
      response.set('Cache-Control', 'no-store');
      response.end(JSON.stringify({ error: tooManyCode, error_description: message }));
      return;
    }
    next();
  };
}
