// The signing keys that all servers of one store share, and how one follows another without anybody noticing: a new key is published
// before it signs, and an old one is published until the last token that it signed has expired.
import type { Store } from '../store/ports/store.ts';
import { givenSigningKeys, makeSigningKeys, type SigningKeys } from './keys.ts';
import { storedRing, type RingKey } from './stored-ring.ts';

export interface KeyRing {
  /** The keys now, the one that signs first; the same object as long as they stay the same. */
  current(): Promise<SigningKeys>;
  /** The keys as another server may have changed them a moment ago. */
  reload(): Promise<SigningKeys>;
  /** Resolves when no new key is being made. */
  settled(): Promise<void>;
}

/** A ring that never turns. */
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
  /** What the stored keys are encrypted with; default '', which leaves them in plain text. */
  readonly secretKey?: string;
  /** What they may have been encrypted with before; default '', for nothing. */
  readonly oldSecretKey?: string;
  /** Keys of a server that kept them elsewhere: taken when the store has none yet. */
  readonly earlier?: SigningKeys | undefined;
  readonly failed: (error: unknown) => void;
}

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** How long the ring is believed: every server has seen a new key before it signs. */
const believed = 30 * SECOND;
const publishedAhead = 10 * believed;
/** A token lives an hour at most. */
const outlives = 3_600 * SECOND + publishedAhead;
/** An unknown key makes the ring be read again, though not more often than this. */
const restless = SECOND;

/** Returns the keys that are published at a time, the one that signs first; null when there are none. */
export function published(keys: readonly RingKey[], now: number): readonly RingKey[] | null {
  const sorted = keys.toSorted((a, b) => b.from - a.from);
  const signing = sorted.findIndex(({ from }) => from <= now);
  const active = sorted[signing];
  if (!active) return null;
  // An older key lives until the tokens are gone that it signed before its successor did.
  const older = sorted
    .slice(signing + 1)
    .filter((_key, place) => (sorted[signing + place]?.from ?? 0) + outlives > now);
  return [active, ...sorted.slice(0, signing), ...older];
}

/** The ring in a store, made where there is none. Rejects with StoreUnavailable, or an Error that names a SECRET_KEY that does not fit. */
export async function openKeyRing({
  store,
  now,
  days,
  secretKey = '',
  oldSecretKey = '',
  earlier,
  failed,
}: KeyRingOptions): Promise<KeyRing> {
  const ring = storedRing(store, { secretKey, oldSecretKey }, now);
  let known: { readonly keys: SigningKeys; readonly kids: string } | undefined;
  let readAt = -Infinity;
  let turning: Promise<void> | undefined;

  /** Adds a key unless another server was first, and drops those that have outlived their tokens. */
  async function turn(): Promise<void> {
    const [key] = (await makeSigningKeys()).exposePrivateKeys();
    await ring.update((keys) =>
      key && isOld(keys) ? [{ from: now() + publishedAhead, key }, ...(published(keys, now()) ?? [])] : null,
    );
    await load();
  }

  const isOld = (keys: readonly RingKey[]) => keys.every(({ from }) => from + days * DAY <= now());

  async function load(): Promise<SigningKeys> {
    readAt = now();
    const keys = published(await ring.read(store.objects), now());
    if (!keys) throw new Error('The store has no signing key that is valid yet; is the clock right?');
    const kids = keys.map(({ key }) => key.kid).join(' ');
    if (known?.kids !== kids) known = { kids, keys: await givenSigningKeys(keys.map(({ key }) => key)) };
    if (isOld(keys) && !turning) {
      turning = turn()
        .catch(failed)
        .finally(() => {
          turning = undefined;
        });
    }
    return known.keys;
  }

  if ((await ring.read(store.objects)).length === 0) {
    const first = (earlier ?? (await makeSigningKeys())).exposePrivateKeys();
    // All at once, so that the first server to come makes them for all.
    const keys = first.map((key, place) => ({ from: now() - place, key }));
    await ring.create(store.objects, keys);
  }
  await ring.encryptAnew();
  await load();
  return {
    // A clock that was set back reads again, too.
    current: async () => (known && Math.abs(now() - readAt) < believed ? known.keys : load()),
    reload: async () => (known && Math.abs(now() - readAt) < restless ? known.keys : load()),
    settled: async () => turning,
  };
}
