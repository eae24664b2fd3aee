// What differs between databases, and how SQL is run on them. Statements are written with $1, $2, …

/** A value bound to a statement; lists only where a dialect's own text asks for them. */
export type SqlValue = string | number | null | Uint8Array | readonly string[];

/** Runs statements that give rows, whose type is what the text of the statement says. */
export interface Reader {
  all<Row>(text: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
}

export interface Connection extends Reader {
  /** The number of rows written. */
  run(text: string, values?: readonly SqlValue[]): Promise<number>;
}

/** A piece of a statement with the values of its parameters. */
export interface Fragment {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Write transactions never overlap, so that no rows need to be locked. */
  readonly hasOneWriter: boolean;
  /** Statements run on this thread, and all else waits for them. */
  readonly isSynchronous: boolean;
  /** Ends a select whose rows nobody else may lock or change until the end of the transaction. */
  readonly rowLock: string;
  /** Taken by whoever looks after the schema, until the end of the transaction. */
  readonly schemaLock: readonly string[];
  /** Type of text columns that are compared by bytes. */
  readonly keyTextType: string;
  /** Type of columns that hold bytes. */
  readonly bytesType: string;
  /** Type of a column that counts up by itself. */
  readonly serialType: string;
  /** Ends the definition of a table whose rows are stored in the order of the primary key. */
  readonly clusteredSuffix: string;
  /** A text as `like` compares it with a pattern in lower case, so that ASCII letters match in any case and nothing else does. */
  foldCase(text: string): string;
  /** How many rows one statement takes. */
  readonly rowsPerStatement: number;
  /** How many rows, and how many blocks of events, one statement deletes where there may be millions. */
  readonly rowsPerDelete: number;
  readonly blocksPerDelete: number;
  /** Rows as a table to select from, the parameters counted from `first`. */
  rowsAsTable<Column extends string>(
    columns: readonly Column[],
    rows: readonly Readonly<Record<Column, string>>[],
    first: number,
  ): Fragment;
  /** The condition, to follow a column, that it is one of the values; parameters counted from `first`. */
  oneOf(values: readonly string[], first: number): Fragment;
}

export interface Database {
  readonly dialect: Dialect;
  /** Sees what is committed, each statement a consistent state. */
  readonly read: Reader;
  /** The same for events, rows of tables and searches: many pass through and few come again, so that they must not push out what `read` keeps. */
  readonly scan: Reader;
  /** Runs work as one transaction; durable when the promise resolves, nothing written when it rejects. */
  write<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Rewrites the files so that nothing removed or replaced can be read in them; absent where the database does so by itself. */
  readonly eraseRemoved?: () => Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs work on a connection and returns what it returns. After a statement that failed every other one fails, and so does the
 * whole: a database may have given up the transaction by then. After its end too: what comes late belongs to no transaction.
 */
export async function runGuarded<Result>(
  connection: Connection,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  let failure: { readonly error: unknown } | undefined;
  const guarded = async <StatementResult>(statement: () => Promise<StatementResult>): Promise<StatementResult> => {
    if (isOver) throw new Error('The transaction is over: await everything that is done in it.');
    if (failure) throw failure.error;
    try {
      return await statement();
    } catch (error) {
      failure ??= { error };
      throw error;
    }
  };
  try {
    const result = await work({
      all: (text, values) => guarded(() => connection.all(text, values)),
      run: (text, values) => guarded(() => connection.run(text, values)),
    });
    if (failure) throw failure.error;
    return result;
  } finally {
    isOver = true;
  }
}
