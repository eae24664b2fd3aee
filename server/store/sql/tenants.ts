// The tenant store on SQL.
import type { CheckStep, TenantStore } from '../ports/tenant-store.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { DatabaseAccess } from './access.ts';
import { momentText } from './moment-text.ts';
import { stagedState } from './table-copies.ts';
import { readPages } from './copy-pages.ts';
import { saveTenant } from './tenant-copies.ts';
import { removeEvents, removeRows } from './tenant-rows.ts';
import { insertTextRows } from './tenant-tables.ts';

/**
 * The tables whose rows name their tenant, with the columns of a unique key, in the order in which they are removed: leases come before
 * jobs, as everywhere.
 */
const removedTables: readonly (readonly [table: string, key: string])[] = [
  ['table_leases', 'namespace, table_id'],
  ['table_jobs', 'id'],
  ['table_schedules', 'namespace, table_id'],
  ['table_messages', 'number'],
  ['edge_system_forms', 'namespace, id, field, form'],
  ['edge_systems', 'namespace, id'],
  ['object_references', 'namespace, kind, folded_id, target_kind, target_id'],
  ['objects', 'namespace, kind, folded_id'],
  ['collection_access', 'namespace, kind'],
  ['audit_log', 'sequence'],
];

/** Returns the tenant store on SQL; with the access of a transaction, its writes belong to that transaction. */
export function sqlTenants({ dialect, write, onGarbage }: DatabaseAccess): TenantStore {
  return {
    remove: (tenant, check) =>
      write(async (connection) => {
        const key = foldIdentifier(tenant);
        await runSteps(removeEvents(connection, dialect, key), check);
        await connection.run(
          `update table_generations set state = 'garbage', given_up = $2
            where tenant = $1 and state <> 'garbage' and state not like '${stagedState('%')}'`,
          [key, momentText(0n)],
        );
        for (const [table, columns] of removedTables)
          await runSteps(removeRows(connection, dialect, key, table, columns), check);
      }).finally(onGarbage),

    save: (tenant, copy, options) =>
      write(async (connection) => {
        await runSteps(saveTenant(connection, dialect, tenant, copy, options));
      }),

    restore: (copy, tenant, staged, rewrite, check) =>
      write(async (connection) => {
        const key = foldIdentifier(tenant);
        for await (const rows of readPages(connection, copy)) {
          await insertTextRows(connection, dialect, key, rows, rewrite);
          check?.();
          await nextTurn();
        }
        await moveStreams(connection, dialect, staged, key);
        await connection.run(`update table_generations set state = 'live' where tenant = $1 and state = $2`, [
          key,
          stagedState(staged),
        ]);
      }),
  };
}

/** Gives the streams of one key to another, which has none. */
async function moveStreams(
  connection: Connection,
  { rowsPerDelete }: Dialect,
  from: string,
  to: string,
): Promise<void> {
  for (;;) {
    const moved = await connection.run(
      `update event_streams set tenant = $2 where tenant = $1 and (namespace, stream) in
        (select namespace, stream from event_streams where tenant = $1 order by namespace, stream limit $3)`,
      [from, to, rowsPerDelete],
    );
    if (moved < rowsPerDelete) return;
    await nextTurn();
  }
}

/** Runs work that yields after each of its steps, and lets other requests run in between. */
async function runSteps(steps: AsyncGenerator<unknown, void>, check?: CheckStep): Promise<void> {
  while ((await steps.next()).done !== true) {
    check?.();
    await nextTurn();
  }
}
