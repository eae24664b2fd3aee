// The client of the operations in openapi/data-services.
import type { components, operations as Operations, paths as Paths } from '../generated/types/data-services.ts';
import { operations } from '../generated/operations/data-services.ts';
import { connect, type Client } from './connect.ts';
import type { ClientOptions } from './options.ts';

/** The schemas of the document by name: DataServicesSchemas['ErrorResponse']. */
export type DataServicesSchemas = components['schemas'];
export type DataServices<PresetPath extends string = never> = Client<Paths, Operations, PresetPath>;

/**
 * A client of stream views, units, stream data, data view data and virtual tables. Calls return { data, error, response }.
 *
 * @example
 * const hub = createDataServices({ baseUrl, auth, path: { tenantId, namespaceId } });
 * const { data, error } = await hub.getLastEvent({ path: { streamId: 'Pump-101' } });
 */
export function createDataServices<PresetPath extends string = never>(
  options: ClientOptions<PresetPath>,
): DataServices<PresetPath> {
  return connect(operations, options);
}
