// Caches results for as long as the objects they are derived from.

/** Returns a function that calls `compute` once for each object and caches its result. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = cache.get(key) ?? { value: compute(key) };
    cache.set(key, entry);
    return entry.value;
  };
}
