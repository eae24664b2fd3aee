// The tenant store on SQL.
import type { TenantStore } from '../ports/tenant-store.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { DatabaseAccess } from './access.ts';
import { momentText } from './moment-text.ts';

type RemovedTable = readonly [table: string, key: string];

/**
 * The tables whose rows name their tenant, with the columns of a unique key, in the order in which they are removed: leases come before
 * jobs, as everywhere.
 */
const removedTables: readonly RemovedTable[] = [
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

/** The tables whose rows are copied, with their columns but for the tenant; `order` is that of new sequences. */
const copiedTables: readonly { readonly table: string; readonly columns: string; readonly order?: string }[] = [
  {
    table: 'objects',
    columns: 'namespace, kind, folded_id, id, body, owner, acl, created, modified',
    order: 'sequence',
  },
  { table: 'object_references', columns: 'namespace, kind, folded_id, target_kind, target_id' },
  { table: 'collection_access', columns: 'namespace, kind, acl' },
  {
    table: 'edge_systems',
    columns: `namespace, id, body, shown, folded_id, device_name, name, type, tags, status, status_description,
      last_contacted, software_version, silent_after`,
  },
  { table: 'edge_system_forms', columns: 'namespace, id, field, form, whole' },
  { table: 'event_streams', columns: 'namespace, stream' },
];

/** The tables of events, whose rows name the number of their stream. */
const eventTables: readonly (readonly [table: string, columns: string])[] = [
  ['loose_events', 'key, body'],
  [
    'event_blocks',
    'first_key, last_key, events, id, first_body, last_body, text_bytes, all_bytes, data, digest_kind, digest',
  ],
];

/** Returns the tenant store on SQL; with the access of a transaction, its writes belong to that transaction. */
export function sqlTenants({ dialect, write, onGarbage }: DatabaseAccess): TenantStore {
  return {
    remove: (tenant, checkpoint = () => undefined) =>
      write(async (connection) => {
        const key = foldIdentifier(tenant);
        const pause = async () => {
          checkpoint();
          await nextTurn();
        };
        // The garbage collection removes their events.
        const eventsToGarbage = (rows: string) =>
          connection.run(`insert into event_garbage (stream) select number ${rows}`, [key, dialect.rowsPerDelete]);
        await removeRows(connection, dialect, key, ['event_streams', 'namespace, stream'], pause, eventsToGarbage);
        await connection.run(
          `update table_generations set state = 'garbage', given_up = $2 where tenant = $1 and state <> 'garbage'`,
          [key, momentText(0n)],
        );
        for (const table of removedTables) await removeRows(connection, dialect, key, table, pause);
      }).finally(onGarbage),

    copy: (from, to) =>
      write(async (connection) => {
        const keys = [foldIdentifier(from), foldIdentifier(to)];
        for (const { table, columns, order } of copiedTables)
          await connection.run(
            `insert into ${table} (tenant, ${columns}) select $2, ${columns} from ${table} where tenant = $1
              ${order === undefined ? '' : `order by ${order}`}`,
            keys,
          );
        for (const [table, columns] of eventTables) {
          const copied = columns.replaceAll(/\w+/g, 'source.$&');
          await connection.run(
            `insert into ${table} (stream, ${columns}) select target.number, ${copied} from event_streams original
              join event_streams target
                on target.tenant = $2 and target.namespace = original.namespace and target.stream = original.stream
              join ${table} source on source.stream = original.number
              where original.tenant = $1`,
            keys,
          );
        }
      }),
  };
}

/**
 * Removes the rows of a tenant from a table in pieces, since a statement of SQLite blocks all other requests; `pause` runs between them.
 * `before` runs before each piece is removed, with the SQL that selects its rows, whose parameters are the tenant and the size of a piece.
 */
async function removeRows(
  connection: Connection,
  { rowsPerDelete }: Dialect,
  tenant: string,
  [table, key]: RemovedTable,
  pause: () => Promise<void>,
  before?: (rows: string) => Promise<unknown>,
): Promise<void> {
  const rows = `from ${table} where tenant = $1 order by ${key} limit $2`;
  for (;;) {
    await before?.(rows);
    const removed = await connection.run(
      `delete from ${table} where tenant = $1 and (${key}) in (select ${key} ${rows})`,
      [tenant, rowsPerDelete],
    );
    if (removed < rowsPerDelete) return;
    await pause();
  }
}
