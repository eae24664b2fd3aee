// Changes of a tenant's identities run one after another.
import { tenantScope } from '../tenancy/tenants.ts';
import { notFound } from '../errors/failures.ts';
import type { Store, Transaction } from '../store/ports/store.ts';

/**
 * Runs a change of the identities of a tenant as a transaction that holds the tenant's lock: what it reads (limits, names in use, roles)
 * stays true until it ends. Locks are taken in this order: the community's, then those of tenants by their identifiers. Throws NotFound.
 */
export function withTenantLock<Result>(
  store: Store,
  tenant: string,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (transaction) => {
    await lockTenant(transaction, tenant);
    return work(transaction);
  });
}

/** Holds the tenant's lock until the transaction ends; throws NotFound. */
export async function lockTenant({ objects }: Transaction, tenant: string): Promise<void> {
  // Changes nothing, but locks the row.
  if ((await objects.setAccess(tenantScope(tenant), 'tenant', tenant, {})) === 'missing')
    throw notFound('tenant', tenant);
}
