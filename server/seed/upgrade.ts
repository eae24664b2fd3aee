// Brings what earlier versions left in a store into today's form, before anybody is served from it.
import { clientScope, type ClientBody } from '../http/stored-clients.ts';
import type { Store } from '../store/ports/store.ts';
import { completeRoles } from './tenant.ts';

interface Upgrade {
  /** Its mark in the store, which says that it was done. */
  readonly id: string;
  /** May run again after a start that was cut short, and on several servers at once. */
  readonly run: (store: Store, now: string) => Promise<void>;
}

/** In the order in which they were added; none is ever changed or taken away. */
const upgrades: readonly Upgrade[] = [{ id: 'roles', run: storeRoles }];

/** Runs the upgrades that the store has not seen; `now` is the date of what they make. */
export async function upgradeStore(store: Store, now: string): Promise<void> {
  for (const { id, run } of upgrades) {
    if (await store.objects.get(clientScope, 'upgrade', id)) continue;
    await run(store, now);
    const mark = { id, body: {}, owner: null, acl: null, created: now, modified: now };
    await store.objects.create(clientScope, 'upgrade', mark);
  }
}

/** Roles were no objects, and only three of them existed; a tenant is known by its clients, without which nobody could use it. */
async function storeRoles(store: Store, now: string): Promise<void> {
  const tenants = new Set<string>();
  for await (const chunk of store.objects.list(clientScope, 'client')) {
    for (const { body } of chunk) tenants.add((body as ClientBody).tenantId);
  }
  for (const tenant of tenants) await completeRoles(store, tenant, now);
}
