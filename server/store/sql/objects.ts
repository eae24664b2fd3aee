// The catalog on SQL: objects, what they refer to, and the access lists of collections.
import type { Connection, Fragment, Reader } from '../dialect/dialect.ts';
import { foldId } from '../ports/ids.ts';
import type {
  NewObject,
  ObjectName,
  ObjectStore,
  Reference,
  ReferenceCounts,
  Scope,
  StoredObject,
} from '../ports/object-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { Access } from './access.ts';
import { hintSql } from './object-hints.ts';

const ofKind = 'tenant = $1 and namespace = $2 and kind = $3';
const isObject = (first: number) =>
  `tenant = $${first} and namespace = $${first + 1} and kind = $${first + 2} and folded_id = $${first + 3}`;
const ofObject = isObject(1);

/** Tenant, namespace, kind and id as they stand in the rows. */
type ObjectKey = readonly [tenant: string, namespace: string, kind: string, id: string];

interface ObjectRow {
  readonly id: string;
  readonly body: string;
  readonly owner: string;
  readonly acl: string;
  readonly created: string;
  readonly modified: string;
  readonly sequence: number | string;
}

/** A row of a list, without texts that are long. */
type ListRow = Omit<ObjectRow, 'body' | 'acl'> & { readonly body: string | null; readonly acl: string | null };

/** How many objects are looked through in the time of reading one. */
const lookedThrough = 5;

/** Behind the sequences of all objects. */
const endless = Number.MAX_SAFE_INTEGER;

const columns = 'id, body, owner, acl, created, modified, sequence';
/** Bytes from which the body or the list of an object is read by itself: so many of them at once would fill the memory. */
const longText = 4_096;
const short = (column: string) => `case when octet_length(${column}) <= ${longText} then ${column} end as ${column}`;
const shortColumns = `id, ${short('body')}, owner, ${short('acl')}, created, modified, sequence`;
/** About how many characters the bodies of a chunk have together. */
const chunkSize = 1_048_576;

/** Selects so many objects by their places, each with its number among them. */
const textOfEach = (objects: number) =>
  Array.from(
    { length: objects },
    (_, i) => `select ${columns}, ${i} as at from objects where ${isObject(4 * i + 1)}`,
  ).join(' union all ');
/** The same by their number: the same text is found among the prepared ones soonest. */
const eachText: string[] = [];

/** No object has a name with U+0000, and PostgreSQL refuses to look for one; nor has any object no kind. */
const possible = (place: ObjectKey): ObjectKey =>
  place.some((part) => part.includes('\0')) ? ['', '', '', ''] : place;

/** The object store on SQL; used on one transaction its writes become part of that. What looks through many objects for few is a scan. */
export function sqlObjects({ dialect, rowsAtOnce, read, write }: Access, scan: Reader): ObjectStore {
  /** Whether an object exists; it then cannot be removed by others until the transaction ends. */
  async function holds(connection: Connection, place: ObjectKey, strength: 'key share' | 'update'): Promise<boolean> {
    const lock = dialect.oneWriter ? '' : `for ${strength}`;
    const rows = await connection.all(`select 1 as one from objects where ${ofObject} ${lock}`, place);
    return rows.length > 0;
  }

  async function firstMissing(
    connection: Connection,
    place: ObjectKey,
    { references = [] }: NewObject,
  ): Promise<Reference | undefined> {
    for (const reference of references) {
      const target = targetOf(place, reference);
      if (!isSame(target, place) && !(await holds(connection, target, 'key share'))) return reference;
    }
    return undefined;
  }

  /** Whether the object was not there and is now. */
  async function insert(connection: Connection, place: ObjectKey, object: NewObject): Promise<boolean> {
    const { id, body, owner, acl, created, modified } = object;
    const changed = await connection.run(
      `insert into objects (tenant, namespace, kind, folded_id, id, body, owner, acl, created, modified)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (tenant, namespace, kind, folded_id) do nothing`,
      [...place, id, toJson(body), toJson(owner), toJson(acl), created, modified],
    );
    return changed > 0;
  }

  async function setReferences(
    connection: Connection,
    place: ObjectKey,
    { references = [] }: NewObject,
  ): Promise<void> {
    await connection.run(`delete from object_references where ${ofObject}`, place);
    for (const reference of references) {
      const [, , kind, id] = targetOf(place, reference);
      await connection.run(
        `insert into object_references (tenant, namespace, kind, folded_id, target_kind, target_id)
          values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [...place, kind, id],
      );
    }
  }

  async function countsOf(reader: Reader, place: ObjectKey): Promise<ReferenceCounts> {
    const rows = await reader.all<{ kind: string; count: number | string }>(
      `select kind, count(*) as count from object_references
        where tenant = $1 and namespace = $2 and target_kind = $3 and target_id = $4
          and not (kind = $3 and folded_id = $4)
        group by kind order by kind`,
      place,
    );
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
  }

  async function* listOf(collection: Collection): AsyncGenerator<readonly StoredObject[]> {
    for (let after = 0; ;) {
      const rows = await read.all<ListRow>(
        `select ${shortColumns} from objects where ${ofKind} and sequence > $4 order by sequence limit $5`,
        [...collection, after, rowsAtOnce],
      );
      const last = rows.at(-1);
      if (!last) return;
      yield* chunksOf(collection, rows);
      if (rows.length < rowsAtOnce) return;
      after = Number(last.sequence);
      await nextTurn();
    }
  }

  /** The objects of rows, in chunks of bounded size; those with long texts are read now, and left out when they have gone. */
  async function* chunksOf(collection: Collection, rows: readonly ListRow[]): AsyncGenerator<readonly StoredObject[]> {
    let objects: StoredObject[] = [];
    let size = 0;
    for (const row of rows) {
      const whole = isWhole(row) ? row : await wholeRow(collection, row.sequence);
      if (!whole) continue;
      objects.push(fromRow(whole));
      size += whole.body.length + whole.acl.length;
      if (size < chunkSize) continue;
      yield objects;
      [objects, size] = [[], 0];
    }
    if (objects.length > 0) yield objects;
  }

  async function wholeRow(collection: Collection, sequence: number | string): Promise<ObjectRow | undefined> {
    const text = `select ${columns} from objects where ${ofKind} and sequence = $4`;
    const [row] = await read.all<ObjectRow>(text, [...collection, sequence]);
    return row;
  }

  /** Those for which a condition holds; where they are is found out first, since an index may tell it alone. */
  async function* passing(collection: Collection, condition: Fragment): AsyncGenerator<readonly StoredObject[]> {
    for (let after = 0; ;) {
      const end = dialect.onThisThread ? await endOfStretch(collection, after) : endless;
      if (end === null) return;
      const rows = await scan.all<ListRow>(
        `select ${shortColumns} from objects where ${ofKind} and sequence in
          (select sequence from objects where ${ofKind} and sequence > $4 and sequence <= $5 and ${condition.text}
            order by sequence limit $6)
          order by sequence`,
        [...collection, after, end, rowsAtOnce, ...condition.values],
      );
      const last = rows.at(-1);
      yield* chunksOf(collection, rows);
      if (last && rows.length === rowsAtOnce) after = Number(last.sequence);
      else if (end === endless) return;
      else after = end;
      await nextTurn();
    }
  }

  /** The last sequence of the objects that one statement looks through; null when there is none. */
  async function endOfStretch(collection: Collection, after: number): Promise<number | null> {
    const [row] = await scan.all<{ end: number | string | null }>(
      `select max(sequence) as end from
        (select sequence from objects where ${ofKind} and sequence > $4 order by sequence limit $5) as stretch`,
      [...collection, after, lookedThrough * rowsAtOnce],
    );
    return row && row.end !== null ? Number(row.end) : null;
  }

  async function getEach(names: readonly ObjectName[]): Promise<readonly (StoredObject | null)[]> {
    if (names.length === 0) return [];
    const text = (eachText[names.length] ??= textOfEach(names.length));
    const rows = await read.all<ObjectRow & { readonly at: number }>(
      text,
      names.flatMap((name) => possible(placeOf(...name))),
    );
    const found: (StoredObject | null)[] = names.map(() => null);
    for (const row of rows) found[row.at] = fromRow(row);
    return found;
  }

  return {
    identity: {},

    getEach,

    async get(...name) {
      const [object = null] = await getEach([name]);
      return object;
    },

    list(scope, kind, hint = null) {
      const collection = collectionOf(scope, kind);
      const condition = hintSql(hint, dialect, 7);
      return condition ? passing(collection, condition) : listOf(collection);
    },

    async count(scope, kind) {
      const [row] = await read.all<{ count: number | string }>(
        `select count(*) as count from objects where ${ofKind}`,
        collectionOf(scope, kind),
      );
      return Number(row?.count);
    },

    create: (scope, kind, object) =>
      write(async (connection) => {
        const place = placeOf(scope, kind, object.id);
        if ((await connection.all(`select 1 as one from objects where ${ofObject}`, place)).length > 0) return 'exists';
        const missing = await firstMissing(connection, place, object);
        if (missing) return { missing };
        // Another transaction may have come first since the look above.
        if (!(await insert(connection, place, object))) return 'exists';
        await setReferences(connection, place, object);
        return 'done';
      }),

    put: (scope, kind, object) =>
      write(async (connection) => {
        const place = placeOf(scope, kind, object.id);
        const missing = await firstMissing(connection, place, object);
        if (missing) return { missing };
        // Between the two another transaction may create or remove the object: then the first one finds it, or finds it gone.
        for (;;) {
          const replaced = await connection.run(`update objects set body = $5, modified = $6 where ${ofObject}`, [
            ...place,
            toJson(object.body),
            object.modified,
          ]);
          if (replaced === 0 && !(await insert(connection, place, object))) continue;
          await setReferences(connection, place, object);
          return replaced > 0 ? 'replaced' : 'created';
        }
      }),

    remove: (scope, kind, id, { unlessReferenced } = { unlessReferenced: false }) =>
      write(async (connection) => {
        const place = placeOf(scope, kind, id);
        // Held for itself alone: who is about to refer to it waits, and who did so before is seen by the count.
        if (!(await holds(connection, place, 'update'))) return 'missing';
        const referenced = unlessReferenced ? await countsOf(connection, place) : {};
        if (Object.keys(referenced).length > 0) return { referenced };
        await connection.run(`delete from object_references where ${ofObject}`, place);
        await connection.run(`delete from objects where ${ofObject}`, place);
        return 'done';
      }),

    setAccess: (scope, kind, id, { owner, acl }) =>
      write(async (connection) => {
        const changed = await connection.run(
          `update objects set owner = coalesce($5, owner), acl = coalesce($6, acl) where ${ofObject}`,
          [
            ...placeOf(scope, kind, id),
            owner === undefined ? null : toJson(owner),
            acl === undefined ? null : toJson(acl),
          ],
        );
        return changed > 0 ? 'done' : 'missing';
      }),

    referencedBy: (scope, kind, id) => countsOf(read, placeOf(scope, kind, id)),

    async collectionAccess(scope, kind) {
      const [row] = await read.all<{ acl: string }>(
        `select acl from collection_access where ${ofKind}`,
        collectionOf(scope, kind),
      );
      return row ? JSON.parse(row.acl) : null;
    },

    setCollectionAccess: (scope, kind, acl) =>
      write(async (connection) => {
        await connection.run(
          `insert into collection_access (tenant, namespace, kind, acl) values ($1, $2, $3, $4)
            on conflict (tenant, namespace, kind) do update set acl = excluded.acl`,
          [...collectionOf(scope, kind), toJson(acl)],
        );
      }),
  };
}

/** Tenant, namespace and kind as they stand in the rows. */
type Collection = readonly [tenant: string, namespace: string, kind: string];

function collectionOf({ tenant, namespace }: Scope, kind: string): Collection {
  return [foldId(tenant), foldId(namespace), kind];
}

function placeOf(scope: Scope, kind: string, id: string): ObjectKey {
  return [...collectionOf(scope, kind), foldId(id)];
}

function targetOf([tenant, namespace]: ObjectKey, { kind, id }: Reference): ObjectKey {
  return [tenant, namespace, kind, foldId(id)];
}

function isSame(a: ObjectKey, b: ObjectKey): boolean {
  return a.every((part, i) => part === b[i]);
}

function isWhole(row: ListRow): row is ObjectRow {
  return row.body !== null && row.acl !== null;
}

function fromRow({ id, body, owner, acl, created, modified, sequence }: ObjectRow): StoredObject {
  return {
    id,
    body: JSON.parse(body),
    owner: parsed(owner),
    acl: parsed(acl),
    created,
    modified,
    sequence: Number(sequence),
    size: body.length,
  };
}

const mostParsed = 1_000;
const parsedTexts = new Map<string, unknown>();

/** The value of a JSON text, frozen. Most objects have the owner and the list of many others, so they are parsed once for all. */
function parsed(text: string): unknown {
  const known = parsedTexts.get(text);
  if (known !== undefined) return known;
  const value: unknown = JSON.parse(text, (_key, part: unknown) => Object.freeze(part));
  if (text.length > longText) return value;
  if (parsedTexts.size >= mostParsed) parsedTexts.clear();
  parsedTexts.set(text, value);
  return value;
}

function toJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}
