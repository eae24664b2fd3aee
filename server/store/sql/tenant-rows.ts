// Removes the rows of a tenant.
import type { Connection, Dialect } from '../dialect/dialect.ts';

/** Removes the streams of a tenant; the garbage collection removes their events. */
export function removeEvents(connection: Connection, dialect: Dialect, tenant: string): AsyncGenerator<unknown, void> {
  return removeRows(connection, dialect, tenant, 'event_streams', 'namespace, stream', (rows) =>
    connection.run(`insert into event_garbage (stream) select number ${rows}`, [tenant, dialect.rowsPerDelete]),
  );
}

/**
 * Removes the rows of a tenant from a table in pieces, since a statement of SQLite blocks all other requests. `before` runs before each
 * piece is removed, with the SQL that selects its rows, whose parameters are the tenant and the size of a piece.
 */
export async function* removeRows(
  connection: Connection,
  { rowsPerDelete }: Dialect,
  tenant: string,
  table: string,
  key: string,
  before?: (rows: string) => Promise<unknown>,
): AsyncGenerator<unknown, void> {
  const rows = `from ${table} where tenant = $1 order by ${key} limit $2`;
  for (;;) {
    await before?.(rows);
    const removed = await connection.run(
      `delete from ${table} where tenant = $1 and (${key}) in (select ${key} ${rows})`,
      [tenant, rowsPerDelete],
    );
    if (removed < rowsPerDelete) return;
    yield;
  }
}
