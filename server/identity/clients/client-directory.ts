// The client directory of the OpenID provider: the stored clients.
import { tenantScope } from '../../tenancy/tenants.ts';
import type { TenantTime } from '../../runtime/clock.ts';
import type { ClientDirectory } from '../../openid/clients.ts';
import type { Store } from '../../store/ports/store.ts';
import { matchesSecret } from './secrets.ts';
import { roleTypesOf } from '../roles/roles.ts';
import { clientKinds, findClientLocation } from './stored-clients.ts';

/** Returns the directory of the stored clients. */
export function clientDirectory({ objects }: Store, now: TenantTime): ClientDirectory {
  return {
    async find(clientId) {
      const location = await findClientLocation(objects, clientId);
      const object =
        location && (await objects.get(tenantScope(location.tenantId), clientKinds[location.kind].kind, clientId));
      if (!object) return undefined;
      const client = object.body;
      // A hybrid client has roles only through the user who signs in.
      const roleIds = 'RoleIds' in client ? client.RoleIds : [];
      return {
        id: client.Id,
        tenantId: location.tenantId,
        isEnabled: client.Enabled,
        registrationId: client.registrationId,
        accessTokenLifetime: client.AccessTokenLifetime,
        roleIds,
        // Read for every token, so that a change of roles applies to the next one.
        roleTypeIds: await roleTypesOf({ objects }, location.tenantId, roleIds),
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
        verifySecret: async (secret) => matchesSecret(client, secret, await now(location.tenantId)),
      };
    },
  };
}
