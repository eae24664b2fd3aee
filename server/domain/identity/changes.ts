// Changes that name only what they change: document 2, "unset or null properties unchanged".

/** What a caller sends of an object: any of its members, null for those that are to stay. */
export type Changes<T> = { readonly [Member in keyof T]?: T[Member] | null | undefined };

/** Returns the object with those of its members that are given, neither absent nor null; what is no member of it is ignored. */
export function applyChanges<T extends object>(object: T, changes: Changes<T>): T {
  const members = Object.keys(object).filter(
    (name) => Object.hasOwn(changes, name) && (changes[name as keyof T] ?? null) !== null,
  );
  return { ...object, ...Object.fromEntries(members.map((name) => [name, changes[name as keyof T]])) };
}
