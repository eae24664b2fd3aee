// Public keys that verify tokens: our own, and those of another issuer.
import type { JSONWebKeySet, JWTVerifyGetKey, RemoteJWKSetOptions } from 'jose';
import * as errors from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import type { KeyRing } from '../openid/key-ring.ts';
import type { SigningKeys } from '../openid/keys.ts';
import { KeysUnavailable } from '../requests/caller.ts';
import { isLoopback } from '../requests/loopback.ts';

/** What finds the public key of a token by its header. */
export type KeySource = JWTVerifyGetKey;

/** The keys of our own provider, which change over time: an unknown one is looked for once more. */
export function ringKeys(ring: KeyRing): KeySource {
  const sources = new WeakMap<SigningKeys, KeySource>();
  const sourceOf = (keys: SigningKeys): KeySource => {
    const known = sources.get(keys) ?? localKeys({ keys: [...keys.jwks.keys] });
    sources.set(keys, known);
    return known;
  };
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

/** The keys of another issuer, fetched when first needed and when an unknown one shows up, though not more often than its cooldown. */
export function remoteKeys(jwksUri: URL, options?: RemoteJWKSetOptions): KeySource {
  const find = createRemoteJWKSet(jwksUri, options);
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      if (isAboutToken(error)) throw error;
      throw new KeysUnavailable(`The keys at ${jwksUri.href} cannot be had.`, { cause: error });
    }
  };
}

/**
 * The keys of the issuer whose discovery document names them, found when they are first needed and looked for again until they are.
 * Until then every token is answered with KeysUnavailable.
 */
export function discoveredKeys(issuer: string, options?: RemoteJWKSetOptions): KeySource {
  let found: Promise<KeySource> | undefined;
  async function discover(): Promise<KeySource> {
    const address = `${issuer}/.well-known/openid-configuration`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
      const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
      // OpenID Connect Discovery 4.3: who answers must be the one that was asked for.
      if (!response.ok || document.issuer !== issuer) throw new Error(`The document is of ${String(document.issuer)}.`);
      const jwksUri = new URL(String(document.jwks_uri));
      if (jwksUri.protocol !== 'https:' && !isLoopback(jwksUri.hostname))
        throw new Error(`Keys at ${jwksUri.href} could be exchanged on their way.`);
      return remoteKeys(jwksUri, options);
    } catch (cause) {
      found = undefined;
      throw new KeysUnavailable(`The issuer's document at ${address} cannot be had.`, { cause });
    }
  }
  return async (header, token) => (await (found ??= discover()))(header, token);
}

const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
