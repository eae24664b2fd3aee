// Changes of a namespace that must see each other.
import { inTenant } from '../tenancy/tenants.ts';
import { notFound } from '../errors/failures.ts';
import type { Scope } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';

/**
 * Waits for other holders of the namespace's lock, and keeps more from starting until the transaction ends: what is read after it
 * (names in use, what the namespace holds) stays true among them. Throws NotFound.
 */
export async function lockNamespace({ objects }: Transaction, { tenant, namespace }: Scope): Promise<void> {
  // Sets nothing, but the row is ours from here on.
  if ((await objects.setAccess(inTenant(tenant), 'namespace', namespace, {})) === 'missing')
    throw notFound('namespace', namespace);
}
