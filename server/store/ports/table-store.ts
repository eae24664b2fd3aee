// The materialised rows of virtual tables, and the messages of runs that failed.

/** Names one virtual table; compared without regard to case. */
export interface TableRef {
  readonly tenant: string;
  readonly namespace: string;
  readonly table: string;
}

/**
 * One version of a table's rows. Runs that make all rows anew fill one that nobody reads yet; others write into the one that is
 * read. Its number is never used again.
 */
export interface Generation {
  readonly number: number;
  /** What the columns are, as a value that JSON can say. */
  readonly columns: unknown;
}

/** One row. Keys are ordered by their UTF-8 bytes; `at` orders rows by their index alone; the store never looks into the body. */
export interface TableRow {
  readonly key: string;
  readonly at: string;
  readonly body: string;
}

/** A key longer than this many UTF-8 bytes is refused with a RangeError: an index of PostgreSQL holds no more. */
export const longestRowKey = 1_500;

/** Every write is atomic and durable when its promise resolves; every method rejects with StoreUnavailable when the database fails. */
export interface TableStore {
  /** The rows that are read; null before the first run. */
  live(ref: TableRef): Promise<Generation | null>;
  /** Makes a generation without rows that nobody reads yet, and gives up others that were never published. */
  begin(ref: TableRef, columns: unknown): Promise<number>;
  setColumns(ref: TableRef, generation: number, columns: unknown): Promise<void>;
  /** Lets a generation be read in place of the one before, which is given up. */
  publish(ref: TableRef, generation: number, now: bigint): Promise<void>;

  /** Inserts or replaces rows, none twice, as those of a run. */
  put(ref: TableRef, generation: number, run: string, rows: readonly TableRow[]): Promise<void>;
  /** The rows of a generation by key, from the one that comes so many after the first, in chunks of bounded size, none of them empty. */
  rows(ref: TableRef, generation: number, skip?: number): AsyncIterable<readonly TableRow[]>;
  count(ref: TableRef, generation: number): Promise<number>;
  /** Whether no row of a generation was removed as garbage. */
  isKept(ref: TableRef, generation: number): Promise<boolean>;
  /**
   * Removes rows of other runs whose `at` is between two, both included: some of those after a key. Answers the key after which to
   * go on; null at the end.
   */
  removeOthers(
    ref: TableRef,
    generation: number,
    run: string,
    window: { readonly from: string; readonly to: string },
    after: string,
  ): Promise<string | null>;

  /** Removes some rows of generations that were given up before a time; answers whether there may be more. */
  collectGarbage(before: bigint): Promise<boolean>;

  addMessage(ref: TableRef, message: unknown): Promise<void>;
  /** Messages, the newest first. */
  messages(ref: TableRef, skip: number, count: number): Promise<readonly unknown[]>;
  countMessages(ref: TableRef): Promise<number>;

  /** Gives up all rows and removes all messages of a table. */
  forget(ref: TableRef, now: bigint): Promise<void>;
}
