// Writes of the event store: what a write may do is found out under the stream's lock before anything is written.
import { rowsOfBatch } from '../blocks/sealed-batch.ts';
import type { Connection } from '../dialect/dialect.ts';
import {
  checkedKeys,
  sortByKey,
  type EventBatch,
  type EventRow,
  type EventTransaction,
  type InsertResult,
  type StreamRef,
} from '../ports/event-store.ts';
import type { Access } from './access.ts';
import { pagesOf } from './event-pages.ts';
import { rowsOfPage } from './event-queries.ts';
import { EventTables, holdStream, placeOf, type StreamKey } from './event-tables.ts';
import { addNew, appendBlocks, applyChanges, locate, removeWithin, type Located } from './event-writes.ts';

type EventCommands = Pick<
  EventTransaction,
  'lock' | 'insert' | 'upsert' | 'replace' | 'change' | 'remove' | 'removeRange' | 'removeAll' | 'rewrite'
>;

/** Returns the writes of the event store on SQL; used on one transaction they become part of that. */
export function eventCommands(access: Access): EventCommands {
  const { blockSize, write, onGarbage } = access;

  /** Runs work on a stream that nobody else writes to. */
  function writeTo<Answer>(
    ref: StreamRef,
    work: (tables: EventTables, connection: Connection) => Promise<Answer>,
  ): Promise<Answer> {
    return write(async (connection) => work(await lockStream(access, connection, placeOf(ref), ref), connection));
  }

  /** Puts rows, of each key the last one. */
  const put = (tables: EventTables, located: Located, rows: readonly EventRow[]) =>
    applyChanges(tables, located, lastOfEachKey(rows), blockSize);

  const areAppended = async (tables: EventTables, batch: EventBatch) =>
    'blocks' in batch && (await appendBlocks(tables, batch.blocks, blockSize));

  return {
    lock: (ref) => writeTo(ref, async () => undefined),

    insert: (ref, batch) =>
      writeTo(ref, async (tables) =>
        (await areAppended(tables, batch)) ? 'done' : insertInto(tables, rowsOfBatch(batch), blockSize),
      ),

    upsert: (ref, batch) =>
      writeTo(ref, async (tables) => {
        if (await areAppended(tables, batch)) return;
        const rows = rowsOfBatch(batch);
        await put(tables, await locate(tables, checkedKeys(keysOf(rows))), rows);
      }),

    replace: (ref, rows) =>
      writeTo(ref, async (tables) => {
        const located = await locate(tables, checkedKeys(keysOf(rows)));
        const missing = rows.find(({ key }) => !located.found.has(key));
        if (missing !== undefined) return { missing: missing.key };
        await put(tables, located, rows);
        return 'done';
      }),

    change: (ref, keys, decide) =>
      writeTo(ref, async (tables) => {
        const asked = new Set(checkedKeys(keys));
        const located = await locate(tables, keys);
        const { rows, result: result } = decide(located.found);
        const areAsked = rows.every(({ key }) => asked.has(key));
        await put(tables, areAsked ? located : await locate(tables, checkedKeys(keysOf(rows))), rows);
        return result;
      }),

    remove: (ref, keys) =>
      writeTo(ref, async (tables) => {
        const located = await locate(tables, checkedKeys(keys));
        const missing = keys.find((key) => !located.found.has(key));
        if (missing !== undefined) return { missing };
        await applyChanges(tables, located, new Map(keys.map((key) => [key, null])), blockSize);
        return 'done';
      }),

    removeRange: (ref, from, to) =>
      writeTo(ref, async (tables) => {
        checkedKeys([from, to]);
        await removeWithin(tables, from, to, blockSize);
      }),

    removeAll: (ref) => writeTo(ref, (tables) => tables.removeAll()).finally(onGarbage),

    rewrite: (ref, convert) =>
      writeTo(ref, (tables, connection) => rewriteStream(access, connection, ref, tables, convert)).finally(onGarbage),
  };
}

/** Waits until no other transaction writes to a stream; returns its rows, whose seals have the aggregates of a reference. */
async function lockStream(
  { dialect }: Access,
  connection: Connection,
  place: StreamKey,
  { aggregation }: StreamRef,
): Promise<EventTables> {
  await holdStream(connection, dialect, place);
  return new EventTables(dialect, connection, place, aggregation);
}

async function insertInto(tables: EventTables, rows: readonly EventRow[], blockSize: number): Promise<InsertResult> {
  const located = await locate(tables, checkedKeys(keysOf(rows)));
  const distinct = located.regions.reduce((sum, { keys }) => sum + keys.length, 0);
  if (located.found.size > 0 || distinct < rows.length) return { exists: firstTaken(rows, located) };
  const ordered = sortByKey(rows, ({ key }) => key);
  await addNew(tables, located, ordered, blockSize);
  return 'done';
}

/** Converts all events of a stream. They are put aside first: among the old ones they would be read again, or meet their keys. */
async function rewriteStream(
  access: Access,
  connection: Connection,
  ref: StreamRef,
  tables: EventTables,
  convert: (rows: readonly EventRow[]) => readonly EventRow[],
): Promise<InsertResult> {
  const place = placeOf(ref);
  const [tenant, namespace, stream] = place;
  const aside = await lockStream(access, connection, [tenant, namespace, `${stream}\u0001`], ref);
  try {
    for await (const page of pagesOf({ ...access, read: connection }, place, {})) {
      const inserted = await insertInto(aside, convert(rowsOfPage(page, {})), access.blockSize);
      if (inserted === 'done') continue;
      await aside.removeAll();
      return inserted;
    }
  } catch (error) {
    await aside.removeAll();
    throw error;
  }
  await tables.removeAll();
  await aside.moveTo(place);
  return 'done';
}

/** Of rows with one key, the last one. */
function lastOfEachKey(rows: readonly EventRow[]): ReadonlyMap<string, EventRow> {
  const found = new Map<string, EventRow>();
  for (const row of rows) found.set(row.key, row);
  return found;
}

/** The first key that is there already, or comes twice. */
function firstTaken(rows: readonly EventRow[], { found }: Located): string {
  const taken = new Set(found.keys());
  for (const { key } of rows) {
    if (taken.has(key)) return key;
    taken.add(key);
  }
  throw new RangeError('Every key is new.');
}

function keysOf(rows: readonly EventRow[]): readonly string[] {
  return rows.map(({ key }) => key);
}
