// The worker: takes jobs of virtual tables and runs them one after another, queues refreshes that are due, removes old rows.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ReadTable } from '../../data-views/read-table.ts';
import { ticksPerSecond } from '../../domain/values/ticks.ts';
import type { FindIdentity } from '../../requests/find-identity.ts';
import { StoreUnavailable } from '../../store/ports/faults.ts';
import type { Store } from '../../store/ports/store.ts';
import { runJob, type JobContext } from './run-job.ts';
import { queueDue } from './schedule.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly readTable: ReadTable;
  readonly findIdentity: FindIdentity;
  /** The time, in ticks of 100 ns since 0001-01-01. */
  readonly now: () => bigint;
  readonly log: Logger;
  /** Seconds after which the job of a process that no longer says anything is taken by another one. */
  readonly leaseSeconds: number;
}

export interface Worker {
  /** Looks for work at once, not only when the next look is due. */
  wake(): void;
  /** Leaves the job under way for the next worker and ends. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks for work that other processes queued, or that became due. */
const pause = 500;
/** Rows that a newer run replaced are kept so long, for whoever still reads them. */
const garbageAge = 600n * ticksPerSecond;

/** Starts a worker; it goes on until it is stopped, whatever fails. */
export function startWorker({ store, readTable, findIdentity, now, log, leaseSeconds }: WorkerOptions): Worker {
  const owner = randomUUID();
  const lease = BigInt(Math.round(leaseSeconds * 1_000)) * 10_000n;
  let isEnding = false;
  let wakeUp: (() => void) | undefined;
  let isAwaited = false;
  let isCutOff = false;
  const context: JobContext = { store, readTable, findIdentity, now, log, lease, isEnding: () => isEnding };

  async function runOne(): Promise<boolean> {
    const job = await store.jobs.take(owner, now(), now() + lease);
    if (!job) return false;
    // Long reads write nothing for a while: the lease is kept meanwhile.
    const timer = setInterval(
      () => {
        store.jobs.renew({ ref: job.ref, job: job.id, owner }, now() + lease).catch(() => undefined);
      },
      Math.max(10, (leaseSeconds * 1_000) / 3),
    );
    try {
      await runJob(context, job, owner);
    } finally {
      clearInterval(timer);
    }
    return true;
  }

  async function work(): Promise<void> {
    // In turns, so that none of the three keeps the others waiting: intervals may be short, and jobs many.
    for (let isMore = true; isMore && !isEnding;) {
      const moment = now();
      // A table is due once at one moment, however short its interval.
      while (!isEnding && (await queueDue(store, moment))) continue;
      const hasRun = !isEnding && (await runOne());
      const hasRemoved = !isEnding && (await store.tables.collectGarbage(now() - garbageAge));
      isMore = hasRun || hasRemoved;
    }
  }

  function rest(): Promise<void> {
    if (isAwaited || isEnding) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function loop(): Promise<void> {
    while (!isEnding) {
      isAwaited = false;
      try {
        await work();
        isCutOff = false;
      } catch (error) {
        const level = error instanceof StoreUnavailable ? 'warn' : 'error';
        // One line for each outage; what was under way is taken again.
        if (!isCutOff && !isEnding) log[level]({ err: error }, 'the worker of virtual tables cannot go on');
        isCutOff = true;
      }
      await rest();
    }
  }

  const ended = loop();
  return {
    wake() {
      isAwaited = true;
      wakeUp?.();
    },
    stop() {
      isEnding = true;
      wakeUp?.();
      return ended;
    },
  };
}
