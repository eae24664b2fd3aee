// Finds the caller of a request: by its token or, with AUTH=off, always an administrator.
import type { Request } from 'express';
import { anonymousIn } from './api/anonymous.ts';
import type { ApiOptions } from './api/api-options.ts';
import { createAuthenticator, builtInClaimNames, type Authenticator } from './api/authenticate.ts';
import { discoveredKeys, ringKeys } from './api/token-keys.ts';
import type { Config } from './config.ts';
import type { currentCaller } from './identity/current-caller.ts';
import { oldestTenant } from './identity/clients/stored-clients.ts';
import type { Issuer } from './issuer.ts';
import { API_SCOPE, userInfoAudience } from './openid/claims.ts';
import type { KeyRing } from './openid/key-ring.ts';
import { Unauthenticated, type Caller } from './requests/caller.ts';
import type { Store } from './store/ports/store.ts';
import { tenantScope } from './tenancy/tenants.ts';

export interface CallerOptions {
  readonly config: Config;
  readonly store: Store;
  readonly issuer: Issuer;
  readonly ring: KeyRing;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a caller as the store knows them now. */
  readonly currentCallerOf: typeof currentCaller;
}

/** Returns how the API finds the caller of a request and the tenant of a path. */
export function callersOf(options: CallerOptions): Pick<ApiOptions, 'authenticate' | 'resolveNames'> {
  const { config, store } = options;
  return config.auth === 'off'
    ? { authenticate: asAdministrator(store), resolveNames: withDefaultTenant(store) }
    : { authenticate: byToken(options) };
}

/** Returns a function that finds the caller by the token of a request. */
function byToken(options: CallerOptions): ApiOptions['authenticate'] {
  const { store, issuer, currentCallerOf } = options;
  const authenticator = apiAuthenticator(options);
  return async (request, { method }) => {
    const caller = await authenticator.authenticate(authorizationOf(request));
    // The store has no callers of another issuer (docs/behavior/signing-in.md#callers-of-writes).
    const isLookedUp = issuer.isBuiltIn && method !== 'get' && method !== 'head';
    return isLookedUp ? currentCallerOf(store, caller) : caller;
  };
}

function apiAuthenticator({ config, issuer, ring, now }: CallerOptions): Authenticator {
  if (issuer.isBuiltIn)
    return createAuthenticator({ issuer: issuer.accepts, audience: API_SCOPE, keySource: ringKeys(ring), now });
  return createAuthenticator({
    issuer: issuer.url,
    audience: [...config.oidcAudience],
    keySource: discoveredKeys(issuer.url),
    // Few other issuers mark their access tokens as such (RFC 9068).
    tokenTypes: ['at+jwt', 'JWT'],
    claims: { ...builtInClaimNames, ...config.oidcClaims },
    now,
  });
}

/** Returns a function that reads the claims of a token for user information; it returns null without a valid one. */
export function userInfoVerifier({ issuer, ring, now }: Pick<CallerOptions, 'issuer' | 'ring' | 'now'>) {
  const authenticator = createAuthenticator({
    issuer: issuer.accepts,
    audience: userInfoAudience,
    keySource: ringKeys(ring),
    now,
  });
  return (authorization: string | undefined) =>
    authenticator.claims(authorization).catch((error: unknown) => {
      if (error instanceof Unauthenticated) return null;
      throw error;
    });
}

/** Treats every caller as administrator of the tenant that the path names. */
function asAdministrator(store: Store): ApiOptions['authenticate'] {
  return async (_request, _operation, { tenantId }): Promise<Caller> =>
    anonymousIn(store, tenantId ?? (await oldestTenant(store.objects)));
}

/** Replaces the tenant `default` in a path by the oldest tenant, unless a tenant has that name (docs/behavior/identity.md#tenant-default). */
function withDefaultTenant({ objects }: Store): ApiOptions['resolveNames'] {
  return async (path) => {
    const { tenantId } = path;
    if (tenantId?.toLowerCase() !== 'default' || (await objects.get(tenantScope(tenantId), 'tenant', tenantId)))
      return path;
    return { ...path, tenantId: await oldestTenant(objects) };
  };
}

/** Returns all Authorization headers of a request: Node keeps only the first, and a proxy may have checked another one. */
const authorizationOf = ({ headers, headersDistinct }: Request): string | undefined =>
  headers.authorization && headersDistinct['authorization']?.join(', ');
