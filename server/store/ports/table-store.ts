// The materialized rows of virtual tables, and the messages of failed runs.

/** Identifies a virtual table, case-insensitively. */
export interface TableRef {
  readonly tenant: string;
  readonly namespace: string;
  readonly table: string;
}

/** The state of a table between two refreshes. A run that replaces all rows starts a generation; other runs start a version of the live generation. */
export interface Version {
  /** Never reused. */
  readonly generation: number;
  /** Counts from 1 in each generation. */
  readonly version: number;
}

/** The version that readers see, with its columns as a JSON value. */
export interface LiveVersion extends Version {
  readonly columns: unknown;
}

/** One row. Keys are ordered by their UTF-8 bytes, and `at` is the part of the key for the index. The store does not parse the body. */
export interface TableRow {
  readonly key: string;
  readonly at: string;
  readonly body: string;
}

/** Longer keys, in UTF-8 bytes, are refused with a RangeError, since an index of PostgreSQL cannot have them. */
export const maxRowKeyBytes = 1_500;

/** Only the newest messages of a table are stored, up to this number. */
export const maxMessages = 1_000;

/** Every write is atomic, and durable when its promise resolves. Every method rejects with StoreUnavailable when the database fails. */
export interface TableStore {
  /** Returns the version that readers see, or null before the first run. */
  liveVersion(ref: TableRef): Promise<LiveVersion | null>;
  /** Starts a generation without rows, and discards unpublished generations. */
  beginGeneration(ref: TableRef): Promise<Version>;
  /** Starts the next version of the live generation, which has the same rows at first. Call `undo` before until it returns null. */
  beginVersion(ref: TableRef, generation: number): Promise<Version>;
  /**
   * Removes some changes of a run that did not publish its version, from the rows after a key. Returns the key after which to continue,
   * or null at the end.
   */
  undo(ref: TableRef, generation: number, after: string): Promise<string | null>;
  /** Makes a version the one that readers see. */
  publish(ref: TableRef, version: Version, columns: unknown, now: bigint): Promise<void>;

  /** Inserts or replaces rows with distinct keys in an unpublished version. Reads `rows` while it writes. */
  put(ref: TableRef, version: Version, rows: Iterable<TableRow>): Promise<void>;
  /**
   * Removes from an unpublished version some of the rows of earlier versions whose `at` lies in a window, bounds included, and whose
   * keys come after a key. Returns the key after which to continue, or null at the end.
   */
  removeEarlier(
    ref: TableRef,
    version: Version,
    window: { readonly from: string; readonly to: string },
    after: string,
  ): Promise<string | null>;
  /** Returns the rows of a version in the order of their keys, without the first `skip` rows, in non-empty chunks of bounded size. */
  rows(ref: TableRef, version: Version, skip?: number): AsyncIterable<readonly TableRow[]>;
  count(ref: TableRef, version: Version): Promise<number>;
  /** Returns whether no row of a version was removed as garbage. */
  isComplete(ref: TableRef, version: Version): Promise<boolean>;

  /** Removes some rows that have been unreachable since a time or longer; returns whether there can be more. */
  collectGarbage(before: bigint): Promise<boolean>;

  /** Adds a message, and removes the oldest ones beyond maxMessages. */
  addMessage(ref: TableRef, message: unknown): Promise<void>;
  /** Returns messages, newest first. */
  messages(ref: TableRef, skip: number, count: number): Promise<readonly unknown[]>;
  countMessages(ref: TableRef): Promise<number>;

  /** Discards all rows and removes all messages of a table. */
  removeTable(ref: TableRef, now: bigint): Promise<void>;
}
