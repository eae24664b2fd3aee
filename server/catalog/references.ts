// What stored objects need to exist, and so protect from being deleted.
import type { SecuredResource } from '../requests/access.ts';
import type { NewObject, Reference } from '../store/ports/object-store.ts';
import { neededTypes, storedDefinition } from './stored-types.ts';

type Body = Pick<NewObject, 'id' | 'body'>;

const type = (id: string): Reference => ({ kind: 'type', id });

/** The references of an object by its body: a store forgets those that it is not given again with a new body. */
export const referencesOf: Readonly<Record<SecuredResource, (object: Body) => readonly Reference[]>> = {
  Types: (object) => neededTypes(storedDefinition(object)),
  Streams: ({ body }) => [type((body as { readonly TypeId: string }).TypeId)],
  StreamViews({ body }) {
    const { SourceTypeId, TargetTypeId } = body as { readonly SourceTypeId: string; readonly TargetTypeId: string };
    return [type(SourceTypeId), type(TargetTypeId)];
  },
  DataViews: () => [],
  // A table keeps its rows when its data view goes.
  VirtualTables: () => [],
  Shares({ body }) {
    const { virtualTables } = body as { readonly virtualTables: readonly string[] };
    return virtualTables.map((id) => ({ kind: 'virtualTable', id }));
  },
};
