// Sorts long lists in slices, so that other requests run in between.
import { pause } from './turns.ts';

/** The number of items that one slice sorts or merges. */
const itemsPerSlice = 2_000;

/** Returns the items in order; the sort is stable. Awaits `takeTurn` between slices, and rejects if `takeTurn` does. */
export async function sortInTurns<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  takeTurn: () => Promise<void> = pause,
): Promise<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += itemsPerSlice) {
    if (from > 0) await takeTurn();
    runs.push(items.slice(from, from + itemsPerSlice).sort(compare));
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let i = 0; i < runs.length; i += 2)
      merged.push(await merge(runs[i] ?? [], runs[i + 1] ?? [], compare, takeTurn));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
  takeTurn: () => Promise<void>,
): Promise<readonly Item[]> {
  const result: Item[] = [];
  let rightIndex = 0;
  for (const item of left) {
    for (let next = right[rightIndex]; next !== undefined && compare(next, item) < 0; next = right[rightIndex]) {
      result.push(next);
      rightIndex += 1;
      if (result.length % itemsPerSlice === 0) await takeTurn();
    }
    result.push(item);
    if (result.length % itemsPerSlice === 0) await takeTurn();
  }
  for (let from = rightIndex; from < right.length; from += itemsPerSlice)
    result.push(...right.slice(from, from + itemsPerSlice));
  return result;
}
