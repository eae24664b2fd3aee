// The tenant of a request.
import type { components } from '../../generated/types/provisioning.ts';
import type { Context } from '../requests/context.ts';
import { notFound } from '../errors/failures.ts';
import { tenantScope } from '../tenancy/tenants.ts';

/** Returns the JSON of the tenant that the path names; throws NotFound. */
export async function tenantJson({
  store,
  access,
  verbose,
}: Pick<Context, 'store' | 'access' | 'verbose'>): Promise<components['schemas']['Tenant']> {
  const { tenant } = access.scope;
  const object = await store.objects.get(tenantScope(tenant), 'tenant', tenant);
  if (!object) throw notFound('tenant', tenant);
  const { Id, Name, Description = null, CreatedDate } = object.body;
  return { Id, Name, ...(verbose || Description !== null ? { Description } : {}), CreatedDate };
}
