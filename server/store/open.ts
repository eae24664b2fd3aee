import { AsyncLocalStorage } from 'node:async_hooks';
import { BlockCache } from './blocks/block-cache.ts';
import type { Database, Reader } from './dialect/dialect.ts';
import { openSqlite } from './dialect/sqlite.ts';
import { migrations } from './migrations/all.ts';
import type { Store, Transaction } from './ports/store.ts';
import type { DatabaseAccess } from './sql/access.ts';
import { sqlAudit } from './sql/audit.ts';
import { sqlEdgeSystems } from './sql/edge-systems.ts';
import { createGarbageCollection } from './sql/event-garbage.ts';
import { sqlEvents } from './sql/events.ts';
import { sqlJobs } from './sql/jobs.ts';
import { migrate } from './migrations/migrate.ts';
import { sqlObjects } from './sql/objects.ts';
import { sqlTables } from './sql/tables.ts';
import { sqlTenantCopies } from './sql/tenant-copies.ts';
import { sqlTenants } from './sql/tenants.ts';

export interface StoreOptions {
  /** postgresql://…; default the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** The folder of the embedded store, or ':memory:'; default 'data'. */
  readonly dataDir?: string | undefined;
  /** The approximate number of rows of a chunk, which are in memory at the same time; default 2,000. */
  readonly rowsAtOnce?: number | undefined;
  /** The approximate number of events of a block; default 512. */
  readonly blockSize?: number | undefined;
}

/** The size of the cache of decompressed blocks. */
const maxCachedBytes = 16 * 1_024 * 1_024;

/** Opens the store and brings its schema up to date; rejects with StoreUnavailable or SchemaMismatch. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { rowsAtOnce = 2_000, blockSize = 512 } = options;
  const database = await openDatabase(options);
  try {
    await migrate(database, migrations);
    // A store with one writer belongs to this process, so the process that had a lease has ended.
    if (database.dialect.hasOneWriter) await database.write((connection) => connection.run('delete from table_leases'));
  } catch (error) {
    await database.close();
    throw error;
  }
  const { dialect, read, scan } = database;

  // A transaction that uses other connections can wait for itself: the embedded store has one writer, and a pool is bounded.
  const transactionState = new AsyncLocalStorage<{ readonly open: boolean }>();
  const isInTransaction = () => transactionState.getStore()?.open === true;
  const refuse = () =>
    Promise.reject(new Error('Inside a transaction only the stores of the transaction may be used.'));
  const outsideTransactions = (reader: Reader): Reader => ({
    all: (text, values) => (isInTransaction() ? refuse() : reader.all(text, values)),
  });
  const garbage = createGarbageCollection(database);
  const access: DatabaseAccess = {
    dialect,
    rowsAtOnce,
    blockSize,
    cache: new BlockCache(maxCachedBytes),
    onGarbage: garbage.start,
    read: outsideTransactions(read),
    write: (work) => (isInTransaction() ? refuse() : database.write(work)),
  };

  const createStores = (objectAccess: DatabaseAccess, scanAccess = objectAccess) => ({
    objects: sqlObjects(objectAccess, scanAccess.read),
    events: sqlEvents(scanAccess),
    edgeSystems: sqlEdgeSystems(objectAccess),
    tables: sqlTables(scanAccess),
    jobs: sqlJobs(objectAccess),
    audit: sqlAudit(objectAccess),
  });

  async function transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    let hasGarbage = false;
    const onGarbage = () => {
      hasGarbage = true;
    };
    const result = await access.write(async (connection) => {
      const transactionAccess: DatabaseAccess = {
        ...access,
        onGarbage,
        read: connection,
        write: (part) => part(connection),
      };
      const state = { open: true };
      try {
        const stores = { ...createStores(transactionAccess), tenants: sqlTenants(transactionAccess) };
        return await transactionState.run(state, () => work(stores));
      } finally {
        state.open = false;
      }
    });
    // Only now is the garbage visible to other connections.
    if (hasGarbage) garbage.start();
    return result;
  }

  // Collects garbage that an earlier process left.
  garbage.start();
  return {
    ...createStores(access, { ...access, read: outsideTransactions(scan) }),
    tenantCopies: sqlTenantCopies(access),
    transaction,
    async ping() {
      await access.read.all('select 1 as one');
    },
    async eraseRemoved() {
      await garbage.drain();
      await database.eraseRemoved?.();
    },
    async close() {
      await garbage.close();
      await database.close();
    },
  };
}

/** Opens the database of the options without migrating it. */
export async function openDatabase({ databaseUrl, dataDir = 'data' }: StoreOptions): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite(dataDir);
  // Loaded on demand: the embedded store starts faster without the driver.
  const { openPostgres } = await import('./dialect/postgres.ts');
  return openPostgres(databaseUrl);
}
