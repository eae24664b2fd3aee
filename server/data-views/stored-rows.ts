// Stored rows of one section of a data view: one at each index at which any of its items has an event
// (docs/behavior/data-views.md#stored-rows).
import type { Value } from '../domain/model.ts';
import type { IndexKeys } from '../domain/values/index-key.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import type { EventRange, EventStore } from '../store/ports/event-store.ts';
import type { ColumnReaders } from './event-projection.ts';
import { MinHeap } from './min-heap.ts';
import { streamOfItem, type ItemColumns, type Section } from './sections.ts';
import { StreamCursor } from './stream-cursor.ts';
import { pendingSummary } from './summary-cells.ts';

/** Consecutive rows, and the indexes of the rows around them, skipped ones included; null where there is none. */
export interface StoredRows {
  readonly rows: readonly Value[][];
  readonly previous: Value;
  readonly next: Value;
  /** How many rows were skipped before these. */
  readonly skipped: number;
}

export interface StoredReading {
  readonly events: EventStore;
  /** The keys of the view's index. */
  readonly keys: IndexKeys;
  readonly columnReader: ColumnReaders;
  /** How many rows are made at once. */
  readonly chunkSize: number;
  readonly pause: () => Promise<void>;
}

/** How many rows to skip, and the maximum number of rows, skipped ones included. */
interface RowRange {
  readonly skip: number;
  readonly limit: number;
}

/** The maximum number of stored events in memory for all items of a section with many items. */
const maxEventsHeld = 50_000;
const manyItems = 200;

/** An item with a cursor over its events. */
interface Source {
  readonly cursor: StreamCursor;
  /** Values that the item has at each of its events. */
  readonly constants: readonly { readonly column: number; readonly value: Value }[];
  /** Columns of the table, and which column that was read of the events goes into each. */
  readonly values: readonly { readonly column: number; readonly readColumn: number }[];
  /** How many columns are read of the events. */
  readonly width: number;
}

/**
 * Yields the rows of a section between two keys, at most `limit`, without the first `skip`. The columns of items without an event at
 * an index are null there, constants included.
 */
export async function* storedRows(
  reading: StoredReading,
  { items, template }: Section,
  range: EventRange,
  rowRange: RowRange,
): AsyncGenerator<StoredRows, void> {
  const eventsPerItem = Math.max(2, Math.floor(maxEventsHeld / Math.max(1, items.length)));
  // No item makes more rows than the limit, and one more event shows what comes after them.
  const itemRange: EventRange = { ...range, limit: rowRange.limit + 1, chunkSize: eventsPerItem };
  const maxHeld = items.length > manyItems ? eventsPerItem : undefined;
  const sources = items.map((columns) => sourceOf(reading, columns, itemRange, maxHeld));
  try {
    yield* mergedRows(sources, template, reading, rowRange);
  } finally {
    await Promise.all(sources.map(({ cursor }) => cursor.close()));
  }
}

function sourceOf(
  { events, columnReader }: StoredReading,
  { item, constants, values, summaries }: ItemColumns,
  range: EventRange,
  maxHeld: number | undefined,
): Source {
  const positions = [...new Set(values.map(({ position }) => position))];
  return {
    cursor: new StreamCursor(events, streamOfItem(item), columnReader(item.itemType.type, positions), range, maxHeld),
    constants: [...constants, ...summaries.map(({ column }) => ({ column, value: pendingSummary }))],
    values: values.map(({ column, position }) => ({ column, readColumn: positions.indexOf(position) })),
    width: positions.length,
  };
}

async function* mergedRows(
  sources: readonly Source[],
  template: readonly Value[],
  { keys: indexKeys, chunkSize, pause }: StoredReading,
  { skip, limit }: RowRange,
): AsyncGenerator<StoredRows, void> {
  const indexAt = (key: string | undefined): Value => (key === undefined ? null : (indexKeys.toIndex(key)[0] ?? null));
  let [rows, previous, count, skipped]: [Value[][], Value, number, number] = [[], null, 0, 0];
  for await (const batch of batches(sources)) {
    for (let at = 0; at < batch.keys.length;) {
      const isLimitReached = count === limit;
      if (isLimitReached || rows.length === chunkSize) {
        yield { rows, previous, next: indexAt(batch.keys[at]), skipped };
        if (isLimitReached) return;
        previous = rows.at(-1)?.[0] ?? null;
        [rows, skipped] = [[], 0];
      }
      const maxKeys = count < skip ? skip - count : Math.min(chunkSize - rows.length, limit - count);
      const keys = batch.keys.slice(at, at + maxKeys);
      if (count < skip) {
        skipped += keys.length;
        previous = indexAt(keys.at(-1));
      } else {
        const newRows = keys.map((key) => template.with(0, indexAt(key)));
        for (const source of batch.sources) {
          fillRows(newRows, keys, source);
          await pause();
        }
        rows.push(...newRows);
      }
      count += keys.length;
      at += keys.length;
    }
  }
  yield { rows, previous, next: null, skipped };
}

/** Consecutive keys without duplicates, and the sources that have events at them. */
interface Batch {
  readonly keys: readonly string[];
  readonly sources: readonly Source[];
}

/** Yields all keys of the sources in order. The cursors of a batch's sources are before or among its events. */
async function* batches(sources: readonly Source[]): AsyncGenerator<Batch, void> {
  const heads = new MinHeap<Source>(({ cursor }) => cursor.key ?? '');
  const ends = new MinHeap<Source>(({ cursor }) => cursor.lastKey ?? '');
  for (let spent = sources; ;) {
    await mapConcurrently(spent, ({ cursor }) => cursor.load());
    for (const source of spent) {
      if (source.cursor.key === undefined) continue;
      heads.add(source);
      ends.add(source);
    }
    // Up to the first end, the events of all sources are loaded.
    const end = ends.min?.cursor.lastKey;
    if (end === undefined) return;
    const taken = heads.removeUpTo(end);
    yield { keys: keysUpTo(taken, end), sources: taken };
    spent = ends.removeUpTo(end);
    for (const source of taken) {
      source.cursor.goTo(end, { exclusive: true });
      if (source.cursor.key !== undefined) heads.add(source);
    }
  }
}

function keysUpTo(sources: readonly Source[], end: string): readonly string[] {
  const [first] = sources;
  if (first && sources.length === 1) return first.cursor.keysUpTo(end);
  const keys = new Set<string>();
  for (const { cursor } of sources) for (const key of cursor.keysUpTo(end)) keys.add(key);
  // Keys are printable ASCII, so code units are in the order of bytes.
  return [...keys].sort();
}

/** Fills the columns of a source in the rows at whose keys it has an event. */
function fillRows(rows: readonly Value[][], keys: readonly string[], source: Source): void {
  const { cursor, constants, values, width } = source;
  const [first] = keys;
  if (constants.length + values.length === 0 || first === undefined) return;
  cursor.goTo(first);
  const hasConstants = constants.length > 0;
  let place = 0;
  for (const row of rows) {
    if (cursor.key !== keys[place++]) continue;
    if (hasConstants) for (const { column, value } of constants) row[column] = value;
    for (const { column, readColumn } of values) row[column] = cursor.value(readColumn, width);
    cursor.advance();
  }
}
