// Tenants, and the ids of their built-in roles.
import type { TenantRole } from '../domain/identity/role-types.ts';
import type { Scope } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { notFound } from '../errors/failures.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    tenant: TenantBody;
  }
}

/** The ids of a tenant's built-in roles. */
export type TenantRoles = Readonly<Record<TenantRole, string>>;

export interface TenantBody {
  readonly Id: string;
  readonly Name: string;
  readonly Description?: string | null;
  readonly CreatedDate: string;
  readonly roles: TenantRoles;
}

/** Returns the scope of a tenant, its namespaces, and all of its objects that are in no namespace. */
export const tenantScope = (tenant: string): Scope => ({ tenant, namespace: '' });

/** Returns the ids of a tenant's built-in roles; throws NotFound if the tenant does not exist. */
export async function tenantRoles({ objects }: Pick<Transaction, 'objects'>, tenant: string): Promise<TenantRoles> {
  const object = await objects.get(tenantScope(tenant), 'tenant', tenant);
  if (!object) throw notFound('tenant', tenant);
  return object.body.roles;
}
