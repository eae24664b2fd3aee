// The users of tenants as the OpenID provider knows them.
import type { People } from '../openid/people.ts';
import type { Directory } from '../identity-providers/port.ts';
import { inTenant } from '../tenancy/tenants.ts';
import type { Store } from '../store/ports/store.ts';
import { signInsCountAfter } from './ended-sign-ins.ts';
import { identityOfUser, signIn } from './sign-in.ts';

/** The stored users; `now` is the clock by which invitations end. */
export function storedPeople(store: Store, directory: Pick<Directory, 'providers'>, now: () => bigint): People {
  return {
    async providers(tenant) {
      const found: { id: string; name: string }[] = [];
      for await (const chunk of store.objects.list(inTenant(tenant), 'identityProvider')) {
        found.push(
          ...chunk.map(({ id, body }) => ({ id, name: 'DisplayName' in body ? String(body.DisplayName) : id })),
        );
      }
      return found;
    },

    async signIn(tenant, providerId, who) {
      const outcome = await signIn({ store, directory, now: now() }, tenant, providerId, who);
      if (typeof outcome === 'string') return { refused: outcome };
      return { id: outcome.user.Id, signedInAt: outcome.signedInAt };
    },

    async find(tenant, id, signedInAt = Number.POSITIVE_INFINITY) {
      const identity = await identityOfUser(store, tenant, id);
      if (!identity) return null;
      const { user, roleIds, roleTypeIds } = identity;
      const since = await signInsCountAfter(store, tenant, user);
      if (since === null || signedInAt <= since) return null;
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
