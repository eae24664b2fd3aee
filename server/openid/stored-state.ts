// What the provider must remember between two requests of a sign-in: sessions, codes, grants, refresh tokens. It lies in the store, so
// that any server of it can go on where another stopped. Each is kept under the hash of its identifier, and encrypted with a key made of
// that identifier: a copy of the store opens no session, redeems no code, refreshes no token.
// docs/behavior/signing-in.md#stored-sign-ins
import { hash, hkdfSync } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { ObjectStore } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import { seal, unseal } from './sealed.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    openidSession: Kept;
    openidAnonymousSession: Kept;
    openidInteraction: Kept;
    openidGrant: Kept;
    openidAuthorizationCode: Kept;
    openidRefreshToken: Kept;
    openidGrantMembers: Grant;
    openidSessionUid: SessionPointer;
  }
}

const scope = { tenant: '', namespace: '' };
/** The kinds of what the library stores: its models. */
type ModelKind =
  | 'openidSession'
  | 'openidAnonymousSession'
  | 'openidInteraction'
  | 'openidGrant'
  | 'openidAuthorizationCode'
  | 'openidRefreshToken';
type StateKind = ModelKind | typeof grantKind | typeof uidKind;

// The library names its models by texts of any kind; these are those that it uses here.
const kindOf = (model: string) => `openid${model}` as ModelKind;
const grantKind = 'openidGrantMembers';
const uidKind = 'openidSessionUid';

/** Sessions of nobody yet: whoever asks has one, so they are bounded like sign-ins that have only begun. */
const anonymousKind = 'openidAnonymousSession';

/** How many sign-ins are removed at once when there are too many. */
const removedAtOnce = 100;

/** What ends is looked for at most so often, in milliseconds. */
const sweepEvery = 60_000;

/** Whatever is kept here says when it ends, so that it can be swept away. */
interface Ending {
  /** Milliseconds since 1970; null when it never ends. */
  readonly ends: number | null;
}

interface Kept extends Ending {
  /** The payload, encrypted: it names its own identifier, and those of others. */
  readonly sealed: string;
}

/** Leads from the second identifier of a session to the session. */
interface SessionPointer extends Kept {
  readonly key: string;
}

// Identifiers are secrets, and they differ in case alone, which those of objects may not: so their hashes are kept.
const keyOf = (id: string) => hash('sha256', id, 'hex');

/** The key that only who presents an identifier can make; 126 random bits or more, so nothing slow is needed. */
const sealingKey = (id: string) => new Uint8Array(hkdfSync('sha256', id, '', 'millrace openid state', 32));

const at = <Body>(id: string, body: Body) => {
  const date = new Date().toISOString();
  return { id, body, owner: null, acl: null, created: date, modified: date };
};

export interface StateOptions {
  /** How many sign-ins may be under way, and how many sessions of nobody. */
  readonly maxUnfinished: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Returns what makes the adapter for a model of the library. Anybody can begin a sign-in: of those under way, the oldest make room for new
 * ones (docs/behavior/signing-in.md#unfinished-sign-ins).
 */
export function storedState(store: Store, { maxUnfinished, now = Date.now }: StateOptions): (model: string) => Adapter {
  const kinds = new Set<StateKind>([uidKind, grantKind, anonymousKind]);
  let sweptAt = now();

  async function sweep(): Promise<void> {
    if (now() - sweptAt < sweepEvery) return;
    sweptAt = now();
    for (const kind of kinds) {
      for await (const chunk of store.objects.list(scope, kind))
        for (const { id, body } of chunk) if (hasEnded(body)) await removeEnded(kind, id);
    }
  }

  const hasEnded = ({ ends }: Ending) => ends !== null && ends <= now();

  /** Removes what has ended, unless it was prolonged since it was looked at. */
  const removeEnded = (kind: StateKind, id: string) =>
    store.transaction(async ({ objects }) => {
      await objects.setAccess(scope, kind, id, {});
      const object = await objects.get(scope, kind, id);
      if (object && hasEnded(object.body)) await objects.remove(scope, kind, id);
    });

  /** Removes the oldest of a kind while there are as many as there may be. */
  async function makeRoom(kind: StateKind): Promise<void> {
    if ((await store.objects.count(scope, kind)) < maxUnfinished) return;
    const oldest: string[] = [];
    for await (const chunk of store.objects.list(scope, kind)) {
      oldest.push(...chunk.map(({ id }) => id));
      if (oldest.length >= removedAtOnce) break;
    }
    const most = Math.max(1, Math.min(removedAtOnce, Math.floor(maxUnfinished / 10)));
    for (const id of oldest.slice(0, most)) await store.objects.remove(scope, kind, id);
  }

  return (model) => {
    const usualKind = kindOf(model);
    kinds.add(usualKind);
    /** Where a payload is kept. */
    const kindFor = ({ accountId }: AdapterPayload) =>
      model === 'Session' && accountId === undefined ? anonymousKind : usualKind;

    async function kept(objects: ObjectStore, id: string): Promise<{ kind: ModelKind; body: Kept } | undefined> {
      const places: readonly ModelKind[] = model === 'Session' ? [usualKind, anonymousKind] : [usualKind];
      const found = await objects.getEach(places.map((kind) => [scope, kind, keyOf(id)] as const));
      for (const [i, object] of found.entries()) if (object) return { kind: places[i] ?? usualKind, body: object.body };
      return undefined;
    }

    async function live(objects: ObjectStore, id: string): Promise<AdapterPayload | undefined> {
      const { body } = (await kept(objects, id)) ?? {};
      return body && !hasEnded(body) ? payloadOf(id, body) : undefined;
    }

    return {
      find: (id) => live(store.objects, id),
      async findByUid(uid) {
        const pointer = (await store.objects.get(scope, uidKind, keyOf(uid)))?.body;
        const id = pointer && unseal(sealingKey(uid), pointer.sealed);
        return id === undefined ? undefined : live(store.objects, id);
      },
      findByUserCode: () => Promise.resolve(undefined),

      async upsert(id, payload, expiresIn: number | undefined) {
        const key = keyOf(id);
        const { grantId, uid } = payload;
        const kind = kindFor(payload);
        const isUnfinished = kind === anonymousKind || model === 'Interaction';
        if (isUnfinished) await makeRoom(kind);
        const ends = expiresIn === undefined ? null : now() + expiresIn * 1_000;
        await store.transaction(async ({ objects }) => {
          await objects.put(scope, kind, at(key, { sealed: sealedPayload(id, payload), ends } satisfies Kept));
          if (kind === kindOf('Session') && uid !== undefined) {
            const pointer: SessionPointer = { key, ends, sealed: seal(sealingKey(uid), id) };
            await objects.put(scope, uidKind, at(keyOf(uid), pointer));
          }
          if (grantId !== undefined && model !== 'Grant') await addToGrant(objects, grantId, { kind, key }, ends);
        });
        await sweep();
      },

      /** Marks a code as used, once: who comes second, even at the same moment, is refused. */
      async consume(id) {
        const key = keyOf(id);
        await store.transaction(async ({ objects }) => {
          await objects.setAccess(scope, usualKind, key, {});
          const { body } = (await kept(objects, id)) ?? {};
          const payload = body && payloadOf(id, body);
          if (!payload || payload.consumed) throw new errors.InvalidGrant('it was used before');
          const consumed = { ...payload, consumed: Math.floor(now() / 1_000) };
          await objects.put(scope, usualKind, at(key, { ...body, sealed: sealedPayload(id, consumed) }));
        });
      },

      async destroy(id) {
        const found = await kept(store.objects, id);
        if (!found) return;
        await store.objects.remove(scope, found.kind, keyOf(id));
        const { uid } = payloadOf(id, found.body) ?? {};
        if (model === 'Session' && uid !== undefined) await store.objects.remove(scope, uidKind, keyOf(uid));
      },

      async revokeByGrantId(grantId) {
        const { members } = await grantOf(store.objects, grantId);
        for (const member of members) await store.objects.remove(scope, member.kind, member.key);
        await store.objects.remove(scope, grantKind, keyOf(grantId));
      },
    };
  };
}

const sealedPayload = (id: string, payload: AdapterPayload) => seal(sealingKey(id), JSON.stringify(payload));

function payloadOf(id: string, { sealed }: Kept): AdapterPayload | undefined {
  const text = unseal(sealingKey(id), sealed);
  return text === undefined ? undefined : (JSON.parse(text) as AdapterPayload);
}

interface Member {
  readonly kind: ModelKind;
  readonly key: string;
}

/** What was given out for a grant; it ends with the last of it. */
interface Grant extends Ending {
  readonly members: readonly Member[];
}

const noGrant: Grant = { members: [], ends: 0 };

async function grantOf(objects: ObjectStore, grantId: string): Promise<Grant> {
  return (await objects.get(scope, grantKind, keyOf(grantId)))?.body ?? noGrant;
}

async function addToGrant(objects: ObjectStore, grantId: string, member: Member, ends: Grant['ends']): Promise<void> {
  const id = keyOf(grantId);
  await objects.create(scope, grantKind, at(id, noGrant));
  await objects.setAccess(scope, grantKind, id, {});
  const before = await grantOf(objects, grantId);
  const others = before.members.filter(({ key }) => key !== member.key);
  const last = before.ends === null || ends === null ? null : Math.max(before.ends, ends);
  await objects.put(scope, grantKind, at(id, { members: [...others, member], ends: last } satisfies Grant));
}
