// Hybrid clients of a tenant: made, changed and shown.
import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types/identity.ts';
import type { Context } from '../../requests/context.ts';
import { changedHybrid, newHybrid } from '../../domain/identity/clients.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { changeClientOfPath, createClient } from './clients.ts';
import { clientKinds, type StoredHybrid } from './stored-clients.ts';
import { hasAll, type TaggedList } from '../tagged-lists.ts';

type Schemas = components['schemas'];

/** The JSON of a hybrid client, as complete as the caller asked for; what is not named here, secrets above all, is not shown. */
export function hybridJson(
  { body }: StoredObject<'hybridClient'>,
  context: Pick<Context, 'verbose'>,
): Schemas['HybridClient'] {
  const client = body;
  const shown = {
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
  return applyIdentityVerbosity(shown, context);
}

/** The hybrid clients of a tenant as a list: those that carry all of the tags (docs/behavior/identity.md#clients). */
export function hybridList(context: Context): TaggedList<'hybridClient', Schemas['HybridClient']> {
  return { kind: clientKinds.hybrid.kind, fits: hasAll, toJson: (object) => hybridJson(object, context) };
}

/** Makes a hybrid client and its first secret, whose value stands in the answer and nowhere else; throws InvalidInput and Conflict. */
export async function createHybrid(
  context: Context,
  body: Schemas['HybridClientCreate'],
): Promise<Schemas['HybridClientCreateResponse']> {
  const settings = newHybrid(body, randomUUID());
  const { object, secret } = await createClient(context, 'hybrid', body, (secrets) => ({ ...settings, ...secrets }));
  return { ...secret, Client: hybridJson(object, { verbose: true }) };
}

/** Changes the hybrid client that the path names; throws NotFound and InvalidInput. */
export function changeHybrid(
  context: Context,
  id: string,
  body: Schemas['HybridClient'],
): Promise<StoredObject<'hybridClient'>> {
  const change = (client: StoredHybrid) => ({ ...client, ...changedHybrid(client, body) });
  return changeClientOfPath(context, 'hybrid', id, change);
}
