// Partial changes of objects: null and absent members do not change.

/** The members of an object that a request changes. */
export type Changes<T> = { readonly [Member in keyof T]?: T[Member] | null | undefined };

/** Returns the object with the changes applied; members that the object does not have are ignored. */
export function applyChanges<T extends object>(object: T, changes: Changes<T>): T {
  const members = Object.keys(object).filter(
    (name) => Object.hasOwn(changes, name) && (changes[name as keyof T] ?? null) !== null,
  );
  return { ...object, ...Object.fromEntries(members.map((name) => [name, changes[name as keyof T]])) };
}
