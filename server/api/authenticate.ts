// From the Authorization header to a caller, or a refusal (docs/behavior/signing-in.md#presenting-tokens).
// Only the parts of jose that are needed are loaded, since every start pays for them.
import type { JWTPayload } from 'jose';
import * as errors from 'jose/errors';
import { jwtVerify } from 'jose/jwt/verify';
import { Unauthenticated, type Caller } from '../requests/caller.ts';
import type { KeySource } from './token-keys.ts';

/** Names of the claims that tell a caller; issuers other than ours have their own. */
export interface ClaimNames {
  readonly tenant: string;
  readonly client: string;
  readonly roles: string;
  readonly roleTypes: string;
}

/** The claims of our own tokens (docs/behavior/signing-in.md#token-contents). */
export const ourClaims: ClaimNames = { tenant: 'tid', client: 'client_id', roles: 'role', roleTypes: 'role_type' };

export interface AuthenticatorOptions {
  /** The issuer of accepted tokens, or a function that tells whether one is accepted. */
  readonly issuer: string | ((issuer: string) => boolean);
  /** A token must name one of these; a function gives the one for the token's issuer. */
  readonly audience: string | string[] | ((issuer: string) => string);
  readonly keySource: KeySource;
  /** The `typ` that access tokens have; some issuers other than ours say JWT. */
  readonly tokenTypes?: readonly string[];
  /** Default: those of our own tokens. */
  readonly claims?: ClaimNames;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How many verified tokens are remembered. */
  readonly remembered?: number;
}

export interface Authenticator {
  /** The caller that an Authorization header names; throws Unauthenticated, or KeysUnavailable with remote keys. */
  authenticate(authorizationHeader: string | undefined): Promise<Caller>;
  /** The claims of the token itself; throws likewise. */
  claims(authorizationHeader: string | undefined): Promise<JWTPayload>;
}

/** Seconds by which the clocks of servers may differ. */
const CLOCK_TOLERANCE = 5;

/** As long as Node lets all headers of a request be together. */
const MAX_TOKEN_LENGTH = 16 * 1024;

/** What tells the callers of one issuer's tokens. */
export function createAuthenticator({
  issuer,
  audience,
  keySource,
  tokenTypes = ['at+jwt'],
  claims = ourClaims,
  now = Date.now,
  remembered = 4096,
}: AuthenticatorOptions): Authenticator {
  /** Callers by the text of their token. A signature need not be checked twice, and checking is most of a small request. */
  const known = new Map<string, Caller>();

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

  /** What is thrown for a token that is not good, with nothing told of one whose signature is not. */
  const refusal = (error: unknown) =>
    error instanceof errors.JOSEError ? new Unauthenticated(faultOf(error), { cause: error }) : error;

  async function authenticate(header: string | undefined): Promise<Caller> {
    const token = bearerToken(header);
    const seen = known.get(token);
    if (seen !== undefined) {
      if (seen.tokenExpires + CLOCK_TOLERANCE > Math.floor(now() / 1000)) return seen;
      known.delete(token);
      throw new Unauthenticated(faults['exp']);
    }
    const caller = await verify(token)
      .then((payload) => callerOf(payload, claims))
      .catch((error: unknown) => {
        throw refusal(error);
      });
    // Whoever was remembered first goes first: to order by last use would cost every request for a rare gain.
    if (known.size >= remembered) {
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    }
    known.set(token, caller);
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

/** Without a key id, a set of one key would verify everything by that key, and a set of two nothing. */
function keyById(keySource: KeySource): KeySource {
  return (header, token) => {
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    return keySource(header, token);
  };
}

/**
 * The caller of verified claims (docs/behavior/signing-in.md#token-contents). Other issuers name a client as its own subject, ours names
 * none.
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
    tokenExpires: exp,
  });
}

/** A claim that is a list; some issuers write a list of one as its only member. */
function identifiers(claims: JWTPayload, name: string): readonly string[] {
  const value = claims[name] ?? [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (!list.every((item) => typeof item === 'string')) {
    throw new errors.JWTClaimValidationFailed('not a list of identifiers', claims, name, 'invalid');
  }
  return Object.freeze([...list]);
}

/** What is told of a token whose signature is good; of any other nothing is told. */
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
