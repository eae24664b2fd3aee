// The catalog on SQL: objects, their references, and the access lists of collections.
import { nextTurn } from '../../runtime/turns.ts';
import type { Connection, Reader } from '../dialect/dialect.ts';
import type { StoredObjects, ObjectName, ObjectStore, StoredObject } from '../ports/object-store.ts';
import type { DatabaseAccess } from './access.ts';
import { listObjects } from './object-lists.ts';
import {
  collectionKey,
  type CollectionKey,
  objectConditionAt,
  objectColumns,
  objectKey,
  objectOf,
  collectionCondition,
  toJson,
  type ObjectKey,
  type ObjectRow,
} from './object-rows.ts';
import {
  countReferences,
  createObject,
  putObject,
  removeObject,
  setObjectAccess,
  type WriteSession,
} from './object-writes.ts';

/** Returns the statement that selects a number of objects by their keys, each with its position. */
const selectObjects = (objects: number) =>
  Array.from(
    { length: objects },
    (_, i) => `select ${objectColumns}, ${i} as at from objects where ${objectConditionAt(4 * i + 1)}`,
  ).join(' union all ');
/** These statements by the number of objects; the same string is found fastest among the prepared statements. */
const selections: string[] = [];

/** Replaces a key with U+0000, which PostgreSQL does not accept, with one that no object has. */
const possibleKey = (key: ObjectKey): ObjectKey => (key.some((part) => part.includes('\0')) ? ['', '', '', ''] : key);

async function readEach<const Names extends readonly ObjectName[]>(
  read: Reader,
  names: Names,
): Promise<StoredObjects<Names>> {
  const found: (StoredObject | null)[] = names.map(() => null);
  if (names.length > 0) {
    const text = (selections[names.length] ??= selectObjects(names.length));
    const keys = names.flatMap((name) => possibleKey(objectKey(...name)));
    for (const row of await read.all<ObjectRow & { readonly at: number }>(text, keys)) found[row.at] = objectOf(row);
  }
  // The list has one item for each name, in the same order.
  return found as readonly unknown[] as StoredObjects<Names>;
}

const countedPerStatement = 50_000;

/** Returns the number of objects in a collection; counts in slices, since an embedded database serves nothing else during a statement. */
async function countObjects(read: Reader, collection: CollectionKey): Promise<number> {
  let total = 0;
  for (let after = 0; ;) {
    const [row] = await read.all<{ count: number | string; last: number | string | null }>(
      `select count(*) as count, max(sequence) as last from
        (select sequence from objects where ${collectionCondition} and sequence > $4 order by sequence limit $5) as counted`,
      [...collection, after, countedPerStatement],
    );
    const count = Number(row?.count);
    total += count;
    if (count < countedPerStatement) return total;
    after = Number(row?.last);
    await nextTurn();
  }
}

/** Returns the object store on SQL; with the access of a transaction, its writes belong to that transaction. */
export function sqlObjects({ dialect, rowsAtOnce, read, write }: DatabaseAccess, scan: Reader): ObjectStore {
  const inTransaction = <Result>(work: (session: WriteSession) => Promise<Result>): Promise<Result> =>
    write((connection: Connection) => work({ dialect, connection }));

  return {
    identity: {},

    getEach: (names) => readEach(read, names),

    async get(...name) {
      const [object] = await readEach(read, [name]);
      return object;
    },

    list: (scope, kind, hint = null) =>
      listObjects({ dialect, rowsAtOnce, read, scan }, collectionKey(scope, kind), hint),

    count: (scope, kind) => countObjects(read, collectionKey(scope, kind)),

    create: (scope, kind, object) =>
      inTransaction((session) => createObject(session, objectKey(scope, kind, object.id), object)),

    put: (scope, kind, object) =>
      inTransaction((session) => putObject(session, objectKey(scope, kind, object.id), object)),

    remove: (scope, kind, id, options = { unlessReferenced: false }) =>
      inTransaction((session) => removeObject(session, objectKey(scope, kind, id), options)),

    setAccess: (scope, kind, id, access) =>
      inTransaction((session) => setObjectAccess(session, objectKey(scope, kind, id), access)),

    referencedBy: (scope, kind, id) => countReferences(read, objectKey(scope, kind, id)),

    async collectionAccess(scope, resource) {
      const [row] = await read.all<{ acl: string }>(
        `select acl from collection_access where ${collectionCondition}`,
        collectionKey(scope, resource),
      );
      return row ? JSON.parse(row.acl) : null;
    },

    setCollectionAccess: (scope, resource, acl) =>
      write(async (connection) => {
        await connection.run(
          `insert into collection_access (tenant, namespace, kind, acl) values ($1, $2, $3, $4)
            on conflict (tenant, namespace, kind) do update set acl = excluded.acl`,
          [...collectionKey(scope, resource), toJson(acl)],
        );
      }),
  };
}
