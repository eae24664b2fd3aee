// The embedded OpenID provider: discovery, signing keys, tokens for clients, and sign-ins of users (docs/behavior/signing-in.md).
//
// oidc-provider implements the protocol. This folder changes what clients of this API expect to be different: the discovery document lists
// only endpoints that are served; a failed authentication returns 400, not 401; URLs begin with the issuer, not with the Host header; the
// user information endpoint accepts access tokens of the API.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { Provider } from 'oidc-provider';
import { memoize } from '../domain/memoize.ts';
import { isExact } from './clients.ts';
import { libraryConfiguration } from './configuration.ts';
import { paths } from './discovery.ts';
import { reportFailures } from './failure-reports.ts';
import type { SigningKeys } from './keys.ts';
import { acceptIdTokenHints } from './id-token-hints.ts';
import { clientOf } from './lookups.ts';
import { issuerOptions, type IssuerOptions, type OpenIdProviderOptions } from './options.ts';
import { createProviderRouter } from './routes.ts';
import { adaptResponse, tooManyRequests } from './token-endpoint.ts';
import { tokenAdmission, TooManyTokenRequests } from './token-limits.ts';

/** The maximum number of cached routers. A local server has one for each host name and port that requests use. */
const maxCachedRouters = 8;

/**
 * Returns the request handler of the provider. Mount it at the path of the issuer, before any body parser. It passes requests to unknown
 * paths on.
 */
export function createOpenIdProvider({ keyRing, issuerOf, ...options }: OpenIdProviderOptions): RequestHandler {
  // The issuer and the keys of a library instance are fixed, so each pair of them has its own router.
  const routersOf = memoize<SigningKeys, Map<string, RequestHandler>>(() => new Map());
  return async (request, response, next) => {
    const keys = await keyRing.current();
    const issuer = issuerOf?.(request) ?? options.issuer;
    const routers = routersOf(keys);
    const router = routers.get(issuer) ?? issuerRouter(keys, issuerOptions(options, issuer));
    // The map is in the order of last use, so its first entry is the least recently used.
    routers.delete(issuer);
    routers.set(issuer, router);
    const [leastRecent] = routers.keys();
    if (routers.size > maxCachedRouters && leastRecent !== undefined) routers.delete(leastRecent);
    router(request, response, next);
  };
}

/** Returns the router of one issuer with one set of keys. */
function issuerRouter(keys: SigningKeys, options: IssuerOptions): RequestHandler {
  const provider = new Provider(options.issuer, libraryConfiguration(options, keys));
  // The library takes the base of its URLs from the proxy headers, which the router sets to the issuer's.
  provider.proxy = true;
  verifySecretsInDirectory(provider, options);
  compareRedirectUrisExactly(provider);
  acceptIdTokenHints(options.acceptsIssuer, provider, keys);
  provider.use(adaptResponse);
  reportFailures(provider, options);
  const { limits, senderAddress, onRefused } = options;
  const refusalReporter =
    (operation: string, path: string) =>
    (request: IncomingMessage, response: ServerResponse, status: number, reason: string) => {
      onRefused({ request, response, operation, path, status, reason, client: undefined });
    };
  return createProviderRouter(provider, {
    ...options,
    onRefused: refusalReporter('userinfo', paths.userinfo),
    ...(limits ? { admission: tokenAdmission(limits, senderAddress, refusalReporter('token', paths.token)) } : {}),
  });
}

/** Makes the provider verify secrets by the client directory, which stores their hashes, within the limits on wrong secrets. */
function verifySecretsInDirectory(provider: Provider, { limits, senderAddress }: IssuerOptions): void {
  provider.Client.prototype.compareClientSecret = async (secret) => {
    const context = Provider.ctx;
    const client = clientOf(context);
    if (!limits || !context) return client.verifySecret(secret);
    return limits
      .verify(client.id, senderAddress(context.req), () => client.verifySecret(secret))
      .catch((error: unknown) => {
        throw error instanceof TooManyTokenRequests ? tooManyRequests(context, error) : error;
      });
  };
}

/** Turns off the library's own rules for redirect addresses: they are validated when a client is created, and compared exactly. */
function compareRedirectUrisExactly(provider: Provider): void {
  const { Schema } = provider.Client as unknown as {
    readonly Schema: { readonly prototype: { redirectUris: () => void } };
  };
  Schema.prototype.redirectUris = () => undefined;
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    isExact(uri) && (clientOf(Provider.ctx).signIn?.redirectUris.includes(uri) ?? false);
}
