// Jobs of virtual tables below HTTP, over a source that the tests hold in their hands: what is read while a run is under way, what a
// run that is killed leaves, that no table is written by two at once.
import { describe, expect, it } from '@jest/globals';
import type { ReadTable } from '../../../server/data-views/read-table.ts';
import { ticksPerSecond } from '../../../server/domain/values/ticks.ts';
import { formatDateTime } from '../../../server/domain/values/time.ts';
import { JobType } from '../../../server/domain/virtual-tables/windows.ts';
import type { Rows } from '../../../server/data-views/table.ts';
import { systemClocks } from '../../../server/runtime/clock.ts';
import { startWorker } from '../../../server/virtual-tables/jobs/worker.ts';
import { openStore } from '../../../server/store/open.ts';
import { StoreUnavailable } from '../../../server/store/ports/faults.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import type { TableRef } from '../../../server/store/ports/table-store.ts';
import type { VirtualTableBody } from '../../../server/virtual-tables/bodies.ts';
import { readMaterializedTable } from '../../../server/virtual-tables/data.ts';
import { queueJob } from '../../../server/virtual-tables/queue.ts';
import { describeOnPostgres } from '../../support/postgres.ts';
import { newName, onEveryDatabase, postgresDatabases } from '../../support/databases.ts';
import {
  add,
  admitAll,
  all,
  at,
  chunk,
  codes,
  columns,
  endOf,
  findIdentity,
  hour,
  leaseTicks,
  log,
  makeTable,
  now,
  runNext,
  source,
  start,
  statusOf,
  valuesOf,
} from './fixtures.ts';

/** More rows than a run writes in one transaction. */
const added = Array.from({ length: 2_000 }, (_, i) => i + 10);

onEveryDatabase((create) => {
  async function withTable(work: (store: Store, ref: TableRef) => Promise<void>): Promise<void> {
    const store = await openStore({ ...(await create()), rowsAtOnce: 2 });
    try {
      const ref = await makeTable(store, { tenant: newName(), namespace: 'demo' }, 'Table');
      await add(store, ref);
      await work(store, ref);
    } finally {
      await store.close();
    }
  }

  describe('a run', () => {
    it('leaves the old rows to readers until all new ones are there', () =>
      withTable(async (store, ref) => {
        expect(await valuesOf(store, ref)).toEqual([]);
        await runNext(store, source([chunk(1, 2), chunk(3)]), 'me');
        expect(await valuesOf(store, ref)).toEqual([1, 2, 3]);

        await add(store, ref, JobType.ManualRefresh);
        const seen: unknown[] = [];
        await runNext(
          store,
          source([chunk(7), chunk(8)], async () => seen.push(await valuesOf(store, ref), await statusOf(store, ref))),
          'me',
        );
        expect(seen).toEqual([[1, 2, 3], 'Running']);
        expect(await valuesOf(store, ref)).toEqual([7, 8]);
        expect(await statusOf(store, ref)).toBe('Ready');
      }));

    for (const [kind, type, window, after] of [
      ['extends the table', JobType.RegularRefresh, {}, [1, 2, 3, ...added]],
      ['replaces a part of it', JobType.ManualRefresh, { start: at(2), end: at(3_000) }, [1, ...added]],
    ] as const) {
      it(`that ${kind} shows all of what it did, or nothing, also to who began to read before`, () =>
        withTable(async (store, ref) => {
          await runNext(store, source([chunk(1, 2, 3)]), 'me');
          await queueJob(store.jobs, ref, { type, origin: 'request', ...window }, now());
          const old = await readMaterializedTable(store, ref, all, admitAll);
          const early = old.chunks[Symbol.asyncIterator]();
          const first = await early.next();
          const seen: unknown[] = [];
          // The first part of the rows is in the store by then.
          const slow = source([chunk(...added.slice(0, 1_500)), chunk(...added.slice(1_500))], async () => {
            seen.push(await valuesOf(store, ref), await endOf(store, ref));
          });
          await runNext(store, slow, 'me', { clocks: systemClocks(() => now() + hour) });
          expect(seen).toEqual([[1, 2, 3], formatDateTime(now())]);
          expect(await valuesOf(store, ref)).toEqual(after);
          if (type === JobType.RegularRefresh) expect(await endOf(store, ref)).toBe(formatDateTime(now() + hour));
          const rest = await Array.fromAsync({ [Symbol.asyncIterator]: () => early });
          const chunks = [first.value as Rows, ...rest];
          expect(chunks.flatMap(({ rows }) => rows.map(([, value]) => value))).toEqual([1, 2, 3]);
        }));

      it(`that ${kind} and breaks off leaves nothing, not to the next run either`, () =>
        withTable(async (store, ref) => {
          await runNext(store, source([chunk(1, 2, 3)]), 'me');
          await queueJob(store.jobs, ref, { type, origin: 'request', ...window }, now());
          const broken = source([chunk(...added), chunk(9_999)], () => Promise.reject(new Error('broken')));
          await runNext(store, broken, 'me', { clocks: systemClocks(() => now() + hour) });
          expect(await valuesOf(store, ref)).toEqual([1, 2, 3]);
          await add(store, ref, JobType.RegularRefresh);
          await runNext(store, source([chunk(4)]), 'me', { clocks: systemClocks(() => now() + hour) });
          expect(await valuesOf(store, ref)).toEqual([1, 2, 3, 4]);
        }));
    }

    it('that fails in the middle leaves the old rows, and a message', () =>
      withTable(async (store, ref) => {
        await runNext(store, source([chunk(1)]), 'me');
        await add(store, ref, JobType.ManualRefresh);
        const broken = source([chunk(7), chunk(8)], () => Promise.reject(new TypeError('a secret of the inside')));
        await runNext(store, broken, 'me');
        expect(await valuesOf(store, ref)).toEqual([1]);
        expect(await statusOf(store, ref)).toBe('Error');
        const [message] = await store.tables.messages(ref, 0, 10);
        expect(JSON.stringify(message)).not.toContain('secret');
      }));

    it('that is killed is made again by whoever takes it when its lease is over', () =>
      withTable(async (store, ref) => {
        const killed = source([chunk(1), chunk(2)], () => new Promise(() => undefined));
        void runNext(store, killed, 'dead');
        while ((await statusOf(store, ref)) !== 'Running') await new Promise((resolve) => setTimeout(resolve, 5));
        expect(await store.jobs.take('me', now(), now() + leaseTicks)).toBeNull();
        const later = () => now() + leaseTicks + 1n;
        await runNext(store, source([chunk(1, 2), chunk(3)]), 'me', { clocks: systemClocks(later) });
        expect(await valuesOf(store, ref)).toEqual([1, 2, 3]);
        expect(await store.jobs.count(ref)).toBe(0);
        while (await store.tables.collectGarbage(0n)) continue;
        expect(await valuesOf(store, ref)).toEqual([1, 2, 3]);
      }));

    it('that lost its lease writes nothing more', () =>
      withTable(async (store, ref) => {
        const later = () => now() + leaseTicks + 1n;
        const slow = source([chunk(1), chunk(2)], async () => {
          await runNext(store, source([chunk(5), chunk(6)]), 'other', { clocks: systemClocks(later) });
        });
        await runNext(store, slow, 'me');
        expect(await valuesOf(store, ref)).toEqual([5, 6]);
        expect(await statusOf(store, ref)).toBe('Ready');
        expect(await store.tables.countMessages(ref)).toBe(0);
      }));

    it('of a table that is disabled or deleted meanwhile ends quietly', () =>
      withTable(async (store, ref) => {
        const canceled = source([chunk(1), chunk(2)], () => store.jobs.cancel(ref));
        await runNext(store, canceled, 'me');
        expect(await valuesOf(store, ref)).toEqual([]);
        expect(await store.tables.countMessages(ref)).toBe(0);
        expect(await store.jobs.count(ref)).toBe(0);
      }));

    it('is left for the next process when this one ends', () =>
      withTable(async (store) => {
        let isStopping = false;
        const ending = source([chunk(1), chunk(2)], async () => (isStopping = true));
        await runNext(store, ending, 'me', { isStopping: () => isStopping });
        expect(await store.jobs.take('you', now(), now() + leaseTicks)).toMatchObject({ attempts: 1 });
      }));

    it('that takes the place of one that was broken off leaves nothing of it', () =>
      withTable(async (store, ref) => {
        await runNext(store, source([chunk(1)]), 'me');
        const window = { start: start + 5n * ticksPerSecond, end: start + 9n * ticksPerSecond };
        await queueJob(store.jobs, ref, { type: JobType.ManualRefresh, origin: 'request', ...window }, now());
        let isStopping = false;
        const ending = source([chunk(6), chunk(7)], async () => (isStopping = true));
        await runNext(store, ending, 'me', { isStopping: () => isStopping });
        await runNext(store, source([chunk(8)]), 'you');
        expect(await valuesOf(store, ref)).toEqual([1, 8]);
      }));

    it('of a table that was disabled while its job was taken does not begin', () =>
      withTable(async (store, ref) => {
        const table = await store.objects.get(ref, 'virtualTable', ref.table);
        if (!table) throw new Error('There is no table.');
        await store.objects.put(ref, 'virtualTable', { ...table, body: { ...table.body, Status: 'Disabled' } });
        await runNext(store, source([chunk(1)]), 'me');
        expect(await statusOf(store, ref)).toBe('Disabled');
        expect(await valuesOf(store, ref)).toEqual([]);
        expect(await store.jobs.count(ref)).toBe(0);
      }));

    it('that kills its process every time is given up', () =>
      withTable(async (store, ref) => {
        for (let i = 0n; i < 5n; i += 1n) await store.jobs.take(`dead ${i}`, now() + i * 100n, now() + i * 100n + 50n);
        await runNext(store, source([chunk(1)]), 'me', { clocks: systemClocks(() => now() + 1_000n) });
        expect(await statusOf(store, ref)).toBe('Error');
        expect(await store.tables.messages(ref, 0, 10)).toMatchObject([{ Reason: expect.stringContaining('5 times') }]);
      }));

    it('keeps times to the microsecond, and rows apart that differ by less', () =>
      withTable(async (store, ref) => {
        const rows = [0n, 3n, 10n].map((ticks, value) => [start + 1_234_567n + ticks, value] as const);
        await runNext(store, source([{ codes, rows }]), 'me');
        const { chunks } = await readMaterializedTable(store, ref, all, admitAll);
        const found: unknown[] = [];
        for await (const { rows: some } of chunks) found.push(...some);
        expect(found).toEqual([
          [start + 1_234_560n, 0],
          [start + 1_234_570n, 1],
          [start + 1_234_570n, 2],
        ]);
      }));
  });

  it('a reader whose rows are being removed is told so, however many it asked for', () =>
    withTable(async (store, ref) => {
      await runNext(store, source([chunk(...Array.from({ length: 30 }, (_, i) => i))]), 'me');
      for (const count of [undefined, 30]) {
        const { chunks } = await readMaterializedTable(store, ref, { skip: 0, count }, admitAll);
        const reader = chunks[Symbol.asyncIterator]();
        await reader.next();
        await add(store, ref, JobType.ManualRefresh);
        await runNext(store, source([chunk(...Array.from({ length: 30 }, (_, i) => i))]), 'me');
        // One step, which leaves the last rows: what the reader finds next follows after a gap.
        await store.tables.collectGarbage(now());
        await expect(Array.fromAsync({ [Symbol.asyncIterator]: () => reader })).rejects.toThrow('while they were read');
        while (await store.tables.collectGarbage(now())) continue;
      }
    }));

  it('a job that the store fails at does not keep others from their turn', () =>
    withTable(async (store, ref) => {
      const other = await makeTable(store, { tenant: ref.tenant, namespace: 'other' }, 'Other');
      await add(store, other);
      const readTable: ReadTable = (objects, request) => {
        if (request.scope.namespace === ref.namespace) throw new StoreUnavailable('Too much was asked of it.');
        return source([chunk(1)])(objects, request);
      };
      const worker = startWorker({ store, findIdentity, readTable, clocks: systemClocks(now), log, leaseSeconds: 30 });
      while ((await statusOf(store, other)) !== 'Ready') {
        worker.wake();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await worker.stop();
      expect(await store.jobs.count(ref)).toBe(1);
    }));

  it('a table that is always due does not keep the worker from its jobs', () =>
    withTable(async (store, ref) => {
      const table = await store.objects.get(ref, 'virtualTable', ref.table);
      if (!table) throw new Error('There is no table.');
      const body: VirtualTableBody = { ...table.body, RefreshInterval: '00:00:00.0000001' };
      await store.objects.put(ref, 'virtualTable', { ...table, body });
      await store.jobs.schedule(ref, now());
      // Each look at the clock is later than the one before.
      let looks = 0n;
      const readTable = source([chunk(1)]);
      const worker = startWorker({
        store,
        findIdentity,
        readTable,
        clocks: systemClocks(() => now() + (looks += 1_000n)),
        log,
        leaseSeconds: 30,
      });
      while ((await valuesOf(store, ref)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await worker.stop();
    }));

  it('a table that is always due does not keep the backfill of another one waiting', () =>
    withTable(async (store, ref) => {
      await runNext(store, source([chunk(1)]), 'me');
      const table = await store.objects.get(ref, 'virtualTable', ref.table);
      if (!table) throw new Error('There is no table.');
      const body: VirtualTableBody = { ...table.body, RefreshInterval: '00:00:01' };
      await store.objects.put(ref, 'virtualTable', { ...table, body });
      await store.jobs.schedule(ref, now());
      const other = await makeTable(store, { tenant: ref.tenant, namespace: 'other' }, 'Other');
      await add(store, other, JobType.Backfill);
      const order: string[] = [];
      // Each look at the clock is a second later than the one before: whenever a job is done the other table is due again.
      let looks = 0n;
      const readTable: ReadTable = (objects, request) => {
        order.push(request.scope.namespace);
        return source([chunk(1)])(objects, request);
      };
      const clock = () => now() + (looks += 1n) * ticksPerSecond;
      const worker = startWorker({
        store,
        findIdentity,
        readTable,
        clocks: systemClocks(clock),
        log,
        leaseSeconds: 3_600,
      });
      while ((await statusOf(store, other)) !== 'Ready') await new Promise((resolve) => setTimeout(resolve, 5));
      await worker.stop();
      const before = order.indexOf('other');
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThan(60);
    }));

  it('jobs of many tables take turns, the urgent ones first', () =>
    withTable(async (store, ref) => {
      await store.jobs.cancel(ref);
      const refresh = (table: string, type: JobType, end: bigint) =>
        queueJob(store.jobs, { ...ref, table }, { type, origin: 'request', end }, now());
      for (const end of [1n, 2n, 3n]) await refresh('many', JobType.ManualRefresh, end);
      await refresh('backfill', JobType.Backfill, 1n);
      await refresh('few', JobType.ManualRefresh, 1n);
      await refresh('regular', JobType.RegularRefresh, 1n);
      const order: string[] = [];
      for (let job; (job = await store.jobs.take('me', now(), now() + leaseTicks));) {
        order.push(job.ref.table);
        await store.jobs.finish({ ref: job.ref, job: job.id, owner: 'me' });
      }
      expect(order).toEqual(['many', 'few', 'many', 'regular', 'many', 'backfill']);
    }));

  it('a worker runs what is queued and stops when it is told to', () =>
    withTable(async (store, ref) => {
      const worker = startWorker({
        store,
        findIdentity,
        readTable: source([chunk(1)]),
        clocks: systemClocks(now),
        log,
        leaseSeconds: 30,
      });
      while ((await statusOf(store, ref)) !== 'Ready') await new Promise((resolve) => setTimeout(resolve, 5));
      await worker.stop();
      await add(store, ref);
      worker.wake();
      expect(await store.jobs.count(ref)).toBe(1);
    }));
});

describeOnPostgres('workers of several processes on one database', () => {
  const { create } = postgresDatabases();

  it('never run two jobs of one table at once, and every job once', async () => {
    const databaseUrl = await create();
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ databaseUrl })));
    const [first] = stores;
    if (!first) throw new Error('There is no store.');
    const scope = { tenant: newName(), namespace: 'demo' };
    const tables = 6;
    const jobsOfEach = 4n;
    const under = new Map<string, number>();
    let runs = 0;
    let most = 0;
    let parallel = 0;
    /** The start of the window tells the tables apart. */
    const readTable: ReadTable = async ({ objects }, { startIndex = '' }) => {
      const count = (under.get(startIndex) ?? 0) + 1;
      under.set(startIndex, count);
      most = Math.max(most, count);
      parallel = Math.max(
        parallel,
        [...under.values()].reduce((sum, value) => sum + value, 0),
      );
      runs += 1;
      return {
        columns,
        items: [],
        chunks: (async function* () {
          yield chunk(1);
          await objects.count(scope, 'virtualTable');
          await new Promise((resolve) => setTimeout(resolve, 5));
          under.set(startIndex, (under.get(startIndex) ?? 0) - 1);
          yield chunk(2);
        })(),
      };
    };
    const refs: TableRef[] = [];
    for (let i = 0; i < tables; i++) {
      const ref = await makeTable(first, scope, `Table ${i}`);
      const table = await first.objects.get(scope, 'virtualTable', ref.table);
      if (!table) throw new Error('The table was not made.');
      const startIndex = formatDateTime(start + BigInt(i));
      await first.objects.put(scope, 'virtualTable', { ...table, body: { ...table.body, startIndex } });
      for (let job = 1n; job <= jobsOfEach; job++) {
        const end = start + job * 100n * ticksPerSecond;
        await queueJob(first.jobs, ref, { type: JobType.ManualRefresh, origin: 'request', end }, now());
      }
      refs.push(ref);
    }
    const workers = stores.map((store) =>
      startWorker({ store, findIdentity, readTable, clocks: systemClocks(now), log, leaseSeconds: 30 }),
    );
    for (const ref of refs) {
      while ((await first.jobs.count(ref)) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(await valuesOf(first, ref)).toEqual([1, 2]);
    }
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(stores.map((store) => store.close()));
    expect(runs).toBe(tables * Number(jobsOfEach));
    expect(most).toBe(1);
    expect(parallel).toBeGreaterThan(1);
  });
});
