// Long computations in steps, so that the caller can run other work in between.

/** A computation that yields after each step and returns its result. */
export type Stepwise<Result> = Generator<void, Result>;

/** Returns the result of a computation, which it runs without pauses. */
export function runToEnd<Result>(steps: Stepwise<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The number of items in one step. */
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

/** Returns the items sorted, equal ones in their original order. It is a merge sort of runs of one step each. */
export function* sortStepwise<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Stepwise<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += itemsPerStep) {
    runs.push(items.slice(start, start + itemsPerStep).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const mergedRuns: (readonly Item[])[] = [];
    for (let i = 0; i < runs.length; i += 2)
      mergedRuns.push(yield* mergeStepwise(runs[i] ?? [], runs[i + 1] ?? [], compare));
    runs = mergedRuns;
  }
  return runs[0] ?? [];
}

function* mergeStepwise<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Stepwise<readonly Item[]> {
  const merged: Item[] = [];
  let i = 0;
  for (const item of second) {
    for (let other = first[i]; other !== undefined && compare(other, item) <= 0; other = first[i]) {
      merged.push(other);
      i += 1;
    }
    merged.push(item);
    if (merged.length % itemsPerStep === 0) yield;
  }
  for (; i < first.length; i += 1) {
    const other = first[i];
    if (other !== undefined) merged.push(other);
  }
  return merged;
}
