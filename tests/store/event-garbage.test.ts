// Many events are removed by many statements of few rows each, since a statement on SQLite blocks the only thread.
import { expect, it } from '@jest/globals';
import { BlockCache } from '../../server/store/blocks/block-cache.ts';
import { sealBatch } from '../../server/store/blocks/sealed-batch.ts';
import type { Connection, Database } from '../../server/store/dialect/dialect.ts';
import { openSqlite } from '../../server/store/dialect/sqlite.ts';
import { migrations } from '../../server/store/migrations/all.ts';
import { migrate } from '../../server/store/migrations/migrate.ts';
import { openStore } from '../../server/store/open.ts';
import type { EventRow } from '../../server/store/ports/event-store.ts';
import type { DatabaseAccess } from '../../server/store/sql/access.ts';
import { createGarbageCollection } from '../../server/store/sql/event-garbage.ts';
import { sqlEvents } from '../../server/store/sql/events.ts';
import { collect, onEveryDatabase, temporaryFolders } from '../support/databases.ts';

const ref = { tenant: 'T', namespace: 'waterworks', stream: 'Flow' };
const keyOf = (i: number) => String(i).padStart(9, '0');
const rowsOf = (from: number, count: number): EventRow[] =>
  Array.from({ length: count }, (_, i) => ({ key: keyOf(from + i), body: String(i) }));
const folder = temporaryFolders();

/** Returns access to a database that records how many rows each statement changes. */
function recordingAccess(database: Database) {
  const changed: number[] = [];
  const record = (connection: Connection): Connection => ({
    all: connection.all,
    async run(text, values) {
      const rows = await connection.run(text, values);
      changed.push(rows);
      return rows;
    },
  });
  const access: DatabaseAccess = {
    dialect: database.dialect,
    rowsAtOnce: 2_000,
    blockSize: 4,
    cache: new BlockCache(0),
    onGarbage: () => undefined,
    read: database.read,
    write: (work) => database.write((connection) => work(record(connection))),
  };
  return { access, changed };
}

/** Creates a stream of 10,000 loose events, followed by 500 blocks of 4 events. */
async function createLongStream(): Promise<{ database: Database; access: DatabaseAccess; changed: number[] }> {
  const database = openSqlite(folder());
  await migrate(database, migrations);
  const { access, changed } = recordingAccess(database);
  const events = sqlEvents(access);
  const batch = sealBatch(rowsOf(10_000, 2_000), undefined, 4);
  await events.insert(ref, batch ?? []);
  const loose = rowsOf(0, 10_000);
  await database.write(async (connection) => {
    for (const { key, body } of loose)
      await connection.run('insert into loose_events (stream, key, body) values (1, $1, $2)', [key, body]);
  });
  expect(await events.count(ref)).toBe(12_000);
  changed.length = 0;
  return { database, access, changed };
}

it('removes a window of thousands of events by statements of at most rowsPerDelete rows', async () => {
  const { database, access, changed } = await createLongStream();
  const { rowsPerDelete, blocksPerDelete } = access.dialect;
  await sqlEvents(access).removeRange(ref, keyOf(1), keyOf(11_998));
  expect(Math.max(...changed)).toBe(rowsPerDelete);
  const blocks = changed.filter((rows) => rows === blocksPerDelete);
  expect(blocks.length).toBeGreaterThan(5);
  expect((await collect(sqlEvents(access).range(ref, {}))).map(({ key }) => key)).toEqual([keyOf(0), keyOf(11_999)]);
  await database.close();
});

it('removes a stream by changing two rows, and deletes its events in steps afterwards', async () => {
  const { database, access, changed } = await createLongStream();
  await sqlEvents(access).removeAll(ref);
  expect(changed.reduce((sum, rows) => sum + rows)).toBe(2);
  expect(await sqlEvents(access).count(ref)).toBe(0);
  changed.length = 0;
  const garbage = createGarbageCollection(access);
  await garbage.drain();
  expect(Math.max(...changed)).toBe(access.dialect.rowsPerDelete);
  expect(changed.reduce((sum, rows) => sum + rows)).toBe(10_000 + 500 + 1);
  for (const table of ['loose_events', 'event_blocks', 'event_garbage'])
    expect(await database.read.all(`select 1 as one from ${table}`)).toEqual([]);
  await database.close();
});

it('deletes at the next start the events of a stream that was removed before the process ended', async () => {
  const dataDir = folder();
  const first = openSqlite(dataDir);
  await migrate(first, migrations);
  const { access } = recordingAccess(first);
  await sqlEvents(access).insert(ref, rowsOf(0, 10_000));
  await sqlEvents(access).removeAll(ref);
  await first.close();
  const store = await openStore({ dataDir });
  await store.eraseRemoved();
  await store.close();
  const reopened = openSqlite(dataDir);
  expect(await reopened.read.all('select 1 as one from event_blocks')).toEqual([]);
  await reopened.close();
});

onEveryDatabase((create) => {
  it('removes all events of a stream in a transaction, and keeps those of a new stream with its name', async () => {
    const store = await openStore(await create());
    await store.events.insert(ref, rowsOf(0, 5_000));
    await store.transaction(async ({ events }) => {
      await events.removeAll(ref);
      await events.insert(ref, rowsOf(7, 1));
    });
    await store.eraseRemoved();
    expect((await collect(store.events.range(ref, {}))).map(({ key }) => key)).toEqual([keyOf(7)]);
    await store.close();
  });
});
