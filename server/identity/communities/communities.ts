// Communities: groups of tenants that share data. Each tenant that takes part keeps a membership, by which it finds them
// (docs/behavior/identity.md#communities).
import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types/provisioning.ts';
import { changeDate } from '../../catalog/changes.ts';
import { listObjects, type ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { communityRoles, communityRoleTypes, type CommunityRole } from '../../domain/identity/role-types.ts';
import { InvalidInput } from '../../domain/model.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import {
  findCommunity,
  clearInvitation,
  founderOf,
  inCommunity,
  invitedTenants,
  isInvited,
  globalScope,
  type CommunityBody,
  isMember,
} from '../../tenancy/communities.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { giveRoles, takeRoles } from '../roles/role-holders.ts';
import { communitiesOf } from '../roles/roles.ts';
import { changeIdentities, lockTenant } from '../tenant-lock.ts';

type Schemas = components['schemas'];

/** The JSON of a community, as complete as the caller asked for. */
export function communityJson(
  { Id, Name, Description, TenantIds }: CommunityBody,
  context: Pick<Context, 'verbose'>,
): Schemas['Community'] {
  return applyIdentityVerbosity({ Id, Name, Description, TenantIds: [...TenantIds] }, context);
}

/** The reply to a list of the communities in which the caller's tenant takes part. */
export async function listCommunities(
  context: Context,
  query: { readonly skip?: number | undefined; readonly count?: number | undefined },
): Promise<ListReply<Schemas['Community']>> {
  const communities = await communitiesOf(context.store, context.access.scope.tenant);
  const toJson = (page: readonly CommunityBody[]) => page.map((community) => communityJson(community, context));
  return listObjects({ chunks: [communities], fields: {}, members: () => ({}), toJson }, query);
}

/** The community that the path names. */
export function communityOfPath({ access }: Context): CommunityBody {
  if (!access.community) throw new Error('The path names no community.');
  return access.community;
}

/** Makes a community of the caller's tenant, and the caller one of its administrators; throws Conflict when the tenant has one of the name. */
export function createCommunity(
  { store, access, caller, now }: Context,
  { Name, Description }: Schemas['CommunityCreate'],
): Promise<CommunityBody> {
  const { tenant } = access.scope;
  return changeIdentities(store, tenant, async (transaction) => {
    if ((await communitiesOf(transaction, tenant)).some((other) => sameIdentifier(other.Name, Name))) {
      throw new Failure('Conflict', `The tenant takes part in a community called '${Name}' already.`, {
        parameters: { Name },
      });
    }
    const roles = newRoleIds();
    const community = { Id: randomUUID(), Name, Description: Description ?? null, TenantIds: [tenant], roles };
    await keepCommunity(transaction, community, now);
    await join(transaction, community.Id, tenant, now);
    await giveRoles(transaction, tenant, caller, [roles.administrator, roles.member], now);
    return community;
  });
}

/**
 * Lets the tenant of the path, which is invited, take part in the community of the path; returns the community, and whether it took no
 * part before. Throws Forbidden without an invitation, InvalidInput when a role of the tenant has the identifier of one of the community.
 */
export function addTenant(context: Context): Promise<{ readonly community: CommunityBody; readonly isNew: boolean }> {
  const { access, now } = context;
  const { tenant } = access.scope;
  return changeCommunity(context, async (community, transaction) => {
    await lockTenant(transaction, tenant);
    if (isMember(community, tenant)) return { community, isNew: false };
    if (!(await isInvited(transaction, community.Id, tenant)))
      throw new Failure('Forbidden', 'The tenant is not invited to the community.');
    await requireNoRoles(transaction, tenant, community);
    await clearInvitation(transaction, community.Id, tenant);
    const joined = { ...community, TenantIds: [...community.TenantIds, tenant] };
    await replaceCommunity(transaction, joined, now);
    await join(transaction, community.Id, tenant, now);
    return { community: joined, isNew: true };
  });
}

/**
 * Ends the part that the tenant of the path takes; throws NotFound when it takes none, Forbidden for the founder unless it leaves by
 * itself, and InvalidInput for the last one.
 */
export async function removeTenant(context: Context): Promise<void> {
  const { access, caller, now } = context;
  const { tenant } = access.scope;
  await changeCommunity(context, async (community, transaction) => {
    await lockTenant(transaction, tenant);
    if (!isMember(community, tenant)) throw notFound('tenant of the community', tenant);
    if (sameIdentifier(founderOf(community), tenant) && !sameIdentifier(caller.tenantId, tenant))
      throw new Failure('Forbidden', 'The tenant that founded the community is removed by none but its own people.');
    const TenantIds = community.TenantIds.filter((id) => !sameIdentifier(id, tenant));
    if (TenantIds.length === 0) {
      throw new InvalidInput(
        'tenantId',
        'The last tenant of a community cannot be taken out of it; delete the community.',
      );
    }
    await replaceCommunity(transaction, { ...community, TenantIds }, now);
    await leave(transaction, community, tenant, now);
  });
}

/** Removes the community of the path for all its tenants, with its roles. */
export async function deleteCommunity(context: Context): Promise<void> {
  await changeCommunity(context, async (community, transaction) => {
    // In one order, whichever community it is, so that nobody waits for one who waits for them.
    const invited = await invitedTenants(transaction, community.Id);
    for (const tenant of [...community.TenantIds, ...invited].toSorted()) {
      await lockTenant(transaction, tenant);
      if (invited.includes(tenant)) await clearInvitation(transaction, community.Id, tenant);
      else await leave(transaction, community, tenant, context.now);
    }
    for (const id of Object.values(community.roles))
      await transaction.objects.remove(inCommunity(community.Id), 'role', id);
    await transaction.objects.remove(globalScope, 'community', community.Id);
  });
}

/** Runs a change of the community that the path names while no other is under way; throws NotFound when it is gone. */
export function changeCommunity<Answer>(
  context: Context,
  work: (community: CommunityBody, transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { Id } = communityOfPath(context);
  return context.store.transaction(async (transaction) => {
    // Sets nothing, but the row is ours from here on.
    await transaction.objects.setAccess(globalScope, 'community', Id, {});
    const community = await findCommunity(transaction, Id);
    if (!community) throw notFound('community', Id);
    return work(community, transaction);
  });
}

/** Throws InvalidInput when a role of the tenant's own has the identifier of a role of the community: tokens could not tell them apart. */
async function requireNoRoles({ objects }: Transaction, tenant: string, { roles }: CommunityBody): Promise<void> {
  for (const id of Object.values(roles))
    if (await objects.get(inTenant(tenant), 'role', id))
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

async function keepCommunity({ objects }: Transaction, community: CommunityBody, now: bigint): Promise<void> {
  const date = formatDateTime(now);
  const kept = { owner: null, acl: null, created: date, modified: date };
  await objects.create(globalScope, 'community', { id: community.Id, body: community, ...kept });
  for (const body of communityRoles(community, community.roles)) {
    await objects.create(inCommunity(community.Id), 'role', { id: body.Id, body, ...kept });
  }
}

async function replaceCommunity({ objects }: Transaction, community: CommunityBody, now: bigint): Promise<void> {
  const object = await objects.get(globalScope, 'community', community.Id);
  if (!object) throw notFound('community', community.Id);
  const modified = changeDate(object.modified, now);
  await objects.put(globalScope, 'community', { ...object, body: community, modified });
}

async function join({ objects }: Transaction, community: string, tenant: string, now: bigint): Promise<void> {
  const date = formatDateTime(now);
  const membership = { id: community, body: {}, owner: null, acl: null, created: date, modified: date };
  await objects.create(inTenant(tenant), 'membership', membership);
}

async function leave(transaction: Transaction, community: CommunityBody, tenant: string, now: bigint): Promise<void> {
  await transaction.objects.remove(inTenant(tenant), 'membership', community.Id);
  await takeRoles(transaction, tenant, Object.values(community.roles), now);
}
