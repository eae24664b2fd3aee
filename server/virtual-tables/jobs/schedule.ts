// Queues the regular refreshes of tables that are due (docs/behavior/virtual-tables.md#order-of-jobs).
import { formatDateTime } from '../../domain/values/time.ts';
import { parseTimeSpan } from '../../domain/values/time-span.ts';
import { scheduledState } from '../../domain/virtual-tables/states.ts';
import { JobType } from '../../domain/virtual-tables/windows.ts';
import type { TimeOfTenants } from '../../runtime/clock.ts';
import type { TenantIds } from '../../runtime/ids.ts';
import type { Store } from '../../store/ports/store.ts';
import { queueJob } from '../queue.ts';
import { waitingStore, type EnterTenant } from './waiting-store.ts';

/**
 * Queues a refresh of one table that is due. Returns whether a table was due. If several processes find the table, one of them queues
 * the refresh. A table with queued or running jobs gets no refresh, since those bring it up to date.
 */
export async function queueDueRefresh(
  { store, ids: sources }: { readonly store: Store; readonly ids: Pick<TenantIds, 'ofWork'> },
  { tenants, now }: TimeOfTenants,
  machineNow: bigint,
  enterTenant?: EnterTenant,
): Promise<boolean> {
  const ref = await store.jobs.firstDue(now, tenants);
  if (!ref) return false;
  const ids = await sources.ofWork(ref.tenant, `refresh/${ref.namespace}/${ref.table}/${now}`);
  await waitingStore(store, ref.tenant, enterTenant).transaction(async ({ objects, jobs }) => {
    await objects.setAccess(ref, 'virtualTable', ref.table, {});
    const table = await objects.get(ref, 'virtualTable', ref.table);
    const body = table && table.body;
    const interval = body?.RefreshInterval ? parseTimeSpan(body.RefreshInterval) : undefined;
    if (!table || !body || interval === undefined || body.Status === 'Disabled') {
      await jobs.schedule(ref, null);
      return;
    }
    if (!(await jobs.reschedule(ref, now, now + interval)) || (await jobs.count(ref)) > 0) return;
    await queueJob(jobs, ref, { type: JobType.RegularRefresh, origin: 'schedule', ids }, machineNow);
    const state = scheduledState(body, formatDateTime(now));
    await objects.put(ref, 'virtualTable', { ...table, body: { ...body, ...state } });
  });
  return true;
}
