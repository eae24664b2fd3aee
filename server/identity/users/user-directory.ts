// The stored users, for the OpenID provider.
import type { UserDirectory, SignInRequest } from '../../openid/user-directory.ts';
import type { Directory } from '../../identity-providers/port.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Store, Transaction } from '../../store/ports/store.ts';
import { signInsValidAfter } from './sign-in-dates.ts';
import { identityOfUser, signIn } from './sign-in.ts';

/** A user who has accepted an invitation by signing in. */
export interface Acceptance {
  readonly tenant: string;
  readonly userId: string;
  readonly request: SignInRequest;
}

export interface UserDirectoryOptions {
  readonly store: Store;
  readonly directory: Pick<Directory, 'providers'>;
  /** The clock by which invitations expire. */
  readonly now: () => bigint;
  /** Takes part in the transaction that accepts an invitation; default nothing. */
  readonly onAccepted?: ((transaction: Transaction, acceptance: Acceptance) => Promise<void>) | undefined;
}

/** Returns the port of the OpenID provider to the stored users. */
export function userDirectory({ store, directory, now, onAccepted }: UserDirectoryOptions): UserDirectory {
  return {
    async providers(tenant) {
      const found: { id: string; name: string }[] = [];
      for await (const chunk of store.objects.list(tenantScope(tenant), 'identityProvider')) {
        found.push(
          ...chunk.map(({ id, body }) => ({ id, name: 'DisplayName' in body ? String(body.DisplayName) : id })),
        );
      }
      return found;
    },

    async signIn(tenant, providerId, who, request) {
      const onUserAccepted = async (transaction: Transaction, userId: string) =>
        onAccepted?.(transaction, { tenant, userId, request });
      const outcome = await signIn(
        { store, directory, now: now(), onAccepted: onUserAccepted },
        tenant,
        providerId,
        who,
      );
      if (typeof outcome === 'string') return { refusal: outcome };
      return { id: outcome.user.Id, authTime: outcome.authTime };
    },

    async find(tenant, id, authTime = Number.POSITIVE_INFINITY) {
      const identity = await identityOfUser(store, tenant, id);
      if (!identity) return null;
      const { user, roleIds, roleTypeIds } = identity;
      const since = await signInsValidAfter(store, tenant, user);
      if (since === null || authTime <= since) return null;
      return {
        id: user.Id,
        name: user.Name,
        givenName: user.GivenName ?? user.ContactGivenName,
        familyName: user.Surname ?? user.ContactSurname,
        email: user.Email ?? user.ContactEmail,
        identityProviderId: user.IdentityProviderId,
        roleIds,
        roleTypeIds,
      };
    },
  };
}
