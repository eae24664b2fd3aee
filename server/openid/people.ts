// The people that can sign in, as the provider asks for them, and what their sign-ins need.
import type { Adapter } from 'oidc-provider';

/** A user of a tenant, as tokens tell of them. */
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

/** Somebody as an identity provider has authenticated them. */
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
  /** The identity providers of a tenant, which its people sign in with. */
  providers(tenant: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /**
   * Lets somebody in whom a provider has authenticated; returns their identifier and the time of the sign-in in seconds since 1970, or why
   * they stay out.
   */
  signIn(
    tenant: string,
    providerId: string,
    who: Authenticated,
    request: SignInRequest,
  ): Promise<{ readonly id: string; readonly signedInAt: number } | { readonly refused: string }>;
  /**
   * A user as a token made now tells of them; null when there is none (any more), and when the sign-in at that time no longer counts:
   * the identity provider was removed since (docs/behavior/signing-in.md#removed-identity-providers).
   */
  find(tenant: string, id: string, signedInAt?: number): Promise<SignedInUser | null>;
}

/** What signing in needs. */
export interface SignIns {
  readonly people: People;
  /** Where the provider keeps what it must remember between two requests. */
  readonly state: (model: string) => Adapter;
  /** Whether people can come in by the built-in page, which believes everybody. */
  readonly builtInPage: boolean;
  /** Whether hybrid clients with AllowOfflineAccess really get refresh tokens (document 2 has none for them). */
  readonly refreshTokens: boolean;
  /** The claims of the access token in an Authorization header; null without a good one. Rejects when that cannot be told. */
  readonly verify: (authorization: string | undefined) => Promise<Readonly<Record<string, unknown>> | null>;
}
