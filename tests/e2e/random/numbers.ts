// Pseudorandom numbers, which a seed repeats.

export interface Random {
  /** Returns an integer from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** Returns `count` items that `make` creates. */
  many<T>(count: number, make: () => T): T[];
}

/** Returns one of the sequences of a seed. Tests that run at the same time use different ones, so that each can be repeated. */
export function randomFrom(seed: number, sequence: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(sequence + 1, 0xc2b2ae35);
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (probability) => next() < probability,
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
