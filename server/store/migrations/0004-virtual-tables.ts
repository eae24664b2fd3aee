import type { Migration } from './migration.ts';

// Moments are texts of 19 digits: so they sort, and no database rounds them.
export const virtualTables: Migration = {
  name: '0004-virtual-tables',
  statements: ({ keyText, serial, clustered }) => {
    const place = `tenant ${keyText} not null, namespace ${keyText} not null, table_id ${keyText} not null`;
    return [
      `create table table_generations (
        number ${serial},
        ${place},
        state ${keyText} not null,
        columns text not null,
        given_up ${keyText}
      )`,
      `create index table_generations_by_table on table_generations (tenant, namespace, table_id, state)`,
      `create index table_generations_given_up on table_generations (given_up)`,

      `create table table_rows (
        tenant ${keyText} not null,
        namespace ${keyText} not null,
        generation bigint not null,
        key ${keyText} not null,
        at ${keyText} not null,
        run ${keyText} not null,
        body text not null,
        primary key (tenant, namespace, generation, key)
      ) ${clustered}`,

      `create table table_messages (number ${serial}, ${place}, body text not null)`,
      `create index table_messages_in_order on table_messages (tenant, namespace, table_id, number)`,

      `create table table_jobs (
        id ${serial},
        ${place},
        type integer not null,
        priority integer not null,
        window_start ${keyText},
        window_end ${keyText},
        origin text not null,
        message_id text not null,
        attempts integer not null
      )`,
      `create index table_jobs_in_order on table_jobs (priority, id)`,
      `create index table_jobs_by_table on table_jobs (tenant, namespace, table_id)`,

      `create table table_leases (
        ${place},
        job bigint not null,
        owner ${keyText} not null,
        until ${keyText} not null,
        primary key (tenant, namespace, table_id)
      ) ${clustered}`,

      `create table table_schedules (
        ${place},
        due ${keyText} not null,
        primary key (tenant, namespace, table_id)
      ) ${clustered}`,
      `create index table_schedules_by_due on table_schedules (due)`,
    ];
  },
};
