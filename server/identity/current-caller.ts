// The caller of a write, without the roles of the token that they no longer have (docs/behavior/signing-in.md#callers-of-writes).
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { Unauthenticated, type Caller } from '../requests/caller.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import { roleTypesOf } from './roles/roles.ts';
import { clientKinds, type ClientBody, type ClientKind, type ClientObjectKind } from './clients/stored-clients.ts';
import { isCreatedAfter } from './users/sign-in-dates.ts';
import { effectiveRolesOf } from './users/users.ts';

/**
 * Returns the caller with those roles of the token that they still have. Throws Unauthenticated if the user, the client or the identity
 * provider of the user was removed (also if another was created with its identifier), or if the client is disabled. Reads the store once, unless roles have changed.
 */
export async function currentCaller(store: Store, caller: Caller): Promise<Caller> {
  return withCurrentRoles(
    store,
    caller,
    caller.kind === 'client' ? await currentRolesOfClient(store, caller) : await currentRolesOfUser(store, caller),
  );
}

async function currentRolesOfClient({ objects }: Store, caller: Caller): Promise<readonly string[]> {
  const { id, tenantId } = caller;
  const objectNames = Object.values(clientKinds).map(({ kind }) => [tenantScope(tenantId), kind, id] as const);
  const client = requireEnabled(
    caller,
    (await objects.getEach(objectNames)).find((object) => object !== null),
  );
  return 'RoleIds' in client ? client.RoleIds : [];
}

async function currentRolesOfUser(store: Store, caller: Caller): Promise<readonly string[]> {
  const { id, tenantId, clientId, identityProviderId, roleIds } = caller;
  const scope = tenantScope(tenantId);
  const [user, client, provider] = await store.objects.getEach([
    [scope, 'user', id],
    [scope, clientKinds.hybrid.kind, clientId ?? ''],
    [scope, 'identityProvider', identityProviderId ?? ''],
  ]);
  if (!user || isCreatedAfter(user.created, caller.signedInAt)) throw new Unauthenticated('The user no longer exists.');
  if (clientId !== undefined) requireEnabled(caller, client);
  if (identityProviderId !== undefined && (!provider || isCreatedAfter(provider.created, caller.signedInAt)))
    throw new Unauthenticated('The tenant no longer has the identity provider of the user.');
  const { body } = user;
  // The roles of claims are read only if the token has roles that are not assigned.
  const assigned = new Set(body.RoleIds.map(foldIdentifier));
  return roleIds.every((role) => assigned.has(foldIdentifier(role)))
    ? body.RoleIds
    : (await effectiveRolesOf(store, tenantId))(body);
}

function requireEnabled(
  { clientRegistration }: Caller,
  object: StoredObject<ClientObjectKind<ClientKind>> | null | undefined,
): ClientBody<ClientKind> {
  if (object?.body.registrationId !== clientRegistration || !object)
    throw new Unauthenticated('The client no longer exists.');
  const client = object.body;
  if (!client.Enabled) throw new Unauthenticated('The client is disabled.');
  return client;
}

/** Returns the caller without roles that are not among the current ones. */
async function withCurrentRoles(store: Store, caller: Caller, currentRoles: readonly string[]): Promise<Caller> {
  const current = new Set(currentRoles.map(foldIdentifier));
  const roleIds = caller.roleIds.filter((role) => current.has(foldIdentifier(role)));
  if (roleIds.length === caller.roleIds.length) return caller;
  return { ...caller, roleIds, roleTypeIds: await roleTypesOf(store, caller.tenantId, roleIds) };
}
