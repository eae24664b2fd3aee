// The materialized rows of virtual tables, and the messages of runs that failed.

/** Names one virtual table; compared without regard to case. */
export interface TableRef {
  readonly tenant: string;
  readonly namespace: string;
  readonly table: string;
}

/** How a table stood between two refreshes. Runs that make all rows again begin a generation, others a version of the one that is read. */
export interface Version {
  /** Never used again. */
  readonly generation: number;
  /** Counts from 1 in each generation. */
  readonly version: number;
}

/** The version that is read, with what its columns are, as a value that JSON can say. */
export interface LiveVersion extends Version {
  readonly columns: unknown;
}

/** One row. Keys are ordered by their UTF-8 bytes; `at` orders rows by their index alone; the store never looks into the body. */
export interface TableRow {
  readonly key: string;
  readonly at: string;
  readonly body: string;
}

/** A key longer than this many UTF-8 bytes is refused with a RangeError: an index of PostgreSQL holds no more. */
export const maxRowKeyBytes = 1_500;

/** So many messages of a table are kept, the newest. */
export const maxMessages = 1_000;

/** Every write is atomic and durable when its promise resolves; every method rejects with StoreUnavailable when the database fails. */
export interface TableStore {
  /** The rows that are read; null before the first run. */
  liveVersion(ref: TableRef): Promise<LiveVersion | null>;
  /** Begins a generation without rows, and gives up others that were never published. */
  beginGeneration(ref: TableRef): Promise<Version>;
  /** Begins the next version of the generation that is read, the same rows at first; whatever `undo` finds must be gone. */
  beginVersion(ref: TableRef, generation: number): Promise<Version>;
  /**
   * Removes some of what a run left in a generation that never published its version, after a key. Returns the key after which to
   * go on; null at the end.
   */
  undo(ref: TableRef, generation: number, after: string): Promise<string | null>;
  /** Lets a version be read in place of the one before. */
  publish(ref: TableRef, version: Version, columns: unknown, now: bigint): Promise<void>;

  /** Inserts or replaces rows, none twice, in a version that is not published yet; takes them as they are written. */
  put(ref: TableRef, version: Version, rows: Iterable<TableRow>): Promise<void>;
  /**
   * Removes from a version that is not published yet the rows of earlier ones whose `at` is between two, both included: some of
   * those after a key. Returns the key after which to go on; null at the end.
   */
  removeEarlier(
    ref: TableRef,
    version: Version,
    window: { readonly from: string; readonly to: string },
    after: string,
  ): Promise<string | null>;
  /** The rows of a version by key, from the one that comes so many after the first, in chunks of bounded size, none of them empty. */
  rows(ref: TableRef, version: Version, skip?: number): AsyncIterable<readonly TableRow[]>;
  count(ref: TableRef, version: Version): Promise<number>;
  /** Whether no row of a version was removed as garbage. */
  isComplete(ref: TableRef, version: Version): Promise<boolean>;

  /** Removes some rows that nothing shows since a time or longer; returns whether there may be more. */
  collectGarbage(before: bigint): Promise<boolean>;

  /** Adds a message; the oldest ones go, so that there are no more than maxMessages. */
  addMessage(ref: TableRef, message: unknown): Promise<void>;
  /** Messages, the newest first. */
  messages(ref: TableRef, skip: number, count: number): Promise<readonly unknown[]>;
  countMessages(ref: TableRef): Promise<number>;

  /** Gives up all rows and removes all messages of a table. */
  removeTable(ref: TableRef, now: bigint): Promise<void>;
}
