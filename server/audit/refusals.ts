// Writes refusals to the audit log in batches. Frequent refusals from one source are counted in one record.
import type { Logger } from 'pino';
import { TokenBuckets } from '../requests/token-buckets.ts';
import type { ObjectName } from '../store/ports/object-store.ts';
import type { NewAuditRecord } from '../store/ports/audit-store.ts';
import type { Store } from '../store/ports/store.ts';
import { auditRecord, type AuditBody, type AuditedRequest, type RefusalReason } from './records.ts';

type Refusal = NewAuditRecord & { readonly body: AuditBody };

/** The time until refusals are written. */
const writeDelayMilliseconds = 1_000;
/** The time for which refusals are counted in one record. */
const countPeriodMilliseconds = 60_000;
/** The rate of refusals from one source that get their own records. */
const sourceBucket = { size: 20, perSecond: 0.1, maxKeys: 2_000 };
/** The maximum number of pending refusals, and of pending counts. */
const maxPending = 500;
/** The number of new refusals of a tenant after which its oldest ones are removed. */
const trimInterval = 100;

export interface RefusalLogOptions {
  readonly store: Store;
  readonly log: Logger;
  /** The maximum number of refusals of a tenant; the oldest ones are removed. */
  readonly maxPerTenant: number;
  /** Returns a time in milliseconds; default: `performance.now`. */
  readonly now?: () => number;
}

/** Refusals that are counted in one record; `last` is in ticks, `since` in milliseconds. */
interface RefusalCount {
  readonly first: Refusal;
  count: number;
  last: bigint;
  readonly since: number;
}

export class RefusalLog {
  readonly #options: RefusalLogOptions;
  readonly #now: () => number;
  readonly #sources = new TokenBuckets(sourceBucket);
  #pending: Refusal[] = [];
  #counts = new Map<string, RefusalCount>();
  /** The number of refusals added since the last trim, by tenant. */
  readonly #addedSinceTrim = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: RefusalLogOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Adds a refusal to the logs of the tenant in its path and of the caller's tenant; it is written later. */
  add(request: AuditedRequest, reason: RefusalReason, pathTenant: string | undefined): void {
    const named = [pathTenant ?? '', request.actor?.tenantId ?? ''].filter((tenant) => tenant !== '');
    const tenants = new Set(named.length === 0 ? [''] : named.map((tenant) => tenant.toLowerCase()));
    const source = [reason.status, request.actor?.id ?? request.namedClient ?? '', request.address].join(' ');
    const hasOwnRecord = this.#sources.take(source, this.#now()) === 0 && this.#pending.length < maxPending;
    for (const tenant of tenants) {
      const refusal = auditRecord(tenant, 'Refusal', request, reason);
      if (hasOwnRecord) this.#pending.push(refusal);
      else this.#count(`${tenant} ${source}`, refusal);
    }
    this.#timer ??= setTimeout(() => void this.flush(false), writeDelayMilliseconds).unref();
  }

  /**
   * Writes the pending refusals and the counts whose period has ended, or all counts with `shouldWriteAll`. Never rejects: refusals that cannot be
   * written are logged and dropped.
   */
  flush(shouldWriteAll = true): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const refusals = [...this.#pending, ...this.#takeCounts(shouldWriteAll)];
    this.#pending = [];
    if (this.#counts.size > 0) this.#timer = setTimeout(() => void this.flush(false), writeDelayMilliseconds).unref();
    if (refusals.length > 0)
      this.#writing = this.#writing
        .then(() => this.#write(refusals))
        .catch((error: unknown) => {
          this.#options.log.error(
            { err: error, lost: refusals.length },
            'Refusals could not be written to the audit log.',
          );
        });
    return this.#writing;
  }

  #count(key: string, refusal: Refusal): void {
    const hasRoom = this.#counts.has(key) || this.#counts.size < maxPending;
    // Without room for another source, refusals are counted by status only.
    const [countKey, first] = hasRoom ? [key, refusal] : [`${refusal.body.Status ?? ''}`, withoutSource(refusal)];
    const entry = this.#counts.get(countKey) ?? { first, count: 0, last: refusal.at, since: this.#now() };
    entry.count += 1;
    entry.last = refusal.at;
    this.#counts.set(countKey, entry);
  }

  #takeCounts(shouldWriteAll: boolean): readonly Refusal[] {
    const due = [...this.#counts].filter(
      ([, { since }]) => shouldWriteAll || this.#now() - since >= countPeriodMilliseconds,
    );
    for (const [key] of due) this.#counts.delete(key);
    return due.map(([, { first, count, last }]) => ({
      ...first,
      body: { ...first.body, Count: count, LastTime: last.toString() },
    }));
  }

  async #write(refusals: readonly Refusal[]): Promise<void> {
    const { store, maxPerTenant } = this.#options;
    // A path can name a tenant that does not exist; such refusals belong to no tenant.
    const tenants = [...new Set(refusals.map(({ tenant }) => tenant))].filter((tenant) => tenant !== '');
    const names = tenants.map((tenant): ObjectName => [{ tenant, namespace: '' }, 'tenant', tenant]);
    const objects = await store.objects.getEach(names);
    const existing = new Set(tenants.filter((_tenant, i) => objects[i]));
    const records = refusals.map((refusal) => ({
      ...refusal,
      tenant: existing.has(refusal.tenant) ? refusal.tenant : '',
    }));
    await store.audit.add(records);
    for (const { tenant } of records) this.#addedSinceTrim.set(tenant, (this.#addedSinceTrim.get(tenant) ?? 0) + 1);
    for (const [tenant, added] of this.#addedSinceTrim) {
      if (added < Math.min(trimInterval, maxPerTenant)) continue;
      this.#addedSinceTrim.delete(tenant);
      await store.audit.keepNewest(tenant, 'Refusal', maxPerTenant);
    }
  }
}

/** Returns a refusal that names no source, for counts of several sources. */
const withoutSource = (refusal: Refusal): Refusal => ({
  ...refusal,
  tenant: '',
  body: { ...refusal.body, CallerType: null, CallerId: null, ClientId: null, Address: 'several', Path: 'several' },
});
