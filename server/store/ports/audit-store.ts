// The audit log: who changed what, and who was refused. Moments are ticks of 100 ns since 0001-01-01.

export type AuditKind = 'Change' | 'Refusal';

export interface NewAuditRecord {
  /** Compared without regard to case; '' for what belongs to no tenant. */
  readonly tenant: string;
  readonly kind: AuditKind;
  readonly at: bigint;
  /** A value that JSON can say. */
  readonly body: unknown;
}

/** The position of a record in the log of its tenant: by time, and among records of one time by sequence. */
export interface AuditPosition {
  readonly at: bigint;
  readonly sequence: number;
}

export interface StoredAuditRecord extends Omit<NewAuditRecord, 'tenant'>, AuditPosition {}

/** Every write of up to a hundred records is atomic and durable when its promise resolves; every method rejects with StoreUnavailable when the database fails. */
export interface AuditStore {
  /** Adds records; outside of a transaction, a hundred at a time. */
  add(records: readonly NewAuditRecord[]): Promise<void>;
  /** Returns so many records of a tenant before a position and not before a time, the newest first. */
  page(tenant: string, before: AuditPosition, from: bigint, count: number): Promise<readonly StoredAuditRecord[]>;
  /** Removes up to 1,000 records older than a time; returns whether it removed any. */
  removeBefore(time: bigint): Promise<boolean>;
  /** Removes the oldest records of a kind until a tenant has no more than `most` of them. */
  keepNewest(tenant: string, kind: AuditKind, max: number): Promise<void>;
}
