// Stored rows of one part of a data view: one at each index that any of its items has an event at
// (docs/behavior/data-views.md#stored-rows).
import type { Value } from '../domain/model.ts';
import type { IndexKeys } from '../domain/values/index-key.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import type { EventRange, EventStore } from '../store/ports/event-store.ts';
import type { ColumnsReaders } from './event-columns.ts';
import { streamRefOf } from './item-streams.ts';
import { MinHeap } from './merge.ts';
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
  readonly columns: ColumnsReaders;
  /** How many rows are made at once. */
  readonly chunkSize: number;
  /** Lets others have their turns. */
  readonly pause: () => Promise<void>;
}

/** How many rows are left out first, and how many are wanted at most, those included. */
interface Asked {
  readonly skip: number;
  readonly limit: number;
}

/** Stands where a summary has to be filled in. */
export const toSummarize: Value = true;

/** How many stored events are held in memory for all items of a part together, once they are many. */
const eventsHeld = 50_000;
const manyItems = 200;

/** What goes into a column: a value that does not change, or that in a column of the events. */
interface Put {
  readonly column: number;
  readonly constant: Value;
  readonly from: number | null;
}

/** What one item does to the rows at whose index it has an event. */
interface Source {
  readonly cursor: StreamCursor;
  readonly puts: readonly Put[];
  /** How many columns are read of its events. */
  readonly width: number;
}

/**
 * The rows of a part between two keys, no more than `limit`, of which the first `skip` are left out. Columns of items without
 * an event at an index are null there, also those that do not change.
 */
export async function* storedRows(
  { events, keys, columns, chunkSize, pause }: StoredReading,
  part: Part,
  range: EventRange,
  { skip, limit }: Asked,
): AsyncGenerator<StoredRows, void> {
  const held = part.items.length > manyItems ? Math.max(2, Math.floor(eventsHeld / part.items.length)) : undefined;
  const fillsOf = Map.groupBy(part.fills, ({ item }) => item);
  // No item makes more rows than that, and one more event shows what comes after them.
  const own = {
    ...range,
    limit: limit + 1,
    atOnce: Math.max(2, Math.floor(eventsHeld / Math.max(1, part.items.length))),
  };
  const sources = part.items.map((item, place): Source => {
    const fills = fillsOf.get(place) ?? [];
    const positions = positionsOf(fills);
    const cursor = new StreamCursor(events, streamRefOf(item), columns(item.itemType.type, positions), own, held);
    return { cursor, puts: fills.map(putter(positions)), width: positions.length };
  });
  try {
    yield* merged(sources, part, keys, { chunkSize, skip, limit, pause });
  } finally {
    await Promise.all(sources.map(({ cursor }) => cursor.close()));
  }
}

/** The properties that fills show, each once. */
function positionsOf(fills: readonly Fill[]): readonly number[] {
  return [...new Set(fills.flatMap(({ position, summary }) => (position === null || summary ? [] : [position])))];
}

const putter =
  (positions: readonly number[]) =>
  ({ column, constant, position, summary }: Fill): Put => ({
    column,
    constant: summary ? toSummarize : constant,
    from: position === null || summary ? null : positions.indexOf(position),
  });

async function* merged(
  sources: readonly Source[],
  { template }: Part,
  keys: IndexKeys,
  { chunkSize, skip, limit, pause }: Pick<StoredReading, 'chunkSize' | 'pause'> & Asked,
): AsyncGenerator<StoredRows, void> {
  const indexAt = (key: string | undefined): Value => (key === undefined ? null : (keys.toIndex(key)[0] ?? null));
  let [rows, previous, seen, skipped]: [Value[][], Value, number, number] = [[], null, 0, 0];
  for await (const { found, taken } of batches(sources)) {
    for (let at = 0; at < found.length;) {
      const isOver = seen === limit;
      if (isOver || rows.length === chunkSize) {
        yield { rows, previous, next: indexAt(found[at]), skipped };
        if (isOver) return;
        previous = rows.at(-1)?.[0] ?? null;
        [rows, skipped] = [[], 0];
      }
      const most = seen < skip ? skip - seen : Math.min(chunkSize - rows.length, limit - seen);
      const next = found.slice(at, at + most);
      if (seen < skip) {
        skipped += next.length;
        previous = indexAt(next.at(-1));
      } else {
        const made = next.map((key) => template.with(0, indexAt(key)));
        for (const source of taken) {
          fill(made, next, source);
          await pause();
        }
        rows.push(...made);
      }
      seen += next.length;
      at += next.length;
    }
  }
  yield { rows, previous, next: null, skipped };
}

/** Keys that follow each other, each once, and the sources that have events at them. */
interface Batch {
  readonly found: readonly string[];
  readonly taken: readonly Source[];
}

/** All keys of the sources in their order. While a batch is looked at, its sources stand before or among its events. */
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
    const end = ends.least?.cursor.lastKey;
    if (end === undefined) return;
    const taken = heads.takeUpTo(end);
    yield { found: keysUpTo(taken, end), taken };
    spent = ends.takeUpTo(end);
    for (const source of taken) {
      source.cursor.goTo(end, { behind: true });
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

/** Fills in what a source has at the keys of some rows. */
function fill(rows: readonly Value[][], keys: readonly string[], { cursor, puts, width }: Source): void {
  const [first] = keys;
  if (puts.length === 0 || first === undefined) return;
  cursor.goTo(first);
  let place = 0;
  for (const row of rows) {
    if (cursor.key !== keys[place++]) continue;
    for (const { column, constant, from } of puts) row[column] = from === null ? constant : cursor.value(from, width);
    cursor.advance();
  }
}
