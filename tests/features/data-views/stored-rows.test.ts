import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cachedColumnReaders } from '../../../server/data-views/event-projection.ts';
import { streamOfItem, type ItemColumns, type Section } from '../../../server/data-views/sections.ts';
import { storedRows, type StoredRows } from '../../../server/data-views/stored-rows.ts';
import type { Value } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { openStore } from '../../../server/store/open.ts';
import type { EventRange, EventStore } from '../../../server/store/ports/event-store.ts';
import { codecOf } from '../../../server/stream-data/event-codec.ts';
import { item as itemOf } from '../../domain/data-views/fixtures.ts';

/** For each item, its values by index in seconds. */
type Plants = readonly ReadonlyMap<number, number>[];

const items = (plants: Plants) => plants.map((_, position) => itemOf(`S${position}`));
const { keys, write } = codecOf(itemOf('any').itemType.type);
const indexOf = (second: number) => BigInt(second) * 10_000_000n;
const keyAt = (second: number) => keys.ofIndex([indexOf(second)]);

/** Returns a section of items. In turn, an item has only its flow, its flow and its id, or no columns but rows. */
function sectionOf(plants: Plants): Section {
  const columns = items(plants).map((item, position): ItemColumns => {
    const values = position % 3 === 2 ? [] : [{ column: 1 + 2 * position, position: 1 }];
    const constants = position % 3 === 1 ? [{ column: 2 + 2 * position, value: `S${position}` }] : [];
    return { item, constants, values, summaries: [] };
  });
  const template = Array.from({ length: 1 + 2 * plants.length }, () => null);
  return { group: 0, field: 0, codes: template.map(() => TypeCode.Double), template, items: columns };
}

async function fillStore(events: EventStore, plants: Plants): Promise<void> {
  for (const [position, item] of items(plants).entries()) {
    const stored = [...(plants[position] ?? [])].map(([second, flow]) => ({
      key: keyAt(second),
      body: write([indexOf(second), flow]),
    }));
    await events.insert(streamOfItem(item), stored);
  }
}

/** Returns all rows between two indexes, from the values of the items. */
function expectedRows(plants: Plants, from: number, to: number): readonly (readonly Value[])[] {
  const seconds = [...new Set(plants.flatMap((plant) => [...plant.keys()]))].sort((a, b) => a - b);
  return seconds
    .filter((second) => second >= from && second <= to)
    .map((second) => [
      indexOf(second),
      ...plants.flatMap((plant, item) => [
        item % 3 === 2 ? null : (plant.get(second) ?? null),
        item % 3 === 1 && plant.has(second) ? `S${item}` : null,
      ]),
    ]);
}

const rangeOf = (from: number, to: number): EventRange => ({ from: keyAt(from), to: keyAt(to) });

async function read(
  events: EventStore,
  plants: Plants,
  range: EventRange,
  { chunkSize = 500, skip = 0, limit = Infinity },
): Promise<readonly StoredRows[]> {
  const reading = { events, keys, columnReader: cachedColumnReaders(), chunkSize, pause: () => Promise.resolve() };
  return Array.fromAsync(storedRows(reading, sectionOf(plants), range, { skip, limit }));
}

describe('stored rows', () => {
  const seconds = fc.nat({ max: 40 });
  const plants = fc.array(
    fc
      .uniqueArray(fc.tuple(seconds, fc.integer()), { selector: ([second]) => second, maxLength: 25, size: 'max' })
      .map((events) => new Map(events)),
    { maxLength: 6, size: 'max' },
  );

  it('equal the rows computed for each index, with any size of chunks, skip and limit', async () => {
    const sizes = fc.record({ rowsAtOnce: fc.integer({ min: 1, max: 8 }), blockSize: fc.integer({ min: 1, max: 6 }) });
    const readOptions = fc.record({ chunkSize: fc.integer({ min: 1, max: 7 }), skip: fc.nat({ max: 12 }), rowCount: fc.nat({ max: 30 }) }); // prettier-ignore
    await fc.assert(
      fc.asyncProperty(plants, seconds, seconds, sizes, readOptions, async (all, from, to, options, sizesOfRead) => {
        const store = await openStore({ dataDir: ':memory:', ...options });
        try {
          await fillStore(store.events, all);
          const { chunkSize, skip } = sizesOfRead;
          const limit = skip + sizesOfRead.rowCount;
          const chunks = await read(store.events, all, rangeOf(from, to), { chunkSize, skip, limit });
          const expected = expectedRows(all, from, to);
          expect(chunks.flatMap(({ rows }) => rows)).toEqual(expected.slice(skip, limit));
          // Each chunk has the indexes of the rows before and after it.
          let nextRow = 0;
          for (const { rows, previous, next, skipped } of chunks) {
            expect(rows.length).toBeLessThanOrEqual(chunkSize);
            nextRow += skipped;
            expect(previous).toBe(expected[nextRow - 1]?.[0] ?? null);
            nextRow += rows.length;
            expect(next).toBe(expected[nextRow]?.[0] ?? null);
          }
          expect(nextRow).toBe(Math.min(limit, expected.length));
        } finally {
          await store.close();
        }
      }),
      { numRuns: 150 },
    );
  });

  it('equal the rows computed for each index for 210 items, which are read in several chunks', async () => {
    const all: Plants = Array.from({ length: 210 }, (_, item) => {
      const size = item === 7 ? 2_500 : 2;
      return new Map(Array.from({ length: size }, (_, i) => [item + i, i]));
    });
    const store = await openStore({ dataDir: ':memory:' });
    try {
      await fillStore(store.events, all);
      const chunks = await read(store.events, all, rangeOf(0, 10_000), {});
      expect(chunks.flatMap(({ rows }) => rows)).toEqual(expectedRows(all, 0, 10_000));
    } finally {
      await store.close();
    }
  });
});
