// Sign-ins: finds the user that a provider has authenticated, and checks whether they can sign in. The first sign-in accepts the
// invitation (docs/behavior/identity.md#first-sign-in).
import type { Directory } from '../../identity-providers/port.ts';
import { acceptedInvitation, isExpired } from '../../domain/identity/invitations.ts';
import { matchesProfile, signedInUser, type Profile, type UserBody } from '../../domain/identity/users.ts';
import { InvalidInput } from '../../domain/model.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Store, Transaction } from '../../store/ports/store.ts';
import { recordSignIn } from './sign-in-dates.ts';
import { saveInvitation, findInvitation } from './invitations.ts';
import { roleTypesOf } from '../roles/roles.ts';
import { withTenantLock } from '../tenant-lock.ts';
import { findTenantProviderId, invitationRequirement } from '../providers/providers.ts';
import { findUserIdByKey } from './user-keys.ts';
import { changeUser } from './user-writes.ts';
import { effectiveRolesOf } from './users.ts';

/** The reason for refusing a person whom a provider has authenticated. */
export type SignInRefusal = 'unknown provider' | 'unknown user' | 'not invited' | 'invitation expired' | 'email taken';

/** A completed sign-in. */
export interface SignInResult {
  readonly user: UserBody;
  /** The time of the sign-in in seconds since 1970. */
  readonly authTime: number;
}

/** A user with all roles that they have, assigned and by claims. */
export interface UserIdentity {
  readonly user: UserBody;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
}

export interface SignInOptions {
  readonly store: Store;
  readonly directory: Pick<Directory, 'providers'>;
  /** Ticks of 100 ns since 0001-01-01. */
  readonly now: bigint;
  /** Called in the transaction that accepts an invitation. */
  readonly onAccepted?: (transaction: Transaction, userId: string) => Promise<void>;
}

/**
 * Signs in a person whom a provider has authenticated: finds the user, accepts the invitation at the first sign-in, and stores the
 * profile. Returns the user and the time of the sign-in, or the reason for a refusal, in which case nothing is stored.
 */
export async function signIn(
  { store, directory, now, onAccepted }: SignInOptions,
  tenant: string,
  providerId: string,
  profile: Profile,
): Promise<SignInResult | SignInRefusal> {
  const needsInvitation = await invitationRequirement(directory);
  try {
    return await withTenantLock(store, tenant, async (transaction) => {
      const provider = await findTenantProviderId(transaction, tenant, providerId);
      if (provider === null) return 'unknown provider';
      const user = await findUserByProfile(transaction, tenant, provider, profile);
      if (!user) return 'unknown user';
      const invitation = await findInvitation(transaction, tenant, user.Id, now);
      if (user.signedUp === null && needsInvitation(provider)) {
        if (!invitation) return 'not invited';
        if (isExpired(invitation, now)) return 'invitation expired';
      }
      if (user.signedUp === null && invitation) {
        await saveInvitation(transaction, acceptedInvitation(invitation, now), now);
        await onAccepted?.(transaction, user.Id);
      }
      const signedIn = await changeUser(transaction, tenant, user.Id, now, (before) =>
        signedInUser(before, profile, formatDateTime(now)),
      );
      return { user: signedIn, authTime: await recordSignIn(transaction, tenant, signedIn, now) };
    });
  } catch (error) {
    // The profile has the mail address of another user.
    if (error instanceof InvalidInput) return 'email taken';
    throw error;
  }
}

/** Returns a user with their current roles; null for an unknown user. */
export async function identityOfUser(store: Store, tenant: string, userId: string): Promise<UserIdentity | null> {
  const object = await store.objects.get(tenantScope(tenant), 'user', userId);
  if (!object) return null;
  const user = object.body;
  const roleIds = (await effectiveRolesOf(store, tenant))(user);
  return { user, roleIds, roleTypeIds: await roleTypesOf(store, tenant, roleIds) };
}

async function findUserByProfile(
  transaction: Transaction,
  tenant: string,
  provider: string,
  profile: Profile,
): Promise<UserBody | null> {
  const keys = [
    ['subject', profile.subject],
    ['directoryId', profile.directoryId],
    ['email', profile.email?.toLowerCase()],
  ] as const;
  for (const [name, value] of keys) {
    const id = await findUserIdByKey(transaction, tenant, provider, name, value);
    const object = id === null ? null : await transaction.objects.get(tenantScope(tenant), 'user', id);
    if (object && matchesProfile(object.body, profile)) return object.body;
  }
  return null;
}
