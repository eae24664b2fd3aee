// Client credential clients: applications that work without a user (docs/behavior/identity.md#client-credential-clients).
import type { components } from '../../../generated/types/provisioning.ts';
import type { Context } from '../../requests/context.ts';
import { changedCredentialClient, newCredentialClient } from '../../domain/identity/clients.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { Failure } from '../../errors/failures.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { updateClient, createClient, deleteClient } from './clients.ts';
import { hasAllTags, listIdentitiesOrErrors, type TaggedQuery } from '../lists.ts';
import { communitiesOf, rolesWithMember } from '../roles/roles.ts';
import { clientKinds } from './stored-clients.ts';

type Schemas = components['schemas'];

/** Returns the JSON of a client credential client, without its secrets. */
export function credentialClientJson(
  { body: client }: StoredObject<'clientCredentialClient'>,
  context: Pick<Context, 'verbose'>,
): Schemas['ClientCredentialClient'] {
  const json = {
    Id: client.Id,
    Name: client.Name,
    Enabled: client.Enabled,
    AccessTokenLifetime: client.AccessTokenLifetime,
    Tags: [...client.Tags],
    RoleIds: [...client.RoleIds],
  };
  return applyIdentityVerbosity(json, context);
}

/** Returns the reply that lists the client credential clients that have the tags and, if the query has any, the identifiers in it. */
export function listCredentialClients(context: Context, query: TaggedQuery) {
  const { kind, word } = clientKinds.credential;
  const toJson = (object: StoredObject<'clientCredentialClient'>) => credentialClientJson(object, context);
  const list = { scope: context.access.scope, kind, includes: hasAllTags(query), toJson };
  return listIdentitiesOrErrors(context, list, word, query);
}

/** Creates a client credential client and its first secret. Returns their JSON with the value; throws InvalidInput and Conflict. */
export async function createCredentialClient(
  context: Context,
  body: Schemas['ClientCredentialClientCreate'],
): Promise<Schemas['ClientCredentialClientCreateResponse']> {
  const settings = newCredentialClient(body, context.ids.uuid());
  const { tenant } = context.access.scope;
  const { object, secret } = await createClient(context, 'credential', body, async (secrets, transaction) => {
    const RoleIds = await rolesWithMember(transaction, tenant, settings.RoleIds, context.caller);
    return { ...settings, RoleIds, ...secrets };
  });
  return { ...secret, Client: credentialClientJson(object, { verbose: true }) };
}

/** Updates a client credential client; throws NotFound and InvalidInput. */
export function updateCredentialClient(
  context: Context,
  id: string,
  body: Schemas['ClientCredentialClient'],
): Promise<StoredObject<'clientCredentialClient'>> {
  const { tenant } = context.access.scope;
  return updateClient(context, 'credential', id, async (client, transaction) => {
    const settings = changedCredentialClient(client, body);
    const RoleIds = body.RoleIds
      ? await rolesWithMember(transaction, tenant, body.RoleIds, context.caller)
      : client.RoleIds;
    return { ...client, ...settings, RoleIds };
  });
}

/** Deletes a client credential client. Throws NotFound, and Conflict if it has roles in a community. */
export function deleteCredentialClient(context: Pick<Context, 'access' | 'store' | 'now'>, id: string): Promise<void> {
  const { tenant } = context.access.scope;
  return deleteClient(context, 'credential', id, async ({ body }, transaction) => {
    const { RoleIds } = body;
    for (const community of await communitiesOf(transaction, tenant)) {
      if (!sharesRole(RoleIds, Object.values(community.roles))) continue;
      const reason = `The client '${id}' has roles in the community '${community.Name}'; remove it from the community first.`;
      throw new Failure('Conflict', reason, { parameters: { CommunityId: community.Id } });
    }
  });
}

/** Returns whether two lists of roles have a role in common. */
export function sharesRole(roles: readonly string[], others: readonly string[]): boolean {
  return roles.some((role) => others.some((other) => isSameIdentifier(role, other)));
}
