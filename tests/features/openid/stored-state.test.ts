// The state of sign-ins between two requests: it is found until it expires, and is then removed with everything that points to it.
import { expect, it } from '@jest/globals';
import type { AdapterPayload } from 'oidc-provider';
import { storedState } from '../../../server/openid/stored-state.ts';
import { openStore, type StoreOptions } from '../../../server/store/open.ts';
import { upgradeStore } from '../../../server/seed/upgrade.ts';
import { collect, onEveryDatabase } from '../../support/databases.ts';
import { untyped } from '../../support/untyped-objects.ts';

const secondsPerHour = 3_600;
const scope = { tenant: '', namespace: '' };
const kinds = ['Session', 'SessionUid', 'AuthorizationCode', 'Grant', 'GrantMembers', 'Interaction'] as const;

onEveryDatabase((create: () => Promise<StoreOptions>) => {
  async function openState() {
    const store = await openStore(await create());
    const clock = { now: 1_000_000_000_000 };
    const counts = async () =>
      Object.fromEntries(
        await Promise.all(
          kinds.map(async (kind) => [kind, await store.objects.count(scope, `openid${kind}`)] as const),
        ),
      );
    return { store, clock, counts, state: storedState(store, { maxUnfinished: 10_000, now: () => clock.now }) };
  }

  it.each<[string, string, AdapterPayload]>([
    ['code', 'AuthorizationCode', { jti: 'raw-1', grantId: 'raw-2', sessionUid: 'raw-3' }],
    ['refresh token', 'RefreshToken', { jti: 'raw-1', grantId: 'raw-2', sessionUid: 'raw-3' }],
    [
      'session',
      'Session',
      { jti: 'raw-1', uid: 'raw-3', accountId: 'ada', authorizations: { portal: { grantId: 'raw-2' } } },
    ],
    ['grant', 'Grant', { jti: 'raw-1' }],
    [
      'unfinished sign-in',
      'Interaction',
      {
        jti: 'raw-1',
        returnTo: 'http://h/authorize/raw-1',
        session: { accountId: 'a', uid: 'raw-3', cookie: 'raw-2' },
      },
    ],
  ])(
    'stores a %s without any identifier that could be presented, and returns it complete',
    async (_name, model, payload) => {
      const { store, state } = await openState();
      await state(model).upsert('raw-1', payload, secondsPerHour);
      if (model === 'AuthorizationCode') await state(model).consume('raw-1');
      const stored = await Promise.all(
        [...kinds, 'RefreshToken' as const].map((kind) => collect(store.objects.list(scope, `openid${kind}`))),
      );
      expect(stored.flat()).not.toHaveLength(0);
      expect(JSON.stringify(stored)).not.toMatch(/raw-\d/);
      expect(await state(model).find('raw-1')).toMatchObject(payload);
      if (model === 'Session') expect(await state(model).findByUid('raw-3')).toEqual(payload);
      await store.close();
    },
  );

  it('an upgrade removes state that an earlier version stored in plain text', async () => {
    const { store, state } = await openState();
    const date = '2026-01-01T00:00:00Z';
    const body = { payload: { jti: 'raw-1' }, ends: null };
    const old = { id: 'key', body, owner: null, acl: null, created: date, modified: date };
    await untyped(store.objects).create(scope, 'openidRefreshToken', old);
    await upgradeStore(store, date);
    expect(await store.objects.count(scope, 'openidRefreshToken')).toBe(0);
    await state('RefreshToken').upsert('raw-2', {}, secondsPerHour);
    await upgradeStore(store, date);
    expect(await state('RefreshToken').find('raw-2')).toEqual({});
    await store.close();
  });

  it('removes expired state of every kind, and nothing else', async () => {
    const { store, clock, counts, state } = await openState();
    await state('Interaction').upsert('i1', {}, secondsPerHour);
    await state('Session').upsert('s1', { uid: 'u1', accountId: 'ada' }, 8 * secondsPerHour);
    await state('Grant').upsert('g1', {}, 8 * secondsPerHour);
    await state('AuthorizationCode').upsert('c1', { grantId: 'g1' }, 60);
    expect(Object.values(await counts())).toEqual([1, 1, 1, 1, 1, 1]);

    clock.now += 2 * secondsPerHour * 1_000;
    await state('Interaction').upsert('i2', {}, secondsPerHour);
    const { Session, SessionUid, AuthorizationCode, Grant, GrantMembers, Interaction } = await counts();
    expect([Session, SessionUid, Grant]).toEqual([1, 1, 1]);
    expect([AuthorizationCode, GrantMembers, Interaction]).toEqual([0, 0, 1]);
    expect(await state('Session').findByUid('u1')).toEqual({ uid: 'u1', accountId: 'ada' });

    clock.now += 7 * secondsPerHour * 1_000;
    await state('Interaction').upsert('i3', {}, secondsPerHour);
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 1]);
    await store.close();
  });

  it('does not remove renewed sessions, and can revoke the tokens of a grant as long as one of them is valid', async () => {
    const { store, clock, state } = await openState();
    await state('Session').upsert('s1', { uid: 'u1', accountId: 'ada' }, secondsPerHour);
    await state('RefreshToken').upsert('r1', { grantId: 'g1' }, 8 * secondsPerHour);
    await state('AuthorizationCode').upsert('c1', { grantId: 'g1' }, 60);
    clock.now += 1_800_000;
    await state('Session').upsert('s1', { uid: 'u1', accountId: 'ada' }, secondsPerHour);
    clock.now += 1_860_000;
    await state('Interaction').upsert('i1', {}, secondsPerHour);
    expect(await state('Session').find('s1')).toEqual({ uid: 'u1', accountId: 'ada' });
    expect(await state('RefreshToken').find('r1')).toEqual({ grantId: 'g1' });
    await state('RefreshToken').revokeByGrantId('g1');
    expect(await state('RefreshToken').find('r1')).toBeUndefined();
    await store.close();
  });
});
