// Guarantees that only the embedded database gives.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { writeFolderUser } from '../../server/store/data-folder.ts';
import { openSqlite } from '../../server/store/dialect/sqlite.ts';
import { openStore } from '../../server/store/open.ts';
import { StoreUnavailable } from '../../server/store/ports/faults.ts';
import { collect, temporaryFolders } from '../support/databases.ts';

const ref = { tenant: 'T', namespace: 'waterworks', stream: 'Flow' };
const folder = temporaryFolders();

/** Returns the number of commits in a write-ahead log. Only the last frame of a commit contains the size of the database. */
function countCommits(file: string): number {
  const log = readFileSync(file);
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) commits++;
  return commits;
}

it('commits concurrent writes together', async () => {
  const dataDir = folder();
  const { events, close } = await openStore({ dataDir });
  const log = join(dataDir, 'millrace.db-wal');
  const before = countCommits(log);
  const keys = Array.from({ length: 16 }, (_, i) => `k${i}`);
  await Promise.all(keys.map((key) => events.insert(ref, [{ key, body: '1' }])));
  expect(countCommits(log) - before).toBe(1);
  // Like requests that the event loop reads from several sockets in one turn.
  const inOneTurn = keys.map(async (key) => {
    await nextTurn();
    return events.upsert(ref, [{ key, body: '2' }]);
  });
  await Promise.all(inOneTurn);
  expect(countCommits(log) - before).toBe(2);
  for (const key of keys.slice(0, 3)) await events.remove(ref, [key]);
  expect(countCommits(log) - before).toBe(5);
  await close();
});

it('delays a read in memory until the open transaction ends', async () => {
  const { events, transaction, close } = await openStore({ dataDir: ':memory:' });
  const readStarted = Promise.withResolvers<undefined>();
  const writes = transaction(async (inside) => {
    await inside.events.insert(ref, [{ key: 'a', body: '1' }]);
    await readStarted.promise;
    await inside.events.insert(ref, [{ key: 'b', body: '1' }]);
  });
  const count = events.count(ref);
  readStarted.resolve(undefined);
  await writes;
  expect(await count).toBe(2);
  await close();
});

it('synchronizes every commit to disk', async () => {
  const database = openSqlite(folder());
  const [mode] = await database.write((connection) => connection.all('pragma synchronous'));
  expect(mode).toEqual({ synchronous: 2 });
  const [journal] = await database.write((connection) => connection.all('pragma journal_mode'));
  expect(journal).toEqual({ journal_mode: 'wal' });
  await database.close();
});

it('refuses a folder that another store has open, in this process or in another', async () => {
  const dataDir = folder();
  const store = await openStore({ dataDir });
  const refusal = (user: string) => ({ message: `The data folder ${dataDir} is in use by ${user}.` });
  await expect(openStore({ dataDir })).rejects.toMatchObject(refusal(`process ${process.pid}`));
  writeFolderUser(dataDir, { pid: process.pid, url: 'http://127.0.0.1:5000' });
  await expect(openStore({ dataDir })).rejects.toMatchObject(
    refusal(`process ${process.pid} at http://127.0.0.1:5000`),
  );
  await store.close();
  const child = startWriter(dataDir);
  await once(child.lines, 'line');
  await expect(openStore({ dataDir })).rejects.toThrow(StoreUnavailable);
  await expect(openStore({ dataDir })).rejects.toMatchObject(refusal(`process ${child.pid}`));
  await child.kill();
  const again = await openStore({ dataDir });
  await again.close();
});

it.each([
  ['is a file', (path: string) => writeFileSync(path, '')],
  [
    'contains a file that is not a database',
    async (path: string) => {
      await (await openStore({ dataDir: path })).close();
      writeFileSync(join(path, 'millrace.db'), 'not a database'.repeat(100));
    },
  ],
])('is unavailable when the folder %s', async (_name, breakFolder) => {
  const dataDir = join(folder(), 'data');
  await breakFolder(dataDir);
  await expect(openStore({ dataDir })).rejects.toThrow(StoreUnavailable);
});

it('is unavailable when the disk is full, loses nothing, and works again when there is space', async () => {
  const database = openSqlite(folder());
  await database.write((connection) => connection.run('create table t (id integer primary key, body text)'));
  const insert = (length: number) =>
    database.write((connection) => connection.run('insert into t (body) values ($1)', ['x'.repeat(length)]));
  await insert(10);
  await database.write((connection) => connection.all('pragma max_page_count = 20'));
  const outcomes = await Promise.allSettled([insert(10), insert(1e6), insert(10)]);
  expect(outcomes[1]).toMatchObject({
    status: 'rejected',
    reason: { name: 'StoreUnavailable', cause: { errcode: 13 } },
  });
  const storedRows = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(await database.read.all('select id from t')).toHaveLength(1 + storedRows);
  await database.write((connection) => connection.all('pragma max_page_count = 10000'));
  await insert(1e6);
  expect(await database.read.all('select id from t')).toHaveLength(2 + storedRows);
  await database.close();
});

it('keeps every acknowledged batch, and no part of another, when the process is killed', async () => {
  const dataDir = folder();
  const child = startWriter(dataDir);
  let acknowledged = 0;
  for await (const line of child.lines) {
    if (line === 'open') continue;
    acknowledged = Number(line);
    if (acknowledged === 50) break;
  }
  await child.kill();
  const { events, close } = await openStore({ dataDir });
  const keys = (await collect(events.range(ref, {}))).map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(acknowledged * 10);
  expect(keys.length % 10).toBe(0);
  expect(keys).toEqual(keys.map((_, i) => String(i).padStart(9, '0')));
  await close();
});

/** Starts a process that opens the store and writes batches of ten events. It prints `open`, then the number of acknowledged batches. */
function startWriter(dataDir: string) {
  const code = `
    import { openStore } from ${JSON.stringify(join(import.meta.dirname, '../../server/store/open.ts'))};
    const { events } = await openStore({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('open');
    for (let batch = 0; ; batch++) {
      const rows = Array.from({ length: 10 }, (_, i) => ({ key: String(batch * 10 + i).padStart(9, '0'), body: '1' }));
      await events.insert(${JSON.stringify(ref)}, rows);
      console.log(batch + 1);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    pid: child.pid,
    lines: createInterface(child.stdout),
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
