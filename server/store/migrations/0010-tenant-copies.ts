import type { Migration } from './migration.ts';

// Copies of tenants have their events and table rows under a key of their own, and all other rows as lines of JSON, which no query finds.
export const tenantCopies: Migration = {
  name: '0010-tenant-copies',
  statements: ({ keyTextType, clusteredSuffix }) => [
    `create table tenant_copies (
      copy ${keyTextType} not null,
      position integer not null,
      body text not null,
      primary key (copy, position)
    ) ${clusteredSuffix}`,
  ],
};
