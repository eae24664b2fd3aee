import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from '@jest/globals';
import { connectionTo } from '../../server/store/dialect/sqlite-connection.ts';
import { logSettings, writeAheadLog } from '../../server/store/dialect/write-ahead-log.ts';
import { temporaryFolders } from '../support/databases.ts';

const folder = temporaryFolders();

/** A database with one table, and a transaction on it that has written so many megabytes. */
function written(megabytes: number) {
  const file = join(folder(), 'test.db');
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${logSettings}; pragma cache_size = -1024`);
  database.exec('create table t (id integer primary key, body text)');
  database.exec('begin immediate');
  const insert = database.prepare('insert into t (body) values (?)');
  for (let i = 0; i < megabytes; i += 1) insert.run('x'.repeat(1_048_576));
  const pages = () => database.prepare('pragma wal_checkpoint(noop)').get();
  return { database, file, pages, connection: connectionTo(database) };
}

it('runs the checkpoint after a large transaction in a thread, which copies all pages', async () => {
  const { database, file, pages, connection } = written(24);
  const { commit, close } = writeAheadLog(file);
  await commit(connection, 1_000);
  // A checkpoint on this thread would be done when the commit returns.
  expect(database.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 0 });
  await close();
  const { log, checkpointed } = pages() ?? {};
  expect(checkpointed).toBe(log);
  expect(Number(log)).toBeGreaterThan(5_000);
  expect(database.prepare('select count(*) as rows from t').get()).toEqual({ rows: 24 });
  database.close();
});

it('commits a small transaction as SQLite does', async () => {
  const { database, file, connection } = written(1);
  const { commit, close } = writeAheadLog(file);
  await commit(connection, 1_000);
  expect(database.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 1_000 });
  await close();
  database.close();
});

it('restores automatic checkpoints after a large transaction whose commit failed', async () => {
  const { database, file, connection } = written(24);
  // Nothing has the key 0, which SQLite finds out when it commits.
  database.exec('create table u (t integer references t (id) deferrable initially deferred); insert into u values (0)');
  const { commit, close } = writeAheadLog(file);
  await expect(commit(connection, 1_000)).rejects.toThrow(/foreign key/i);
  expect(database.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 1_000 });
  database.exec('rollback');
  await close();
  database.close();
});
