// Client credential clients of a tenant: made, changed, shown and removed.
import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types/provisioning.ts';
import type { Context } from '../../requests/context.ts';
import { changedCredential, newCredential } from '../../domain/identity/clients.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { Failure } from '../../errors/failures.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { changeClientOfPath, createClient, removeClientOfPath } from './clients.ts';
import { namedIdentities } from '../lists.ts';
import { multiStatus } from '../multi-status.ts';
import { communitiesOf, rolesWithMember } from '../roles/roles.ts';
import { clientKinds } from './stored-clients.ts';
import { hasAll, listTagged, namesAny, type TaggedQuery } from '../tagged-lists.ts';

type Schemas = components['schemas'];

/** The JSON of a client credential client, as complete as the caller asked for; what is not named here, secrets above all, is not shown. */
export function credentialJson(
  { body }: StoredObject<'clientCredentialClient'>,
  context: Pick<Context, 'verbose'>,
): Schemas['ClientCredentialClient'] {
  const client = body;
  const shown = {
    Id: client.Id,
    Name: client.Name,
    Enabled: client.Enabled,
    AccessTokenLifetime: client.AccessTokenLifetime,
    Tags: [...client.Tags],
    RoleIds: [...client.RoleIds],
  };
  return applyIdentityVerbosity(shown, context);
}

/**
 * The reply to a list of client credential clients: a page of those that carry all of the tags (200), or those that the request
 * names, with an error for each of which there is none (207; docs/behavior/identity.md#lists-of-identities).
 */
export async function listCredentials(context: Context, query: TaggedQuery) {
  const { scope } = context.access;
  const { kind, word } = clientKinds.credential;
  const toJson = (object: StoredObject<'clientCredentialClient'>) => credentialJson(object, context);
  const list = { kind, fits: hasAll, toJson };
  if (!namesAny(query)) return listTagged(context, list, query);
  const { found, missing } = await namedIdentities(context, { scope, kind }, query.id ?? []);
  if (missing.length === 0) return listTagged(context, list, query);
  const fitting = found.filter(({ body }) => hasAll(body.Tags, query.tag ?? []));
  return { status: 207 as const, body: multiStatus(context, word, fitting.map(toJson), missing) };
}

/** Makes a client credential client and its first secret, whose value stands in the answer and nowhere else; throws InvalidInput and Conflict. */
export async function createCredential(
  context: Context,
  body: Schemas['ClientCredentialClientCreate'],
): Promise<Schemas['ClientCredentialClientCreateResponse']> {
  const settings = newCredential(body, randomUUID());
  const { tenant } = context.access.scope;
  const { object, secret } = await createClient(context, 'credential', body, async (secrets, transaction) => {
    const RoleIds = await rolesWithMember(transaction, tenant, settings.RoleIds, context.caller);
    return { ...settings, RoleIds, ...secrets };
  });
  return { ...secret, Client: credentialJson(object, { verbose: true }) };
}

/** Changes the client credential client that the path names; throws NotFound and InvalidInput. */
export function changeCredential(
  context: Context,
  id: string,
  body: Schemas['ClientCredentialClient'],
): Promise<StoredObject<'clientCredentialClient'>> {
  const { tenant } = context.access.scope;
  return changeClientOfPath(context, 'credential', id, async (client, transaction) => {
    const settings = changedCredential(client, body);
    const RoleIds = body.RoleIds
      ? await rolesWithMember(transaction, tenant, body.RoleIds, context.caller)
      : client.RoleIds;
    return { ...client, ...settings, RoleIds };
  });
}

/** Removes the client credential client that the path names; throws NotFound, and Conflict for one that has roles in a community. */
export function deleteCredential(context: Context, id: string): Promise<void> {
  const { tenant } = context.access.scope;
  return removeClientOfPath(context, 'credential', id, async ({ body }, transaction) => {
    const { RoleIds } = body;
    for (const community of await communitiesOf(transaction, tenant)) {
      if (!holdsAny(RoleIds, Object.values(community.roles))) continue;
      const reason = `The client '${id}' has roles in the community '${community.Name}'; take it out of there first.`;
      throw new Failure('Conflict', reason, { parameters: { CommunityId: community.Id } });
    }
  });
}

/** Whether one of some roles is among those that are held. */
export function holdsAny(held: readonly string[], roles: readonly string[]): boolean {
  return held.some((one) => roles.some((role) => sameIdentifier(one, role)));
}
