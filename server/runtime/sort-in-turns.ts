// Sorts long lists in slices, so that other requests have their turns in between.
import { pause } from './turns.ts';

/** How many items are sorted at once, and merged in one slice. */
const itemsPerSlice = 2_000;

/** Returns the items in order; equal items keep theirs. Awaits `takeTurn` between slices, and rejects as it does. */
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
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, takeTurn));
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
  let at = 0;
  for (const item of left) {
    for (let next = right[at]; next !== undefined && compare(next, item) < 0; next = right[at]) {
      result.push(next);
      at += 1;
      if (result.length % itemsPerSlice === 0) await takeTurn();
    }
    result.push(item);
    if (result.length % itemsPerSlice === 0) await takeTurn();
  }
  for (; at < right.length; at += itemsPerSlice) result.push(...right.slice(at, at + itemsPerSlice));
  return result;
}
