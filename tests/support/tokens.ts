// Tokens without a sign-in: signed by any key, with any header and any claims.
import { CompactSign, importJWK } from 'jose';
import type { PrivateKey, SigningKeys } from '../../server/openid/keys.ts';

/** Returns the active private key of a set. */
export function signingKey(keys: SigningKeys): PrivateKey {
  const [key] = keys.exposePrivateKeys();
  if (!key) throw new Error('There is no key.');
  return key;
}

/** Returns a token with any header and any claims, signed by a key. */
export async function sign(
  key: PrivateKey,
  claims: unknown,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const alg = String(header['alg'] ?? 'RS256');
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid, ...header })
    .sign(await importJWK({ ...key, alg }, alg), {
      crit: { 'x-millrace': true },
    });
}

/** Returns a token signed by the active key of a set. */
export const signToken = (keys: SigningKeys, claims: unknown): Promise<string> => sign(signingKey(keys), claims);
