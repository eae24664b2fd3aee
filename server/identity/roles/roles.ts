// The roles that a tenant can give: its own, and those of the communities in which it takes part.
//
// This folder is to identities what server/catalog is to the objects of a namespace: it knows the store and the rules together.
import type { components } from '../../../generated/types/identity.ts';
import { listObjects, type ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { communityRoleTypes, type RoleBody } from '../../domain/identity/role-types.ts';
import { InvalidInput } from '../../domain/model.ts';
import { foldIdentifier, sameIdentifier } from '../../domain/objects/identifiers.ts';
import { findCommunity, inCommunity, type CommunityBody, mayPromote } from '../../tenancy/communities.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { inTenant, tenantRoles } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    role: RoleBody;
  }
}

type Objects = Pick<Transaction, 'objects'>;
/** Who hands out roles. */
type Giver = Pick<Context['caller'], 'tenantId' | 'roleIds'>;

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
    for await (const chunk of store.objects.list(scope, 'role')) roles.push(...chunk.map(({ body }) => body));
  }
  return roles;
}

/** A role of the tenant or of one of its communities, or null. */
export async function findRole(store: Objects, tenant: string, id: string): Promise<RoleBody | null> {
  const own = await store.objects.get(inTenant(tenant), 'role', id);
  if (own) return own.body;
  for (const { Id } of await communitiesOf(store, tenant)) {
    const role = await store.objects.get(inCommunity(Id), 'role', id);
    if (role) return role.body;
  }
  return null;
}

/**
 * The roles that identifiers name, each once and in the order given; throws InvalidInput naming the first that is no role of
 * the tenant or of one of its communities, and Forbidden for a role that `giver` may not hand out.
 */
export async function requireRoles(
  store: Objects,
  tenant: string,
  ids: readonly string[],
  giver: Giver,
): Promise<readonly RoleBody[]> {
  const roles = new Map<string, RoleBody>();
  // A list may name one role as often as its body has room for.
  for (const id of new Map(ids.map((id) => [foldIdentifier(id), id])).values()) {
    const role = await findRole(store, tenant, id);
    if (!role) throw new InvalidInput('RoleIds', `RoleIds names '${id}', which is no role of the tenant.`);
    await requireMayGive(store, giver, role);
    roles.set(role.Id, role);
  }
  return [...roles.values()];
}

/** Throws Forbidden for the role of a Community Administrator unless the caller may hand it out. */
async function requireMayGive(store: Objects, giver: Giver, { RoleTypeId, CommunityId }: RoleBody): Promise<void> {
  if (CommunityId === null || RoleTypeId !== communityRoleTypes.administrator.id) return;
  const community = await findCommunity(store, CommunityId);
  if (!community || (await mayPromote(store, giver, community))) return;
  throw new Failure(
    'Forbidden',
    `Only its administrators can make somebody an administrator of the community '${community.Name}'.`,
  );
}

/** The identifiers to keep of roles that were asked for, with Tenant Member, which nobody can be without, put first when missing. */
export async function rolesWithMember(
  store: Objects,
  tenant: string,
  ids: readonly string[],
  giver: Giver,
): Promise<readonly string[]> {
  const { member } = await tenantRoles(store, tenant);
  const kept = (await requireRoles(store, tenant, ids, giver)).map(({ Id }) => Id);
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

/** The JSON of a role, as complete as the caller asked for. */
export const roleJson = (role: RoleBody, context: Pick<Context, 'verbose'>): components['schemas']['Role'] =>
  applyIdentityVerbosity({ ...role, RoleScope: role.RoleScope as components['schemas']['RoleScope'] }, context);

/** The reply to a list of the roles that the tenant can give, of all or of one built-in type. */
export async function listRoles(
  context: Context,
  query: {
    readonly skip?: number | undefined;
    readonly count?: number | undefined;
    readonly roleTypeId?: string | undefined;
  },
): Promise<ListReply<components['schemas']['Role']>> {
  const { roleTypeId } = query;
  const isOfType = ({ RoleTypeId }: RoleBody) =>
    roleTypeId === undefined || (RoleTypeId !== null && sameIdentifier(RoleTypeId, roleTypeId));
  const roles = (await rolesOfTenant(context.store, context.access.scope.tenant)).filter(isOfType);
  const toJson = (page: readonly RoleBody[]) => page.map((role) => roleJson(role, context));
  return listObjects({ chunks: [roles], fields: {}, members: () => ({}), toJson }, query);
}

/** The reply to a count of the roles that the tenant can give. */
export async function countRoles({ store, access }: Context) {
  const roles = await rolesOfTenant(store, access.scope.tenant);
  return { status: 200 as const, headers: { 'Total-Count': roles.length } };
}

/** The role that a path names; throws NotFound. */
export async function requireRole({ store, access }: Context, id: string): Promise<RoleBody> {
  const role = await findRole(store, access.scope.tenant, id);
  if (!role) throw notFound('role', id);
  return role;
}

/** The address of a role of the tenant. */
export const addressOfRole = ({ baseUrl, access }: Context, { Id }: RoleBody): string =>
  `${baseUrl}/api/v1/Tenants/${encodeURIComponent(access.scope.tenant)}/Roles/${encodeURIComponent(Id)}`;
