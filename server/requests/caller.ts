// Who makes a request, and what is thrown when nobody can tell.

/** Who makes a request, as the token says; before a change with the roles that they still have. */
export interface Caller {
  readonly kind: 'user' | 'client';
  readonly id: string;
  readonly tenantId: string;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
  /** The client through which a user came. */
  readonly clientId?: string;
  /** The identity provider that the user signed in with. */
  readonly identityProviderId?: string;
  /** Seconds since 1970. */
  readonly tokenExpires: number;
}

/** The caller cannot be told: 401. The message may be shown; the cause may not. */
export class Unauthenticated extends Error {
  override readonly name = 'Unauthenticated';
  /** The value of WWW-Authenticate (docs/behavior/signing-in.md#presenting-tokens). */
  readonly challenge: string;

  constructor(fault?: string, options?: ErrorOptions) {
    super(fault ?? 'The request carries no bearer token.', options);
    this.challenge =
      fault === undefined
        ? 'Bearer'
        : `Bearer error="invalid_token", error_description="${fault.replaceAll('"', "'")}"`;
  }
}

/** The keys of a remote issuer cannot be had, so nothing can be said about the token: 503. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}
