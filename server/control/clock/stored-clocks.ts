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

/** The number of changes of clocks by this process. */
let changes = 0;

/** Call it after every transaction that can have changed a clock, so that no server in this process uses the earlier one. */
export function afterClockChange(): void {
  changes += 1;
}

/**
 * Returns the clocks of a store. They are read for every request, so that a change applies to the next request at any server. If no other
 * process can write to the store (`isOnlyProcess`), they are read again only after a change.
 */
export function storedClocks(store: Store, machine: () => bigint, isOnlyProcess = false): Clocks {
  /** The clocks as read since a change, by tenant. */
  let known = { since: changes, clocks: new Map<string, Clock | null>() };
  async function read(tenant: string): Promise<Clock | null> {
    if (known.since !== changes) known = { since: changes, clocks: new Map() };
    const { clocks } = known;
    const cached = clocks.get(tenant);
    if (cached !== undefined) return cached;
    const clock = await storedClock(store, tenant);
    // If a clock has changed meanwhile, nobody uses this map any more.
    if (isOnlyProcess) clocks.set(tenant, clock);
    return clock;
  }
  /** The clocks as last read, by folded tenant; tenants with the clock of the machine have none. */
  const lastRead = new Map<string, Clock>();
  return {
    machine,
    async now(tenant) {
      const clock = await read(tenant);
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
