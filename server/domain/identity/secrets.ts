// The secrets of clients: how many there may be, until when each is good (docs/behavior/signing-in.md#secrets-of-clients).
import { InvalidInput } from '../model.ts';
import { parseDateTime } from '../values/time.ts';

/** How many secrets a client may have at once. */
export const mostSecrets = 10;

/** The end of a secret, in ticks; null when it never ends. */
export type End = bigint | null;

/** What a caller says about the end of a secret. */
export interface AskedEnd {
  readonly Expiration?: string | null | undefined;
  readonly Expires?: boolean | null | undefined;
}

/** Returns whether a secret can be used at a time; at its end it cannot any more. */
export function isGood(end: End, now: bigint): boolean {
  return end === null || end > now;
}

/** Returns the end of a client's first secret; throws InvalidInput unless it lies in the future or is not given. */
export function firstEnd(date: string | null | undefined, now: bigint): End {
  return date === null || date === undefined ? null : future('SecretExpirationDate', date, now);
}

/** Returns the end of a new secret; throws InvalidInput unless it is given a future date, or said to last for ever. */
export function newEnd({ Expiration, Expires }: AskedEnd, now: bigint): End {
  return changedEnd(null, { Expiration, Expires: Expires ?? true }, now);
}

/**
 * Returns the end of a secret after a change: a date makes it expire, `Expires` false makes it last for ever, nothing
 * leaves it as it was. Throws InvalidInput when the two contradict each other or the date is past.
 */
export function changedEnd(end: End, { Expiration, Expires }: AskedEnd, now: bigint): End {
  const date = Expiration ?? null;
  if (Expires === false && date !== null) {
    throw new InvalidInput('Expiration', 'Expiration must be left out or null when Expires is false.');
  }
  if (date !== null) return future('Expiration', date, now);
  if (Expires === false) return null;
  if (Expires === true && end === null) {
    throw new InvalidInput('Expiration', 'Expiration must be given unless Expires is false.');
  }
  return end;
}

function future(subject: string, date: string, now: bigint): bigint {
  const end = parseDateTime(date);
  if (end === undefined) throw new InvalidInput(subject, `${subject} must be a date and time, not '${date}'.`);
  if (end <= now) throw new InvalidInput(subject, `${subject} must lie in the future; '${date}' does not.`);
  return end;
}
