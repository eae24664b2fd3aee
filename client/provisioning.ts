// The client of the operations in openapi/provisioning.
import type { components, operations as Operations, paths as Paths } from '../generated/types/provisioning.ts';
import { operations } from '../generated/operations/provisioning.ts';
import { connect, type Client } from './connect.ts';
import type { ClientOptions } from './options.ts';

/** The schemas of the document by name: ProvisioningSchemas['ErrorResponse']. */
export type ProvisioningSchemas = components['schemas'];
export type Provisioning<PresetPath extends string = never> = Client<Paths, Operations, PresetPath>;

/**
 * A client of the companion document: types, streams, tenants, stored data views, client secrets and more. Calls return { data, error, response }.
 *
 * @example
 * const hub = createProvisioning({ baseUrl, auth, path: { tenantId, namespaceId } });
 * const { data, error } = await hub.getStream({ path: { streamId: 'Pump-101' } });
 */
export function createProvisioning<PresetPath extends string = never>(
  options: ClientOptions<PresetPath>,
): Provisioning<PresetPath> {
  return connect(operations, options);
}
