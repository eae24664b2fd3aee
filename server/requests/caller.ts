// The caller of a request, and the errors if it cannot be determined.

/** The caller of a request, as its token describes it. For requests that write, its current roles are those in the store. */
export interface Caller {
  readonly kind: 'user' | 'client';
  readonly id: string;
  readonly tenantId: string;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
  /** The client that a user signed in through. */
  readonly clientId?: string;
  /** The registration of the client that the token was issued to; absent for clients without one. */
  readonly clientRegistration?: string;
  /** The time of the user's sign-in, in seconds since 1970. */
  readonly signedInAt?: number;
  /** The identity provider that the user signed in with. */
  readonly identityProviderId?: string;
  /** The expiration of the token, in seconds since 1970. */
  readonly tokenExpiresAt: number;
}

/** The error for a caller that is not authenticated (401). The response contains the message, but not the cause. */
export class Unauthenticated extends Error {
  override readonly name = 'Unauthenticated';
  /** The value of WWW-Authenticate (docs/behavior/signing-in.md#presenting-tokens). */
  readonly challenge: string;

  constructor(fault?: string, options?: ErrorOptions) {
    super(fault ?? 'The request has no bearer token.', options);
    this.challenge =
      fault === undefined
        ? 'Bearer'
        : `Bearer error="invalid_token", error_description="${fault.replaceAll('"', "'")}"`;
  }
}

/** The error for a token that cannot be checked, because the keys of its issuer cannot be fetched (503). */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}
