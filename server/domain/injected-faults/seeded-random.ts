// Random numbers that only depend on a seed and a position, so that every server gets the same ones without shared state.

const bits = 64;
const increment = 0x9e3779b97f4a7c15n;
const wrap = (value: bigint): bigint => BigInt.asUintN(bits, value);

/** Returns a number from 0 to below 1: the one at a position of the SplitMix64 sequence of a seed, which is an integer. */
export function randomAt(seed: number, position: number): number {
  const state = wrap(wrap(BigInt(seed)) + (BigInt(position) + 1n) * increment);
  const first = wrap((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
  const second = wrap((first ^ (first >> 27n)) * 0x94d049bb133111ebn);
  const mixed = second ^ (second >> 31n);
  // The 53 highest bits are as many as a number has.
  return Number(mixed >> 11n) / 2 ** 53;
}
