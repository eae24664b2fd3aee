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

const rolesOf = ({ roles }: CommunityBody): readonly string[] => Object.values(roles);
const includesRole = (roles: readonly string[], role: string) => roles.some((other) => isSameIdentifier(role, other));

function communityClients(context: Context) {
  const roles = rolesOf(communityOfPath(context));
  const includes = ({ body }: StoredObject<'clientCredentialClient'>) => sharesRole(body.RoleIds, roles);
  return { scope: context.access.scope, kind: clientKinds.credential.kind, includes };
}

/** The reply to a list of the clients of the tenant in the community that the path names. */
export async function listCommunityClients(context: Context, query: PageQuery) {
  return listIdentities(context, { ...communityClients(context), toJson: await clientSerializer(context) }, query);
}

/** The reply to HEAD: the number of those clients. */
export const countCommunityClients = (context: Context) => countIdentities(context, communityClients(context));

/**
 * Sets the roles of a client in the community, by default that of a member; returns whether the client is new there. Throws NotFound,
 * Forbidden for a role that the caller may not assign, and InvalidInput for a hybrid client and for a role of anything else.
 */
export async function setCommunityClientRoles(
  context: Context,
  id: string,
  roleIds: readonly string[],
): Promise<{ readonly client: Client; readonly isNew: boolean }> {
  const community = communityOfPath(context);
  const roles = rolesOf(community);
  const foreign = roleIds.find((role) => !includesRole(roles, role));
  if (foreign !== undefined) {
    throw new InvalidInput('RoleIds', `'${foreign}' is no role of the community '${community.Name}'.`);
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

/** Removes the roles of a client in the community; throws NotFound when it has none. */
export async function removeCommunityClient(context: Context, id: string): Promise<void> {
  const roles = rolesOf(communityOfPath(context));
  await requireNotHybrid(context, id);
  await updateClient(context, 'credential', id, (client) => {
    if (!sharesRole(client.RoleIds, roles)) throw notFound('client of the community', id);
    return { ...client, RoleIds: client.RoleIds.filter((role) => !includesRole(roles, role)) };
  });
}

/** Throws NotFound when the tenant has left the community since the request was authorized. */
async function requireMembership(context: Context, transaction: Transaction): Promise<void> {
  const { Id } = communityOfPath(context);
  const communities = await communitiesOf(transaction, context.access.scope.tenant);
  if (!communities.some((community) => isSameIdentifier(community.Id, Id))) throw notFound('community', Id);
}

async function requireNotHybrid({ store, access }: Pick<Context, 'store' | 'access'>, id: string): Promise<void> {
  if (!(await store.objects.get(access.scope, clientKinds.hybrid.kind, id))) return;
  throw new InvalidInput('clientId', 'Only client credential clients can take part in a community.');
}

/** Returns a function from clients to JSON, with their roles in the tenant and in the community that the path names only. */
async function clientSerializer(context: Context): Promise<(object: StoredObject<'clientCredentialClient'>) => Client> {
  const here = communityOfPath(context);
  const communities = await communitiesOf(context.store, context.access.scope.tenant);
  const elsewhere = communities.filter(({ Id }) => !isSameIdentifier(Id, here.Id)).flatMap(rolesOf);
  return (object) => {
    const client = object.body;
    const RoleIds = client.RoleIds.filter((role) => !includesRole(elsewhere, role));
    return credentialClientJson({ ...object, body: { ...client, RoleIds } }, context);
  };
}
