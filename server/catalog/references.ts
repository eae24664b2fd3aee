// What stored objects need to exist, and so protect from being deleted.
import type { SecuredKind, SecuredResource } from '../requests/access.ts';
import type { NewObject, Reference } from '../store/ports/object-store.ts';
import { neededTypes, storedDefinition } from './stored-types.ts';

type ReferencesOf<R extends SecuredResource> = (
  object: Pick<NewObject<SecuredKind<R>>, 'id' | 'body'>,
) => readonly Reference[];

const type = (id: string): Reference => ({ kind: 'type', id });

/** The references of an object by its body: a store forgets those that it is not given again with a new body. */
export const referencesOf: { readonly [R in SecuredResource]: ReferencesOf<R> } = {
  Types: (object) => neededTypes(storedDefinition(object)),
  Streams: ({ body }) => [type(body.TypeId)],
  StreamViews({ body }) {
    const { SourceTypeId, TargetTypeId } = body;
    return [type(SourceTypeId), type(TargetTypeId)];
  },
  DataViews: () => [],
  // A table keeps its rows when its data view goes.
  VirtualTables: () => [],
  Shares({ body }) {
    const { virtualTables } = body;
    return virtualTables.map((id) => ({ kind: 'virtualTable', id }));
  },
};
