// Everything of a tenant as a whole: removed and restored in a transaction.
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { Failure } from '../errors/failures.ts';
import { clientKinds, type ClientKind } from '../identity/clients/stored-clients.ts';
import type { CancellationToken } from '../requests/cancellation.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import {
  communityScope,
  findCommunity,
  globalScope,
  invitedTenants,
  invitationKind,
  removeInvitation,
} from '../tenancy/communities.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import { storeClock } from './clock/stored-clocks.ts';
import { removeSeed } from './determinism/stored-seeds.ts';
import type { CopyRecord } from './tenant-copies.ts';

/** The kinds of objects of a tenant that belong to its communities. */
const communityKinds = ['membership', invitationKind] as const;

/** Removes everything of a tenant. It leaves its communities. */
export async function removeContents(
  transaction: Transaction,
  tenant: string,
  cancellation: CancellationToken,
): Promise<void> {
  await leaveCommunities(transaction, tenant);
  await removeRest(transaction, tenant, cancellation);
}

/** Replaces everything of a tenant with a copy whose events were staged, except that it stays in its communities. Throws Conflict. */
export async function replaceContents(
  transaction: Transaction,
  tenant: string,
  { key, clock }: CopyRecord,
  staged: string,
  machineNow: bigint,
  cancellation: CancellationToken,
): Promise<void> {
  const { objects } = transaction;
  const scope = tenantScope(tenant);
  const memberships = await listAll(transaction, tenant, 'membership');
  const invitations = await listAll(transaction, tenant, invitationKind);
  await removeRest(transaction, tenant, cancellation);
  await transaction.tenants.restore(key, tenant, staged, undefined, () => {
    cancellation.throwIfCanceled();
  });
  for (const kind of communityKinds)
    for (const { id } of await listAll(transaction, tenant, kind)) await objects.remove(scope, kind, id);
  for (const membership of memberships) await objects.create(scope, 'membership', membership);
  for (const invitation of invitations) await objects.create(scope, invitationKind, invitation);
  await addClientLocations(transaction, tenant);
  const { mode, rate, time } = clock ?? {};
  if (mode && rate !== undefined)
    await storeClock(transaction, tenant, { mode, rate, time: BigInt(time ?? 0), setAt: machineNow });
}

async function removeRest(transaction: Transaction, tenant: string, cancellation: CancellationToken): Promise<void> {
  await storeClock(transaction, tenant, null);
  await removeSeed(transaction, tenant);
  for (const { id } of await clientsOf(transaction, tenant)) {
    await cancellation.pause();
    await transaction.objects.remove(globalScope, 'client', id);
  }
  await transaction.tenants.remove(tenant, () => {
    cancellation.throwIfCanceled();
  });
}

async function listAll<Kind extends (typeof communityKinds)[number]>(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  kind: Kind,
) {
  const all: StoredObject<Kind>[] = [];
  for await (const chunk of objects.list(tenantScope(tenant), kind)) all.push(...chunk);
  return all;
}

/** Returns the clients of a tenant with their dates. */
async function clientsOf({ objects }: Pick<Transaction, 'objects'>, tenant: string) {
  const clients: { readonly id: string; readonly kind: ClientKind; readonly created: string }[] = [];
  for (const kind of Object.keys(clientKinds) as ClientKind[])
    for await (const chunk of objects.list(tenantScope(tenant), clientKinds[kind].kind))
      clients.push(...chunk.map(({ id, created }) => ({ id, kind, created })));
  return clients;
}

/** Stores the tenant of each client of a tenant, which token requests need; throws Conflict if another tenant has the identifier by now. */
async function addClientLocations(transaction: Transaction, tenantId: string): Promise<void> {
  for (const { id, kind, created } of await clientsOf(transaction, tenantId)) {
    const dates = { created, modified: created };
    const location = { id, body: { tenantId, kind }, owner: null, acl: null, ...dates };
    if ((await transaction.objects.create(globalScope, 'client', location)) !== 'done')
      throw new Failure('Conflict', `The identifier '${id}' is taken by a client of another tenant.`);
  }
}

/** Removes a tenant from its communities, and its invitations; a community without other tenants is removed. */
export async function leaveCommunities(transaction: Transaction, tenant: string): Promise<void> {
  const { objects } = transaction;
  for (const { id } of await listAll(transaction, tenant, invitationKind))
    await removeInvitation(transaction, id, tenant);
  for (const { id } of await listAll(transaction, tenant, 'membership')) {
    await objects.remove(tenantScope(tenant), 'membership', id);
    const stored = await objects.get(globalScope, 'community', id);
    const community = stored && (await findCommunity(transaction, id));
    if (!community) continue;
    const TenantIds = community.TenantIds.filter((member) => !isSameIdentifier(member, tenant));
    if (TenantIds.length > 0) {
      await objects.put(globalScope, 'community', { ...stored, body: { ...community, TenantIds } });
      continue;
    }
    for (const invited of await invitedTenants(transaction, id)) await removeInvitation(transaction, id, invited);
    for (const role of Object.values(community.roles)) await objects.remove(communityScope(id), 'role', role);
    await objects.remove(globalScope, 'community', id);
  }
}
