import { describe, expect, it } from '@jest/globals';
import { openStore } from '../../server/store/open.ts';
import type { NewJob } from '../../server/store/ports/job-queue.ts';
import type { TableRef } from '../../server/store/ports/table-store.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { newName, onEveryDatabase, postgresDatabases, temporaryFolders } from '../support/databases.ts';

const tenant = newName();
const all = { except: [] };
const refOf = (table: string): TableRef => ({ tenant, namespace: 'waterworks', table });
const job = (priority = 2, more: Partial<NewJob> = {}): NewJob => ({
  type: 2,
  priority,
  turn: BigInt(priority),
  start: null,
  end: null,
  origin: 'request',
  messageId: 'm',
  ...more,
});

onEveryDatabase((create) => {
  /** Runs a test with its own store, since all tables share one queue. */
  async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
    const store = await openStore(await create());
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  describe('the queue', () => {
    it('returns jobs by turn, then age, and at most one job of a table at a time', () =>
      withStore(async ({ jobs }) => {
        const pumps = refOf('Pumps');
        const first = await jobs.add(pumps, job(4));
        const second = await jobs.add(refOf('PUMPS'), job(2, { start: 10n, end: 3_155_378_975_999_999_999n, type: 3 }));
        const third = await jobs.add(refOf('tanks'), job(3));
        expect(second).toBeGreaterThan(first);
        expect(await jobs.count(pumps)).toBe(2);

        const taken = await jobs.take('me', 1_000n, 2_000n);
        expect(taken).toEqual({
          id: second,
          ref: { tenant: tenant.toLowerCase(), namespace: 'waterworks', table: 'pumps' },
          type: 3,
          priority: 2,
          turn: 2n,
          start: 10n,
          end: 3_155_378_975_999_999_999n,
          origin: 'request',
          messageId: 'm',
          attempts: 1,
        });
        expect(await jobs.jobsOf(pumps)).toEqual([
          { ...taken, isLeased: true },
          expect.objectContaining({ id: first, attempts: 0, isLeased: false }),
        ]);
        expect(await jobs.take('you', 1_000n, 2_000n)).toMatchObject({ id: third });
        expect(await jobs.take('me', 1_000n, 2_000n)).toBeNull();

        await jobs.finish({ ref: pumps, job: second, owner: 'me' });
        expect(await jobs.take('me', 1_000n, 2_000n)).toMatchObject({ id: first });
        expect(await jobs.count(pumps)).toBe(1);
      }));

    it('returns a job again after its lease has expired', () =>
      withStore(async ({ jobs }) => {
        const ref = refOf('Pumps');
        const id = await jobs.add(ref, job());
        await jobs.take('dead', 0n, 100n);
        expect(await jobs.take('me', 100n, 200n)).toBeNull();
        expect(await jobs.renew({ ref, job: id, owner: 'dead' }, 150n)).toBe(true);
        expect(await jobs.take('me', 150n, 200n)).toBeNull();
        expect(await jobs.take('me', 151n, 300n)).toMatchObject({ id, attempts: 2 });
        expect(await jobs.renew({ ref, job: id, owner: 'dead' }, 400n)).toBe(false);
        // Only the owner of the lease can release it.
        await jobs.release({ ref, job: id, owner: 'dead' });
        await jobs.release({ ref, job: id, owner: 'me' });
        expect(await jobs.take('me', 160n, 300n)).toMatchObject({ id, attempts: 2 });
      }));

    it('removes the jobs of a table on cancel, including the running one', () =>
      withStore(async ({ jobs }) => {
        const ref = refOf('Pumps');
        const id = await jobs.add(ref, job());
        await jobs.add(ref, job());
        const other = await jobs.add(refOf('tanks'), job());
        await jobs.take('me', 0n, 100n);
        await jobs.cancel(ref);
        expect(await jobs.renew({ ref, job: id, owner: 'me' }, 200n)).toBe(false);
        expect(await jobs.count(ref)).toBe(0);
        expect(await jobs.take('me', 0n, 100n)).toMatchObject({ id: other });
      }));

    it('is part of a transaction', () =>
      withStore(async ({ jobs, transaction }) => {
        const ref = refOf('Pumps');
        await expect(
          transaction(async (stores) => {
            await stores.jobs.add(ref, job());
            expect(await stores.jobs.count(ref)).toBe(1);
            throw new Error('no');
          }),
        ).rejects.toThrow('no');
        expect(await jobs.count(ref)).toBe(0);
      }));

    it('gives each of many jobs to exactly one of many concurrent owners', () =>
      withStore(async ({ jobs }) => {
        for (let i = 0; i < 8; i++) {
          await jobs.add(refOf(`table ${i % 4}`), job());
        }
        const owners = Array.from({ length: 12 }, (_, i) => `owner ${i}`);
        const taken = await Promise.all(owners.map((owner) => jobs.take(owner, 0n, 100n)));
        const tables = taken.flatMap((one) => (one ? [one.ref.table] : []));
        expect(new Set(tables).size).toBe(tables.length);
        expect(tables).toHaveLength(4);
      }));
  });

  it('counts the queued and running jobs of a tenant', () =>
    withStore(async ({ jobs }) => {
      await jobs.add(refOf('Pumps'), job());
      await jobs.add(refOf('Tanks'), job());
      await jobs.add({ ...refOf('Valves'), tenant: newName() }, job());
      await jobs.take('me', 0n, 100n);
      expect(await jobs.countOf(tenant.toUpperCase())).toBe(2);
      expect(await jobs.countOf(newName())).toBe(0);
    }));

  describe('the schedule', () => {
    it('returns the table that has been due the longest, and moves its time once', () =>
      withStore(async ({ jobs }) => {
        expect(await jobs.firstDue(1_000n, all)).toBeNull();
        await jobs.schedule(refOf('Pumps'), 200n);
        await jobs.schedule(refOf('tanks'), 100n);
        expect(await jobs.firstDue(99n, all)).toBeNull();
        expect(await jobs.firstDue(200n, all)).toMatchObject({ table: 'tanks' });
        expect(await jobs.reschedule(refOf('tanks'), 200n, 300n)).toBe(true);
        expect(await jobs.reschedule(refOf('tanks'), 200n, 300n)).toBe(false);
        expect(await jobs.firstDue(200n, all)).toMatchObject({ table: 'pumps' });
        await jobs.schedule(refOf('Pumps'), null);
        expect(await jobs.firstDue(299n, all)).toBeNull();
        await jobs.schedule(refOf('tanks'), 1_000n);
        expect(await jobs.firstDue(999n, all)).toBeNull();
      }));

    it('returns all tables of a tenant that are due, in the order of their times', () =>
      withStore(async ({ jobs }) => {
        await jobs.schedule(refOf('Pumps'), 200n);
        await jobs.schedule(refOf('Tanks'), 100n);
        await jobs.schedule({ ...refOf('Valves'), tenant: newName() }, 100n);
        expect(await jobs.dueOf(tenant, 99n)).toEqual([]);
        expect(await jobs.dueOf(tenant.toUpperCase(), 200n)).toMatchObject([
          { ref: { table: 'tanks' }, due: 100n },
          { ref: { table: 'pumps' }, due: 200n },
        ]);
      }));

    it('returns only tables of one tenant, or of all tenants except some', () =>
      withStore(async ({ jobs }) => {
        const other = newName();
        await jobs.schedule(refOf('pumps'), 100n);
        await jobs.schedule({ ...refOf('tanks'), tenant: other }, 200n);
        expect(await jobs.firstDue(999n, { only: other.toUpperCase() })).toMatchObject({ table: 'tanks' });
        expect(await jobs.firstDue(999n, { except: [tenant.toUpperCase()] })).toMatchObject({ table: 'tanks' });
        expect(await jobs.firstDue(999n, { except: [other] })).toMatchObject({ table: 'pumps' });
        expect(await jobs.firstDue(999n, { except: [tenant, other] })).toBeNull();
      }));
  });
});

describe('a store of one process', () => {
  const folder = temporaryFolders();

  it('returns the leased jobs of the previous process immediately', async () => {
    const dataDir = folder();
    const before = await openStore({ dataDir });
    const id = await before.jobs.add(refOf('Pumps'), job());
    await before.jobs.take('dead', 0n, 10n ** 18n);
    await before.close();
    const after = await openStore({ dataDir });
    expect(await after.jobs.take('me', 1n, 2n)).toMatchObject({ id, attempts: 2 });
    await after.close();
  });
});

describeOnPostgres('a database that several processes use', () => {
  const { create } = postgresDatabases();

  it('keeps the leases of other processes until they expire', async () => {
    const databaseUrl = await create();
    const one = await openStore({ databaseUrl });
    await one.jobs.add(refOf('Pumps'), job());
    await one.jobs.take('one', 0n, 100n);
    const two = await openStore({ databaseUrl });
    expect(await two.jobs.take('two', 100n, 200n)).toBeNull();
    expect(await two.jobs.take('two', 101n, 200n)).toMatchObject({ attempts: 2 });
    await one.close();
    await two.close();
  });
});
