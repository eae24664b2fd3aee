// The identity providers of a tenant, as far as users depend on them.
import { InvalidInput } from '../domain/model.ts';
import { inTenant } from '../http/tenants.ts';
import type { Transaction } from '../store/ports/store.ts';

type Objects = Pick<Transaction, 'objects'>;

/** A provider as users see it. */
interface UserProvider {
  readonly Id: string;
  /** Whether its users have to be invited before they can sign up. */
  readonly takesInvitations: boolean;
}

/** A provider of the tenant, or null when it has no such one. */
export async function findTenantProvider(
  { objects }: Objects,
  tenant: string,
  id: string,
): Promise<UserProvider | null> {
  const object = await objects.get(inTenant(tenant), 'identityProvider', id);
  return object && { Id: object.id, takesInvitations: true };
}

/** A provider of the tenant; throws InvalidInput when it has no such one. */
export async function requireTenantProvider(store: Objects, tenant: string, id: string): Promise<UserProvider> {
  const provider = await findTenantProvider(store, tenant, id);
  if (provider) return provider;
  throw new InvalidInput('IdentityProviderId', `The tenant has no identity provider '${id}'.`);
}
