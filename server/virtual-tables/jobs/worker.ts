// The worker of virtual tables: runs jobs one after another, queues refreshes that are due, and removes old rows.
import type { Logger } from 'pino';
import type { ReadTable } from '../../data-views/read-table.ts';
import { ticksPerSecond } from '../../domain/values/ticks.ts';
import type { FindIdentity } from '../../requests/find-identity.ts';
import { StoreUnavailable } from '../../store/ports/faults.ts';
import type { Clocks } from '../../runtime/clock.ts';
import { randomIds, type TenantIds } from '../../runtime/ids.ts';
import type { Store } from '../../store/ports/store.ts';
import { runJob, type JobContext } from './run-job.ts';
import { queueDueRefresh } from './schedule.ts';
import { waitingStore, type EnterTenant } from './waiting-store.ts';

export interface WorkerOptions {
  readonly store: Store;
  readonly readTable: ReadTable;
  readonly findIdentity: FindIdentity;
  readonly clocks: Clocks;
  readonly ids: Pick<TenantIds, 'ofWork'>;
  readonly log: Logger;
  /** The seconds after which another process runs the job of a process that does not renew its lease. */
  readonly leaseSeconds: number;
  /** Waits until nothing changes or saves everything of a tenant at once; returns a function to call at the end of a write. */
  readonly enterTenant?: EnterTenant | undefined;
}

export interface Worker {
  /** Makes the worker look for work at once. */
  wake(): void;
  /** Stops the worker and releases its running job for another worker. */
  stop(): Promise<void>;
}

/** The interval between two looks for work. */
const pollMilliseconds = 500;
/** The age at which replaced rows are removed; slow readers can read them until then. */
const garbageAgeTicks = 600n * ticksPerSecond;

/** Starts a worker. It runs until it is stopped, also after failures. */
export function startWorker(options: WorkerOptions): Worker {
  const { store, readTable, findIdentity, clocks, ids, log, leaseSeconds, enterTenant } = options;
  const { machine } = clocks;
  const owner = randomIds.uuid();
  const leaseTicks = BigInt(Math.round(leaseSeconds * 1_000)) * 10_000n;
  let isStopping = false;
  let wakeUp: (() => void) | undefined;
  let isWoken = false;
  let isStoreDown = false;
  const context: Omit<JobContext, 'store'> = {
    readTable,
    findIdentity,
    clocks,
    ids,
    log,
    leaseTicks,
    isStopping: () => isStopping,
  };

  async function runNextJob(): Promise<boolean> {
    const job = await store.jobs.take(owner, machine(), machine() + leaseTicks);
    if (!job) return false;
    // A timer also renews the lease, since a long read writes nothing for a while.
    const timer = setInterval(
      () => {
        store.jobs.renew({ ref: job.ref, job: job.id, owner }, machine() + leaseTicks).catch(() => undefined);
      },
      Math.max(10, (leaseSeconds * 1_000) / 3),
    );
    try {
      await runJob({ ...context, store: waitingStore(store, job.ref.tenant, enterTenant) }, job, owner);
    } finally {
      clearInterval(timer);
    }
    return true;
  }

  async function doAllWork(): Promise<void> {
    // The three kinds of work alternate, so that none of them blocks the others.
    for (let isMore = true; isMore && !isStopping;) {
      // A table is due at most once per round, however short its interval.
      for (const time of await clocks.times())
        while (!isStopping && (await queueDueRefresh({ store, ids }, time, machine(), enterTenant))) continue;
      const hasRun = !isStopping && (await runNextJob());
      const hasRemoved = !isStopping && (await store.tables.collectGarbage(machine() - garbageAgeTicks));
      isMore = hasRun || hasRemoved;
    }
  }

  function waitForWork(): Promise<void> {
    if (isWoken || isStopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMilliseconds);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      try {
        await doAllWork();
        isStoreDown = false;
      } catch (error) {
        const level = error instanceof StoreUnavailable ? 'warn' : 'error';
        // One log line for each outage; the job is taken again.
        if (!isStoreDown && !isStopping) log[level]({ err: error }, 'the worker of virtual tables cannot continue');
        isStoreDown = true;
      }
      await waitForWork();
    }
  }

  const stopped = loop();
  return {
    wake() {
      isWoken = true;
      wakeUp?.();
    },
    stop() {
      isStopping = true;
      wakeUp?.();
      return stopped;
    },
  };
}
