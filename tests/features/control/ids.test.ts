// Identifiers and secrets of a tenant with a seed (docs/behavior/control.md#determinism).
import { describe, expect, it } from '@jest/globals';
import { removeSeed, storedIds, storeSeed } from '../../../server/control/determinism/stored-seeds.ts';
import { randomIds, seededIds } from '../../../server/runtime/ids.ts';
import { onEveryStore } from '../../support/databases.ts';

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const date = '2026-03-02T08:00:00Z';

describe('seeded identifiers', () => {
  it('are UUIDs of version 4, each once', () => {
    const ids = seededIds('seed', 'name');
    const all = Array.from({ length: 1_000 }, () => ids.uuid());
    for (const id of all) expect(id).toMatch(uuidForm);
    expect(new Set(all).size).toBe(1_000);
  });

  it('are the same for the same seed and name, and differ for others', () => {
    const of = (seed: string, name: string) => {
      const ids = seededIds(seed, name);
      return [ids.uuid(), ids.bytes(40).toString('hex'), ids.uuid()];
    };
    expect(of('seed', 'name')).toEqual(of('seed', 'name'));
    const all = [of('seed', 'name'), of('seed', 'other'), of('other', 'name')].flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([1, 16, 32, 33, 100])('yield %i bytes', (count) => {
    expect(seededIds('seed', 'name').bytes(count)).toHaveLength(count);
  });

  it('yield numbers that depend on the UUID of a row alone', () => {
    const uuid = seededIds('seed', 'name').uuid();
    const { numberOf } = seededIds('seed', 'other');
    expect(numberOf({ number: 1, uuid })).toBe(numberOf({ number: 2, uuid }));
    expect(numberOf({ number: 1, uuid })).toBeLessThan(2 ** 28);
    expect(randomIds.numberOf({ number: 7, uuid })).toBe(7);
  });
});

onEveryStore((store) => {
  const idsOfRequest = async (tenant: string) => (await storedIds(store(), () => true).ofRequest(tenant)).uuid();

  it('requests of a tenant are counted in the store, also by several servers', async () => {
    await storeSeed(store(), 'Counted', 'seed', date);
    const first = [await idsOfRequest('Counted'), await idsOfRequest('counted'), await idsOfRequest('Counted')];
    await storeSeed(store(), 'counted', 'seed', date);
    const together = await Promise.all([1, 2, 3].map(() => idsOfRequest('Counted')));
    expect(together.toSorted()).toEqual(first.toSorted());
    expect(new Set(first).size).toBe(3);
  });

  it('tenants with one seed have different identifiers', async () => {
    for (const tenant of ['First', 'Second']) await storeSeed(store(), tenant, 'seed', date);
    expect(await idsOfRequest('First')).not.toBe(await idsOfRequest('Second'));
  });

  it('work beside requests has identifiers that depend on its name', async () => {
    await storeSeed(store(), 'Working', 'seed', date);
    const idOf = async (name: string) => (await storedIds(store(), () => true).ofWork('Working', name)).uuid();
    expect(await idOf('run')).toBe(await idOf('run'));
    expect(await idOf('run')).not.toBe(await idOf('other'));
  });

  it('without a seed, and after its removal, identifiers are random', async () => {
    await storeSeed(store(), 'Removed', 'seed', date);
    await removeSeed(store(), 'Removed');
    const ids = storedIds(store(), () => true);
    expect(await ids.ofRequest('Removed')).toBe(randomIds);
    expect(await ids.ofWork('Removed', 'run')).toBe(randomIds);
    expect(storedIds(store(), () => false).ofRequest('Removed')).toBe(randomIds);
  });
});
