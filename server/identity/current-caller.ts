// The caller of a request that changes something, as the store knows them now and no more as their token says
// (docs/behavior/signing-in.md#callers-of-writes).
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { Unauthenticated, type Caller } from '../requests/caller.ts';
import { inTenant } from '../tenancy/tenants.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import { roleTypesOf } from './roles/roles.ts';
import { clientKinds, type ClientKind, type ClientObjectKind, type StoredClient } from './clients/stored-clients.ts';
import { rolesInEffect } from './users/users.ts';

/**
 * Returns the caller with those roles of the token that they still have; throws Unauthenticated for a client that is gone or disabled, and
 * for a user who is gone, whose client is gone or disabled, or whose identity provider the tenant has no more. Reads once in most cases.
 */
export async function currentCaller(store: Store, caller: Caller): Promise<Caller> {
  return withRoles(
    store,
    caller,
    caller.kind === 'client' ? await rolesOfClient(store, caller) : await rolesOfUser(store, caller),
  );
}

async function rolesOfClient({ objects }: Store, { id, tenantId }: Caller): Promise<readonly string[]> {
  const names = Object.values(clientKinds).map(({ kind }) => [inTenant(tenantId), kind, id] as const);
  const client = requireClient((await objects.getEach(names)).find((object) => object !== null));
  return 'RoleIds' in client ? client.RoleIds : [];
}

async function rolesOfUser(store: Store, caller: Caller): Promise<readonly string[]> {
  const { id, tenantId, clientId, identityProviderId, roleIds } = caller;
  const scope = inTenant(tenantId);
  const [user, client, provider] = await store.objects.getEach([
    [scope, 'user', id],
    [scope, clientKinds.hybrid.kind, clientId ?? ''],
    [scope, 'identityProvider', identityProviderId ?? ''],
  ]);
  if (!user) throw new Unauthenticated('The user is gone.');
  if (clientId !== undefined) requireClient(client);
  if (identityProviderId !== undefined && !provider)
    throw new Unauthenticated('The identity provider of the user is gone.');
  const body = user.body;
  // Claims give roles, too, and are only looked through for those that were not assigned.
  const assigned = new Set(body.RoleIds.map(foldIdentifier));
  return roleIds.every((role) => assigned.has(foldIdentifier(role)))
    ? body.RoleIds
    : (await rolesInEffect(store, tenantId))(body);
}

function requireClient(object: StoredObject<ClientObjectKind<ClientKind>> | null | undefined): StoredClient {
  if (!object) throw new Unauthenticated('The client is gone.');
  const client = object.body;
  if (!client.Enabled) throw new Unauthenticated('The client is disabled.');
  return client;
}

/** The caller with those of their roles that are among the given ones. */
async function withRoles(store: Store, caller: Caller, now: readonly string[]): Promise<Caller> {
  const held = new Set(now.map(foldIdentifier));
  const roleIds = caller.roleIds.filter((role) => held.has(foldIdentifier(role)));
  if (roleIds.length === caller.roleIds.length) return caller;
  return { ...caller, roleIds, roleTypeIds: await roleTypesOf(store, caller.tenantId, roleIds) };
}
