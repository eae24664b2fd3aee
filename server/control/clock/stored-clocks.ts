// The clocks of tenants in the store, so that all servers of the store agree (docs/behavior/control.md#clock). Each request reads the clock
// of its tenant, and by the same statement the faults of the tenant and whether it has a seed.
import { timeOfClock, type Clock } from '../../domain/clocks/clock.ts';
import type { InjectedFault } from '../../domain/injected-faults/injected-fault.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import type { Clocks } from '../../runtime/clock.ts';
import type { Store, Transaction } from '../../store/ports/store.ts';
import { globalScope } from '../../tenancy/communities.ts';
import { faultsIn, faultsName } from '../faults/stored-faults.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** Stored under the identifier of the tenant. Tenants with the clock of the machine have none. */
    clock: ClockBody;
  }
}

/** A stored clock; its times are ticks in decimal digits. */
export interface ClockBody extends Pick<Clock, 'mode' | 'rate'> {
  readonly time: string;
  readonly setAt: string;
}

type Objects = Pick<Transaction, 'objects'>;

const clockOf = ({ mode, rate, time, setAt }: ClockBody): Clock => ({
  mode,
  rate,
  time: BigInt(time),
  setAt: BigInt(setAt),
});

/** Returns the clock of a tenant; null for that of the machine. */
export async function storedClock({ objects }: Objects, tenant: string): Promise<Clock | null> {
  const object = await objects.get(globalScope, 'clock', tenant);
  return object && clockOf(object.body);
}

/** Stores the clock of a tenant; null for that of the machine. */
export async function storeClock({ objects }: Objects, tenant: string, clock: Clock | null): Promise<void> {
  if (clock === null) {
    await objects.remove(globalScope, 'clock', tenant);
    return;
  }
  const { mode, rate, time, setAt } = clock;
  const body = { mode, rate, time: time.toString(), setAt: setAt.toString() };
  const date = formatDateTime(setAt);
  await objects.put(globalScope, 'clock', { id: tenant, body, owner: null, acl: null, created: date, modified: date });
}

/** The number of changes of clocks, faults and seeds by this process. */
let changes = 0;

/** Call it after every transaction that can have changed a clock, faults or a seed, so that no server in this process uses the earlier ones. */
export function afterClockChange(): void {
  changes += 1;
}

/** What each request reads of its tenant. */
interface TenantState {
  readonly clock: Clock | null;
  readonly faults: readonly InjectedFault[];
  readonly hasSeed: boolean;
}

export interface StoredClocks extends Clocks {
  /** Returns the faults of a tenant as `now` has read them last. */
  readonly activeFaults: (tenant: string) => readonly InjectedFault[];
  /** Returns whether a tenant has a seed, as `now` has read it last. */
  readonly hasSeed: (tenant: string) => boolean;
}

async function tenantState({ objects }: Store, tenant: string): Promise<TenantState> {
  const [clock, faults, seed] = await objects.getEach([
    [globalScope, 'clock', tenant],
    faultsName(tenant),
    [globalScope, 'determinism', tenant],
  ]);
  return { clock: clock && clockOf(clock.body), faults: faultsIn(faults), hasSeed: seed !== null };
}

/** The maximum number of tenants whose faults are in memory, more than a server has sandboxes in use. */
const maxTenants = 10_000;

/**
 * Returns the clocks of a store. They are read for every request, so that a change applies to the next request at any server. If no other
 * process can write to the store (`isOnlyProcess`), they are read again only after a change.
 */
export function storedClocks(store: Store, machine: () => bigint, isOnlyProcess = false): StoredClocks {
  /** The states as read since a change, by tenant. */
  let known = { since: changes, states: new Map<string, TenantState>() };
  async function read(tenant: string): Promise<TenantState> {
    if (known.since !== changes) known = { since: changes, states: new Map() };
    const { states } = known;
    const cached = states.get(tenant);
    if (cached !== undefined) return cached;
    const state = await tenantState(store, tenant);
    // If a state has changed meanwhile, nobody uses this map any more.
    if (isOnlyProcess) states.set(tenant, state);
    return state;
  }
  /** The clocks as last read, by folded tenant; tenants with the clock of the machine have none. */
  const lastRead = new Map<string, Clock>();
  /** The faults as last read, by folded tenant; tenants without faults have none. */
  const lastFaults = new Map<string, readonly InjectedFault[]>();
  function keepFaults(tenant: string, faults: readonly InjectedFault[]): void {
    lastFaults.set(tenant, faults);
    const [oldest] = lastFaults.size > maxTenants ? lastFaults.keys() : [];
    if (oldest !== undefined) lastFaults.delete(oldest);
  }
  /** The tenants with a seed as last read, folded. */
  const seeded = new Set<string>();
  return {
    machine,
    async now(tenant) {
      const { clock, faults, hasSeed } = await read(tenant);
      const key = foldIdentifier(tenant);
      if (clock) lastRead.set(key, clock);
      else lastRead.delete(key);
      if (faults.length > 0) keepFaults(key, faults);
      else lastFaults.delete(key);
      if (hasSeed) seeded.add(key);
      else seeded.delete(key);
      return timeOfClock(clock, machine());
    },
    lastRead: (tenant) => timeOfClock(lastRead.get(foldIdentifier(tenant)) ?? null, machine()),
    activeFaults: (tenant) => (lastFaults.size === 0 ? [] : (lastFaults.get(foldIdentifier(tenant)) ?? [])),
    hasSeed: (tenant) => seeded.size > 0 && seeded.has(foldIdentifier(tenant)),
    async times() {
      const readBefore = [...lastRead.keys()];
      const clocks = new Map<string, Clock>();
      for await (const chunk of store.objects.list(globalScope, 'clock'))
        for (const { id, body } of chunk) clocks.set(foldIdentifier(id), clockOf(body));
      // A clock that `now` has read meanwhile is newer than the list.
      for (const [tenant, clock] of clocks) if (!lastRead.has(tenant)) lastRead.set(tenant, clock);
      for (const tenant of readBefore) if (!clocks.has(tenant)) lastRead.delete(tenant);
      const now = machine();
      const own = Array.from(clocks, ([only, clock]) => ({ tenants: { only }, now: timeOfClock(clock, now) }));
      return [{ tenants: { except: [...clocks.keys()] }, now }, ...own];
    },
  };
}
