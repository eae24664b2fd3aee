// The audit log of a server: records refusals and removes old records.
import type { Logger } from 'pino';
import { ticksPerDay } from '../domain/values/ticks.ts';
import type { Clocks } from '../runtime/clock.ts';
import type { Store } from '../store/ports/store.ts';
import type { AuditedRequest, RefusalReason } from './records.ts';
import { RefusalLog } from './refusals.ts';

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;

export interface AuditLogOptions {
  readonly store: Store;
  readonly log: Logger;
  readonly clocks: Clocks;
  /** The number of days after which records are removed. */
  readonly days: number;
  /** The maximum number of refusals of a tenant; the oldest ones are removed. */
  readonly maxRefusals: number;
}

export interface AuditLog {
  /** Records a refusal; `pathTenant` is the tenant in the path of the request. */
  recordRefusal(request: AuditedRequest, reason: RefusalReason, pathTenant?: string): void;
  /** Resolves when all refusals recorded so far can be read. */
  flush(): Promise<void>;
  /** Removes records that are older than `days`. */
  removeOld(): Promise<void>;
  /** Writes the pending refusals and ends. */
  stop(): Promise<void>;
}

/** Returns a running audit log. It removes old records a minute after the start, and then every hour. */
export function startAuditLog({ store, log, clocks, days, maxRefusals }: AuditLogOptions): AuditLog {
  const refusals = new RefusalLog({ store, log, maxPerTenant: maxRefusals });
  let isStopped = false;
  let removal: Promise<void> = Promise.resolve();

  async function removeOld(): Promise<void> {
    for (const { tenants, now } of await clocks.times()) {
      const before = now - BigInt(days) * ticksPerDay;
      while (!isStopped && (await store.audit.removeBefore(before, tenants))) await new Promise(setImmediate);
    }
  }
  const removeInBackground = () => {
    removal = removeOld().catch((error: unknown) => {
      log.error({ err: error }, 'Old records of the audit log could not be removed.');
    });
  };
  const timers = [
    setTimeout(removeInBackground, minuteMilliseconds),
    setInterval(removeInBackground, hourMilliseconds),
  ];
  for (const timer of timers) timer.unref();

  return {
    recordRefusal: (request, reason, pathTenant) => {
      refusals.add(request, reason, pathTenant);
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
