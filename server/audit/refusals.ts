// Writes refusals to the audit log in batches. Many refusals from one source are counted in one record.
import type { Logger } from 'pino';
import { TokenBuckets } from '../requests/token-buckets.ts';
import type { ObjectName } from '../store/ports/object-store.ts';
import type { NewAuditRecord } from '../store/ports/audit-store.ts';
import type { Store } from '../store/ports/store.ts';
import { auditRecord, type AuditBody, type AuditedRequest, type RefusalReason } from './records.ts';

type Refusal = NewAuditRecord & { readonly body: AuditBody };

/** Milliseconds until refusals are written. */
const writeDelay = 1_000;
/** Milliseconds for which refusals are counted in one record. */
const countPeriod = 60_000;
/** Limits the refusals from one source that get a record each. */
const sourceBucket = { size: 20, perSecond: 0.1, maxKeys: 2_000 };
/** The maximum number of refusals, and the maximum number of counts, that wait for the next write. */
const maxWaiting = 500;
/** The number of new refusals of a tenant after which its oldest ones are removed. */
const trimInterval = 100;

export interface RefusalLogOptions {
  readonly store: Store;
  readonly log: Logger;
  /** The number of refusals of a tenant that are kept: the newest ones. */
  readonly maxPerTenant: number;
  /** Milliseconds; default the time since the process began. */
  readonly now?: () => number;
}

export class RefusalLog {
  readonly #options: RefusalLogOptions;
  readonly #now: () => number;
  readonly #sources = new TokenBuckets(sourceBucket);
  #waiting: Refusal[] = [];
  #counted = new Map<string, { readonly first: Refusal; count: number; last: bigint; readonly since: number }>();
  readonly #sinceTrim = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: RefusalLogOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Adds a refusal to the logs of the tenant in its path and of the caller's tenant, without a query to the database. */
  add(request: AuditedRequest, refused: RefusalReason, pathTenant: string | undefined): void {
    const tenants = [pathTenant ?? '', request.actor?.tenantId ?? ''].filter((tenant) => tenant !== '');
    const distinct = new Set(tenants.length === 0 ? [''] : tenants.map((tenant) => tenant.toLowerCase()));
    const source = [refused.status, request.actor?.id ?? request.namedClient ?? '', request.address].join(' ');
    const isKept = this.#sources.take(source, this.#now()) === 0 && this.#waiting.length < maxWaiting;
    for (const tenant of distinct) {
      const refusal = auditRecord(tenant, 'Refusal', request, refused);
      if (isKept) this.#waiting.push(refusal);
      else this.#count(`${tenant} ${source}`, refusal);
    }
    this.#timer ??= setTimeout(() => void this.flush(false), writeDelay).unref();
  }

  /** Writes the waiting refusals and, with `all`, the unfinished counts. Never rejects: a failed write is logged and dropped. */
  flush(all = true): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const refusals = [...this.#waiting, ...this.#takeCounted(all)];
    this.#waiting = [];
    if (this.#counted.size > 0) this.#timer = setTimeout(() => void this.flush(false), writeDelay).unref();
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
    const hasRoom = this.#counted.has(key) || this.#counted.size < maxWaiting;
    // When there is no room for another source, refusals are counted by status only.
    const [countKey, first] = hasRoom ? [key, refusal] : [`${refusal.body.Status ?? ''}`, anonymous(refusal)];
    const counted = this.#counted.get(countKey) ?? { first, count: 0, last: refusal.at, since: this.#now() };
    counted.count += 1;
    counted.last = refusal.at;
    this.#counted.set(countKey, counted);
  }

  #takeCounted(all: boolean): readonly Refusal[] {
    const due = [...this.#counted].filter(([, { since }]) => all || this.#now() - since >= countPeriod);
    for (const [key] of due) this.#counted.delete(key);
    return due.map(([, { first, count, last }]) => ({
      ...first,
      body: { ...first.body, Count: count, LastTime: last.toString() },
    }));
  }

  async #write(refusals: readonly Refusal[]): Promise<void> {
    const { store, maxPerTenant } = this.#options;
    // A path may name a tenant that does not exist; such refusals belong to no tenant.
    const named = [...new Set(refusals.map(({ tenant }) => tenant))].filter((tenant) => tenant !== '');
    const names = named.map((tenant): ObjectName => [{ tenant, namespace: '' }, 'tenant', tenant]);
    const found = await store.objects.getEach(names);
    const known = new Set(named.filter((_tenant, i) => found[i]));
    const records = refusals.map((refusal) => ({
      ...refusal,
      tenant: known.has(refusal.tenant) ? refusal.tenant : '',
    }));
    await store.audit.add(records);
    for (const { tenant } of records) this.#sinceTrim.set(tenant, (this.#sinceTrim.get(tenant) ?? 0) + 1);
    for (const [tenant, added] of this.#sinceTrim) {
      if (added < Math.min(trimInterval, maxPerTenant)) continue;
      this.#sinceTrim.delete(tenant);
      await store.audit.keepNewest(tenant, 'Refusal', maxPerTenant);
    }
  }
}

const anonymous = (refusal: Refusal): Refusal => ({
  ...refusal,
  tenant: '',
  body: { ...refusal.body, CallerType: null, CallerId: null, ClientId: null, Address: 'several', Path: 'several' },
});
