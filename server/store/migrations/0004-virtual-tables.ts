import type { Migration } from './migration.ts';

// Times are texts of 19 digits, which sort correctly and are not rounded by any database.
export const virtualTables: Migration = {
  name: '0004-virtual-tables',
  statements: ({ keyTextType, serialType, clusteredSuffix }) => {
    const tableColumns = `tenant ${keyTextType} not null, namespace ${keyTextType} not null, table_id ${keyTextType} not null`;
    return [
      `create table table_generations (
        number ${serialType},
        ${tableColumns},
        state ${keyTextType} not null,
        columns text not null,
        given_up ${keyTextType}
      )`,
      `create index table_generations_by_table on table_generations (tenant, namespace, table_id, state)`,
      `create index table_generations_given_up on table_generations (given_up)`,

      `create table table_rows (
        tenant ${keyTextType} not null,
        namespace ${keyTextType} not null,
        generation bigint not null,
        key ${keyTextType} not null,
        at ${keyTextType} not null,
        run ${keyTextType} not null,
        body text not null,
        primary key (tenant, namespace, generation, key)
      ) ${clusteredSuffix}`,

      `create table table_messages (number ${serialType}, ${tableColumns}, body text not null)`,
      `create index table_messages_in_order on table_messages (tenant, namespace, table_id, number)`,

      `create table table_jobs (
        id ${serialType},
        ${tableColumns},
        type integer not null,
        priority integer not null,
        window_start ${keyTextType},
        window_end ${keyTextType},
        origin text not null,
        message_id text not null,
        attempts integer not null
      )`,
      `create index table_jobs_in_order on table_jobs (priority, id)`,
      `create index table_jobs_by_table on table_jobs (tenant, namespace, table_id)`,

      `create table table_leases (
        ${tableColumns},
        job bigint not null,
        owner ${keyTextType} not null,
        until ${keyTextType} not null,
        primary key (tenant, namespace, table_id)
      ) ${clusteredSuffix}`,

      `create table table_schedules (
        ${tableColumns},
        due ${keyTextType} not null,
        primary key (tenant, namespace, table_id)
      ) ${clusteredSuffix}`,
      `create index table_schedules_by_due on table_schedules (due)`,
    ];
  },
};
