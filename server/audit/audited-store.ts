// Stores the record of a change in the transaction that makes the change, so that neither exists without the other.
import type { EdgeSystemStore } from '../store/ports/edge-system-store.ts';
import type { NewAuditRecord } from '../store/ports/audit-store.ts';
import type { JobQueue } from '../store/ports/job-queue.ts';
import type { ObjectStore } from '../store/ports/object-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';

/** The stores whose writes are administrative changes; events and rows of tables are data, and change only along with these. */
type Administered = Pick<Transaction, 'objects' | 'edgeSystems' | 'jobs'>;

/** Returns the store as one request uses it: its first transaction that changes something stores the records as well. */
export function auditedStore(store: Store, records: () => readonly NewAuditRecord[]): Store {
  let isRecorded = false;

  async function transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    let isChanged = false;
    const answer = await store.transaction(async (given) => {
      const watched = watchedWrites(given, () => {
        isChanged = true;
      });
      const result = await work({ ...given, ...watched });
      if (isChanged && !isRecorded) await given.audit.add(records());
      return result;
    });
    isRecorded ||= isChanged;
    return answer;
  }

  return { ...store, ...writesInTransactions(store, transaction), transaction };
}

/** Returns the same stores, reporting each write that changed something. */
function watchedWrites({ objects, edgeSystems, jobs }: Administered, changed: () => void): Administered {
  const reporting =
    <Args extends readonly unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const answer = await write(...args);
      if (isChange(answer)) changed();
      return answer;
    };
  const setAccess = reporting(objects.setAccess);
  return {
    objects: {
      ...objects,
      create: reporting(objects.create),
      put: reporting(objects.put),
      remove: reporting(objects.remove),
      // Without owner and list it only locks the object.
      setAccess: (scope, kind, id, access) =>
        (Object.keys(access).length > 0 ? setAccess : objects.setAccess)(scope, kind, id, access),
      setCollectionAccess: reporting(objects.setCollectionAccess),
    },
    edgeSystems: {
      ...edgeSystems,
      create: reporting(edgeSystems.create),
      replace: reporting(edgeSystems.replace),
    },
    jobs: { ...jobs, add: reporting(jobs.add), cancel: reporting(jobs.cancel) },
  };
}

/** Returns whether a write with this result has changed something: one without a result, or with a number, always has. */
function isChange(answer: unknown): boolean {
  return answer === undefined || typeof answer === 'number' || ['done', 'created', 'replaced'].includes(String(answer));
}

/** Returns the same stores, each write in a transaction of its own. */
function writesInTransactions(
  { objects, edgeSystems, jobs }: Store,
  transaction: Store['transaction'],
): Administered & { readonly objects: ObjectStore; readonly edgeSystems: EdgeSystemStore; readonly jobs: JobQueue } {
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
