import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { emptyAccessControlList } from '../../server/domain/access/access-control-list.ts';
import { readStreamSettings } from '../../server/domain/types/stream-settings.ts';
import type { NewObject } from '../../server/store/ports/object-store.ts';
import type { Transaction } from '../../server/store/ports/store.ts';
import { collect, newName, onEveryStore } from '../support/databases.ts';

const time = '2024-05-01T10:00:00.0000000Z';
const bodyOf = (Id: string) => ({
  ...readStreamSettings({}, () => false),
  ...{ Id, Name: null, Description: null, TypeId: 'Reading', Tags: [], Metadata: {} },
});
const objectOf = (id: string): NewObject<'stream'> => ({
  id,
  body: bodyOf(id),
  owner: null,
  acl: emptyAccessControlList,
  created: time,
  modified: time,
});
const newRef = () => {
  const scope = { tenant: 'T', namespace: newName() };
  return { scope, ref: { ...scope, stream: 'Flow' } };
};

onEveryStore((store) => {
  it('writes objects and events together, sees its own writes, and returns a result', async () => {
    const { objects, events, transaction } = store();
    const { scope, ref } = newRef();
    const result = await transaction(async (inside) => {
      expect(await inside.objects.create(scope, 'stream', objectOf('Flow'))).toBe('done');
      expect(await inside.events.insert(ref, [{ key: 'a', body: '1' }])).toBe('done');
      expect(await inside.events.insert(ref, [{ key: 'a', body: '2' }])).toEqual({ exists: 'a' });
      expect((await inside.objects.get(scope, 'stream', 'flow'))?.id).toBe('Flow');
      return collect(inside.events.range(ref, {}));
    });
    expect(result).toEqual([{ key: 'a', body: '1' }]);
    expect(await events.count(ref)).toBe(1);
    expect(await objects.count(scope, 'stream')).toBe(1);
  });

  it('removes a stream with its data', async () => {
    const { objects, events, transaction } = store();
    const { scope, ref } = newRef();
    await objects.create(scope, 'stream', objectOf('Flow'));
    await events.insert(ref, [{ key: 'a', body: '1' }]);
    const removed = await transaction(async (inside) => {
      await inside.events.removeAll(ref);
      return inside.objects.remove(scope, 'stream', 'Flow');
    });
    expect(removed).toBe('done');
    expect(await events.count(ref)).toBe(0);
    expect(await objects.get(scope, 'stream', 'Flow')).toBeNull();
  });

  it('writes nothing when it throws, and the error reaches the caller', async () => {
    const { objects, events, transaction } = store();
    const { scope, ref } = newRef();
    const error = new Error('no');
    const fails = transaction(async (inside) => {
      await inside.objects.create(scope, 'stream', objectOf('Flow'));
      await inside.events.insert(ref, [{ key: 'a', body: '1' }]);
      throw error;
    });
    await expect(fails).rejects.toBe(error);
    expect(await events.count(ref)).toBe(0);
    expect(await objects.count(scope, 'stream')).toBe(0);
  });

  it('is committed even if another write of its group fails', async () => {
    const { events, transaction } = store();
    const { ref } = newRef();
    const outcomes = await Promise.allSettled([
      events.insert(ref, [{ key: 'a', body: '1' }]),
      transaction(async (inside) => {
        await inside.events.insert(ref, [{ key: 'b', body: '1' }]);
        throw new Error('no');
      }),
      events.insert(ref, [{ key: 'c', body: '1' }]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await collect(events.range(ref, {}))).map(({ key }) => key)).toEqual(['a', 'c']);
  });

  it('does not commit after a failed statement, even when the error was caught', async () => {
    const { events, transaction } = store();
    const { ref } = newRef();
    // Two concurrent writes in one transaction both find no event with the key.
    const fails = transaction(async (inside) => {
      await inside.events.insert(ref, [{ key: 'a', body: '1' }]);
      await Promise.allSettled([1, 2].map(() => inside.events.insert(ref, [{ key: 'b', body: '1' }])));
    });
    await expect(fails).rejects.toThrow(/unique/i);
    expect(await events.count(ref)).toBe(0);
  });

  it('works after a rewrite that threw, which leaves no events', async () => {
    const { events, transaction } = store();
    const { ref } = newRef();
    const rows = Array.from({ length: 4_001 }, (_, i) => ({ key: String(i).padStart(4, '0'), body: '1' }));
    await events.insert(ref, rows);
    await transaction(async (inside) => {
      const fails = inside.events.rewrite(ref, (chunk) => {
        if (chunk.some(({ key }) => key === '4000')) throw new Error('no');
        return chunk.map(({ key }) => ({ key: `${key}-2`, body: '2' }));
      });
      await expect(fails).rejects.toThrow('no');
      expect(await inside.events.rewrite(ref, (chunk) => chunk)).toBe('done');
    });
    expect(await collect(events.range(ref, {}))).toEqual(rows);
  });

  it('refuses calls of the outer store, which could deadlock', async () => {
    const { events, objects, transaction } = store();
    const { scope, ref } = newRef();
    const outside = 'Inside a transaction';
    await transaction(async () => {
      await expect(events.insert(ref, [{ key: 'a', body: '1' }])).rejects.toThrow(outside);
      await expect(events.count(ref)).rejects.toThrow(outside);
      await expect(collect(objects.list(scope, 'stream'))).rejects.toThrow(outside);
      await expect(transaction(async () => undefined)).rejects.toThrow(outside);
    });
    expect(await events.count(ref)).toBe(0);
  });

  it('refuses calls after its end', async () => {
    const { events, transaction } = store();
    const { ref } = newRef();
    const late = await transaction(async (inside): Promise<Transaction[]> => [inside]);
    await expect(late[0]?.events.insert(ref, [{ key: 'a', body: '1' }])).rejects.toThrow('The transaction has ended');
    expect(await events.count(ref)).toBe(0);
  });

  it("runs in its caller's asynchronous context", async () => {
    const { transaction } = store();
    const operation = new AsyncLocalStorage<number>();
    const seen = await Promise.all(
      [1, 2, 3].map((id) => operation.run(id, () => transaction(async () => operation.getStore()))),
    );
    expect(seen).toEqual([1, 2, 3]);
  });

  it('excludes other changes of a stream while it holds the lock of the stream', async () => {
    const { objects, events, transaction } = store();
    const { scope, ref } = newRef();
    const insertIfStreamExists = (key: string) =>
      transaction(async (inside) => {
        await inside.events.lock(ref);
        const stream = await inside.objects.get(scope, 'stream', 'Flow');
        if (!stream) return 'missing';
        await nextTurn();
        return inside.events.insert(ref, [{ key, body: '1' }]);
      });
    const remove = () =>
      transaction(async (inside) => {
        await inside.events.removeAll(ref);
        return inside.objects.remove(scope, 'stream', 'Flow');
      });
    for (let round = 0; round < 5; round++) {
      await objects.create(scope, 'stream', objectOf('Flow'));
      const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all([
        ...keys.slice(0, 3).map(insertIfStreamExists),
        remove(),
        ...keys.slice(3).map(insertIfStreamExists),
      ]);
      expect(await events.count(ref)).toBe(0);
    }
  });
});
