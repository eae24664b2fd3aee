// Finds the caller of an Authorization header, or refuses it (docs/behavior/signing-in.md#presenting-tokens).
// It imports only some parts of jose, because loading all of them slows every start.
import type { JWTPayload } from 'jose';
import * as errors from 'jose/errors';
import { jwtVerify } from 'jose/jwt/verify';
import { Unauthenticated, type Caller } from '../requests/caller.ts';
import type { KeySource } from './token-keys.ts';

/** The claims that describe a caller; issuers other than ours use other names. */
export interface ClaimNames {
  readonly tenant: string;
  readonly client: string;
  readonly roles: string;
  readonly roleTypes: string;
}

/** The claims of our own tokens (docs/behavior/signing-in.md#token-contents). */
export const builtInClaimNames: ClaimNames = {
  tenant: 'tid',
  client: 'client_id',
  roles: 'role',
  roleTypes: 'role_type',
};

export interface AuthenticatorOptions {
  /** The accepted issuer, or a function that returns whether an issuer is accepted. */
  readonly issuer: string | ((issuer: string) => boolean);
  /** A token must be for one of these; a function returns the audience for an issuer. */
  readonly audience: string | string[] | ((issuer: string) => string);
  readonly keySource: KeySource;
  /** Accepted values of `typ`; some issuers other than ours write JWT. */
  readonly tokenTypes?: readonly string[];
  /** Default: those of our own tokens. */
  readonly claims?: ClaimNames;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The maximum number of verified tokens in the cache. */
  readonly cacheSize?: number;
}

export interface Authenticator {
  /** Returns the caller of an Authorization header; throws Unauthenticated, or KeysUnavailable with remote keys. */
  authenticate(authorizationHeader: string | undefined): Promise<Caller>;
  /** Returns the claims of the token; throws the same. */
  claims(authorizationHeader: string | undefined): Promise<JWTPayload>;
}

/** Seconds by which clocks may differ. */
const CLOCK_TOLERANCE = 5;

/** Node's limit for all headers of a request. */
const MAX_TOKEN_LENGTH = 16 * 1024;

/** Returns the authenticator for the tokens of an issuer. */
export function createAuthenticator({
  issuer,
  audience,
  keySource,
  tokenTypes = ['at+jwt'],
  claims = builtInClaimNames,
  now = Date.now,
  cacheSize = 4096,
}: AuthenticatorOptions): Authenticator {
  /** Callers by their token: checking a signature takes longer than the rest of a small request. */
  const cache = new Map<string, Caller>();

  async function verify(token: string): Promise<JWTPayload> {
    const { payload, protectedHeader } = await jwtVerify(token, keyById(keySource), {
      algorithms: ['RS256'],
      ...(typeof issuer === 'string' ? { issuer } : {}),
      ...(typeof audience === 'function' ? {} : { audience }),
      requiredClaims: ['exp'],
      clockTolerance: CLOCK_TOLERANCE,
      currentDate: new Date(now()),
    });
    const from = payload.iss ?? '';
    if (typeof issuer === 'function' && !issuer(from)) throw invalidClaim(payload, 'iss');
    if (typeof audience === 'function' && ![payload.aud].flat().includes(audience(from)))
      throw invalidClaim(payload, 'aud');
    const type = String(protectedHeader.typ)
      .toLowerCase()
      .replace(/^application\//, '');
    if (!tokenTypes.some((accepted) => accepted.toLowerCase() === type)) {
      throw invalidClaim(payload, 'typ');
    }
    return payload;
  }

  /** The error for a token that was refused; it gives no detail when the signature is wrong. */
  const refusal = (error: unknown) =>
    error instanceof errors.JOSEError ? new Unauthenticated(faultOf(error), { cause: error }) : error;

  async function authenticate(header: string | undefined): Promise<Caller> {
    const token = bearerToken(header);
    const seen = cache.get(token);
    if (seen !== undefined) {
      if (seen.tokenExpiresAt + CLOCK_TOLERANCE > Math.floor(now() / 1000)) return seen;
      cache.delete(token);
      throw new Unauthenticated(faults['exp']);
    }
    const caller = await verify(token)
      .then((payload) => callerOf(payload, claims))
      .catch((error: unknown) => {
        throw refusal(error);
      });
    // Evicts the oldest entry: keeping an order by last use would slow every request.
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
        throw refusal(error);
      }),
  };
}

const invalidClaim = (payload: JWTPayload, claim: string) =>
  new errors.JWTClaimValidationFailed(`unexpected ${claim}`, payload, claim, 'check_failed');

function bearerToken(header = ''): string {
  const text = header.trim();
  const end = text.search(/\s/);
  const scheme = end < 0 ? text : text.slice(0, end);
  if (scheme.toLowerCase() !== 'bearer') throw new Unauthenticated();
  const token = text.slice(scheme.length).trimStart();
  if (token.length > MAX_TOKEN_LENGTH) throw new Unauthenticated('The token is too long.');
  return token;
}

/** Requires a key id: without one, a set of one key would verify every token, a set of two none. */
function keyById(keySource: KeySource): KeySource {
  return (header, token) => {
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    return keySource(header, token);
  };
}

/**
 * Returns the caller of verified claims (docs/behavior/signing-in.md#token-contents). In tokens of other issuers a client is its own
 * subject; ours have no subject.
 */
function callerOf(claims: JWTPayload, names: ClaimNames): Caller {
  const { sub, exp, idp, [names.client]: client, [names.tenant]: tenant } = claims;
  const id = sub ?? client;
  if (typeof id !== 'string' || id === '' || typeof tenant !== 'string' || tenant === '' || exp === undefined) {
    throw new errors.JWTClaimValidationFailed('no caller or no tenant', claims, names.tenant, 'missing');
  }
  return Object.freeze({
    kind: id === client ? 'client' : 'user',
    id,
    tenantId: tenant,
    roleIds: identifiers(claims, names.roles),
    roleTypeIds: identifiers(claims, names.roleTypes),
    ...(typeof client === 'string' && id !== client ? { clientId: client } : {}),
    ...(typeof idp === 'string' ? { identityProviderId: idp } : {}),
    tokenExpiresAt: exp,
  });
}

/** Returns a claim as a list; some issuers write a list of one item as the item. */
function identifiers(claims: JWTPayload, name: string): readonly string[] {
  const value = claims[name] ?? [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (!list.every((item) => typeof item === 'string')) {
    throw new errors.JWTClaimValidationFailed('not a list of identifiers', claims, name, 'invalid');
  }
  return Object.freeze([...list]);
}

/** Messages for refused tokens with a valid signature. */
const faults: Readonly<Record<string, string>> = {
  exp: 'The token has expired.',
  nbf: 'The token is not valid yet.',
  iss: 'The token is from another issuer.',
  aud: 'The token is for another audience.',
};

function faultOf(error: errors.JOSEError): string {
  const claim =
    error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed ? error.claim : '';
  return faults[claim] ?? 'The token is not valid.';
}
