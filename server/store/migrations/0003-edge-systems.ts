import type { Migration } from './migration.ts';

// Sort keys in columns, and all that a search may find in rows of their own: so databases sort and search, and not the server.
export const edgeSystems: Migration = {
  name: '0003-edge-systems',
  statements: ({ keyTextType, clusteredSuffix }) => [
    // The status is the reported one up to silent_after, a sortable time, and that of silence afterwards; shown is what lists show up to then.
    `create table edge_systems (
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      id ${keyTextType} not null,
      body text not null,
      shown text not null,
      folded_id ${keyTextType} not null,
      device_name ${keyTextType} not null,
      name ${keyTextType} not null,
      type ${keyTextType} not null,
      tags ${keyTextType} not null,
      status integer not null,
      status_description ${keyTextType},
      last_contacted ${keyTextType} not null,
      software_version ${keyTextType},
      silent_after ${keyTextType},
      primary key (tenant, namespace, id)
    )`,
    `create index edge_systems_by_name on edge_systems (tenant, namespace, name, folded_id, id)`,

    // field 'Tag' has the tags as they are spelled, every other field what searches compare, in lower case.
    `create table edge_system_forms (
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      id ${keyTextType} not null,
      field ${keyTextType} not null,
      form ${keyTextType} not null,
      whole integer not null,
      primary key (tenant, namespace, id, field, form)
    ) ${clusteredSuffix}`,
    // With every column, or SQLite takes the table for the cheaper way.
    `create index edge_system_forms_by_form on edge_system_forms (tenant, namespace, field, form, id, whole)`,
  ],
};
