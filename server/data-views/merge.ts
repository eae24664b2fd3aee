// Brings cursors together by their keys, the least key first.

interface Keyed {
  readonly key: string | undefined;
}

/** Things with keys, of which the one with the least key is always at hand (a binary heap). */
export class LeastFirst<T extends Keyed> {
  readonly #heap: T[] = [];

  /** The one with the least key; undefined when nothing is left. */
  get least(): T | undefined {
    return this.#heap[0];
  }

  add(item: T): void {
    this.#heap.push(item);
    let place = this.#heap.length - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#isBefore(place, parent)) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  /** Takes out the one with the least key. */
  take(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.moved();
  }

  /** Puts the one that had the least key in its place once its key has grown. */
  moved(): void {
    const heap = this.#heap;
    const item = heap[0];
    if (item === undefined) return;
    const key = item.key ?? '';
    let place = 0;
    for (let child = 1; child < heap.length; child = place * 2 + 1) {
      const right = heap[child + 1];
      let next = heap[child];
      if (right !== undefined && (right.key ?? '') < (next?.key ?? '')) {
        next = right;
        child += 1;
      }
      if (next === undefined || (next.key ?? '') >= key) break;
      heap[place] = next;
      place = child;
    }
    heap[place] = item;
  }

  #isBefore(a: number, b: number): boolean {
    // Keys are printable ASCII, so code units are in the order of bytes.
    return (this.#heap[a]?.key ?? '') < (this.#heap[b]?.key ?? '');
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#heap[a], this.#heap[b]];
    if (one === undefined || other === undefined) return;
    this.#heap[a] = other;
    this.#heap[b] = one;
  }
}
