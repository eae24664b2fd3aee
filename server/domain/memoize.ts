/** Returns a function that makes a value for each key once, and keeps it as long as the key is in use elsewhere. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.value;
    const value = make(key);
    values.set(key, { value });
    return value;
  };
}
