// Invitations of users: at most one for each user, stored under the identifier of the user (docs/behavior/identity.md#invitations).
import type { components } from '../../../generated/types/provisioning.ts';
import type { Context } from '../../requests/context.ts';
import {
  needsMail,
  changedInvitation,
  isExpired,
  isPastGracePeriod,
  newInvitation,
  type Invitation,
} from '../../domain/identity/invitations.ts';
import type { UserBody } from '../../domain/identity/users.ts';
import { InvalidInput } from '../../domain/model.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure } from '../../errors/failures.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import type { ListReply } from '../../catalog/lists.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { listIdentities, type PageQuery } from '../lists.ts';
import { withTenantLock } from '../tenant-lock.ts';
import { invitationRequirement, requireTenantProviderId } from '../providers/providers.ts';
import { getUser } from './users.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    invitation: Invitation;
  }
}

type Schemas = components['schemas'];
type InvitationInput = Schemas['InvitationCreateOrUpdate'];

/** An invitation, and whether it is new. */
export interface InvitationResult {
  readonly invitation: Invitation;
  readonly isNew: boolean;
}

/** Returns the JSON of an invitation. */
export const invitationJson = (invitation: Invitation, context: Pick<Context, 'verbose'>): Schemas['Invitation'] =>
  applyIdentityVerbosity({ ...invitation }, context);

/** Returns the reply that lists the invitations of the tenant; with `shouldIncludeExpired`, also of expired ones. */
export function listInvitations(
  context: Context,
  query: PageQuery,
  shouldIncludeExpired: boolean,
): Promise<ListReply<Schemas['Invitation']>> {
  const { access, now } = context;
  const includes = ({ body }: StoredObject<'invitation'>) =>
    !isPastGracePeriod(body, now) && (shouldIncludeExpired || !isExpired(body, now));
  const toJson = ({ body }: StoredObject<'invitation'>) => invitationJson(body, context);
  const list = { scope: tenantScope(access.scope.tenant), kind: 'invitation', includes, toJson } as const;
  return listIdentities(context, list, query);
}

/** Returns the invitation of a user; throws NotFound. */
export async function getInvitation(
  { store, access, now }: Pick<Context, 'access' | 'store' | 'now'>,
  userId: string,
): Promise<Invitation> {
  const { tenant } = access.scope;
  await getUser(store, tenant, userId);
  const invitation = await findInvitation(store, tenant, userId, now);
  if (!invitation) throw invitationNotFound(userId);
  return invitation;
}

/** Invites a user. Throws NotFound, InvalidInput, and Conflict if the user has an invitation. */
export function createInvitation(context: Context, userId: string, input: InvitationInput): Promise<Invitation> {
  return inviteUser(context, userId, input, (existing) => {
    if (existing)
      throw new Failure('Conflict', `The user '${userId}' already has an invitation.`, {
        parameters: { Id: existing.Id },
      });
  }).then(({ invitation }) => invitation);
}

/** Invites a user or updates their invitation; throws NotFound and InvalidInput. */
export function createOrUpdateInvitation(
  context: Context,
  userId: string,
  input: InvitationInput,
): Promise<InvitationResult> {
  return inviteUser(context, userId, input, () => undefined);
}

/** Deletes the invitation of a user; throws NotFound. */
export async function deleteInvitation(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  userId: string,
): Promise<void> {
  const { store, access, now } = context;
  const { tenant } = access.scope;
  await withTenantLock(store, tenant, async (transaction) => {
    await getUser(transaction, tenant, userId);
    const invitation = await findInvitation(transaction, tenant, userId, now);
    if (!invitation) throw invitationNotFound(userId);
    await transaction.objects.remove(tenantScope(tenant), 'invitation', userId);
  });
}

/** Returns the invitation of a user; null if there is none, or if it expired more than two weeks ago. */
export async function findInvitation(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  userId: string,
  now: bigint,
): Promise<Invitation | null> {
  const object = await objects.get(tenantScope(tenant), 'invitation', userId);
  if (!object || isPastGracePeriod(object.body, now)) return null;
  return object.body;
}

/** Creates or replaces the stored invitation of a user. */
export async function saveInvitation(
  { objects }: Pick<Transaction, 'objects'>,
  invitation: Invitation,
  now: bigint,
): Promise<void> {
  const { TenantId, UserId, Issued } = invitation;
  const object = { id: UserId, body: invitation, owner: null, acl: null };
  await objects.put(tenantScope(TenantId), 'invitation', { ...object, created: Issued, modified: formatDateTime(now) });
}

/** Creates or updates the invitation of a user, unless `check` throws for the existing one. */
async function inviteUser(
  { store, directory, access, now, ids, log }: Context,
  userId: string,
  input: InvitationInput,
  check: (existing: Invitation | null) => void,
): Promise<InvitationResult> {
  const { tenant } = access.scope;
  // Called before the tenant is locked, because the directory can be slow.
  const needsInvitation = await invitationRequirement(directory);
  const { existing, invitation, isMailed } = await withTenantLock(store, tenant, async (transaction) => {
    const user = await getUser(transaction, tenant, userId);
    const existing = await findInvitation(transaction, tenant, userId, now);
    check(existing);
    await requireInvitable(transaction, tenant, user, input, needsInvitation);
    const isMailed = needsMail(existing, input);
    if (isMailed && user.ContactEmail === null) {
      throw new InvalidInput('SendInvitation', 'SendInvitation must be false, because the user has no ContactEmail.');
    }
    const invitation = existing
      ? changedInvitation(existing, input, now)
      : newInvitation({ Id: ids.uuid(), TenantId: tenant, UserId: user.Id }, input, now);
    // An invitation that expired long ago is removed, so that the new one is last in lists.
    if (!existing) await transaction.objects.remove(tenantScope(tenant), 'invitation', userId);
    await saveInvitation(transaction, invitation, now);
    return { existing, invitation, isMailed };
  });
  // The server sends no mail; its operator finds the invitation in the log.
  if (isMailed) log.info({ tenant, userId, invitationId: invitation.Id }, 'An invitation must be sent.');
  return { invitation, isNew: existing === null };
}

/** Throws InvalidInput unless the user signs in with the provider in the input, and needs an invitation for it. */
async function requireInvitable(
  transaction: Transaction,
  tenant: string,
  user: UserBody,
  input: InvitationInput,
  needsInvitation: (provider: string) => boolean,
): Promise<void> {
  const member = 'IdentityProviderId';
  const provider = input.IdentityProviderId ?? user.IdentityProviderId;
  if (!isSameIdentifier(provider, user.IdentityProviderId)) {
    throw new InvalidInput(member, `The user signs in with '${user.IdentityProviderId}', not with '${provider}'.`);
  }
  await requireTenantProviderId(transaction, tenant, provider);
  if (needsInvitation(provider)) return;
  throw new InvalidInput(member, `Users of the identity provider '${provider}' need no invitation.`);
}

const invitationNotFound = (userId: string) =>
  new Failure('NotFound', `The user '${userId}' has no invitation.`, { parameters: { Id: userId } });
