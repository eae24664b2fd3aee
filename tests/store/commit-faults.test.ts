// Compares the outcome of a write with what is stored after a restart, when the database fails before, at or after COMMIT.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyAccessControlList } from '../../server/domain/access/access-control-list.ts';
import { readStreamSettings } from '../../server/domain/types/stream-settings.ts';
import { openStore } from '../../server/store/open.ts';
import type { EventRow } from '../../server/store/ports/event-store.ts';
import type { NewObject } from '../../server/store/ports/object-store.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { newName, temporaryFolders } from '../support/databases.ts';
import { runFailingAt, onFaultyDatabases } from '../support/faulty-databases.ts';
import { failingSyncs } from '../support/sqlite-faults.ts';

const time = '2024-05-01T10:00:00.0000000Z';
const objectOf = (id: string): NewObject<'stream'> => ({
  id,
  body: {
    ...readStreamSettings({}, () => false),
    ...{ Id: id, Name: null, Description: null, TypeId: 'Reading', Tags: [], Metadata: {} },
  },
  owner: null,
  acl: emptyAccessControlList,
  created: time,
  modified: time,
});
const rows = (...keys: readonly string[]): readonly EventRow[] => keys.map((key) => ({ key, body: '1' }));

/** A write of one caller. */
interface Write {
  readonly write: (store: Store) => Promise<unknown>;
  /** Returns, for each part that it writes, whether the store has it. */
  readonly storedParts: (store: Store) => Promise<readonly boolean[]>;
}

const newEvents = (...keys: readonly string[]): Write => {
  const ref = { tenant: 'T', namespace: newName(), stream: 'Flow' };
  return {
    write: ({ events }) => events.insert(ref, rows(...keys)),
    storedParts: async ({ events }) =>
      Promise.all(keys.map(async (key) => (await events.count(ref, { from: key, to: key })) > 0)),
  };
};

/** An object with events and a record of the audit log. */
const newStream = (fails: boolean): Write => {
  const tenant = newName();
  const scope = { tenant, namespace: 'demo' };
  const ref = { ...scope, stream: 'Flow' };
  return {
    write: ({ transaction }) =>
      transaction(async ({ objects, events, audit }) => {
        await objects.create(scope, 'stream', objectOf('Flow'));
        await events.insert(ref, rows('a', 'b'));
        await audit.add([{ tenant, kind: 'Change', at: 1n, body: {} }]);
        if (fails) throw new RangeError('The work failed.');
      }),
    storedParts: async ({ objects, events, audit }) => [
      (await objects.get(scope, 'stream', 'Flow')) !== null,
      (await events.count(ref)) === 2,
      (await audit.page(tenant, { at: 9n, sequence: 0 }, 0n, 9)).length > 0,
    ],
  };
};

const scenarios: Readonly<Record<string, () => readonly Write[]>> = {
  'one write': () => [newEvents('a', 'b', 'c')],
  'a transaction with an object, events and a record of the audit log': () => [newStream(false)],
  'concurrent writes, two of which fail on their own': () => [
    newEvents('a'),
    newStream(true),
    newEvents('a', 'b'),
    newStream(false),
    newEvents('a'),
  ],
};

onFaultyDatabases((database, points) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(database().options);
  });
  afterAll(() => store.close());

  describe.each(points)('a failure at $name', (point) => {
    it.each(Object.entries(scenarios))(
      'stores every acknowledged write, and at most whole others: %s',
      async (_name, scenario) => {
        const writes = scenario();
        const outcomes = await runFailingAt(database(), point, () =>
          Promise.allSettled(writes.map(({ write }) => write(store))),
        );
        expect(outcomes.map(({ status }) => status)).toContain('rejected');

        const next = newEvents('next');
        await next.write(store);
        await store.close();
        store = await openStore(database().options);
        expect(await next.storedParts(store)).toEqual([true]);
        for (const [i, { storedParts }] of writes.entries()) {
          const found = await storedParts(store);
          const outcome = outcomes[i];
          if (outcome?.status === 'fulfilled') expect(found).toEqual(found.map(() => true));
          else if (point.mayBeDurable) expect(new Set(found).size).toBe(1);
          else expect(found).toEqual(found.map(() => false));
        }
      },
    );
  });

  it('rejects only the write whose statement fails, not its whole group', async () => {
    const point = points.find(({ name }) => name === 'an insert');
    if (!point) throw new Error('There is no such point.');
    const writes = [newEvents('a'), newEvents('b'), newEvents('c')];
    const outcomes = await runFailingAt(database(), point, () =>
      Promise.allSettled(writes.map(({ write }) => write(store))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});

describe('a large transaction on SQLite', () => {
  const folder = temporaryFolders();

  it('is rejected if its log cannot be written to disk, and the next one succeeds', async () => {
    const dataDir = folder();
    const store = await openStore({ dataDir });
    const ref = { tenant: 'T', namespace: 'demo', stream: 'Flow' };
    // Random bodies, which compression does not make small.
    const large = Array.from({ length: 32 }, (_, i) => ({
      key: String(i).padStart(2, '0'),
      body: JSON.stringify(randomBytes(750_000).toString('base64')),
    }));
    const syncs = await failingSyncs();
    try {
      await expect(store.events.insert(ref, large)).rejects.toMatchObject({ name: 'StoreUnavailable' });
      expect(syncs.count()).toBe(1);
    } finally {
      syncs.restore();
    }
    expect(await store.events.count(ref)).toBe(0);
    expect(await store.events.insert(ref, large)).toBe('done');
    await store.close();
    const again = await openStore({ dataDir });
    expect(await again.events.count(ref)).toBe(32);
    await again.close();
  });
});
