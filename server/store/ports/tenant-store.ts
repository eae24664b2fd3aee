/** Everything that the store has of one tenant. Use it in a transaction. */
export interface TenantStore {
  /**
   * Removes everything of a tenant; events and rows of virtual tables become garbage. Objects of other tenants stay, also those about it.
   * Calls `check` between its steps.
   */
  remove(tenant: string, check?: CheckStep): Promise<void>;
  /** Copies a small tenant; see TenantCopies. */
  save(tenant: string, copy: string, options: CopyOptions): Promise<void>;
  /**
   * Gives a tenant that has nothing the contents of a copy. Its events and table rows were staged before. `rewrite` must be that of the
   * stage.
   */
  restore(copy: string, tenant: string, staged: string, rewrite?: Rewrite, check?: CheckStep): Promise<void>;
}

/** Returns a text of a tenant with its identifiers replaced by those of another tenant. */
export type Rewrite = (text: string) => string;

/** What a copy has of a tenant. */
export interface CopyOptions {
  readonly hasAuditLog: boolean;
}

/** Called between two steps of long work; throws to stop it. */
export type CheckStep = () => void;

/**
 * Copies of everything that the store has of a tenant: objects, access lists, events, edge systems, rows, messages, jobs and schedules of
 * virtual tables, and the audit log. No read of a tenant finds them. Keys of copies and stages are used once. A method that
 * fails leaves rows that `remove` removes. No method keeps other requests waiting: on SQLite, each runs many short transactions.
 */
export interface TenantCopies {
  /** Copies a tenant. The result has one state of it if nobody writes to it meanwhile; on PostgreSQL it always has. */
  save(tenant: string, copy: string, options: CopyOptions, check?: CheckStep): Promise<void>;
  /** Copies the events and table rows of a copy, for TenantStore.restore. */
  stage(copy: string, tenant: string, staged: string, rewrite?: Rewrite, check?: CheckStep): Promise<void>;
  /** Removes a copy, or what was staged for a tenant and not restored. */
  remove(key: string, tenant: string): Promise<void>;
}
