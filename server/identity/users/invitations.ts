// Invitations: one for each user at a time, kept under the identifier of the user (docs/behavior/identity.md#invitations).
import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types/provisioning.ts';
import type { Context } from '../../requests/context.ts';
import {
  needsMail,
  changedInvitation,
  isExpired,
  isForgotten,
  newInvitation,
  type Invitation,
} from '../../domain/identity/invitations.ts';
import type { UserBody } from '../../domain/identity/users.ts';
import { InvalidInput } from '../../domain/model.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure } from '../../errors/failures.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import type { ListReply } from '../../catalog/lists.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { listIdentities } from '../lists.ts';
import { changeIdentities } from '../tenant-lock.ts';
import { invitationRule, requireTenantProvider } from '../providers/user-providers.ts';
import { findUser } from './users.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    invitation: Invitation;
  }
}

type Schemas = components['schemas'];
type InvitationInput = Schemas['InvitationCreateOrUpdate'];

/** An invitation, and whether it had to be made. */
export interface Invited {
  readonly invitation: Invitation;
  readonly isNew: boolean;
}

/** The JSON of an invitation, as complete as the caller asked for. */
export const invitationJson = (invitation: Invitation, context: Pick<Context, 'verbose'>): Schemas['Invitation'] =>
  applyIdentityVerbosity({ ...invitation }, context);

/** The invitations of the tenant, those that have expired only when they are asked for. */
export function listInvitations(
  context: Context,
  query: { readonly skip?: number | undefined; readonly count?: number | undefined },
  withExpired: boolean,
): Promise<ListReply<Schemas['Invitation']>> {
  const { access, now } = context;
  const keep = ({ body }: StoredObject<'invitation'>) => {
    const invitation = body;
    return !isForgotten(invitation, now) && (withExpired || !isExpired(invitation, now));
  };
  const toJson = (objects: readonly StoredObject<'invitation'>[]) =>
    objects.map(({ body }) => invitationJson(body, context));
  return listIdentities(context, { scope: inTenant(access.scope.tenant), kind: 'invitation', keep, toJson }, query);
}

/** The invitation of a user; throws NotFound also when it has long expired. */
export async function readInvitation({ store, access, now }: Context, userId: string): Promise<Invitation> {
  const { tenant } = access.scope;
  await findUser(store, tenant, userId);
  const invitation = await liveInvitation(store, tenant, userId, now);
  if (!invitation) throw noInvitation(userId);
  return invitation;
}

/** Invites a user; throws NotFound, Conflict when there is an invitation, and InvalidInput for what cannot be. */
export function createInvitation(context: Context, userId: string, wish: InvitationInput): Promise<Invitation> {
  return change(context, userId, wish, (existing) => {
    if (existing)
      throw new Failure('Conflict', `The user '${userId}' has an invitation already.`, {
        parameters: { Id: existing.Id },
      });
  }).then(({ invitation }) => invitation);
}

/** Invites a user or changes their invitation; throws NotFound, and InvalidInput for what cannot be. */
export function createOrUpdateInvitation(context: Context, userId: string, wish: InvitationInput): Promise<Invited> {
  return change(context, userId, wish, () => undefined);
}

/** Takes the invitation of a user back; throws NotFound. */
export async function deleteInvitation(context: Context, userId: string): Promise<void> {
  const { store, access, now } = context;
  const { tenant } = access.scope;
  await changeIdentities(store, tenant, async (transaction) => {
    await findUser(transaction, tenant, userId);
    const invitation = await liveInvitation(transaction, tenant, userId, now);
    if (!invitation) throw noInvitation(userId);
    await transaction.objects.remove(inTenant(tenant), 'invitation', userId);
  });
}

/** The invitation of a user, or null; what has long expired is as if it had never been. */
export async function liveInvitation(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  userId: string,
  now: bigint,
): Promise<Invitation | null> {
  const object = await objects.get(inTenant(tenant), 'invitation', userId);
  if (!object || isForgotten(object.body, now)) return null;
  return object.body;
}

/** Stores the invitation of a user. */
export async function keepInvitation(
  { objects }: Pick<Transaction, 'objects'>,
  invitation: Invitation,
  now: bigint,
): Promise<void> {
  const { TenantId, UserId, Issued } = invitation;
  const object = { id: UserId, body: invitation, owner: null, acl: null };
  await objects.put(inTenant(TenantId), 'invitation', { ...object, created: Issued, modified: formatDateTime(now) });
}

async function change(
  { store, directory, access, now, log }: Context,
  userId: string,
  wish: InvitationInput,
  check: (existing: Invitation | null) => void,
): Promise<Invited> {
  const { tenant } = access.scope;
  // Asked before the lock is taken: the directory may be far away.
  const takesInvitations = await invitationRule(directory);
  const { existing, invitation, isMailed } = await changeIdentities(store, tenant, async (transaction) => {
    const user = await findUser(transaction, tenant, userId);
    const existing = await liveInvitation(transaction, tenant, userId, now);
    check(existing);
    await requireInvitable(transaction, tenant, user, wish, takesInvitations);
    const isMailed = needsMail(existing, wish);
    if (isMailed && user.ContactEmail === null) {
      throw new InvalidInput('SendInvitation', 'The user has no ContactEmail to which the invitation could be sent.');
    }
    const ids = { Id: randomUUID(), TenantId: tenant, UserId: user.Id };
    const invitation = existing ? changedInvitation(existing, wish, now) : newInvitation(ids, wish, now);
    // One that is gone must not leave its place in the order of the list to the one that follows it.
    if (!existing) await transaction.objects.remove(inTenant(tenant), 'invitation', userId);
    await keepInvitation(transaction, invitation, now);
    return { existing, invitation, isMailed };
  });
  // There is no mail service: whoever runs the server finds here whom to tell.
  if (isMailed) log.info({ tenant, userId, invitationId: invitation.Id }, 'An invitation is to be sent.');
  return { invitation, isNew: existing === null };
}

async function requireInvitable(
  transaction: Transaction,
  tenant: string,
  user: UserBody,
  wish: InvitationInput,
  takesInvitations: (provider: string) => boolean,
): Promise<void> {
  const subject = 'IdentityProviderId';
  const provider = wish.IdentityProviderId ?? user.IdentityProviderId;
  if (!sameIdentifier(provider, user.IdentityProviderId)) {
    throw new InvalidInput(subject, `The user signs in with '${user.IdentityProviderId}', not with '${provider}'.`);
  }
  await requireTenantProvider(transaction, tenant, provider);
  if (takesInvitations(provider)) return;
  throw new InvalidInput(subject, `Users of the identity provider '${provider}' come without an invitation.`);
}

const noInvitation = (userId: string) =>
  new Failure('NotFound', `The user '${userId}' has no invitation.`, { parameters: { Id: userId } });
