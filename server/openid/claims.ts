// The claims of tokens and of user information (docs/behavior/signing-in.md#token-contents).
import type { RegisteredClient } from './clients.ts';
import type { SignedInUser } from './user-directory.ts';

/** The scope of the API, which is also an audience of its tokens. */
export const API_SCOPE = 'ocsapi';

/** The claims of each scope. */
export const claimsByScope = {
  openid: ['sub', 'tid', 'role', 'role_type', 'idp'],
  profile: ['name', 'given_name', 'family_name'],
  email: ['email'],
} as const;

/** Returns all claims about a user. */
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

/** Returns the claims about a user that the scopes allow. */
export function claimsForScopes(
  tenant: string,
  user: SignedInUser,
  scopes: readonly string[],
): Record<string, unknown> {
  const allowed = new Set(
    Object.entries(claimsByScope).flatMap(([scope, names]): readonly string[] => (scopes.includes(scope) ? names : [])),
  );
  return Object.fromEntries(Object.entries(userClaims(tenant, user)).filter(([name]) => allowed.has(name)));
}

/** The contents of an access token. */
export interface AccessTokenInput {
  readonly issuer: string;
  readonly client: RegisteredClient;
  /** Seconds since 1970. */
  readonly issuedAt: number;
  readonly id: unknown;
  /** The sign-in behind the token; absent for a client by itself. */
  readonly signIn?: {
    readonly user: SignedInUser;
    readonly scopes: readonly string[];
    /** Seconds since 1970. */
    readonly authTime: number | undefined;
  };
}

/** Returns the claims of an access token. */
export function accessTokenClaims({ issuer, client, issuedAt, id, signIn }: AccessTokenInput) {
  const times = { iat: issuedAt, nbf: issuedAt, exp: issuedAt + client.accessTokenLifetime, jti: id };
  const identifiers = {
    iss: issuer,
    client_id: client.id,
    client_registration: client.registrationId,
    tid: client.tenantId,
  };
  if (!signIn) {
    const { roleIds: role, roleTypeIds } = client;
    return {
      ...identifiers,
      aud: audience(issuer, [API_SCOPE]),
      role,
      role_type: roleTypeIds,
      scope: [API_SCOPE],
      ...times,
    };
  }
  const { user, scopes, authTime } = signIn;
  return {
    ...identifiers,
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

/** Returns the audiences of a token: user information, and the API if its scope was granted. */
const audience = (issuer: string, scopes: readonly string[]) => [
  userInfoAudience(issuer),
  ...(scopes.includes(API_SCOPE) ? [API_SCOPE] : []),
];

/** Returns the audience that every token of an issuer has. */
export const userInfoAudience = (issuer: string) => `${issuer}/resources`;

/** Returns the `acr` of a session in a tenant, in the form of `acr_values` (docs/behavior/signing-in.md#authorization-code). */
export const tenantAcr = (tenant: string): string => `tenant:${tenant.toLowerCase()}`;
