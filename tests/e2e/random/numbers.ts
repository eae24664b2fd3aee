// Random numbers that one seed decides.

export interface Random {
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  /** True in this share of all cases. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** So many of the answers of `make`. */
  many<T>(count: number, make: () => T): T[];
}

/** A sequence of its own for each place under a seed, so that what runs side by side does not change what comes. */
export function randomFrom(seed: number, place: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    chance: (share) => next() < share,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    shuffled(items) {
      const drawn = items.map((item) => ({ item, draw: next() }));
      return drawn.sort((a, b) => a.draw - b.draw).map(({ item }) => item);
    },
    many: (count, make) => Array.from({ length: count }, make),
  };
}
