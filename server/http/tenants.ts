// What the server must know of a tenant: the ids that its built-in roles have there.
import type { NamespaceRoles } from '../domain/access/default-lists.ts';
import type { Store } from '../store/ports/store.ts';
import { notFound } from './errors/catalog.ts';

export interface TenantBody {
  readonly Id: string;
  readonly Name: string;
  readonly CreatedDate: string;
  readonly roles: NamespaceRoles;
}

/** The ids of a tenant's built-in roles; throws NotFound when there is no such tenant. */
export async function tenantRoles(store: Store, tenant: string): Promise<NamespaceRoles> {
  const object = await store.objects.get({ tenant, namespace: '' }, 'tenant', tenant);
  if (!object) throw notFound('tenant', tenant);
  return (object.body as TenantBody).roles;
}
