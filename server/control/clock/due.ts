// What becomes due when the clock of a tenant advances (docs/behavior/control.md#clock).
import type { components } from '../../../generated/types/control.ts';
import { sortableTime } from '../../domain/edge/edge-system-index.ts';
import { formatDateTime, parseDateTime } from '../../domain/values/time.ts';
import { clientKinds } from '../../identity/clients/stored-clients.ts';
import type { DueTable } from '../../store/ports/job-queue.ts';
import type { Store } from '../../store/ports/store.ts';
import { tenantScope } from '../../tenancy/tenants.ts';

/** Something that was due. */
type Due = components['schemas']['DueItem'];

/** The times of a clock before and after an advance, in ticks. */
interface Advance {
  readonly before: bigint;
  readonly after: bigint;
}

type TimedDue = Omit<Due, 'time'> & { readonly at: bigint };

/** Returns what becomes due in an advance, ordered by time; `tables` are the virtual tables that are due. */
export async function listDue(
  store: Store,
  tenant: string,
  advance: Advance,
  tables: readonly DueTable[],
): Promise<readonly Due[]> {
  const all = [
    ...(await tablesIn(store, tables)),
    ...(await edgeSystemsIn(store, tenant, advance)),
    ...(await secretsIn(store, tenant, advance)),
    ...(await invitationsIn(store, tenant, advance)),
  ];
  const sorted = all.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1));
  return sorted.map(({ at, kind, id, namespaceId }) => ({ time: formatDateTime(at), kind, id, namespaceId }));
}

/** Returns the tables that exist, with their identifiers as they were created. */
async function tablesIn({ objects }: Store, tables: readonly DueTable[]): Promise<readonly TimedDue[]> {
  const found: TimedDue[] = [];
  for (const { ref, due } of tables) {
    const [namespace, table] = await objects.getEach([
      [tenantScope(ref.tenant), 'namespace', ref.namespace],
      [ref, 'virtualTable', ref.table],
    ]);
    if (table)
      found.push({ at: due, kind: 'VirtualTableRefresh', id: table.id, namespaceId: namespace?.id ?? ref.namespace });
  }
  return found;
}

async function edgeSystemsIn({ objects, edgeSystems }: Store, tenant: string, { before, after }: Advance) {
  const found: TimedDue[] = [];
  for await (const chunk of objects.list(tenantScope(tenant), 'namespace'))
    for (const { id: namespace } of chunk) {
      const silent = await edgeSystems.silentBetween({ tenant, namespace }, sortableTime(before), sortableTime(after));
      for (const { id, silentAfter } of silent)
        found.push({ at: parseDateTime(silentAfter) ?? 0n, kind: 'EdgeSystemSilent', id, namespaceId: namespace });
    }
  return found;
}

async function secretsIn({ objects }: Store, tenant: string, advance: Advance): Promise<readonly TimedDue[]> {
  const found: TimedDue[] = [];
  for (const { kind } of Object.values(clientKinds))
    for await (const chunk of objects.list(tenantScope(tenant), kind))
      for (const { id, body } of chunk)
        for (const { end } of body.secrets)
          found.push(...timedDue(end, advance, { kind: 'SecretExpired', id, namespaceId: null }));
  return found;
}

async function invitationsIn({ objects }: Store, tenant: string, advance: Advance): Promise<readonly TimedDue[]> {
  const found: TimedDue[] = [];
  for await (const chunk of objects.list(tenantScope(tenant), 'invitation'))
    for (const { body } of chunk)
      if (body.Accepted === null)
        found.push(
          ...timedDue(body.Expires, advance, { kind: 'InvitationExpired', id: body.UserId, namespaceId: null }),
        );
  return found;
}

/** Returns what is due at a time, if the advance reaches it. */
function timedDue(time: string | null, { before, after }: Advance, due: Omit<TimedDue, 'at'>): readonly TimedDue[] {
  const at = time === null ? undefined : parseDateTime(time);
  return at !== undefined && at > before && at <= after ? [{ at, ...due }] : [];
}
