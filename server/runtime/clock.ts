/** 1970-01-01 in ticks of 100 ns since 0001-01-01. */
const unixEpoch = 621_355_968_000_000_000n;

/** Returns the current time in ticks of 100 ns since 0001-01-01 UTC, to the millisecond. */
export const systemTicks = (): bigint => BigInt(Date.now()) * 10_000n + unixEpoch;

/** Returns the milliseconds since 1970 of a time in ticks. */
export const millisecondsOf = (ticks: bigint): number => Number((ticks - unixEpoch) / 10_000n);

/** Returns the current time of the machine in milliseconds since 1970. */
export const systemMilliseconds = (): number => Date.now();

/** Returns the time of a tenant, in ticks of 100 ns since 0001-01-01. */
export type TenantTime = (tenant: string) => bigint | Promise<bigint>;

/** One tenant, or all others than some. */
export type TenantSelection = { readonly only: string } | { readonly except: readonly string[] };

/** The time of some tenants. */
export interface TimeOfTenants {
  readonly tenants: TenantSelection;
  readonly now: bigint;
}

/**
 * The clocks of a server. What belongs to a tenant follows the clock of the tenant: dates, expiry, schedules, silence. What protects the
 * machine or coordinates servers follows the clock of the machine: limits, leases, the order of jobs, signing keys, the removal of rows that
 * requests can still read. All times are in ticks.
 */
export interface Clocks {
  /** Returns the time of the machine. */
  readonly machine: () => bigint;
  /** Returns the time of a tenant by its clock in the store, which another server can have changed. Do not call it inside a transaction. */
  readonly now: TenantTime;
  /** Returns the time of a tenant by its clock as `now` has read it last. */
  readonly lastRead: (tenant: string) => bigint;
  /** Returns the times of all tenants. */
  readonly times: () => Promise<readonly TimeOfTenants[]>;
}

/** Returns clocks that all have the time of the machine. */
export const systemClocks = (machine: () => bigint = systemTicks): Clocks => ({
  machine,
  now: machine,
  lastRead: machine,
  times: () => Promise.resolve([{ tenants: { except: [] }, now: machine() }]),
});
