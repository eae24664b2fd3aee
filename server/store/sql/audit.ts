// The audit log on SQL.
import type { AuditKind, AuditStore } from '../ports/audit-store.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { DatabaseAccess } from './access.ts';
import { momentText } from './moment-text.ts';
import { tenantCondition } from './tenant-condition.ts';

interface AuditRow {
  readonly sequence: number | string;
  readonly kind: AuditKind;
  readonly at: string;
  readonly body: string;
}

/** The maximum number of records that one statement adds. */
const addedPerStatement = 100;
/** The maximum number of records that one statement removes. */
const removedPerStatement = 1_000;

/** Returns the audit log on SQL; with the access of a transaction, its writes belong to that transaction. */
export function sqlAudit({ read, write }: DatabaseAccess): AuditStore {
  return {
    async add(records) {
      for (let first = 0; first < records.length; first += addedPerStatement) {
        const some = records.slice(first, first + addedPerStatement);
        const rows = some.map((_record, i) => `($${4 * i + 1}, $${4 * i + 2}, $${4 * i + 3}, $${4 * i + 4})`);
        const values = some.flatMap(({ tenant, kind, at, body }) => [
          foldIdentifier(tenant),
          kind,
          momentText(at),
          JSON.stringify(body),
        ]);
        await write((connection) =>
          connection.run(`insert into audit_log (tenant, kind, at, body) values ${rows.join(', ')}`, values),
        );
      }
    },

    async page(tenant, before, from, count) {
      const rows = await read.all<AuditRow>(
        `select sequence, kind, at, body from audit_log
          where tenant = $1 and at >= $2 and (at, sequence) < ($3, $4) order by at desc, sequence desc limit $5`,
        [foldIdentifier(tenant), momentText(from), momentText(before.at), before.sequence, count],
      );
      return rows.map(({ sequence, kind, at, body }) => ({
        sequence: Number(sequence),
        kind,
        at: BigInt(at),
        body: JSON.parse(body) as unknown,
      }));
    },

    async removeBefore(time, tenants) {
      const selected = tenantCondition(tenants, 2);
      const removed = await write((connection) =>
        connection.run(
          `delete from audit_log where sequence in
            (select sequence from audit_log where at < $1 ${selected.sql} order by at limit ${removedPerStatement})`,
          [momentText(time), ...selected.values],
        ),
      );
      return removed > 0;
    },

    async keepNewest(tenant, kind, most) {
      await write((connection) =>
        connection.run(
          `delete from audit_log where tenant = $1 and kind = $2 and sequence <=
            (select sequence from audit_log where tenant = $1 and kind = $2 order by sequence desc limit 1 offset $3)`,
          [foldIdentifier(tenant), kind, most],
        ),
      );
    },
  };
}
