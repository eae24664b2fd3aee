// The worker runs the jobs of virtual tables one after another, queues refreshes that are due, and removes old rows.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ReadTable } from '../../data-views/read-table.ts';
import { ticksPerSecond } from '../../domain/values/ticks.ts';
import type { FindIdentity } from '../../requests/find-identity.ts';
import { StoreUnavailable } from '../../store/ports/faults.ts';
import type { Store } from '../../store/ports/store.ts';
import { runJob, type JobContext } from './run-job.ts';
import { queueDueRefresh } from './schedule.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly readTable: ReadTable;
  readonly findIdentity: FindIdentity;
  /** The time, in ticks of 100 ns since 0001-01-01. */
  readonly now: () => bigint;
  readonly log: Logger;
  /** Seconds after which another process takes the job of a silent one. */
  readonly leaseSeconds: number;
}

export interface Worker {
  /** Looks for work at once. */
  wake(): void;
  /** Ends, and leaves the running job to another worker. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks for work. */
const pollInterval = 500;
/** How long replaced rows are kept for slow readers. */
const garbageAge = 600n * ticksPerSecond;

/** Starts a worker, which runs until it is stopped, whatever fails. */
export function startWorker({ store, readTable, findIdentity, now, log, leaseSeconds }: WorkerOptions): Worker {
  const owner = randomUUID();
  const lease = BigInt(Math.round(leaseSeconds * 1_000)) * 10_000n;
  let isEnding = false;
  let wakeUp: (() => void) | undefined;
  let isWoken = false;
  let isStoreDown = false;
  const context: JobContext = { store, readTable, findIdentity, now, log, lease, isEnding: () => isEnding };

  async function runOne(): Promise<boolean> {
    const job = await store.jobs.take(owner, now(), now() + lease);
    if (!job) return false;
    // Long reads write nothing for a while, so the lease is renewed by the clock, too.
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
    // The three kinds of work alternate, so that none starves the others.
    for (let isMore = true; isMore && !isEnding;) {
      const moment = now();
      // A table is due at most once per round, however short its interval.
      while (!isEnding && (await queueDueRefresh(store, moment))) continue;
      const hasRun = !isEnding && (await runOne());
      const hasRemoved = !isEnding && (await store.tables.collectGarbage(now() - garbageAge));
      isMore = hasRun || hasRemoved;
    }
  }

  function rest(): Promise<void> {
    if (isWoken || isEnding) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollInterval);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function loop(): Promise<void> {
    while (!isEnding) {
      isWoken = false;
      try {
        await work();
        isStoreDown = false;
      } catch (error) {
        const level = error instanceof StoreUnavailable ? 'warn' : 'error';
        // One log line for each outage; the job is taken again.
        if (!isStoreDown && !isEnding) log[level]({ err: error }, 'the worker of virtual tables cannot go on');
        isStoreDown = true;
      }
      await rest();
    }
  }

  const ended = loop();
  return {
    wake() {
      isWoken = true;
      wakeUp?.();
    },
    stop() {
      isEnding = true;
      wakeUp?.();
      return ended;
    },
  };
}
