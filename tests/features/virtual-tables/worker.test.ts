// Jobs of virtual tables, with a source that the tests control: the rows that readers get during a run, canceled and killed runs, and
// concurrent workers.
import { randomIds, randomTenantIds } from '../../../server/runtime/ids.ts';
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
  queueRun,
  allowAll,
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
  createTable,
  now,
  runNext,
  source,
  start,
  statusOf,
  valuesOf,
} from './fixtures.ts';

/** More rows than a run writes in one transaction. */
const newRows = Array.from({ length: 2_000 }, (_, i) => i + 10);

onEveryDatabase((create) => {
  async function withTable(work: (store: Store, ref: TableRef) => Promise<void>): Promise<void> {
    const store = await openStore({ ...(await create()), rowsAtOnce: 2 });
    try {
      const ref = await createTable(store, { tenant: newName(), namespace: 'demo' }, 'Table');
      await queueRun(store, ref);
      await work(store, ref);
    } finally {
      await store.close();
    }
  }

  describe('a run', () => {
    it('keeps the old rows readable until all new rows are stored', () =>
      withTable(async (store, ref) => {
        expect(await valuesOf(store, ref)).toEqual([]);
        await runNext(store, source([chunk(1, 2), chunk(3)]), 'me');
        expect(await valuesOf(store, ref)).toEqual([1, 2, 3]);

        await queueRun(store, ref, JobType.ManualRefresh);
        const observed: unknown[] = [];
        await runNext(
          store,
          source([chunk(7), chunk(8)], async () =>
            observed.push(await valuesOf(store, ref), await statusOf(store, ref)),
          ),
          'me',
        );
        expect(observed).toEqual([[1, 2, 3], 'Running']);
        expect(await valuesOf(store, ref)).toEqual([7, 8]);
        expect(await statusOf(store, ref)).toBe('Ready');
      }));

    for (const [kind, type, window, after] of [
      ['extends the table', JobType.RegularRefresh, {}, [1, 2, 3, ...newRows]],
      ['replaces a part of it', JobType.ManualRefresh, { start: at(2), end: at(3_000) }, [1, ...newRows]],
    ] as const) {
      it(`that ${kind} publishes its changes together, and does not affect reads that began before`, () =>
        withTable(async (store, ref) => {
          await runNext(store, source([chunk(1, 2, 3)]), 'me');
          await queueJob(store.jobs, ref, { type, origin: 'request', ...window, ids: randomIds }, now());
          const old = await readMaterializedTable(store, ref, all, allowAll);
          const earlyReader = old.chunks[Symbol.asyncIterator]();
          const first = await earlyReader.next();
          const observed: unknown[] = [];
          // At this point, the first part of the rows is stored.
          const slow = source([chunk(...newRows.slice(0, 1_500)), chunk(...newRows.slice(1_500))], async () => {
            observed.push(await valuesOf(store, ref), await endOf(store, ref));
          });
          await runNext(store, slow, 'me', { clocks: systemClocks(() => now() + hour) });
          expect(observed).toEqual([[1, 2, 3], formatDateTime(now())]);
          expect(await valuesOf(store, ref)).toEqual(after);
          if (type === JobType.RegularRefresh) expect(await endOf(store, ref)).toBe(formatDateTime(now() + hour));
          const rest = await Array.fromAsync({ [Symbol.asyncIterator]: () => earlyReader });
          const chunks = [first.value as Rows, ...rest];
          expect(chunks.flatMap(({ rows }) => rows.map(([, value]) => value))).toEqual([1, 2, 3]);
        }));

      it(`that ${kind} and fails stores nothing, and does not affect the next run`, () =>
        withTable(async (store, ref) => {
          await runNext(store, source([chunk(1, 2, 3)]), 'me');
          await queueJob(store.jobs, ref, { type, origin: 'request', ...window, ids: randomIds }, now());
          const broken = source([chunk(...newRows), chunk(9_999)], () => Promise.reject(new Error('broken')));
          await runNext(store, broken, 'me', { clocks: systemClocks(() => now() + hour) });
          expect(await valuesOf(store, ref)).toEqual([1, 2, 3]);
          await queueRun(store, ref, JobType.RegularRefresh);
          await runNext(store, source([chunk(4)]), 'me', { clocks: systemClocks(() => now() + hour) });
          expect(await valuesOf(store, ref)).toEqual([1, 2, 3, 4]);
        }));
    }

    it('that fails keeps the old rows and adds a message without the cause', () =>
      withTable(async (store, ref) => {
        await runNext(store, source([chunk(1)]), 'me');
        await queueRun(store, ref, JobType.ManualRefresh);
        const broken = source([chunk(7), chunk(8)], () => Promise.reject(new TypeError('a secret of the inside')));
        await runNext(store, broken, 'me');
        expect(await valuesOf(store, ref)).toEqual([1]);
        expect(await statusOf(store, ref)).toBe('Error');
        const [message] = await store.tables.messages(ref, 0, 10);
        expect(JSON.stringify(message)).not.toContain('secret');
      }));

    it('that is killed is repeated by another worker after its lease has expired', () =>
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

    it('whose jobs are canceled stores no rows and no message', () =>
      withTable(async (store, ref) => {
        const canceled = source([chunk(1), chunk(2)], () => store.jobs.cancel(ref));
        await runNext(store, canceled, 'me');
        expect(await valuesOf(store, ref)).toEqual([]);
        expect(await store.tables.countMessages(ref)).toBe(0);
        expect(await store.jobs.count(ref)).toBe(0);
      }));

    it('that stops with its process releases its job to the next process', () =>
      withTable(async (store) => {
        let isStopping = false;
        const ending = source([chunk(1), chunk(2)], async () => (isStopping = true));
        await runNext(store, ending, 'me', { isStopping: () => isStopping });
        expect(await store.jobs.take('you', now(), now() + leaseTicks)).toMatchObject({ attempts: 1 });
      }));

    it('that follows a stopped run keeps no rows of that run', () =>
      withTable(async (store, ref) => {
        await runNext(store, source([chunk(1)]), 'me');
        const window = { start: start + 5n * ticksPerSecond, end: start + 9n * ticksPerSecond };
        await queueJob(
          store.jobs,
          ref,
          { type: JobType.ManualRefresh, origin: 'request', ...window, ids: randomIds },
          now(),
        );
        let isStopping = false;
        const ending = source([chunk(6), chunk(7)], async () => (isStopping = true));
        await runNext(store, ending, 'me', { isStopping: () => isStopping });
        await runNext(store, source([chunk(8)]), 'you');
        expect(await valuesOf(store, ref)).toEqual([1, 8]);
      }));

    it('of a disabled table does not begin, and its job is removed', () =>
      withTable(async (store, ref) => {
        const table = await store.objects.get(ref, 'virtualTable', ref.table);
        if (!table) throw new Error('There is no table.');
        await store.objects.put(ref, 'virtualTable', { ...table, body: { ...table.body, Status: 'Disabled' } });
        await runNext(store, source([chunk(1)]), 'me');
        expect(await statusOf(store, ref)).toBe('Disabled');
        expect(await valuesOf(store, ref)).toEqual([]);
        expect(await store.jobs.count(ref)).toBe(0);
      }));

    it('fails after five attempts that never finished', () =>
      withTable(async (store, ref) => {
        for (let i = 0n; i < 5n; i += 1n) await store.jobs.take(`dead ${i}`, now() + i * 100n, now() + i * 100n + 50n);
        await runNext(store, source([chunk(1)]), 'me', { clocks: systemClocks(() => now() + 1_000n) });
        expect(await statusOf(store, ref)).toBe('Error');
        expect(await store.tables.messages(ref, 0, 10)).toMatchObject([{ Reason: expect.stringContaining('5 times') }]);
      }));

    it('truncates times to microseconds, and keeps rows that then have equal times', () =>
      withTable(async (store, ref) => {
        const sourceRows = [0n, 3n, 10n].map((ticks, value) => [start + 1_234_567n + ticks, value] as const);
        await runNext(store, source([{ codes, rows: sourceRows }]), 'me');
        const { chunks } = await readMaterializedTable(store, ref, all, allowAll);
        const found: unknown[] = [];
        for await (const { rows } of chunks) found.push(...rows);
        expect(found).toEqual([
          [start + 1_234_560n, 0],
          [start + 1_234_570n, 1],
          [start + 1_234_570n, 2],
        ]);
      }));
  });

  it('a read whose rows are removed meanwhile fails, with or without a count', () =>
    withTable(async (store, ref) => {
      await runNext(store, source([chunk(...Array.from({ length: 30 }, (_, i) => i))]), 'me');
      for (const count of [undefined, 30]) {
        const { chunks } = await readMaterializedTable(store, ref, { skip: 0, count }, allowAll);
        const reader = chunks[Symbol.asyncIterator]();
        await reader.next();
        await queueRun(store, ref, JobType.ManualRefresh);
        await runNext(store, source([chunk(...Array.from({ length: 30 }, (_, i) => i))]), 'me');
        // One step removes only some of the rows, so the next rows of the reader follow a gap.
        await store.tables.collectGarbage(now());
        await expect(Array.fromAsync({ [Symbol.asyncIterator]: () => reader })).rejects.toThrow('while they were read');
        while (await store.tables.collectGarbage(now())) continue;
      }
    }));

  it('a job that fails because of the store does not block other jobs', () =>
    withTable(async (store, ref) => {
      const other = await createTable(store, { tenant: ref.tenant, namespace: 'other' }, 'Other');
      await queueRun(store, other);
      const readTable: ReadTable = (objects, request) => {
        if (request.scope.namespace === ref.namespace) throw new StoreUnavailable('The store is overloaded.');
        return source([chunk(1)])(objects, request);
      };
      const worker = startWorker({
        store,
        findIdentity,
        readTable,
        clocks: systemClocks(now),
        log,
        ids: randomTenantIds,
        leaseSeconds: 30,
      });
      while ((await statusOf(store, other)) !== 'Ready') {
        worker.wake();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await worker.stop();
      expect(await store.jobs.count(ref)).toBe(1);
    }));

  it('a table that is always due does not block the jobs of the worker', () =>
    withTable(async (store, ref) => {
      const table = await store.objects.get(ref, 'virtualTable', ref.table);
      if (!table) throw new Error('There is no table.');
      const body: VirtualTableBody = { ...table.body, RefreshInterval: '00:00:00.0000001' };
      await store.objects.put(ref, 'virtualTable', { ...table, body });
      await store.jobs.schedule(ref, now());
      // The time increases with each reading of the clock.
      let clockReadings = 0n;
      const readTable = source([chunk(1)]);
      const worker = startWorker({
        store,
        findIdentity,
        readTable,
        clocks: systemClocks(() => now() + (clockReadings += 1_000n)),
        ids: randomTenantIds,
        log,
        leaseSeconds: 30,
      });
      while ((await valuesOf(store, ref)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await worker.stop();
    }));

  it('a table that is always due does not block the backfill of another table', () =>
    withTable(async (store, ref) => {
      await runNext(store, source([chunk(1)]), 'me');
      const table = await store.objects.get(ref, 'virtualTable', ref.table);
      if (!table) throw new Error('There is no table.');
      const body: VirtualTableBody = { ...table.body, RefreshInterval: '00:00:01' };
      await store.objects.put(ref, 'virtualTable', { ...table, body });
      await store.jobs.schedule(ref, now());
      const other = await createTable(store, { tenant: ref.tenant, namespace: 'other' }, 'Other');
      await queueRun(store, other, JobType.Backfill);
      const order: string[] = [];
      // The time increases by a second with each reading of the clock, so the table is due again after each job.
      let clockReadings = 0n;
      const readTable: ReadTable = (objects, request) => {
        order.push(request.scope.namespace);
        return source([chunk(1)])(objects, request);
      };
      const clock = () => now() + (clockReadings += 1n) * ticksPerSecond;
      const worker = startWorker({
        store,
        findIdentity,
        readTable,
        clocks: systemClocks(clock),
        ids: randomTenantIds,
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
        queueJob(store.jobs, { ...ref, table }, { type, origin: 'request', end, ids: randomIds }, now());
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

  it('a worker runs queued jobs until it is stopped', () =>
    withTable(async (store, ref) => {
      const worker = startWorker({
        store,
        findIdentity,
        readTable: source([chunk(1)]),
        clocks: systemClocks(now),
        ids: randomTenantIds,
        log,
        leaseSeconds: 30,
      });
      while ((await statusOf(store, ref)) !== 'Ready') await new Promise((resolve) => setTimeout(resolve, 5));
      await worker.stop();
      await queueRun(store, ref);
      worker.wake();
      expect(await store.jobs.count(ref)).toBe(1);
    }));
});

describeOnPostgres('workers of several processes on one database', () => {
  const { create } = postgresDatabases();

  it('run every job once, and never two jobs of a table at the same time', async () => {
    const databaseUrl = await create();
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ databaseUrl })));
    const [first] = stores;
    if (!first) throw new Error('There is no store.');
    const scope = { tenant: newName(), namespace: 'demo' };
    const tables = 6;
    const jobsOfEach = 4n;
    const runningByStart = new Map<string, number>();
    let runs = 0;
    let maxRunsOfTable = 0;
    let maxRuns = 0;
    /** Counts running reads by the start of their window, which identifies the table. */
    const readTable: ReadTable = async ({ objects }, { startIndex = '' }) => {
      const count = (runningByStart.get(startIndex) ?? 0) + 1;
      runningByStart.set(startIndex, count);
      maxRunsOfTable = Math.max(maxRunsOfTable, count);
      maxRuns = Math.max(
        maxRuns,
        [...runningByStart.values()].reduce((sum, value) => sum + value, 0),
      );
      runs += 1;
      return {
        columns,
        items: [],
        chunks: (async function* () {
          yield chunk(1);
          await objects.count(scope, 'virtualTable');
          await new Promise((resolve) => setTimeout(resolve, 5));
          runningByStart.set(startIndex, (runningByStart.get(startIndex) ?? 0) - 1);
          yield chunk(2);
        })(),
      };
    };
    const refs: TableRef[] = [];
    for (let i = 0; i < tables; i++) {
      const ref = await createTable(first, scope, `Table ${i}`);
      const table = await first.objects.get(scope, 'virtualTable', ref.table);
      if (!table) throw new Error('There is no table.');
      const startIndex = formatDateTime(start + BigInt(i));
      await first.objects.put(scope, 'virtualTable', { ...table, body: { ...table.body, startIndex } });
      for (let job = 1n; job <= jobsOfEach; job++) {
        const end = start + job * 100n * ticksPerSecond;
        await queueJob(first.jobs, ref, { type: JobType.ManualRefresh, origin: 'request', end, ids: randomIds }, now());
      }
      refs.push(ref);
    }
    const workers = stores.map((store) =>
      startWorker({
        store,
        findIdentity,
        readTable,
        clocks: systemClocks(now),
        log,
        ids: randomTenantIds,
        leaseSeconds: 30,
      }),
    );
    for (const ref of refs) {
      while ((await first.jobs.count(ref)) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(await valuesOf(first, ref)).toEqual([1, 2]);
    }
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(stores.map((store) => store.close()));
    expect(runs).toBe(tables * Number(jobsOfEach));
    expect(maxRunsOfTable).toBe(1);
    expect(maxRuns).toBeGreaterThan(1);
  });
});
