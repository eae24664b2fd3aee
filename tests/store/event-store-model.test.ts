// Compares the event store with a model: a sorted array.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sealBatch } from '../../server/store/blocks/sealed-batch.ts';
import type { EventBatch, EventRange, EventRow, StreamRef } from '../../server/store/ports/event-store.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { collect, newName, onEveryStore } from '../support/databases.ts';

// Few keys, so that they collide often. Bytes and UTF-16 code units sort some of them differently.
const keys = [...'0123456789abcdefgh', '', 'aa', 'a\u0001', 'é', 'ﬀ', '\uffff', '😀', '😀0'];
const key = fc.constantFrom(...keys);
const row = fc.record({ key, body: fc.nat(999).map(String) });
const rows = fc.array(row, { maxLength: 12, size: 'max' });
const forward = fc.record(
  { from: key, fromInclusive: fc.boolean(), to: key, toInclusive: fc.boolean(), limit: fc.nat(30) },
  { requiredKeys: [] },
);
const unlimited = forward.map((window) => ({ ...window, limit: undefined }));
const range = fc.tuple(forward, fc.boolean()).map(([window, reversed]) => ({ ...window, reversed }));

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

class Model {
  rows: EventRow[] = [];

  at(key: string) {
    return this.rows.find((row) => row.key === key) ?? null;
  }

  before(key: string) {
    return this.rows.findLast((row) => byBytes(row.key, key) < 0) ?? null;
  }

  after(key: string) {
    return this.rows.find((row) => byBytes(row.key, key) > 0) ?? null;
  }

  window({ from, fromInclusive, to, toInclusive, reversed, limit }: EventRange) {
    const inside = this.rows.filter(
      ({ key }) =>
        (from === undefined || byBytes(key, from) > 0 || (fromInclusive !== false && key === from)) &&
        (to === undefined || byBytes(key, to) < 0 || (toInclusive !== false && key === to)),
    );
    return (reversed === true ? inside.reverse() : inside).slice(0, limit);
  }

  insert(rows: readonly EventRow[]) {
    const taken = rows.find(({ key }, i) => this.at(key) ?? rows.slice(0, i).some((other) => other.key === key));
    if (taken) return { exists: taken.key };
    this.upsert(rows);
    return 'done';
  }

  upsert(rows: readonly EventRow[]) {
    for (const row of rows) this.rows = [...this.rows.filter(({ key }) => key !== row.key), row];
    this.rows.sort((a, b) => byBytes(a.key, b.key));
  }

  replace(rows: readonly EventRow[]) {
    const absent = rows.find(({ key }) => !this.at(key));
    if (absent) return { missing: absent.key };
    this.upsert(rows);
    return 'done';
  }

  remove(keys: readonly string[]) {
    const missing = keys.find((key) => !this.at(key));
    if (missing !== undefined) return { missing };
    this.rows = this.rows.filter(({ key }) => !keys.includes(key));
    return 'done';
  }

  removeRange(from: string, to: string) {
    this.rows = this.rows.filter(({ key }) => byBytes(key, from) < 0 || byBytes(key, to) > 0);
  }

  rewrite(convert: (row: EventRow) => EventRow) {
    const old = this.rows;
    this.rows = [];
    const outcome = this.insert(old.map(convert));
    if (outcome !== 'done') this.rows = old;
    return outcome;
  }
}

const textOf = (rows: readonly EventRow[]) => rows.map(({ key, body }) => `${key}=${body}`).join();
const aggregation = { kind: 'text', aggregate: (rows: readonly EventRow[]) => Buffer.from(textOf(rows)) };

/** Returns the rows, or blocks of them; `sealed`, the size of a block, can differ from that of the store. */
const batchOf = (rows: readonly EventRow[], sealed: number): EventBatch =>
  (sealed > 0 ? sealBatch(rows, aggregation, sealed) : null) ?? rows;
const sealing = fc.constantFrom(0, 2, 4, 16);

type Step = (events: Store['events'], ref: StreamRef, model: Model) => Promise<void>;

const converted = (moved: string) => (row: EventRow) => ({
  key: row.key === moved ? '5' : row.key,
  body: `${row.body}!`,
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(rows, sealing).map(([rows, sealed]): Step => async (events, ref, model) => {
      const batch = batchOf(rows, sealed);
      const expected = model.insert('blocks' in batch ? rows.toSorted((a, b) => byBytes(a.key, b.key)) : rows);
      expect(await events.insert(ref, batch)).toEqual(expected);
    }),
  },
  fc.tuple(rows, sealing).map(([rows, sealed]): Step => async (events, ref, model) => {
    await events.upsert(ref, batchOf(rows, sealed));
    model.upsert(rows);
  }),
  fc.array(row, { maxLength: 3 }).map((rows): Step => async (events, ref, model) => {
    expect(await events.replace(ref, rows)).toEqual(model.replace(rows));
  }),
  fc.array(key, { maxLength: 3 }).map((keys): Step => async (events, ref, model) => {
    expect(await events.remove(ref, keys)).toEqual(model.remove(keys));
  }),
  fc.tuple(key, key).map(([from, to]): Step => async (events, ref, model) => {
    await events.removeRange(ref, from, to);
    model.removeRange(from, to);
  }),
  fc
    .tuple(fc.uniqueArray(key, { maxLength: 4 }), fc.constantFrom(1, 2, 5))
    .map(([keys, part]): Step => async (events, ref, model) => {
      // Some of the found events stay unchanged.
      const changed = (rows: readonly EventRow[]) =>
        rows.filter((_, i) => i % part === 0).map(({ key, body }) => ({ key, body: `${body}?` }));
      const stored = keys.flatMap((key) => model.at(key) ?? []);
      const found = await events.change(ref, keys, (bodies) => {
        const rows = stored.filter(({ key }) => bodies.has(key));
        return { rows: changed(rows), result: [...bodies].map(([key, body]) => ({ key, body })) };
      });
      expect(new Set(found)).toEqual(new Set(stored));
      model.upsert(changed(stored));
    }),
  key.map((moved): Step => async (events, ref, model) => {
    const convert = converted(moved);
    expect(await events.rewrite(ref, (rows) => rows.map(convert))).toEqual(model.rewrite(convert));
  }),
  key.map((key): Step => async (events, ref, model) => {
    expect(await events.eventAt(ref, key)).toEqual(model.at(key));
    expect(await events.eventBefore(ref, key)).toEqual(model.before(key));
    expect(await events.eventAfter(ref, key)).toEqual(model.after(key));
  }),
  {
    weight: 3,
    arbitrary: range.map((range): Step => async (events, ref, model) => {
      expect(await collect(events.range(ref, range))).toEqual(model.window(range));
      expect(await events.count(ref, range)).toBe(model.window({ ...range, limit: Infinity }).length);
    }),
  },
  {
    weight: 2,
    arbitrary: unlimited.map((range): Step => async (events, ref, model) => {
      const rowsRead: EventRow[] = [];
      for await (const run of events.runs(ref, range)) {
        if (!('rows' in run)) rowsRead.push(...run);
        else {
          const rows = await run.rows();
          expect({ ...run, aggregates: Buffer.from(run.aggregates).toString() }).toMatchObject({
            events: rows.length,
            firstKey: rows.at(0)?.key,
            lastKey: rows.at(-1)?.key,
            aggregates: textOf(rows),
          });
          rowsRead.push(...rows);
        }
      }
      expect(rowsRead).toEqual(model.window(range));
    }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(forward, fc.boolean()).map(([range, hasGrowingChunks]): Step => async (events, ref, model) => {
      const window = model.window(range);
      const texts: string[] = [];
      const keys: string[] = [];
      let count = 0;
      for await (const { events: more, keys: keysIn, texts: some } of events.texts(ref, {
        ...range,
        hasGrowingChunks: hasGrowingChunks,
      })) {
        texts.push(...some.map((text) => Buffer.from(text).toString()));
        keys.push(...keysIn());
        count += more;
      }
      expect(texts.join(',')).toBe(window.map(({ body }) => body).join(','));
      expect(keys).toEqual(window.map(({ key }) => key));
      expect(count).toBe(window.length);
    }),
  },
);

// Chunks are small, so that windows and rewrites need several. Blocks are small, so that events often move into and out of blocks.
describe.each([
  { rowsAtOnce: 3, blockSize: 2 },
  { rowsAtOnce: 4, blockSize: 5 },
  { rowsAtOnce: 12, blockSize: 4 },
  { rowsAtOnce: 5, blockSize: 16 },
])('$rowsAtOnce rows at once, blocks of $blockSize', (options) => {
  onEveryStore((store) => {
    it('behaves like a sorted array', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
          const { events } = store();
          const ref = { tenant: 'T', namespace: 'model', stream: newName(), aggregation };
          const model = new Model();
          for (const runStep of steps) await runStep(events, ref, model);
          expect(await collect(events.range(ref, {}))).toEqual(model.rows);
          expect(await events.count(ref)).toBe(model.rows.length);
          expect(await events.firstEvent(ref)).toEqual(model.rows.at(0) ?? null);
          expect(await events.lastEvent(ref)).toEqual(model.rows.at(-1) ?? null);
        }),
        { numRuns: 60 },
      );
    });
  }, options);
});
