// Rates by key: a bucket each, which refills over time. No more keys are remembered than a limit, those used last.

interface Bucket {
  tokens: number;
  /** Milliseconds; any clock that moves on. */
  at: number;
}

export class TokenBuckets {
  readonly #size: number;
  readonly #perMillisecond: number;
  readonly #mostKeys: number;
  /** In the order of their last use. */
  readonly #buckets = new Map<string, Bucket>();

  /** Buckets that hold `size` tokens and refill by so many a second. */
  constructor({ size, perSecond, mostKeys = 10_000 }: { size: number; perSecond: number; mostKeys?: number }) {
    this.#size = size;
    this.#perMillisecond = perSecond / 1_000;
    this.#mostKeys = mostKeys;
  }

  /** Takes a token; returns the seconds to wait for the next one when there is none, else 0. */
  take(key: string, now: number): number {
    const bucket = this.#bucketOf(key, now);
    if (bucket.tokens < 1) return this.#wait(bucket);
    bucket.tokens -= 1;
    return 0;
  }

  /** Returns the seconds until there is a token, 0 when there is one, and takes none. */
  waitFor(key: string, now: number): number {
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
    else if (this.#buckets.size >= this.#mostKeys) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
