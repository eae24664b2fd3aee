// Lists of document 2: in the order of creation, page by page, or just the objects that the request names
// (docs/behavior/identity.md#lists-of-identities).
import { listObjects, storedMembers, type ListQuery, type ListReply } from '../catalog/lists.ts';
import type { Context } from '../requests/context.ts';
import { JsonText } from '../requests/reply-body.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { Kind, Scope, StoredObject } from '../store/ports/object-store.ts';

/** What can be listed: the stored objects of a kind, all or those that are kept. */
export interface IdentityList<K extends Kind, Body> {
  readonly scope: Scope;
  readonly kind: K;
  /** Whether an object belongs to the list; default all do. */
  readonly keep?: ((object: StoredObject<K>) => boolean) | undefined;
  readonly toJson: (objects: readonly StoredObject<K>[]) => Promise<Body[]> | Body[];
}

/** The reply to a list request: one page of the objects, with the number of all of them in Total-Count. */
export function listIdentities<K extends Kind, Body>(
  { store, cancellation }: Pick<Context, 'store' | 'cancellation'>,
  { scope, kind, keep, toJson }: IdentityList<K, Body>,
  { skip, count }: Pick<ListQuery, 'skip' | 'count'>,
): Promise<ListReply<Body>> {
  return listObjects<StoredObject<K>, Body>(
    {
      chunks: store.objects.list(scope, kind),
      ...(keep ? { mayRead: keep } : {}),
      fields: {},
      members: storedMembers,
      toJson,
      reload: (id) => store.objects.get(scope, kind, id),
      placeOf: ({ id }) => id,
      sizeOf: ({ size }) => size,
      cancellation,
    },
    { skip, count },
  );
}

/** How many objects of the list there are, for HEAD. */
export async function countIdentities<K extends Kind>(
  { store }: Pick<Context, 'store'>,
  { scope, kind, keep }: Pick<IdentityList<K, never>, 'scope' | 'kind' | 'keep'>,
): Promise<{ readonly status: 200; readonly headers: { readonly 'Total-Count': number } }> {
  let total = 0;
  if (!keep) total = await store.objects.count(scope, kind);
  else for await (const chunk of store.objects.list(scope, kind)) total += chunk.filter(keep).length;
  return { status: 200, headers: { 'Total-Count': total } };
}

/** The objects that a request names, each once and in its order, and the names of which there is none; blank names count as none at all. */
export async function namedIdentities<K extends Kind>(
  { store }: Pick<Context, 'store'>,
  { scope, kind }: Pick<IdentityList<K, never>, 'scope' | 'kind'>,
  ids: readonly string[],
): Promise<{ readonly found: readonly StoredObject<K>[]; readonly missing: readonly string[] }> {
  const named = new Map(ids.filter((id) => id.trim() !== '').map((id) => [foldIdentifier(id), id]));
  const found: StoredObject<K>[] = [];
  const missing: string[] = [];
  for (const id of named.values()) {
    const object = await store.objects.get(scope, kind, id);
    if (object) found.push(object);
    else missing.push(id);
  }
  return { found, missing };
}

/** A whole list as JSON text, made as it is sent: for lists without pages. */
export function jsonList<T, Body>(chunks: AsyncIterable<readonly T[]>, toJson: (item: T) => Body): JsonText<Body[]> {
  return new JsonText(
    (async function* () {
      let separator = '[';
      for await (const chunk of chunks) {
        for (const item of chunk) {
          yield separator + JSON.stringify(toJson(item));
          separator = ',';
        }
      }
      yield separator === '[' ? '[]' : ']';
    })(),
  );
}
