import { describe, expect, it } from '@jest/globals';
import type { TableRef, TableRow } from '../../server/store/ports/table-store.ts';
import { collect, freshName, onEveryStore } from './databases.ts';

const newRef = (): TableRef => ({ tenant: freshName(), namespace: 'waterworks', table: 'Pumps' });
const row = (key: string, at = key, body = `[${JSON.stringify(key)}]`): TableRow => ({ key, at, body });
const keys = (rows: readonly TableRow[]) => rows.map(({ key }) => key);
const numbered = (count: number) => Array.from({ length: count }, (_, i) => String(i).padStart(3, '0'));

onEveryStore(
  (store) => {
    describe('generations', () => {
      it('are read from when they are published, the last one only', async () => {
        const { tables } = store();
        const ref = newRef();
        expect(await tables.live(ref)).toBeNull();
        const first = await tables.begin(ref, { made: 1 });
        expect(await tables.live(ref)).toBeNull();
        await tables.publish(ref, first, 5n);
        expect(await tables.live({ ...ref, table: 'PUMPS', namespace: 'WaterWorks' })).toEqual({
          number: first,
          columns: { made: 1 },
        });
        const second = await tables.begin(ref, { made: 2 });
        expect(second).toBeGreaterThan(first);
        expect(await tables.live(ref)).toMatchObject({ number: first });
        await tables.publish(ref, second, 6n);
        expect(await tables.live(ref)).toEqual({ number: second, columns: { made: 2 } });
        await tables.setColumns(ref, second, { made: 3 });
        expect(await tables.live(ref)).toEqual({ number: second, columns: { made: 3 } });
        expect(await tables.live(newRef())).toBeNull();
      });

      it('keep their rows while they may be read, and lose them afterwards', async () => {
        const { tables } = store();
        const ref = newRef();
        const first = await tables.begin(ref, null);
        await tables.put(
          ref,
          first,
          'a',
          numbered(60).map((key) => row(key)),
        );
        await tables.publish(ref, first, 0n);
        const second = await tables.begin(ref, null);
        await tables.put(ref, second, 'b', [row('x')]);
        await tables.publish(ref, second, 100n);

        while (await tables.collectGarbage(99n)) continue;
        expect(await tables.count(ref, first)).toBe(60);
        expect(await tables.isKept(ref, first)).toBe(true);

        let steps = 0;
        while (await tables.collectGarbage(100n)) steps += 1;
        expect(steps).toBeGreaterThan(1);
        expect(await tables.count(ref, first)).toBe(0);
        expect(await tables.isKept(ref, first)).toBe(false);
        expect(keys(await collect(tables.rows(ref, second)))).toEqual(['x']);
      });

      it('that were never published are given up by the next', async () => {
        const { tables } = store();
        const ref = newRef();
        const lost = await tables.begin(ref, null);
        await tables.put(ref, lost, 'a', [row('x')]);
        const next = await tables.begin(ref, null);
        while (await tables.collectGarbage(0n)) continue;
        expect(await tables.count(ref, lost)).toBe(0);
        expect(await tables.isKept(ref, next)).toBe(true);
      });
    });

    describe('rows', () => {
      it('come by the bytes of their keys, from any place on, in chunks', async () => {
        const { tables } = store();
        const ref = newRef();
        const generation = await tables.begin(ref, null);
        const all = ['é', 'a', 'Z', '\u{1f600}', 'b', '\ue000', ...numbered(70)];
        await tables.put(
          ref,
          generation,
          'a',
          all.map((key) => row(key)),
        );
        const sorted = [...numbered(70), 'Z', 'a', 'b', 'é', '\ue000', '\u{1f600}'];
        expect(keys(await collect(tables.rows(ref, generation)))).toEqual(sorted);
        for (const skip of [0, 1, 9, 10, 11, 50, 51, 75, 76, 77, 1000])
          expect(keys(await collect(tables.rows(ref, generation, skip)))).toEqual(sorted.slice(skip));
        for await (const chunk of tables.rows(ref, generation)) expect(chunk.length).toBeLessThanOrEqual(10);
        expect(await tables.count(ref, generation)).toBe(76);
      });

      it('replace those of the same key', async () => {
        const { tables } = store();
        const ref = newRef();
        const generation = await tables.begin(ref, null);
        await tables.put(ref, generation, 'a', [row('1', '1', '[1]'), row('2', '2', '[2]')]);
        await tables.put(ref, generation, 'b', [row('2', '3', '[3]')]);
        expect(await collect(tables.rows(ref, generation))).toEqual([row('1', '1', '[1]'), row('2', '3', '[3]')]);
      });

      it('of other runs are removed between two indexes, step by step', async () => {
        const { tables } = store();
        const ref = newRef();
        const generation = await tables.begin(ref, null);
        const pairs = ['east', 'west'].flatMap((group) => numbered(80).map((at) => row(group + at, at)));
        await tables.put(ref, generation, 'old', pairs);
        await tables.put(ref, generation, 'new', [row('east020', '020'), row('west021', '021')]);
        let steps = 0;
        for (let after: string | null = ''; after !== null; steps += 1)
          after = await tables.removeOthers(ref, generation, 'new', { from: '010', to: '069' }, after);
        expect(steps).toBeGreaterThan(1);
        const left = keys(await collect(tables.rows(ref, generation)));
        const outside = numbered(80).filter((at) => at < '010' || at > '069');
        expect(left).toEqual([
          ...[...outside.map((at) => `east${at}`), 'east020'].sort(),
          ...[...outside.map((at) => `west${at}`), 'west021'].sort(),
        ]);
      });

      it('have keys of bounded length', async () => {
        const { tables } = store();
        const ref = newRef();
        const generation = await tables.begin(ref, null);
        await tables.put(ref, generation, 'a', [row('x'.repeat(1_500), '')]);
        await expect(tables.put(ref, generation, 'a', [row('x'.repeat(1_501), '')])).rejects.toThrow(RangeError);
      });
    });

    describe('messages', () => {
      it('come newest first, in pages', async () => {
        const { tables } = store();
        const ref = newRef();
        for (const number of [1, 2, 3]) await tables.addMessage(ref, { number });
        expect(await tables.messages(ref, 0, 2)).toEqual([{ number: 3 }, { number: 2 }]);
        expect(await tables.messages(ref, 2, 2)).toEqual([{ number: 1 }]);
        expect(await tables.countMessages(ref)).toBe(3);
        expect(await tables.messages(newRef(), 0, 10)).toEqual([]);
      });
    });

    describe('a table that is forgotten', () => {
      it('leaves nothing for one of its name', async () => {
        const { tables } = store();
        const ref = newRef();
        const live = await tables.begin(ref, null);
        await tables.put(ref, live, 'a', [row('x')]);
        await tables.publish(ref, live, 1n);
        const building = await tables.begin(ref, null);
        await tables.put(ref, building, 'b', [row('y')]);
        await tables.addMessage(ref, {});
        await tables.forget(ref, 2n);
        expect(await tables.live(ref)).toBeNull();
        expect(await tables.countMessages(ref)).toBe(0);
        while (await tables.collectGarbage(2n)) continue;
        expect(await tables.count(ref, live)).toBe(0);
        expect(await tables.count(ref, building)).toBe(0);
      });
    });
  },
  { rowsAtOnce: 10 },
);
