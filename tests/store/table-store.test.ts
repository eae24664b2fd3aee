import { describe, expect, it } from '@jest/globals';
import { maxMessages, type TableRef, type TableRow, type Version } from '../../server/store/ports/table-store.ts';
import { collect, newName, onEveryStore } from '../support/databases.ts';

const newRef = (): TableRef => ({ tenant: newName(), namespace: 'waterworks', table: 'Pumps' });
const row = (key: string, at = key, body = `[${JSON.stringify(key)}]`): TableRow => ({ key, at, body });
const keys = (rows: readonly TableRow[]) => rows.map(({ key }) => key);
const numbered = (count: number) => Array.from({ length: count }, (_, i) => String(i).padStart(3, '0'));

onEveryStore(
  (store) => {
    const keysOfLiveVersion = async (ref: TableRef) => {
      const live = await store().tables.liveVersion(ref);
      return live ? keys(await collect(store().tables.rows(ref, live))) : null;
    };
    async function countCollectionSteps(before: bigint): Promise<number> {
      let steps = 0;
      while (await store().tables.collectGarbage(before)) steps += 1;
      return steps;
    }
    /** Publishes a generation of rows with these keys; returns its version. */
    async function publishRows(ref: TableRef, shown: readonly string[], now = 0n): Promise<Version> {
      const { tables } = store();
      const first = await tables.beginGeneration(ref);
      await tables.put(
        ref,
        first,
        shown.map((key) => row(key)),
      );
      await tables.publish(ref, first, null, now);
      return first;
    }

    describe('generations', () => {
      it('are read when they are published, only the last one', async () => {
        const { tables } = store();
        const ref = newRef();
        expect(await tables.liveVersion(ref)).toBeNull();
        const first = await tables.beginGeneration(ref);
        expect(await tables.liveVersion(ref)).toBeNull();
        await tables.publish(ref, first, { made: 1 }, 5n);
        expect(await tables.liveVersion({ ...ref, table: 'PUMPS', namespace: 'WaterWorks' })).toEqual({
          ...first,
          columns: { made: 1 },
        });
        const second = await tables.beginGeneration(ref);
        expect(second.generation).toBeGreaterThan(first.generation);
        expect(await tables.liveVersion(ref)).toMatchObject(first);
        await tables.publish(ref, second, { made: 2 }, 6n);
        expect(await tables.liveVersion(ref)).toEqual({ ...second, columns: { made: 2 } });
        expect(await tables.liveVersion(newRef())).toBeNull();
      });

      it('keep their rows while they can be read, and lose them afterwards', async () => {
        const { tables } = store();
        const ref = newRef();
        const first = await publishRows(ref, numbered(60));
        const second = await publishRows(ref, ['x'], 100n);

        while (await tables.collectGarbage(99n)) continue;
        expect(await tables.count(ref, first)).toBe(60);
        expect(await tables.isComplete(ref, first)).toBe(true);

        expect(await countCollectionSteps(100n)).toBeGreaterThan(1);
        expect(await tables.count(ref, first)).toBe(0);
        expect(await tables.isComplete(ref, first)).toBe(false);
        expect(keys(await collect(tables.rows(ref, second)))).toEqual(['x']);
      });

      it('that were never published are discarded by the next', async () => {
        const { tables } = store();
        const ref = newRef();
        const lost = await tables.beginGeneration(ref);
        await tables.put(ref, lost, [row('x')]);
        const next = await tables.beginGeneration(ref);
        while (await tables.collectGarbage(0n)) continue;
        expect(await tables.count(ref, lost)).toBe(0);
        expect(await tables.isComplete(ref, next)).toBe(true);
      });
    });

    describe('versions', () => {
      it('show all added, changed and removed rows or none of them', async () => {
        const { tables } = store();
        const ref = newRef();
        const first = await publishRows(ref, ['1', '2', '3']);
        const second = await tables.beginVersion(ref, first.generation);
        await tables.put(ref, second, [row('2', '2', '[0]'), row('4')]);
        expect(await tables.removeEarlier(ref, second, { from: '1', to: '2' }, '')).toBeNull();
        const before = [row('1'), row('2'), row('3')];
        expect(await tables.liveVersion(ref)).toMatchObject(first);
        expect(await collect(tables.rows(ref, first))).toEqual(before);
        await tables.publish(ref, second, { more: true }, 100n);
        expect(await tables.liveVersion(ref)).toEqual({ ...second, columns: { more: true } });
        expect(await collect(tables.rows(ref, second))).toEqual([row('2', '2', '[0]'), row('3'), row('4')]);
        expect(await tables.count(ref, second)).toBe(3);
        // A read that began before still sees the earlier version.
        expect(await collect(tables.rows(ref, first))).toEqual(before);
        expect(keys(await collect(tables.rows(ref, first, 2)))).toEqual(['3']);
        expect(keys(await collect(tables.rows(ref, second, 2)))).toEqual(['4']);
        expect(await tables.count(ref, first)).toBe(3);
      });

      it('keep replaced rows while they can be read, and lose them afterwards', async () => {
        const { tables } = store();
        const ref = newRef();
        const first = await publishRows(ref, numbered(60));
        const second = await tables.beginVersion(ref, first.generation);
        await tables.put(
          ref,
          second,
          numbered(60).map((key) => row(key, key, '[1]')),
        );
        await tables.publish(ref, second, null, 100n);
        const third = await tables.beginVersion(ref, first.generation);
        await tables.put(ref, third, [row('000', '000', '[2]')]);
        await tables.publish(ref, third, null, 200n);

        while (await tables.collectGarbage(99n)) continue;
        expect(await tables.count(ref, first)).toBe(60);
        expect(await tables.isComplete(ref, first)).toBe(true);
        expect(await countCollectionSteps(100n)).toBeGreaterThan(1);
        expect([await tables.count(ref, first), await tables.isComplete(ref, first)]).toEqual([0, false]);
        expect([await tables.count(ref, second), await tables.isComplete(ref, second)]).toEqual([60, true]);

        const fourth = await tables.beginVersion(ref, first.generation);
        await tables.publish(ref, fourth, null, 300n);
        while (await tables.collectGarbage(300n)) continue;
        expect([await tables.count(ref, second), await tables.isComplete(ref, second)]).toEqual([59, false]);
        expect([await tables.count(ref, fourth), await tables.isComplete(ref, fourth)]).toEqual([60, true]);
      });

      it('that were never published are undone, step by step', async () => {
        const { tables } = store();
        const ref = newRef();
        const first = await publishRows(ref, numbered(80));
        expect(await tables.undo(ref, first.generation, '')).toBeNull();
        const lost = await tables.beginVersion(ref, first.generation);
        await tables.put(ref, lost, [row('005', '005', '[0]'), row('100')]);
        await tables.removeEarlier(ref, lost, { from: '0', to: '999' }, '');
        let steps = 0;
        for (let after: string | null = ''; after !== null; steps += 1)
          after = await tables.undo(ref, first.generation, after);
        expect(steps).toBeGreaterThan(1);
        const second = await tables.beginVersion(ref, first.generation);
        expect(second).toEqual(lost);
        await tables.publish(ref, second, null, 1n);
        expect(await collect(tables.rows(ref, second))).toEqual(numbered(80).map((key) => row(key)));
      });
    });

    describe('rows', () => {
      it('are returned in the byte order of their keys, from any position, in chunks', async () => {
        const { tables } = store();
        const ref = newRef();
        const all = ['é', 'a', 'Z', '\u{1f600}', 'b', '\ue000', ...numbered(70)];
        const version = await publishRows(ref, all);
        const sorted = [...numbered(70), 'Z', 'a', 'b', 'é', '\ue000', '\u{1f600}'];
        expect(await keysOfLiveVersion(ref)).toEqual(sorted);
        for (const skip of [0, 1, 9, 10, 11, 50, 51, 75, 76, 77, 1000])
          expect(keys(await collect(tables.rows(ref, version, skip)))).toEqual(sorted.slice(skip));
        for await (const chunk of tables.rows(ref, version)) expect(chunk.length).toBeLessThanOrEqual(10);
        expect(await tables.count(ref, version)).toBe(76);
      });

      it('of earlier versions are removed between two indexes, step by step', async () => {
        const { tables } = store();
        const ref = newRef();
        const first = await tables.beginGeneration(ref);
        const pairs = ['east', 'west'].flatMap((group) => numbered(80).map((at) => row(group + at, at)));
        await tables.put(ref, first, pairs);
        await tables.publish(ref, first, null, 0n);
        const second = await tables.beginVersion(ref, first.generation);
        await tables.put(ref, second, [row('east020', '020'), row('west021', '021')]);
        let steps = 0;
        for (let after: string | null = ''; after !== null; steps += 1)
          after = await tables.removeEarlier(ref, second, { from: '010', to: '069' }, after);
        expect(steps).toBeGreaterThan(1);
        await tables.publish(ref, second, null, 0n);
        const outside = numbered(80).filter((at) => at < '010' || at > '069');
        expect(await keysOfLiveVersion(ref)).toEqual([
          ...[...outside.map((at) => `east${at}`), 'east020'].sort(),
          ...[...outside.map((at) => `west${at}`), 'west021'].sort(),
        ]);
      });

      it('have keys of bounded length', async () => {
        const { tables } = store();
        const ref = newRef();
        const version = await tables.beginGeneration(ref);
        await tables.put(ref, version, [row('x'.repeat(1_500), '')]);
        await expect(tables.put(ref, version, [row('x'.repeat(1_501), '')])).rejects.toThrow(RangeError);
      });
    });

    describe('messages', () => {
      it('are returned newest first, in pages', async () => {
        const { tables } = store();
        const ref = newRef();
        for (const number of [1, 2, 3]) await tables.addMessage(ref, { number });
        expect(await tables.messages(ref, 0, 2)).toEqual([{ number: 3 }, { number: 2 }]);
        expect(await tables.messages(ref, 2, 2)).toEqual([{ number: 1 }]);
        expect(await tables.countMessages(ref)).toBe(3);
        expect(await tables.messages(newRef(), 0, 10)).toEqual([]);
      });

      it('keep only the newest up to the maximum number of a table', async () => {
        const { tables, transaction } = store();
        const [ref, other] = [newRef(), newRef()];
        await tables.addMessage(other, { number: 0 });
        await transaction(async (stores) => {
          for (let number = 1; number <= maxMessages + 3; number += 1) await stores.tables.addMessage(ref, { number });
        });
        expect(await tables.countMessages(ref)).toBe(maxMessages);
        expect(await tables.messages(ref, 0, 1)).toEqual([{ number: maxMessages + 3 }]);
        expect(await tables.messages(ref, maxMessages - 1, 10)).toEqual([{ number: 4 }]);
        expect(await tables.countMessages(other)).toBe(1);
      });
    });

    describe('a removed table', () => {
      it('leaves nothing for a new table with its name', async () => {
        const { tables } = store();
        const ref = newRef();
        const live = await publishRows(ref, ['x'], 1n);
        const building = await tables.beginGeneration(ref);
        await tables.put(ref, building, [row('y')]);
        await tables.addMessage(ref, {});
        await tables.removeTable(ref, 2n);
        expect(await tables.liveVersion(ref)).toBeNull();
        expect(await tables.countMessages(ref)).toBe(0);
        while (await tables.collectGarbage(2n)) continue;
        expect(await tables.count(ref, live)).toBe(0);
        expect(await tables.count(ref, building)).toBe(0);
      });
    });
  },
  { rowsAtOnce: 10 },
);
