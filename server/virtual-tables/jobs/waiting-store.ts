// A store whose writes of a tenant wait while everything of the tenant is changed or saved at once (docs/behavior/control.md#snapshots).
import type { Store } from '../../store/ports/store.ts';

/** Waits until a tenant can be written to; returns a function to call at the end of the write. */
export type EnterTenant = (tenant: string) => Promise<() => void>;

/** Returns a view of the store whose transactions enter a tenant; the store itself without `enter`. */
export function waitingStore(store: Store, tenant: string, enter: EnterTenant | undefined): Store {
  if (!enter) return store;
  return {
    ...store,
    async transaction(work) {
      const leave = await enter(tenant);
      try {
        return await store.transaction(work);
      } finally {
        leave();
      }
    },
  };
}
