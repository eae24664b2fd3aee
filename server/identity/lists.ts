// Lists of identities: a page in the order of creation, or the objects with the identifiers in the request
// (docs/behavior/identity.md#lists-of-identities).
import { listObjects, storedMembers, type ListReply } from '../catalog/lists.ts';
import type { Context } from '../requests/context.ts';
import { JsonBody } from '../requests/reply-body.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { failures } from '../errors/failures.ts';
import type { Kind, Scope, StoredObject } from '../store/ports/object-store.ts';

/** The parameters of a page. */
export interface PageQuery {
  readonly skip?: number | undefined;
  readonly count?: number | undefined;
}

/** The parameters of a list that can select objects by identifier. */
export interface IdentityQuery extends PageQuery {
  readonly id?: readonly string[] | undefined;
}

/** The parameters of a list of objects with tags. */
export interface TaggedQuery extends IdentityQuery {
  readonly tag?: readonly string[] | undefined;
}

/** A list of stored objects of a kind. */
export interface IdentityList<K extends Kind, Body> {
  readonly scope: Scope;
  readonly kind: K;
  /** Returns whether an object is in the list; default: all are. */
  readonly includes?: ((object: StoredObject<K>) => boolean) | undefined;
  readonly toJson: (object: StoredObject<K>) => Body;
}

interface Tagged {
  readonly body: { readonly Tags: readonly string[] };
}
type TagFilter = ((object: Tagged) => boolean) | undefined;

/** Returns a filter for objects with all tags of the query; undefined without tags. */
export const hasAllTags = ({ tag: tags = [] }: TaggedQuery): TagFilter =>
  tags.length === 0 ? undefined : ({ body }) => tags.every((tag) => body.Tags.includes(tag));

/** Returns a filter for objects with at least one tag of the query; undefined without tags. */
export const hasSomeTag = ({ tag: tags = [] }: TaggedQuery): TagFilter =>
  tags.length === 0 ? undefined : ({ body }) => tags.some((tag) => body.Tags.includes(tag));

/** Returns the reply with a list: a page or, if the query has identifiers, those objects that exist. */
export async function listIdentities<K extends Kind, Body>(
  context: Pick<Context, 'store' | 'cancellation'>,
  list: IdentityList<K, Body>,
  query: IdentityQuery,
): Promise<ListReply<Body>> {
  if (!hasIds(query)) return listPage(context, list, query);
  return listReply(list, (await findByIds(context, list, query)).found);
}

/** Returns the same as listIdentities, but with status 207 and an error for each identifier without an object; `word` is the kind in messages. */
export async function listIdentitiesOrErrors<K extends Kind, Body>(
  context: Pick<Context, 'store' | 'cancellation' | 'requestId'>,
  list: IdentityList<K, Body>,
  word: string,
  query: IdentityQuery,
) {
  if (!hasIds(query)) return listPage(context, list, query);
  const { found, missing } = await findByIds(context, list, query);
  if (missing.length === 0) return listReply(list, found);
  return { status: 207 as const, body: multiStatusBody(context, word, found.map(list.toJson), missing) };
}

/** Returns the reply to HEAD: the number of objects in the list. */
export async function countIdentities<K extends Kind>(
  context: Pick<Context, 'store'>,
  list: Omit<IdentityList<K, never>, 'toJson'>,
  query: Pick<TaggedQuery, 'id' | 'tag'> = {},
): Promise<{ readonly status: 200; readonly headers: { readonly 'Total-Count': number } }> {
  const total = hasIds(query) ? (await findByIds(context, list, query)).found.length : await countAll(context, list);
  return { status: 200, headers: { 'Total-Count': total } };
}

/** Returns whether a query has identifiers; blank ones are ignored. */
const hasIds = ({ id: ids = [] }: Pick<IdentityQuery, 'id'>): boolean => ids.some((id) => id.trim() !== '');

/** Returns the objects of a list with the identifiers in the query, each once and in that order, and the identifiers without an object. */
export async function findByIds<K extends Kind>(
  { store }: Pick<Context, 'store'>,
  { scope, kind, includes = () => true }: Omit<IdentityList<K, never>, 'toJson'>,
  { id: ids = [] }: Pick<IdentityQuery, 'id'>,
): Promise<{ readonly found: readonly StoredObject<K>[]; readonly missing: readonly string[] }> {
  const distinct = new Map(ids.filter((id) => id.trim() !== '').map((id) => [foldIdentifier(id), id]));
  const found: StoredObject<K>[] = [];
  const missing: string[] = [];
  for (const id of distinct.values()) {
    const object = await store.objects.get(scope, kind, id);
    if (!object) missing.push(id);
    else if (includes(object)) found.push(object);
  }
  return { found, missing };
}

/** Returns a list without pages as JSON text, which is written while it is sent. */
export function jsonList<T, Body>(chunks: AsyncIterable<readonly T[]>, toJson: (item: T) => Body): JsonBody<Body[]> {
  return new JsonBody(
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

function listPage<K extends Kind, Body>(
  { store, cancellation }: Pick<Context, 'store' | 'cancellation'>,
  { scope, kind, includes, toJson }: IdentityList<K, Body>,
  { skip, count }: PageQuery,
): Promise<ListReply<Body>> {
  return listObjects<StoredObject<K>, Body>(
    {
      chunks: store.objects.list(scope, kind),
      ...(includes ? { includes } : {}),
      fields: {},
      members: storedMembers,
      toJson: (objects) => objects.map(toJson),
      reload: (id) => store.objects.get(scope, kind, id),
      keyOf: ({ id }) => id,
      sizeOf: ({ size }) => size,
      cancellation,
    },
    { skip, count },
  );
}

function listReply<K extends Kind, Body>(
  { toJson }: Pick<IdentityList<K, Body>, 'toJson'>,
  found: readonly StoredObject<K>[],
) {
  return { status: 200 as const, headers: { 'Total-Count': found.length }, body: found.map(toJson) };
}

async function countAll<K extends Kind>(
  { store }: Pick<Context, 'store'>,
  { scope, kind, includes }: Omit<IdentityList<K, never>, 'toJson'>,
): Promise<number> {
  if (!includes) return store.objects.count(scope, kind);
  let total = 0;
  for await (const chunk of store.objects.list(scope, kind)) total += chunk.filter(includes).length;
  return total;
}

/** Returns the body of a reply with status 207. */
function multiStatusBody<T>(
  { requestId }: Pick<Context, 'requestId'>,
  word: string,
  Data: T[],
  missing: readonly string[],
) {
  const { status, error, resolution } = failures.NotFound;
  return {
    OperationId: requestId,
    Error: `Some of the requested ${word}s could not be returned.`,
    Reason: 'One or more child operations failed.',
    EventId: requestId,
    ChildErrors: missing.map((ModelId) => ({
      OperationId: requestId,
      Error: error,
      Reason: `There is no ${word} '${ModelId}'.`,
      Resolution: resolution,
      EventId: requestId,
      StatusCode: status,
      ModelId,
    })),
    Data,
  };
}
