// The signing keys of a store: its servers share them, and rotate them while old tokens remain valid.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openKeyRing, publishedKeys, type KeyRing } from '../../../server/openid/key-ring.ts';
import { generateSigningKeys } from '../../../server/openid/keys.ts';
import { openStore, type StoreOptions } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { signingKey } from '../../support/tokens.ts';
import { onEveryDatabase } from '../../support/databases.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

describe('the published keys', () => {
  const keyFrom = (from: number) => ({ from, key: { kid: String(from) } as never });
  const publishedFroms = (froms: readonly number[], now: number) =>
    publishedKeys(froms.map(keyFrom), now)?.map(({ from }) => from) ?? null;
  it.each([
    ['none, before the first key signs', [10], 5, null],
    ['the only key, from the time when it signs', [10], 10, [10]],
    ['a new key before it signs', [0, 100], 50, [0, 100]],
    ['an old key after the new one signs', [0, 100], 100, [100, 0]],
    ['an old key until its last token has expired', [0, 100], 100 + 65 * minuteMs - 1, [100, 0]],
    ['no old key after its last token has expired', [0, 100], 100 + 65 * minuteMs, [100]],
    [
      'no key before the last but one, with two newer ones',
      [0, 100, 100 + 60 * minuteMs],
      100 + 66 * minuteMs,
      [100 + 60 * minuteMs, 100],
    ],
  ])('are %s', (_name, froms, now, expected) => {
    expect(publishedFroms(froms, now)).toEqual(expected);
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
    const clock = { now: 1_000 * dayMs };
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
  const keyIdsOf = async (ring: KeyRing) => (await ring.current()).jwks.keys.map(({ kid }) => kid);
  /** Returns the identifiers of the keys after a rotation, if one is due. */
  const rotatedKeyIds = async (ring: KeyRing): Promise<readonly string[]> => {
    await ring.current();
    await ring.settled();
    return keyIdsOf(ring);
  };

  it('signing keys are the same for servers that start at the same time and later', () =>
    withStore(async (_store, open) => {
      const rings = await Promise.all([open(), open(), open()]);
      const kids = await Promise.all([...rings, await open()].map(keyIdsOf));
      expect(new Set(kids.flat()).size).toBe(1);
    }));

  it('signing keys are those in the file of an earlier version, if it exists', () =>
    withStore(async (store) => {
      const earlier = await generateSigningKeys();
      const onRotationFailed = () => undefined;
      const ring = await openKeyRing({ store, now: Date.now, signingDays: 10, fileKeys: earlier, onRotationFailed });
      expect((await ring.current()).jwks).toEqual(earlier.jwks);
    }));

  it('signing keys rotate on every server, each published before and after it signs', () =>
    withStore(async (_store, open, clock) => {
      const [one, other] = await Promise.all([open(), open()]);
      const [old = ''] = await keyIdsOf(one);
      clock.now += 10 * dayMs - minuteMs;
      expect(await keyIdsOf(one)).toEqual([old]);
      clock.now += minuteMs;
      // Both servers rotate at the same time, but only one key is added.
      const [both = [], theirs] = await Promise.all([rotatedKeyIds(one), rotatedKeyIds(other)]);
      expect(both).toHaveLength(2);
      expect(both[0]).toBe(old);
      expect(theirs).toEqual(both);
      expect(signingKey(await one.current()).kid).toBe(old);
      clock.now += 5 * minuteMs;
      expect(await keyIdsOf(one)).toEqual([both[1], old]);
      expect(await keyIdsOf(other)).toEqual([both[1], old]);
      clock.now += 66 * minuteMs;
      expect(await keyIdsOf(one)).toEqual([both[1]]);
    }));

  it('signing keys are read again for an unknown kid, at most once a second', () =>
    withStore(async (_store, open, clock) => {
      const [one, other] = await Promise.all([open(), open()]);
      const before = await one.current();
      expect(await one.reload()).toBe(before);
      clock.now += 10 * dayMs;
      expect(await rotatedKeyIds(other)).toHaveLength(2);
      expect((await one.reload()).jwks.keys).toHaveLength(2);
      expect(before.jwks.keys).toHaveLength(1);
    }));

  describe('signing keys with a SECRET_KEY', () => {
    const secretKey = 'a secret key of the tests';
    /** Returns the stored keys as JSON. */
    const storedText = async (store: Store) =>
      JSON.stringify((await store.objects.get({ tenant: '', namespace: '' }, 'signingKeys', 'ring'))?.body);
    /** Returns the contents of the files of the embedded store; '' for another database. */
    const filesIn = (folder: string | undefined) =>
      folder === undefined
        ? ''
        : readdirSync(folder)
            .map((file) => readFileSync(join(folder, file), 'latin1'))
            .join('');
    const privateParts = async (ring: KeyRing) =>
      (await ring.current()).exposePrivateKeys().flatMap(({ d, p, q, dp, dq, qi }) => [d, p, q, dp, dq, qi]);

    it('are stored encrypted, also after a rotation, and every server can read them', () =>
      withStore(async (store, open, clock) => {
        const ring = await open(10, secretKey);
        clock.now += 10 * dayMs;
        expect(await rotatedKeyIds(ring)).toHaveLength(2);
        const body = await storedText(store);
        for (const part of await privateParts(ring)) expect(body).not.toContain(part);
        expect(await keyIdsOf(await open(10, secretKey))).toEqual(await keyIdsOf(ring));
      }));

    it('are encrypted if they were stored before it was set, and no file has them in plain text any more', () =>
      withStore(async (store, open, _clock, { dataDir }) => {
        const before = await open();
        const parts = await privateParts(before);
        const [d = ''] = parts;
        expect(await storedText(store)).toContain(d);
        if (dataDir !== undefined) expect(filesIn(dataDir)).toContain(d);
        const rings = await Promise.all([open(10, secretKey), open(10, secretKey)]);
        for (const ring of rings) expect(await keyIdsOf(ring)).toEqual(await keyIdsOf(before));
        const storedTexts = filesIn(dataDir) + (await storedText(store));
        for (const part of parts) expect(storedTexts.includes(part)).toBe(false);
      }));

    it('are encrypted with a new one if the previous one is also set, which cannot decrypt them any more', () =>
      withStore(async (store, open, _clock, { dataDir }) => {
        const oldKey = 'the secret key until now';
        const before = await open(10, oldKey);
        const { sealed = '' } = JSON.parse(await storedText(store)) as { sealed?: string };
        const rings = await Promise.all([open(10, secretKey, oldKey), open(10, secretKey, oldKey)]);
        for (const ring of rings) expect(await keyIdsOf(ring)).toEqual(await keyIdsOf(before));
        expect((filesIn(dataDir) + (await storedText(store))).includes(sealed)).toBe(false);
        expect(await keyIdsOf(await open(10, secretKey))).toEqual(await keyIdsOf(before));
        await expect(open(10, oldKey)).rejects.toThrow(/another SECRET_KEY/);
      }));

    it('can be read and rotated by servers that have both in either order', () =>
      withStore(async (_store, open, clock) => {
        const oldKey = 'the secret key until now';
        const behind = await open(10, oldKey, secretKey);
        const ahead = await open(10, secretKey, oldKey);
        clock.now += 10 * dayMs;
        const kids = await rotatedKeyIds(behind);
        expect(kids).toHaveLength(2);
        clock.now += minuteMs;
        expect(await keyIdsOf(ahead)).toEqual(kids);
        expect(await keyIdsOf(await open(10, secretKey, oldKey))).toEqual(kids);
        expect(await keyIdsOf(await open(10, secretKey))).toEqual(kids);
      }));

    it.each([
      ['another one', ['some other secret key'], /another SECRET_KEY/],
      ['two other ones', ['some other secret key', 'one more secret key'], /another SECRET_KEY/],
      ['an empty one', [''], /encrypted; set SECRET_KEY/],
    ])('cannot be read with %s, and do not change', (_name, wrong, message) =>
      withStore(async (store, open) => {
        const ring = await open(10, secretKey);
        const before = await storedText(store);
        await expect(open(10, ...wrong)).rejects.toThrow(message);
        expect(await storedText(store)).toBe(before);
        expect(await keyIdsOf(await open(10, secretKey))).toEqual(await keyIdsOf(ring));
      }),
    );
  });
});
