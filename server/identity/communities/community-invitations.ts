// Invitations of tenants to communities. Each is stored twice: in the scope of the community and in that of the tenant.
import type { components } from '../../../generated/types/provisioning.ts';
import type { ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { InvalidInput } from '../../domain/model.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { removeInvitation, communityScope, invitationKind, isInvited, isMember } from '../../tenancy/communities.ts';
import { notFound } from '../../errors/failures.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Scope, StoredObject } from '../../store/ports/object-store.ts';
import { withCommunityLock, communityOfPath } from './communities.ts';
import { listIdentities, type PageQuery } from '../lists.ts';
import { lockTenant } from '../tenant-lock.ts';

type CommunityInvitation = components['schemas']['CommunityInvitation'];

/** Returns the reply that lists the invitations of the community. */
export const listCommunityInvitations = (
  context: Pick<Context, 'access' | 'store' | 'cancellation'>,
  query: PageQuery,
): Promise<ListReply<CommunityInvitation>> =>
  listInvitations(context, communityScope(communityOfPath(context).Id), query);

/** Returns the reply that lists the invitations of the tenant. */
export const listTenantCommunityInvitations = (
  context: Pick<Context, 'access' | 'store' | 'cancellation'>,
  query: PageQuery,
): Promise<ListReply<CommunityInvitation>> => listInvitations(context, tenantScope(context.access.scope.tenant), query);

function listInvitations(
  context: Pick<Context, 'store' | 'cancellation'>,
  scope: Scope,
  query: PageQuery,
): Promise<ListReply<CommunityInvitation>> {
  const toJson = ({ body }: StoredObject<typeof invitationKind>) => body;
  return listIdentities(context, { scope, kind: invitationKind, toJson }, query);
}

/** Invites the tenant to the community. Returns the invitation, and whether it is new. Throws InvalidInput for a member. */
export function addCommunityInvitation(
  context: Pick<Context, 'access' | 'store' | 'now'>,
): Promise<{ readonly invitation: CommunityInvitation; readonly isNew: boolean }> {
  const { access, now } = context;
  const { tenant } = access.scope;
  return withCommunityLock(context, async (community, transaction) => {
    await lockTenant(transaction, tenant);
    if (isMember(community, tenant))
      throw new InvalidInput('tenantId', `The tenant '${tenant}' is already in the community.`);
    const { objects } = transaction;
    const existing = await objects.get(communityScope(community.Id), invitationKind, tenant);
    if (existing) return { invitation: existing.body, isNew: false };
    const Issued = formatDateTime(now);
    const invitation = { CommunityId: community.Id, CommunityName: community.Name, TenantId: tenant, Issued };
    const object = { body: invitation, owner: null, acl: null, created: Issued, modified: Issued };
    await objects.create(communityScope(community.Id), invitationKind, { id: tenant, ...object });
    await objects.create(tenantScope(tenant), invitationKind, { id: community.Id, ...object });
    return { invitation, isNew: true };
  });
}

/** Removes the invitation of the tenant; throws NotFound. */
export async function removeCommunityInvitation(context: Pick<Context, 'access' | 'store'>): Promise<void> {
  const { tenant } = context.access.scope;
  await withCommunityLock(context, async ({ Id }, transaction) => {
    await lockTenant(transaction, tenant);
    if (!(await isInvited(transaction, Id, tenant))) throw notFound('invitation of the tenant', tenant);
    await removeInvitation(transaction, Id, tenant);
  });
}
