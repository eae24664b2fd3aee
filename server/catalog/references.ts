// References between stored objects. An object cannot be deleted while another one refers to it.
import type { SecuredKind, SecuredResource } from '../requests/access.ts';
import type { NewObject, Reference } from '../store/ports/object-store.ts';
import { referencedTypes, storedDefinition } from './stored-types.ts';

type ReferencesOf<R extends SecuredResource> = (
  object: Pick<NewObject<SecuredKind<R>>, 'id' | 'body'>,
) => readonly Reference[];

const typeReference = (id: string): Reference => ({ kind: 'type', id });

/** Functions that return the references of an object, by its resource; every write of a body replaces the references. */
export const referencesOf: { readonly [R in SecuredResource]: ReferencesOf<R> } = {
  Types: (object) => referencedTypes(storedDefinition(object)),
  Streams: ({ body }) => [typeReference(body.TypeId)],
  StreamViews({ body }) {
    const { SourceTypeId, TargetTypeId } = body;
    return [typeReference(SourceTypeId), typeReference(TargetTypeId)];
  },
  DataViews: () => [],
  // A virtual table keeps its rows when its data view is deleted.
  VirtualTables: () => [],
  Shares({ body }) {
    const { virtualTables } = body;
    return virtualTables.map((id) => ({ kind: 'virtualTable', id }));
  },
};
