// The client of the operations in openapi/identity.
import type { components, operations as Operations, paths as Paths } from '../generated/types/identity.ts';
import { operations } from '../generated/operations/identity.ts';
import { connect, type Client } from './connect.ts';
import type { ClientOptions } from './options.ts';

/** The schemas of the document by name: IdentitySchemas['ErrorResponse']. */
export type IdentitySchemas = components['schemas'];
export type Identity<PresetPath extends string = never> = Client<Paths, Operations, PresetPath>;

/**
 * A client of users, clients, identity providers, roles and automation identities. Calls return { data, error, response }.
 *
 * @example
 * const identity = createIdentity({ baseUrl, auth, path: { tenantId, namespaceId } });
 * const { data, error } = await identity.listUsers({ query: { count: 10 } });
 */
export function createIdentity<PresetPath extends string = never>(
  options: ClientOptions<PresetPath>,
): Identity<PresetPath> {
  return connect(operations, options);
}
