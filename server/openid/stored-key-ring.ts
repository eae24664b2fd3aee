// Stores the signing keys: encrypted with a key derived from SECRET_KEY if it is set, otherwise in plain text
// (docs/behavior/signing-in.md#signing-keys-at-rest).
import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import type { ObjectStore } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import type { PrivateKey } from './keys.ts';
import { decrypt, encrypt } from './encryption.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    signingKeys: PlainBody | EncryptedBody;
  }
}

/** A key of the ring. */
export interface RingKey {
  /** The time when the key starts to sign, in milliseconds since 1970. */
  readonly from: number;
  readonly key: PrivateKey;
}

interface PlainBody {
  readonly keys: readonly RingKey[];
}

interface EncryptedBody {
  /** The salt for deriving the encryption key from SECRET_KEY, in base64url. */
  readonly salt: string;
  /** The JSON of the keys, encrypted. */
  readonly sealed: string;
}

type Body = PlainBody | EncryptedBody;

export interface StoredKeyRing {
  /** Returns the stored keys. Rejects with an Error that names SECRET_KEY if they cannot be decrypted. */
  read(objects: ObjectStore): Promise<readonly RingKey[]>;
  /** Stores keys unless the store has some. */
  create(objects: ObjectStore, keys: readonly RingKey[]): Promise<void>;
  /** Replaces the keys with the result of `change`, unless it is null. Locks them, so that no other server changes them meanwhile. */
  update(change: (keys: readonly RingKey[]) => readonly RingKey[] | null): Promise<void>;
  /** Encrypts the keys with SECRET_KEY unless they are encrypted with it, and erases their previous form from the files of the store. */
  reencrypt(): Promise<void>;
}

const scope = { tenant: '', namespace: '' };
const kind = 'signingKeys';
const id = 'ring';

/** Makes the derivation slow and memory-intensive (32 MiB), because SECRET_KEY can be a password. */
const scryptOptions: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1_024 * 1_024 };

const deriveKey = (secretKey: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secretKey, Buffer.from(salt, 'base64url'), 32, scryptOptions, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

export interface SecretKeys {
  /** The secret that encrypts the keys; '' leaves them in plain text. */
  readonly secretKey: string;
  /** The secret that encrypted them before; '' for none. */
  readonly previousSecretKey: string;
}

/** Returns the ring of a store; `now` returns milliseconds since 1970. */
export function storedKeyRing(
  store: Store,
  { secretKey, previousSecretKey }: SecretKeys,
  now: () => number,
): StoredKeyRing {
  /** The derived keys by secret and salt, because the derivation is slow. */
  const derivedKeys = new Map<string, Promise<Buffer>>();

  function keyFor(secret: string, salt: string): Promise<Buffer> {
    const name = JSON.stringify([secret, salt]);
    const key = derivedKeys.get(name) ?? deriveKey(secret, salt);
    derivedKeys.set(name, key);
    return key;
  }

  async function bodyOf(keys: readonly RingKey[], salt = randomBytes(16).toString('base64url')): Promise<Body> {
    if (secretKey === '') return { keys };
    return { salt, sealed: encrypt(await keyFor(secretKey, salt), JSON.stringify(keys)) };
  }

  const decryptWith = async (secret: string, { salt, sealed }: EncryptedBody): Promise<string | undefined> =>
    secret === '' ? undefined : decrypt(await keyFor(secret, salt), sealed);

  async function keysOf(body: Body): Promise<readonly RingKey[]> {
    if ('keys' in body) return body.keys;
    if (secretKey === '')
      throw new Error('The signing keys in the store are encrypted; set SECRET_KEY to the key that encrypted them.');
    const text = (await decryptWith(secretKey, body)) ?? (await decryptWith(previousSecretKey, body));
    if (text === undefined)
      throw new Error(
        'The signing keys in the store are encrypted with another SECRET_KEY; set it, or SECRET_KEY_OLD, to that one.',
      );
    return JSON.parse(text) as readonly RingKey[];
  }

  const readBody = async (objects: ObjectStore) => (await objects.get(scope, kind, id))?.body;

  const objectOf = (body: Body) => {
    const date = new Date(now()).toISOString();
    return { id, body, owner: null, acl: null, created: date, modified: date };
  };

  /** Returns the salt of keys that SECRET_KEY encrypts, so that no other key must be derived; undefined for others. */
  const currentSaltOf = async (body: Body): Promise<string | undefined> =>
    'salt' in body && (await decryptWith(secretKey, body)) !== undefined ? body.salt : undefined;

  function update(change: (keys: readonly RingKey[]) => readonly RingKey[] | null): Promise<void> {
    return store.transaction(async ({ objects }) => {
      // Without owner and acl, setAccess only locks the object.
      await objects.setAccess(scope, kind, id, {});
      const body = await readBody(objects);
      const keys = body && change(await keysOf(body));
      if (!keys) return;
      await objects.put(scope, kind, objectOf(await bodyOf(keys, await currentSaltOf(body))));
    });
  }

  return {
    async read(objects) {
      const body = await readBody(objects);
      return body ? keysOf(body) : [];
    },
    async create(objects, keys) {
      await objects.create(scope, kind, objectOf(await bodyOf(keys)));
    },
    update,
    async reencrypt() {
      const body = await readBody(store.objects);
      if (secretKey === '' || !body || (await currentSaltOf(body)) !== undefined) return;
      await update((keys) => keys);
      await store.eraseRemoved();
    },
  };
}
