// The event store: what a write may do is found out under the stream's lock before anything is written.
import { rowsOfBatch } from '../blocks/sealed-batch.ts';
import { eventsIn, firstOf, keysIn, rowsOf, textOf, type Piece } from '../blocks/pieces.ts';
import type { Connection } from '../dialect/dialect.ts';
import {
  checkedKeys,
  inKeyOrder,
  type EventBatch,
  type EventRange,
  type EventRow,
  type EventTransaction,
  type Inserted,
  type StreamRef,
} from '../ports/event-store.ts';
import type { Access } from './access.ts';
import { pagesOf } from './event-pages.ts';
import { countWithin, seek } from './event-reads.ts';
import { runsOf } from './event-runs.ts';
import { EventTables, holdStream, placeOf, type StreamKey } from './event-tables.ts';
import { addNew, applyChanges, locate, putBehind, removeWithin, type Located } from './event-writes.ts';

/** The event store on SQL; used on one transaction its writes become part of that. */
export function sqlEvents(access: Access): EventTransaction {
  const { dialect, rowsAtOnce, blockSize, write } = access;

  async function tablesOf(connection: Connection, place: StreamKey, { digest }: StreamRef): Promise<EventTables> {
    await holdStream(connection, dialect, place);
    return new EventTables(dialect, connection, place, digest);
  }

  /** Runs work on a stream that nobody else writes to. */
  function writeTo<Answer>(
    ref: StreamRef,
    work: (tables: EventTables, connection: Connection, place: StreamKey) => Promise<Answer>,
  ): Promise<Answer> {
    const place = placeOf(ref);
    return write(async (connection) => work(await tablesOf(connection, place, ref), connection, place));
  }

  /** Puts rows, of each key the last one. */
  const put = (tables: EventTables, located: Located, rows: readonly EventRow[]) =>
    applyChanges(tables, located, byKey(rows), blockSize);

  const isPutBehind = async (tables: EventTables, batch: EventBatch) =>
    'blocks' in batch && (await putBehind(tables, batch.blocks, blockSize));

  async function insertInto(tables: EventTables, rows: readonly EventRow[]): Promise<Inserted> {
    const located = await locate(tables, checkedKeys(keysOf(rows)));
    const distinct = located.regions.reduce((sum, { keys }) => sum + keys.length, 0);
    if (located.found.size > 0 || distinct < rows.length) return { exists: firstTaken(rows, located) };
    await addNew(
      tables,
      located,
      inKeyOrder(rows, ({ key }) => key),
      blockSize,
    );
    return 'done';
  }

  return {
    first: (ref) => seek(access, placeOf(ref), 'first'),
    last: (ref) => seek(access, placeOf(ref), 'last'),
    at: async (ref, key) => seek(access, placeOf(ref), 'at', checkedKey(key)),
    before: async (ref, key) => seek(access, placeOf(ref), 'before', checkedKey(key)),
    after: async (ref, key) => seek(access, placeOf(ref), 'after', checkedKey(key)),

    async *range(ref, range) {
      const { limit = Infinity, atOnce = Infinity } = range;
      let left = limit;
      if (left === 0) return;
      for await (const page of pagesOf(
        { ...access, rowsAtOnce: Math.min(left, rowsAtOnce, atOnce) },
        placeOf(ref),
        checkedRange(range),
      )) {
        const rows = rowsOfPage(page, range);
        yield rows.length > left ? rows.slice(0, left) : rows;
        left -= rows.length;
        if (left <= 0) return;
      }
    },

    async *texts(ref, { limit = Infinity, atOnce = Infinity, inGrowingChunks = false, ...range }) {
      let left = limit;
      if (left === 0) return;
      for await (const page of pagesOf(
        { ...access, rowsAtOnce: Math.min(left, rowsAtOnce, atOnce) },
        placeOf(ref),
        checkedRange(range),
        { pagesGrow: inGrowingChunks },
      )) {
        const pieces = [...firstOf(page, left)];
        const events = eventsIn(pieces);
        yield { events, keys: () => pieces.flatMap(keysIn), texts: pieces.map(textOf) };
        left -= events;
        if (left <= 0) return;
      }
    },

    runs: (ref, range) => runsOf(access, placeOf(ref), checkedRange(range), ref.digest?.kind ?? ''),

    count: async (ref, range = {}) => countWithin(access, placeOf(ref), checkedRange(range)),

    lock: (ref) => writeTo(ref, async () => undefined),

    insert: (ref, batch) =>
      writeTo(ref, async (tables) =>
        (await isPutBehind(tables, batch)) ? 'done' : insertInto(tables, rowsOfBatch(batch)),
      ),

    upsert: (ref, batch) =>
      writeTo(ref, async (tables) => {
        if (await isPutBehind(tables, batch)) return;
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
        const { rows, answer } = decide(located.found);
        const isAsked = rows.every(({ key }) => asked.has(key));
        await put(tables, isAsked ? located : await locate(tables, checkedKeys(keysOf(rows))), rows);
        return answer;
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

    removeAll: (ref) => writeTo(ref, (tables) => tables.removeAll()),

    rewrite: (ref, convert) =>
      writeTo(ref, async (tables, connection, place) => {
        // Converted events are laid aside first: among the old ones they would be read again, or stand in their way.
        const [tenant, namespace, stream] = place;
        const aside = await tablesOf(connection, [tenant, namespace, `${stream}\u0001`], ref);
        try {
          for await (const page of pagesOf({ ...access, read: connection }, place, {})) {
            const inserted = await insertInto(aside, convert(rowsOfPage(page, {})));
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
      }),
  };
}

/** The events of a page in the order that is asked for. */
function rowsOfPage(page: readonly Piece[], { reversed = false }: EventRange): readonly EventRow[] {
  const rows = page.flatMap(rowsOf);
  return reversed ? rows.reverse() : rows;
}

/** Of rows with one key, the last one. */
function byKey(rows: readonly EventRow[]): ReadonlyMap<string, EventRow> {
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

function checkedRange(range: EventRange): EventRange {
  checkedKeys([range.from, range.to].filter((key) => key !== undefined));
  return range;
}

function checkedKey(key: string): string {
  checkedKeys([key]);
  return key;
}
