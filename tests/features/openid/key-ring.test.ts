// The signing keys of a store: shared by its servers, and followed by new ones while old tokens stay good.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openKeyRing, publishedKeys, type KeyRing } from '../../../server/openid/key-ring.ts';
import { generateSigningKeys } from '../../../server/openid/keys.ts';
import { openStore, type StoreOptions } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { signingKey } from '../../support/tokens.ts';
import { onEveryDatabase } from '../../support/databases.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe('keys published at a time', () => {
  const at = (from: number) => ({ from, key: { kid: String(from) } as never });
  const kids = (froms: readonly number[], now: number) =>
    publishedKeys(froms.map(at), now)?.map(({ from }) => from) ?? null;
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
    test: (
      store: Store,
      open: (days?: number, secretKey?: string, previousSecretKey?: string) => Promise<KeyRing>,
      clock: { now: number },
      options: StoreOptions,
    ) => Promise<void>,
  ) {
    const options = await create();
    const store = await openStore(options);
    const clock = { now: 1_000 * DAY };
    const onRotationFailed = (error: unknown) => {
      throw error;
    };
    try {
      const open = (days = 10, secretKey = '', previousSecretKey = '') =>
        openKeyRing({ store, now: () => clock.now, signingDays: days, secretKey, previousSecretKey, onRotationFailed });
      await test(store, open, clock, options);
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
      const earlier = await generateSigningKeys();
      const onRotationFailed = () => undefined;
      const ring = await openKeyRing({ store, now: Date.now, signingDays: 10, fileKeys: earlier, onRotationFailed });
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

  describe('with a SECRET_KEY', () => {
    const secretKey = 'a secret key of the tests';
    /** What of the private keys stands in the store. */
    const stored = async (store: Store) =>
      JSON.stringify((await store.objects.get({ tenant: '', namespace: '' }, 'signingKeys', 'ring'))?.body);
    /** What the files of the embedded store hold; '' for another database. */
    const filesIn = (folder: string | undefined) =>
      folder === undefined
        ? ''
        : readdirSync(folder)
            .map((file) => readFileSync(join(folder, file), 'latin1'))
            .join('');
    const privateParts = async (ring: KeyRing) =>
      (await ring.current()).exposePrivateKeys().flatMap(({ d, p, q, dp, dq, qi }) => [d, p, q, dp, dq, qi]);

    it('are encrypted from the start, the following ones too, and read by every server', () =>
      withStore(async (store, open, clock) => {
        const ring = await open(10, secretKey);
        clock.now += 10 * DAY;
        expect(await turned(ring)).toHaveLength(2);
        const body = await stored(store);
        for (const part of await privateParts(ring)) expect(body).not.toContain(part);
        expect(await kidsOf(await open(10, secretKey))).toEqual(await kidsOf(ring));
      }));

    it('are encrypted when they were stored before it was set, and no file has them in plain text any more', () =>
      withStore(async (store, open, _clock, { dataDir }) => {
        const before = await open();
        const parts = await privateParts(before);
        const [d = ''] = parts;
        expect(await stored(store)).toContain(d);
        if (dataDir !== undefined) expect(filesIn(dataDir)).toContain(d);
        const rings = await Promise.all([open(10, secretKey), open(10, secretKey)]);
        for (const ring of rings) expect(await kidsOf(ring)).toEqual(await kidsOf(before));
        const left = filesIn(dataDir) + (await stored(store));
        for (const part of parts) expect(left.includes(part)).toBe(false);
      }));

    it('are encrypted with a new one when the old one is given, too, which then reads nothing any more', () =>
      withStore(async (store, open, _clock, { dataDir }) => {
        const oldKey = 'the secret key until now';
        const before = await open(10, oldKey);
        const { sealed = '' } = JSON.parse(await stored(store)) as { sealed?: string };
        const rings = await Promise.all([open(10, secretKey, oldKey), open(10, secretKey, oldKey)]);
        for (const ring of rings) expect(await kidsOf(ring)).toEqual(await kidsOf(before));
        expect((filesIn(dataDir) + (await stored(store))).includes(sealed)).toBe(false);
        expect(await kidsOf(await open(10, secretKey))).toEqual(await kidsOf(before));
        await expect(open(10, oldKey)).rejects.toThrow(/another SECRET_KEY/);
      }));

    it('are read and followed by servers that have both, whichever they encrypt with', () =>
      withStore(async (_store, open, clock) => {
        const oldKey = 'the secret key until now';
        const behind = await open(10, oldKey, secretKey);
        const ahead = await open(10, secretKey, oldKey);
        clock.now += 10 * DAY;
        const kids = await turned(behind);
        expect(kids).toHaveLength(2);
        clock.now += MINUTE;
        expect(await kidsOf(ahead)).toEqual(kids);
        expect(await kidsOf(await open(10, secretKey, oldKey))).toEqual(kids);
        expect(await kidsOf(await open(10, secretKey))).toEqual(kids);
      }));

    it.each([
      ['another', ['some other secret key'], /another SECRET_KEY/],
      ['two others', ['some other secret key', 'one more secret key'], /another SECRET_KEY/],
      ['none', [''], /encrypted; set SECRET_KEY/],
    ])('cannot be read with %s, and stay as they are', (_name, wrong, message) =>
      withStore(async (store, open) => {
        const ring = await open(10, secretKey);
        const before = await stored(store);
        await expect(open(10, ...wrong)).rejects.toThrow(message);
        expect(await stored(store)).toBe(before);
        expect(await kidsOf(await open(10, secretKey))).toEqual(await kidsOf(ring));
      }),
    );
  });
});
