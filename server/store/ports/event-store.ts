// The events of streams, in the order of their keys.
import type { SealedBatch } from './sealed-batch.ts';

/** Identifies a stream, case-insensitively, and has the function that calculates the aggregates of its sealed events. */
export interface StreamRef {
  readonly tenant: string;
  readonly namespace: string;
  readonly stream: string;
  readonly aggregation?: Aggregation | undefined;
}

/** Calculates the aggregates of consecutive events, such as counts, sums and extremes, as bytes that the store does not interpret. */
export interface Aggregation {
  /** The name of the format. Aggregates of another format are not returned. */
  readonly kind: string;
  readonly aggregate: (rows: readonly EventRow[]) => Uint8Array;
}

/** One event. Keys are ordered by their UTF-8 bytes; the body is JSON that the store does not parse. */
export interface EventRow {
  readonly key: string;
  readonly body: string;
  /** The parsed body, if it is available, so that the aggregation does not parse it again. Never stored. */
  readonly value?: unknown;
}

/** The events of one write. A sealed batch makes its transaction shorter. */
export type EventBatch = readonly EventRow[] | SealedBatch;

/** A window between two keys; without a bound it is open. `from` is the lower bound, even if the window is read in reverse. */
export interface EventRange {
  readonly from?: string | undefined;
  /** Default true. */
  readonly fromInclusive?: boolean | undefined;
  readonly to?: string | undefined;
  /** Default true. */
  readonly toInclusive?: boolean | undefined;
  /** Whether to read from the last event to the first; default false. */
  readonly reversed?: boolean | undefined;
  /** The maximum number of rows; default all. */
  readonly limit?: number | undefined;
  /** The approximate maximum number of rows of a chunk, at least one block; default `rowsAtOnce` of the store. */
  readonly chunkSize?: number | undefined;
}

/** A window whose events are read as JSON texts. */
export interface TextRange extends Omit<EventRange, 'reversed'> {
  /** Whether chunks grow, which makes reads of one long window faster; default false. */
  readonly hasGrowingChunks?: boolean | undefined;
}

/** Consecutive events as JSON texts. */
export interface EventTexts {
  readonly events: number;
  /** Returns the keys, which are decoded by this call only. */
  keys(): readonly string[];
  /** The bodies in UTF-8, separated by commas, one or more in each text. Must not be modified. */
  readonly texts: readonly Uint8Array[];
}

/** Consecutive events of one block, which has not been read. */
export interface SealedRun {
  readonly events: number;
  readonly firstKey: string;
  readonly lastKey: string;
  readonly aggregates: Uint8Array;
  /** Returns the current events of the same range. */
  rows(): Promise<readonly EventRow[]>;
}

/** All events were inserted; or none, because `exists`, the first such key of the batch, is stored already or occurs twice. */
export type InsertResult = 'done' | { readonly exists: string };

/** All changes were applied; or none, because `missing`, the first such key of the batch, has no event. */
export type ApplyResult = 'done' | { readonly missing: string };

/** The rows that `change` upserts, and the result that it returns. */
export interface Change<Result> {
  readonly rows: readonly EventRow[];
  readonly result: Result;
}

/** Longer keys, in UTF-8 bytes, are refused with a RangeError, since an index of PostgreSQL cannot have them. */
export const maxKeyBytes = 1_500;

/** Returns the same keys; throws RangeError for a key that some database cannot store. */
export function checkKeys(keys: readonly string[]): readonly string[] {
  for (const key of keys) {
    if (key.includes('\0') || !key.isWellFormed()) {
      throw new RangeError('A key must be well-formed text without U+0000.');
    }
    // A UTF-16 code unit has at most three bytes in UTF-8.
    if (key.length * 3 > maxKeyBytes && Buffer.byteLength(key) > maxKeyBytes) {
      throw new RangeError(`A key must not be longer than ${maxKeyBytes} bytes.`);
    }
  }
  return keys;
}

/** Every write is atomic, and durable when its promise resolves. Every method rejects with StoreUnavailable when the database fails. */
export interface EventStore {
  firstEvent(ref: StreamRef): Promise<EventRow | null>;
  lastEvent(ref: StreamRef): Promise<EventRow | null>;
  eventAt(ref: StreamRef, key: string): Promise<EventRow | null>;
  /** Returns the nearest event with a lower key. */
  eventBefore(ref: StreamRef, key: string): Promise<EventRow | null>;
  /** Returns the nearest event with a greater key. */
  eventAfter(ref: StreamRef, key: string): Promise<EventRow | null>;
  /**
   * Returns the rows of a window in non-empty chunks of bounded size. Each chunk is read from one consistent state; a batch that is
   * written between two reads appears in the later chunks only.
   */
  range(ref: StreamRef, range: EventRange): AsyncIterable<readonly EventRow[]>;
  /** Returns the events of a window, first to last, as texts that can be sent unchanged. */
  texts(ref: StreamRef, range: TextRange): AsyncIterable<EventTexts>;
  /** Returns the events of a window, first to last: as runs where the aggregates of a whole block are stored, else as rows. */
  runs(ref: StreamRef, range: Omit<EventRange, 'reversed' | 'limit'>): AsyncIterable<SealedRun | readonly EventRow[]>;
  /** Returns the number of events in a window, regardless of its limit; without a window, in the stream. */
  count(ref: StreamRef, range?: EventRange): Promise<number>;

  insert(ref: StreamRef, batch: EventBatch): Promise<InsertResult>;
  /** Inserts or replaces events. If a key occurs twice, the last row wins. */
  upsert(ref: StreamRef, batch: EventBatch): Promise<void>;
  /** Replaces events. If a key occurs twice, the last row wins. */
  replace(ref: StreamRef, rows: readonly EventRow[]): Promise<ApplyResult>;
  /** Upserts the rows that `decide` returns for the bodies of the keys that exist, and returns its result. No other write comes between. */
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
   * Replaces all events with those that `convert` returns for them, chunk by chunk in key order; keys can change.
   * If two converted events share a key, returns it as `exists` and leaves the stream unchanged.
   */
  rewrite(ref: StreamRef, convert: (rows: readonly EventRow[]) => readonly EventRow[]): Promise<InsertResult>;
}

/** The event store inside a transaction. Calls must not overlap. */
export interface EventTransaction extends EventStore {
  /** Locks the stream against writes of other transactions until this one ends, so that later reads see one state. */
  lock(ref: StreamRef): Promise<void>;
}

/** Returns a negative number, zero or a positive number if `a` comes before, equals or comes after `b` in the order of keys. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return byteRank(left) - byteRank(right);
  }
  return a.length - b.length;
}

/** Returns items in the order of their keys; the same list if it is sorted already. */
export function sortByKey<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const isSorted = items.every((item, i) => i === 0 || compareKeys(keyOf(items[i - 1] ?? item), keyOf(item)) <= 0);
  return isSorted ? items : items.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)));
}

// JavaScript compares UTF-16 units, where surrogates (code points above U+FFFF) come before U+E000; in UTF-8 they come after.
function byteRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
