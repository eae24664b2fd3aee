// The stored clients as the token endpoint knows them.
import { inTenant } from '../../tenancy/tenants.ts';
import type { ClientDirectory } from '../../openid/clients.ts';
import type { Store } from '../../store/ports/store.ts';
import { matchesSecret } from './secrets.ts';
import { roleTypesOf } from '../roles/roles.ts';
import { clientKinds, findPlace } from './stored-clients.ts';

/** The stored clients as a directory of the OpenID provider; `now` is the clock by which secrets end. */
export function clientDirectory({ objects }: Store, now: () => bigint): ClientDirectory {
  return {
    async find(clientId) {
      const place = await findPlace(objects, clientId);
      const object = place && (await objects.get(inTenant(place.tenantId), clientKinds[place.kind].kind, clientId));
      if (!object) return undefined;
      const client = object.body;
      // Alone, without a person, a hybrid client is nobody but itself.
      const roleIds = 'RoleIds' in client ? client.RoleIds : [];
      return {
        id: client.Id,
        tenantId: place.tenantId,
        enabled: client.Enabled,
        accessTokenLifetime: client.AccessTokenLifetime,
        roleIds,
        // Asked again for every token, as a change of roles counts from the next token on.
        roleTypeIds: await roleTypesOf({ objects }, place.tenantId, roleIds),
        signIn:
          'RedirectUris' in client
            ? {
                redirectUris: client.RedirectUris,
                postLogoutRedirectUris: client.PostLogoutRedirectUris,
                allowOfflineAccess: client.AllowOfflineAccess,
                allowAccessTokensViaBrowser: client.AllowAccessTokensViaBrowser,
                isPublic: client.isPublic ?? false,
                hasSecret: client.secrets.length > 0,
              }
            : undefined,
        verifySecret: (secret) => Promise.resolve(matchesSecret(client, secret, now())),
      };
    },
  };
}
