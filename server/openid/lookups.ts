// The client and the user that a request to the provider has looked up, so that each is read once per request.
import type { KoaContextWithOIDC } from 'oidc-provider';
import { memoize } from '../domain/memoize.ts';
import type { RegisteredClient } from './clients.ts';
import type { SignedInUser } from './user-directory.ts';

export interface Lookups {
  client?: RegisteredClient;
  user?: SignedInUser;
}

const lookupsByRequest = memoize<KoaContextWithOIDC, Lookups>(() => ({}));

/** Returns the client and user that a request has looked up so far. Whoever looks one up sets it in the result. */
export function lookupsOf(context: KoaContextWithOIDC | undefined): Lookups {
  if (!context) throw new Error('There is no request.');
  return lookupsByRequest(context);
}

/** Returns the client of a request; throws an Error when none was looked up. */
export function clientOf(context: KoaContextWithOIDC | undefined): RegisteredClient {
  const { client } = lookupsOf(context);
  if (!client) throw new Error('The request has looked up no client.');
  return client;
}
