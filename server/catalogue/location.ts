// Addresses of stored objects.
import type { Context } from '../contract/context.ts';
import type { SecuredResource } from '../http/access.ts';

/** The address of an object of a resource. */
export function locationOf({ baseUrl, access }: Context, resource: SecuredResource, id: string): string {
  const { tenant, namespace } = access.scope;
  const parts = ['Tenants', tenant, 'Namespaces', namespace, resource, id];
  return `${baseUrl}/api/v1/${parts.map(encodeURIComponent).join('/')}`;
}
