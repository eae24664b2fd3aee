// Limits on requests for tokens and on wrong secrets (docs/behavior/errors-and-limits.md#rates).
import type { Request, RequestHandler, Response } from 'express';
import { TokenBuckets } from '../requests/token-buckets.ts';

/** The code of the failure; RFC 6749 has none for it. */
export const tooManyCode = 'too_many_requests';

/** A request beyond the limits, with the seconds after which to try again. */
export class TooManyTokenRequests extends Error {
  override readonly name = 'TooManyTokenRequests';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`More token requests than TOKEN_RATE or TOKEN_FAILURES allow; try again in ${seconds} seconds.`);
    this.seconds = seconds;
  }
}

/** The factor by which the limit is higher for a client at all addresses together, and for all clients at one address. */
const totalFactor = 5;

export interface TokenLimitOptions {
  /** Requests per minute of a client, and of an address. */
  readonly requests: number;
  /** Failures per minute of a client at an address. */
  readonly failures: number;
  /** Milliseconds of any clock that only moves forward. */
  readonly now: () => number;
}

export class TokenLimits {
  readonly #now: () => number;
  readonly #requests: TokenBuckets;
  readonly #failures: TokenBuckets;
  readonly #totalFailures: TokenBuckets;
  /** The latest pending attempt of each client at each address. */
  readonly #attempts = new Map<string, Promise<unknown>>();

  constructor({ requests, failures, now }: TokenLimitOptions) {
    const aMinute = (size: number) => new TokenBuckets({ size, perSecond: size / 60 });
    this.#now = now;
    this.#requests = aMinute(requests);
    this.#failures = aMinute(failures);
    this.#totalFailures = aMinute(failures * totalFactor);
  }

  /** Counts a request from an address; throws TooManyTokenRequests beyond the limit. */
  admit(address: string): void {
    this.#require(
      this.#totalFailures.secondsUntilToken(`address ${address}`, this.#now()),
      this.#requests.take(`address ${address}`, this.#now()),
    );
  }

  /** Counts a request that failed for another reason than a wrong secret. */
  failed(address: string): void {
    this.#totalFailures.take(`address ${address}`, this.#now());
  }

  /**
   * Returns whether a secret is right; rejects with TooManyTokenRequests without trying it. Secrets of a client that come from one
   * address are tried one after another, so that simultaneous attempts cannot exceed the limit.
   */
  attempt(client: string, address: string, verify: () => Promise<boolean>): Promise<boolean> {
    const key = `${client} ${address}`;
    const attempt = (this.#attempts.get(key) ?? Promise.resolve()).then(() => this.#try(client, address, verify));
    const settled = attempt.then(
      () => undefined,
      () => undefined,
    );
    this.#attempts.set(key, settled);
    void settled.then(() => {
      if (this.#attempts.get(key) === settled) this.#attempts.delete(key);
    });
    return attempt;
  }

  async #try(client: string, address: string, verify: () => Promise<boolean>): Promise<boolean> {
    const pair = `${client} ${address}`;
    this.#require(
      this.#failures.secondsUntilToken(pair, this.#now()),
      this.#totalFailures.secondsUntilToken(`client ${client}`, this.#now()),
      this.#totalFailures.secondsUntilToken(`address ${address}`, this.#now()),
      this.#requests.take(`client ${client}`, this.#now()),
    );
    const isRight = await verify();
    if (!isRight) {
      this.#failures.take(pair, this.#now());
      this.#totalFailures.take(`client ${client}`, this.#now());
      this.#totalFailures.take(`address ${address}`, this.#now());
    }
    return isRight;
  }

  #require(...waits: readonly number[]): void {
    const seconds = Math.max(...waits);
    if (seconds > 0) throw new TooManyTokenRequests(seconds);
  }
}

/** Refuses a request for a token with 429 when its address has sent too many; calls `refused` then. */
export function tokenAdmission(
  limits: TokenLimits,
  senderAddress: (request: Request) => string,
  refused: (request: Request, response: Response, status: number, reason: string) => void,
): RequestHandler {
  return (request, response, next) => {
    try {
      if (request.method === 'POST') limits.admit(senderAddress(request));
    } catch (error) {
      if (!(error instanceof TooManyTokenRequests)) throw error;
      const { seconds, message } = error;
      refused(request, response, 429, `${tooManyCode}: ${message}`);
      response.status(429).set({ 'Retry-After': String(seconds), 'Content-Type': 'application/json' });
      response.set('Cache-Control', 'no-store');
      response.end(JSON.stringify({ error: tooManyCode, error_description: message }));
      return;
    }
    next();
  };
}
