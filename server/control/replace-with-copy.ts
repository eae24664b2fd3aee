// Replaces the contents of a sandbox with a copy (docs/behavior/control.md#snapshots).
import { timeOfClock } from '../domain/clocks/clock.ts';
import { formatDateTime } from '../domain/values/time.ts';
import type { CancellationToken } from '../requests/cancellation.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import { storedClock } from './clock/stored-clocks.ts';
import type { Sandbox } from './sandboxes.ts';
import { keepCopy, withNewKey, type CopyRecord } from './tenant-copies.ts';
import { replaceContents } from './tenant-contents.ts';
import type { TenantGate } from './tenant-gate.ts';
import type { Turns } from './transactions.ts';

export interface CopyOptions extends Turns {
  readonly store: Store;
  readonly gate: TenantGate;
}

/** A request that changes a sandbox; `now` is the time of the machine in ticks. */
export interface ChangeRequest {
  readonly now: bigint;
  readonly cancellation: CancellationToken;
}

/**
 * Replaces the contents of a tenant with a copy. Call it while the gate keeps requests of the tenant out. `prepare` locks the copies of the
 * tenant in the transaction.
 */
export async function replaceWithCopy(
  { store, inTurn, copyInTurn }: CopyOptions,
  tenant: string,
  record: CopyRecord,
  { now, cancellation }: ChangeRequest,
  prepare: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const check = () => {
    cancellation.throwIfCanceled();
  };
  await withNewKey(store, tenant, now, async (staged) => {
    await copyInTurn(() => store.tenantCopies.stage(record.key, tenant, staged, undefined, check));
    await inTurn(cancellation, async (transaction) => {
      await prepare(transaction);
      await replaceContents(transaction, tenant, record, staged, now, cancellation);
      await keepCopy(transaction, staged);
    });
  });
}

/** Returns the record of a copy of a sandbox as it is now, without its key. */
export async function newRecord(
  store: Pick<Transaction, 'objects'>,
  { tenantId, clientId, namespaceId }: Sandbox,
  now: bigint,
): Promise<Omit<CopyRecord, 'key'>> {
  const clock = await storedClock(store, tenantId);
  return {
    created: formatDateTime(now),
    tenantId,
    clientId,
    namespaceId,
    clock: clock && { mode: clock.mode, rate: clock.rate, time: String(timeOfClock(clock, now)) },
  };
}
