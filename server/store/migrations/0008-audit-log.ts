import type { Migration } from './migration.ts';

// Times are texts of 19 digits, which sort correctly and are not rounded by any database.
export const auditLog: Migration = {
  name: '0008-audit-log',
  statements: ({ keyTextType, serialType }) => [
    `create table audit_log (
      sequence ${serialType},
      tenant ${keyTextType} not null,
      kind ${keyTextType} not null,
      at ${keyTextType} not null,
      body text not null
    )`,
    'create index audit_log_in_order on audit_log (tenant, at, sequence)',
    'create index audit_log_by_kind on audit_log (tenant, kind, sequence)',
    'create index audit_log_by_age on audit_log (at)',
  ],
};
