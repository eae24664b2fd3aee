// Client credential clients of a tenant that take part in a community: those that have roles of it
// (docs/behavior/identity.md#clients-in-communities).
import type { components } from '../../../generated/types/identity.ts';
import type { Context } from '../../requests/context.ts';
import { InvalidInput } from '../../domain/model.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import type { CommunityBody } from '../../tenancy/communities.ts';
import { notFound } from '../../errors/failures.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { changeClientOfPath } from './clients.ts';
import { communityOfPath } from '../communities/communities.ts';
import { credentialJson, holdsAny } from './credential-clients.ts';
import { countIdentities, listIdentities } from '../lists.ts';
import { communitiesOf, requireRoles } from '../roles/roles.ts';
import { clientKinds } from './stored-clients.ts';

type Client = components['schemas']['ClientCredentialClient'];

const rolesOf = ({ roles }: CommunityBody): readonly string[] => Object.values(roles);
const isAmong = (role: string, roles: readonly string[]) => roles.some((other) => sameIdentifier(role, other));

/** The clients of the tenant in the community of the path, as a list. */
function listed(context: Context) {
  const roles = rolesOf(communityOfPath(context));
  const keep = ({ body }: StoredObject<'clientCredentialClient'>) => holdsAny(body.RoleIds, roles);
  return { scope: context.access.scope, kind: clientKinds.credential.kind, keep };
}

/** The reply to a list of those clients. */
export async function listCommunityClients(
  context: Context,
  query: { readonly skip?: number | undefined; readonly count?: number | undefined },
) {
  const show = await jsonMaker(context);
  const toJson = (objects: readonly StoredObject<'clientCredentialClient'>[]): Client[] => objects.map(show);
  return listIdentities(context, { ...listed(context), toJson }, query);
}

/** The reply to HEAD: how many of those clients there are. */
export const countCommunityClients = (context: Context) => countIdentities(context, listed(context));

/**
 * Gives a client exactly these roles of the community, or that of a member for none; answers whether it took no part before.
 * Throws NotFound for a client that there is not, Forbidden for a role that the caller may not hand out, InvalidInput for one of another kind and for a role that is none of the community.
 */
export async function setCommunityRoles(
  context: Context,
  id: string,
  asked: readonly string[],
): Promise<{ readonly client: Client; readonly isNew: boolean }> {
  const community = communityOfPath(context);
  const roles = rolesOf(community);
  const foreign = asked.find((role) => !isAmong(role, roles));
  if (foreign !== undefined) {
    throw new InvalidInput('RoleIds', `'${foreign}' is no role of the community '${community.Name}'.`);
  }
  const given = asked.length === 0 ? [community.roles.member] : roles.filter((role) => isAmong(role, asked));
  await refuseOtherKinds(context, id);
  let isNew = true;
  const object = await changeClientOfPath(context, 'credential', id, async (client, transaction) => {
    await requirePart(context, transaction);
    await requireRoles(transaction, context.access.scope.tenant, given, context.caller);
    isNew = !holdsAny(client.RoleIds, roles);
    return { ...client, RoleIds: [...client.RoleIds.filter((role) => !isAmong(role, roles)), ...given] };
  });
  return { client: (await jsonMaker({ ...context, verbose: true }))(object), isNew };
}

/** Takes a client out of the community: its roles there go. Throws NotFound when it takes no part. */
export async function removeCommunityClient(context: Context, id: string): Promise<void> {
  const roles = rolesOf(communityOfPath(context));
  await refuseOtherKinds(context, id);
  await changeClientOfPath(context, 'credential', id, (client) => {
    if (!holdsAny(client.RoleIds, roles)) throw notFound('client of the community', id);
    return { ...client, RoleIds: client.RoleIds.filter((role) => !isAmong(role, roles)) };
  });
}

/** The tenant may have left the community since the request was let in; while its identities are changed it cannot. */
async function requirePart(context: Context, transaction: Transaction): Promise<void> {
  const { Id } = communityOfPath(context);
  const communities = await communitiesOf(transaction, context.access.scope.tenant);
  if (!communities.some((community) => sameIdentifier(community.Id, Id))) throw notFound('community', Id);
}

async function refuseOtherKinds({ store, access }: Context, id: string): Promise<void> {
  if (!(await store.objects.get(access.scope, clientKinds.hybrid.kind, id))) return;
  throw new InvalidInput('clientId', 'Only client credential clients can take part in a community.');
}

/** What makes the JSON of clients with their roles in the tenant and in the community of the path, and no others. */
async function jsonMaker(context: Context): Promise<(object: StoredObject<'clientCredentialClient'>) => Client> {
  const here = communityOfPath(context);
  const communities = await communitiesOf(context.store, context.access.scope.tenant);
  const elsewhere = communities.filter(({ Id }) => !sameIdentifier(Id, here.Id)).flatMap(rolesOf);
  return (object) => {
    const client = object.body;
    const RoleIds = client.RoleIds.filter((role) => !isAmong(role, elsewhere));
    return credentialJson({ ...object, body: { ...client, RoleIds } }, context);
  };
}
