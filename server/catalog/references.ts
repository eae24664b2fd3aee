// References between stored objects: an object that another one refers to cannot be deleted.
import type { SecuredKind, SecuredResource } from '../requests/access.ts';
import type { NewObject, Reference } from '../store/ports/object-store.ts';
import { referencedTypes, storedDefinition } from './stored-types.ts';

type ReferencesOf<R extends SecuredResource> = (
  object: Pick<NewObject<SecuredKind<R>>, 'id' | 'body'>,
) => readonly Reference[];

const type = (id: string): Reference => ({ kind: 'type', id });

/** The references of an object, by its resource; every write of a body replaces them. */
export const referencesOf: { readonly [R in SecuredResource]: ReferencesOf<R> } = {
  Types: (object) => referencedTypes(storedDefinition(object)),
  Streams: ({ body }) => [type(body.TypeId)],
  StreamViews({ body }) {
    const { SourceTypeId, TargetTypeId } = body;
    return [type(SourceTypeId), type(TargetTypeId)];
  },
  DataViews: () => [],
  // A virtual table keeps its rows when its data view is deleted.
  VirtualTables: () => [],
  Shares({ body }) {
    const { virtualTables } = body;
    return virtualTables.map((id) => ({ kind: 'virtualTable', id }));
  },
};
