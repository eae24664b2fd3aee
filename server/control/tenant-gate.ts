// Keeps requests of a tenant out while everything of the tenant changes at once (docs/behavior/control.md#reset).
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { Failure } from '../errors/failures.ts';
import type { CancellationToken } from '../requests/cancellation.ts';

const maxWaitMs = 10_000;

export interface ChangeOptions {
  /** Ends the wait for requests in progress. */
  readonly cancellation?: CancellationToken | undefined;
  /** Milliseconds that the change waits for the requests in progress. */
  readonly waitMs?: number;
}

/** Counts the requests in progress of each tenant. */
export class TenantGate {
  readonly #running = new Map<string, number>();
  /** The changes in progress, by tenant. */
  readonly #changes = new Map<string, Promise<unknown>>();
  /** Called when a tenant has no more requests in progress. */
  readonly #onIdle = new Map<string, () => void>();

  /** Waits for the end of a change of the tenant, if there is one; returns a function to call when the request has ended. */
  async enter(tenant: string): Promise<() => void> {
    const key = foldIdentifier(tenant);
    for (let change = this.#changes.get(key); change; change = this.#changes.get(key)) await change;
    this.#running.set(key, (this.#running.get(key) ?? 0) + 1);
    return () => {
      const rest = (this.#running.get(key) ?? 1) - 1;
      if (rest > 0) {
        this.#running.set(key, rest);
        return;
      }
      this.#running.delete(key);
      this.#onIdle.get(key)?.();
    };
  }

  /**
   * Returns the result of a change of everything of a tenant, once its requests in progress have ended; new ones wait. Throws Conflict and
   * changes nothing if they take too long; throws TimedOut if it was canceled before it began.
   */
  async change<Result>(
    tenant: string,
    work: () => Promise<Result>,
    { cancellation, waitMs = maxWaitMs }: ChangeOptions = {},
  ): Promise<Result> {
    const key = foldIdentifier(tenant);
    for (let change = this.#changes.get(key); change; change = this.#changes.get(key)) await change;
    cancellation?.throwIfCanceled();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#changes.set(key, promise);
    try {
      await this.#untilIdle(key, waitMs, cancellation);
      return await work();
    } finally {
      this.#changes.delete(key);
      resolve(undefined);
    }
  }

  async #untilIdle(key: string, waitMs: number, cancellation?: CancellationToken): Promise<void> {
    if (!this.#running.has(key)) return;
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      reject(
        new Failure('Conflict', `Requests of the sandbox were still in progress after ${waitMs / 1_000} seconds.`),
      );
    }, waitMs);
    this.#onIdle.set(key, () => {
      resolve(undefined);
    });
    const removeCallback = cancellation?.onCancel(() => {
      resolve(undefined);
    });
    try {
      await promise;
      cancellation?.throwIfCanceled();
    } finally {
      removeCallback?.();
      clearTimeout(timer);
      this.#onIdle.delete(key);
    }
  }
}
