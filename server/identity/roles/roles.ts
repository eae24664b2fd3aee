// Roles of a tenant: its own and those of its communities (docs/behavior/identity.md#roles).
import type { components } from '../../../generated/types/identity.ts';
import { listObjects, type ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { communityRoleTypes, type RoleBody } from '../../domain/identity/role-types.ts';
import { InvalidInput } from '../../domain/model.ts';
import { foldIdentifier, isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { findCommunity, communityScope, type CommunityBody, canPromote } from '../../tenancy/communities.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { tenantScope, tenantRoles } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import type { PageQuery } from '../lists.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    role: RoleBody;
  }
}

type Objects = Pick<Transaction, 'objects'>;
/** The caller who assigns roles. */
type Assigner = Pick<Context['caller'], 'tenantId' | 'roleIds'>;

/** Returns the communities of a tenant, in the order in which it joined them. */
export async function communitiesOf(store: Objects, tenant: string): Promise<readonly CommunityBody[]> {
  const ids: string[] = [];
  for await (const chunk of store.objects.list(tenantScope(tenant), 'membership'))
    ids.push(...chunk.map(({ id }) => id));
  const communities: CommunityBody[] = [];
  for (const id of ids) {
    const community = await findCommunity(store, id);
    if (community) communities.push(community);
  }
  return communities;
}

/** Returns the roles of a tenant: its own in the order of creation, then those of its communities. */
export async function rolesOfTenant(store: Objects, tenant: string): Promise<readonly RoleBody[]> {
  const communities = await communitiesOf(store, tenant);
  const scopes = [tenantScope(tenant), ...communities.map(({ Id }) => communityScope(Id))];
  const roles: RoleBody[] = [];
  for (const scope of scopes) {
    for await (const chunk of store.objects.list(scope, 'role')) roles.push(...chunk.map(({ body }) => body));
  }
  return roles;
}

/** Returns a role of the tenant or of one of its communities; null if there is none with the identifier. */
export async function findRole(store: Objects, tenant: string, id: string): Promise<RoleBody | null> {
  const own = await store.objects.get(tenantScope(tenant), 'role', id);
  if (own) return own.body;
  for (const { Id } of await communitiesOf(store, tenant)) {
    const role = await store.objects.get(communityScope(Id), 'role', id);
    if (role) return role.body;
  }
  return null;
}

/**
 * Returns the roles with some identifiers, each once. Throws InvalidInput for an unknown role of the tenant and its communities, and
 * Forbidden for a role that `assigner` cannot assign.
 */
export async function requireRoles(
  store: Objects,
  tenant: string,
  ids: readonly string[],
  assigner: Assigner,
): Promise<readonly RoleBody[]> {
  const roles = new Map<string, RoleBody>();
  // `ids` can repeat an identifier; each role is read once.
  for (const id of new Map(ids.map((id) => [foldIdentifier(id), id])).values()) {
    const role = await findRole(store, tenant, id);
    if (!role) throw new InvalidInput('RoleIds', `RoleIds has '${id}', which is not a role of the tenant.`);
    await requireAssignable(store, assigner, role);
    roles.set(role.Id, role);
  }
  return [...roles.values()];
}

/** Throws Forbidden for the role Community Administrator unless `assigner` can assign it. */
async function requireAssignable(
  store: Objects,
  assigner: Assigner,
  { RoleTypeId, CommunityId }: RoleBody,
): Promise<void> {
  if (CommunityId === null || RoleTypeId !== communityRoleTypes.administrator.id) return;
  const community = await findCommunity(store, CommunityId);
  if (!community || (await canPromote(store, assigner, community))) return;
  throw new Failure(
    'Forbidden',
    `Only administrators of the community '${community.Name}' can assign the role Community Administrator.`,
  );
}

/** Returns the identifiers of roles with that of Tenant Member, which every user and client has; throws as requireRoles. */
export async function rolesWithMember(
  store: Objects,
  tenant: string,
  ids: readonly string[],
  assigner: Assigner,
): Promise<readonly string[]> {
  const { member } = await tenantRoles(store, tenant);
  const roleIds = (await requireRoles(store, tenant, ids, assigner)).map(({ Id }) => Id);
  return roleIds.some((id) => isSameIdentifier(id, member)) ? roleIds : [member, ...roleIds];
}

/** Returns the types of the built-in roles among some roles, each once; skips roles that were removed. */
export async function roleTypesOf(store: Objects, tenant: string, ids: readonly string[]): Promise<readonly string[]> {
  const types = new Set<string>();
  for (const id of ids) {
    const type = (await findRole(store, tenant, id))?.RoleTypeId;
    if (type) types.add(type);
  }
  return [...types];
}

/** Returns the JSON of a role. */
export const roleJson = (role: RoleBody, context: Pick<Context, 'verbose'>): components['schemas']['Role'] =>
  applyIdentityVerbosity({ ...role, RoleScope: role.RoleScope as components['schemas']['RoleScope'] }, context);

/** Returns the reply that lists the roles of the tenant; with `roleTypeId`, only those of this type. */
export async function listRoles(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  query: PageQuery & { readonly roleTypeId?: string | undefined },
): Promise<ListReply<components['schemas']['Role']>> {
  const { roleTypeId } = query;
  const isOfType = ({ RoleTypeId }: RoleBody) =>
    roleTypeId === undefined || (RoleTypeId !== null && isSameIdentifier(RoleTypeId, roleTypeId));
  const roles = (await rolesOfTenant(context.store, context.access.scope.tenant)).filter(isOfType);
  const toJson = (page: readonly RoleBody[]) => page.map((role) => roleJson(role, context));
  return listObjects({ chunks: [roles], fields: {}, members: () => ({}), toJson }, query);
}

/** Returns the reply to HEAD: the number of roles of the tenant. */
export async function countRoles({ store, access }: Pick<Context, 'store' | 'access'>) {
  const roles = await rolesOfTenant(store, access.scope.tenant);
  return { status: 200 as const, headers: { 'Total-Count': roles.length } };
}

/** Returns the role with an identifier; throws NotFound. */
export async function getRole({ store, access }: Pick<Context, 'store' | 'access'>, id: string): Promise<RoleBody> {
  const role = await findRole(store, access.scope.tenant, id);
  if (!role) throw notFound('role', id);
  return role;
}

/** Returns the URL of a role of the tenant. */
export const roleLocation = ({ baseUrl, access }: Pick<Context, 'baseUrl' | 'access'>, { Id }: RoleBody): string =>
  `${baseUrl}/api/v1/Tenants/${encodeURIComponent(access.scope.tenant)}/Roles/${encodeURIComponent(Id)}`;
