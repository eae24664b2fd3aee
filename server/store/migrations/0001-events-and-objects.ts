import type { Migration } from './migration.ts';

// Every key starts with tenant and namespace, so that the schema can be sharded.
export const eventsAndObjects: Migration = {
  name: '0001-events-and-objects',
  statements: ({ keyTextType, serialType, clusteredSuffix, hasOneWriter }) => [
    `create table events (
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      stream ${keyTextType} not null,
      key ${keyTextType} not null,
      body text not null,
      primary key (tenant, namespace, stream, key)
    ) ${clusteredSuffix}`,

    // A write to a stream locks its row here, whether the stream has events or not.
    ...(hasOneWriter
      ? []
      : [
          `create table stream_locks (
            tenant ${keyTextType} not null,
            namespace ${keyTextType} not null,
            stream ${keyTextType} not null,
            primary key (tenant, namespace, stream)
          )`,
        ]),

    // Ids are compared by folded_id; id has the original spelling.
    `create table objects (
      sequence ${serialType},
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      kind ${keyTextType} not null,
      folded_id ${keyTextType} not null,
      id text not null,
      body text not null,
      owner text not null,
      acl text not null,
      created text not null,
      modified text not null,
      unique (tenant, namespace, kind, folded_id)
    )`,
    `create index objects_in_order on objects (tenant, namespace, kind, sequence)`,

    `create table object_references (
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      kind ${keyTextType} not null,
      folded_id ${keyTextType} not null,
      target_kind ${keyTextType} not null,
      target_id ${keyTextType} not null,
      primary key (tenant, namespace, kind, folded_id, target_kind, target_id)
    ) ${clusteredSuffix}`,
    `create index object_references_by_target on object_references (tenant, namespace, target_kind, target_id, kind)`,

    `create table collection_access (
      tenant ${keyTextType} not null,
      namespace ${keyTextType} not null,
      kind ${keyTextType} not null,
      acl text not null,
      primary key (tenant, namespace, kind)
    ) ${clusteredSuffix}`,
  ],
};
