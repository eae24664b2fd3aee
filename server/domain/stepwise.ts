// Long computations in steps, so that the caller can run other work in between.

/** A computation that yields after each step and returns its result. */
export type Stepwise<Result> = Generator<void, Result>;

/** Runs a computation to its end without a pause; returns its result. */
export function runToEnd<Result>(steps: Stepwise<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How many items are handled in one step. */
const itemsPerStep = 500;

/** Calls `visit` for each item, in steps; an item with a weight of 2 counts as two. */
export function* forEachStepwise<Item>(items: Iterable<Item>, visit: (item: Item) => void, weight = 1): Stepwise<void> {
  let handled = 0;
  for (const item of items) {
    visit(item);
    handled += weight;
    if (handled < itemsPerStep) continue;
    handled = 0;
    yield;
  }
}

/** Returns the items sorted, equal ones in their original order: a merge sort that begins with runs of one step each. */
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
    const mergedRuns: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      mergedRuns.push(yield* mergeStepwise(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = mergedRuns;
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
