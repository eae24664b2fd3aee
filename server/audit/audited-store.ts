// Stores a change and its audit record in one transaction, so that neither exists without the other.
import type { EdgeSystemStore } from '../store/ports/edge-system-store.ts';
import type { NewAuditRecord } from '../store/ports/audit-store.ts';
import type { JobQueue } from '../store/ports/job-queue.ts';
import type { ObjectStore } from '../store/ports/object-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';

/** The stores whose writes are administrative changes. Writes of events and table rows are not audited. */
type AuditedStores = Pick<Transaction, 'objects' | 'edgeSystems' | 'jobs'>;

/**
 * Returns a view of the store for one request. The first transaction that changes something also adds the records that `makeRecords`
 * returns.
 */
export function auditedStore(store: Store, makeRecords: () => readonly NewAuditRecord[]): Store {
  let isRequestRecorded = false;

  async function transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    let isChanged = false;
    const result = await store.transaction(async (stores) => {
      const observed = observeWrites(stores, () => {
        isChanged = true;
      });
      const workResult = await work({ ...stores, ...observed });
      if (isChanged && !isRequestRecorded) await stores.audit.add(makeRecords());
      return workResult;
    });
    // Only a transaction that was committed has stored the records.
    isRequestRecorded ||= isChanged;
    return result;
  }

  return { ...store, ...runWritesInTransactions(store, transaction), transaction };
}

/** Returns a view of the stores that calls `onChange` after each write that changed something. */
function observeWrites({ objects, edgeSystems, jobs }: AuditedStores, onChange: () => void): AuditedStores {
  const observed =
    <Args extends readonly unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const result = await write(...args);
      if (isChange(result)) onChange();
      return result;
    };
  const setAccess = observed(objects.setAccess);
  return {
    objects: {
      ...objects,
      create: observed(objects.create),
      put: observed(objects.put),
      remove: observed(objects.remove),
      // With neither an owner nor a list, setAccess only locks the object.
      setAccess: (scope, kind, id, access) =>
        (Object.keys(access).length > 0 ? setAccess : objects.setAccess)(scope, kind, id, access),
      setCollectionAccess: observed(objects.setCollectionAccess),
    },
    edgeSystems: {
      ...edgeSystems,
      create: observed(edgeSystems.create),
      replace: observed(edgeSystems.replace),
    },
    jobs: { ...jobs, add: observed(jobs.add), cancel: observed(jobs.cancel) },
  };
}

/** Returns whether a write with this result changed something; undefined and the id of a new job mean that it did. */
function isChange(result: unknown): boolean {
  return result === undefined || typeof result === 'number' || ['done', 'created', 'replaced'].includes(String(result));
}

/** Returns a view of the stores that runs each write in its own transaction. */
function runWritesInTransactions(
  { objects, edgeSystems, jobs }: Store,
  transaction: Store['transaction'],
): AuditedStores & { readonly objects: ObjectStore; readonly edgeSystems: EdgeSystemStore; readonly jobs: JobQueue } {
  return {
    objects: {
      ...objects,
      create: (...args) => transaction((stores) => stores.objects.create(...args)),
      put: (...args) => transaction((stores) => stores.objects.put(...args)),
      remove: (...args) => transaction((stores) => stores.objects.remove(...args)),
      setAccess: (...args) => transaction((stores) => stores.objects.setAccess(...args)),
      setCollectionAccess: (...args) => transaction((stores) => stores.objects.setCollectionAccess(...args)),
    },
    edgeSystems: {
      ...edgeSystems,
      create: (...args) => transaction((stores) => stores.edgeSystems.create(...args)),
      replace: (...args) => transaction((stores) => stores.edgeSystems.replace(...args)),
    },
    jobs: {
      ...jobs,
      add: (...args) => transaction((stores) => stores.jobs.add(...args)),
      cancel: (...args) => transaction((stores) => stores.jobs.cancel(...args)),
    },
  };
}
