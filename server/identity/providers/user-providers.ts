// The identity providers of a tenant, as far as users depend on them.
import type { Directory } from '../../identity-providers/port.ts';
import { InvalidInput } from '../../domain/model.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';

type Objects = Pick<Transaction, 'objects'>;

/** The identifier of a provider of the tenant, or null when it has no such one. */
export async function findTenantProvider({ objects }: Objects, tenant: string, id: string): Promise<string | null> {
  const object = await objects.get(inTenant(tenant), 'identityProvider', id);
  return object && object.id;
}

/** The identifier of a provider of the tenant; throws InvalidInput when it has no such one. */
export async function requireTenantProvider(store: Objects, tenant: string, id: string): Promise<string> {
  const provider = await findTenantProvider(store, tenant, id);
  if (provider !== null) return provider;
  throw new InvalidInput('IdentityProviderId', `The tenant has no identity provider '${id}'.`);
}

/** What tells whether users of a provider have to be invited before they can sign up. */
export async function invitationRule(directory: Pick<Directory, 'providers'>): Promise<(id: string) => boolean> {
  const providers = await directory.providers();
  return (id) => providers.find(({ Id }) => sameIdentifier(Id, id))?.Capabilities.User.Invitation ?? true;
}
