// Reads of many streams for one request: few of them are under way at a time.

/** More would fill the queue of turns and the database's connections, behind which small requests then wait. */
const few = 4;

function* entriesOf<Item>(items: readonly Item[]): Generator<[number, Item], void> {
  yield* items.entries();
}

/** What the work leads to for each item, in the order of the items. Rejects with the first error, and begins nothing more then. */
export async function fewAtOnce<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  // Whoever is done takes the next entry; a loop that throws closes the generator for the others, too.
  const entries = entriesOf(items);
  async function takeNext(): Promise<void> {
    for (const [place, item] of entries) answers[place] = await work(item);
  }
  await Promise.all(Array.from({ length: Math.min(few, items.length) }, takeNext));
  return answers;
}
