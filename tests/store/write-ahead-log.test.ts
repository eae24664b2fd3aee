import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from '@jest/globals';
import { connectionTo } from '../../server/store/dialect/sqlite-connection.ts';
import { logSettings, writeAheadLog } from '../../server/store/dialect/write-ahead-log.ts';
import { temporaryFolders } from '../support/databases.ts';

const folder = temporaryFolders();

/** Returns a database with an open transaction that has written this number of megabytes. */
function openTransaction(megabytes: number) {
  const file = join(folder(), 'test.db');
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${logSettings}; pragma cache_size = -1024`);
  database.exec('create table t (id integer primary key, body text)');
  database.exec('begin immediate');
  const insert = database.prepare('insert into t (body) values (?)');
  for (let i = 0; i < megabytes; i += 1) insert.run('x'.repeat(1_048_576));
  const checkpointState = () => database.prepare('pragma wal_checkpoint(noop)').get();
  return { database, file, checkpointState, connection: connectionTo(database) };
}

it('runs the checkpoint of a large transaction in another thread, which copies all pages', async () => {
  const { database, file, checkpointState, connection } = openTransaction(24);
  const { commit, close } = writeAheadLog(file);
  await commit(connection, 1_000);
  // Automatic checkpoints, which would block this thread, are off while the other thread runs.
  expect(database.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 0 });
  await close();
  const { log, checkpointed } = checkpointState() ?? {};
  expect(checkpointed).toBe(log);
  expect(Number(log)).toBeGreaterThan(5_000);
  expect(database.prepare('select count(*) as rows from t').get()).toEqual({ rows: 24 });
  database.close();
});

it('commits a small transaction as SQLite does', async () => {
  const { database, file, connection } = openTransaction(1);
  const { commit, close } = writeAheadLog(file);
  await commit(connection, 1_000);
  expect(database.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 1_000 });
  await close();
  database.close();
});

it('restores automatic checkpoints after a large transaction whose commit failed', async () => {
  const { database, file, connection } = openTransaction(24);
  // No row of t has the id 0. SQLite checks the deferred foreign key when it commits.
  database.exec('create table u (t integer references t (id) deferrable initially deferred); insert into u values (0)');
  const { commit, close } = writeAheadLog(file);
  await expect(commit(connection, 1_000)).rejects.toThrow(/foreign key/i);
  expect(database.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 1_000 });
  database.exec('rollback');
  await close();
  database.close();
});
