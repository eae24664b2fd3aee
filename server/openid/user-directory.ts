// Users who can sign in, and the settings of sign-ins.
import type { Adapter } from 'oidc-provider';

/** A user of a tenant, with the data for the claims of tokens. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly email: string | null;
  readonly identityProviderId: string;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
}

/** A person whom an identity provider has authenticated. */
export interface AuthenticatedPerson {
  readonly subject: string;
  readonly email: string;
  readonly name?: string | undefined;
}

/** The request that completes a sign-in, for the audit log. */
export interface SignInRequest {
  /** The Operation-Id of its response. */
  readonly requestId: string;
  readonly method: string;
  readonly address: string;
  readonly clientId: string;
}

/** The port to the users of all tenants. */
export interface UserDirectory {
  /** Returns the identity providers of a tenant. */
  providers(tenant: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /**
   * Signs in a person whom a provider has authenticated. Returns the identifier of the user and the time of the sign-in in seconds since
   * 1970, or the reason for a refusal.
   */
  signIn(
    tenant: string,
    providerId: string,
    person: AuthenticatedPerson,
    request: SignInRequest,
  ): Promise<{ readonly id: string; readonly authTime: number } | { readonly refusal: string }>;
  /**
   * Returns a user with their current data; null if there is no such user. Also returns null if the user or their identity provider was
   * removed after a sign-in at `authTime` (docs/behavior/signing-in.md#removed-identity-providers).
   */
  find(tenant: string, id: string, authTime?: number): Promise<SignedInUser | null>;
}

/** The settings of sign-ins. */
export interface SignInSettings {
  readonly users: UserDirectory;
  /** Returns the adapter with which the library stores a model between two requests. */
  readonly adapterOf: (model: string) => Adapter;
  /** Whether the built-in sign-in page, which checks no password, is served. */
  readonly hasBuiltInPage: boolean;
  /** Whether hybrid clients with AllowOfflineAccess get refresh tokens; document 2 says that they do not. */
  readonly hasRefreshTokens: boolean;
  /** Returns the claims of the access token in an Authorization header; null without a valid token. Rejects if it cannot be verified. */
  readonly verifyToken: (authorization: string | undefined) => Promise<Readonly<Record<string, unknown>> | null>;
}
