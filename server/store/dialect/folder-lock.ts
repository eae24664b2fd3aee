// The lock of a data folder, which one process can have.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readFolderUser } from '../data-folder.ts';
import { StoreUnavailable } from '../ports/faults.ts';
import { primaryCode, sqliteBusy } from './sqlite-connection.ts';

/**
 * Locks a data folder until the returned database is closed or this process ends, even if it is killed: the lock is a transaction on
 * a separate file that stays open. Throws StoreUnavailable while another process has the lock.
 */
export function lockFolder(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(join(dataDir, 'millrace.lock'), { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    if (primaryCode(error) !== sqliteBusy) throw error;
    const user = readFolderUser(dataDir);
    const address = user?.url === undefined ? '' : ` at ${user.url}`;
    const owner = user ? `process ${user.pid}${address}` : 'another process';
    throw new StoreUnavailable(`The data folder ${dataDir} is in use by ${owner}.`, { cause: error });
  }
}

const reasonByCode: Readonly<Record<string, string>> = {
  ENOENT: 'it cannot be created',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EEXIST: 'a file has the same name',
  ENOTDIR: 'a part of its path is a file',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/** Returns a StoreUnavailable that says why a data folder cannot be used. */
export function unusableFolderError(dataDir: string, error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = reasonByCode[code ?? ''] ?? message;
  return new StoreUnavailable(`The data folder ${dataDir} cannot be used: ${reason}.`, { cause: error });
}
