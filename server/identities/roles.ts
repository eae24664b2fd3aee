// The roles that a tenant can give: its own, and those of the communities in which it takes part.
//
// This folder is to identities what server/catalogue is to the objects of a namespace: it knows the store and the rules together.
import type { RoleBody } from '../domain/identity/role-types.ts';
import { InvalidInput } from '../domain/model.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import { findCommunity, inCommunity, type CommunityBody } from '../http/communities.ts';
import { inTenant, tenantRoles } from '../http/tenants.ts';
import type { Transaction } from '../store/ports/store.ts';

type Objects = Pick<Transaction, 'objects'>;

/** The communities in which a tenant takes part, in the order in which it joined. */
export async function communitiesOf(store: Objects, tenant: string): Promise<readonly CommunityBody[]> {
  const ids: string[] = [];
  for await (const chunk of store.objects.list(inTenant(tenant), 'membership')) ids.push(...chunk.map(({ id }) => id));
  const found: CommunityBody[] = [];
  for (const id of ids) {
    const community = await findCommunity(store, id);
    if (community) found.push(community);
  }
  return found;
}

/** All roles that a tenant can give: its own in the order of their creation, then those of its communities. */
export async function rolesOfTenant(store: Objects, tenant: string): Promise<readonly RoleBody[]> {
  const communities = await communitiesOf(store, tenant);
  const scopes = [inTenant(tenant), ...communities.map(({ Id }) => inCommunity(Id))];
  const roles: RoleBody[] = [];
  for (const scope of scopes) {
    for await (const chunk of store.objects.list(scope, 'role'))
      roles.push(...chunk.map(({ body }) => body as RoleBody));
  }
  return roles;
}

/** A role of the tenant or of one of its communities, or null. */
export async function findRole(store: Objects, tenant: string, id: string): Promise<RoleBody | null> {
  const own = await store.objects.get(inTenant(tenant), 'role', id);
  if (own) return own.body as RoleBody;
  for (const { Id } of await communitiesOf(store, tenant)) {
    const role = await store.objects.get(inCommunity(Id), 'role', id);
    if (role) return role.body as RoleBody;
  }
  return null;
}

/**
 * The roles that identifiers name, each once and in the order given; throws InvalidInput naming the first that is no role of
 * the tenant or of one of its communities.
 */
export async function requireRoles(
  store: Objects,
  tenant: string,
  ids: readonly string[],
): Promise<readonly RoleBody[]> {
  const roles = new Map<string, RoleBody>();
  for (const id of ids) {
    const role = await findRole(store, tenant, id);
    if (!role) throw new InvalidInput('RoleIds', `RoleIds names '${id}', which is no role of the tenant.`);
    roles.set(role.Id, role);
  }
  return [...roles.values()];
}

/** The identifiers to keep of roles that were asked for, with Tenant Member, which nobody can be without, put first when missing. */
export async function rolesWithMember(
  store: Objects,
  tenant: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { member } = await tenantRoles(store, tenant);
  const kept = (await requireRoles(store, tenant, ids)).map(({ Id }) => Id);
  return kept.some((id) => sameIdentifier(id, member)) ? kept : [member, ...kept];
}

/** The distinct types of the built-in roles among some; identifiers that name no role any more are passed over. */
export async function roleTypesOf(store: Objects, tenant: string, ids: readonly string[]): Promise<readonly string[]> {
  const types = new Set<string>();
  for (const id of ids) {
    const type = (await findRole(store, tenant, id))?.RoleTypeId;
    if (type) types.add(type);
  }
  return [...types];
}
