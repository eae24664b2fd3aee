// The signing keys of a store: shared by its servers, and followed by new ones while old tokens stay good.
import { describe, expect, it } from '@jest/globals';
import { openKeyRing, published, type KeyRing } from '../../server/openid/key-ring.ts';
import { makeSigningKeys } from '../../server/openid/keys.ts';
import { openStore, type StoreOptions } from '../../server/store/open.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { signingKey } from '../support/tokens.ts';
import { onEveryDatabase } from './databases.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe('keys published at a time', () => {
  const at = (from: number) => ({ from, key: { kid: String(from) } as never });
  const kids = (froms: readonly number[], now: number) =>
    published(froms.map(at), now)?.map(({ from }) => from) ?? null;
  it.each([
    ['none yet', [10], 5, null],
    ['the only one', [10], 10, [10]],
    ['a new one before it signs', [0, 100], 50, [0, 100]],
    ['a new one signs, the old one verifies', [0, 100], 100, [100, 0]],
    ['until its last token has expired', [0, 100], 100 + 65 * MINUTE - 1, [100, 0]],
    ['the old one is gone', [0, 100], 100 + 65 * MINUTE, [100]],
    ['what is older goes first', [0, 100, 100 + 60 * MINUTE], 100 + 66 * MINUTE, [100 + 60 * MINUTE, 100]],
  ])('%s', (_name, froms, now, expected) => {
    expect(kids(froms, now)).toEqual(expected);
  });
});

onEveryDatabase((create: () => Promise<StoreOptions>) => {
  async function withStore(
    test: (store: Store, open: (days?: number) => Promise<KeyRing>, clock: { now: number }) => Promise<void>,
  ) {
    const store = await openStore(await create());
    const clock = { now: 1_000 * DAY };
    const failed = (error: unknown) => {
      throw error;
    };
    try {
      await test(store, (days = 10) => openKeyRing({ store, now: () => clock.now, days, failed }), clock);
    } finally {
      await store.close();
    }
  }
  const kidsOf = async (ring: KeyRing) => (await ring.current()).jwks.keys.map(({ kid }) => kid);
  /** The keys after a new one was made, if one was due. */
  const turned = async (ring: KeyRing): Promise<readonly string[]> => {
    await ring.current();
    await ring.settled();
    return kidsOf(ring);
  };

  it('are the same for servers that start at once, and later', () =>
    withStore(async (_store, open) => {
      const rings = await Promise.all([open(), open(), open()]);
      const kids = await Promise.all([...rings, await open()].map(kidsOf));
      expect(new Set(kids.flat()).size).toBe(1);
    }));

  it('are those of an earlier version, where there are some', () =>
    withStore(async (store) => {
      const earlier = await makeSigningKeys();
      const failed = () => undefined;
      const ring = await openKeyRing({ store, now: Date.now, days: 10, earlier, failed });
      expect((await ring.current()).jwks).toEqual(earlier.jwks);
    }));

  it('follow each other on every server, each published before it signs and after', () =>
    withStore(async (_store, open, clock) => {
      const [one, other] = await Promise.all([open(), open()]);
      const [old = ''] = await kidsOf(one);
      clock.now += 10 * DAY - MINUTE;
      expect(await kidsOf(one)).toEqual([old]);
      clock.now += MINUTE;
      // Both notice at the same time; only one key comes of it.
      const [both = [], theirs] = await Promise.all([turned(one), turned(other)]);
      expect(both).toHaveLength(2);
      expect(both[0]).toBe(old);
      expect(theirs).toEqual(both);
      expect(signingKey(await one.current()).kid).toBe(old);
      clock.now += 5 * MINUTE;
      expect(await kidsOf(one)).toEqual([both[1], old]);
      expect(await kidsOf(other)).toEqual([both[1], old]);
      clock.now += 66 * MINUTE;
      expect(await kidsOf(one)).toEqual([both[1]]);
    }));

  it('are looked for again when a kid is unknown, but not at every one', () =>
    withStore(async (_store, open, clock) => {
      const [one, other] = await Promise.all([open(), open()]);
      const before = await one.current();
      expect(await one.reload()).toBe(before);
      clock.now += 10 * DAY;
      expect(await turned(other)).toHaveLength(2);
      expect((await one.reload()).jwks.keys).toHaveLength(2);
      expect(before.jwks.keys).toHaveLength(1);
    }));
});
