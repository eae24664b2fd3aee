// New objects and changes of stored ones.
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

/** The changed parts of an object; the others stay. */
export interface Change<K extends Kind> {
  readonly body?: ObjectBodies[K];
  readonly owner?: Trustee;
  readonly acl?: AccessControlList;
}

/**
 * Returns a function that makes objects of a resource, owned by the caller, with a copy of the collection's access list
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

/** The date of a change: now, or just after the previous date, so that every state of an object has its own. */
export function nextModifiedDate(modified: string, now: bigint): string {
  const before = parseDateTime(modified) ?? 0n;
  return formatDateTime(now > before ? now : before + 1n);
}

/**
 * Changes the object that the path names and returns the result; throws NotFound. `decide` gets the locked object and the transaction,
 * which alone it may use.
 */
export async function changeObject<R extends SecuredResource>(
  { store, access, now }: Pick<Context, 'store' | 'access' | 'now'>,
  resource: R,
  decide: (
    object: StoredObject<SecuredKind<R>>,
    transaction: Transaction,
  ) => Promise<Change<SecuredKind<R>>> | Change<SecuredKind<R>>,
): Promise<StoredObject<SecuredKind<R>>> {
  const { scope } = access;
  const { word } = securedKinds[resource];
  const kind: SecuredKind<R> = securedKinds[resource].kind;
  const { id } = access.pathObject(resource);
  return store.transaction(async (transaction) => {
    const { objects } = transaction;
    // Changes nothing, but locks the object.
    await objects.setAccess(scope, kind, id, {});
    const object = await objects.get(scope, kind, id);
    if (!object) throw notFound(word, id);
    const { body = object.body, ...security } = await decide(object, transaction);
    const changed = { ...object, ...security, body, modified: nextModifiedDate(object.modified, now) };
    await objects.setAccess(scope, kind, id, security);
    const put = await objects.put(scope, kind, { ...changed, references: referencesOf[resource](changed) });
    if (typeof put === 'object') throw notFound(put.missing.kind, put.missing.id);
    return changed;
  });
}
