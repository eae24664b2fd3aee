// Concurrent work on a list of items, a few at a time.

/** More would occupy all connections to the database, and delay small requests. */
const maxConcurrent = 4;

function* entriesOf<Item>(items: readonly Item[]): Generator<[number, Item], void> {
  yield* items.entries();
}

/** Returns the result of `work` for each item, in the order of the items. After the first error, it rejects and starts no more work. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  // The loops share one generator. A loop that throws closes it, which ends the other loops.
  const entries = entriesOf(items);
  async function workOnEntries(): Promise<void> {
    for (const [index, item] of entries) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, items.length) }, workOnEntries));
  return results;
}
