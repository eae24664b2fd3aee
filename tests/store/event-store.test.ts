import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { maxKeyBytes, type EventRow, type StreamRef } from '../../server/store/ports/event-store.ts';
import { collect, newName, onEveryStore } from '../support/databases.ts';

const newStream = (): StreamRef => ({ tenant: 'T', namespace: 'waterworks', stream: newName() });
const rowsOf = (...keys: string[]): EventRow[] => keys.map((key) => ({ key, body: `{"key":"${key}"}` }));
const numbered = (count: number, body = '{}'): EventRow[] =>
  Array.from({ length: count }, (_, i) => ({ key: String(i).padStart(6, '0'), body }));

onEveryStore((store) => {
  const keysOf = async (ref: StreamRef) => (await collect(store().events.range(ref, {}))).map(({ key }) => key);

  describe('reads', () => {
    it('finds nothing in a stream without events', async () => {
      const { events } = store();
      const ref = newStream();
      expect(await events.firstEvent(ref)).toBeNull();
      expect(await events.lastEvent(ref)).toBeNull();
      expect(await events.eventAt(ref, 'a')).toBeNull();
      expect(await events.eventBefore(ref, 'a')).toBeNull();
      expect(await events.eventAfter(ref, 'a')).toBeNull();
      expect(await events.count(ref)).toBe(0);
      expect(await keysOf(ref)).toEqual([]);
    });

    it('seeks strictly before and after a key, stored or not', async () => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('b', 'd', 'f'));
      expect(await events.firstEvent(ref)).toEqual({ key: 'b', body: '{"key":"b"}' });
      expect(await events.lastEvent(ref)).toEqual({ key: 'f', body: '{"key":"f"}' });
      expect((await events.eventAt(ref, 'd'))?.body).toBe('{"key":"d"}');
      expect(await events.eventAt(ref, 'c')).toBeNull();
      expect((await events.eventBefore(ref, 'd'))?.key).toBe('b');
      expect((await events.eventBefore(ref, 'e'))?.key).toBe('d');
      expect(await events.eventBefore(ref, 'b')).toBeNull();
      expect((await events.eventAfter(ref, 'd'))?.key).toBe('f');
      expect((await events.eventAfter(ref, 'c'))?.key).toBe('d');
      expect(await events.eventAfter(ref, 'f')).toBeNull();
    });

    it.each([
      ['everything', {}, 'abcde'],
      ['both bounds included', { from: 'b', to: 'd' }, 'bcd'],
      ['the lower excluded', { from: 'b', fromInclusive: false, to: 'd' }, 'cd'],
      ['the upper excluded', { from: 'b', to: 'd', toInclusive: false }, 'bc'],
      ['only a lower bound', { from: 'd' }, 'de'],
      ['only an upper bound', { to: 'b' }, 'ab'],
      ['reversed', { from: 'b', to: 'd', reversed: true }, 'dcb'],
      ['reversed and limited', { from: 'b', to: 'd', reversed: true, limit: 2 }, 'dc'],
      ['limited', { from: 'b', limit: 2 }, 'bc'],
      ['limited to nothing', { limit: 0 }, ''],
      ['bounds between keys', { from: 'aa', to: 'cc' }, 'bc'],
      ['bounds the wrong way round', { from: 'd', to: 'b' }, ''],
    ])('reads a window: %s', async (_name, range, expected) => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('a', 'b', 'c', 'd', 'e'));
      const rows = await collect(events.range(ref, range));
      expect(rows.map(({ key }) => key).join('')).toBe(expected);
    });

    it('reads long windows in bounded chunks, in both directions and up to a limit', async () => {
      const { events } = store();
      const ref = newStream();
      const rows = numbered(2_500);
      await events.insert(ref, rows);
      const sizes = [];
      for await (const chunk of events.range(ref, {})) sizes.push(chunk.length);
      expect(sizes.length).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000);
      expect(await collect(events.range(ref, {}))).toEqual(rows);
      expect(await collect(events.range(ref, { reversed: true }))).toEqual(rows.toReversed());
      expect(await collect(events.range(ref, { limit: 1_000 }))).toEqual(rows.slice(0, 1_000));
      expect(await collect(events.range(ref, { limit: 1_001, reversed: true }))).toEqual(
        rows.toReversed().slice(0, 1_001),
      );
    });

    it('continues after the last key that was read when others write meanwhile', async () => {
      const { events } = store();
      const ref = newStream();
      const stored = numbered(5_000).map(({ key }) => key);
      await events.insert(ref, rowsOf(...stored));
      const keys: string[] = [];
      let read = 0;
      for await (const chunk of events.range(ref, {})) {
        if (read === 0) {
          read = chunk.length;
          await events.remove(ref, stored.slice(read - 1, read + 1));
          await events.insert(ref, rowsOf('000500a', '004200a'));
        }
        keys.push(...chunk.map(({ key }) => key));
      }
      const expected = stored.toSpliced(read, 1);
      expected.splice(expected.indexOf('004201'), 0, '004200a');
      expect(keys).toEqual(expected);
    });

    it('orders keys by their bytes', async () => {
      const { events } = store();
      const ref = newStream();
      const keys = ['', ' ', 'A', 'Z', 'a', 'a!', 'aa', 'b', 'z', '~', 'é', 'ﬀ', '\uffff', '😀', '😀a'];
      expect(keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))).toEqual(keys);
      expect(await events.insert(ref, rowsOf(...keys.toReversed()))).toBe('done');
      expect(await keysOf(ref)).toEqual(keys);
      expect((await events.eventAfter(ref, '\uffff'))?.key).toBe('😀');
    });

    it('returns bodies unchanged', async () => {
      const { events } = store();
      const ref = newStream();
      const bodies = [
        '{ "a" : 1e400,\n"b":-0.0 }',
        '{"c":"\\u0000\\ud800 \u{1f600}"}',
        '9007199254740993',
        `"${'x'.repeat(1e6)}"`,
      ];
      const rows = bodies.map((body, i) => ({ key: String(i), body }));
      await events.insert(ref, rows);
      expect(await collect(events.range(ref, {}))).toEqual(rows);
    });

    it('keeps streams, namespaces and tenants apart, and ignores the case of their names', async () => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('a'));
      for (const other of [
        { ...ref, stream: `${ref.stream}x` },
        { ...ref, namespace: 'other' },
        { ...ref, tenant: 'other' },
      ]) {
        expect(await events.count(other)).toBe(0);
        await events.insert(other, rowsOf('a', 'b'));
        await events.removeAll(other);
      }
      const upper = { tenant: 't', namespace: 'WaterWorks', stream: ref.stream.toUpperCase() };
      expect(await events.insert(upper, rowsOf('a'))).toEqual({ exists: 'a' });
      expect(await events.count(upper)).toBe(1);
    });
  });

  describe('writes', () => {
    it.each([
      ['a stored key', rowsOf('a', 'd', 'c', 'e'), 'd'],
      ['a key given twice', rowsOf('x', 'a', 'x'), 'x'],
      ['the first of both', rowsOf('x', 'x', 'd'), 'x'],
    ])('inserts nothing when there is %s', async (_name, rows, exists) => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('c', 'd'));
      expect(await events.insert(ref, rows)).toEqual({ exists });
      expect(await keysOf(ref)).toEqual(['c', 'd']);
    });

    it('inserts between stored keys', async () => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('b', 'd'));
      expect(await events.insert(ref, rowsOf('e', 'c', 'a'))).toBe('done');
      expect(await keysOf(ref)).toEqual(['a', 'b', 'c', 'd', 'e']);
    });

    it('upserts events; the last row of a key wins', async () => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('a', 'b'));
      await events.upsert(ref, [
        { key: 'b', body: '1' },
        { key: 'c', body: '2' },
        { key: 'b', body: '3' },
      ]);
      expect((await collect(events.range(ref, {}))).map(({ body }) => body)).toEqual(['{"key":"a"}', '3', '2']);
    });

    it('replaces all or nothing', async () => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('a', 'b'));
      const replaced = ['b', 'y', 'x'].map((key) => ({ key, body: '1' }));
      expect(await events.replace(ref, replaced)).toEqual({ missing: 'y' });
      expect((await events.eventAt(ref, 'b'))?.body).toBe('{"key":"b"}');
      expect(await events.replace(ref, [...replaced.slice(0, 1), { key: 'b', body: '2' }])).toBe('done');
      expect((await events.eventAt(ref, 'b'))?.body).toBe('2');
    });

    it('removes all or nothing', async () => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, numbered(100));
      expect(await events.remove(ref, ['000001', 'x', 'y'])).toEqual({ missing: 'x' });
      expect(await events.count(ref)).toBe(100);
      const keys = numbered(99).map(({ key }) => key);
      expect(await events.remove(ref, [...keys, '000000'])).toBe('done');
      expect(await keysOf(ref)).toEqual(['000099']);
    });

    it('removes a range with both bounds, and all events', async () => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('a', 'b', 'c', 'd'));
      await events.removeRange(ref, 'b', 'c');
      expect(await keysOf(ref)).toEqual(['a', 'd']);
      await events.removeRange(ref, 'z', 'a');
      expect(await keysOf(ref)).toEqual(['a', 'd']);
      await events.removeAll(ref);
      expect(await keysOf(ref)).toEqual([]);
      expect(await events.insert(ref, rowsOf('a'))).toBe('done');
    });

    it('accepts writes without events', async () => {
      const { events } = store();
      const ref = newStream();
      expect(await events.insert(ref, [])).toBe('done');
      expect(await events.upsert(ref, [])).toBeUndefined();
      expect(await events.replace(ref, [])).toBe('done');
      expect(await events.remove(ref, [])).toBe('done');
      expect(await events.rewrite(ref, (rows) => rows)).toBe('done');
      expect(await events.count(ref)).toBe(0);
    });

    it('upserts the rows that the callback returns for existing events', async () => {
      const { events } = store();
      const ref = newStream();
      await events.insert(ref, rowsOf('a', 'b'));
      const result = await events.change(ref, ['b', 'x'], (found) => {
        expect([...found]).toEqual([['b', '{"key":"b"}']]);
        return {
          rows: [
            { key: 'b', body: '1' },
            { key: 'c', body: '2' },
          ],
          result: found.size,
        };
      });
      expect(result).toBe(1);
      expect((await collect(events.range(ref, {}))).map(({ body }) => body)).toEqual(['{"key":"a"}', '1', '2']);
    });

    it('changes nothing if the callback throws', async () => {
      const { events } = store();
      const ref = newStream();
      const fails = events.change(ref, ['a'], () => {
        throw new Error('no');
      });
      await expect(fails).rejects.toThrow('no');
      expect(await events.count(ref)).toBe(0);
    });

    it('rewrites all events, whose keys can change', async () => {
      const { events } = store();
      const ref = newStream();
      const rows = numbered(5_100);
      await events.insert(ref, rows);
      const reversedKey = (key: string) => String(6_000 - Number(key)).padStart(6, '0');
      const sizes: number[] = [];
      const outcome = await events.rewrite(ref, (chunk) => {
        sizes.push(chunk.length);
        return chunk.map(({ key }) => ({ key: reversedKey(key), body: key }));
      });
      expect(outcome).toBe('done');
      expect(sizes.length).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000);
      expect(await collect(events.range(ref, {}))).toEqual(
        rows.toReversed().map(({ key }) => ({ key: reversedKey(key), body: key })),
      );
    });

    it('rewrites nothing when two events get one key, or converting fails', async () => {
      const { events } = store();
      const ref = newStream();
      const rows = numbered(4_010);
      await events.insert(ref, rows);
      // A key of a later chunk collides with one of the first chunk.
      const collides = (chunk: readonly EventRow[]) =>
        chunk.map(({ key }) => ({ key: key.replace('004', '000'), body: '' }));
      expect(await events.rewrite(ref, collides)).toEqual({ exists: '000000' });
      const fails = events.rewrite(ref, (chunk) => {
        if (chunk.some(({ key }) => key === '004005')) throw new Error('no');
        return chunk;
      });
      await expect(fails).rejects.toThrow('no');
      expect(await collect(events.range(ref, {}))).toEqual(rows);
    });

    it.each([
      ['U+0000', 'a\0b'],
      ['a lone surrogate', 'a\ud800'],
      ['too many bytes', 'é'.repeat(maxKeyBytes / 2) + 'a'],
    ])('refuses a key with %s', async (_name, key) => {
      const { events } = store();
      const ref = newStream();
      await expect(events.insert(ref, rowsOf('a', key))).rejects.toThrow(RangeError);
      await expect(events.upsert(ref, rowsOf('a', key))).rejects.toThrow(RangeError);
      await expect(events.eventAt(ref, key)).rejects.toThrow(RangeError);
      await expect(collect(events.range(ref, { from: key }))).rejects.toThrow(RangeError);
      expect(await events.count(ref)).toBe(0);
    });

    it('accepts the longest key together with the longest names', async () => {
      const { events } = store();
      // Random letters, because PostgreSQL compresses repeated ones.
      const letters = (count: number) =>
        Array.from({ length: count }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
      const ref = { tenant: letters(36), namespace: letters(260), stream: `€${letters(259)}` };
      const keys = [letters(maxKeyBytes), letters(maxKeyBytes)].sort();
      expect(await events.insert(ref, rowsOf(...keys))).toBe('done');
      expect(await keysOf(ref)).toEqual(keys);
    });
  });

  describe('concurrent requests', () => {
    it('let exactly one of the inserts that share a key succeed', async () => {
      const { events } = store();
      const ref = newStream();
      const batches = Array.from({ length: 24 }, (_, i) => rowsOf(`a${i}`, 'shared', `z${i}`));
      const outcomes = await Promise.all(batches.map((rows) => events.insert(ref, rows)));
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual(Array(23).fill({ exists: 'shared' }));
      const winner = batches[outcomes.indexOf('done')] ?? [];
      expect(await collect(events.range(ref, {}))).toEqual(winner);
    });

    it('lose no change', async () => {
      const { events } = store();
      const ref = newStream();
      const add = () =>
        events.change(ref, ['sum'], (found) => {
          const sum = Number(found.get('sum') ?? 0) + 1;
          return { rows: [{ key: 'sum', body: String(sum) }], result: sum };
        });
      const sums = await Promise.all(Array.from({ length: 40 }, add));
      expect(sums.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
      expect((await events.eventAt(ref, 'sum'))?.body).toBe('40');
    });

    it('never see a part of a batch', async () => {
      const { events } = store();
      const ref = newStream();
      const batch = (i: number) => numbered(60).map(({ key }) => ({ key: `${key}-${i}`, body: '{}' }));
      let writing = true;
      const write = Promise.all(Array.from({ length: 15 }, (_, i) => events.insert(ref, batch(i)))).finally(() => {
        writing = false;
      });
      const counts = new Set<number>();
      while (writing) {
        counts.add(await events.count(ref));
        counts.add((await collect(events.range(ref, {}))).length);
        await nextTurn();
      }
      await write;
      expect([...counts].filter((count) => count % 60 !== 0)).toEqual([]);
      expect(await events.count(ref)).toBe(900);
    });
  });
});
