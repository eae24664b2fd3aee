import type { Migration } from './migration.ts';

// Sort keys in columns, and all that a search may find in rows of their own: so databases sort and search, and not the server.
export const edgeSystems: Migration = {
  name: '0003-edge-systems',
  statements: ({ keyText, clustered }) => [
    // The status is the reported one up to silent_after, a sortable time, and that of silence afterwards; shown is what lists show up to then.
    `create table edge_systems (
      tenant ${keyText} not null,
      namespace ${keyText} not null,
      id ${keyText} not null,
      body text not null,
      shown text not null,
      folded_id ${keyText} not null,
      device_name ${keyText} not null,
      name ${keyText} not null,
      type ${keyText} not null,
      tags ${keyText} not null,
      status integer not null,
      status_description ${keyText},
      last_contacted ${keyText} not null,
      software_version ${keyText},
      silent_after ${keyText},
      primary key (tenant, namespace, id)
    )`,
    `create index edge_systems_by_name on edge_systems (tenant, namespace, name, folded_id, id)`,

    // field 'Tag' has the tags as they are spelled, every other field what searches compare, in lower case.
    `create table edge_system_forms (
      tenant ${keyText} not null,
      namespace ${keyText} not null,
      id ${keyText} not null,
      field ${keyText} not null,
      form ${keyText} not null,
      whole integer not null,
      primary key (tenant, namespace, id, field, form)
    ) ${clustered}`,
    // With every column, or SQLite takes the table for the cheaper way.
    `create index edge_system_forms_by_form on edge_system_forms (tenant, namespace, field, form, id, whole)`,
  ],
};
