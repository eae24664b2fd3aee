// The list of types; a search covers their properties and the types inside them.
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

/** A type of the list, resolved for a search. */
interface Item {
  readonly object: StoredObject<'type'>;
  readonly resolved?: TypeDefinition;
}

/** The searched members of types (docs/behavior/searching-and-filtering.md#searched-fields). */
const searchable: Searchable<Item> = {
  fields: {
    Id: ({ resolved }) => namesIn(resolved, 'Id'),
    Name: ({ resolved }) => namesIn(resolved, 'Name'),
    Description: ({ resolved }) => [resolved?.Description],
  },
};

/** The reply to a list of the types that the caller may read; throws InvalidInput. */
export async function listTypes(context: Context, query: ListQuery): Promise<ListReply<SdsType>> {
  const { chunks, members, reload, keyOf, sizeOf, cancellation } = storedObjects(context, 'Types');
  const readable = readableTypesFor(context);
  const resolveAll = (objects: readonly StoredObject<'type'>[]) =>
    typeLoader(context.store, context.access.scope).resolveAll(objects);

  async function* items(): AsyncGenerator<readonly Item[]> {
    for await (const chunk of chunks) {
      const found: StoredObject<'type'>[] = [];
      for (const object of chunk) if (await readable.canReadStored(object)) found.push(object);
      // Only a search needs the types inside a type, each of which is one read.
      yield query.query === undefined ? found.map((object) => ({ object })) : await resolveAll(found);
    }
  }

  return listObjects<Item, SdsType>(
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

/** The identifiers or names of a type and all properties in it, also those of inner types and base types. */
function namesIn(type: TypeDefinition | null | undefined, member: 'Id' | 'Name'): readonly (string | null)[] {
  return type ? [type[member], ...propertiesIn(type).map((property) => property[member])] : [];
}

function propertiesIn(type: TypeDefinition | null): readonly { readonly Id: string; readonly Name: string | null }[] {
  if (!type) return [];
  const own = type.Properties ?? [];
  return [...propertiesIn(type.BaseType), ...own, ...own.flatMap(({ SdsType }) => propertiesIn(SdsType))];
}
