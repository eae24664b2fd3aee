// The differences between databases, and the interface to run SQL on them. Parameters are written as $1, $2, …

/** A value bound to a statement. Only a dialect's own SQL binds lists. */
export type SqlValue = string | number | null | Uint8Array | readonly string[];

/** Runs statements that return rows. The caller states the type of the rows that its statement returns. */
export interface Reader {
  all<Row>(text: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
}

export interface Connection extends Reader {
  /** Returns the number of rows written. */
  run(text: string, values?: readonly SqlValue[]): Promise<number>;
}

/** A part of a statement with the values of its parameters. */
export interface Fragment {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

export interface Dialect {
  readonly name: 'sqlite' | 'postgres';
  /** Whether write transactions never overlap, so that rows need no locks. */
  readonly hasOneWriter: boolean;
  /** Whether statements run on this thread and block it. */
  readonly isSynchronous: boolean;
  /** The suffix of a select that locks its rows until the end of the transaction. */
  readonly rowLock: string;
  /** The statements that lock the schema until the end of the transaction. */
  readonly schemaLock: readonly string[];
  /** The type of text columns that are compared by bytes. */
  readonly keyTextType: string;
  /** The type of binary columns. */
  readonly bytesType: string;
  /** The type of an auto-increment column. */
  readonly serialType: string;
  /** The suffix of the definition of a table that is stored in the order of its primary key. */
  readonly clusteredSuffix: string;
  /** Returns the SQL expression that `like` compares with a lower-case pattern, so that only ASCII letters match in any case. */
  foldCase(text: string): string;
  /** The maximum number of rows of one insert. */
  readonly rowsPerStatement: number;
  /** The maximum number of rows that one statement deletes, and of blocks of events. */
  readonly rowsPerDelete: number;
  readonly blocksPerDelete: number;
  /** Returns SQL that selects from the given rows; parameters are numbered from `first`. */
  rowsAsTable<Column extends string>(
    columns: readonly Column[],
    rows: readonly Readonly<Record<Column, string>>[],
    first: number,
  ): Fragment;
  /** Returns the condition, to be appended to a column, that it is one of the values; parameters are numbered from `first`. */
  oneOf(values: readonly string[], first: number): Fragment;
}

export interface Database {
  readonly dialect: Dialect;
  /** Reads committed data; each statement sees one consistent state. */
  readonly read: Reader;
  /** The same for long reads, of events, table rows and searches, with a cache of its own, so that they evict nothing from that of `read`. */
  readonly scan: Reader;
  /** Runs `work` in one transaction; it is durable when the promise resolves, and undone when it rejects. */
  write<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Rewrites the files, so that they contain no removed or replaced data; absent if the database does this by itself. */
  readonly eraseRemoved?: () => Promise<void>;
  close(): Promise<void>;
}

/**
 * Runs `work` on a connection and returns its result. After a failed statement, all later ones and `work` itself fail, since the database
 * can have aborted the transaction. Statements after the end of `work` fail, since they belong to no transaction.
 */
export async function runGuarded<Result>(
  connection: Connection,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  let failure: { readonly error: unknown } | undefined;
  const guarded = async <StatementResult>(statement: () => Promise<StatementResult>): Promise<StatementResult> => {
    if (isOver) throw new Error('The transaction has ended: await all statements inside it.');
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
