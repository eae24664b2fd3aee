// Queued and running jobs of virtual tables, and the times of their next regular refresh. Times are ticks of 100 ns since 0001-01-01.
import type { TenantSelection } from '../../runtime/clock.ts';
import type { TableRef } from './table-store.ts';

/** A job for a table. */
export interface NewJob {
  readonly type: number;
  /** The priority of its type; lower is more urgent. */
  readonly priority: number;
  /** Jobs run in ascending order of `turn`, then of age. */
  readonly turn: bigint;
  /** The requested window; null for an open end. */
  readonly start: bigint | null;
  readonly end: bigint | null;
  /** What requested the job. */
  readonly origin: string;
  readonly messageId: string;
}

export interface Job extends NewJob {
  readonly id: number;
  readonly ref: TableRef;
  /** How often the job was started and not released, including this time. */
  readonly attempts: number;
}

/** The exclusive right to run a job of a table, until the lease expires. */
export interface Lease {
  readonly ref: TableRef;
  readonly job: number;
  readonly owner: string;
}

/** A table that is due for a regular refresh. */
export interface DueTable {
  readonly ref: TableRef;
  readonly due: bigint;
}

/** Every write is atomic, and durable when its promise resolves. Every method rejects with StoreUnavailable when the database fails. */
export interface JobQueue {
  /** Adds a job and returns its id, which is greater than all earlier ones. */
  add(ref: TableRef, job: NewJob): Promise<number>;
  /** Returns the number of queued and running jobs of a table. */
  count(ref: TableRef): Promise<number>;
  /** Returns the number of queued and running jobs of all tables of a tenant. */
  countOf(tenant: string): Promise<number>;
  /** Returns the jobs of a table in the order in which they run. */
  jobsOf(ref: TableRef): Promise<readonly (Job & { readonly isLeased: boolean })[]>;
  /**
   * Leases the table of the first job whose table has no lease, until the time `until`, and returns the job; null if there is none. An
   * expired lease does not count, so that the job of a process that was killed runs again.
   */
  take(owner: string, now: bigint, until: bigint): Promise<Job | null>;
  /** Extends a lease; returns false if it was lost. Inside a transaction, no other owner can get the lease before the end. */
  renew(lease: Lease, until: bigint): Promise<boolean>;
  /** Removes a job and its lease. */
  finish(lease: Lease): Promise<void>;
  /** Removes a lease and queues its job again, without counting the attempt. */
  release(lease: Lease): Promise<void>;
  /** Removes all jobs of a table; the owner of a running one loses its lease. */
  cancel(ref: TableRef): Promise<void>;

  /** Sets the time of the next regular refresh of a table; null for never. */
  schedule(ref: TableRef, due: bigint | null): Promise<void>;
  /** Returns the table of some tenants that has been due the longest, or null. */
  firstDue(now: bigint, tenants: TenantSelection): Promise<TableRef | null>;
  /** Returns the tables of a tenant that are due, in the order of their times. */
  dueOf(tenant: string, now: bigint): Promise<readonly DueTable[]>;
  /** Moves the next refresh of a table if it is still due at `now`; returns false if another process has moved it. */
  reschedule(ref: TableRef, now: bigint, due: bigint): Promise<boolean>;
}
