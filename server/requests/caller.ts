// The caller of a request, and the errors when it cannot be determined.

/** The caller of a request, by its token; before a change, with the roles that it still has. */
export interface Caller {
  readonly kind: 'user' | 'client';
  readonly id: string;
  readonly tenantId: string;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
  /** The client that a user signed in through. */
  readonly clientId?: string;
  /** The identity provider that the user signed in with. */
  readonly identityProviderId?: string;
  /** Seconds since 1970. */
  readonly tokenExpiresAt: number;
}

/** The caller is unknown: 401. The message is for the caller; the cause is not. */
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

/** The keys of a remote issuer cannot be fetched, so that the token cannot be checked: 503. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}
