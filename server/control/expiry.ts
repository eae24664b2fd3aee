// Deletes sandboxes that have expired (docs/behavior/control.md#deletion).
import type { Logger } from 'pino';
import type { SandboxService } from './sandbox-service.ts';

const intervalMs = 5_000;

export interface ExpiryOptions {
  readonly sandboxes: Pick<SandboxService, 'deleteExpired'>;
  /** Returns the time of the machine, in ticks. */
  readonly now: () => bigint;
  readonly log: Pick<Logger, 'warn'>;
}

/** Starts to delete expired sandboxes every few seconds; returns a function that stops it and waits for the last deletion. */
export function startExpiry({ sandboxes, now, log }: ExpiryOptions): () => Promise<void> {
  let deletion: Promise<void> | undefined;
  const timer = setInterval(() => {
    deletion ??= sandboxes
      .deleteExpired(now())
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Expired sandboxes were not deleted.');
      })
      .finally(() => {
        deletion = undefined;
      });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await deletion;
  };
}
