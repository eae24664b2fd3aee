// Keys, columns and rows of objects.
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { Kind, ObjectName, Scope, StoredObject } from '../ports/object-store.ts';

/** The condition that rows belong to the collection whose key is $1 to $3. */
export const collectionCondition = 'tenant = $1 and namespace = $2 and kind = $3';
/** Returns the condition that a row is the object whose key is four parameters from `first` on. */
export const objectConditionAt = (first: number) =>
  `tenant = $${first} and namespace = $${first + 1} and kind = $${first + 2} and folded_id = $${first + 3}`;
/** The condition that a row is the object whose key is $1 to $4. */
export const objectCondition = objectConditionAt(1);

/** Tenant, namespace and kind as they are stored. */
export type CollectionKey = readonly [tenant: string, namespace: string, kind: string];
/** Tenant, namespace, kind and id as they are stored. */
export type ObjectKey = readonly [...CollectionKey, id: string];

export interface ObjectRow {
  readonly id: string;
  readonly body: string;
  readonly owner: string;
  readonly acl: string;
  readonly created: string;
  readonly modified: string;
  readonly sequence: number | string;
}

export const objectColumns = 'id, body, owner, acl, created, modified, sequence';

/** Returns the key of a collection: of a kind, or of a resource with an access list. */
export function collectionKey({ tenant, namespace }: Scope, kind: string): CollectionKey {
  return [foldIdentifier(tenant), foldIdentifier(namespace), kind];
}

/** Returns the key of an object. */
export function objectKey(...[scope, kind, id]: ObjectName): ObjectKey {
  return [...collectionKey(scope, kind), foldIdentifier(id)];
}

/** Returns the object of a row. */
export function objectOf<K extends Kind>(row: ObjectRow): StoredObject<K> {
  const { id, body, owner, acl, created, modified, sequence } = row;
  return {
    id,
    // Bodies that were written under a kind have the type of that kind.
    body: JSON.parse(body),
    owner: parseShared(owner),
    acl: parseShared(acl),
    created,
    modified,
    sequence: Number(sequence),
    size: body.length,
  };
}

/** Longer texts are not cached. */
const maxCachedLength = 4_096;
const maxCachedTexts = 1_000;
const cachedValues = new Map<string, unknown>();

/** Returns the frozen value of a JSON text. Values are cached, since many objects have the same owner and access list. */
function parseShared<Value>(text: string): Value {
  const known = cachedValues.get(text);
  // Equal texts have equal values, and so the same type.
  if (known !== undefined) return known as Value;
  const value: Value = JSON.parse(text, (_key, part: unknown) => Object.freeze(part));
  if (text.length > maxCachedLength) return value;
  if (cachedValues.size >= maxCachedTexts) cachedValues.clear();
  cachedValues.set(text, value);
  return value;
}

/** Returns a value as JSON; undefined becomes null. */
export function toJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}
