// Stored rows of one section of a data view: one for each index at which an item has an event
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

/** Consecutive rows, and the indexes of the rows before and after them, skipped rows included; null without such a row. */
export interface StoredRows {
  readonly rows: readonly Value[][];
  readonly previous: Value;
  readonly next: Value;
  /** The number of rows skipped before these. */
  readonly skipped: number;
}

export interface StoredRowsSource {
  readonly events: EventStore;
  /** The keys of the view's index. */
  readonly keys: IndexKeys;
  readonly columnReader: ColumnReaders;
  /** The number of rows in a chunk. */
  readonly chunkSize: number;
  readonly pause: () => Promise<void>;
}

/** The number of rows to skip, and the maximum number of rows, skipped rows included. */
interface RowRange {
  readonly skip: number;
  readonly limit: number;
}

/** The maximum number of stored events in memory for all items of a section, if it has more than `minItemsToLimit`. */
const maxEventsInMemory = 50_000;
const minItemsToLimit = 200;

/** An item with a cursor over its events. */
interface ItemSource {
  readonly cursor: StreamCursor;
  /** The values that the item has at each of its events. */
  readonly constants: readonly { readonly column: number; readonly value: Value }[];
  /** The columns of the table, each with the column of the cursor that fills it. */
  readonly values: readonly { readonly column: number; readonly readColumn: number }[];
  /** The number of columns of the cursor. */
  readonly width: number;
}

/**
 * Yields the rows of a section between two keys, at most `limit`, without the first `skip`. The columns of items without an event at
 * an index are null there, constants included.
 */
export async function* storedRows(
  reading: StoredRowsSource,
  { items, template }: Section,
  range: EventRange,
  rowRange: RowRange,
): AsyncGenerator<StoredRows, void> {
  const eventsPerItem = Math.max(2, Math.floor(maxEventsInMemory / Math.max(1, items.length)));
  // No item has more rows than the limit, and one more event shows what follows them.
  const itemRange: EventRange = { ...range, limit: rowRange.limit + 1, chunkSize: eventsPerItem };
  const maxEvents = items.length > minItemsToLimit ? eventsPerItem : undefined;
  const sources = items.map((columns) => createSource(reading, columns, itemRange, maxEvents));
  try {
    yield* mergedRows(sources, template, reading, rowRange);
  } finally {
    await Promise.all(sources.map(({ cursor }) => cursor.close()));
  }
}

function createSource(
  { events, columnReader }: StoredRowsSource,
  { item, constants, values, summaries }: ItemColumns,
  range: EventRange,
  maxEvents: number | undefined,
): ItemSource {
  const positions = [...new Set(values.map(({ position }) => position))];
  return {
    cursor: new StreamCursor(events, streamOfItem(item), columnReader(item.itemType.type, positions), range, maxEvents),
    constants: [...constants, ...summaries.map(({ column }) => ({ column, value: pendingSummary }))],
    values: values.map(({ column, position }) => ({ column, readColumn: positions.indexOf(position) })),
    width: positions.length,
  };
}

async function* mergedRows(
  sources: readonly ItemSource[],
  template: readonly Value[],
  { keys: indexKeys, chunkSize, pause }: StoredRowsSource,
  { skip, limit }: RowRange,
): AsyncGenerator<StoredRows, void> {
  const indexAt = (key: string | undefined): Value => (key === undefined ? null : (indexKeys.toIndex(key)[0] ?? null));
  let [rows, previous, count, skipped]: [Value[][], Value, number, number] = [[], null, 0, 0];
  for await (const batch of batches(sources)) {
    for (let start = 0; start < batch.keys.length;) {
      const isLimitReached = count === limit;
      if (isLimitReached || rows.length === chunkSize) {
        yield { rows, previous, next: indexAt(batch.keys[start]), skipped };
        if (isLimitReached) return;
        previous = rows.at(-1)?.[0] ?? null;
        [rows, skipped] = [[], 0];
      }
      const maxKeys = count < skip ? skip - count : Math.min(chunkSize - rows.length, limit - count);
      const keys = batch.keys.slice(start, start + maxKeys);
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
      start += keys.length;
    }
  }
  yield { rows, previous, next: null, skipped };
}

/** Consecutive keys without duplicates, and the sources that have events at them. */
interface Batch {
  readonly keys: readonly string[];
  readonly sources: readonly ItemSource[];
}

/** Yields all keys of the sources in order. The cursor of each source of a batch is at or before its first event of the batch. */
async function* batches(sources: readonly ItemSource[]): AsyncGenerator<Batch, void> {
  const heads = new MinHeap<ItemSource>(({ cursor }) => cursor.key ?? '');
  const tails = new MinHeap<ItemSource>(({ cursor }) => cursor.lastKey ?? '');
  for (let exhausted = sources; ;) {
    await mapConcurrently(exhausted, ({ cursor }) => cursor.load());
    for (const source of exhausted) {
      if (source.cursor.key === undefined) continue;
      heads.add(source);
      tails.add(source);
    }
    // Up to the smallest last key, the events of all sources are loaded.
    const end = tails.min?.cursor.lastKey;
    if (end === undefined) return;
    const batchSources = heads.removeUpTo(end);
    yield { keys: keysUpTo(batchSources, end), sources: batchSources };
    exhausted = tails.removeUpTo(end);
    for (const source of batchSources) {
      source.cursor.goTo(end, { exclusive: true });
      if (source.cursor.key !== undefined) heads.add(source);
    }
  }
}

function keysUpTo(sources: readonly ItemSource[], end: string): readonly string[] {
  const [first] = sources;
  if (first && sources.length === 1) return first.cursor.keysUpTo(end);
  const keys = new Set<string>();
  for (const { cursor } of sources) for (const key of cursor.keysUpTo(end)) keys.add(key);
  // Keys are printable ASCII, so code units are in the order of bytes.
  return [...keys].sort();
}

/** Fills the columns of a source in the rows for which it has an event. */
function fillRows(rows: readonly Value[][], keys: readonly string[], source: ItemSource): void {
  const { cursor, constants, values, width } = source;
  const [first] = keys;
  if (constants.length + values.length === 0 || first === undefined) return;
  cursor.goTo(first);
  const hasConstants = constants.length > 0;
  let position = 0;
  for (const row of rows) {
    if (cursor.key !== keys[position++]) continue;
    if (hasConstants) for (const { column, value } of constants) row[column] = value;
    for (const { column, readColumn } of values) row[column] = cursor.value(readColumn, width);
    cursor.advance();
  }
}
