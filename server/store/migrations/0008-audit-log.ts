import type { Migration } from './migration.ts';

// Moments are texts of 19 digits: so they sort, and no database rounds them.
export const auditLog: Migration = {
  name: '0008-audit-log',
  statements: ({ keyText, serial }) => [
    `create table audit_log (
      sequence ${serial},
      tenant ${keyText} not null,
      kind ${keyText} not null,
      at ${keyText} not null,
      body text not null
    )`,
    'create index audit_log_in_order on audit_log (tenant, at, sequence)',
    'create index audit_log_by_kind on audit_log (tenant, kind, sequence)',
    'create index audit_log_by_age on audit_log (at)',
  ],
};
