/** A binary heap of items with keys, the smallest key first. Keys of items in the heap must not change. */
export class MinHeap<T> {
  readonly #keyOf: (item: T) => string;
  readonly #heap: T[] = [];

  constructor(keyOf: (item: T) => string) {
    this.#keyOf = keyOf;
  }

  /** The item with the smallest key; undefined if the heap is empty. */
  get min(): T | undefined {
    return this.#heap[0];
  }

  add(item: T): void {
    const heap = this.#heap;
    const key = this.#keyOf(item);
    let position = heap.length;
    while (position > 0) {
      const parentPosition = (position - 1) >> 1;
      const parent = heap[parentPosition];
      if (parent === undefined || this.#keyOf(parent) <= key) break;
      heap[position] = parent;
      position = parentPosition;
    }
    heap[position] = item;
  }

  /** Removes and returns all items whose key is at most a key. */
  removeUpTo(key: string): T[] {
    const removed: T[] = [];
    for (let min = this.min; min !== undefined && this.#keyOf(min) <= key; min = this.min) {
      removed.push(min);
      this.#removeMin();
    }
    return removed;
  }

  #removeMin(): void {
    const heap = this.#heap;
    const item = heap.pop();
    if (item === undefined || heap.length === 0) return;
    const key = this.#keyOf(item);
    let position = 0;
    for (let child = 1; child < heap.length; child = position * 2 + 1) {
      const [left, right] = [heap[child], heap[child + 1]];
      if (left === undefined) break;
      const isRight = right !== undefined && this.#keyOf(right) < this.#keyOf(left);
      const next = isRight ? right : left;
      // Keys are printable ASCII, so code units are in the order of bytes.
      if (this.#keyOf(next) >= key) break;
      heap[position] = next;
      position = isRight ? child + 1 : child;
    }
    heap[position] = item;
  }
}
