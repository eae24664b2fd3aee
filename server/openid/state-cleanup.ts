// Limits the stored state of sign-ins: removes expired records, and the oldest unfinished sign-ins beyond a limit
// (docs/behavior/signing-in.md#unfinished-sign-ins).
import type { Store } from '../store/ports/store.ts';
import { stateScope, type Expiring, type StateKind } from './state-records.ts';

/** The maximum number of objects that removeOldest removes. */
const maxRemovals = 100;
/** The minimum time between two searches for expired records. */
const sweepIntervalMs = 60_000;

/** Returns whether a record has expired. */
export const isExpired = ({ ends }: Expiring, now: number): boolean => ends !== null && ends <= now;

/** Returns a function that removes expired records of some kinds, at most once a minute. */
export function expirySweep(store: Store, kinds: ReadonlySet<StateKind>, now: () => number): () => Promise<void> {
  let sweptAt = now();

  /** Removes a record unless its expiry has been extended since it was listed. */
  const removeExpired = (kind: StateKind, id: string) =>
    store.transaction(async ({ objects }) => {
      await objects.setAccess(stateScope, kind, id, {});
      const object = await objects.get(stateScope, kind, id);
      if (object && isExpired(object.body, now())) await objects.remove(stateScope, kind, id);
    });

  return async () => {
    if (now() - sweptAt < sweepIntervalMs) return;
    sweptAt = now();
    for (const kind of kinds) {
      for await (const chunk of store.objects.list(stateScope, kind))
        for (const { id, body } of chunk) if (isExpired(body, now())) await removeExpired(kind, id);
    }
  };
}

/** Removes a tenth of the objects of a kind, the oldest and at most 100, if their number has reached `max`. */
export async function removeOldest({ objects }: Store, kind: StateKind, max: number): Promise<void> {
  if ((await objects.count(stateScope, kind)) < max) return;
  const oldest: string[] = [];
  for await (const chunk of objects.list(stateScope, kind)) {
    oldest.push(...chunk.map(({ id }) => id));
    if (oldest.length >= maxRemovals) break;
  }
  const removals = Math.max(1, Math.min(maxRemovals, Math.floor(max / 10)));
  for (const id of oldest.slice(0, removals)) await objects.remove(stateScope, kind, id);
}
