// URLs of stored objects, for the header Location and the member Self.
import type { Context } from '../requests/context.ts';
import type { SecuredResource } from '../requests/access.ts';
import type { Scope } from '../store/ports/object-store.ts';

/** The resources of the preview version of the API, with their names in paths. */
const previewNames: Readonly<Partial<Record<SecuredResource, string>>> = { Shares: 'shares' };

/** Returns the URL of an object in the namespace of the request. */
export function locationOf(
  { baseUrl, access }: Pick<Context, 'baseUrl' | 'access'>,
  resource: SecuredResource,
  id: string,
): string {
  return locationIn(baseUrl, access.scope, resource, id);
}

/** Returns the URL of an object in a namespace. */
export function locationIn(
  baseUrl: string,
  { tenant, namespace }: Scope,
  resource: SecuredResource,
  id: string,
): string {
  const preview = previewNames[resource];
  const parts = preview
    ? ['v1-preview', 'tenants', tenant, 'namespaces', namespace, preview, id]
    : ['v1', 'Tenants', tenant, 'Namespaces', namespace, resource, id];
  return `${baseUrl}/api/${parts.map(encodeURIComponent).join('/')}`;
}
