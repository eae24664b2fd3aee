// The lock that makes changes of a tenant's identities run one after another.
import { tenantScope } from '../tenancy/tenants.ts';
import { notFound } from '../errors/failures.ts';
import type { Store, Transaction } from '../store/ports/store.ts';

/**
 * Runs a change of the identities of a tenant in a transaction with the tenant's lock, so that limits, names and roles do not change
 * meanwhile. Throws NotFound. To avoid deadlocks, lock the community first, then tenants in the order of their identifiers.
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

/** Locks the tenant until the transaction ends; throws NotFound. */
export async function lockTenant({ objects }: Transaction, tenant: string): Promise<void> {
  // Without owner and acl, setAccess only locks the object.
  if ((await objects.setAccess(tenantScope(tenant), 'tenant', tenant, {})) === 'missing')
    throw notFound('tenant', tenant);
}
