// The signing keys that all servers of a store share, and their rotation: a new key is published before it signs, and an old one until the
// last token that it signed has expired.
import type { Store } from '../store/ports/store.ts';
import { generateSigningKeys, importSigningKeys, type SigningKeys } from './keys.ts';
import { storedKeyRing, type RingKey } from './stored-key-ring.ts';

export interface KeyRing {
  /** Returns the current keys, the signing key first; the same object as long as they do not change. */
  current(): Promise<SigningKeys>;
  /** Returns the keys after reading the store again, because another server can have changed them. */
  reload(): Promise<SigningKeys>;
  /** Resolves when no rotation is running. */
  settled(): Promise<void>;
}

/** Returns a ring that never rotates. */
export const fixedKeyRing = (keys: SigningKeys): KeyRing => ({
  current: () => Promise.resolve(keys),
  reload: () => Promise.resolve(keys),
  settled: () => Promise.resolve(),
});

export interface KeyRingOptions {
  readonly store: Store;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** The number of days for which a key signs. */
  readonly signingDays: number;
  /** The secret that encrypts the stored keys; default '': they are stored in plain text. */
  readonly secretKey?: string;
  /** The secret that encrypted the stored keys before; default '': there was none. */
  readonly previousSecretKey?: string;
  /** The keys in the file of an earlier version, used if the store has no keys yet. */
  readonly fileKeys?: SigningKeys | undefined;
  readonly onRotationFailed: (error: unknown) => void;
}

const secondMs = 1_000;
const dayMs = 86_400 * secondMs;
/** How long a server uses the keys that it has read. */
const cacheMs = 30 * secondMs;
/** How long a key is published before it signs, so that every server has read it by then. */
const publishAheadMs = 10 * cacheMs;
/** How long a key is published after its successor starts to sign: a token is valid for an hour at most. */
const retireAfterMs = 3_600 * secondMs + publishAheadMs;
/** The minimum time between two reads of the store for unknown keys. */
const reloadIntervalMs = secondMs;

/** Returns the keys that are published at `now`, the signing key first; null if no key signs yet. */
export function publishedKeys(keys: readonly RingKey[], now: number): readonly RingKey[] | null {
  const sorted = keys.toSorted((a, b) => b.from - a.from);
  const signing = sorted.findIndex(({ from }) => from <= now);
  const active = sorted[signing];
  if (!active) return null;
  // An older key is published until the tokens that it signed have expired.
  const older = sorted
    .slice(signing + 1)
    .filter((_key, index) => (sorted[signing + index]?.from ?? 0) + retireAfterMs > now);
  return [active, ...sorted.slice(0, signing), ...older];
}

/** Returns the key ring of a store; creates keys if it has none. Rejects with StoreUnavailable, or an Error for a wrong SECRET_KEY. */
export async function openKeyRing({
  store,
  now,
  signingDays,
  secretKey = '',
  previousSecretKey = '',
  fileKeys,
  onRotationFailed,
}: KeyRingOptions): Promise<KeyRing> {
  const ring = storedKeyRing(store, { secretKey, previousSecretKey }, now);
  let cached: { readonly keys: SigningKeys; readonly keyIds: string } | undefined;
  let readAt = -Infinity;
  let rotation: Promise<void> | undefined;

  /** Adds a key unless another server has added one, and removes keys whose tokens have all expired. */
  async function rotate(): Promise<void> {
    const [key] = (await generateSigningKeys()).exposePrivateKeys();
    await ring.update((keys) =>
      key && isRotationDue(keys)
        ? [{ from: now() + publishAheadMs, key }, ...(publishedKeys(keys, now()) ?? [])]
        : null,
    );
    await load();
  }

  const isRotationDue = (keys: readonly RingKey[]) => keys.every(({ from }) => from + signingDays * dayMs <= now());

  async function load(): Promise<SigningKeys> {
    readAt = now();
    const keys = publishedKeys(await ring.read(store.objects), now());
    if (!keys) throw new Error('The store has no signing key that is valid yet; check the clock of this server.');
    const keyIds = keys.map(({ key }) => key.kid).join(' ');
    if (cached?.keyIds !== keyIds) cached = { keyIds, keys: await importSigningKeys(keys.map(({ key }) => key)) };
    if (isRotationDue(keys) && !rotation) {
      rotation = rotate()
        .catch(onRotationFailed)
        .finally(() => {
          rotation = undefined;
        });
    }
    return cached.keys;
  }

  if ((await ring.read(store.objects)).length === 0) {
    const firstKeys = (fileKeys ?? (await generateSigningKeys())).exposePrivateKeys();
    // All keys are stored at once: the first server creates them for all servers.
    const keys = firstKeys.map((key, index) => ({ from: now() - index, key }));
    await ring.create(store.objects, keys);
  }
  await ring.reencrypt();
  await load();
  // The distance is absolute, so that the store is also read after the clock was set back.
  const hasReadWithin = (milliseconds: number) => Math.abs(now() - readAt) < milliseconds;
  return {
    current: async () => (cached && hasReadWithin(cacheMs) ? cached.keys : load()),
    reload: async () => (cached && hasReadWithin(reloadIntervalMs) ? cached.keys : load()),
    settled: async () => rotation,
  };
}
