// Changes of a tenant's identities, one after another.
import { inTenant } from '../tenancy/tenants.ts';
import { notFound } from '../errors/failures.ts';
import type { Store, Transaction } from '../store/ports/store.ts';

/**
 * Runs a change of the identities of a tenant as one transaction while no other is under way there: what it reads (limits, names
 * in use, the roles that exist) stays true until it ends. Locks are taken community first, then tenants by their identifiers.
 */
export function changeIdentities<Answer>(
  store: Store,
  tenant: string,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return store.transaction(async (transaction) => {
    await lockTenant(transaction, tenant);
    return work(transaction);
  });
}

/** Waits for other changes of the tenant's identities, and keeps more from starting until the transaction ends; throws NotFound. */
export async function lockTenant({ objects }: Transaction, tenant: string): Promise<void> {
  // Sets nothing, but the row is ours from here on.
  if ((await objects.setAccess(inTenant(tenant), 'tenant', tenant, {})) === 'missing') throw notFound('tenant', tenant);
}
