import { describe, expect, it } from '@jest/globals';
import { openPostgres } from '../../server/store/dialect/postgres.ts';
import { migrations } from '../../server/store/migrations/all.ts';
import { openDatabase, openStore } from '../../server/store/open.ts';
import { SchemaMismatch, StoreUnavailable } from '../../server/store/ports/faults.ts';
import { migrate } from '../../server/store/migrations/migrate.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { collect, onEveryDatabase, postgresDatabases, temporaryFolders } from '../support/databases.ts';

const ref = { tenant: 'T', namespace: 'waterworks', stream: 'Flow' };
const later = {
  name: '0009-later',
  statements: () => ['create table later (id integer primary key)', 'insert into later (id) values (1)'],
};

onEveryDatabase((create) => {
  it('reads after a restart the data that was written before', async () => {
    const options = await create();
    const first = await openStore(options);
    await first.events.insert(ref, [{ key: 'a', body: '1' }]);
    await first.close();
    const second = await openStore(options);
    expect(await second.events.lastEvent(ref)).toEqual({ key: 'a', body: '1' });
    await second.close();
  });

  it('finishes pending work before it closes, and is unavailable afterwards', async () => {
    const options = await create();
    const store = await openStore(options);
    await store.ping();
    const writes = Array.from({ length: 20 }, (_, i) => store.events.insert(ref, [{ key: `k${i}`, body: '1' }]));
    await store.close();
    expect(new Set(await Promise.all(writes))).toEqual(new Set(['done']));
    await store.close();
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    await expect(store.events.firstEvent(ref)).rejects.toThrow(StoreUnavailable);
    await expect(store.events.insert(ref, [{ key: 'b', body: '1' }])).rejects.toThrow(StoreUnavailable);
    const again = await openStore(options);
    expect(await again.events.count(ref)).toBe(20);
    await again.close();
  });

  it('shows nothing of a transaction before its end', async () => {
    const { events, transaction, close } = await openStore(await create());
    const written = Promise.withResolvers<undefined>();
    const looked = Promise.withResolvers<undefined>();
    const writes = transaction(async (inside) => {
      await inside.events.insert(ref, [{ key: 'a', body: '1' }]);
      written.resolve(undefined);
      await looked.promise;
    });
    await written.promise;
    expect(await events.count(ref)).toBe(0);
    looked.resolve(undefined);
    await writes;
    expect(await events.count(ref)).toBe(1);
    await close();
  });

  it('migrates events from a schema without blocks', async () => {
    const options = await create();
    const [eventsAndObjects] = migrations;
    if (!eventsAndObjects) throw new Error('There is no first migration.');
    const database = await openDatabase(options);
    await migrate(database, [eventsAndObjects]);
    const rowsOf = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ key: String(i).padStart(6, '0'), body: `{"é":${i}}` }));
    const streams = new Map([
      ['few', 3],
      ['whole blocks', 1_024],
      ['many', 10_000],
    ]);
    await database.write(async (connection) => {
      for (const [stream, count] of streams) {
        for (const { key, body } of rowsOf(count)) {
          const insert = 'insert into events (tenant, namespace, stream, key, body) values ($1, $2, $3, $4, $5)';
          await connection.run(insert, ['t', 'waterworks', stream, key, body]);
        }
      }
    });
    await database.close();
    const store = await openStore(options);
    for (const [stream, count] of streams) {
      const old = { ...ref, stream: stream.toUpperCase() };
      expect(await collect(store.events.range(old, {}))).toEqual(rowsOf(count));
      expect(await store.events.insert(old, [{ key: '000001', body: '' }])).toEqual({ exists: '000001' });
      expect(await store.events.insert(old, [{ key: '000001a', body: '' }])).toBe('done');
      expect(await store.events.count(old)).toBe(count + 1);
    }
    await store.close();
  });

  it('migrates the rows and jobs of virtual tables from a schema without table versions', async () => {
    const options = await create();
    const database = await openDatabase(options);
    await migrate(
      database,
      migrations.filter(({ name }) => name < '0006'),
    );
    const tableNames = ['t', 'waterworks', 'pumps'];
    const row = { key: '1', at: '1', body: '[1]' };
    await database.write(async (connection) => {
      const [created] = await connection.all<{ number: number }>(
        `insert into table_generations (tenant, namespace, table_id, state, columns)
          values ($1, $2, $3, 'live', '"all"') returning number`,
        tableNames,
      );
      await connection.run(
        'insert into table_rows (tenant, namespace, generation, key, at, run, body) values ($1, $2, $3, $4, $5, $6, $7)',
        ['t', 'waterworks', Number(created?.number), row.key, row.at, 'run', row.body],
      );
      await connection.run(
        `insert into table_jobs (tenant, namespace, table_id, type, priority, origin, message_id, attempts)
          values ($1, $2, $3, 4, 4, 'create', 'm', 0)`,
        tableNames,
      );
    });
    await database.close();
    const { tables, jobs, close } = await openStore(options);
    const table = { tenant: 't', namespace: 'waterworks', table: 'Pumps' };
    const live = await tables.liveVersion(table);
    expect(live).toMatchObject({ version: 1, columns: 'all' });
    if (live) expect(await collect(tables.rows(table, live))).toEqual([row]);
    expect(await jobs.take('me', 1n, 2n)).toMatchObject({ type: 4, turn: 0n });
    await close();
  });

  describe('migrations', () => {
    it('run once, in order', async () => {
      const database = await openDatabase(await create());
      await migrate(database, migrations);
      await migrate(database, [...migrations, later]);
      await migrate(database, [...migrations, later]);
      expect(await database.read.all('select id from later')).toHaveLength(1);
      const taken = await database.read.all<{ name: string }>('select name from migrations order by number');
      expect(taken.map(({ name }) => name)).toEqual([...migrations.map(({ name }) => name), later.name]);
      await database.close();
    });

    it.each([
      ['unknown', []],
      ['known under another name', [{ ...later, name: '0009-other' }]],
      ['known with other statements', [{ ...later, statements: () => ['create table later (id text)'] }]],
    ])('are refused if the database has one that is %s', async (_name, known) => {
      const options = await create();
      const database = await openDatabase(options);
      await migrate(database, [...migrations, later]);
      const next = { name: '0010-next', statements: () => ['create table next (id integer)'] };
      const steps = known.length > 0 ? [...migrations, ...known, next] : migrations;
      await expect(migrate(database, steps)).rejects.toThrow(SchemaMismatch);
      await expect(database.read.all('select * from next')).rejects.toThrow();
      await database.close();
      await expect(openStore(options)).rejects.toThrow('0009-later');
    });

    it('change nothing if one fails', async () => {
      const database = await openDatabase(await create());
      const broken = { name: '0010-broken', statements: () => ['create table next (id integer)', 'create nonsense'] };
      await migrate(database, migrations);
      await expect(migrate(database, [...migrations, later, broken])).rejects.toThrow(/syntax error/);
      await expect(database.read.all('select * from later')).rejects.toThrow();
      await migrate(database, [...migrations, later]);
      await database.close();
    });
  });
}, 'nothing');

describeOnPostgres('PostgreSQL alone', () => {
  const { create, drop } = postgresDatabases('nothing');

  it('is opened by several processes at the same time', async () => {
    const databaseUrl = await create();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ databaseUrl })));
    const outcomes = await Promise.all(stores.map((store) => store.events.insert(ref, [{ key: 'a', body: '1' }])));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('reads while more transactions wait than it has connections', async () => {
    const store = await openStore({ databaseUrl: await create() });
    const lock = Promise.withResolvers<undefined>();
    const transactions = Array.from({ length: 20 }, () => store.transaction(() => lock.promise));
    await store.ping();
    expect(await store.events.count(ref)).toBe(0);
    lock.resolve(undefined);
    await Promise.all(transactions);
    await store.close();
  });

  it('compares keys and ids by bytes, whatever the locale of the database', async () => {
    const database = openPostgres(await create());
    await migrate(database, migrations);
    const columns = await database.read.all<{ name: string }>(
      `select distinct column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C' order by 1`,
    );
    const uncompared = [
      'acl',
      'body',
      'checksum',
      'columns',
      'created',
      'digest_kind',
      'first_body',
      'id',
      'last_body',
      'message_id',
      'modified',
      'name',
      'origin',
      'owner',
      'shown',
    ];
    expect(columns.map(({ name }) => name)).toEqual(uncompared);
    await database.close();
  });

  it('is unavailable when the database stops, whether idle or in a transaction', async () => {
    const databaseUrl = await create();
    const store = await openStore({ databaseUrl });
    const inside = store.transaction(async ({ events }) => {
      await events.insert(ref, [{ key: 'a', body: '1' }]);
      await drop(databaseUrl);
      await events.insert(ref, [{ key: 'b', body: '1' }]);
    });
    await expect(inside).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    await expect(store.events.insert(ref, [{ key: 'a', body: '1' }])).rejects.toMatchObject({
      name: 'StoreUnavailable',
      cause: { code: '3D000' },
    });
    await store.close();
  });
});

describe('unreachable', () => {
  const folder = temporaryFolders();

  it('is unavailable if nothing listens at the address', async () => {
    const databaseUrl = `postgresql://postgres@/none?host=${encodeURIComponent(folder())}`;
    await expect(openStore({ databaseUrl })).rejects.toMatchObject({
      name: 'StoreUnavailable',
      cause: { code: 'ENOENT' },
    });
  });
});
