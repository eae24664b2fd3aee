// Communities: groups of tenants that share data (docs/behavior/identity.md#communities). Each tenant of a community has a membership
// object, by which it finds the community.
import { randomUUID } from 'node:crypto';
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
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import type { PageQuery } from '../lists.ts';
import { assignRoles, revokeRoles } from '../roles/role-assignments.ts';
import { communitiesOf } from '../roles/roles.ts';
import { withTenantLock, lockTenant } from '../tenant-lock.ts';

type Schemas = components['schemas'];

/** The JSON of a community. */
export function communityJson(
  { Id, Name, Description, TenantIds }: CommunityBody,
  context: Pick<Context, 'verbose'>,
): Schemas['Community'] {
  return applyIdentityVerbosity({ Id, Name, Description, TenantIds: [...TenantIds] }, context);
}

/** The reply to a list of the communities of the tenant. */
export async function listCommunities(context: Context, query: PageQuery): Promise<ListReply<Schemas['Community']>> {
  const communities = await communitiesOf(context.store, context.access.scope.tenant);
  const toJson = (page: readonly CommunityBody[]) => page.map((community) => communityJson(community, context));
  return listObjects({ chunks: [communities], fields: {}, members: () => ({}), toJson }, query);
}

/** The community that the path names. */
export function communityOfPath({ access }: Pick<Context, 'access'>): CommunityBody {
  if (!access.community) throw new Error('The path names no community.');
  return access.community;
}

/** Creates a community with the caller's tenant, and makes the caller its administrator; throws Conflict for a name in use. */
export function createCommunity(
  { store, access, caller, now }: Context,
  { Name, Description }: Schemas['CommunityCreate'],
): Promise<CommunityBody> {
  const { tenant } = access.scope;
  return withTenantLock(store, tenant, async (transaction) => {
    if ((await communitiesOf(transaction, tenant)).some((other) => isSameIdentifier(other.Name, Name))) {
      throw new Failure('Conflict', `The tenant is in a community called '${Name}' already.`, {
        parameters: { Name },
      });
    }
    const roles = newRoleIds();
    const community = { Id: randomUUID(), Name, Description: Description ?? null, TenantIds: [tenant], roles };
    await insertCommunity(transaction, community, now);
    await join(transaction, community.Id, tenant, now);
    await assignRoles(transaction, tenant, caller, [roles.administrator, roles.member], now);
    return community;
  });
}

/**
 * Adds the tenant to the community that the path names, if it is invited; returns the community, and whether the tenant is new. Throws
 * Forbidden without an invitation, and InvalidInput when a role of the tenant has the identifier of a role of the community.
 */
export function addCommunityTenant(
  context: Context,
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
    const joined = { ...community, TenantIds: [...community.TenantIds, tenant] };
    await replaceCommunity(transaction, joined, now);
    await join(transaction, community.Id, tenant, now);
    return { community: joined, isNew: true };
  });
}

/**
 * Removes the tenant from the community; throws NotFound, InvalidInput for the last tenant, and Forbidden when another tenant removes the
 * founder.
 */
export async function removeCommunityTenant(context: Context): Promise<void> {
  const { access, caller, now } = context;
  const { tenant } = access.scope;
  await withCommunityLock(context, async (community, transaction) => {
    await lockTenant(transaction, tenant);
    if (!isMember(community, tenant)) throw notFound('tenant of the community', tenant);
    if (isSameIdentifier(founderOf(community), tenant) && !isSameIdentifier(caller.tenantId, tenant))
      throw new Failure('Forbidden', 'The tenant that founded the community can only be removed by itself.');
    const TenantIds = community.TenantIds.filter((id) => !isSameIdentifier(id, tenant));
    if (TenantIds.length === 0) {
      throw new InvalidInput('tenantId', 'The last tenant of a community cannot be removed; delete the community.');
    }
    await replaceCommunity(transaction, { ...community, TenantIds }, now);
    await leave(transaction, community, tenant, now);
  });
}

/** Deletes the community with its roles, memberships and invitations. */
export async function deleteCommunity(context: Context): Promise<void> {
  await withCommunityLock(context, async (community, transaction) => {
    // Lock tenants in the same order everywhere, so that transactions cannot deadlock.
    const invited = await invitedTenants(transaction, community.Id);
    for (const tenant of [...community.TenantIds, ...invited].toSorted()) {
      await lockTenant(transaction, tenant);
      if (invited.includes(tenant)) await removeInvitation(transaction, community.Id, tenant);
      else await leave(transaction, community, tenant, context.now);
    }
    for (const id of Object.values(community.roles))
      await transaction.objects.remove(communityScope(community.Id), 'role', id);
    await transaction.objects.remove(globalScope, 'community', community.Id);
  });
}

/** Runs a change of the community that the path names in a transaction that holds its lock; throws NotFound. */
export function withCommunityLock<Result>(
  context: Context,
  work: (community: CommunityBody, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { Id } = communityOfPath(context);
  return context.store.transaction(async (transaction) => {
    // Changes nothing, but locks the row.
    await transaction.objects.setAccess(globalScope, 'community', Id, {});
    const community = await findCommunity(transaction, Id);
    if (!community) throw notFound('community', Id);
    return work(community, transaction);
  });
}

/** Throws InvalidInput when a role of the tenant has the identifier of a role of the community: tokens name roles by identifier alone. */
async function requireDistinctRoles({ objects }: Transaction, tenant: string, { roles }: CommunityBody): Promise<void> {
  for (const id of Object.values(roles))
    if (await objects.get(tenantScope(tenant), 'role', id))
      throw new InvalidInput(
        'tenantId',
        `The role '${id}' of the tenant has the identifier of a role of the community.`,
      );
}

const newRoleIds = () =>
  Object.fromEntries(Object.keys(communityRoleTypes).map((role) => [role, randomUUID()])) as Record<
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

async function join({ objects }: Transaction, community: string, tenant: string, now: bigint): Promise<void> {
  const date = formatDateTime(now);
  const membership = { id: community, body: {}, owner: null, acl: null, created: date, modified: date };
  await objects.create(tenantScope(tenant), 'membership', membership);
}

async function leave(transaction: Transaction, community: CommunityBody, tenant: string, now: bigint): Promise<void> {
  await transaction.objects.remove(tenantScope(tenant), 'membership', community.Id);
  await revokeRoles(transaction, tenant, Object.values(community.roles), now);
}
