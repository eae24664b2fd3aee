// The public keys that verify tokens: those of the built-in issuer or of another one.
import type { JSONWebKeySet, JWTVerifyGetKey, RemoteJWKSetOptions } from 'jose';
import * as errors from 'jose/errors';
import { createLocalJWKSet } from 'jose/jwks/local';
import { createRemoteJWKSet } from 'jose/jwks/remote';
import type { KeyRing } from '../openid/key-ring.ts';
import type { SigningKeys } from '../openid/keys.ts';
import { memoize } from '../domain/memoize.ts';
import { KeysUnavailable } from '../requests/caller.ts';
import { isLoopback } from '../requests/loopback.ts';

/** A function that returns the public key of a token by its header. */
export type KeySource = JWTVerifyGetKey;

/** Returns the keys of the built-in issuer. The ring is read again for an unknown key, because its keys change. */
export function ringKeySource(ring: KeyRing): KeySource {
  const sourceOf = memoize((keys: SigningKeys) => localKeySource({ keys: [...keys.jwks.keys] }));
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

/** Returns the keys of a set that never changes. */
export function localKeySource(jwks: JSONWebKeySet): KeySource {
  return createLocalJWKSet(jwks);
}

/** Returns the keys at a URL. They are fetched when first used and again for an unknown key, at most once per cooldown. */
export function remoteKeySource(jwksUri: URL, options?: RemoteJWKSetOptions): KeySource {
  const find = createRemoteJWKSet(jwksUri, options);
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      if (isTokenError(error)) throw error;
      throw new KeysUnavailable(`The keys at ${jwksUri.href} cannot be fetched.`, { cause: error });
    }
  };
}

/**
 * Returns the keys of an issuer with a discovery document, which is fetched when first used. If this fails, the token fails with
 * KeysUnavailable and the next token tries again.
 */
export function discoveredKeySource(issuer: string, options?: RemoteJWKSetOptions): KeySource {
  let discovered: Promise<KeySource> | undefined;
  async function discover(): Promise<KeySource> {
    const documentUrl = `${issuer}/.well-known/openid-configuration`;
    try {
      const response = await fetch(documentUrl, { signal: AbortSignal.timeout(5_000) });
      const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
      // The document must be that of the issuer (OpenID Connect Discovery, 4.3).
      if (!response.ok || document.issuer !== issuer)
        throw new Error(`The document is for the issuer ${String(document.issuer)}.`);
      const jwksUri = new URL(String(document.jwks_uri));
      if (jwksUri.protocol !== 'https:' && !isLoopback(jwksUri.hostname))
        throw new Error(`The address of the keys, ${jwksUri.href}, must begin with https://.`);
      return remoteKeySource(jwksUri, options);
    } catch (cause) {
      discovered = undefined;
      throw new KeysUnavailable(`The issuer's document at ${documentUrl} cannot be fetched.`, { cause });
    }
  }
  return async (header, token) => (await (discovered ??= discover()))(header, token);
}

/** Returns whether an error is caused by a token, not by the connection to its issuer. */
const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;
