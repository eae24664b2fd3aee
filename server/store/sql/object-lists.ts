// Lists of objects in the order of their creation, in chunks of bounded size.
import { nextTurn } from '../../runtime/turns.ts';
import type { Hint } from '../../domain/languages/search-hint.ts';
import type { Fragment, Reader } from '../dialect/dialect.ts';
import type { Kind, StoredObject } from '../ports/object-store.ts';
import type { DatabaseAccess } from './access.ts';
import { hintSql } from './object-hints.ts';
import { objectColumns, objectOf, collectionCondition, type CollectionKey, type ObjectRow } from './object-rows.ts';

/** A row of a list, with null for long texts. */
type ListRow = Omit<ObjectRow, 'body' | 'acl'> & { readonly body: string | null; readonly acl: string | null };

/** Larger bodies and access lists are read one by one, since a chunk of them could fill the memory. */
const maxListedBytes = 4_096;
/** The approximate number of characters of the bodies and access lists of a chunk. */
const chunkLength = 1_048_576;
/** Searching an object takes this fraction of the time of reading it, so one statement searches more objects than it reads. */
const searchedPerReadObject = 5;
/** Greater than the sequences of all objects. */
const maxSequence = Number.MAX_SAFE_INTEGER;

const shortText = (column: string) =>
  `case when octet_length(${column}) <= ${maxListedBytes} then ${column} end as ${column}`;
const listColumns = `id, ${shortText('body')}, owner, ${shortText('acl')}, created, modified, sequence`;

/** The readers of lists. A search reads many objects to find a few, so it uses `scan`. */
export interface ListSource extends Pick<DatabaseAccess, 'dialect' | 'rowsAtOnce' | 'read'> {
  readonly scan: Reader;
}

/** Returns the objects of a collection; with a hint, objects that do not match it can be missing. */
export function listObjects<K extends Kind>(
  source: ListSource,
  collection: CollectionKey,
  hint: Hint | null,
): AsyncGenerator<readonly StoredObject<K>[]> {
  const condition = hintSql(hint, source.dialect, 7);
  return condition ? matchingObjects(source, collection, condition) : allObjects(source, collection);
}

async function* allObjects<K extends Kind>(
  { read, rowsAtOnce }: ListSource,
  collection: CollectionKey,
): AsyncGenerator<readonly StoredObject<K>[]> {
  for (let after = 0; ;) {
    const rows = await read.all<ListRow>(
      `select ${listColumns} from objects where ${collectionCondition} and sequence > $4 order by sequence limit $5`,
      [...collection, after, rowsAtOnce],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield* chunksOf<K>(read, collection, rows);
    if (rows.length < rowsAtOnce) return;
    after = Number(last.sequence);
    await nextTurn();
  }
}

/** Returns the objects that meet a condition. A subquery finds their sequences, for which an index can suffice. */
async function* matchingObjects<K extends Kind>(
  source: ListSource,
  collection: CollectionKey,
  condition: Fragment,
): AsyncGenerator<readonly StoredObject<K>[]> {
  const { dialect, read, scan, rowsAtOnce } = source;
  for (let after = 0; ;) {
    const end = dialect.isSynchronous ? await lastSearched(source, collection, after) : maxSequence;
    if (end === null) return;
    const rows = await scan.all<ListRow>(
      `select ${listColumns} from objects where ${collectionCondition} and sequence in
        (select sequence from objects where ${collectionCondition} and sequence > $4 and sequence <= $5 and ${condition.text}
          order by sequence limit $6)
        order by sequence`,
      [...collection, after, end, rowsAtOnce, ...condition.values],
    );
    const last = rows.at(-1);
    yield* chunksOf<K>(read, collection, rows);
    if (last && rows.length === rowsAtOnce) after = Number(last.sequence);
    else if (end === maxSequence) return;
    else after = end;
    await nextTurn();
  }
}

/** Returns the last sequence of the objects that one statement searches, or null if there are no more. */
async function lastSearched(
  { scan, rowsAtOnce }: ListSource,
  collection: CollectionKey,
  after: number,
): Promise<number | null> {
  const [row] = await scan.all<{ last: number | string | null }>(
    `select max(sequence) as last from
      (select sequence from objects where ${collectionCondition} and sequence > $4 order by sequence limit $5) as searched`,
    [...collection, after, searchedPerReadObject * rowsAtOnce],
  );
  return row && row.last !== null ? Number(row.last) : null;
}

/** Returns the objects of rows in chunks. Reads objects with long texts, and omits those that were removed meanwhile. */
async function* chunksOf<K extends Kind>(
  read: Reader,
  collection: CollectionKey,
  rows: readonly ListRow[],
): AsyncGenerator<readonly StoredObject<K>[]> {
  let objects: StoredObject<K>[] = [];
  let length = 0;
  for (const row of rows) {
    const complete = isComplete(row) ? row : await completeRow(read, collection, row.sequence);
    if (!complete) continue;
    objects.push(objectOf(complete));
    length += complete.body.length + complete.acl.length;
    if (length < chunkLength) continue;
    yield objects;
    [objects, length] = [[], 0];
  }
  if (objects.length > 0) yield objects;
}

function isComplete(row: ListRow): row is ObjectRow {
  return row.body !== null && row.acl !== null;
}

async function completeRow(
  read: Reader,
  collection: CollectionKey,
  sequence: number | string,
): Promise<ObjectRow | undefined> {
  const text = `select ${objectColumns} from objects where ${collectionCondition} and sequence = $4`;
  const [row] = await read.all<ObjectRow>(text, [...collection, sequence]);
  return row;
}
