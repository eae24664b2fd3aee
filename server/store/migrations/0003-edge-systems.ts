import type { Migration } from './migration.ts';

// Sort keys have columns, and search terms have rows, so that the database sorts and searches.
export const edgeSystems: Migration = {
  name: '0003-edge-systems',
  statements: ({ keyTextType, clusteredSuffix }) => [
    // Up to silent_after, a sortable time, status is the reported one and shown is the entry in lists; afterwards the edge system is silent.
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

    // Field 'Tag' has the tags in their original spelling; all other fields have search terms in lower case.
    `create table edge_system_forms (
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      id ${keyTextType} not null,
      field ${keyTextType} not null,
      form ${keyTextType} not null,
      whole integer not null,
      primary key (tenant, namespace, id, field, form)
    ) ${clusteredSuffix}`,
    // With every column, since SQLite would otherwise prefer to scan the table.
    `create index edge_system_forms_by_form on edge_system_forms (tenant, namespace, field, form, id, whole)`,
  ],
};
