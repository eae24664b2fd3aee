// Two workers on one draft: the lease of one is lost between any two of its steps, and the other one takes over.
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
  add,
  admitAll,
  all,
  at,
  chunk,
  findIdentity,
  hour,
  leaseTicks,
  log,
  makeTable,
  now,
  runNext,
  source,
  statusOf,
  valuesOf,
} from './fixtures.ts';

/** With LEASE_ROUNDS=all the second worker, too, waits before each of its steps, not only before one of them. */
const hasAllRounds = process.env['LEASE_ROUNDS'] === 'all';

type Step = (place: number) => Promise<void>;

/** Returns a store that waits for a function before each call; those within a transaction belong to the step of that. */
function stepped(store: Store, step: Step): Store {
  let place = 0;
  const beforeEach = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return async (...args: readonly unknown[]): Promise<unknown> => {
          await step(place++);
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
const lost = Array.from({ length: 1_001 }, (_, i) => i + 1_000);
const kept = [3_000, 3_001, 3_002];
const sourceOf = (values: readonly number[]) => source([chunk(...values.slice(0, -1)), chunk(...values.slice(-1))]);
const brokenSource = source([chunk(...lost), chunk(1)], () => Promise.reject(new Error('The source broke.')));

const runs = {
  'writes a table for the first time': { type: JobType.Backfill, before: [], window: {}, after: kept },
  'writes all rows again': { type: JobType.ManualRefresh, before: old, window: {}, after: kept },
  'extends a table': { type: JobType.RegularRefresh, before: old, window: {}, after: [...old, ...kept] },
  'replaces a part of a table': {
    type: JobType.ManualRefresh,
    before: old,
    window: { start: at(2), end: at(5_000) },
    after: [1, ...kept],
  },
};

onEveryDatabase((create) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ ...(await create()), rowsAtOnce: 200 });
  });
  afterAll(() => store.close());

  /** A table with a run that waits. */
  async function tableFor({ type, before, window }: (typeof runs)[keyof typeof runs]): Promise<TableRef> {
    const ref = await makeTable(store, { tenant: newName(), namespace: 'demo' }, 'Table');
    if (before.length > 0) {
      await add(store, ref);
      await runNext(store, sourceOf(before), 'first');
    }
    await queueJob(store.jobs, ref, { type, origin: 'request', ...window }, now());
    return ref;
  }

  /** A reader that has read some of the rows, and returns the others when it is called. */
  async function readerOf(ref: TableRef): Promise<() => Promise<readonly unknown[]>> {
    const { chunks } = await readMaterializedTable(store, ref, all, admitAll);
    const iterator = chunks[Symbol.asyncIterator]();
    const first = await iterator.next();
    return async () => {
      const rest = first.done === true ? [] : await Array.fromAsync({ [Symbol.asyncIterator]: () => iterator });
      return (first.done === true ? [] : [first.value, ...rest]).flatMap(({ rows }) => rows.map(([, value]) => value));
    };
  }

  /** Runs the job that waits, as one worker. Returns how many steps that took; null when it found no job. */
  async function work(owner: string, readTable: JobContext['readTable'], clock: () => bigint, step: Step) {
    let steps = 0;
    const counted = stepped(store, async (place) => {
      steps = place + 1;
      await step(place);
    });
    const job = await store.jobs.take(owner, clock(), clock() + leaseTicks);
    if (!job) return null;
    const context = {
      store: counted,
      readTable,
      findIdentity,
      clocks: systemClocks(clock),
      log,
      leaseTicks,
      isStopping: () => false,
    };
    await runJob(context, job, owner);
    return steps;
  }

  describe.each(Object.entries(runs))('a run that %s', (_kind, run) => {
    /** The second worker takes over before a step of the first, and waits before one of its own until that one has ended. */
    async function takeOver(readTable: JobContext['readTable'], lostAt: number, waitsAt: number): Promise<void> {
      const ref = await tableFor(run);
      const readOld = await readerOf(ref);
      let clock = now() + hour;
      const ended = Promise.withResolvers<undefined>();
      let second: Promise<unknown> = Promise.resolve();
      const takesOver = async () => {
        clock += leaseTicks + 1n;
        const waits = Promise.withResolvers<undefined>();
        const step = async (place: number) => {
          if (place !== waitsAt) return;
          waits.resolve(undefined);
          await ended.promise;
        };
        second = work('second', sourceOf(kept), () => clock, step);
        await Promise.race([waits.promise, second]);
      };
      await work(
        'first',
        readTable,
        () => clock,
        (place) => (place === lostAt ? takesOver() : Promise.resolve()),
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
      // Nothing that is shown is among what the first worker left.
      while (await store.tables.collectGarbage(clock + hour)) continue;
      expect(await valuesOf(store, ref)).toEqual(run.after);
    }

    it('writes nothing after it has lost its lease, at any step', async () => {
      const ref = await tableFor(run);
      const steps = await work(
        'alone',
        sourceOf(lost),
        () => now() + hour,
        async () => undefined,
      );
      expect(await statusOf(store, ref)).toBe('Ready');
      expect(steps).toBeGreaterThan(4);
      for (let lostAt = 0; lostAt < Number(steps); lostAt++) {
        const waits = hasAllRounds
          ? Array.from({ length: Number(steps) + 1 }, (_, i) => i)
          : [(lostAt * 3) % 7, Infinity];
        for (const waitsAt of waits) await takeOver(sourceOf(lost), lostAt, waitsAt);
      }
    });

    it('tells nobody that it failed after it has lost its lease', async () => {
      const steps = 6;
      for (let lostAt = 0; lostAt < steps; lostAt++) await takeOver(brokenSource, lostAt, 3);
    });
  });

  /** A worker on a clock of its own that has looked for work, and for garbage, when the promise resolves. */
  async function worker(clock: () => bigint): Promise<() => Promise<void>> {
    const readTable = sourceOf(kept);
    const { stop, wake } = startWorker({
      store,
      readTable,
      findIdentity,
      clocks: systemClocks(clock),
      log,
      leaseSeconds: 30,
    });
    for (let round = 0; round < 2; round++) {
      const ref = await makeTable(store, { tenant: newName(), namespace: 'demo' }, 'Other');
      await queueJob(store.jobs, ref, { type: JobType.Backfill, origin: 'request' }, clock());
      while ((await statusOf(store, ref)) !== 'Ready') {
        wake();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    return stop;
  }

  it('keeps replaced rows for ten minutes of the clock, to the end of a reader', async () => {
    for (const run of [runs['writes all rows again'], runs['replaces a part of a table']]) {
      const ref = await tableFor(run);
      const [inTime, late] = [await readerOf(ref), await readerOf(ref)];
      await runNext(store, sourceOf(kept), 'me');
      const replaced = now();
      await (
        await worker(() => replaced + 600n * ticksPerSecond - 1n)
      )();
      expect(await inTime()).toEqual(old);
      await (
        await worker(() => replaced + 600n * ticksPerSecond)
      )();
      while (await store.tables.collectGarbage(replaced)) continue;
      await expect(late()).rejects.toThrow('while they were read');
      expect(await valuesOf(store, ref)).toEqual(run.after);
    }
  });

  it('leaves a job to its worker until its lease ends by the clock', async () => {
    const ref = await tableFor(runs['writes all rows again']);
    const taken = await store.jobs.take('silent', now(), now() + leaseTicks);
    expect(taken?.ref).toMatchObject({ namespace: 'demo' });
    await (
      await worker(() => now() + leaseTicks)
    )();
    expect(await store.jobs.jobsOf(ref)).toMatchObject([{ isLeased: true, attempts: 1 }]);
    await (
      await worker(() => now() + leaseTicks + 1n)
    )();
    expect(await store.jobs.count(ref)).toBe(0);
    expect(await valuesOf(store, ref)).toEqual(kept);
  });
});
