// Users who can sign in, and the options of sign-ins.
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
export interface Authenticated {
  readonly subject: string;
  readonly email: string;
  readonly name?: string | undefined;
}

/** The request of a sign-in, as the audit log names it. */
export interface SignInRequest {
  /** The Operation-Id of its response. */
  readonly requestId: string;
  readonly method: string;
  readonly address: string;
  readonly clientId: string;
}

export interface People {
  /** Returns the identity providers of a tenant. */
  providers(tenant: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /**
   * Signs in a person whom a provider has authenticated. Returns the identifier of the user and the time of the sign-in in seconds since
   * 1970, or the reason for a refusal.
   */
  signIn(
    tenant: string,
    providerId: string,
    who: Authenticated,
    request: SignInRequest,
  ): Promise<{ readonly id: string; readonly signedInAt: number } | { readonly refused: string }>;
  /**
   * Returns a user as they are now; null when there is none, and when a sign-in at that time no longer counts, because the identity
   * provider was removed since (docs/behavior/signing-in.md#removed-identity-providers).
   */
  find(tenant: string, id: string, signedInAt?: number): Promise<SignedInUser | null>;
}

/** The options of sign-ins. */
export interface SignIns {
  readonly people: People;
  /** Returns the adapter with which the library stores a model between two requests. */
  readonly state: (model: string) => Adapter;
  /** Whether the built-in sign-in page is served, which checks no password. */
  readonly builtInPage: boolean;
  /** Whether hybrid clients with AllowOfflineAccess get refresh tokens, which document 2 does not give them. */
  readonly refreshTokens: boolean;
  /** Returns the claims of the access token in an Authorization header; null without a valid one. Rejects when that cannot be decided. */
  readonly verify: (authorization: string | undefined) => Promise<Readonly<Record<string, unknown>> | null>;
}
