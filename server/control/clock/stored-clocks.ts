// The clocks of tenants in the store, so that all servers of the store agree (docs/behavior/control.md#clock).
import { timeOfClock, type Clock } from '../../domain/clocks/clock.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import type { Clocks } from '../../runtime/clock.ts';
import type { Store, Transaction } from '../../store/ports/store.ts';
import { globalScope } from '../../tenancy/communities.ts';

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

/** Returns the clocks of a store. They are read for every request, so that a change applies to the next request at any server. */
export function storedClocks(store: Store, machine: () => bigint): Clocks {
  /** The clocks as last read, by folded tenant; tenants with the clock of the machine have none. */
  const lastRead = new Map<string, Clock>();
  return {
    machine,
    async now(tenant) {
      const clock = await storedClock(store, tenant);
      if (clock) lastRead.set(foldIdentifier(tenant), clock);
      else lastRead.delete(foldIdentifier(tenant));
      return timeOfClock(clock, machine());
    },
    lastRead: (tenant) => timeOfClock(lastRead.get(foldIdentifier(tenant)) ?? null, machine()),
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
