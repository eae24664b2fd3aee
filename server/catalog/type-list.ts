// The list of types; its search looks into their properties, and into those of the types inside them.
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import type { Searchable } from '../domain/languages/search.ts';
import type { TypeDefinition } from '../domain/types/definitions.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { applyVerbosity } from './bodies.ts';
import { listObjects, storedObjects, type ListQuery, type ListReply } from './lists.ts';
import { typesOfCaller } from './readable-types.ts';
import { typeJson, typeLoader } from './types.ts';

type SdsType = components['schemas']['SdsType'];

const fields = {
  Id: 'string',
  Name: 'string',
  Description: 'string',
  CreatedDate: 'date',
  ModifiedDate: 'date',
} as const;

/** A type of the list, and for a search what it is made of. */
interface Item {
  readonly object: StoredObject<'type'>;
  readonly resolved?: TypeDefinition;
}

/** What a search finds types by (docs/behavior/searching-and-filtering.md#searched-fields). */
const searchable: Searchable<Item> = {
  fields: {
    Id: ({ resolved }) => namesIn(resolved, 'Id'),
    Name: ({ resolved }) => namesIn(resolved, 'Name'),
    Description: ({ resolved }) => [resolved?.Description],
  },
};

/** One page of the types that the caller may read. */
export async function listTypes(context: Context, query: ListQuery): Promise<ListReply<SdsType>> {
  const { chunks, members, reload, keyOf, sizeOf, cancellation } = storedObjects(context, 'Types');
  const readable = typesOfCaller(context);
  const resolveAll = (objects: readonly StoredObject<'type'>[]) =>
    typeLoader(context.store, context.access.scope).resolveAll(objects);

  async function* items(): AsyncGenerator<readonly Item[]> {
    for await (const chunk of chunks) {
      const found: StoredObject<'type'>[] = [];
      for (const object of chunk) if (await readable.mayReadStored(object)) found.push(object);
      // Only a search looks into the types inside a type, which have to be read one by one.
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

/** What a type and the properties in it are called, those of the types of its properties and of its base types included. */
function namesIn(type: TypeDefinition | null | undefined, member: 'Id' | 'Name'): readonly (string | null)[] {
  return type ? [type[member], ...propertiesIn(type).map((property) => property[member])] : [];
}

function propertiesIn(type: TypeDefinition | null): readonly { readonly Id: string; readonly Name: string | null }[] {
  if (!type) return [];
  const own = type.Properties ?? [];
  return [...propertiesIn(type.BaseType), ...own, ...own.flatMap(({ SdsType }) => propertiesIn(SdsType))];
}
