// The tables whose rows are JSON lines in copies of tenants: all but those of events and of the rows of virtual tables.
import type { Connection, Dialect, SqlValue } from '../dialect/dialect.ts';
import type { Rewrite } from '../ports/tenant-store.ts';

/** A table with its columns but for the tenant, and the columns that order its rows within a tenant. */
export interface TextTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly order: readonly string[];
}

/** The tables. The order of rows becomes that of their new numbers. */
export const textTables: readonly TextTable[] = [
  {
    name: 'objects',
    columns: ['namespace', 'kind', 'folded_id', 'id', 'body', 'owner', 'acl', 'created', 'modified'],
    order: ['namespace', 'kind', 'sequence'],
  },
  {
    name: 'object_references',
    columns: ['namespace', 'kind', 'folded_id', 'target_kind', 'target_id'],
    order: ['namespace', 'kind', 'folded_id', 'target_kind', 'target_id'],
  },
  { name: 'collection_access', columns: ['namespace', 'kind', 'acl'], order: ['namespace', 'kind'] },
  {
    name: 'edge_systems',
    columns: [
      ...['namespace', 'id', 'body', 'shown', 'folded_id', 'device_name', 'name', 'type', 'tags', 'status'],
      ...['status_description', 'last_contacted', 'software_version', 'silent_after'],
    ],
    order: ['namespace', 'id'],
  },
  {
    name: 'edge_system_forms',
    columns: ['namespace', 'id', 'field', 'form', 'whole'],
    order: ['namespace', 'id', 'field', 'form'],
  },
  { name: 'table_messages', columns: ['namespace', 'table_id', 'body'], order: ['namespace', 'table_id', 'number'] },
  {
    name: 'table_jobs',
    columns: [
      ...['namespace', 'table_id', 'type', 'priority', 'window_start', 'window_end', 'origin', 'message_id'],
      ...['attempts', 'turn'],
    ],
    order: ['id'],
  },
  { name: 'table_schedules', columns: ['namespace', 'table_id', 'due'], order: ['namespace', 'table_id'] },
  { name: 'audit_log', columns: ['kind', 'at', 'body'], order: ['at', 'sequence'] },
];

/** The name of a table, followed by the values of its columns. */
export type TextRow = readonly [table: string, ...values: (string | number | null)[]];

/** The number of rows that one statement reads. */
const rowsPerRead = 500;

/** Yields the rows of a tenant in a table, in lists of bounded length. */
export async function* readTextRows(
  connection: Connection,
  tenant: string,
  { name, columns, order }: TextTable,
): AsyncGenerator<readonly TextRow[], void> {
  const selected = [...new Set([...columns, ...order])];
  const parameters = order.map((_column, i) => `$${i + 3}`);
  let after: readonly SqlValue[] = [];
  for (;;) {
    const rows: readonly Readonly<Record<string, string | number | null>>[] = await connection.all(
      `select ${selected.join(', ')} from ${name} where tenant = $1
        ${after.length > 0 ? `and (${order.join(', ')}) > (${parameters.join(', ')})` : ''}
        order by ${order.join(', ')} limit $2`,
      [tenant, rowsPerRead, ...after],
    );
    if (rows.length > 0) yield rows.map((row) => [name, ...columns.map((column) => row[column] ?? null)]);
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerRead) return;
    after = order.map((column) => last[column] ?? null);
  }
}

const tablesByName: ReadonlyMap<string, TextTable> = new Map(textTables.map((table) => [table.name, table]));

/** Inserts rows of a tenant that have no rows of the same key. */
export async function insertTextRows(
  connection: Connection,
  { rowsPerStatement }: Dialect,
  tenant: string,
  rows: readonly TextRow[],
  rewrite: Rewrite | undefined,
): Promise<void> {
  for (const [name, group] of Map.groupBy(rows, ([table]) => table)) {
    const table = tablesByName.get(name);
    if (!table) throw new Error(`A copy has rows of the unknown table ${name}.`);
    // Bounds the number of parameters.
    const size = Math.min(rowsPerStatement, 500);
    for (let from = 0; from < group.length; from += size) {
      const some = group.slice(from, from + size);
      const width = table.columns.length;
      const tuples = some.map((_row, row) => `($1, ${table.columns.map((_column, i) => `$${2 + row * width + i}`)})`);
      const values = some.flatMap(([, ...cells]) =>
        cells.map((cell) => (rewrite && typeof cell === 'string' ? rewrite(cell) : cell)),
      );
      await connection.run(`insert into ${name} (tenant, ${table.columns.join(', ')}) values ${tuples.join(', ')}`, [
        tenant,
        ...values,
      ]);
    }
  }
}
