// The audit log of a process: records refusals, and removes old records.
import type { Logger } from 'pino';
import { ticksPerDay } from '../domain/values/ticks.ts';
import type { Store } from '../store/ports/store.ts';
import type { AuditedRequest, RefusalReason } from './records.ts';
import { RefusalLog } from './refusals.ts';

const minute = 60_000;
const hour = 60 * minute;

export interface AuditLogOptions {
  readonly store: Store;
  readonly log: Logger;
  /** Returns the time in ticks of 100 ns since 0001-01-01. */
  readonly now: () => bigint;
  /** The number of days for which records are kept. */
  readonly days: number;
  /** The number of refusals of a tenant that are kept: the newest ones. */
  readonly maxRefusals: number;
}

export interface AuditLog {
  /** Records a refusal; the tenant is the one that the request's path names, if any. */
  refused(request: AuditedRequest, refused: RefusalReason, pathTenant?: string): void;
  /** Resolves when all refusals taken so far can be read. */
  flush(): Promise<void>;
  /** Removes old records, a thousand at a time. */
  removeOld(): Promise<void>;
  /** Writes the waiting refusals, and ends. */
  stop(): Promise<void>;
}

/** Starts the audit log; old records are removed a minute after the start and then every hour. */
export function startAuditLog({ store, log, now, days, maxRefusals }: AuditLogOptions): AuditLog {
  const refusals = new RefusalLog({ store, log, maxPerTenant: maxRefusals });
  let isStopped = false;
  let removal: Promise<void> = Promise.resolve();

  async function removeOld(): Promise<void> {
    const before = now() - BigInt(days) * ticksPerDay;
    while (!isStopped && (await store.audit.removeBefore(before))) await new Promise(setImmediate);
  }
  const removeInBackground = () => {
    removal = removeOld().catch((error: unknown) => {
      log.error({ err: error }, 'Old records of the audit log could not be removed.');
    });
  };
  const timers = [setTimeout(removeInBackground, minute), setInterval(removeInBackground, hour)];
  for (const timer of timers) timer.unref();

  return {
    refused: (request, refused, pathTenant) => {
      refusals.add(request, refused, pathTenant);
    },
    flush: () => refusals.flush(),
    removeOld,
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await removal;
      await refusals.flush();
    },
  };
}
