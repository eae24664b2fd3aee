// Rate limits with a token bucket for each key. Only the most recently used keys are kept.

interface Bucket {
  tokens: number;
  /** The time of the last refill, in milliseconds of any clock. */
  refilledAt: number;
}

export class TokenBuckets {
  readonly #size: number;
  readonly #perMillisecond: number;
  readonly #maxKeys: number;
  /** Buckets by key, the least recently used first. */
  readonly #buckets = new Map<string, Bucket>();

  /** Each bucket can contain `size` tokens, and gets `perSecond` tokens per second. */
  constructor({ size, perSecond, maxKeys = 10_000 }: { size: number; perSecond: number; maxKeys?: number }) {
    this.#size = size;
    this.#perMillisecond = perSecond / 1_000;
    this.#maxKeys = maxKeys;
  }

  /** Takes a token and returns 0; returns the seconds until the next token if the bucket is empty. */
  take(key: string, now: number): number {
    const bucket = this.#bucketOf(key, now);
    if (bucket.tokens < 1) return this.#secondsUntilNext(bucket);
    bucket.tokens -= 1;
    return 0;
  }

  /** Returns the seconds until the bucket has a token, and takes none. */
  secondsUntilToken(key: string, now: number): number {
    const bucket = this.#bucketOf(key, now);
    return bucket.tokens < 1 ? this.#secondsUntilNext(bucket) : 0;
  }

  #secondsUntilNext({ tokens }: Bucket): number {
    return Math.max(1, Math.ceil((1 - tokens) / this.#perMillisecond / 1_000));
  }

  #bucketOf(key: string, now: number): Bucket {
    const existing = this.#buckets.get(key);
    const bucket = existing ?? { tokens: this.#size, refilledAt: now };
    bucket.tokens = Math.min(this.#size, bucket.tokens + Math.max(0, now - bucket.refilledAt) * this.#perMillisecond);
    bucket.refilledAt = now;
    if (existing) this.#buckets.delete(key);
    else if (this.#buckets.size >= this.#maxKeys) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
