// Public keys that verify tokens: our own, and those of another issuer.
import type { JSONWebKeySet, JWTVerifyGetKey, RemoteJWKSetOptions } from 'jose';
import * as errors from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import type { KeyRing } from '../openid/key-ring.ts';
import type { SigningKeys } from '../openid/keys.ts';
import { memoize } from '../domain/memoize.ts';
import { KeysUnavailable } from '../requests/caller.ts';
import { isLoopback } from '../requests/loopback.ts';

/** A function that finds the public key of a token by its header. */
export type KeySource = JWTVerifyGetKey;

/** The keys of our own provider. They change over time, so the ring is read again for an unknown key. */
export function ringKeys(ring: KeyRing): KeySource {
  const sourceOf = memoize((keys: SigningKeys) => localKeys({ keys: [...keys.jwks.keys] }));
  return async (header, token) => {
    const find = async (keys: SigningKeys) => sourceOf(keys)(header, token);
    try {
      return await find(await ring.current());
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return find(await ring.reload());
    }
  };
}

/** The keys of a set that never changes. */
export function localKeys(jwks: JSONWebKeySet): KeySource {
  return createLocalJWKSet(jwks);
}

/** The keys of another issuer, fetched when first needed and again for an unknown key, at most once per cooldown. */
export function remoteKeys(jwksUri: URL, options?: RemoteJWKSetOptions): KeySource {
  const find = createRemoteJWKSet(jwksUri, options);
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      if (isAboutToken(error)) throw error;
      throw new KeysUnavailable(`The keys at ${jwksUri.href} cannot be fetched.`, { cause: error });
    }
  };
}

/**
 * The keys that the discovery document of an issuer names, fetched when first needed. Until a fetch succeeds, every token fails with
 * KeysUnavailable and the next one tries again.
 */
export function discoveredKeys(issuer: string, options?: RemoteJWKSetOptions): KeySource {
  let found: Promise<KeySource> | undefined;
  async function discover(): Promise<KeySource> {
    const address = `${issuer}/.well-known/openid-configuration`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
      const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
      // OpenID Connect Discovery 4.3: the document must be that of the issuer.
      if (!response.ok || document.issuer !== issuer)
        throw new Error(`The document is that of ${String(document.issuer)}.`);
      const jwksUri = new URL(String(document.jwks_uri));
      if (jwksUri.protocol !== 'https:' && !isLoopback(jwksUri.hostname))
        throw new Error(`Keys at ${jwksUri.href} are not served by https.`);
      return remoteKeys(jwksUri, options);
    } catch (cause) {
      found = undefined;
      throw new KeysUnavailable(`The issuer's document at ${address} cannot be fetched.`, { cause });
    }
  }
  return async (header, token) => (await (found ??= discover()))(header, token);
}

const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
