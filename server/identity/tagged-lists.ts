// Lists of objects of a tenant that carry tags: those that the request names, or a page of all
// (docs/behavior/identity.md#lists-of-identities).
import type { ListReply } from '../catalog/lists.ts';
import type { Context } from '../requests/context.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { countIdentities, listIdentities, namedIdentities } from './lists.ts';

/** The parameters of such a list. */
export interface TaggedQuery {
  readonly id?: readonly string[] | undefined;
  readonly tag?: readonly string[] | undefined;
  readonly skip?: number | undefined;
  readonly count?: number | undefined;
}

/** The kinds of objects that carry tags. */
export type TaggedKind = 'hybridClient' | 'clientCredentialClient' | 'automationIdentity';

/** Whether the tags of an object fit those that are asked for. */
type TagTest = (tags: readonly string[], asked: readonly string[]) => boolean;

/** What is listed: objects of a kind, and whether the tags of one fit those that are asked for. */
export interface TaggedList<K extends TaggedKind, Body> {
  readonly kind: K;
  readonly fits: TagTest;
  readonly toJson: (object: StoredObject<K>) => Body;
}

/** All tags that are asked for are there. */
export const hasAll: TagTest = (tags, asked) => asked.every((tag) => tags.includes(tag));

/** At least one of the tags that are asked for is there. */
export const hasSome: TagTest = (tags, asked) => asked.some((tag) => tags.includes(tag));

/** The reply to a list request: what it names, whatever skip and count say, or a page; of either what carries the tags. */
export async function listTagged<K extends TaggedKind, Body>(
  context: Context,
  list: TaggedList<K, Body>,
  query: TaggedQuery,
): Promise<ListReply<Body>> {
  const { keep, isNamed } = selection(list, query);
  const { scope } = context.access;
  const toJson = (objects: readonly StoredObject<K>[]) => objects.map(list.toJson);
  if (!isNamed) return listIdentities(context, { scope, kind: list.kind, keep, toJson }, query);
  const { found } = await namedIdentities(context, { scope, kind: list.kind }, query.id ?? []);
  const kept = keep ? found.filter(keep) : found;
  return { status: 200, headers: { 'Total-Count': kept.length }, body: toJson(kept) };
}

/** The reply to HEAD: how many objects such a list has on all pages. */
export async function countTagged<K extends TaggedKind>(
  context: Context,
  list: Omit<TaggedList<K, unknown>, 'toJson'>,
  query: TaggedQuery,
) {
  const { keep, isNamed } = selection(list, query);
  const { scope } = context.access;
  if (!isNamed) return countIdentities(context, { scope, kind: list.kind, keep });
  const { found } = await namedIdentities(context, { scope, kind: list.kind }, query.id ?? []);
  return { status: 200 as const, headers: { 'Total-Count': (keep ? found.filter(keep) : found).length } };
}

/** Whether a request names what it wants; blank names count as none (document 2, section 4). */
export const namesAny = ({ id = [] }: TaggedQuery): boolean => id.some((name) => name.trim() !== '');

function selection<K extends TaggedKind>({ fits }: { readonly fits: TagTest }, query: TaggedQuery) {
  const { tag = [] } = query;
  const keep = ({ body }: StoredObject<K>) => fits(body.Tags, tag);
  return { keep: tag.length === 0 ? undefined : keep, isNamed: namesAny(query) };
}
