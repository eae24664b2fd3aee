// The audit log: who changed what, and who was refused. Moments are ticks of 100 ns since 0001-01-01.
import type { TenantSelection } from '../../runtime/clock.ts';

export type AuditKind = 'Change' | 'Refusal';

export interface NewAuditRecord {
  /** Compared case-insensitively; '' for records of no tenant. */
  readonly tenant: string;
  readonly kind: AuditKind;
  readonly at: bigint;
  /** A JSON value. */
  readonly body: unknown;
}

/** The position of a record in the log of its tenant: by time, and among records of one time by sequence. */
export interface AuditPosition {
  readonly at: bigint;
  readonly sequence: number;
}

export interface StoredAuditRecord extends Omit<NewAuditRecord, 'tenant'>, AuditPosition {}

/** A write of up to 100 records is atomic, and durable when its promise resolves. Every method rejects with StoreUnavailable when the database fails. */
export interface AuditStore {
  /** Adds records; outside of a transaction, each 100 records are a write of their own. */
  add(records: readonly NewAuditRecord[]): Promise<void>;
  /** Returns up to `count` records of a tenant, newest first, before the position `before` and not older than the time `from`. */
  page(tenant: string, before: AuditPosition, from: bigint, count: number): Promise<readonly StoredAuditRecord[]>;
  /** Removes up to 1,000 records of some tenants that are older than a time; returns whether it removed any. */
  removeBefore(time: bigint, tenants: TenantSelection): Promise<boolean>;
  /** Removes the oldest records of a kind until a tenant has at most `max` of them. */
  keepNewest(tenant: string, kind: AuditKind, max: number): Promise<void>;
}
