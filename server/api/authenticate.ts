// Verifies the bearer token of a request (docs/behavior/signing-in.md#presenting-tokens).
// The imports from jose are partial, because loading all of jose slows every start.
import type { JWTPayload } from 'jose';
import * as errors from 'jose/errors';
import { jwtVerify } from 'jose/jwt/verify';
import { systemMilliseconds } from '../runtime/clock.ts';
import { Unauthenticated, type Caller } from '../requests/caller.ts';
import type { KeySource } from './token-keys.ts';

/** The names of the claims that describe a caller; each issuer can use other names. */
export interface ClaimNames {
  readonly tenant: string;
  readonly client: string;
  readonly roles: string;
  readonly roleTypes: string;
}

/** The claims in tokens of the built-in issuer (docs/behavior/signing-in.md#token-contents). */
export const builtInClaimNames: ClaimNames = {
  tenant: 'tid',
  client: 'client_id',
  roles: 'role',
  roleTypes: 'role_type',
};

export interface AuthenticatorOptions {
  /** The accepted issuer, or a function that returns whether an issuer is accepted. */
  readonly issuer: string | ((issuer: string) => boolean);
  /** The accepted audiences, or a function that returns the audience for an issuer. */
  readonly audience: string | string[] | ((issuer: string) => string);
  readonly keySource: KeySource;
  /** Accepted values of `typ`; some issuers use JWT. */
  readonly tokenTypes?: readonly string[];
  /** Default: those of the built-in issuer. */
  readonly claims?: ClaimNames;
  /** Returns the time of a tenant in milliseconds since 1970; default: that of the machine. */
  readonly now?: (tenant: string) => number | Promise<number>;
  /** The maximum number of verified tokens in the cache. */
  readonly cacheSize?: number;
}

export interface Authenticator {
  /** Returns the caller of an Authorization header; throws Unauthenticated, and KeysUnavailable with remote keys. */
  authenticate(authorizationHeader: string | undefined): Promise<Caller>;
  /** Returns the claims of the token; throws the same errors. */
  claims(authorizationHeader: string | undefined): Promise<JWTPayload>;
}

/** The tolerated difference of clocks. */
const clockToleranceSeconds = 5;

/** Node's limit on the length of all headers of a request. */
const maxTokenLength = 16 * 1024;

/** Returns an authenticator for the tokens of an issuer. */
export function createAuthenticator({
  issuer,
  audience,
  keySource,
  tokenTypes = ['at+jwt'],
  claims = builtInClaimNames,
  now = systemMilliseconds,
  cacheSize = 4096,
}: AuthenticatorOptions): Authenticator {
  /** Callers by token, because verifying a signature is expensive. */
  const cache = new Map<string, Caller>();

  async function verify(token: string): Promise<JWTPayload> {
    const { payload, protectedHeader } = await jwtVerify(token, requiringKeyId(keySource), {
      algorithms: ['RS256'],
      ...(typeof issuer === 'string' ? { issuer } : {}),
      ...(typeof audience === 'function' ? {} : { audience }),
      requiredClaims: ['exp'],
      // The times are checked below: only a verified token names the tenant whose clock applies.
      clockTolerance: Number.MAX_SAFE_INTEGER,
    });
    requireCurrent(payload, Math.floor((await now(String(payload[claims.tenant] ?? ''))) / 1_000));
    const tokenIssuer = payload.iss ?? '';
    if (typeof issuer === 'function' && !issuer(tokenIssuer)) throw invalidClaim(payload, 'iss');
    if (typeof audience === 'function' && ![payload.aud].flat().includes(audience(tokenIssuer)))
      throw invalidClaim(payload, 'aud');
    const type = String(protectedHeader.typ)
      .toLowerCase()
      .replace(/^application\//, '');
    if (!tokenTypes.some((accepted) => accepted.toLowerCase() === type)) {
      throw invalidClaim(payload, 'typ');
    }
    return payload;
  }

  /** Returns the error for a refused token; for an invalid signature, it has no details. */
  const toUnauthenticated = (error: unknown) =>
    error instanceof errors.JOSEError ? new Unauthenticated(messageFor(error), { cause: error }) : error;

  async function authenticate(header: string | undefined): Promise<Caller> {
    const token = bearerToken(header);
    const cached = cache.get(token);
    if (cached !== undefined) {
      if (!hasExpired(cached.tokenExpiresAt, Math.floor((await now(cached.tenantId)) / 1_000))) return cached;
      cache.delete(token);
      throw new Unauthenticated(messagesByClaim['exp']);
    }
    const caller = await verify(token)
      .then((payload) => callerOf(payload, claims))
      .catch((error: unknown) => {
        throw toUnauthenticated(error);
      });
    // Evicts the oldest entry: ordering entries by last use would slow every request.
    if (cache.size >= cacheSize) {
      const [oldest] = cache.keys();
      if (oldest !== undefined) cache.delete(oldest);
    }
    cache.set(token, caller);
    return caller;
  }

  return {
    authenticate,
    claims: (header) =>
      verify(bearerToken(header)).catch((error: unknown) => {
        throw toUnauthenticated(error);
      }),
  };
}

const hasExpired = (expiresAt: number, now: number): boolean => expiresAt <= now - clockToleranceSeconds;

/** Throws the errors of jose for a token that has expired or is not valid yet; `now` is in seconds since 1970. */
function requireCurrent(payload: JWTPayload, now: number): void {
  if (payload.nbf !== undefined && payload.nbf > now + clockToleranceSeconds) throw invalidClaim(payload, 'nbf');
  if (payload.exp !== undefined && hasExpired(payload.exp, now)) throw invalidClaim(payload, 'exp');
}

const invalidClaim = (payload: JWTPayload, claim: string) =>
  new errors.JWTClaimValidationFailed(`unexpected ${claim}`, payload, claim, 'check_failed');

function bearerToken(header = ''): string {
  const text = header.trim();
  const end = text.search(/\s/);
  const scheme = end < 0 ? text : text.slice(0, end);
  if (scheme.toLowerCase() !== 'bearer') throw new Unauthenticated();
  const token = text.slice(scheme.length).trimStart();
  if (token.length > maxTokenLength) throw new Unauthenticated('The token is too long.');
  return token;
}

/** Returns a key source that requires a key id: without one, jose accepts a token if the set has one key, and no token if it has two. */
function requiringKeyId(keySource: KeySource): KeySource {
  return (header, token) => {
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    return keySource(header, token);
  };
}

/**
 * Returns the caller that verified claims describe (docs/behavior/signing-in.md#token-contents). For a client, other issuers repeat its id
 * as the subject; the built-in issuer sets no subject.
 */
function callerOf(claims: JWTPayload, names: ClaimNames): Caller {
  const {
    sub,
    exp,
    idp,
    client_registration: registration,
    auth_time: signedInAt,
    [names.client]: client,
    [names.tenant]: tenant,
  } = claims;
  const id = sub ?? client;
  if (typeof id !== 'string' || id === '' || typeof tenant !== 'string' || tenant === '' || exp === undefined) {
    throw new errors.JWTClaimValidationFailed('no caller or no tenant', claims, names.tenant, 'missing');
  }
  return Object.freeze({
    kind: id === client ? 'client' : 'user',
    id,
    tenantId: tenant,
    roleIds: identifiersIn(claims, names.roles),
    roleTypeIds: identifiersIn(claims, names.roleTypes),
    ...(typeof client === 'string' && id !== client ? { clientId: client } : {}),
    ...(typeof idp === 'string' ? { identityProviderId: idp } : {}),
    ...(typeof registration === 'string' ? { clientRegistration: registration } : {}),
    ...(typeof signedInAt === 'number' ? { signedInAt } : {}),
    tokenExpiresAt: exp,
  });
}

/** Returns the identifiers in a claim; some issuers write a list of one identifier as a text. */
function identifiersIn(claims: JWTPayload, name: string): readonly string[] {
  const value = claims[name] ?? [];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (!items.every((item) => typeof item === 'string')) {
    throw new errors.JWTClaimValidationFailed('not a list of identifiers', claims, name, 'invalid');
  }
  return Object.freeze([...items]);
}

/** Messages for tokens with a valid signature, by the claim that is not accepted. */
const messagesByClaim: Readonly<Record<string, string>> = {
  exp: 'The token has expired.',
  nbf: 'The token is not valid yet.',
  iss: 'The token is from another issuer.',
  aud: 'The token is for another audience.',
};

function messageFor(error: errors.JOSEError): string {
  const claim =
    error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed ? error.claim : '';
  return messagesByClaim[claim] ?? 'The token is not valid.';
}
