import type { AuditStore } from './audit-store.ts';
import type { EdgeSystemStore } from './edge-system-store.ts';
import type { EventStore, EventTransaction } from './event-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { ObjectStore } from './object-store.ts';
import type { TableStore } from './table-store.ts';

/** All stores as one transaction sees them: its own writes included. */
export interface Transaction {
  readonly objects: ObjectStore;
  readonly events: EventTransaction;
  readonly edgeSystems: EdgeSystemStore;
  readonly tables: TableStore;
  readonly jobs: JobQueue;
  readonly audit: AuditStore;
}

/** All that is kept. */
export interface Store {
  readonly objects: ObjectStore;
  readonly events: EventStore;
  readonly edgeSystems: EdgeSystemStore;
  readonly tables: TableStore;
  readonly jobs: JobQueue;
  readonly audit: AuditStore;
  /**
   * Runs `work` as one transaction and returns what it returns; when it throws, nothing is written. Inside, only the stores
   * that it is handed may be used, one call after another, and only until it ends.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Resolves when the database works, else rejects with StoreUnavailable. */
  ping(): Promise<void>;
  /**
   * Rewrites the files of the embedded store so that nothing removed or replaced can be read in them; takes as long as a copy. PostgreSQL
   * cleans up by itself, later.
   */
  eraseRemoved(): Promise<void>;
  /** Ends what is under way and closes the database. */
  close(): Promise<void>;
}
