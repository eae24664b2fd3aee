// What a sign-in with an identity provider means for the users of a tenant: who it is, and whether they may come in. The first one
// accepts the invitation and completes the sign-up (document 2, section 1; docs/behavior/identity.md#first-sign-in).
import type { Directory } from '../../identity-providers/port.ts';
import { acceptedInvitation, isExpired } from '../../domain/identity/invitations.ts';
import { matchesProfile, signedInUser, type Profile, type UserBody } from '../../domain/identity/users.ts';
import { InvalidInput } from '../../domain/model.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { Store, Transaction } from '../../store/ports/store.ts';
import { dateOfSignIn } from './sign-in-dates.ts';
import { keepInvitation, liveInvitation } from './invitations.ts';
import { roleTypesOf } from '../roles/roles.ts';
import { changeIdentities } from '../tenant-lock.ts';
import { findTenantProvider, invitationRule } from '../providers/user-providers.ts';
import { userWithMark } from './user-keys.ts';
import { changeUser } from './user-writes.ts';
import { rolesInEffect } from './users.ts';

/** Why somebody who has signed in with a provider does not come into the tenant. */
export type SignInRefusal = 'unknown provider' | 'unknown user' | 'not invited' | 'invitation expired' | 'email taken';

/** A user who has come into the tenant, and the date of that sign-in in seconds since 1970. */
export interface SignedIn {
  readonly user: UserBody;
  readonly signedInAt: number;
}

/** What a token of a user says. */
export interface UserIdentity {
  readonly user: UserBody;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
}

export interface SignInOptions {
  readonly store: Store;
  readonly directory: Pick<Directory, 'providers'>;
  readonly now: bigint;
  /** Takes part in the transaction that accepts an invitation. */
  readonly onAccepted?: (transaction: Transaction, userId: string) => Promise<void>;
}

/**
 * Lets a person into a tenant whom a provider has authenticated: finds the user, accepts the invitation at the first time, keeps
 * what the provider says of them. Returns the user and the date of the sign-in, or why they stay out, in which case nothing was changed.
 */
export async function signIn(
  { store, directory, now, onAccepted }: SignInOptions,
  tenant: string,
  providerId: string,
  profile: Profile,
): Promise<SignedIn | SignInRefusal> {
  const takesInvitations = await invitationRule(directory);
  try {
    return await changeIdentities(store, tenant, async (transaction) => {
      const provider = await findTenantProvider(transaction, tenant, providerId);
      if (provider === null) return 'unknown provider';
      const user = await personOf(transaction, tenant, provider, profile);
      if (!user) return 'unknown user';
      const invitation = await liveInvitation(transaction, tenant, user.Id, now);
      if (user.signedUp === null && takesInvitations(provider)) {
        if (!invitation) return 'not invited';
        if (isExpired(invitation, now)) return 'invitation expired';
      }
      if (user.signedUp === null && invitation) {
        await keepInvitation(transaction, acceptedInvitation(invitation, now), now);
        await onAccepted?.(transaction, user.Id);
      }
      const changed = await changeUser(transaction, tenant, user.Id, now, (before) =>
        signedInUser(before, profile, formatDateTime(now)),
      );
      return { user: changed, signedInAt: await dateOfSignIn(transaction, tenant, changed, now) };
    });
  } catch (error) {
    // The provider says an address of them that another user has: two aliases of one person cannot be two users.
    if (error instanceof InvalidInput) return 'email taken';
    throw error;
  }
}

/** What a token that is made now says of a user; null when there is no such user any more, which ends refresh tokens and sessions. */
export async function identityOfUser(store: Store, tenant: string, userId: string): Promise<UserIdentity | null> {
  const object = await store.objects.get(inTenant(tenant), 'user', userId);
  if (!object) return null;
  const user = object.body;
  const roleIds = (await rolesInEffect(store, tenant))(user);
  return { user, roleIds, roleTypeIds: await roleTypesOf(store, tenant, roleIds) };
}

async function personOf(
  transaction: Transaction,
  tenant: string,
  provider: string,
  profile: Profile,
): Promise<UserBody | null> {
  const marks = [
    ['subject', profile.subject],
    ['directoryId', profile.directoryId],
    ['email', profile.email?.toLowerCase()],
  ] as const;
  for (const [name, value] of marks) {
    const id = await userWithMark(transaction, tenant, provider, name, value);
    const object = id === null ? null : await transaction.objects.get(inTenant(tenant), 'user', id);
    if (object && matchesProfile(object.body, profile)) return object.body;
  }
  return null;
}
