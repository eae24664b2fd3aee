// Creates objects and changes stored ones.
import type { Context } from '../requests/context.ts';
import type { AccessControlList, Trustee } from '../domain/access/access-control-list.ts';
import { formatDateTime, parseDateTime } from '../domain/values/time.ts';
import { securedKinds, type SecuredKind, type SecuredResource } from '../requests/access.ts';
import { notFound } from '../errors/failures.ts';
import type { Kind, NewObject, ObjectBodies, StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { referencesOf } from './references.ts';

/** An object, and whether the request created it. */
export interface CreateResult<K extends Kind> {
  readonly object: StoredObject<K>;
  readonly isNew: boolean;
}

/** The new parts of an object; parts that are left out stay the same. */
export interface Change<K extends Kind> {
  readonly body?: ObjectBodies[K];
  readonly owner?: Trustee;
  readonly acl?: AccessControlList;
}

/**
 * Returns a function that creates objects of a resource: the caller owns them, and each has a copy of the collection's access list
 * (docs/behavior/access-control.md#copies-of-lists).
 */
export async function newObjectFactory<R extends SecuredResource>(
  { access, now }: Pick<Context, 'access' | 'now'>,
  resource: R,
): Promise<(id: string, body: ObjectBodies[SecuredKind<R>]) => NewObject<SecuredKind<R>>> {
  const { owner, acl } = await access.accessOfNewObject(resource);
  const created = formatDateTime(now);
  return (id, body) => {
    const references = referencesOf[resource]({ id, body });
    return { id, body, owner, acl, created, modified: created, references };
  };
}

/** Returns `now`, or 100 ns after the previous date if that is later: every state of an object has its own date. */
export function nextModifiedDate(modified: string, now: bigint): string {
  const previous = parseDateTime(modified) ?? 0n;
  return formatDateTime(now > previous ? now : previous + 1n);
}

/**
 * Changes the object that the path names and returns the changed object; throws NotFound. `change` gets the locked object and the
 * transaction, and must use no other access to the store.
 */
export async function changeObject<R extends SecuredResource>(
  { store, access, now }: Pick<Context, 'store' | 'access' | 'now'>,
  resource: R,
  change: (
    object: StoredObject<SecuredKind<R>>,
    transaction: Transaction,
  ) => Promise<Change<SecuredKind<R>>> | Change<SecuredKind<R>>,
): Promise<StoredObject<SecuredKind<R>>> {
  const { scope } = access;
  const { noun } = securedKinds[resource];
  const kind: SecuredKind<R> = securedKinds[resource].kind;
  const { id } = access.pathObject(resource);
  return store.transaction(async (transaction) => {
    const { objects } = transaction;
    // Without owner and acl, setAccess only locks the object.
    await objects.setAccess(scope, kind, id, {});
    const object = await objects.get(scope, kind, id);
    if (!object) throw notFound(noun, id);
    const { body = object.body, ...security } = await change(object, transaction);
    const changed = { ...object, ...security, body, modified: nextModifiedDate(object.modified, now) };
    await objects.setAccess(scope, kind, id, security);
    const result = await objects.put(scope, kind, { ...changed, references: referencesOf[resource](changed) });
    if (typeof result === 'object') throw notFound(result.missing.kind, result.missing.id);
    return changed;
  });
}
