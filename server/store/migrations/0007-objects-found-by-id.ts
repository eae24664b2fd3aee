import type { Migration } from './migration.ts';

// With the id in it, this index alone tells which objects of a collection a search for ids can find.
export const objectsFoundById: Migration = {
  name: '0007-objects-found-by-id',
  statements: () => [
    'drop index objects_in_order',
    'create index objects_in_order on objects (tenant, namespace, kind, sequence, folded_id)',
  ],
};
