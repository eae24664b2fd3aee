// What becomes due when the clock of a tenant advances (docs/behavior/control.md#clock).
import type { components } from '../../../generated/types/control.ts';
import { sortableTime } from '../../domain/edge/edge-system-index.ts';
import { formatDateTime, parseDateTime } from '../../domain/values/time.ts';
import { clientKinds } from '../../identity/clients/stored-clients.ts';
import type { DueTable } from '../../store/ports/job-queue.ts';
import type { Store } from '../../store/ports/store.ts';
import type { WrittenEvents } from '../generators/generator-runs.ts';
import { tenantScope } from '../../tenancy/tenants.ts';

/** Something that was due. */
type Due = components['schemas']['DueItem'];

/** The times of a clock before and after an advance, in ticks. */
interface Advance {
  readonly before: bigint;
  readonly after: bigint;
}

type TimedDue = Omit<Due, 'time'> & { readonly at: bigint };
type ChunksOfDue = AsyncGenerator<readonly TimedDue[]>;

/** What an advance has found or done. */
interface Work {
  /** The virtual tables that are due. */
  readonly tables: readonly DueTable[];
  /** The generators that wrote events. */
  readonly written: readonly WrittenEvents[];
}

/** Returns the first that become due in an advance, ordered by time, with the number of all. */
export async function listDue(
  store: Store,
  tenant: string,
  { maxListed, ...advance }: Advance & { readonly maxListed: number },
  { tables, written }: Work,
): Promise<{ readonly due: readonly Due[]; readonly dueCount: number }> {
  let first: readonly TimedDue[] = [];
  let dueCount = 0;
  for (const chunks of [
    tablesIn(store, tables),
    edgeSystemsIn(store, tenant, advance),
    secretsIn(store, tenant, advance),
    invitationsIn(store, tenant, advance),
    [written.map(dueOfEvents)],
  ])
    for await (const chunk of chunks) {
      dueCount += chunk.length;
      // Sorted in parts, because there can be hundreds of thousands.
      first = [...first, ...chunk].sort(byTime).slice(0, maxListed);
    }
  const due = first.map(({ at, kind, id, namespaceId }) => ({ time: formatDateTime(at), kind, id, namespaceId }));
  return { due, dueCount };
}

const dueOfEvents = ({ first, name, namespaceId }: WrittenEvents): TimedDue => ({
  at: first,
  kind: 'GeneratorEvents',
  id: name,
  namespaceId,
});

const byTime = (a: TimedDue, b: TimedDue) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1);

/** Returns the tables that exist, with their identifiers as they were created. */
async function* tablesIn({ objects }: Store, tables: readonly DueTable[]): ChunksOfDue {
  const found: TimedDue[] = [];
  for (const { ref, due } of tables) {
    const [namespace, table] = await objects.getEach([
      [tenantScope(ref.tenant), 'namespace', ref.namespace],
      [ref, 'virtualTable', ref.table],
    ]);
    if (table)
      found.push({ at: due, kind: 'VirtualTableRefresh', id: table.id, namespaceId: namespace?.id ?? ref.namespace });
  }
  yield found;
}

async function* edgeSystemsIn(
  { objects, edgeSystems }: Store,
  tenant: string,
  { before, after }: Advance,
): ChunksOfDue {
  for await (const chunk of objects.list(tenantScope(tenant), 'namespace'))
    for (const { id: namespace } of chunk) {
      const silent = await edgeSystems.silentBetween({ tenant, namespace }, sortableTime(before), sortableTime(after));
      yield silent.map(({ id, silentAfter }) => ({
        at: parseDateTime(silentAfter) ?? 0n,
        kind: 'EdgeSystemSilent',
        id,
        namespaceId: namespace,
      }));
    }
}

async function* secretsIn({ objects }: Store, tenant: string, advance: Advance): ChunksOfDue {
  for (const { kind } of Object.values(clientKinds))
    for await (const chunk of objects.list(tenantScope(tenant), kind))
      yield chunk.flatMap(({ id, body }) =>
        body.secrets.flatMap(({ end }) => timedDue(end, advance, { kind: 'SecretExpired', id, namespaceId: null })),
      );
}

async function* invitationsIn({ objects }: Store, tenant: string, advance: Advance): ChunksOfDue {
  for await (const chunk of objects.list(tenantScope(tenant), 'invitation'))
    yield chunk.flatMap(({ body }) =>
      body.Accepted === null
        ? timedDue(body.Expires, advance, { kind: 'InvitationExpired', id: body.UserId, namespaceId: null })
        : [],
    );
}

/** Returns what is due at a time, if the advance reaches it. */
function timedDue(time: string | null, { before, after }: Advance, due: Omit<TimedDue, 'at'>): readonly TimedDue[] {
  const at = time === null ? undefined : parseDateTime(time);
  return at !== undefined && at > before && at <= after ? [{ at, ...due }] : [];
}
