import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sortInTurns } from '../../../server/runtime/sort-in-turns.ts';

type Item = readonly [key: number, place: number];
const byKey = (a: Item, b: Item) => a[0] - b[0];
const itemsOf = (keys: readonly number[]) => keys.map((key, place): Item => [key, place]);

describe('sorting in turns', () => {
  it('orders like a stable sort, whatever the length', async () => {
    const lengths = fc.constantFrom(0, 1, 1_999, 2_000, 2_001, 4_000, 6_001, 9_500);
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 5_000 }), fc.integer(), async (length, range, seed) => {
        const items = itemsOf(Array.from({ length }, (_, i) => Math.abs((i * 7_919 + seed) % range)));
        expect(await sortInTurns(items, byKey)).toEqual(items.toSorted(byKey));
      }),
      { numRuns: 40 },
    );
  });

  it('lets others have their turns, and ends with its request', async () => {
    const items = itemsOf(Array.from({ length: 20_000 }, (_, i) => -i));
    let turns = 0;
    await sortInTurns(items, byKey, async () => {
      turns += 1;
    });
    expect(turns).toBeGreaterThanOrEqual(20);
    const ended = sortInTurns(items, byKey, () => Promise.reject(new Error('The request has ended.')));
    await expect(ended).rejects.toThrow('The request has ended.');
  });
});
