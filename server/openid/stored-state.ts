// The state of sign-ins between requests: sessions, codes, grants and refresh tokens. It is in the store, so that any server can continue a
// sign-in.
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { ObjectStore } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import { addGrantMember, grantMembersKind, removeGrantMembers } from './grant-members.ts';
import { expirySweep, isExpired, removeOldest } from './state-cleanup.ts';
import {
  anonymousSessionKind,
  decryptFor,
  encryptFor,
  keyOf,
  kindOf,
  payloadOf,
  recordOf,
  stateObject,
  stateScope,
  type ModelKind,
  type SessionPointer,
  type StateKind,
  type StateRecord,
} from './state-records.ts';

const uidKind = 'openidSessionUid';

export interface StateOptions {
  /** The maximum number of unfinished sign-ins, and of sessions without a user. */
  readonly maxUnfinished: number;
  /** Returns milliseconds since 1970. The library also compares times with the clock of the machine. */
  readonly now: () => number;
}

/** Returns a function that returns the adapter of a model of the library. */
export function storedState(store: Store, { maxUnfinished, now }: StateOptions): (model: string) => Adapter {
  const kinds = new Set<StateKind>([uidKind, grantMembersKind, anonymousSessionKind]);
  const sweep = expirySweep(store, kinds, now);
  return (model) => {
    kinds.add(kindOf(model));
    const find = async (id: string) => {
      const { record } = (await findRecord(store.objects, model, id)) ?? {};
      return record && !isExpired(record, now()) ? payloadOf(id, record) : undefined;
    };
    return {
      find,
      async findByUid(uid) {
        const pointer = (await store.objects.get(stateScope, uidKind, keyOf(uid)))?.body;
        const id = pointer && decryptFor(uid, pointer);
        return id === undefined ? undefined : find(id);
      },
      findByUserCode: () => Promise.resolve(undefined),
      async upsert(id, payload, expiresIn: number | undefined) {
        const kind = kindOfPayload(model, payload);
        if (kind === anonymousSessionKind || model === 'Interaction') await removeOldest(store, kind, maxUnfinished);
        const ends = expiresIn === undefined ? null : now() + expiresIn * 1_000;
        await store.transaction(({ objects }) => putRecord(objects, { model, kind, id, payload, ends }));
        await sweep();
      },
      consume: (id) => store.transaction(({ objects }) => consume(objects, model, id, now())),
      destroy: (id) => destroy(store.objects, model, id),
      revokeByGrantId: (grantId) => removeGrantMembers(store.objects, grantId),
    };
  };
}

/** Returns the kind under which a payload is stored; sessions without a user have their own. */
const kindOfPayload = (model: string, { accountId }: AdapterPayload): ModelKind =>
  model === 'Session' && accountId === undefined ? anonymousSessionKind : kindOf(model);

async function findRecord(
  objects: ObjectStore,
  model: string,
  id: string,
): Promise<{ readonly kind: ModelKind; readonly record: StateRecord } | undefined> {
  const kinds: readonly ModelKind[] = model === 'Session' ? [kindOf(model), anonymousSessionKind] : [kindOf(model)];
  const found = await objects.getEach(kinds.map((kind) => [stateScope, kind, keyOf(id)] as const));
  for (const [index, kind] of kinds.entries()) {
    const object = found[index];
    if (object) return { kind, record: object.body };
  }
  return undefined;
}

/** A payload to store. */
interface PutInput {
  readonly model: string;
  readonly kind: ModelKind;
  readonly id: string;
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970; null when it never expires. */
  readonly ends: number | null;
}

async function putRecord(objects: ObjectStore, { model, kind, id, payload, ends }: PutInput): Promise<void> {
  const { grantId, uid } = payload;
  const key = keyOf(id);
  await objects.put(stateScope, kind, stateObject(key, recordOf(id, payload, ends)));
  if (kind === kindOf('Session') && uid !== undefined) {
    const pointer: SessionPointer = { key, ends, sealed: encryptFor(uid, id) };
    await objects.put(stateScope, uidKind, stateObject(keyOf(uid), pointer));
  }
  if (grantId !== undefined && model !== 'Grant') await addGrantMember(objects, grantId, { kind, key }, ends);
}

/** Marks a code or token as used; throws InvalidGrant if it was used before. The lock also covers uses at the same time. */
async function consume(objects: ObjectStore, model: string, id: string, now: number): Promise<void> {
  const key = keyOf(id);
  await objects.setAccess(stateScope, kindOf(model), key, {});
  const { record } = (await findRecord(objects, model, id)) ?? {};
  const payload = record && payloadOf(id, record);
  if (!payload || payload.consumed) throw new errors.InvalidGrant('the code or token was used before');
  const consumed = { ...payload, consumed: Math.floor(now / 1_000) };
  await objects.put(stateScope, kindOf(model), stateObject(key, recordOf(id, consumed, record.ends)));
}

async function destroy(objects: ObjectStore, model: string, id: string): Promise<void> {
  const found = await findRecord(objects, model, id);
  if (!found) return;
  await objects.remove(stateScope, found.kind, keyOf(id));
  const { uid } = payloadOf(id, found.record) ?? {};
  if (model === 'Session' && uid !== undefined) await objects.remove(stateScope, uidKind, keyOf(uid));
}
