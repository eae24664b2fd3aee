// node:sqlite: one writer and two readers on a file in WAL mode, or everything on one connection in memory.
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { notedUser, noteUser, prepareFolder, removeNote } from '../data-folder.ts';
import { StoreUnavailable } from '../ports/faults.ts';
import { isTurnOver, nextTurn } from '../../runtime/turns.ts';
import { runGuarded, type Connection, type Database, type Dialect, type Reader, type SqlValue } from './dialect.ts';

const parameters = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => `$${first + i}`).join(', ');

// Made once for each shape: batches come in the same few, thousands of times a second.
const tables = new Map<string, string>();

function tableText(columns: readonly string[], rows: number, first: number): string {
  const shape = `${columns.join()} ${rows} ${first}`;
  const known = tables.get(shape);
  if (known !== undefined) return known;
  const names = columns.map((column, i) => `column${i + 1} as ${column}`).join(', ');
  const tuples = Array.from({ length: rows }, (_, i) => `(${parameters(first + i * columns.length, columns.length)})`);
  const text = `(select ${names} from (values ${tuples.join(', ')}))`;
  tables.set(shape, text);
  return text;
}

function valuesOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): readonly string[] {
  // Without an array for each row: tables are written millions of rows long.
  const values: string[] = [];
  for (const row of rows) for (const column of columns) values.push(row[column]);
  return values;
}

const dialect: Dialect = {
  name: 'sqlite',
  oneWriter: true,
  onThisThread: true,
  rowLock: '',
  schemaLock: [],
  keyText: 'text',
  bytes: 'blob',
  serial: 'integer primary key autoincrement',
  clustered: 'without rowid',
  // Its `like` is of that kind.
  inAnyCase: (text) => text,
  // Measured: 20 to 50 rows are best, and few distinct statements stay prepared.
  rowsPerStatement: 20,
  table: (columns, rows, first) => ({
    text: tableText(columns, rows.length, first),
    values: valuesOf(columns, rows),
  }),
  oneOf: (values, first) => ({ text: `in (${parameters(first, values.length)})`, values }),
};

/** A write that waits for its turn: `run` answers how to tell its caller once the group is on disk. */
interface Request {
  readonly run: (connection: Connection) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** After so many milliseconds a group is committed although more writes wait: reads on this thread get their turn. */
const longestGroup = 20;
const busyTimeout = 2_000;
/** Statements that stay prepared on a connection; those that are made for a search come in many forms. */
const mostPrepared = 500;
const newDatabase = 'pragma page_size = 8192; pragma journal_mode = wal';
const everyConnection = 'pragma synchronous = full; pragma temp_store = memory';
/** What each connection keeps of the file, in KiB. Sorted lists read a page again and again; the others are no slower with less, measured. */
const caches = { writer: 4_096, reader: 65_536, scanner: 4_096 };

/** Opens the database in a data folder, which is made when missing and then belongs to this process; ':memory:' keeps nothing. */
export function openSqlite(dataDir: string): Database {
  if (dataDir === ':memory:') {
    const only = new DatabaseSync(':memory:');
    const write = groupCommit(only);
    // The one connection would show a reader what is not committed yet, so that reads wait for their turn.
    const read: Reader = { all: (text, values) => write((connection) => connection.all(text, values)) };
    return { dialect, read, scan: read, write, close: closing(write, [only]) };
  }
  const opened: DatabaseSync[] = [];
  const open = (file: string, options = {}) => {
    const database = new DatabaseSync(join(dataDir, file), { timeout: busyTimeout, ...options });
    opened.unshift(database);
    return database;
  };
  const openReader = (cache: number) => {
    const database = open('millrace.db', { readOnly: true });
    database.exec(`${everyConnection}; pragma cache_size = -${cache}`);
    return connectionTo(database);
  };
  try {
    prepareFolder(dataDir);
    opened.push(lockFolder(dataDir));
    noteUser(dataDir, { pid: process.pid });
    const writer = open('millrace.db');
    writer.exec(newDatabase);
    writer.exec(`${everyConnection}; pragma cache_size = -${caches.writer}`);
    const [read, scan] = [openReader(caches.reader), openReader(caches.scanner)];
    const write = groupCommit(writer);
    const eraseRemoved = async () => {
      // Right after a write of ours no transaction is open.
      await write(async () => undefined);
      // The copy may be larger than memory.
      writer.exec('pragma temp_store = file; vacuum; pragma temp_store = memory; pragma wal_checkpoint(truncate)');
    };
    const closeAll = closing(write, opened);
    const close = async () => {
      // While the lock is still held, so that it is the note of this process.
      removeNote(dataDir);
      await closeAll();
    };
    return { dialect, read, scan, write, eraseRemoved, close };
  } catch (error) {
    for (const database of opened) database.close();
    throw error instanceof StoreUnavailable
      ? error
      : new StoreUnavailable(`The data folder ${dataDir} cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
}

/**
 * Locks a data folder for this process until the returned database is closed or the process ends, however it does: the lock is a
 * transaction that never ends on a file of its own. Throws StoreUnavailable while another process has it.
 */
export function lockFolder(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(join(dataDir, 'millrace.lock'), { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (primaryCode(error) !== sqliteBusy) throw error;
    const user = notedUser(dataDir);
    const place = user?.url === undefined ? '' : ` at ${user.url}`;
    const who = user ? `process ${user.pid}${place}` : 'another process';
    throw new StoreUnavailable(`The data folder ${dataDir} is in use by ${who}.`, { cause: error });
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it cannot be made',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place or on its way',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ''] ?? message;
}

function connectionTo(database: DatabaseSync): Connection {
  const statements = new Map<string, StatementSync>();
  const prepared = (text: string) => {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare(text.replaceAll('$', '?'));
    const [oldest] = statements.keys();
    if (statements.size >= mostPrepared && oldest !== undefined) statements.delete(oldest);
    statements.set(text, statement);
    return statement;
  };
  // This dialect makes no lists; and only the caller knows the rows that its statement gives.
  return {
    async all<Row>(text: string, values: readonly unknown[] = []) {
      try {
        return prepared(text).all(...(values as SQLInputValue[])) as Row[];
      } catch (error) {
        throw fault(error);
      }
    },
    async run(text, values = []) {
      try {
        return Number(prepared(text).run(...(values as SQLInputValue[])).changes);
      } catch (error) {
        throw fault(error);
      }
    },
  };
}

/** A connection whose statements end the turn of the event loop where long work has had its slice: a long transaction blocks nobody else. */
function inTurns({ all, run }: Connection): Connection {
  // Nothing stands between the look at the clock and the statement, so that statements that are asked for at once pass one by one.
  return {
    async all<Row>(text: string, values?: readonly SqlValue[]) {
      if (isTurnOver()) await nextTurn();
      return all<Row>(text, values);
    },
    async run(text, values) {
      if (isTurnOver()) await nextTurn();
      return run(text, values);
    },
  };
}

/**
 * A write function under which the writes that wait at the same time share one transaction, and so one fsync, each in a
 * savepoint of its own: one that fails takes nothing else with it.
 */
function groupCommit(database: DatabaseSync): Database['write'] {
  const connection = connectionTo(database);
  const waiting: Request[] = [];
  let committing = false;

  async function commitAll(): Promise<void> {
    committing = true;
    while (waiting.length > 0) {
      await turnOfLoop();
      await commitGroup();
    }
    committing = false;
  }

  async function commitGroup(): Promise<void> {
    try {
      await connection.run('begin immediate');
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error);
      return;
    }
    const started = performance.now();
    const group: Request[] = [];
    const tell: (() => void)[] = [];
    try {
      while (performance.now() - started < longestGroup) {
        const request = waiting.shift();
        if (!request) break;
        group.push(request);
        tell.push(await runRequest(request));
      }
      await connection.run('commit');
      for (const done of tell) done();
    } catch (error) {
      if (database.isOpen && database.isTransaction) await connection.run('rollback').catch(() => undefined);
      const cause = error instanceof StoreUnavailable ? error.cause : error;
      for (const { reject } of group) reject(new StoreUnavailable('The transaction was given up.', { cause }));
    }
  }

  async function runRequest(request: Request): Promise<() => void> {
    await connection.run('savepoint request');
    try {
      const done = await request.run(inTurns(connection));
      await connection.run('release request');
      return done;
    } catch (error) {
      // On some errors, a full disk among them, SQLite ends the whole transaction by itself.
      if (!database.isOpen || !database.isTransaction) throw error;
      await connection.run('rollback to request');
      await connection.run('release request');
      return () => {
        request.reject(error);
      };
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const turn = Promise.withResolvers<Connection>();
      // By `then`, the work runs in its caller's asynchronous context, not in that of the group's first member. So it would by
      // AsyncLocalStorage.bind, but all that is reached from there stays until the next full garbage collection (Node 24).
      const ran = turn.promise.then(async (onto) => {
        const answer = await runGuarded(onto, work);
        return () => {
          resolve(answer);
        };
      });
      const run = (onto: Connection) => {
        turn.resolve(onto);
        return ran;
      };
      waiting.push({ run, reject });
      if (!committing) void commitAll();
    });
}

function closing(write: Database['write'], databases: readonly DatabaseSync[]): () => Promise<void> {
  return async () => {
    // Writes take turns: when this one is through, so are those before it.
    await write(async () => undefined).catch(() => undefined);
    for (const database of databases) if (database.isOpen) database.close();
  };
}

const sqliteBusy = 5;
// SQLITE_ERROR, TOOBIG, CONSTRAINT, MISMATCH, MISUSE, RANGE: the statement is at fault, not the database.
const faultsOfStatements: readonly (number | undefined)[] = [1, 18, 19, 20, 21, 25];

function primaryCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return undefined;
  return Number(error.errcode) & 0xff;
}

function fault(error: unknown): unknown {
  const closed = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_INVALID_STATE';
  const code = primaryCode(error);
  if (!closed && (code === undefined || faultsOfStatements.includes(code))) return error;
  return new StoreUnavailable(closed ? 'The store is closed.' : 'The database file cannot be used now.', {
    cause: error,
  });
}
