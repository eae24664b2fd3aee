// The clients of a tenant in a community: client credential clients with roles of the community
// (docs/behavior/identity.md#clients-in-communities).
import type { components } from '../../../generated/types/identity.ts';
import type { Context } from '../../requests/context.ts';
import { InvalidInput } from '../../domain/model.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import type { CommunityBody } from '../../tenancy/communities.ts';
import { notFound } from '../../errors/failures.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { updateClient } from './clients.ts';
import { communityOfPath } from '../communities/communities.ts';
import { credentialClientJson, sharesRole } from './credential-clients.ts';
import { countIdentities, listIdentities, type PageQuery } from '../lists.ts';
import { communitiesOf, requireRoles } from '../roles/roles.ts';
import { clientKinds } from './stored-clients.ts';

type Client = components['schemas']['ClientCredentialClient'];

const roleIdsOf = ({ roles }: CommunityBody): readonly string[] => Object.values(roles);
const includesRole = (roles: readonly string[], role: string) => roles.some((other) => isSameIdentifier(role, other));

function communityClientList(context: Pick<Context, 'access'>) {
  const roles = roleIdsOf(communityOfPath(context));
  const includes = ({ body }: StoredObject<'clientCredentialClient'>) => sharesRole(body.RoleIds, roles);
  return { scope: context.access.scope, kind: clientKinds.credential.kind, includes };
}

/** Returns the reply that lists the clients of the tenant in the community in the path. */
export async function listCommunityClients(context: Context, query: PageQuery) {
  return listIdentities(context, { ...communityClientList(context), toJson: await clientSerializer(context) }, query);
}

/** Returns the reply to HEAD: the number of clients of the tenant in the community in the path. */
export const countCommunityClients = (context: Pick<Context, 'access' | 'store'>) =>
  countIdentities(context, communityClientList(context));

/**
 * Sets the roles of a client in the community, by default Community Member. Returns the client, and whether it is new in the community.
 * Throws NotFound, Forbidden for a role that the caller cannot assign, and InvalidInput for a hybrid client or a role of no community.
 */
export async function setCommunityClientRoles(
  context: Context,
  id: string,
  roleIds: readonly string[],
): Promise<{ readonly client: Client; readonly isNew: boolean }> {
  const community = communityOfPath(context);
  const roles = roleIdsOf(community);
  const unknownRole = roleIds.find((role) => !includesRole(roles, role));
  if (unknownRole !== undefined) {
    throw new InvalidInput(
      'RoleIds',
      `RoleIds has '${unknownRole}', which is not a role of the community '${community.Name}'.`,
    );
  }
  const assigned =
    roleIds.length === 0 ? [community.roles.member] : roles.filter((role) => includesRole(roleIds, role));
  await requireNotHybrid(context, id);
  let isNew = true;
  const object = await updateClient(context, 'credential', id, async (client, transaction) => {
    await requireMembership(context, transaction);
    await requireRoles(transaction, context.access.scope.tenant, assigned, context.caller);
    isNew = !sharesRole(client.RoleIds, roles);
    return { ...client, RoleIds: [...client.RoleIds.filter((role) => !includesRole(roles, role)), ...assigned] };
  });
  return { client: (await clientSerializer({ ...context, verbose: true }))(object), isNew };
}

/** Removes the roles of a client in the community; throws NotFound if it has none. */
export async function removeCommunityClient(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
): Promise<void> {
  const roles = roleIdsOf(communityOfPath(context));
  await requireNotHybrid(context, id);
  await updateClient(context, 'credential', id, (client) => {
    if (!sharesRole(client.RoleIds, roles)) throw notFound('client of the community', id);
    return { ...client, RoleIds: client.RoleIds.filter((role) => !includesRole(roles, role)) };
  });
}

/** Throws NotFound if the tenant is no longer in the community, which it was when the request was authorized. */
async function requireMembership(context: Pick<Context, 'access'>, transaction: Transaction): Promise<void> {
  const { Id } = communityOfPath(context);
  const communities = await communitiesOf(transaction, context.access.scope.tenant);
  if (!communities.some((community) => isSameIdentifier(community.Id, Id))) throw notFound('community', Id);
}

async function requireNotHybrid({ store, access }: Pick<Context, 'store' | 'access'>, id: string): Promise<void> {
  if (!(await store.objects.get(access.scope, clientKinds.hybrid.kind, id))) return;
  throw new InvalidInput(
    'clientId',
    'The client is a hybrid client; only client credential clients can be in a community.',
  );
}

/** Returns a function that returns the JSON of a client, without its roles in communities other than that in the path. */
async function clientSerializer(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
): Promise<(object: StoredObject<'clientCredentialClient'>) => Client> {
  const community = communityOfPath(context);
  const communities = await communitiesOf(context.store, context.access.scope.tenant);
  const otherRoles = communities.filter(({ Id }) => !isSameIdentifier(Id, community.Id)).flatMap(roleIdsOf);
  return (object) => {
    const client = object.body;
    const RoleIds = client.RoleIds.filter((role) => !includesRole(otherRoles, role));
    return credentialClientJson({ ...object, body: { ...client, RoleIds } }, context);
  };
}
