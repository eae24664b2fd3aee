// Rows of objects: how objects are named, selected and read back.
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { Kind, ObjectName, Scope, StoredObject } from '../ports/object-store.ts';

/** The condition that rows belong to a collection, whose key is the first three values. */
export const collectionCondition = 'tenant = $1 and namespace = $2 and kind = $3';
/** The condition that a row is an object, whose key is four values from the first one on. */
export const objectConditionAt = (first: number) =>
  `tenant = $${first} and namespace = $${first + 1} and kind = $${first + 2} and folded_id = $${first + 3}`;
/** The same for the first four values. */
export const objectCondition = objectConditionAt(1);

/** Tenant, namespace and kind as they are in the rows. */
export type CollectionKey = readonly [tenant: string, namespace: string, kind: string];
/** Tenant, namespace, kind and id as they are in the rows. */
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
    // What was written under a kind has the type of that kind.
    body: JSON.parse(body),
    owner: parseShared(owner),
    acl: parseShared(acl),
    created,
    modified,
    sequence: Number(sequence),
    size: body.length,
  };
}

/** Texts longer than this are not kept. */
const maxCachedLength = 4_096;
const maxCachedTexts = 1_000;
const cachedValues = new Map<string, unknown>();

/** Returns the value of a JSON text, frozen. Most objects share owner and list with many others, so those are parsed once. */
function parseShared<Value>(text: string): Value {
  const known = cachedValues.get(text);
  // The text alone tells the value, and so its type.
  if (known !== undefined) return known as Value;
  const value: Value = JSON.parse(text, (_key, part: unknown) => Object.freeze(part));
  if (text.length > maxCachedLength) return value;
  if (cachedValues.size >= maxCachedTexts) cachedValues.clear();
  cachedValues.set(text, value);
  return value;
}

/** Returns a value as JSON; null where there is none. */
export function toJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}
