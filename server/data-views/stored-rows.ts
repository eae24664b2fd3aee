// Stored rows of one part of a data view: one at each index that any of its items has an event at (reference 5, 3.3).
import type { Value } from '../domain/model.ts';
import type { IndexKeys } from '../domain/values/index-key.ts';
import type { EventRange, EventStore } from '../store/ports/event-store.ts';
import { streamRefOf } from './item-streams.ts';
import { LeastFirst } from './merge.ts';
import type { NeededTypes } from './needed.ts';
import type { Fill, Part } from './parts.ts';
import { StreamCursor } from './stream-cursor.ts';

/** Some rows, and the indexes of those around them; null where there is none, skipped ones included. */
export interface StoredRows {
  readonly rows: readonly Value[][];
  readonly previous: Value;
  readonly next: Value;
  /** How many rows were left out before these. */
  readonly skipped: number;
}

export interface StoredReading {
  readonly events: EventStore;
  /** Of the index of the view. */
  readonly keys: IndexKeys;
  readonly needed: NeededTypes;
  /** How many rows are made at once. */
  readonly chunkSize: number;
}

/** Stands where a summary has to be filled in. */
export const toSummarise: Value = true;

/** How many stored events are held in memory for all items of a part together, once they are many. */
const eventsHeld = 200_000;
const manyItems = 200;

/** What goes into a column: a value that does not change, or that at a place of the event. */
interface Put {
  readonly column: number;
  readonly constant: Value;
  readonly place: number | null;
}

/** What one item does to the rows at whose index it has an event. */
interface Source {
  readonly cursor: StreamCursor;
  readonly puts: readonly Put[];
  readonly key: string | undefined;
}

/**
 * The rows of a part between two keys, no more than `limit`, of which the first `skip` are left out. Columns of items without
 * an event at an index are null there, also those that do not change.
 */
export async function* storedRows(
  { events, keys, needed, chunkSize }: StoredReading,
  part: Part,
  range: EventRange,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): AsyncGenerator<StoredRows, void> {
  const held = part.items.length > manyItems ? Math.max(2, Math.floor(eventsHeld / part.items.length)) : undefined;
  const fillsOf = Map.groupBy(part.fills, ({ item }) => item);
  const sources = part.items.map((item, place) => {
    const fills = fillsOf.get(place) ?? [];
    const { type, placeOf } = needed(item.itemType.type, fills, { withIndex: false });
    return sourceOf(new StreamCursor(events, streamRefOf(item), type, range, held), fills.map(putter(placeOf)));
  });
  try {
    yield* merged(sources, part, keys, chunkSize, skip, limit);
  } finally {
    await Promise.all(sources.map(({ cursor }) => cursor.close()));
  }
}

const putter =
  (placeOf: (position: number) => number) =>
  ({ column, constant, position, summary }: Fill): Put => ({
    column,
    constant: summary ? toSummarise : constant,
    place: position === null || summary ? null : placeOf(position),
  });

function sourceOf(cursor: StreamCursor, puts: readonly Put[]): Source {
  return {
    cursor,
    puts,
    get key() {
      return cursor.key;
    },
  };
}

async function* merged(
  sources: readonly Source[],
  { template }: Part,
  keys: IndexKeys,
  chunkSize: number,
  skip: number,
  limit: number,
): AsyncGenerator<StoredRows, void> {
  const heads = new LeastFirst<Source>();
  let [rows, previous, seen, skipped]: [Value[][], Value, number, number] = [[], null, 0, 0];
  let spent = sources;
  for (;;) {
    await Promise.all(spent.map(({ cursor }) => cursor.load()));
    for (const source of spent) if (source.key !== undefined) heads.add(source);
    const toLoad: Source[] = [];
    // As long as no source has to be loaded, all goes on without waiting.
    while (toLoad.length === 0) {
      const key = heads.least?.key;
      const isOver = key === undefined || seen === limit;
      if (isOver || rows.length >= chunkSize) {
        yield { rows, previous, next: key === undefined ? null : indexAt(keys, key), skipped };
        if (isOver) return;
        previous = rows.at(-1)?.[0] ?? null;
        [rows, skipped] = [[], 0];
      }
      const index = indexAt(keys, key);
      const row = seen < skip ? null : [...template];
      for (let source = heads.least; source?.key === key; source = heads.least) {
        if (row) fill(row, source);
        source.cursor.advance();
        if (source.key !== undefined) heads.moved();
        else heads.take();
        if (source.cursor.needsLoad) toLoad.push(source);
      }
      seen += 1;
      if (row) {
        row[0] = index;
        rows.push(row);
      } else {
        skipped += 1;
        previous = index;
      }
    }
    spent = toLoad;
  }
}

const indexAt = (keys: IndexKeys, key: string): Value => keys.toIndex(key)[0] ?? null;

function fill(row: Value[], { puts, cursor }: Source): void {
  if (puts.length === 0) return;
  const { event } = cursor;
  for (const { column, constant, place } of puts) row[column] = place === null ? constant : (event[place] ?? null);
}
