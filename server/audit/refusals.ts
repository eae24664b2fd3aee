// Refusals on their way to the audit log: in batches, and counted instead of kept one by one when there are many.
import type { Logger } from 'pino';
import { TokenBuckets } from '../requests/token-buckets.ts';
import type { ObjectName } from '../store/ports/object-store.ts';
import type { NewAuditRecord } from '../store/ports/audit-store.ts';
import type { Store } from '../store/ports/store.ts';
import { auditRecord, type AuditBody, type AuditedRequest, type Refused } from './records.ts';

type Refusal = NewAuditRecord & { readonly body: AuditBody };

/** Milliseconds until refusals are written, and how long they are counted in one record. */
const writeDelay = 1_000;
const countPeriod = 60_000;
/** How many refusals of one source get a record each: so many at once, then so many a second. */
const sourceBucket = { size: 20, perSecond: 0.1, maxKeys: 2_000 };
/** How many refusals, and how many counts, may wait for the next write. */
const maxWaiting = 500;
/** After how many new refusals of a tenant its oldest ones are removed. */
const trimInterval = 100;

export interface RefusalLogOptions {
  readonly store: Store;
  readonly log: Logger;
  /** How many refusals of a tenant are kept, the newest. */
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

  /** Takes a refusal for the logs of the tenant that its path names and of the caller's; costs no question to the database. */
  add(request: AuditedRequest, refused: Refused, pathTenant: string | undefined): void {
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

  /** Writes what waits; with `all`, also what is being counted. Never rejects: what cannot be written is logged and dropped. */
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
    const isRoom = this.#counted.has(key) || this.#counted.size < maxWaiting;
    // Of more sources than there is room for, only the number is kept.
    const [place, first] = isRoom ? [key, refusal] : [`${refusal.body.Status ?? ''}`, anonymous(refusal)];
    const counted = this.#counted.get(place) ?? { first, count: 0, last: refusal.at, since: this.#now() };
    counted.count += 1;
    counted.last = refusal.at;
    this.#counted.set(place, counted);
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
    // A path may name any tenant; what names none that exists belongs to none.
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
