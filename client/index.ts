// The typed client: openapi-fetch over the generated types, one function for each document.
import createClient, { type Client, type ClientOptions as FetchOptions } from 'openapi-fetch';
import type { paths as DataServicesPaths } from '../generated/types/data-services.ts';
import type { paths as EdgePaths } from '../generated/types/edge.ts';
import type { paths as IdentityPaths } from '../generated/types/identity.ts';
import type { paths as ProvisioningPaths } from '../generated/types/provisioning.ts';

export interface ClientOptions {
  /** Where the API is, without a trailing slash: http://127.0.0.1:8080 */
  readonly baseUrl: string;
  /** The access token, or a function that answers one; it is asked before each call. */
  readonly token?: string | (() => string | Promise<string>);
  /** Another fetch than the global one. */
  readonly fetch?: NonNullable<FetchOptions['fetch']>;
}

export type DataServices = Client<DataServicesPaths>;
export type Identity = Client<IdentityPaths>;
export type Edge = Client<EdgePaths>;
export type Provisioning = Client<ProvisioningPaths>;

/** A client of stream views, units, stream data, data view data and virtual tables. Calls answer { data, error, response }. */
export function createDataServices(options: ClientOptions): DataServices {
  return connect(options);
}

/** A client of users, clients, identity providers, roles and automation identities. Calls answer { data, error, response }. */
export function createIdentity(options: ClientOptions): Identity {
  return connect(options);
}

/** A client of edge systems, access control of collections, displays and folders. Calls answer { data, error, response }. */
export function createEdge(options: ClientOptions): Edge {
  return connect(options);
}

/** A client of the companion document: types, streams, tenants, clients and more. Calls answer { data, error, response }. */
export function createProvisioning(options: ClientOptions): Provisioning {
  return connect(options);
}

function connect<Paths extends object>({ baseUrl, token, fetch }: ClientOptions): Client<Paths> {
  const client = createClient<Paths>({ baseUrl, ...(fetch ? { fetch } : {}) });
  client.use({
    async onRequest({ request }) {
      const value = typeof token === 'function' ? await token() : token;
      if (value !== undefined) request.headers.set('Authorization', `Bearer ${value}`);
      return request;
    },
  });
  return client;
}
