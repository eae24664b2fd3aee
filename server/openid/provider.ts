// The embedded OpenID provider: discovery, keys, tokens for clients that present a secret, and, where there are people, their sign-ins
// (docs/behavior/signing-in.md).
//
// oidc-provider implements the protocol. This folder replaces what clients of this API need differently: the discovery document shows
// only what is served; a failed authentication is 400, not 401; URLs begin with the issuer, not with the Host header; user information
// takes the token of the API.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { Provider } from 'oidc-provider';
import { memoize } from '../domain/memoize.ts';
import { isExact } from './clients.ts';
import { libraryConfiguration } from './configuration.ts';
import { paths } from './discovery.ts';
import { reportFailures } from './failure-reports.ts';
import type { SigningKeys } from './keys.ts';
import { acceptHintsOf } from './id-token-hints.ts';
import { clientOf } from './lookups.ts';
import { issuerOptions, type IssuerOptions, type OpenIdProviderOptions } from './options.ts';
import { routerOf } from './routes.ts';
import { adaptResponse, tooManyRequests } from './token-endpoint.ts';
import { tokenAdmission, TooManyTokenRequests } from './token-limits.ts';

/** The maximum number of cached routers. A local server has one for each host name and port that requests use. */
const maxIssuers = 8;

/**
 * Returns the provider, to be mounted where its issuer points to, before anything that reads bodies. Requests that it does not serve pass
 * on.
 */
export function createOpenIdProvider({ ring, issuerOf, ...options }: OpenIdProviderOptions): RequestHandler {
  // The issuer and the keys of a library instance are fixed, so each pair of them has its own router.
  const routersOf = memoize<SigningKeys, Map<string, RequestHandler>>(() => new Map());
  return async (request, response, next) => {
    const keys = await ring.current();
    const issuer = issuerOf?.(request) ?? options.issuer;
    const routers = routersOf(keys);
    const router = routers.get(issuer) ?? issuerRouter(keys, issuerOptions(options, issuer));
    // The map is in the order of last use: the first entry is removed.
    routers.delete(issuer);
    routers.set(issuer, router);
    const [oldest] = routers.keys();
    if (routers.size > maxIssuers && oldest !== undefined) routers.delete(oldest);
    router(request, response, next);
  };
}

/** The routes of one issuer with one set of keys. */
function issuerRouter(keys: SigningKeys, options: IssuerOptions): RequestHandler {
  const provider = new Provider(options.issuer, libraryConfiguration(options, keys));
  // URLs begin with the issuer's, whatever host a request names: the router says so in the headers of a proxy.
  provider.proxy = true;
  compareSecretsOurselves(provider, options);
  compareAddressesExactly(provider);
  acceptHintsOf(options.acceptsIssuer, provider, keys);
  provider.use(adaptResponse);
  reportFailures(provider, options);
  const { limits, senderAddress, refused } = options;
  const refusedAt =
    (operation: string, path: string) =>
    (request: IncomingMessage, response: ServerResponse, status: number, reason: string) => {
      refused({ request, response, operation, path, status, reason, client: undefined });
    };
  return routerOf(provider, {
    ...options,
    refused: refusedAt('userinfo', paths.userinfo),
    ...(limits ? { admission: tokenAdmission(limits, senderAddress, refusedAt('token', paths.token)) } : {}),
  });
}

/** Secrets are compared by the directory of clients, which keeps their hashes, within the limits of wrong ones. */
function compareSecretsOurselves(provider: Provider, { limits, senderAddress }: IssuerOptions): void {
  provider.Client.prototype.compareClientSecret = async (secret) => {
    const context = Provider.ctx;
    const client = clientOf(context);
    if (!limits || !context) return client.verifySecret(secret);
    return limits
      .attempt(client.id, senderAddress(context.req), () => client.verifySecret(secret))
      .catch((error: unknown) => {
        throw error instanceof TooManyTokenRequests ? tooManyRequests(context, error) : error;
      });
  };
}

/** Addresses are checked where clients are made, and compared exactly; the library has rules of its own for both. */
function compareAddressesExactly(provider: Provider): void {
  const { Schema } = provider.Client as unknown as {
    readonly Schema: { readonly prototype: { redirectUris: () => void } };
  };
  Schema.prototype.redirectUris = () => undefined;
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    isExact(uri) && (clientOf(Provider.ctx).signIn?.redirectUris.includes(uri) ?? false);
}
