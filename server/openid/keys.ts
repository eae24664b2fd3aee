// The keys that sign tokens. Logs and errors never show their private halves.
import { createPrivateKey, generateKeyPair, type JsonWebKey } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint';

const FILE = 'signing-keys.json';
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
 * The keys of the provider. The first one signs; the others still verify what they signed before they were replaced.
 * The private halves sit in a private field: neither a log nor an error that shows this object shows them.
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

  /** The public halves, as a JSON Web Key Set. */
  get jwks(): { readonly keys: PublicKey[] } {
    return { keys: this.#keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e })) };
  }

  /** The private halves, for signing and storing. */
  exposePrivateKeys(): readonly PrivateKey[] {
    return this.#keys;
  }
}

/** Returns a set with one new key. */
export async function makeSigningKeys(): Promise<SigningKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS });
  return importSigningKeys([privateKey.export({ format: 'jwk' })]);
}

/** Returns a set of private JSON Web Keys; throws an Error that never quotes a key when one is no RSA key of enough bits. */
export async function importSigningKeys(given: readonly unknown[]): Promise<SigningKeys> {
  return new SigningKeys(await Promise.all(given.map(parseKey)));
}

/** Returns the keys that earlier versions kept in the data folder, if any. Throws an Error that names the file when it cannot be used. */
export async function readKeyFile(folder: string): Promise<SigningKeys | undefined> {
  const path = join(folder, FILE);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  try {
    return await importSigningKeys(keysIn(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(
      `The signing keys in ${path} cannot be used: ${reason} Restore the file, or remove it for new keys.`,
    );
  }
}

/** Removes the file of earlier versions, which holds its keys in plain text, if it exists. */
export const removeKeyFile = (folder: string): Promise<void> => rm(join(folder, FILE), { force: true });

/** The keys in the text of a file. A parser's own message quotes what it read, and that is a private key. */
function keysIn(text: string): readonly unknown[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
  const keys: unknown = typeof read === 'object' && read !== null && 'keys' in read ? read.keys : undefined;
  if (!Array.isArray(keys)) throw new Error('It has no list of keys.');
  return keys;
}

async function parseKey(given: unknown, position: number): Promise<PrivateKey> {
  const name = `Signing key ${position + 1}`;
  const { kid, jwk, bits } = readKey(given, name);
  if (bits < MODULUS_BITS) throw new Error(`${name} has ${bits} bits; ${MODULUS_BITS} are needed.`);
  const { n, e, d, p, q, dp, dq, qi } = jwk;
  if (!n || !e || !d || !p || !q || !dp || !dq || !qi) throw new Error(`${name} is not a complete RSA key.`);
  const thumbprint = kid ?? (await calculateJwkThumbprint({ kty: 'RSA', n, e }));
  return { kty: 'RSA', kid: thumbprint, alg: 'RS256', use: 'sig', n, e, d, p, q, dp, dq, qi };
}

function readKey(given: unknown, name: string): { kid: string | undefined; jwk: JsonWebKey; bits: number } {
  try {
    const { kid, ...jwk } = given as JsonWebKey & { kid?: unknown };
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
