// Reads of many streams for one request, a few at a time.

/** More would fill the queue of turns and the database's connections, behind which small requests then wait. */
const maxConcurrent = 4;

function* entriesOf<Item>(items: readonly Item[]): Generator<[number, Item], void> {
  yield* items.entries();
}

/** Returns the result of the work for each item, in the order of the items. Rejects with the first error, and starts nothing more then. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  // Each loop takes the next entry when it is done; one that throws closes the generator for the others, too.
  const entries = entriesOf(items);
  async function takeNext(): Promise<void> {
    for (const [place, item] of entries) results[place] = await work(item);
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, items.length) }, takeNext));
  return results;
}
