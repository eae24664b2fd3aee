// The client of the operations in openapi/edge.
import type { components, operations as Operations, paths as Paths } from '../generated/types/edge.ts';
import { operations } from '../generated/operations/edge.ts';
import { connect, type Client } from './connect.ts';
import type { ClientOptions } from './options.ts';

/** The schemas of the document by name: EdgeSchemas['ErrorResponse']. */
export type EdgeSchemas = components['schemas'];
export type Edge<PresetPath extends string = never> = Client<Paths, Operations, PresetPath>;

/**
 * A client of edge systems, access control of collections, displays and folders. Calls return { data, error, response }.
 *
 * @example
 * const edge = createEdge({ baseUrl, auth, path: { tenantId, namespaceId } });
 * const { data, error } = await edge.listEdgeSystems();
 */
export function createEdge<PresetPath extends string = never>(options: ClientOptions<PresetPath>): Edge<PresetPath> {
  return connect(operations, options);
}
