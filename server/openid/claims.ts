// The claims of tokens and of user information (docs/behavior/signing-in.md#token-contents).
import type { RegisteredClient } from './clients.ts';
import type { SignedInUser } from './people.ts';

/** The scope of the API, which is also an audience of its tokens. */
export const API_SCOPE = 'ocsapi';

/** The claims of each scope. */
export const claimsOfScopes = {
  openid: ['sub', 'tid', 'role', 'role_type', 'idp'],
  profile: ['name', 'given_name', 'family_name'],
  email: ['email'],
} as const;

/** Returns all claims about a user; callers select those of the granted scopes. */
export const userClaims = (tenant: string, user: SignedInUser) => ({
  sub: user.id,
  tid: tenant,
  role: user.roleIds,
  role_type: user.roleTypeIds,
  idp: user.identityProviderId,
  name: user.name ?? undefined,
  given_name: user.givenName ?? undefined,
  family_name: user.familyName ?? undefined,
  email: user.email ?? undefined,
});

/** Returns the claims about a user that scopes allow. */
export function claimsForScopes(
  tenant: string,
  user: SignedInUser,
  scopes: readonly string[],
): Record<string, unknown> {
  const allowed = new Set(
    Object.entries(claimsOfScopes).flatMap(([scope, names]): readonly string[] =>
      scopes.includes(scope) ? names : [],
    ),
  );
  return Object.fromEntries(Object.entries(userClaims(tenant, user)).filter(([name]) => allowed.has(name)));
}

export interface TokenFacts {
  readonly issuer: string;
  readonly client: RegisteredClient;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  readonly id: unknown;
  /** The person who signed in, with the granted scopes and the time; none for a client by itself. */
  readonly person?: {
    readonly user: SignedInUser;
    readonly scopes: readonly string[];
    readonly authTime: number | undefined;
  };
}

/** Returns the claims of an access token. */
export function accessTokenClaims({ issuer, client, issuedAt, id, person }: TokenFacts) {
  const times = { iat: issuedAt, nbf: issuedAt, exp: issuedAt + client.accessTokenLifetime, jti: id };
  const named = { iss: issuer, client_id: client.id, tid: client.tenantId };
  if (!person) {
    const { roleIds: role, roleTypeIds } = client;
    return { ...named, aud: audience(issuer, [API_SCOPE]), role, role_type: roleTypeIds, scope: [API_SCOPE], ...times };
  }
  const { user, scopes, authTime } = person;
  return {
    ...named,
    aud: audience(issuer, scopes),
    sub: user.id,
    role: user.roleIds,
    role_type: user.roleTypeIds,
    scope: scopes,
    idp: user.identityProviderId,
    auth_time: authTime,
    amr: ['external'],
    ...times,
  };
}

/** The audiences of a token: user information, and the API where its scope was granted. */
const audience = (issuer: string, scopes: readonly string[]) => [
  userInfoAudience(issuer),
  ...(scopes.includes(API_SCOPE) ? [API_SCOPE] : []),
];

/** Returns the audience that every token of an issuer has. */
export const userInfoAudience = (issuer: string) => `${issuer}/resources`;

/** Returns the `acr` of a session in a tenant, in the form in which clients name one (docs/behavior/signing-in.md#authorization-code). */
export const tenantMark = (tenant: string): string => `tenant:${tenant.toLowerCase()}`;
