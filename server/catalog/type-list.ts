// The list of types. A search covers their properties and the types inside them.
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import type { Searchable } from '../domain/languages/search.ts';
import type { TypeDefinition } from '../domain/types/definitions.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { applyVerbosity } from './apply-verbosity.ts';
import { listObjects, storedObjects, type ListQuery, type ListReply } from './lists.ts';
import { readableTypesFor } from './readable-types.ts';
import { typeJson, typeLoader } from './types.ts';

type SdsType = components['schemas']['SdsType'];

const fields = {
  Id: 'string',
  Name: 'string',
  Description: 'string',
  CreatedDate: 'date',
  ModifiedDate: 'date',
} as const;

/** A type of the list; only a search needs its resolved definition. */
interface ListedType {
  readonly object: StoredObject<'type'>;
  readonly resolved?: TypeDefinition;
}

/** The searched members of types (docs/behavior/searching-and-filtering.md#searched-fields). */
const searchable: Searchable<ListedType> = {
  fields: {
    Id: ({ resolved }) => memberValues(resolved, 'Id'),
    Name: ({ resolved }) => memberValues(resolved, 'Name'),
    Description: ({ resolved }) => [resolved?.Description],
  },
};

/** Returns the reply that lists the types that the caller can read; throws InvalidInput. */
export async function listTypes(context: Context, query: ListQuery): Promise<ListReply<SdsType>> {
  const { chunks, members, reload, keyOf, sizeOf, cancellation } = storedObjects(context, 'Types');
  const readable = readableTypesFor(context);
  const resolveAll = (objects: readonly StoredObject<'type'>[]) =>
    typeLoader(context.store, context.access.scope).resolveAll(objects);

  async function* items(): AsyncGenerator<readonly ListedType[]> {
    for await (const chunk of chunks) {
      const readableObjects: StoredObject<'type'>[] = [];
      for (const object of chunk) if (await readable.canReadStored(object)) readableObjects.push(object);
      // Resolving reads each type inside a type from the store, so it is done only for a search.
      yield query.query === undefined
        ? readableObjects.map((object) => ({ object }))
        : await resolveAll(readableObjects);
    }
  }

  return listObjects<ListedType, SdsType>(
    {
      chunks: items(),
      fields,
      members: ({ object }) => members(object),
      searchable,
      async toJson(page) {
        const types = await resolveAll(page.map(({ object }) => object));
        return types.map((type) => applyVerbosity(typeJson(type), 'SdsType', context.verbose));
      },
      async reload(key) {
        const object = await reload(key);
        return object && { object };
      },
      keyOf: ({ object }) => keyOf(object),
      sizeOf: ({ object }) => sizeOf(object),
      cancellation,
    },
    query,
  );
}

/** Returns the identifiers or names of a type and of all its properties, including those of inner types and base types. */
function memberValues(type: TypeDefinition | null | undefined, member: 'Id' | 'Name'): readonly (string | null)[] {
  return type ? [type[member], ...allProperties(type).map((property) => property[member])] : [];
}

function allProperties(type: TypeDefinition | null): readonly { readonly Id: string; readonly Name: string | null }[] {
  if (!type) return [];
  const ownProperties = type.Properties ?? [];
  return [
    ...allProperties(type.BaseType),
    ...ownProperties,
    ...ownProperties.flatMap(({ SdsType }) => allProperties(SdsType)),
  ];
}
