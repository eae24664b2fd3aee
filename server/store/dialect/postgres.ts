// PostgreSQL, or what speaks its protocol: a pool of connections, one transaction for each write.
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { StoreUnavailable } from '../ports/faults.ts';
import { runGuarded, type Connection, type Database, type Dialect, type Reader } from './dialect.ts';

const dialect: Dialect = {
  name: 'postgres',
  hasOneWriter: false,
  isSynchronous: false,
  rowLock: 'for update',
  schemaLock: ['select pg_advisory_xact_lock(5501042217)'],
  keyTextType: 'text collate "C"',
  bytesType: 'bytea',
  serialType: 'bigint generated always as identity',
  clusteredSuffix: '',
  foldCase: (text) => `lower(${text} collate "C")`,
  // Bounds the memory that one message takes.
  rowsPerStatement: 5_000,
  rowsPerDelete: 100_000,
  blocksPerDelete: 2_000,
  rowsAsTable: (columns, rows, first) => ({
    text: `unnest(${columns.map((_, i) => `$${first + i}::text[]`).join(', ')}) as given(${columns.join(', ')})`,
    values: columns.map((column) => rows.map((row) => row[column])),
  }),
  oneOf: (values, first) => ({ text: `= any($${first})`, values: [values] }),
};

/** Opens a pool on a postgresql:// URL; nothing is asked of the database yet. */
export function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A connection that breaks rejects its query, or is replaced when idle; unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const pending = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  // A pool that is told to end forgets who waits for a connection: so it is told when nobody waits.
  async function track<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closing) throw new StoreUnavailable('The store is closed.');
    const promise = work();
    pending.add(promise);
    return promise.finally(() => pending.delete(promise));
  }

  async function runTransaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(throwStoreError);
    let isBroken = false;
    try {
      const connection = connectionTo(client);
      await connection.run('begin');
      const result = await runGuarded(connection, work);
      await commit(client);
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  const reader = connectionTo(pool);
  const read: Reader = { all: (text, values) => track(() => reader.all(text, values)) };
  return {
    dialect,
    read,
    scan: read,
    write: (work) => track(() => runTransaction(work)),
    close: () => (closing ??= Promise.allSettled(pending).then(() => pool.end())),
  };
}

// Statements are prepared once on each connection, under these names; so many, since those made for a search come in many forms.
const statementNames = new Map<string, string>();
const maxPreparedStatements = 500;

function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= maxPreparedStatements) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

function connectionTo(client: Pool | PoolClient): Connection {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({ name: statementName(text), text, values: [...values] }).catch(throwStoreError);
  return {
    all: async (text, values = []) => (await query(text, values)).rows,
    run: async (text, values = []) => (await query(text, values)).rowCount ?? 0,
  };
}

/** Commits the transaction of a client. Where it has failed before, PostgreSQL answers COMMIT with ROLLBACK, which is no error to it. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query({ name: statementName('commit'), text: 'commit' }).catch(throwStoreError);
  if (command !== 'COMMIT') throw new StoreUnavailable('The transaction was given up.');
}

// Classes of SQLSTATE that tell of the server, not of the statement: connection, read-only or ended transaction, login, conflict with
// another transaction, no such database, resources, locks, shutdown, input and output, internal.
const serverErrorClasses = ['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX'];

function throwStoreError(error: unknown): never {
  if (error instanceof DatabaseError && !serverErrorClasses.includes(error.code?.slice(0, 2) ?? '')) throw error;
  throw new StoreUnavailable('The database cannot be used now.', { cause: error });
}
