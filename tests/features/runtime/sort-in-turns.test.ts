import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sortInTurns } from '../../../server/runtime/sort-in-turns.ts';

type Item = readonly [key: number, index: number];
const byKey = (a: Item, b: Item) => a[0] - b[0];
const itemsOf = (keys: readonly number[]) => keys.map((key, index): Item => [key, index]);

describe('sorting in turns', () => {
  it('sorts lists of any length like a stable sort', async () => {
    const lengths = fc.constantFrom(0, 1, 1_999, 2_000, 2_001, 4_000, 6_001, 9_500);
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 5_000 }), fc.integer(), async (length, range, seed) => {
        const items = itemsOf(Array.from({ length }, (_, i) => Math.abs((i * 7_919 + seed) % range)));
        expect(await sortInTurns(items, byKey)).toEqual(items.toSorted(byKey));
      }),
      { numRuns: 40 },
    );
  });

  it('yields between slices, and rejects if yielding does', async () => {
    const items = itemsOf(Array.from({ length: 20_000 }, (_, i) => -i));
    let turns = 0;
    await sortInTurns(items, byKey, async () => {
      turns += 1;
    });
    expect(turns).toBeGreaterThanOrEqual(20);
    const rejected = sortInTurns(items, byKey, () => Promise.reject(new Error('The request has ended.')));
    await expect(rejected).rejects.toThrow('The request has ended.');
  });
});
