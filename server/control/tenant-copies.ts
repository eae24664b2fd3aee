// The copies of a tenant: its seed and its snapshots (docs/behavior/control.md#snapshots).
import { randomIds } from '../runtime/ids.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime } from '../domain/values/time.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import type { CheckStep, CopyOptions } from '../store/ports/tenant-store.ts';
import { globalScope } from '../tenancy/communities.ts';
import type { ClockBody } from './clock/stored-clocks.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** Stored under the identifier of the tenant. */
    tenantCopies: CopiesBody;
    /** A copy that is being made, restored or removed; its id is the key of the copy or stage. */
    unfinishedCopy: { readonly tenant: string; readonly expires: string };
  }
}

/** A copy of a tenant, and what the copy itself does not have. */
export interface CopyRecord {
  /** The key of the copy in the store. */
  readonly key: string;
  /** ISO 8601. */
  readonly created: string;
  /** The sandbox that was copied. */
  readonly tenantId: string;
  readonly clientId: string;
  readonly namespaceId: string;
  /** The clock of the tenant, with its time at the copy; null for that of the machine. */
  readonly clock: Pick<ClockBody, 'mode' | 'rate' | 'time'> | null;
}

/** A copy with a name. */
export interface SnapshotRecord extends CopyRecord {
  readonly name: string;
}

export interface CopiesBody {
  /** The contents to which a reset goes back; null if they were not saved. */
  readonly seed: CopyRecord | null;
  /** In the order of their creation. */
  readonly snapshots: readonly SnapshotRecord[];
}

const noCopies: CopiesBody = { seed: null, snapshots: [] };
const ticksPerHour = 36_000_000_000n;
/** No request runs for that long. */
const expiryTicks = 2n * ticksPerHour;

/** Returns the copies of a tenant. */
export async function readCopies({ objects }: Pick<Transaction, 'objects'>, tenant: string): Promise<CopiesBody> {
  return (await objects.get(globalScope, 'tenantCopies', tenant))?.body ?? noCopies;
}

/** Returns the snapshot of a tenant with a name, compared as identifiers. */
export const findSnapshot = ({ snapshots }: CopiesBody, name: string): SnapshotRecord | undefined =>
  snapshots.find((snapshot) => isSameIdentifier(snapshot.name, name));

/** Locks the copies of a tenant until the transaction ends, and returns them. */
export async function lockCopies(transaction: Pick<Transaction, 'objects'>, tenant: string): Promise<CopiesBody> {
  const lock = () => transaction.objects.setAccess(globalScope, 'tenantCopies', tenant, {});
  if ((await lock()) === 'missing') {
    await transaction.objects.create(globalScope, 'tenantCopies', objectOf(tenant, noCopies));
    await lock();
  }
  return readCopies(transaction, tenant);
}

/** Replaces the copies of a tenant, which the transaction has locked. */
export async function writeCopies(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  copies: CopiesBody,
): Promise<void> {
  await objects.put(globalScope, 'tenantCopies', objectOf(tenant, copies));
}

const epoch = '1970-01-01T00:00:00Z';
const objectOf = <Body>(id: string, body: Body) => ({
  id,
  body,
  owner: null,
  acl: null,
  created: epoch,
  modified: epoch,
});

/** Long work with a new key of a copy or stage; what it leaves when it fails is removed. `now` is in ticks. */
export async function withNewKey<Result>(
  store: Store,
  tenant: string,
  now: bigint,
  work: (key: string) => Promise<Result>,
): Promise<Result> {
  const key = randomIds.uuid();
  const expires = formatDateTime(now + expiryTicks);
  await store.objects.create(globalScope, 'unfinishedCopy', objectOf(key, { tenant, expires }));
  try {
    return await work(key);
  } catch (error) {
    await discardCopy(store, key, tenant).catch(() => undefined);
    throw error;
  }
}

/** Copies a tenant; keepCopy makes the copy last. Returns its key. */
export async function copyTenant(
  store: Store,
  tenant: string,
  now: bigint,
  options: CopyOptions,
  check?: CheckStep,
): Promise<string> {
  return withNewKey(store, tenant, now, async (key) => {
    await store.tenantCopies.save(tenant, key, options, check);
    return key;
  });
}

/** Makes a new copy last, or forgets a stage that was restored, when the transaction ends. */
export async function keepCopy({ objects }: Pick<Transaction, 'objects'>, key: string): Promise<void> {
  await objects.remove(globalScope, 'unfinishedCopy', key);
}

/** Gives up a copy when the transaction ends; discardCopy removes it, or the next server that looks for expired ones. */
export async function giveUpCopy(
  { objects }: Pick<Transaction, 'objects'>,
  { key }: CopyRecord,
  tenant: string,
): Promise<void> {
  await objects.create(globalScope, 'unfinishedCopy', objectOf(key, { tenant, expires: epoch }));
}

/** Removes a copy that was given up, or what was staged and not restored. */
export async function discardCopy(store: Store, key: string, tenant: string): Promise<void> {
  await store.tenantCopies.remove(key, tenant);
  await store.objects.remove(globalScope, 'unfinishedCopy', key);
}

/** Removes what interrupted requests left. */
export async function discardExpiredCopies(store: Store, now: bigint): Promise<void> {
  const time = Date.parse(formatDateTime(now));
  const expired: { readonly key: string; readonly tenant: string }[] = [];
  for await (const chunk of store.objects.list(globalScope, 'unfinishedCopy'))
    for (const { id, body } of chunk)
      if (Date.parse(body.expires) <= time) expired.push({ key: id, tenant: body.tenant });
  for (const { key, tenant } of expired) await discardCopy(store, key, tenant);
}
