import type { Migration } from './migration.ts';

// With the id, this index alone suffices for a search for ids in a collection.
export const objectsFoundById: Migration = {
  name: '0007-objects-found-by-id',
  statements: () => [
    'drop index objects_in_order',
    'create index objects_in_order on objects (tenant, namespace, kind, sequence, folded_id)',
  ],
};
