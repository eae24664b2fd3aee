// The user directory of the OpenID provider: the stored users.
import type { UserDirectory, SignInRequest } from '../../openid/user-directory.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import type { TenantTime } from '../../runtime/clock.ts';
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
  readonly now: TenantTime;
  /** Called in the transaction that accepts an invitation. */
  readonly onAccepted?: ((transaction: Transaction, acceptance: Acceptance) => Promise<void>) | undefined;
}

/** Returns the directory of the stored users. */
export function userDirectory({ store, directory, now, onAccepted }: UserDirectoryOptions): UserDirectory {
  return {
    async providers(tenant) {
      const catalog = await directory.providers();
      const nameOf = (id: string) => catalog.find(({ Id }) => isSameIdentifier(Id, id))?.DisplayName ?? id;
      const providers: { id: string; name: string }[] = [];
      for await (const chunk of store.objects.list(tenantScope(tenant), 'identityProvider')) {
        providers.push(...chunk.map(({ id }) => ({ id, name: nameOf(id) })));
      }
      return providers;
    },

    async signIn(tenant, providerId, person, request) {
      const onUserAccepted = async (transaction: Transaction, userId: string) =>
        onAccepted?.(transaction, { tenant, userId, request });
      const outcome = await signIn(
        { store, directory, now: await now(tenant), onAccepted: onUserAccepted },
        tenant,
        providerId,
        person,
      );
      if (typeof outcome === 'string') return { refusal: outcome };
      return { id: outcome.user.Id, authTime: outcome.authTime };
    },

    async find(tenant, id, authTime = Number.POSITIVE_INFINITY) {
      const identity = await identityOfUser(store, tenant, id);
      if (!identity) return null;
      const { user, roleIds, roleTypeIds } = identity;
      const validAfter = await signInsValidAfter(store, tenant, user);
      if (validAfter === null || authTime <= validAfter) return null;
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
