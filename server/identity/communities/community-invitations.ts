// Invitations of tenants to communities: each is kept twice, where its community and where its tenant finds it.
import type { components } from '../../../generated/types/provisioning.ts';
import type { ListReply } from '../../catalog/lists.ts';
import type { Context } from '../../requests/context.ts';
import { InvalidInput } from '../../domain/model.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { clearInvitation, inCommunity, invitationKind, isInvited, isMember } from '../../tenancy/communities.ts';
import { notFound } from '../../errors/failures.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { Scope, StoredObject } from '../../store/ports/object-store.ts';
import { changeCommunity, communityOfPath } from './communities.ts';
import { listIdentities } from '../lists.ts';
import { lockTenant } from '../tenant-lock.ts';

type CommunityInvitation = components['schemas']['CommunityInvitation'];
interface Page {
  readonly skip?: number | undefined;
  readonly count?: number | undefined;
}

/** The reply to a list of the invitations of the community that the path names. */
export const listInvitationsOfCommunity = (context: Context, query: Page): Promise<ListReply<CommunityInvitation>> =>
  listIn(context, inCommunity(communityOfPath(context).Id), query);

/** The reply to a list of the invitations of the tenant that the path names. */
export const listInvitationsOfTenant = (context: Context, query: Page): Promise<ListReply<CommunityInvitation>> =>
  listIn(context, inTenant(context.access.scope.tenant), query);

function listIn(context: Context, scope: Scope, query: Page): Promise<ListReply<CommunityInvitation>> {
  const toJson = (objects: readonly StoredObject<typeof invitationKind>[]) => objects.map(({ body }) => body);
  return listIdentities(context, { scope, kind: invitationKind, toJson }, query);
}

/** Invites the tenant of the path; returns the invitation, and whether it is new. Throws InvalidInput for one that takes part. */
export function inviteTenant(
  context: Context,
): Promise<{ readonly invitation: CommunityInvitation; readonly isNew: boolean }> {
  const { access, now } = context;
  const { tenant } = access.scope;
  return changeCommunity(context, async (community, transaction) => {
    await lockTenant(transaction, tenant);
    if (isMember(community, tenant))
      throw new InvalidInput('tenantId', `The tenant '${tenant}' takes part in the community already.`);
    const { objects } = transaction;
    const existing = await objects.get(inCommunity(community.Id), invitationKind, tenant);
    if (existing) return { invitation: existing.body, isNew: false };
    const Issued = formatDateTime(now);
    const invitation = { CommunityId: community.Id, CommunityName: community.Name, TenantId: tenant, Issued };
    const kept = { body: invitation, owner: null, acl: null, created: Issued, modified: Issued };
    await objects.create(inCommunity(community.Id), invitationKind, { id: tenant, ...kept });
    await objects.create(inTenant(tenant), invitationKind, { id: community.Id, ...kept });
    return { invitation, isNew: true };
  });
}

/** Removes the invitation of the tenant of the path; throws NotFound when there is none. */
export async function removeInvitation(context: Context): Promise<void> {
  const { tenant } = context.access.scope;
  await changeCommunity(context, async ({ Id }, transaction) => {
    await lockTenant(transaction, tenant);
    if (!(await isInvited(transaction, Id, tenant))) throw notFound('invitation of the tenant', tenant);
    await clearInvitation(transaction, Id, tenant);
  });
}
