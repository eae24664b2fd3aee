// Keeps the record of a change in the transaction that makes the change, so that neither is there without the other.
import type { EdgeSystemStore } from '../store/ports/edge-system-store.ts';
import type { NewAuditRecord } from '../store/ports/audit-store.ts';
import type { JobQueue } from '../store/ports/job-queue.ts';
import type { ObjectStore } from '../store/ports/object-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';

/** The stores whose writes are administrative changes; events and rows of tables are data, and change only along with these. */
type Administered = Pick<Transaction, 'objects' | 'edgeSystems' | 'jobs'>;

/** The store as one request uses it: its first transaction that changes something keeps the records as well. */
export function auditedStore(store: Store, records: () => readonly NewAuditRecord[]): Store {
  let isKept = false;

  async function transaction<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
    let isChanged = false;
    const answer = await store.transaction(async (given) => {
      const watched = watchedWrites(given, () => {
        isChanged = true;
      });
      const result = await work({ ...given, ...watched });
      if (isChanged && !isKept) await given.audit.add(records());
      return result;
    });
    isKept ||= isChanged;
    return answer;
  }

  return { ...store, ...writesInTransactions(store, transaction), transaction };
}

/** The same stores, telling of each write that changed something. */
function watchedWrites({ objects, edgeSystems, jobs }: Administered, changed: () => void): Administered {
  const telling =
    <Args extends readonly unknown[], Answer>(write: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const answer = await write(...args);
      if (isChange(answer)) changed();
      return answer;
    };
  const setAccess = telling(objects.setAccess);
  return {
    objects: {
      ...objects,
      create: telling(objects.create),
      put: telling(objects.put),
      remove: telling(objects.remove),
      // Without owner and list it only takes hold of the object.
      setAccess: (scope, kind, id, access) =>
        (Object.keys(access).length > 0 ? setAccess : objects.setAccess)(scope, kind, id, access),
      setCollectionAccess: telling(objects.setCollectionAccess),
    },
    edgeSystems: {
      ...edgeSystems,
      create: telling(edgeSystems.create),
      replace: telling(edgeSystems.replace),
    },
    jobs: { ...jobs, add: telling(jobs.add), cancel: telling(jobs.cancel) },
  };
}

/** Whether a write that answers so has changed something: those that answer nothing, or a number, always do. */
function isChange(answer: unknown): boolean {
  return answer === undefined || typeof answer === 'number' || ['done', 'created', 'replaced'].includes(String(answer));
}

/** The same stores, each write in a transaction of its own. */
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
