// The client of the document identity.
import type { components, operations as Operations, paths as Paths } from '../generated/types/identity.ts';
import { operations } from '../generated/operations/identity.ts';
import { connect, type Client } from './connect.ts';
import type { ClientOptions } from './options.ts';

/** The types of the document by name: IdentitySchemas['ErrorResponse']. */
export type IdentitySchemas = components['schemas'];
export type Identity<Given extends string = never> = Client<Paths, Operations, Given>;

/**
 * A client of users, clients, identity providers, roles and automation identities. Calls answer { data, error, response }.
 *
 * @example
 * const identity = createIdentity({ baseUrl, auth, path: { tenantId, namespaceId } });
 * const { data, error } = await identity.listUsers({ query: { count: 10 } });
 */
export function createIdentity<Given extends string = never>(options: ClientOptions<Given>): Identity<Given> {
  return connect(operations, options);
}
