/** A binary heap of items with keys, the least key first. Keys of items in the heap do not change. */
export class MinHeap<T> {
  readonly #keyOf: (item: T) => string;
  readonly #heap: T[] = [];

  constructor(keyOf: (item: T) => string) {
    this.#keyOf = keyOf;
  }

  /** The item with the least key; undefined if the heap is empty. */
  get min(): T | undefined {
    return this.#heap[0];
  }

  add(item: T): void {
    const heap = this.#heap;
    const key = this.#keyOf(item);
    let place = heap.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || this.#keyOf(parent) <= key) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = item;
  }

  /** Removes and returns all items with keys up to a key. */
  removeUpTo(key: string): T[] {
    const taken: T[] = [];
    for (let least = this.min; least !== undefined && this.#keyOf(least) <= key; least = this.min) {
      taken.push(least);
      this.#dropLeast();
    }
    return taken;
  }

  #dropLeast(): void {
    const heap = this.#heap;
    const item = heap.pop();
    if (item === undefined || heap.length === 0) return;
    const key = this.#keyOf(item);
    let place = 0;
    for (let child = 1; child < heap.length; child = place * 2 + 1) {
      const [left, right] = [heap[child], heap[child + 1]];
      if (left === undefined) break;
      const isRight = right !== undefined && this.#keyOf(right) < this.#keyOf(left);
      const next = isRight ? right : left;
      // Keys are printable ASCII, so code units are in the order of bytes.
      if (this.#keyOf(next) >= key) break;
      heap[place] = next;
      place = isRight ? child + 1 : child;
    }
    heap[place] = item;
  }
}
