// What the OpenID provider keeps between two requests: found until it ends, and then swept away with everything that points to it.
import { expect, it } from '@jest/globals';
import { storedState } from '../../server/openid/stored-state.ts';
import { openStore, type StoreOptions } from '../../server/store/open.ts';
import { onEveryDatabase } from './databases.ts';

const HOUR = 3_600;
const scope = { tenant: '', namespace: '' };
const kinds = ['Session', 'SessionUid', 'AuthorizationCode', 'Grant', 'GrantMembers', 'Interaction'];

onEveryDatabase((create: () => Promise<StoreOptions>) => {
  async function opened() {
    const store = await openStore(await create());
    const clock = { now: 1_000_000_000_000 };
    const counts = async () =>
      Object.fromEntries(
        await Promise.all(
          kinds.map(async (kind) => [kind, await store.objects.count(scope, `openid${kind}`)] as const),
        ),
      );
    return { store, clock, counts, state: storedState(store, () => clock.now) };
  }

  it('sweeps all that has ended, of whatever kind, and nothing else', async () => {
    const { store, clock, counts, state } = await opened();
    await state('Interaction').upsert('i1', {}, HOUR);
    await state('Session').upsert('s1', { uid: 'u1' }, 8 * HOUR);
    await state('Grant').upsert('g1', {}, 8 * HOUR);
    await state('AuthorizationCode').upsert('c1', { grantId: 'g1' }, 60);
    expect(Object.values(await counts())).toEqual([1, 1, 1, 1, 1, 1]);

    clock.now += 2 * HOUR * 1_000;
    await state('Interaction').upsert('i2', {}, HOUR);
    const { Session, SessionUid, AuthorizationCode, Grant, GrantMembers, Interaction } = await counts();
    expect([Session, SessionUid, Grant]).toEqual([1, 1, 1]);
    expect([AuthorizationCode, GrantMembers, Interaction]).toEqual([0, 0, 1]);
    expect(await state('Session').findByUid('u1')).toEqual({ uid: 'u1' });

    clock.now += 7 * HOUR * 1_000;
    await state('Interaction').upsert('i3', {}, HOUR);
    expect(Object.values(await counts())).toEqual([0, 0, 0, 0, 0, 1]);
    await store.close();
  });

  it('keeps what was prolonged, and takes back what was given out for a grant as long as any of it lasts', async () => {
    const { store, clock, state } = await opened();
    await state('Session').upsert('s1', { uid: 'u1' }, HOUR);
    await state('RefreshToken').upsert('r1', { grantId: 'g1' }, 8 * HOUR);
    await state('AuthorizationCode').upsert('c1', { grantId: 'g1' }, 60);
    clock.now += 1_800_000;
    await state('Session').upsert('s1', { uid: 'u1' }, HOUR);
    clock.now += 1_860_000;
    await state('Interaction').upsert('i1', {}, HOUR);
    expect(await state('Session').find('s1')).toEqual({ uid: 'u1' });
    expect(await state('RefreshToken').find('r1')).toEqual({ grantId: 'g1' });
    await state('RefreshToken').revokeByGrantId('g1');
    expect(await state('RefreshToken').find('r1')).toBeUndefined();
    await store.close();
  });
});
