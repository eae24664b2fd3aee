// The tenant store on SQL.
import type { TenantStore } from '../ports/tenant-store.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { DatabaseAccess } from './access.ts';
import { momentText } from './moment-text.ts';

/** The tables whose rows name their tenant, in the order in which they are removed: leases come before jobs, as everywhere. */
const removedTables = [
  'table_leases',
  'table_jobs',
  'table_schedules',
  'table_messages',
  'edge_system_forms',
  'edge_systems',
  'object_references',
  'objects',
  'collection_access',
  'audit_log',
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
export function sqlTenants({ write, onGarbage }: DatabaseAccess): TenantStore {
  return {
    remove: (tenant) =>
      write(async (connection) => {
        const key = [foldIdentifier(tenant)];
        await connection.run(
          'insert into event_garbage (stream) select number from event_streams where tenant = $1',
          key,
        );
        await connection.run('delete from event_streams where tenant = $1', key);
        await connection.run(
          `update table_generations set state = 'garbage', given_up = $2 where tenant = $1 and state <> 'garbage'`,
          [...key, momentText(0n)],
        );
        for (const table of removedTables) await connection.run(`delete from ${table} where tenant = $1`, key);
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
