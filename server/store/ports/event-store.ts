// The events of streams, in the order of their keys. This port says nothing about how they are stored.
import type { SealedBatch } from './sealed-batch.ts';

/** Names one stream, without regard to case, and how the aggregates of its sealed events are made. */
export interface StreamRef {
  readonly tenant: string;
  readonly namespace: string;
  readonly stream: string;
  readonly aggregation?: Aggregation | undefined;
}

/** A pure function from consecutive events to their aggregates: counts, sums and extremes, in bytes that the store never looks into. */
export interface Aggregation {
  /** Names the form of the aggregates; those of another form are not returned. */
  readonly kind: string;
  readonly aggregate: (rows: readonly EventRow[]) => Uint8Array;
}

/** One event. Keys are ordered by their UTF-8 bytes; the body is JSON text that the store never looks into. */
export interface EventRow {
  readonly key: string;
  readonly body: string;
  /** What the body was made of, where that is at hand: the aggregation then need not parse it. Never stored. */
  readonly value?: unknown;
}

/** The events of one write; those that sealBatch has made ready cost its transaction less. */
export type EventBatch = readonly EventRow[] | SealedBatch;

/** A window between two keys: a bound left out is open. `from` is the lower one, also when the window is read reversed. */
export interface EventRange {
  readonly from?: string | undefined;
  /** Default true. */
  readonly fromInclusive?: boolean | undefined;
  readonly to?: string | undefined;
  /** Default true. */
  readonly toInclusive?: boolean | undefined;
  /** From the last to the first; default false. */
  readonly reversed?: boolean | undefined;
  /** At most so many rows; default all. */
  readonly limit?: number | undefined;
  /** About how many rows a chunk has at most, a block at least; default as many as the store holds at a time. */
  readonly chunkSize?: number | undefined;
}

/** A window of events as texts. */
export interface TextRange extends Omit<EventRange, 'reversed'> {
  /** Whether chunks grow, as is best for who reads one long window alone; default false. */
  readonly hasGrowingChunks?: boolean | undefined;
}

/** Consecutive events as texts. */
export interface EventTexts {
  readonly events: number;
  /** Their keys, taken apart only when they are asked for. */
  keys(): readonly string[];
  /** Their bodies in UTF-8 with commas between them, one or more in each text; not to be changed. */
  readonly texts: readonly Uint8Array[];
}

/** Consecutive events that are stored together, not looked at so far. */
export interface SealedRun {
  readonly events: number;
  readonly firstKey: string;
  readonly lastKey: string;
  readonly aggregates: Uint8Array;
  /** The events as they are now. */
  rows(): Promise<readonly EventRow[]>;
}

/** All of a batch was written, or nothing because of the first key, in the order given, that is there already or given twice. */
export type InsertResult = 'done' | { readonly exists: string };

/** All of a batch was applied, or nothing because of the first key, in the order given, that is not there. */
export type ApplyResult = 'done' | { readonly missing: string };

/** What `change` writes, and what it returns to its caller. */
export interface Change<Result> {
  readonly rows: readonly EventRow[];
  readonly result: Result;
}

/** A key longer than this many UTF-8 bytes is refused with a RangeError: an index of PostgreSQL holds no more. */
export const maxKeyBytes = 1_500;

/** Returns the same keys; throws RangeError for one that cannot be stored on every database. */
export function checkKeys(keys: readonly string[]): readonly string[] {
  for (const key of keys) {
    if (key.includes('\0') || !key.isWellFormed()) {
      throw new RangeError('A key must be well-formed text without U+0000.');
    }
    // A UTF-16 unit takes at most three bytes.
    if (key.length * 3 > maxKeyBytes && Buffer.byteLength(key) > maxKeyBytes) {
      throw new RangeError(`A key must not be longer than ${maxKeyBytes} bytes.`);
    }
  }
  return keys;
}

/** Every write is atomic and durable when its promise resolves; every method rejects with StoreUnavailable when the database fails. */
export interface EventStore {
  firstEvent(ref: StreamRef): Promise<EventRow | null>;
  lastEvent(ref: StreamRef): Promise<EventRow | null>;
  eventAt(ref: StreamRef, key: string): Promise<EventRow | null>;
  /** Returns the nearest event with a lower key. */
  eventBefore(ref: StreamRef, key: string): Promise<EventRow | null>;
  /** Returns the nearest event with a greater key. */
  eventAfter(ref: StreamRef, key: string): Promise<EventRow | null>;
  /**
   * Returns the rows of a window in chunks of bounded size, none of them empty. Each chunk has all or nothing of every batch;
   * of a batch that is written between two chunks, later ones have the rest.
   */
  range(ref: StreamRef, range: EventRange): AsyncIterable<readonly EventRow[]>;
  /** Returns the same rows, first to last, as texts to be passed on as they are. */
  texts(ref: StreamRef, range: TextRange): AsyncIterable<EventTexts>;
  /** Returns a window, first to last: runs of events with aggregates, and the rows of all others. */
  runs(ref: StreamRef, range: Omit<EventRange, 'reversed' | 'limit'>): AsyncIterable<SealedRun | readonly EventRow[]>;
  /** Returns how many events a window has, whatever its limit; by default those of the stream. */
  count(ref: StreamRef, range?: EventRange): Promise<number>;

  insert(ref: StreamRef, batch: EventBatch): Promise<InsertResult>;
  /** Inserts or replaces; of a key given twice the last row stays. */
  upsert(ref: StreamRef, batch: EventBatch): Promise<void>;
  /** Replaces; of a key given twice the last row stays. */
  replace(ref: StreamRef, rows: readonly EventRow[]): Promise<ApplyResult>;
  /** Reads the bodies of those keys that exist and upserts what `decide` makes of them; nobody else writes in between. */
  change<Result>(
    ref: StreamRef,
    keys: readonly string[],
    decide: (found: ReadonlyMap<string, string>) => Change<Result>,
  ): Promise<Result>;
  remove(ref: StreamRef, keys: readonly string[]): Promise<ApplyResult>;
  /** Removes the events between two keys, both included. */
  removeRange(ref: StreamRef, from: string, to: string): Promise<void>;
  removeAll(ref: StreamRef): Promise<void>;
  /**
   * Puts in place of all events what `convert` makes of them, chunk by chunk in key order; keys may change.
   * `exists` names a key that two converted events share: then the stream stays as it was.
   */
  rewrite(ref: StreamRef, convert: (rows: readonly EventRow[]) => readonly EventRow[]): Promise<InsertResult>;
}

/** The event store inside a transaction. Its calls are made one after another. */
export interface EventTransaction extends EventStore {
  /** Waits until no other transaction writes to the stream and keeps it so to the end; what is read afterwards stays true. */
  lock(ref: StreamRef): Promise<void>;
}

/** Negative, zero or positive as `a` comes before, is, or comes after `b` in the order of keys. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return byteRank(left) - byteRank(right);
  }
  return a.length - b.length;
}

/** Returns items in the order of their keys; the same list if it is sorted already, which is usual. */
export function sortByKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const isSorted = items.every((item, i) => i === 0 || compareKeys(keyOf(items[i - 1] ?? item), keyOf(item)) <= 0);
  return isSorted ? items : items.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)));
}

// JavaScript compares UTF-16 units, where surrogates (code points above U+FFFF) come before U+E000; in UTF-8 they come after.
function byteRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
