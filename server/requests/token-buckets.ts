// Rate limits by key, with a token bucket each. Only the most recently used keys are kept.

interface Bucket {
  tokens: number;
  /** Milliseconds of any clock. */
  at: number;
}

export class TokenBuckets {
  readonly #size: number;
  readonly #perMillisecond: number;
  readonly #maxKeys: number;
  /** The least recently used first. */
  readonly #buckets = new Map<string, Bucket>();

  /** Each bucket holds `size` tokens and refills by `perSecond`. */
  constructor({ size, perSecond, maxKeys = 10_000 }: { size: number; perSecond: number; maxKeys?: number }) {
    this.#size = size;
    this.#perMillisecond = perSecond / 1_000;
    this.#maxKeys = maxKeys;
  }

  /** Takes a token and returns 0; without one, returns the seconds until the next. */
  take(key: string, now: number): number {
    const bucket = this.#bucketOf(key, now);
    if (bucket.tokens < 1) return this.#wait(bucket);
    bucket.tokens -= 1;
    return 0;
  }

  /** Returns the seconds until there is a token, and takes none. */
  secondsUntilToken(key: string, now: number): number {
    const bucket = this.#bucketOf(key, now);
    return bucket.tokens < 1 ? this.#wait(bucket) : 0;
  }

  #wait({ tokens }: Bucket): number {
    return Math.max(1, Math.ceil((1 - tokens) / this.#perMillisecond / 1_000));
  }

  #bucketOf(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    const bucket = known ?? { tokens: this.#size, at: now };
    bucket.tokens = Math.min(this.#size, bucket.tokens + Math.max(0, now - bucket.at) * this.#perMillisecond);
    bucket.at = now;
    if (known) this.#buckets.delete(key);
    else if (this.#buckets.size >= this.#maxKeys) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
