// Finds the caller of a request: by its token or, with AUTH=off, an administrator.
import type { Request } from 'express';
import { anonymousCaller } from './api/anonymous.ts';
import type { ApiOptions } from './api/api-options.ts';
import { createAuthenticator, builtInClaimNames, type Authenticator } from './api/authenticate.ts';
import { discoveredKeySource, ringKeySource } from './api/token-keys.ts';
import type { Config } from './config.ts';
import type { currentCaller } from './identity/current-caller.ts';
import { oldestTenant } from './identity/clients/stored-clients.ts';
import type { Issuer } from './issuer.ts';
import { API_SCOPE, userInfoAudience } from './openid/claims.ts';
import type { KeyRing } from './openid/key-ring.ts';
import { Unauthenticated, type Caller } from './requests/caller.ts';
import { millisecondsOf, type Clocks } from './runtime/clock.ts';
import type { Store } from './store/ports/store.ts';
import { tenantScope } from './tenancy/tenants.ts';

export interface CallerOptions {
  readonly config: Config;
  readonly store: Store;
  readonly issuer: Issuer;
  readonly ring: KeyRing;
  readonly clocks: Clocks;
  /** Returns a caller with its current roles. */
  readonly currentCallerOf: typeof currentCaller;
}

/** Returns the options of the API for finding the caller of a request and the tenant in its path. */
export function authenticationOf(options: CallerOptions): Pick<ApiOptions, 'authenticate' | 'resolveAliases'> {
  const { config, store } = options;
  return config.auth === 'off'
    ? {
        authenticate: readingClocks(administratorAuthenticator(store), options),
        resolveAliases: defaultTenantResolver(store),
      }
    : { authenticate: tokenAuthenticator(options) };
}

/** Returns a function that finds the caller of a request by its token. */
function tokenAuthenticator(options: CallerOptions): ApiOptions['authenticate'] {
  const { store, issuer, currentCallerOf } = options;
  const authenticator = apiAuthenticator(options);
  const authenticate: ApiOptions['authenticate'] = async (request, { method }) => {
    const caller = await authenticator.authenticate(authorizationOf(request));
    // The store contains no callers of other issuers (docs/behavior/signing-in.md#callers-of-writes).
    const shouldReadStoredRoles = issuer.isBuiltIn && method !== 'get' && method !== 'head';
    return shouldReadStoredRoles ? currentCallerOf(store, caller) : caller;
  };
  // The built-in issuer has set the expiry of the token by the clock of the tenant, which is read to check it.
  return issuer.isBuiltIn ? authenticate : readingClocks(authenticate, options);
}

/** Returns a function that reads the clock of the tenant of each caller, since other parts use it as read last. */
function readingClocks(
  authenticate: ApiOptions['authenticate'],
  { clocks }: Pick<CallerOptions, 'clocks'>,
): ApiOptions['authenticate'] {
  return async (request, operation, path) => {
    const caller = await authenticate(request, operation, path);
    await clocks.now(caller.tenantId);
    return caller;
  };
}

function apiAuthenticator({ config, issuer, ring, clocks }: CallerOptions): Authenticator {
  if (issuer.isBuiltIn)
    return createAuthenticator({
      issuer: issuer.isAccepted,
      audience: API_SCOPE,
      keySource: ringKeySource(ring),
      now: tenantMilliseconds(clocks),
    });
  return createAuthenticator({
    issuer: issuer.url,
    audience: [...config.oidcAudience],
    keySource: discoveredKeySource(issuer.url),
    // Few other issuers use the type of access tokens in RFC 9068.
    tokenTypes: ['at+jwt', 'JWT'],
    claims: { ...builtInClaimNames, ...config.oidcClaims },
    // Another issuer does not know the clocks of tenants.
    now: () => millisecondsOf(clocks.machine()),
  });
}

const tenantMilliseconds = (clocks: Clocks) => async (tenant: string) => millisecondsOf(await clocks.now(tenant));

/** Returns a function that returns the claims of a token for user information, or null if it is not valid. */
export function userInfoVerifier({ issuer, ring, clocks }: Pick<CallerOptions, 'issuer' | 'ring' | 'clocks'>) {
  const authenticator = createAuthenticator({
    issuer: issuer.isAccepted,
    audience: userInfoAudience,
    keySource: ringKeySource(ring),
    now: tenantMilliseconds(clocks),
  });
  return (authorization: string | undefined) =>
    authenticator.claims(authorization).catch((error: unknown) => {
      if (error instanceof Unauthenticated) return null;
      throw error;
    });
}

/** Returns a function that treats every caller as an administrator of the tenant in the path. */
function administratorAuthenticator(store: Store): ApiOptions['authenticate'] {
  return async (_request, _operation, { tenantId }): Promise<Caller> =>
    anonymousCaller(store, tenantId ?? (await oldestTenant(store.objects)));
}

/** Returns a function that replaces the tenant `default` with the oldest tenant, unless it exists (docs/behavior/identity.md#tenant-default). */
function defaultTenantResolver({ objects }: Store): ApiOptions['resolveAliases'] {
  return async (path) => {
    const { tenantId } = path;
    if (tenantId?.toLowerCase() !== 'default' || (await objects.get(tenantScope(tenantId), 'tenant', tenantId)))
      return path;
    return { ...path, tenantId: await oldestTenant(objects) };
  };
}

/** Returns all Authorization headers of a request: Node returns only the first one, and a proxy may have checked another. */
const authorizationOf = ({ headers, headersDistinct }: Request): string | undefined =>
  headers.authorization && headersDistinct['authorization']?.join(', ');
