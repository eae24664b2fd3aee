/** Everything that the store has of one tenant. Use it in a transaction. */
export interface TenantStore {
  /**
   * Removes everything of a tenant; events and rows of virtual tables become garbage. Objects of other tenants stay, also those about it.
   * Calls `checkpoint` between its steps, which can throw.
   */
  remove(tenant: string, checkpoint?: () => void): Promise<void>;
  /**
   * Copies the objects, access lists, events and edge systems of a tenant to one that has nothing. Virtual tables lose their rows, jobs and
   * schedules, and the audit log is not copied.
   */
  copy(from: string, to: string): Promise<void>;
}
