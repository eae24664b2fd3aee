// Everything of a tenant as a whole: removed, saved and restored in a transaction.
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { clientKinds, type ClientKind } from '../identity/clients/stored-clients.ts';
import { Failure } from '../errors/failures.ts';
import type { CancellationToken } from '../requests/cancellation.ts';
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

/** Returns the key of the saved seed of a tenant: the store has it like a tenant, but no request can name it. */
const seedOf = (tenant: string) => `seed/${tenant}`;

/** Saves the present contents of a tenant as its seed. */
export async function saveSeed({ tenants }: Pick<Transaction, 'tenants'>, tenant: string): Promise<void> {
  await tenants.remove(seedOf(tenant));
  await tenants.copy(tenant, seedOf(tenant));
}

/** Replaces the contents of a tenant with its saved seed; returns false and changes nothing if there is none. Throws Conflict. */
export async function restoreSeed(
  transaction: Transaction,
  tenant: string,
  cancellation: CancellationToken,
): Promise<boolean> {
  const saved = seedOf(tenant);
  if ((await transaction.objects.count(tenantScope(saved), 'tenant')) === 0) return false;
  await removeContents(transaction, tenant, cancellation);
  await transaction.tenants.copy(saved, tenant);
  await addClientLocations(transaction, tenant);
  return true;
}

/** Removes everything of a tenant, and its saved seed. */
export async function removeTenant(
  transaction: Transaction,
  tenant: string,
  cancellation: CancellationToken,
): Promise<void> {
  await removeContents(transaction, tenant, cancellation);
  await transaction.tenants.remove(seedOf(tenant));
}

async function removeContents(
  transaction: Transaction,
  tenant: string,
  cancellation: CancellationToken,
): Promise<void> {
  await leaveCommunities(transaction, tenant);
  await storeClock(transaction, tenant, null);
  for (const { id } of await clientsOf(transaction, tenant)) {
    await cancellation.pause();
    await transaction.objects.remove(globalScope, 'client', id);
  }
  await transaction.tenants.remove(tenant, () => {
    cancellation.throwIfCanceled();
  });
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
async function leaveCommunities(transaction: Transaction, tenant: string): Promise<void> {
  const { objects } = transaction;
  const idsOf = async (kind: 'membership' | typeof invitationKind) => {
    const ids: string[] = [];
    for await (const chunk of objects.list(tenantScope(tenant), kind)) ids.push(...chunk.map(({ id }) => id));
    return ids;
  };
  for (const id of await idsOf(invitationKind)) await removeInvitation(transaction, id, tenant);
  for (const id of await idsOf('membership')) {
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
