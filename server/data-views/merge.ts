// Brings cursors together by their keys, the least key first.

interface Keyed {
  readonly key: string | undefined;
}

/** Things with keys, of which the one with the least key is always at hand (a binary heap). */
export class LeastFirst<T extends Keyed> {
  readonly #heap: T[] = [];

  /** The least key; undefined when nothing is left. */
  get key(): string | undefined {
    return this.#heap[0]?.key;
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
  take(): T | undefined {
    const [least] = this.#heap;
    const last = this.#heap.pop();
    if (last !== undefined && this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#sink();
    }
    return least;
  }

  #sink(): void {
    let place = 0;
    for (;;) {
      const left = place * 2 + 1;
      const right = left + 1;
      let least = place;
      if (left < this.#heap.length && this.#isBefore(left, least)) least = left;
      if (right < this.#heap.length && this.#isBefore(right, least)) least = right;
      if (least === place) return;
      this.#swap(place, least);
      place = least;
    }
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
