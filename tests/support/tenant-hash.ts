// A hash of what a tenant has in a database, to prove that the same requests lead to the same contents.
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { Client } from 'pg';
import type { StoreOptions } from '../../server/store/open.ts';

type Row = Readonly<Record<string, unknown>>;
type Query = (sql: string) => Promise<readonly Row[]>;

/** Columns that number rows of all tenants, or that order and clean up by the clock of the machine. Blocks have random identifiers, which caches use. */
const ofAllTenants: Readonly<Record<string, readonly string[]>> = {
  objects: ['sequence'],
  table_jobs: ['id', 'turn'],
  table_messages: ['number'],
  table_leases: ['job', 'owner', 'until'],
  audit_log: ['sequence'],
};

/** Tables whose rows number other rows, or stay for readers for some minutes of the machine; the rows of a virtual table are compared as the API returns them. */
const physical = new Set(['event_streams', 'table_generations', 'table_rows']);

/** Returns the rows of a tenant by table, and their hash; equal contents have equal hashes, in any order of rows. */
export async function tenantHash(options: Pick<StoreOptions, 'dataDir' | 'databaseUrl'>, tenant: string) {
  const rows =
    options.databaseUrl === undefined ? await sqliteRows(options, tenant) : await postgresRows(options, tenant);
  return { rows, hash: createHash('sha256').update(rows.join('\n')).digest('hex') };
}

async function sqliteRows({ dataDir = '' }: Pick<StoreOptions, 'dataDir'>, tenant: string) {
  using database = new DatabaseSync(join(dataDir, 'millrace.db'), { readOnly: true, timeout: 2_000 });
  const query: Query = (sql) => {
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    return Promise.resolve(statement.all());
  };
  return await rowsOf(query, `SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`, tenant);
}

async function postgresRows({ databaseUrl }: Pick<StoreOptions, 'databaseUrl'>, tenant: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const query: Query = async (sql) => (await client.query<Row>(sql)).rows;
    const tables = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
    return await rowsOf(query, tables, tenant);
  } finally {
    await client.end();
  }
}

/** Returns the rows of all tables that belong to a tenant, as texts. */
async function rowsOf(query: Query, tablesSql: string, tenant: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const add = (table: string, rows: readonly Row[], omitted: readonly string[]) => {
    const texts = rows.map((row) =>
      JSON.stringify(row, (key, value: unknown) => (omitted.includes(key) ? undefined : textOf(value))),
    );
    lines.push(...texts.toSorted().map((text) => `${table} ${text}`));
  };
  for (const { name } of await query(tablesSql)) {
    const table = String(name);
    const all = await query(`SELECT * FROM "${table}"`);
    const own = all.filter((row) => String(row['tenant'] ?? '').toLowerCase() === tenant.toLowerCase());
    if (table === 'event_streams') {
      for (const { number, stream } of own)
        for (const events of ['loose_events', 'event_blocks'])
          add(
            `${events} of ${String(stream)}`,
            await query(`SELECT * FROM ${events} WHERE stream = ${String(number)}`),
            ['stream', 'id'],
          );
    }
    // Refusals are counted together by the clock of the machine.
    const isComparable = (row: Row) => !physical.has(table) && row['kind'] !== 'Refusal';
    add(table, own.filter(isComparable), ofAllTenants[table] ?? []);
  }
  return lines;
}

/** Returns bytes and large integers as texts, which JSON can contain. */
function textOf(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
}
