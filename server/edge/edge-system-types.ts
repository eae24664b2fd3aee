// Types of edge systems and their versions.
import type { components } from '../../generated/types/edge.ts';
import type { Context } from '../requests/context.ts';
import { findEdgeSystemType, findVersion, type EdgeSystemType } from '../domain/edge/edge-system-types.ts';
import { notFound } from '../errors/failures.ts';

type VersionJson = components['schemas']['EdgeSystemTypeVersion'];

/** Returns the type with this identifier; throws NotFound. */
export function getEdgeSystemType(id: string): EdgeSystemType {
  const type = findEdgeSystemType(id);
  if (!type) throw notFound('edge system type', id);
  return type;
}

/** Returns a type and the JSON of one of its versions; throws NotFound for an unknown type or version. */
export function getEdgeSystemTypeVersion(
  id: string,
  version: string,
): { readonly type: EdgeSystemType; readonly json: VersionJson } {
  const type = getEdgeSystemType(id);
  const Version = findVersion(type, version);
  if (Version === undefined) throw notFound(`version of ${type.Id}`, version);
  const IsDefault = Version === type.versions[0];
  return { type, json: { Version, EdgeSystemTypeId: type.Id, IsDefault } };
}

/** Returns the URL of the namespace that the path names. */
export function namespaceLocation({ baseUrl, access: { scope } }: Pick<Context, 'baseUrl' | 'access'>): string {
  const parts = ['Tenants', scope.tenant, 'Namespaces', scope.namespace];
  return `${baseUrl}/api/v1/${parts.map(encodeURIComponent).join('/')}`;
}
