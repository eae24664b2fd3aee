// How the signing keys are stored: encrypted with a key made of SECRET_KEY where that is set, otherwise in plain text.
// docs/behavior/signing-in.md#signing-keys-at-rest
import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import type { ObjectStore } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import type { PrivateKey } from './keys.ts';
import { decrypt, encrypt } from './encryption.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    signingKeys: PlainBody | SealedBody;
  }
}

/** A key with the time, in milliseconds since 1970, from which on it signs. */
export interface RingKey {
  readonly from: number;
  readonly key: PrivateKey;
}

interface PlainBody {
  readonly keys: readonly RingKey[];
}

interface SealedBody {
  /** The salt from which, with SECRET_KEY, the encryption key is derived; in base64url. */
  readonly salt: string;
  readonly sealed: string;
}

type Body = PlainBody | SealedBody;

export interface StoredKeyRing {
  /** The stored keys; none when there are none yet. Throws an Error that names SECRET_KEY when they cannot be decrypted. */
  read(objects: ObjectStore): Promise<readonly RingKey[]>;
  /** Stores keys where there are none yet. */
  create(objects: ObjectStore, keys: readonly RingKey[]): Promise<void>;
  /** Replaces the keys by the result of `change`, null for no change, while no other server can change them. */
  update(change: (keys: readonly RingKey[]) => readonly RingKey[] | null): Promise<void>;
  /** Encrypts the keys with SECRET_KEY unless they are, and erases their previous form from the files of the store. */
  reencrypt(): Promise<void>;
}

const scope = { tenant: '', namespace: '' };
const kind = 'signingKeys';
const id = 'ring';

/** 32 MiB and about a tenth of a second: SECRET_KEY may be something that a person chose. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1_024 * 1_024 };

const encryptionKey = (secretKey: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secretKey, Buffer.from(salt, 'base64url'), 32, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

export interface SecretKeys {
  /** The secret that encrypts the keys; '' leaves them in plain text. */
  readonly secretKey: string;
  /** The secret that may have encrypted them before; '' for none. */
  readonly previousSecretKey: string;
}

/** Returns the ring of a store; `now` tells milliseconds since 1970. */
export function storedKeyRing(
  store: Store,
  { secretKey, previousSecretKey }: SecretKeys,
  now: () => number,
): StoredKeyRing {
  /** Derived keys by secret and salt: the derivation is slow on purpose. */
  const derived = new Map<string, Promise<Buffer>>();

  function keyFor(secret: string, salt: string): Promise<Buffer> {
    const name = JSON.stringify([secret, salt]);
    const key = derived.get(name) ?? encryptionKey(secret, salt);
    derived.set(name, key);
    return key;
  }

  async function bodyOf(keys: readonly RingKey[], salt = randomBytes(16).toString('base64url')): Promise<Body> {
    if (secretKey === '') return { keys };
    return { salt, sealed: encrypt(await keyFor(secretKey, salt), JSON.stringify(keys)) };
  }

  const textWith = async (secret: string, { salt, sealed }: SealedBody): Promise<string | undefined> =>
    secret === '' ? undefined : decrypt(await keyFor(secret, salt), sealed);

  async function keysOf(body: Body): Promise<readonly RingKey[]> {
    if ('keys' in body) return body.keys;
    if (secretKey === '')
      throw new Error('The signing keys in the store are encrypted; set SECRET_KEY to the text that encrypted them.');
    const text = (await textWith(secretKey, body)) ?? (await textWith(previousSecretKey, body));
    if (text === undefined)
      throw new Error(
        'The signing keys in the store are encrypted with another SECRET_KEY; set it, or SECRET_KEY_OLD, to that one.',
      );
    return JSON.parse(text) as readonly RingKey[];
  }

  const stored = async (objects: ObjectStore) => (await objects.get(scope, kind, id))?.body;

  const asObject = (body: Body) => {
    const date = new Date(now()).toISOString();
    return { id, body, owner: null, acl: null, created: date, modified: date };
  };

  /** The salt of keys that SECRET_KEY already encrypts, so that no other key must be derived. */
  const saltOf = async (body: Body): Promise<string | undefined> =>
    'salt' in body && (await textWith(secretKey, body)) !== undefined ? body.salt : undefined;

  function update(change: (keys: readonly RingKey[]) => readonly RingKey[] | null): Promise<void> {
    return store.transaction(async ({ objects }) => {
      // Locks the row.
      await objects.setAccess(scope, kind, id, {});
      const body = await stored(objects);
      const keys = body && change(await keysOf(body));
      if (!keys) return;
      await objects.put(scope, kind, asObject(await bodyOf(keys, await saltOf(body))));
    });
  }

  return {
    async read(objects) {
      const body = await stored(objects);
      return body ? keysOf(body) : [];
    },
    async create(objects, keys) {
      await objects.create(scope, kind, asObject(await bodyOf(keys)));
    },
    update,
    async reencrypt() {
      const body = await stored(store.objects);
      if (secretKey === '' || !body || (await saltOf(body)) !== undefined) return;
      await update((keys) => keys);
      await store.eraseRemoved();
    },
  };
}
