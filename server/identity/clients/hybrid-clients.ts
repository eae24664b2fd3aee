// Hybrid clients: applications with which users sign in (docs/behavior/identity.md#hybrid-clients).
import type { components } from '../../../generated/types/identity.ts';
import type { Context } from '../../requests/context.ts';
import { changedHybridClient, newHybridClient } from '../../domain/identity/clients.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { updateClient, createClient } from './clients.ts';
import { clientKinds, type StoredHybrid } from './stored-clients.ts';
import { hasAllTags, type IdentityList, type TaggedQuery } from '../lists.ts';

type Schemas = components['schemas'];

/** Returns the JSON of a hybrid client, without its secrets. */
export function hybridClientJson(
  { body: client }: StoredObject<'hybridClient'>,
  context: Pick<Context, 'verbose'>,
): Schemas['HybridClient'] {
  const json = {
    Id: client.Id,
    Name: client.Name,
    Enabled: client.Enabled,
    AccessTokenLifetime: client.AccessTokenLifetime,
    RedirectUris: [...client.RedirectUris],
    PostLogoutRedirectUris: [...client.PostLogoutRedirectUris],
    ClientUri: client.ClientUri,
    LogoUri: client.LogoUri,
    Tags: [...client.Tags],
    AllowOfflineAccess: client.AllowOfflineAccess,
    AllowAccessTokensViaBrowser: client.AllowAccessTokensViaBrowser,
  };
  return applyIdentityVerbosity(json, context);
}

/** Returns the list of the hybrid clients of the tenant with all tags of the query. */
export function hybridClientList(
  context: Pick<Context, 'access' | 'verbose'>,
  query: TaggedQuery,
): IdentityList<'hybridClient', Schemas['HybridClient']> {
  return {
    scope: context.access.scope,
    kind: clientKinds.hybrid.kind,
    includes: hasAllTags(query),
    toJson: (object) => hybridClientJson(object, context),
  };
}

/** Creates a hybrid client and its first secret. Returns their JSON with the value; throws InvalidInput and Conflict. */
export async function createHybridClient(
  context: Context,
  body: Schemas['HybridClientCreate'],
): Promise<Schemas['HybridClientCreateResponse']> {
  const settings = newHybridClient(body, context.ids.uuid());
  const { object, secret } = await createClient(context, 'hybrid', body, (secrets) => ({ ...settings, ...secrets }));
  return { ...secret, Client: hybridClientJson(object, { verbose: true }) };
}

/** Updates a hybrid client; throws NotFound and InvalidInput. */
export function updateHybridClient(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
  body: Schemas['HybridClient'],
): Promise<StoredObject<'hybridClient'>> {
  const change = (client: StoredHybrid) => ({ ...client, ...changedHybridClient(client, body) });
  return updateClient(context, 'hybrid', id, change);
}
