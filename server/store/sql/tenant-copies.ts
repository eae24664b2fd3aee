// Copies of tenants on SQL (docs/decisions/0017-snapshots.md).
import type { CopyOptions, TenantCopies } from '../ports/tenant-store.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { DatabaseAccess } from './access.ts';
import { PageWriter, removePages } from './copy-pages.ts';
import { copyEvents, rewriteStreams } from './event-copies.ts';
import { momentText } from './moment-text.ts';
import { writeInSlices } from './slices.ts';
import { copyTables, stagedState } from './table-copies.ts';
import { readTextRows, textTables } from './tenant-tables.ts';
import { removeEvents } from './tenant-rows.ts';

/** Returns the copies of tenants on SQL. */
export function sqlTenantCopies(access: DatabaseAccess): TenantCopies {
  const { dialect, onGarbage } = access;
  return {
    save: (tenant, copy, options, check) =>
      writeInSlices(access, (connection) => saveTenant(connection, dialect, tenant, copy, options), {
        check,
        seesOneState: true,
      }),

    stage: (copy, tenant, staged, rewrite, check) =>
      writeInSlices(
        access,
        async function* (connection) {
          yield* copyEvents(connection, dialect, copy, staged);
          if (rewrite) yield* rewriteStreams(connection, staged, rewrite);
          const target = { tenant: foldIdentifier(tenant), state: stagedState(staged), rewrite };
          yield* copyTables(connection, dialect, copy, target);
        },
        { check },
      ),

    remove: (key, tenant) =>
      writeInSlices(access, async function* (connection) {
        await connection.run(
          `update table_generations set state = 'garbage', given_up = $4
            where (tenant = $1 and state = 'live') or (tenant = $2 and state = $3)`,
          [key, foldIdentifier(tenant), stagedState(key), momentText(0n)],
        );
        yield* removeEvents(connection, dialect, key);
        yield* removePages(connection, dialect, key);
      }).finally(onGarbage),
  };
}

/** Copies everything of a tenant. */
export async function* saveTenant(
  connection: Connection,
  dialect: Dialect,
  tenant: string,
  copy: string,
  { hasAuditLog }: CopyOptions,
): AsyncGenerator<unknown, void> {
  const key = foldIdentifier(tenant);
  const pages = new PageWriter(connection, copy);
  for (const table of textTables) {
    if (table.name === 'audit_log' && !hasAuditLog) continue;
    for await (const rows of readTextRows(connection, key, table)) {
      await pages.add(rows);
      yield;
    }
  }
  await pages.finish();
  yield* copyEvents(connection, dialect, key, copy);
  yield* copyTables(connection, dialect, key, { tenant: copy, state: 'live' });
}
