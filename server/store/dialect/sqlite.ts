// node:sqlite: one writer and two readers on a file in WAL mode, or everything on one connection in memory.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeFolderUser, prepareFolder, removeFolderUser } from '../data-folder.ts';
import type { Database, Reader } from './dialect.ts';
import { lockFolder, unusableFolderError } from './folder-lock.ts';
import { groupCommit } from './group-commit.ts';
import { connectionTo } from './sqlite-connection.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { logSettings, writeAheadLog } from './write-ahead-log.ts';

const busyTimeoutMilliseconds = 2_000;
const databaseSettings = 'pragma page_size = 8192; pragma journal_mode = wal';
const connectionSettings = 'pragma synchronous = full; pragma temp_store = memory';
/** The page cache of each connection. Only sorted lists, which read the same pages repeatedly, profit from a large one. */
const cacheKibibytes = { writer: 4_096, reader: 65_536, scanner: 4_096 };

/** Opens the database in a data folder, which is created if it is missing and locked for this process; ':memory:' stores nothing on disk. */
export function openSqlite(dataDir: string): Database {
  return dataDir === ':memory:' ? openMemory() : openFile(dataDir);
}

function openMemory(): Database {
  const only = new DatabaseSync(':memory:');
  const write = groupCommit(only);
  // On the only connection, reads would see uncommitted data, so they are queued with the writes.
  const read: Reader = { all: (text, values) => write((connection) => connection.all(text, values)) };
  return { dialect: sqliteDialect, read, scan: read, write, close: () => closeAll(write, [only]) };
}

function openFile(dataDir: string): Database {
  const file = join(dataDir, 'millrace.db');
  const opened: DatabaseSync[] = [];
  const open = (options = {}) => {
    const database = new DatabaseSync(file, { timeout: busyTimeoutMilliseconds, ...options });
    opened.unshift(database);
    return database;
  };
  const openReader = (kibibytes: number) => {
    const database = open({ readOnly: true });
    database.exec(`${connectionSettings}; pragma cache_size = -${kibibytes}`);
    return connectionTo(database);
  };
  try {
    prepareFolder(dataDir);
    opened.push(lockFolder(dataDir));
    writeFolderUser(dataDir, { pid: process.pid });
    const writer = open();
    writer.exec(databaseSettings);
    writer.exec(`${connectionSettings}; ${logSettings}; pragma cache_size = -${cacheKibibytes.writer}`);
    const [read, scan] = [openReader(cacheKibibytes.reader), openReader(cacheKibibytes.scanner)];
    const log = writeAheadLog(file);
    const write = groupCommit(writer, log.commit);
    return {
      dialect: sqliteDialect,
      read,
      scan,
      write,
      async eraseRemoved() {
        // After this write, no transaction is open.
        await write(async () => undefined);
        await log.close();
        // The copy can be larger than memory.
        writer.exec('pragma temp_store = file; vacuum; pragma temp_store = memory; pragma wal_checkpoint(truncate)');
      },
      async close() {
        // The folder is still locked, so that the file is the one of this process.
        removeFolderUser(dataDir);
        await closeAll(write, opened, log.close);
      },
    };
  } catch (error) {
    for (const database of opened) database.close();
    throw unusableFolderError(dataDir, error);
  }
}

async function closeAll(
  write: Database['write'],
  databases: readonly DatabaseSync[],
  finish: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  // Writes run in order: after this one, all earlier ones have ended.
  await write(async () => undefined).catch(() => undefined);
  await finish();
  for (const database of databases) if (database.isOpen) database.close();
}
