// Writes of objects and their references, on the connection of a transaction.
import type { AccessControlList, Trustee } from '../../domain/access/access-control-list.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { Connection, Dialect, Reader } from '../dialect/dialect.ts';
import type { MissingReference, NewObject, Reference, ReferenceCounts } from '../ports/object-store.ts';
import { objectCondition, toJson, type ObjectKey } from './object-rows.ts';

/** A connection in a transaction, and how its database locks rows. */
export interface WriteSession {
  readonly dialect: Dialect;
  readonly connection: Connection;
}

/** Creates an object. */
export async function createObject(
  session: WriteSession,
  key: ObjectKey,
  object: NewObject,
): Promise<'done' | 'exists' | MissingReference> {
  const { connection } = session;
  if ((await connection.all(`select 1 as one from objects where ${objectCondition}`, key)).length > 0) return 'exists';
  const missing = await firstMissing(session, key, object);
  if (missing) return { missing };
  // Another transaction can have created the object since the select.
  if (!(await insert(connection, key, object))) return 'exists';
  await setReferences(connection, key, object);
  return 'done';
}

/** Creates an object or replaces its body. */
export async function putObject(
  session: WriteSession,
  key: ObjectKey,
  object: NewObject,
): Promise<'created' | 'replaced' | MissingReference> {
  const { connection } = session;
  const missing = await firstMissing(session, key, object);
  if (missing) return { missing };
  // Another transaction can create or remove the object between the two statements; the next iteration handles this.
  for (;;) {
    const replaced = await connection.run(`update objects set body = $5, modified = $6 where ${objectCondition}`, [
      ...key,
      toJson(object.body),
      object.modified,
    ]);
    if (replaced === 0 && !(await insert(connection, key, object))) continue;
    await setReferences(connection, key, object);
    return replaced > 0 ? 'replaced' : 'created';
  }
}

/** Removes an object. */
export async function removeObject(
  session: WriteSession,
  key: ObjectKey,
  { unlessReferenced }: { readonly unlessReferenced: boolean },
): Promise<'done' | 'missing' | { readonly referenced: ReferenceCounts }> {
  const { connection } = session;
  // The lock is exclusive: a transaction that adds a reference waits for it, and earlier references are counted.
  if (!(await lockObject(session, key, 'update'))) return 'missing';
  const referenced = unlessReferenced ? await countReferences(connection, key) : {};
  if (Object.keys(referenced).length > 0) return { referenced };
  await connection.run(`delete from object_references where ${objectCondition}`, key);
  await connection.run(`delete from objects where ${objectCondition}`, key);
  return 'done';
}

/** Sets owner, access list or both of an object. */
export async function setObjectAccess(
  { connection }: WriteSession,
  key: ObjectKey,
  { owner, acl }: { readonly owner?: Trustee | null; readonly acl?: AccessControlList | null },
): Promise<'done' | 'missing'> {
  const jsonOf = (value: unknown) => (value === undefined ? null : toJson(value));
  const changed = await connection.run(
    `update objects set owner = coalesce($5, owner), acl = coalesce($6, acl) where ${objectCondition}`,
    [...key, jsonOf(owner), jsonOf(acl)],
  );
  return changed > 0 ? 'done' : 'missing';
}

/** Returns the number of other objects that refer to an object, by kind. */
export async function countReferences(reader: Reader, key: ObjectKey): Promise<ReferenceCounts> {
  const rows = await reader.all<{ kind: string; count: number | string }>(
    `select kind, count(*) as count from object_references
      where tenant = $1 and namespace = $2 and target_kind = $3 and target_id = $4
        and not (kind = $3 and folded_id = $4)
      group by kind order by kind`,
    key,
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

/** Locks an object until the transaction ends; returns whether it exists. */
async function lockObject(
  { connection, dialect }: WriteSession,
  key: ObjectKey,
  strength: 'key share' | 'update',
): Promise<boolean> {
  const lock = dialect.hasOneWriter ? '' : `for ${strength}`;
  return (await connection.all(`select 1 as one from objects where ${objectCondition} ${lock}`, key)).length > 0;
}

async function firstMissing(
  session: WriteSession,
  key: ObjectKey,
  { references = [] }: NewObject,
): Promise<Reference | undefined> {
  for (const reference of references) {
    const target = targetKey(key, reference);
    if (!isSame(target, key) && !(await lockObject(session, target, 'key share'))) return reference;
  }
  return undefined;
}

/** Inserts an object; returns false when it exists. */
async function insert(connection: Connection, key: ObjectKey, object: NewObject): Promise<boolean> {
  const { id, body, owner, acl, created, modified } = object;
  const inserted = await connection.run(
    `insert into objects (tenant, namespace, kind, folded_id, id, body, owner, acl, created, modified)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (tenant, namespace, kind, folded_id) do nothing`,
    [...key, id, toJson(body), toJson(owner), toJson(acl), created, modified],
  );
  return inserted > 0;
}

async function setReferences(connection: Connection, key: ObjectKey, { references = [] }: NewObject): Promise<void> {
  await connection.run(`delete from object_references where ${objectCondition}`, key);
  for (const reference of references) {
    const [, , kind, id] = targetKey(key, reference);
    await connection.run(
      `insert into object_references (tenant, namespace, kind, folded_id, target_kind, target_id)
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [...key, kind, id],
    );
  }
}

function targetKey([tenant, namespace]: ObjectKey, { kind, id }: Reference): ObjectKey {
  return [tenant, namespace, kind, foldIdentifier(id)];
}

function isSame(a: ObjectKey, b: ObjectKey): boolean {
  return a.every((part, i) => part === b[i]);
}
