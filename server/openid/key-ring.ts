// The signing keys that all servers of a store share, and their rotation: a new key is published before it signs, and an old one until the
// last token that it signed has expired.
import type { Store } from '../store/ports/store.ts';
import { importSigningKeys, makeSigningKeys, type SigningKeys } from './keys.ts';
import { storedKeyRing, type RingKey } from './stored-key-ring.ts';

export interface KeyRing {
  /** Returns the current keys, the signing key first; the same object as long as they do not change. */
  current(): Promise<SigningKeys>;
  /** Returns the keys after reading the store again: another server may have changed them. */
  reload(): Promise<SigningKeys>;
  /** Resolves when no new key is being generated. */
  settled(): Promise<void>;
}

/** Returns a ring that never rotates. */
export const fixedKeys = (keys: SigningKeys): KeyRing => ({
  current: () => Promise.resolve(keys),
  reload: () => Promise.resolve(keys),
  settled: () => Promise.resolve(),
});

export interface KeyRingOptions {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long a key signs. */
  readonly days: number;
  /** The secret that encrypts the stored keys; default '', which leaves them in plain text. */
  readonly secretKey?: string;
  /** The secret that may have encrypted them before; default '', for none. */
  readonly previousSecretKey?: string;
  /** Keys of an earlier version, which kept them in a file: taken when the store has none yet. */
  readonly fileKeys?: SigningKeys | undefined;
  readonly failed: (error: unknown) => void;
}

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** How long a server uses the ring that it has read. */
const cacheTime = 30 * SECOND;
/** How long a key is published before it signs, so that every server has read it by then. */
const publishAhead = 10 * cacheTime;
/** How long a key is published after its successor signs: a token lives an hour at most. */
const retireAfter = 3_600 * SECOND + publishAhead;
/** The minimum time between two reads of the ring for unknown keys. */
const reloadInterval = SECOND;

/** Returns the keys that are published at a time, the one that signs first; null when there are none. */
export function publishedKeys(keys: readonly RingKey[], now: number): readonly RingKey[] | null {
  const sorted = keys.toSorted((a, b) => b.from - a.from);
  const signing = sorted.findIndex(({ from }) => from <= now);
  const active = sorted[signing];
  if (!active) return null;
  // An older key is published until the tokens that it signed have expired.
  const older = sorted
    .slice(signing + 1)
    .filter((_key, place) => (sorted[signing + place]?.from ?? 0) + retireAfter > now);
  return [active, ...sorted.slice(0, signing), ...older];
}

/** Returns the ring in a store, made where there is none. Rejects with StoreUnavailable, or an Error for a wrong SECRET_KEY. */
export async function openKeyRing({
  store,
  now,
  days,
  secretKey = '',
  previousSecretKey = '',
  fileKeys,
  failed,
}: KeyRingOptions): Promise<KeyRing> {
  const ring = storedKeyRing(store, { secretKey, previousSecretKey }, now);
  let known: { readonly keys: SigningKeys; readonly kids: string } | undefined;
  let readAt = -Infinity;
  let rotation: Promise<void> | undefined;

  /** Adds a key unless another server was first, and removes keys whose tokens have all expired. */
  async function rotate(): Promise<void> {
    const [key] = (await makeSigningKeys()).exposePrivateKeys();
    await ring.update((keys) =>
      key && isOld(keys) ? [{ from: now() + publishAhead, key }, ...(publishedKeys(keys, now()) ?? [])] : null,
    );
    await load();
  }

  const isOld = (keys: readonly RingKey[]) => keys.every(({ from }) => from + days * DAY <= now());

  async function load(): Promise<SigningKeys> {
    readAt = now();
    const keys = publishedKeys(await ring.read(store.objects), now());
    if (!keys) throw new Error('The store has no signing key that is valid yet; is the clock right?');
    const kids = keys.map(({ key }) => key.kid).join(' ');
    if (known?.kids !== kids) known = { kids, keys: await importSigningKeys(keys.map(({ key }) => key)) };
    if (isOld(keys) && !rotation) {
      rotation = rotate()
        .catch(failed)
        .finally(() => {
          rotation = undefined;
        });
    }
    return known.keys;
  }

  if ((await ring.read(store.objects)).length === 0) {
    const first = (fileKeys ?? (await makeSigningKeys())).exposePrivateKeys();
    // All keys are stored at once: the first server creates them for all servers.
    const keys = first.map((key, place) => ({ from: now() - place, key }));
    await ring.create(store.objects, keys);
  }
  await ring.reencrypt();
  await load();
  return {
    // After the clock was set back, the ring is read again, too.
    current: async () => (known && Math.abs(now() - readAt) < cacheTime ? known.keys : load()),
    reload: async () => (known && Math.abs(now() - readAt) < reloadInterval ? known.keys : load()),
    settled: async () => rotation,
  };
}
