// The keys that sign tokens.
import { createPrivateKey, generateKeyPair, type JsonWebKey } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint';

const FILE_NAME = 'signing-keys.json';
const MODULUS_BITS = 2048;

/** The public half of an RSA key, as a JSON Web Key. */
export interface PublicKey {
  readonly kty: 'RSA';
  readonly kid: string;
  readonly alg: 'RS256';
  readonly use: 'sig';
  readonly n: string;
  readonly e: string;
}

/** An RSA key with its private half. */
export type PrivateKey = PublicKey & Readonly<Record<'d' | 'p' | 'q' | 'dp' | 'dq' | 'qi', string>>;

/**
 * The keys of the provider. The first one signs; all of them verify. The private halves are in a private field, so that no log or error
 * shows them.
 */
export class SigningKeys {
  readonly #keys: readonly PrivateKey[];
  readonly activeKeyId: string;

  constructor(keys: readonly PrivateKey[]) {
    const [first] = keys;
    if (first === undefined) throw new Error('There is no signing key.');
    if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw new Error('Two signing keys have the same kid.');
    this.#keys = keys;
    this.activeKeyId = first.kid;
  }

  /** Returns the public halves as a JSON Web Key Set. */
  get jwks(): { readonly keys: PublicKey[] } {
    return { keys: this.#keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e })) };
  }

  /** Returns the keys with their private halves, for signing and storing. */
  exposePrivateKeys(): readonly PrivateKey[] {
    return this.#keys;
  }
}

/** Returns a set with one new RSA key. */
export async function generateSigningKeys(): Promise<SigningKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS });
  return importSigningKeys([privateKey.export({ format: 'jwk' })]);
}

/** Returns signing keys from private JSON Web Keys. Throws an Error, which quotes no key, unless all are RSA keys of at least 2048 bits. */
export async function importSigningKeys(jsonWebKeys: readonly unknown[]): Promise<SigningKeys> {
  return new SigningKeys(await Promise.all(jsonWebKeys.map(parseKey)));
}

/** Returns the keys in the file of an earlier version; undefined without one. Throws an Error that names the file if it is not valid. */
export async function readKeyFile(folder: string): Promise<SigningKeys | undefined> {
  const path = join(folder, FILE_NAME);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    return await importSigningKeys(parseKeyFile(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(
      `The signing keys in ${path} cannot be used: ${reason} Restore the file, or remove it for new keys.`,
    );
  }
}

/** Removes the file of an earlier version, which contains keys in plain text, if it exists. */
export const removeKeyFile = (folder: string): Promise<void> => rm(join(folder, FILE_NAME), { force: true });

/** Returns the keys in the text of a file. Errors of JSON.parse are replaced, because they quote the text. */
function parseKeyFile(text: string): readonly unknown[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
  const keys: unknown = typeof file === 'object' && file !== null && 'keys' in file ? file.keys : undefined;
  if (!Array.isArray(keys)) throw new Error('It has no list of keys.');
  return keys;
}

async function parseKey(jsonWebKey: unknown, position: number): Promise<PrivateKey> {
  const name = `Signing key ${position + 1}`;
  const { kid, jwk, bits } = readKey(jsonWebKey, name);
  if (bits < MODULUS_BITS) throw new Error(`${name} has ${bits} bits; it must have at least ${MODULUS_BITS}.`);
  const { n, e, d, p, q, dp, dq, qi } = jwk;
  if (!n || !e || !d || !p || !q || !dp || !dq || !qi) throw new Error(`${name} is not a complete RSA key.`);
  const keyId = kid ?? (await calculateJwkThumbprint({ kty: 'RSA', n, e }));
  return { kty: 'RSA', kid: keyId, alg: 'RS256', use: 'sig', n, e, d, p, q, dp, dq, qi };
}

function readKey(jsonWebKey: unknown, name: string): { kid: string | undefined; jwk: JsonWebKey; bits: number } {
  try {
    const { kid, ...jwk } = jsonWebKey as JsonWebKey & { kid?: unknown };
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    return {
      kid: typeof kid === 'string' && kid !== '' ? kid : undefined,
      jwk: key.export({ format: 'jwk' }),
      // Only RSA keys have a modulus.
      bits: key.asymmetricKeyDetails?.modulusLength ?? 0,
    };
  } catch {
    throw new Error(`${name} is not a private JSON Web Key.`);
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
