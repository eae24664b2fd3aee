// The secrets of clients: their maximum number and their expiry (docs/behavior/signing-in.md#secrets-of-clients).
import { InvalidInput } from '../model.ts';
import { parseDateTime } from '../values/time.ts';

/** The maximum number of secrets of a client. */
export const maxSecrets = 10;

/** The expiry of a secret, in ticks; null when it never expires. */
export type Expiry = bigint | null;

/** The expiry of a secret in a request. */
export interface ExpiryInput {
  readonly Expiration?: string | null | undefined;
  readonly Expires?: boolean | null | undefined;
}

/** Returns whether a secret has not expired at a time. At the time of its expiry it has expired. */
export function isUnexpired(expiry: Expiry, now: bigint): boolean {
  return expiry === null || expiry > now;
}

/** Returns the expiry of the secret that is created with its client; throws InvalidInput for a date that is not in the future. */
export function initialSecretExpiry(date: string | null | undefined, now: bigint): Expiry {
  return date === null || date === undefined ? null : requireFuture('SecretExpirationDate', date, now);
}

/**
 * Returns the expiry of a secret that is added to a client; throws InvalidInput unless there is a future date, or `Expires` is false.
 */
export function newSecretExpiry({ Expiration, Expires }: ExpiryInput, now: bigint): Expiry {
  return changedSecretExpiry(null, { Expiration, Expires: Expires ?? true }, now);
}

/**
 * Returns the changed expiry of a secret: a date sets it, `Expires` false removes it, otherwise it does not change. Throws
 * InvalidInput for a date with `Expires` false, a date that is not in the future, or `Expires` true for a secret that has no date.
 */
export function changedSecretExpiry(expiry: Expiry, { Expiration, Expires }: ExpiryInput, now: bigint): Expiry {
  const date = Expiration ?? null;
  if (Expires === false && date !== null) {
    throw new InvalidInput('Expiration', 'Expiration must be left out or null when Expires is false.');
  }
  if (date !== null) return requireFuture('Expiration', date, now);
  if (Expires === false) return null;
  if (Expires === true && expiry === null) {
    throw new InvalidInput('Expiration', 'Expiration must be given unless Expires is false.');
  }
  return expiry;
}

function requireFuture(member: string, date: string, now: bigint): bigint {
  const expiry = parseDateTime(date);
  if (expiry === undefined) throw new InvalidInput(member, `${member} must be a date and time, not '${date}'.`);
  if (expiry <= now) throw new InvalidInput(member, `${member} must be in the future, but '${date}' is not.`);
  return expiry;
}
