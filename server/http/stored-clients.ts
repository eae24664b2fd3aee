// The clients that the token endpoint knows: those that are stored.
import { roleTypesOf } from '../identities/roles.ts';
import type { ClientDirectory } from '../openid/provider.ts';
import { verifySecret } from '../openid/secrets.ts';
import type { Store } from '../store/ports/store.ts';

/** A client as it is kept: its secrets only as hashes. */
export interface ClientBody {
  readonly Id: string;
  readonly Name: string;
  readonly Enabled: boolean;
  readonly AccessTokenLifetime: number;
  readonly tenantId: string;
  readonly roleIds: readonly string[];
  readonly secrets: readonly { readonly hash: string; readonly expires: string | null }[];
}

/** Clients are found by their id alone, as the token endpoint names no tenant: they are kept in a scope of no tenant. */
export const clientScope = { tenant: '', namespace: '' };

/** The stored clients as a directory of the OpenID provider. */
export function clientDirectory(store: Store, now: () => number = Date.now): ClientDirectory {
  return {
    async find(clientId) {
      const object = await store.objects.get(clientScope, 'client', clientId);
      if (!object) return undefined;
      const client = object.body as ClientBody;
      return {
        id: client.Id,
        tenantId: client.tenantId,
        enabled: client.Enabled,
        accessTokenLifetime: client.AccessTokenLifetime,
        roleIds: client.roleIds,
        // Asked anew for every token, as a change of roles counts from the next token on.
        roleTypeIds: await roleTypesOf(store, client.tenantId, client.roleIds),
        verifySecret(secret) {
          const live = client.secrets.filter(({ expires }) => expires === null || Date.parse(expires) > now());
          return Promise.resolve(live.some(({ hash }) => verifySecret(secret, hash)));
        },
      };
    },
  };
}
