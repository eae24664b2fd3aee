// Jobs of virtual tables that wait or run, and when tables are due for the next one. Moments are ticks of 100 ns since 0001-01-01.
import type { TableRef } from './table-store.ts';

/** What is to be done for a table. */
export interface NewJob {
  readonly type: number;
  /** What its type is worth; lower is more urgent. */
  readonly priority: number;
  /** Lower ones first; of equal ones the older. */
  readonly turn: bigint;
  /** The window that was asked for. */
  readonly start: bigint | null;
  readonly end: bigint | null;
  /** What asked for it. */
  readonly origin: string;
  readonly messageId: string;
}

export interface Job extends NewJob {
  readonly id: number;
  readonly ref: TableRef;
  /** How often it was taken and not given back, this time included. */
  readonly attempts: number;
}

/** The right to run the jobs of a table, for as long as it is renewed: nobody else has it. */
export interface Lease {
  readonly ref: TableRef;
  readonly job: number;
  readonly owner: string;
}

/** Every write is atomic and durable when its promise resolves; every method rejects with StoreUnavailable when the database fails. */
export interface JobQueue {
  /** Adds a job and returns its identifier, greater than those of all before. */
  add(ref: TableRef, job: NewJob): Promise<number>;
  /** How many jobs of a table wait or run. */
  count(ref: TableRef): Promise<number>;
  /** The jobs of a table, with whether somebody has taken them, in their order. */
  jobsOf(ref: TableRef): Promise<readonly (Job & { readonly isLeased: boolean })[]>;
  /**
   * Takes the first job of a table that no other owner holds a lease on. A lease that was not renewed in time is no longer one: so
   * the job of a killed process is taken again.
   */
  take(owner: string, now: bigint, until: bigint): Promise<Job | null>;
  /** Keeps a lease; false when it was lost. In a transaction nobody else gets it until the end. */
  renew(lease: Lease, until: bigint): Promise<boolean>;
  /** Ends a job and its lease. */
  finish(lease: Lease): Promise<void>;
  /** Gives a lease back; the job waits again, and this time was none of its attempts. */
  release(lease: Lease): Promise<void>;
  /** Removes all jobs of a table; who runs one loses the lease. */
  cancel(ref: TableRef): Promise<void>;

  /** Says when a table is due for a regular refresh; null for never. */
  schedule(ref: TableRef, due: bigint | null): Promise<void>;
  /** A table that is due. */
  firstDue(now: bigint): Promise<TableRef | null>;
  /** Moves the time when a table is due, unless another process has moved it since; returns whether it did. */
  reschedule(ref: TableRef, now: bigint, due: bigint): Promise<boolean>;
}
