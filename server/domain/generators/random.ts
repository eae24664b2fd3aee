// Random numbers without a state: each is a function of a seed, a name and a number, so that a process can go on where another one ended.

/** Returns a number from 0, included, to 1, excluded. */
export function randomAt(seed: number, name: string, index: number): number {
  let hash = mixed((0x811c9dc5 ^ seed) >>> 0);
  for (let i = 0; i < name.length; i += 1) hash = mixed(hash ^ name.charCodeAt(i));
  hash = mixed(hash ^ (index >>> 0));
  hash = mixed(hash ^ (Math.floor(index / 2 ** 32) >>> 0));
  return hash / 2 ** 32;
}

/** Returns 32 bits, each of which depends on all bits of `value` (the finalizer of MurmurHash3). */
function mixed(value: number): number {
  let bits = (value + 0x9e3779b9) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
