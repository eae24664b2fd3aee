// The secrets of clients: how many there may be, until when each is good (docs/behavior/signing-in.md#secrets-of-clients).
import { InvalidInput } from '../model.ts';
import { parseDateTime } from '../values/time.ts';

/** How many secrets a client may have at once. */
export const maxSecrets = 10;

/** The end of a secret, in ticks; null when it never ends. */
export type Expiry = bigint | null;

/** What a caller says about the end of a secret. */
export interface ExpiryInput {
  readonly Expiration?: string | null | undefined;
  readonly Expires?: boolean | null | undefined;
}

/** Returns whether a secret can be used at a time; at its end it cannot any more. */
export function isUnexpired(expiry: Expiry, now: bigint): boolean {
  return expiry === null || expiry > now;
}

/** Returns the end of a client's first secret; throws InvalidInput unless it lies in the future or is not given. */
export function firstExpiry(date: string | null | undefined, now: bigint): Expiry {
  return date === null || date === undefined ? null : requireFuture('SecretExpirationDate', date, now);
}

/** Returns the end of a new secret; throws InvalidInput unless it is given a future date, or said to last for ever. */
export function newExpiry({ Expiration, Expires }: ExpiryInput, now: bigint): Expiry {
  return changedExpiry(null, { Expiration, Expires: Expires ?? true }, now);
}

/**
 * Returns the end of a secret after a change: a date makes it expire, `Expires` false makes it last for ever, nothing
 * leaves it as it was. Throws InvalidInput when the two contradict each other or the date is past.
 */
export function changedExpiry(expiry: Expiry, { Expiration, Expires }: ExpiryInput, now: bigint): Expiry {
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

function requireFuture(subject: string, date: string, now: bigint): bigint {
  const expiry = parseDateTime(date);
  if (expiry === undefined) throw new InvalidInput(subject, `${subject} must be a date and time, not '${date}'.`);
  if (expiry <= now) throw new InvalidInput(subject, `${subject} must lie in the future; '${date}' does not.`);
  return expiry;
}
