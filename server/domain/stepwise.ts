// Long pure work in steps: whoever drives it can do something else in between.

/** Work that yields between two steps that should not be taken in one go. */
export type Stepwise<Answer> = Generator<void, Answer>;

/** Takes all steps at once; returns what they lead to. */
export function runToEnd<Answer>(steps: Stepwise<Answer>): Answer {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How many items are looked at in one step. */
const itemsPerStep = 500;

/** Goes through items, with a step after every few of them; `weight` is how many usual ones an item of these is like. */
export function* forEachStepwise<Item>(items: Iterable<Item>, look: (item: Item) => void, weight = 1): Stepwise<void> {
  let looked = 0;
  for (const item of items) {
    look(item);
    looked += weight;
    if (looked < itemsPerStep) continue;
    looked = 0;
    yield;
  }
}

/** Items in an order, those that are equal as they stood. */
export function* sortStepwise<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Stepwise<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let at = 0; at < items.length; at += itemsPerStep) {
    runs.push(items.slice(at, at + itemsPerStep).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* mergeStepwise(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* mergeStepwise<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Stepwise<readonly Item[]> {
  const all: Item[] = [];
  let at = 0;
  for (const item of second) {
    for (let other = first[at]; other !== undefined && compare(other, item) <= 0; other = first[at]) {
      all.push(other);
      at += 1;
    }
    all.push(item);
    if (all.length % itemsPerStep === 0) yield;
  }
  for (; at < first.length; at += 1) {
    const other = first[at];
    if (other !== undefined) all.push(other);
  }
  return all;
}
