// Keeps the state of sign-ins small: removes expired records, and limits unfinished sign-ins
// (docs/behavior/signing-in.md#unfinished-sign-ins).
import type { Store } from '../store/ports/store.ts';
import { stateScope, type Expiring, type StateKind } from './state-records.ts';

/** The number of objects that are removed at once when there are too many. */
const maxRemovals = 100;
/** The minimum time between two searches for expired records, in milliseconds. */
const sweepInterval = 60_000;

/** Returns whether a record has expired. */
export const isExpired = ({ ends }: Expiring, now: number): boolean => ends !== null && ends <= now;

/** Returns a function that removes expired records of some kinds, at most once a minute. */
export function expirySweep(store: Store, kinds: ReadonlySet<StateKind>, now: () => number): () => Promise<void> {
  let sweptAt = now();

  /** Removes expired records, unless their expiry has been extended since they were read. */
  const removeExpired = (kind: StateKind, id: string) =>
    store.transaction(async ({ objects }) => {
      await objects.setAccess(stateScope, kind, id, {});
      const object = await objects.get(stateScope, kind, id);
      if (object && isExpired(object.body, now())) await objects.remove(stateScope, kind, id);
    });

  return async () => {
    if (now() - sweptAt < sweepInterval) return;
    sweptAt = now();
    for (const kind of kinds) {
      for await (const chunk of store.objects.list(stateScope, kind))
        for (const { id, body } of chunk) if (isExpired(body, now())) await removeExpired(kind, id);
    }
  };
}

/** Removes the oldest objects of a kind when their number has reached the limit. */
export async function makeRoom({ objects }: Store, kind: StateKind, max: number): Promise<void> {
  if ((await objects.count(stateScope, kind)) < max) return;
  const oldest: string[] = [];
  for await (const chunk of objects.list(stateScope, kind)) {
    oldest.push(...chunk.map(({ id }) => id));
    if (oldest.length >= maxRemovals) break;
  }
  const removals = Math.max(1, Math.min(maxRemovals, Math.floor(max / 10)));
  for (const id of oldest.slice(0, removals)) await objects.remove(stateScope, kind, id);
}
