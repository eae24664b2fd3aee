// The audit store on every database: order, pages, removal.
import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { AuditKind } from '../../server/store/ports/audit-store.ts';
import { onEveryStore } from '../support/databases.ts';

/** A position after every record. */
const endOfLog = { at: 3_155_378_975_999_999_999n, sequence: Number.MAX_SAFE_INTEGER };

onEveryStore((store) => {
  const record = (tenant: string, at: number, kind: AuditKind = 'Change') => ({
    tenant,
    kind,
    at: BigInt(at),
    body: { at },
  });
  const times = async (tenant: string, before = endOfLog, from = 0n, count = 100) =>
    (await store().audit.page(tenant, before, from, count)).map(({ at }) => Number(at));

  it('returns the records of one tenant, newest first, in any order of writing', async () => {
    const tenant = randomUUID();
    await store().audit.add([record(tenant, 9), record(randomUUID(), 20), record(tenant.toUpperCase(), 100)]);
    await store().audit.add([record(tenant, 10)]);
    expect(await times(tenant)).toEqual([100, 10, 9]);
    expect(await times(tenant, { ...endOfLog, at: 10n })).toEqual([10, 9]);
    expect(await times(tenant, endOfLog, 10n)).toEqual([100, 10]);
    const [first] = await store().audit.page(tenant, endOfLog, 0n, 1);
    expect(first).toMatchObject({ kind: 'Change', at: 100n, body: { at: 100 } });
    expect(await times(tenant, first)).toEqual([10, 9]);
  });

  it('pages through records with the same time by their sequence', async () => {
    const tenant = randomUUID();
    await store().audit.add([1, 2, 3].map((n) => ({ ...record(tenant, 7), body: { n } })));
    const [newest, middle] = await store().audit.page(tenant, endOfLog, 0n, 2);
    expect([newest?.body, middle?.body]).toEqual([{ n: 3 }, { n: 2 }]);
    expect(await store().audit.page(tenant, middle ?? endOfLog, 0n, 2)).toMatchObject([{ body: { n: 1 } }]);
  });

  it('stores a record only if its transaction is committed', async () => {
    const tenant = randomUUID();
    await expect(
      store().transaction(async ({ audit }) => {
        await audit.add([record(tenant, 1)]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await times(tenant)).toEqual([]);
  });

  it('removes old records, and the oldest of a kind above a maximum number', async () => {
    const tenant = randomUUID();
    await store().audit.add([1, 2, 3, 4, 5].map((at) => record(tenant, at, at === 2 ? 'Change' : 'Refusal')));
    await store().audit.keepNewest(tenant, 'Refusal', 2);
    expect(await times(tenant)).toEqual([5, 4, 2]);
    expect(await store().audit.removeBefore(5n, { except: [] })).toBe(true);
    expect(await store().audit.removeBefore(5n, { except: [] })).toBe(false);
    expect(await times(tenant)).toEqual([5]);
  });

  it('removes old records only of one tenant, or of all tenants except some', async () => {
    const [tenant, other] = [randomUUID(), randomUUID()];
    await store().audit.add([record(tenant, 1), record(other, 1)]);
    expect(await store().audit.removeBefore(5n, { except: [tenant, other] })).toBe(false);
    expect(await store().audit.removeBefore(5n, { only: other.toUpperCase() })).toBe(true);
    expect([await times(tenant), await times(other)]).toEqual([[1], []]);
  });
});
