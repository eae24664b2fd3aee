import type { Migration } from './migration.ts';

// Several versions of rows exist at the same time, so that a refresh becomes visible at once. Jobs get an order, turn.
export const tableVersions: Migration = {
  name: '0006-table-versions',
  statements: ({ keyTextType, clusteredSuffix }) => [
    // The version that readers see, and the one that a run writes.
    'alter table table_generations add column version bigint not null default 1',
    'alter table table_generations add column draft bigint',
    // Rows that were replaced up to stale_version are garbage since stale_since; those up to swept can be removed already.
    'alter table table_generations add column stale_version bigint',
    `alter table table_generations add column stale_since ${keyTextType}`,
    'alter table table_generations add column swept bigint not null default 0',
    'create index table_generations_stale on table_generations (stale_since) where stale_since is not null',

    'alter table table_rows rename to table_rows_before',
    `create table table_rows (
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      generation bigint not null,
      key ${keyTextType} not null,
      since bigint not null,
      until bigint,
      at ${keyTextType} not null,
      body text not null,
      primary key (tenant, namespace, generation, key, since)
    ) ${clusteredSuffix}`,
    `insert into table_rows (tenant, namespace, generation, key, since, at, body)
      select tenant, namespace, generation, key, 1, at, body from table_rows_before`,
    'drop table table_rows_before',
    'create index table_rows_replaced on table_rows (tenant, namespace, generation, until) where until is not null',

    `alter table table_jobs add column turn ${keyTextType} not null default '0'`,
    'drop index table_jobs_in_order',
    'create index table_jobs_in_turn on table_jobs (turn, id)',
  ],
};
