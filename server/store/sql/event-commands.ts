// Writes of the event store. Each write locks its stream and checks the stored events before it writes.
import { rowsOfBatch } from '../blocks/sealed-batch.ts';
import type { Connection } from '../dialect/dialect.ts';
import {
  checkKeys,
  sortByKey,
  type EventBatch,
  type EventRow,
  type EventTransaction,
  type InsertResult,
  type StreamRef,
} from '../ports/event-store.ts';
import type { DatabaseAccess } from './access.ts';
import { readPages } from './event-pages.ts';
import { pageRows } from './event-queries.ts';
import { EventTables, lockStreamRow, streamKey, type StreamKey } from './event-tables.ts';
import { insertNew, appendBlocks, applyChanges, locate, removeWithin, type LocatedKeys } from './event-writes.ts';

type EventCommands = Pick<
  EventTransaction,
  'lock' | 'insert' | 'upsert' | 'replace' | 'change' | 'remove' | 'removeRange' | 'removeAll' | 'rewrite'
>;

/** Returns the writes of the event store on SQL; with the access of a transaction, they belong to that transaction. */
export function eventCommands(access: DatabaseAccess): EventCommands {
  const { blockSize, write, onGarbage } = access;

  /** Runs `work` on a locked stream. */
  function writeTo<Result>(
    ref: StreamRef,
    work: (tables: EventTables, connection: Connection) => Promise<Result>,
  ): Promise<Result> {
    return write(async (connection) => work(await lockStream(access, connection, streamKey(ref), ref), connection));
  }

  /** Inserts or replaces rows; the last row of each key wins. */
  const put = (tables: EventTables, located: LocatedKeys, rows: readonly EventRow[]) =>
    applyChanges(tables, located, lastOfEachKey(rows), blockSize);

  const tryAppend = async (tables: EventTables, batch: EventBatch) =>
    'blocks' in batch && (await appendBlocks(tables, batch.blocks, blockSize));

  return {
    lock: (ref) => writeTo(ref, async () => undefined),

    insert: (ref, batch) =>
      writeTo(ref, async (tables) =>
        (await tryAppend(tables, batch)) ? 'done' : insertInto(tables, rowsOfBatch(batch), blockSize),
      ),

    upsert: (ref, batch) =>
      writeTo(ref, async (tables) => {
        if (await tryAppend(tables, batch)) return;
        const rows = rowsOfBatch(batch);
        await put(tables, await locate(tables, checkKeys(rowKeys(rows))), rows);
      }),

    replace: (ref, rows) =>
      writeTo(ref, async (tables) => {
        const located = await locate(tables, checkKeys(rowKeys(rows)));
        const missing = rows.find(({ key }) => !located.bodies.has(key));
        if (missing !== undefined) return { missing: missing.key };
        await put(tables, located, rows);
        return 'done';
      }),

    change: (ref, keys, decide) =>
      writeTo(ref, async (tables) => {
        const locatedKeys = new Set(checkKeys(keys));
        const located = await locate(tables, keys);
        const { rows, result } = decide(located.bodies);
        const areLocated = rows.every(({ key }) => locatedKeys.has(key));
        await put(tables, areLocated ? located : await locate(tables, checkKeys(rowKeys(rows))), rows);
        return result;
      }),

    remove: (ref, keys) =>
      writeTo(ref, async (tables) => {
        const located = await locate(tables, checkKeys(keys));
        const missing = keys.find((key) => !located.bodies.has(key));
        if (missing !== undefined) return { missing };
        await applyChanges(tables, located, new Map(keys.map((key) => [key, null])), blockSize);
        return 'done';
      }),

    removeRange: (ref, from, to) =>
      writeTo(ref, async (tables) => {
        checkKeys([from, to]);
        await removeWithin(tables, from, to, blockSize);
      }),

    removeAll: (ref) => writeTo(ref, (tables) => tables.removeAll()).finally(onGarbage),

    rewrite: (ref, convert) =>
      writeTo(ref, (tables, connection) => rewriteStream(access, connection, ref, tables, convert)).finally(onGarbage),
  };
}

/** Locks a stream and returns its tables; new blocks get the aggregates of the reference. */
async function lockStream(
  { dialect }: DatabaseAccess,
  connection: Connection,
  stream: StreamKey,
  { aggregation }: StreamRef,
): Promise<EventTables> {
  await lockStreamRow(connection, dialect, stream);
  return new EventTables(dialect, connection, stream, aggregation);
}

async function insertInto(tables: EventTables, rows: readonly EventRow[], blockSize: number): Promise<InsertResult> {
  const located = await locate(tables, checkKeys(rowKeys(rows)));
  const distinct = located.regions.reduce((sum, { keys }) => sum + keys.length, 0);
  if (located.bodies.size > 0 || distinct < rows.length) return { exists: firstExistingKey(rows, located) };
  const ordered = sortByKey(rows, ({ key }) => key);
  await insertNew(tables, located, ordered, blockSize);
  return 'done';
}

/** Converts all events of a stream. Writes them to another stream first, where they cannot be read again and their keys do not conflict. */
async function rewriteStream(
  access: DatabaseAccess,
  connection: Connection,
  ref: StreamRef,
  tables: EventTables,
  convert: (rows: readonly EventRow[]) => readonly EventRow[],
): Promise<InsertResult> {
  const streamName = streamKey(ref);
  const [tenant, namespace, stream] = streamName;
  const converted = await lockStream(access, connection, [tenant, namespace, `${stream}\u0001`], ref);
  try {
    for await (const page of readPages({ ...access, read: connection }, streamName, {})) {
      const inserted = await insertInto(converted, convert(pageRows(page, {})), access.blockSize);
      if (inserted === 'done') continue;
      await converted.removeAll();
      return inserted;
    }
  } catch (error) {
    await converted.removeAll();
    throw error;
  }
  await tables.removeAll();
  await converted.moveTo(streamName);
  return 'done';
}

/** Returns the last row of each key. */
function lastOfEachKey(rows: readonly EventRow[]): ReadonlyMap<string, EventRow> {
  const rowByKey = new Map<string, EventRow>();
  for (const row of rows) rowByKey.set(row.key, row);
  return rowByKey;
}

/** Returns the first key that exists already or occurs twice. */
function firstExistingKey(rows: readonly EventRow[], { bodies }: LocatedKeys): string {
  const known = new Set(bodies.keys());
  for (const { key } of rows) {
    if (known.has(key)) return key;
    known.add(key);
  }
  throw new RangeError('Every key is new.');
}

function rowKeys(rows: readonly EventRow[]): readonly string[] {
  return rows.map(({ key }) => key);
}
