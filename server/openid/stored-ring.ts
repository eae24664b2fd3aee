// How the signing keys lie in the store: encrypted with a key made of SECRET_KEY where that is set, otherwise in plain text.
// docs/behavior/signing-in.md#signing-keys-at-rest
import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto';
import type { ObjectStore } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import type { PrivateKey } from './keys.ts';
import { seal, unseal } from './sealed.ts';

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
  /** What makes the encryption key of SECRET_KEY, in base64url. */
  readonly salt: string;
  readonly sealed: string;
}

export interface StoredRing {
  /** The stored keys; none when there are none yet. Throws an Error that names SECRET_KEY when they cannot be decrypted. */
  read(objects: ObjectStore): Promise<readonly RingKey[]>;
  /** Stores keys where there are none yet. */
  create(objects: ObjectStore, keys: readonly RingKey[]): Promise<void>;
  /** Changes the keys by what `change` makes of them, null for no change; no other server changes them meanwhile. */
  update(change: (keys: readonly RingKey[]) => readonly RingKey[] | null): Promise<void>;
  /** Encrypts keys that were stored before SECRET_KEY was set, and erases their plain text from the files of the store. */
  encryptEarlier(): Promise<void>;
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

/** The ring of a store; `secretKey` is '' when none is set, `now` tells milliseconds since 1970. */
export function storedRing(store: Store, secretKey: string, now: () => number): StoredRing {
  let derived: { readonly salt: string; readonly key: Promise<Buffer> } | undefined;

  /** Derived once: it is slow on purpose. */
  function keyFor(salt: string): Promise<Buffer> {
    if (derived?.salt !== salt) derived = { salt, key: encryptionKey(secretKey, salt) };
    return derived.key;
  }

  async function bodyOf(keys: readonly RingKey[], salt: string | undefined): Promise<PlainBody | SealedBody> {
    if (secretKey === '') return { keys };
    const used = salt ?? randomBytes(16).toString('base64url');
    return { salt: used, sealed: seal(await keyFor(used), JSON.stringify(keys)) };
  }

  async function keysOf(body: PlainBody | SealedBody): Promise<readonly RingKey[]> {
    if ('keys' in body) return body.keys;
    if (secretKey === '')
      throw new Error('The signing keys in the store are encrypted; set SECRET_KEY to the text that encrypted them.');
    const text = unseal(await keyFor(body.salt), body.sealed);
    if (text === undefined)
      throw new Error('The signing keys in the store are encrypted with another SECRET_KEY; set it to that one.');
    return JSON.parse(text) as readonly RingKey[];
  }

  const stored = async (objects: ObjectStore) => (await objects.get(scope, kind, id))?.body;

  const asObject = (body: PlainBody | SealedBody) => {
    const date = new Date(now()).toISOString();
    return { id, body, owner: null, acl: null, created: date, modified: date };
  };

  function update(change: (keys: readonly RingKey[]) => readonly RingKey[] | null): Promise<void> {
    return store.transaction(async ({ objects }) => {
      // Takes the lock of the row.
      await objects.setAccess(scope, kind, id, {});
      const body = await stored(objects);
      const keys = body && change(await keysOf(body));
      if (!keys) return;
      const salt = 'salt' in body ? body.salt : undefined;
      await objects.put(scope, kind, asObject(await bodyOf(keys, salt)));
    });
  }

  return {
    async read(objects) {
      const body = await stored(objects);
      return body ? keysOf(body) : [];
    },
    async create(objects, keys) {
      await objects.create(scope, kind, asObject(await bodyOf(keys, undefined)));
    },
    update,
    async encryptEarlier() {
      const body = await stored(store.objects);
      if (secretKey === '' || !body || !('keys' in body)) return;
      await update((keys) => keys);
      await store.eraseRemoved();
    },
  };
}
