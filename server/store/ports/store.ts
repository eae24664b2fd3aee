import type { AuditStore } from './audit-store.ts';
import type { EdgeSystemStore } from './edge-system-store.ts';
import type { EventStore, EventTransaction } from './event-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { ObjectStore } from './object-store.ts';
import type { TableStore } from './table-store.ts';
import type { TenantCopies, TenantStore } from './tenant-store.ts';

/** All stores inside one transaction. Reads see its own writes. */
export interface Transaction {
  readonly objects: ObjectStore;
  readonly events: EventTransaction;
  readonly edgeSystems: EdgeSystemStore;
  readonly tables: TableStore;
  readonly jobs: JobQueue;
  readonly audit: AuditStore;
  readonly tenants: TenantStore;
}

/** All stores of one database. */
export interface Store {
  readonly objects: ObjectStore;
  readonly events: EventStore;
  readonly edgeSystems: EdgeSystemStore;
  readonly tables: TableStore;
  readonly jobs: JobQueue;
  readonly audit: AuditStore;
  readonly tenantCopies: TenantCopies;
  /**
   * Runs `work` in one transaction and returns its result; if it throws, nothing is written. Inside `work`, only the stores of its
   * argument can be used, one call after another, and only until `work` ends.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Resolves if the database responds, else rejects with StoreUnavailable. */
  ping(): Promise<void>;
  /**
   * Rewrites the files of the embedded store, so that they contain no removed or replaced data; takes as long as a copy. On PostgreSQL,
   * vacuuming does this.
   */
  eraseRemoved(): Promise<void>;
  /** Waits for pending work and closes the database. */
  close(): Promise<void>;
}
