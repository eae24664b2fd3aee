// Communities: groups of tenants that share data (docs/behavior/identity.md#communities). Each tenant stores a membership object for each
// of its communities.
import type { components } from '../../../generated/types/provisioning.ts';
import { nextModifiedDate } from '../../catalog/changes.ts';
import { listObjects, type ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { communityRoles, communityRoleTypes, type CommunityRole } from '../../domain/identity/role-types.ts';
import { InvalidInput } from '../../domain/model.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import {
  findCommunity,
  removeInvitation,
  founderOf,
  communityScope,
  invitedTenants,
  isInvited,
  globalScope,
  type CommunityBody,
  isMember,
} from '../../tenancy/communities.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import type { Ids } from '../../runtime/ids.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import type { PageQuery } from '../lists.ts';
import { assignRoles, revokeRoles } from '../roles/role-assignments.ts';
import { communitiesOf } from '../roles/roles.ts';
import { withTenantLock, lockTenant } from '../tenant-lock.ts';

type Schemas = components['schemas'];

/** Returns the JSON of a community. */
export function communityJson(
  { Id, Name, Description, TenantIds }: CommunityBody,
  context: Pick<Context, 'verbose'>,
): Schemas['Community'] {
  return applyIdentityVerbosity({ Id, Name, Description, TenantIds: [...TenantIds] }, context);
}

/** Returns the reply that lists the communities of the tenant. */
export async function listCommunities(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
  query: PageQuery,
): Promise<ListReply<Schemas['Community']>> {
  const communities = await communitiesOf(context.store, context.access.scope.tenant);
  const toJson = (page: readonly CommunityBody[]) => page.map((community) => communityJson(community, context));
  return listObjects({ chunks: [communities], fields: {}, members: () => ({}), toJson }, query);
}

/** Returns the community in the path. */
export function communityOfPath({ access }: Pick<Context, 'access'>): CommunityBody {
  if (!access.community) throw new Error('The path has no community.');
  return access.community;
}

/** Creates a community of the tenant, and makes the caller its administrator; throws Conflict for a name in use. */
export function createCommunity(
  { store, access, caller, now, ids }: Context,
  { Name, Description }: Schemas['CommunityCreate'],
): Promise<CommunityBody> {
  const { tenant } = access.scope;
  return withTenantLock(store, tenant, async (transaction) => {
    if ((await communitiesOf(transaction, tenant)).some((other) => isSameIdentifier(other.Name, Name))) {
      throw new Failure('Conflict', `The tenant is already in a community with the name '${Name}'.`, {
        parameters: { Name },
      });
    }
    const roles = newRoleIds(ids);
    const community = { Id: ids.uuid(), Name, Description: Description ?? null, TenantIds: [tenant], roles };
    await insertCommunity(transaction, community, now);
    await addMembership(transaction, community.Id, tenant, now);
    await assignRoles(transaction, tenant, caller, [roles.administrator, roles.member], now);
    return community;
  });
}

/**
 * Adds the tenant to the community in the path. Returns the community, and whether the tenant is new. Throws Forbidden without an
 * invitation, and InvalidInput if a role of the tenant has the identifier of a role of the community.
 */
export function addCommunityTenant(
  context: Pick<Context, 'access' | 'store' | 'now'>,
): Promise<{ readonly community: CommunityBody; readonly isNew: boolean }> {
  const { access, now } = context;
  const { tenant } = access.scope;
  return withCommunityLock(context, async (community, transaction) => {
    await lockTenant(transaction, tenant);
    if (isMember(community, tenant)) return { community, isNew: false };
    if (!(await isInvited(transaction, community.Id, tenant)))
      throw new Failure('Forbidden', 'The tenant is not invited to the community.');
    await requireDistinctRoles(transaction, tenant, community);
    await removeInvitation(transaction, community.Id, tenant);
    const changed = { ...community, TenantIds: [...community.TenantIds, tenant] };
    await replaceCommunity(transaction, changed, now);
    await addMembership(transaction, community.Id, tenant, now);
    return { community: changed, isNew: true };
  });
}

/**
 * Removes the tenant from the community. Throws NotFound for a tenant that is not in it, InvalidInput for the last tenant, and Forbidden
 * if another tenant removes the founder.
 */
export async function removeCommunityTenant(context: Context): Promise<void> {
  const { access, caller, now } = context;
  const { tenant } = access.scope;
  await withCommunityLock(context, async (community, transaction) => {
    await lockTenant(transaction, tenant);
    if (!isMember(community, tenant)) throw notFound('tenant of the community', tenant);
    if (isSameIdentifier(founderOf(community), tenant) && !isSameIdentifier(caller.tenantId, tenant))
      throw new Failure('Forbidden', 'The tenant that founded the community can be removed only by itself.');
    const TenantIds = community.TenantIds.filter((id) => !isSameIdentifier(id, tenant));
    if (TenantIds.length === 0) {
      throw new InvalidInput('tenantId', 'The last tenant of a community cannot be removed; delete the community.');
    }
    await replaceCommunity(transaction, { ...community, TenantIds }, now);
    await removeMembership(transaction, community, tenant, now);
  });
}

/** Deletes the community with its roles, memberships and invitations. */
export async function deleteCommunity(context: Pick<Context, 'access' | 'store' | 'now'>): Promise<void> {
  await withCommunityLock(context, async (community, transaction) => {
    // Every transaction locks tenants in this order, so that none can deadlock.
    const invited = await invitedTenants(transaction, community.Id);
    for (const tenant of [...community.TenantIds, ...invited].toSorted()) {
      await lockTenant(transaction, tenant);
      if (invited.includes(tenant)) await removeInvitation(transaction, community.Id, tenant);
      else await removeMembership(transaction, community, tenant, context.now);
    }
    for (const id of Object.values(community.roles))
      await transaction.objects.remove(communityScope(community.Id), 'role', id);
    await transaction.objects.remove(globalScope, 'community', community.Id);
  });
}

/** Runs a change of the community in the path in a transaction with its lock; throws NotFound. */
export function withCommunityLock<Result>(
  context: Pick<Context, 'access' | 'store'>,
  work: (community: CommunityBody, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { Id } = communityOfPath(context);
  return context.store.transaction(async (transaction) => {
    // Without owner and acl, setAccess only locks the object.
    await transaction.objects.setAccess(globalScope, 'community', Id, {});
    const community = await findCommunity(transaction, Id);
    if (!community) throw notFound('community', Id);
    return work(community, transaction);
  });
}

/** Throws InvalidInput if a role of the tenant has the identifier of a role of the community, since tokens list roles by identifier. */
async function requireDistinctRoles({ objects }: Transaction, tenant: string, { roles }: CommunityBody): Promise<void> {
  for (const id of Object.values(roles))
    if (await objects.get(tenantScope(tenant), 'role', id))
      throw new InvalidInput(
        'tenantId',
        `The role '${id}' of the tenant has the identifier of a role of the community.`,
      );
}

const newRoleIds = (ids: Ids) =>
  Object.fromEntries(Object.keys(communityRoleTypes).map((role) => [role, ids.uuid()])) as Record<
    CommunityRole,
    string
  >;

async function insertCommunity({ objects }: Transaction, community: CommunityBody, now: bigint): Promise<void> {
  const date = formatDateTime(now);
  const metadata = { owner: null, acl: null, created: date, modified: date };
  await objects.create(globalScope, 'community', { id: community.Id, body: community, ...metadata });
  for (const body of communityRoles(community, community.roles)) {
    await objects.create(communityScope(community.Id), 'role', { id: body.Id, body, ...metadata });
  }
}

async function replaceCommunity({ objects }: Transaction, community: CommunityBody, now: bigint): Promise<void> {
  const object = await objects.get(globalScope, 'community', community.Id);
  if (!object) throw notFound('community', community.Id);
  const modified = nextModifiedDate(object.modified, now);
  await objects.put(globalScope, 'community', { ...object, body: community, modified });
}

async function addMembership({ objects }: Transaction, community: string, tenant: string, now: bigint): Promise<void> {
  const date = formatDateTime(now);
  const membership = { id: community, body: {}, owner: null, acl: null, created: date, modified: date };
  await objects.create(tenantScope(tenant), 'membership', membership);
}

async function removeMembership(
  transaction: Transaction,
  community: CommunityBody,
  tenant: string,
  now: bigint,
): Promise<void> {
  await transaction.objects.remove(tenantScope(tenant), 'membership', community.Id);
  await revokeRoles(transaction, tenant, Object.values(community.roles), now);
}
