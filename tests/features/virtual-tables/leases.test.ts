// Two workers with one job: the first loses its lease before any of its steps, and the second takes over.
import { randomIds, randomTenantIds } from '../../../server/runtime/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ticksPerSecond } from '../../../server/domain/values/ticks.ts';
import { JobType } from '../../../server/domain/virtual-tables/windows.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import type { TableRef } from '../../../server/store/ports/table-store.ts';
import { readMaterializedTable } from '../../../server/virtual-tables/data.ts';
import { runJob, type JobContext } from '../../../server/virtual-tables/jobs/run-job.ts';
import { systemClocks } from '../../../server/runtime/clock.ts';
import { startWorker } from '../../../server/virtual-tables/jobs/worker.ts';
import { queueJob } from '../../../server/virtual-tables/queue.ts';
import { newName, onEveryDatabase } from '../../support/databases.ts';
import {
  queueRun,
  allowAll,
  all,
  at,
  chunk,
  findIdentity,
  hour,
  leaseTicks,
  log,
  createTable,
  now,
  runNext,
  source,
  statusOf,
  valuesOf,
} from './fixtures.ts';

/** With LEASE_ROUNDS=all, the second worker also waits before each of its steps in turn, not only before one of them. */
const hasAllRounds = process.env['LEASE_ROUNDS'] === 'all';

type Step = (position: number) => Promise<void>;

/** Returns a store that awaits `step` before each call. A transaction is one step. */
function withSteps(store: Store, step: Step): Store {
  let position = 0;
  const beforeEach = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          await step(position++);
          return Reflect.apply(member, target, args);
        };
      },
    });
  const { objects, tables, jobs, transaction } = store;
  return {
    ...store,
    transaction: beforeEach({ transaction }).transaction,
    objects: beforeEach(objects),
    tables: beforeEach(tables),
    jobs: beforeEach(jobs),
  };
}

const old = Array.from({ length: 401 }, (_, i) => i + 1);
const firstWorkerValues = Array.from({ length: 1_001 }, (_, i) => i + 1_000);
const secondWorkerValues = [3_000, 3_001, 3_002];
const sourceOf = (values: readonly number[]) => source([chunk(...values.slice(0, -1)), chunk(...values.slice(-1))]);
const brokenSource = source([chunk(...firstWorkerValues), chunk(1)], () =>
  Promise.reject(new Error('The source broke.')),
);

const runs = {
  'writes a table for the first time': { type: JobType.Backfill, before: [], window: {}, after: secondWorkerValues },
  'writes all rows again': { type: JobType.ManualRefresh, before: old, window: {}, after: secondWorkerValues },
  'extends a table': { type: JobType.RegularRefresh, before: old, window: {}, after: [...old, ...secondWorkerValues] },
  'replaces a part of a table': {
    type: JobType.ManualRefresh,
    before: old,
    window: { start: at(2), end: at(5_000) },
    after: [1, ...secondWorkerValues],
  },
};

onEveryDatabase((create) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ ...(await create()), rowsAtOnce: 200 });
  });
  afterAll(() => store.close());

  /** Creates a table with a queued job. */
  async function createTableWithJob({ type, before, window }: (typeof runs)[keyof typeof runs]): Promise<TableRef> {
    const ref = await createTable(store, { tenant: newName(), namespace: 'demo' }, 'Table');
    if (before.length > 0) {
      await queueRun(store, ref);
      await runNext(store, sourceOf(before), 'first');
    }
    await queueJob(store.jobs, ref, { type, origin: 'request', ...window, ids: randomIds }, now());
    return ref;
  }

  /** Starts to read the rows of a table. Returns a function that reads the remaining rows and returns all of them. */
  async function startReader(ref: TableRef): Promise<() => Promise<readonly unknown[]>> {
    const { chunks } = await readMaterializedTable(store, ref, all, allowAll);
    const iterator = chunks[Symbol.asyncIterator]();
    const first = await iterator.next();
    return async () => {
      const remaining = first.done === true ? [] : await Array.fromAsync({ [Symbol.asyncIterator]: () => iterator });
      return (first.done === true ? [] : [first.value, ...remaining]).flatMap(({ rows }) =>
        rows.map(([, value]) => value),
      );
    };
  }

  /** Runs the queued job as a worker. Returns the number of its steps, or null if there is no job. */
  async function runAsWorker(owner: string, readTable: JobContext['readTable'], clock: () => bigint, step: Step) {
    let steps = 0;
    const counted = withSteps(store, async (position) => {
      steps = position + 1;
      await step(position);
    });
    const job = await store.jobs.take(owner, clock(), clock() + leaseTicks);
    if (!job) return null;
    const context = {
      store: counted,
      readTable,
      findIdentity,
      clocks: systemClocks(clock),
      ids: randomTenantIds,
      log,
      leaseTicks,
      isStopping: () => false,
    };
    await runJob(context, job, owner);
    return steps;
  }

  describe.each(Object.entries(runs))('a run that %s', (_kind, run) => {
    /** The second worker takes over before a step of the first worker, then waits before one of its own steps until the first has ended. */
    async function takeOver(readTable: JobContext['readTable'], lostAt: number, waitsAt: number): Promise<void> {
      const ref = await createTableWithJob(run);
      const readOld = await startReader(ref);
      let clock = now() + hour;
      const ended = Promise.withResolvers<undefined>();
      let second: Promise<unknown> = Promise.resolve();
      const takesOver = async () => {
        clock += leaseTicks + 1n;
        const waits = Promise.withResolvers<undefined>();
        const step = async (position: number) => {
          if (position !== waitsAt) return;
          waits.resolve(undefined);
          await ended.promise;
        };
        second = runAsWorker('second', sourceOf(secondWorkerValues), () => clock, step);
        await Promise.race([waits.promise, second]);
      };
      await runAsWorker(
        'first',
        readTable,
        () => clock,
        (position) => (position === lostAt ? takesOver() : Promise.resolve()),
      );
      const isSecondDone = (await store.jobs.count(ref)) === 0;
      expect(await valuesOf(store, ref)).toEqual(isSecondDone ? run.after : run.before);
      ended.resolve(undefined);
      await second;
      expect(await valuesOf(store, ref)).toEqual(run.after);
      expect(await statusOf(store, ref)).toBe('Ready');
      expect(await store.jobs.count(ref)).toBe(0);
      expect(await store.tables.countMessages(ref)).toBe(0);
      expect(await readOld()).toEqual(run.before);
      // The rows of the first worker are garbage, and none of them is visible.
      while (await store.tables.collectGarbage(clock + hour)) continue;
      expect(await valuesOf(store, ref)).toEqual(run.after);
    }

    it('writes nothing after it has lost its lease, at any step', async () => {
      const ref = await createTableWithJob(run);
      const steps = await runAsWorker(
        'alone',
        sourceOf(firstWorkerValues),
        () => now() + hour,
        async () => undefined,
      );
      expect(await statusOf(store, ref)).toBe('Ready');
      expect(steps).toBeGreaterThan(4);
      for (let lostAt = 0; lostAt < Number(steps); lostAt++) {
        const waits = hasAllRounds
          ? Array.from({ length: Number(steps) + 1 }, (_, i) => i)
          : [(lostAt * 3) % 7, Infinity];
        for (const waitsAt of waits) await takeOver(sourceOf(firstWorkerValues), lostAt, waitsAt);
      }
    });

    it('stores no error message if it fails after it has lost its lease', async () => {
      const steps = 6;
      for (let lostAt = 0; lostAt < steps; lostAt++) await takeOver(brokenSource, lostAt, 3);
    });
  });

  /** Starts a worker with its own clock, waits until it has run jobs and removed garbage, and returns a function that stops it. */
  async function startSettledWorker(clock: () => bigint): Promise<() => Promise<void>> {
    const readTable = sourceOf(secondWorkerValues);
    const { stop, wake } = startWorker({
      store,
      readTable,
      findIdentity,
      clocks: systemClocks(clock),
      ids: randomTenantIds,
      log,
      leaseSeconds: 30,
    });
    for (let round = 0; round < 2; round++) {
      const ref = await createTable(store, { tenant: newName(), namespace: 'demo' }, 'Other');
      await queueJob(store.jobs, ref, { type: JobType.Backfill, origin: 'request', ids: randomIds }, clock());
      while ((await statusOf(store, ref)) !== 'Ready') {
        wake();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    return stop;
  }

  it('keeps replaced rows for ten minutes, so that earlier reads can finish', async () => {
    for (const run of [runs['writes all rows again'], runs['replaces a part of a table']]) {
      const ref = await createTableWithJob(run);
      const [earlyReader, lateReader] = [await startReader(ref), await startReader(ref)];
      await runNext(store, sourceOf(secondWorkerValues), 'me');
      const replaced = now();
      await (
        await startSettledWorker(() => replaced + 600n * ticksPerSecond - 1n)
      )();
      expect(await earlyReader()).toEqual(old);
      await (
        await startSettledWorker(() => replaced + 600n * ticksPerSecond)
      )();
      while (await store.tables.collectGarbage(replaced)) continue;
      await expect(lateReader()).rejects.toThrow('while they were read');
      expect(await valuesOf(store, ref)).toEqual(run.after);
    }
  });

  it('does not repeat a job before its lease has expired', async () => {
    const ref = await createTableWithJob(runs['writes all rows again']);
    const taken = await store.jobs.take('silent', now(), now() + leaseTicks);
    expect(taken?.ref).toMatchObject({ namespace: 'demo' });
    await (
      await startSettledWorker(() => now() + leaseTicks)
    )();
    expect(await store.jobs.jobsOf(ref)).toMatchObject([{ isLeased: true, attempts: 1 }]);
    await (
      await startSettledWorker(() => now() + leaseTicks + 1n)
    )();
    expect(await store.jobs.count(ref)).toBe(0);
    expect(await valuesOf(store, ref)).toEqual(secondWorkerValues);
  });
});
