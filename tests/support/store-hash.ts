// A hash of all rows in all tables of a database, to prove that requests change nothing.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { StoreOptions } from '../../server/store/open.ts';

/** Returns a hash of all rows; equal contents have equal hashes, in any order of rows. */
export async function storeHash(options: Pick<StoreOptions, 'dataDir' | 'databaseUrl'>): Promise<string> {
  const tables =
    options.databaseUrl === undefined ? sqliteRows(options.dataDir) : await postgresRows(options.databaseUrl);
  const hash = createHash('sha256');
  for (const [table, rows] of tables) hash.update(`${table}\n${rows.toSorted().join('\n')}\n`);
  return hash.digest('hex');
}

type Tables = readonly (readonly [name: string, rows: readonly string[]])[];

function sqliteRows(dataDir = ''): Tables {
  using database = new DatabaseSync(join(dataDir, 'millrace.db'), { readOnly: true, timeout: 2_000 });
  const read = (sql: string) => {
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    return statement.all();
  };
  return read(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`).map(({ name }) => [
    String(name),
    read(`SELECT * FROM "${String(name)}"`).map((row) => JSON.stringify(row, (_key, value: unknown) => textOf(value))),
  ]);
}

/** Returns bytes and large integers as texts, which JSON can contain. */
function textOf(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
}

async function postgresRows(databaseUrl: string): Promise<Tables> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: names } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    );
    const tables: [string, readonly string[]][] = [];
    for (const { name } of names) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`);
      tables.push([name, rows.map(({ row }) => row)]);
    }
    return tables;
  } finally {
    await client.end();
  }
}
