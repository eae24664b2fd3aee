// PostgreSQL and compatible databases: a pool of connections, and one transaction for each write.
import { DatabaseError, Pool, type PoolClient } from 'pg';
import { StoreUnavailable } from '../ports/faults.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
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
  // Bounds the memory of one message.
  rowsPerStatement: 5_000,
  rowsPerDelete: 100_000,
  blocksPerDelete: 2_000,
  rowsAsTable: (columns, rows, first) => ({
    text: `unnest(${columns.map((_, i) => `$${first + i}::text[]`).join(', ')}) as given(${columns.join(', ')})`,
    values: columns.map((column) => rows.map((row) => row[column])),
  }),
  oneOf: (values, first) => ({ text: `= any($${first})`, values: [values] }),
};

const maxConnections = 10;
/** The maximum number of connections of transactions, which can wait for each other: the others are left for reads. */
const maxTransactions = 7;

/** Returns a database for a postgresql:// URL. Connects when it is first used. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A broken connection rejects its query, or is replaced if it is idle. Without a listener, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const inTurn = limitConcurrency(maxTransactions);
  const pending = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  // A pool that ends never settles requests for a connection, so it is ended when none are pending.
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
    write: (work) => track(() => inTurn(() => runTransaction(work))),
    close: () => (closing ??= Promise.allSettled(pending).then(() => pool.end())),
  };
}

// Statements are prepared under these names. Their number is limited, since searches create many different statements.
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

/** Commits the transaction of a client. For a failed transaction, PostgreSQL responds to COMMIT with ROLLBACK instead of an error. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query({ name: statementName('commit'), text: 'commit' }).catch(throwStoreError);
  if (command !== 'COMMIT') throw new StoreUnavailable('The transaction was rolled back.');
}

// Classes of SQLSTATE that concern the server, not the statement: connection, transaction state, authorization, missing database,
// conflict of transactions, resources, locks, shutdown, system errors, internal errors.
const serverErrorClasses = ['08', '25', '28', '3D', '40', '53', '55', '57', '58', 'XX'];

function throwStoreError(error: unknown): never {
  if (error instanceof DatabaseError && !serverErrorClasses.includes(error.code?.slice(0, 2) ?? '')) throw error;
  throw new StoreUnavailable('The database cannot be used now.', { cause: error });
}
