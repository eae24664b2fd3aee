// Client secrets: made by the server, shown once, kept as a hash.
//
// The hash is one SHA-256 and not a password hash: a made secret has 256 random bits, which nobody guesses however fast a guess
// is, and clients with short-lived tokens present theirs before every call (docs/behavior/signing-in.md#client-credentials). A slow hash
// would protect nothing and let anyone keep the server busy. For the same reason there is no salt. Secrets that people choose do not belong
// in here.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256:';

/** A new secret: 32 random bytes in the URL-safe alphabet, so that it survives forms and Basic headers that forget to escape. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What to store of a secret; the prefix names the method, so that another can follow. */
export function hashSecret(secret: string): string {
  return PREFIX + hash('sha256', secret, 'base64url');
}

/** Tells whether the secret is the one whose hash was stored. */
export function verifySecret(secret: string, stored: string): boolean {
  const presented = Buffer.from(hashSecret(secret));
  const expected = Buffer.from(stored);
  return expected.length === presented.length && timingSafeEqual(expected, presented);
}
