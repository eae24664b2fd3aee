// Runs a job and sets the state of its table, also after a failure (docs/behavior/virtual-tables.md#states).
import type { Logger } from 'pino';
import type { ReadTable } from '../../data-views/read-table.ts';
import { InvalidInput } from '../../domain/model.ts';
import { ReadLimitExceeded } from '../../domain/reading/source.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import {
  failedState,
  idleState,
  runningState,
  succeededState,
  type TableState,
} from '../../domain/virtual-tables/states.ts';
import { isUpToDate, JobType, runWindow, type Window } from '../../domain/virtual-tables/windows.ts';
import type { FindIdentity } from '../../requests/find-identity.ts';
import { StoreUnavailable } from '../../store/ports/faults.ts';
import type { Clocks } from '../../runtime/clock.ts';
import type { Ids, TenantIds } from '../../runtime/ids.ts';
import type { Job, Lease } from '../../store/ports/job-queue.ts';
import type { Scope, StoredObject } from '../../store/ports/object-store.ts';
import type { Store, Transaction } from '../../store/ports/store.ts';
import { LeaseLost, RunFailure, timeRangeOf, writeRows, type WrittenRows } from '../materialize.ts';
import type { RowLayout } from '../rows.ts';

export interface JobContext {
  readonly store: Store;
  readonly readTable: ReadTable;
  readonly findIdentity: FindIdentity;
  readonly clocks: Clocks;
  readonly ids: Pick<TenantIds, 'ofWork'>;
  readonly log: Logger;
  /** The duration of a lease without renewal. */
  readonly leaseTicks: bigint;
  /** Returns whether the worker is stopping; it then releases the job for another process. */
  readonly isStopping: () => boolean;
}

/** The worker is stopping during a job. */
class WorkerStopping extends Error {}

/** The maximum number of starts of a job; after that, it fails, since it can be the reason why processes end. */
const maxAttempts = 5;

/** Runs a job. Rejects only if the store fails; another process then runs the job when its lease has expired. */
export async function runJob(context: JobContext, job: Job, owner: string): Promise<void> {
  const { store, clocks } = context;
  const { tenant } = job.ref;
  const lease: Lease = { ref: job.ref, job: job.id, owner };
  // A job that another process takes over is the same work.
  const ids = await context.ids.ofWork(tenant, `run/${job.messageId}`);
  const runId = ids.uuid();
  try {
    const startedRun = await startRun(context, job, lease, runId, await clocks.now(tenant));
    if (!startedRun) return;
    const { table, window } = startedRun;
    if (job.attempts > maxAttempts) {
      throw new RunFailure(
        `The job was started ${String(maxAttempts)} times and never finished.`,
        'Make the window of the table smaller, then refresh it.',
      );
    }
    const writtenRows = await writeRows(
      { ...context, renewLease: createLeaseRenewal(context), throwIfStopping: () => throwIfStopping(context) },
      job,
      lease,
      table,
      window,
    );
    await recordSuccess(context, job, lease, window, writtenRows, await clocks.now(tenant));
    context.log.info({ runId, table: job.ref, job: job.id, rows: writtenRows.rows }, 'virtual table written');
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof WorkerStopping) return store.jobs.release(lease);
    // The lease is not released but expires: otherwise a job that causes the failure would run first again and block all others.
    if (error instanceof StoreUnavailable) throw error;
    const level = resolvableFailure(error) ? 'warn' : 'error';
    context.log[level]({ runId, table: job.ref, job: job.id, err: error }, 'run of a virtual table failed');
    await recordFailure(context, job, lease, { runId, ids }, error, await clocks.now(tenant));
  }
}

function throwIfStopping({ isStopping }: JobContext): void {
  if (isStopping()) throw new WorkerStopping();
}

const createLeaseRenewal =
  ({ clocks, leaseTicks }: JobContext) =>
  async ({ jobs }: Transaction, heldLease: Lease): Promise<void> => {
    if (!(await jobs.renew(heldLease, clocks.machine() + leaseTicks))) throw new LeaseLost();
  };

/** Locks the job's table and changes its state. Returns the result of `decide`, or null if the table was removed. Throws LeaseLost. */
async function changeState<Result>(
  context: JobContext,
  job: Job,
  lease: Lease,
  decide: (
    table: StoredObject<'virtualTable'>,
    transaction: Transaction,
  ) => Promise<{ readonly state: TableState | null; readonly result: Result }>,
): Promise<Result | null> {
  const scope: Scope = job.ref;
  const id = job.ref.table;
  return context.store.transaction(async (transaction) => {
    const { objects, jobs } = transaction;
    // Every transaction that needs both locks the table first and the lease second.
    await objects.setAccess(scope, 'virtualTable', id, {});
    const table = await objects.get(scope, 'virtualTable', id);
    await createLeaseRenewal(context)(transaction, lease);
    if (!table) {
      await jobs.finish(lease);
      return null;
    }
    const { state, result } = await decide(table, transaction);
    if (state) await objects.put(scope, 'virtualTable', { ...table, body: { ...table.body, ...state } });
    return result;
  });
}

interface StartedRun {
  readonly table: StoredObject<'virtualTable'>;
  readonly window: Window;
}

/** Starts a run. Returns null if it has nothing to do. */
function startRun(context: JobContext, job: Job, lease: Lease, runId: string, now: bigint): Promise<StartedRun | null> {
  return changeState<StartedRun | null>(context, job, lease, async (table, { jobs, tables }) => {
    const body = table.body;
    if (body.Status === 'Disabled') {
      // The table was disabled before the lease of the job was visible.
      await jobs.finish(lease);
      return { state: null, result: null };
    }
    const liveVersion = await tables.liveVersion(job.ref);
    // Rows without recorded sources are all written again: access to rows depends on their sources.
    const hasNoSources = liveVersion !== null && (liveVersion.columns as RowLayout).sources === undefined;
    const timeRange = { ...timeRangeOf(body), ...(hasNoSources ? { materialized: null } : {}) };
    const isRegular = job.type === JobType.RegularRefresh;
    if (isRegular && body.RefreshInterval !== null && isUpToDate(timeRange, now)) {
      await jobs.finish(lease);
      const hasMoreJobs = (await jobs.count(job.ref)) > 0;
      return { state: idleState(body, job.origin === 'enable', hasMoreJobs), result: null };
    }
    const requestedRange = hasNoSources ? { start: null, end: null } : { start: job.start, end: job.end };
    const window = runWindow({ type: job.type as JobType, ...requestedRange }, timeRange, now);
    return { state: runningState(body, runId), result: { table, window } };
  });
}

async function recordSuccess(
  context: JobContext,
  job: Job,
  lease: Lease,
  { materialized }: Window,
  { publish }: WrittenRows,
  now: bigint,
): Promise<void> {
  await changeState(context, job, lease, async (table, transaction) => {
    await publish(transaction, context.clocks.machine());
    await transaction.jobs.finish(lease);
    const hasMoreJobs = (await transaction.jobs.count(job.ref)) > 0;
    const range = {
      start: materialized && formatDateTime(materialized.start),
      end: materialized && formatDateTime(materialized.end),
    };
    return { state: succeededState(table.body, range, formatDateTime(now), hasMoreJobs), result: undefined };
  });
}

/** Returns the failure if the table's owner can resolve it, or undefined for other errors. */
function resolvableFailure(error: unknown): RunFailure | undefined {
  if (error instanceof RunFailure) return error;
  if (!(error instanceof InvalidInput) && !(error instanceof ReadLimitExceeded)) return undefined;
  return new RunFailure(error.message, 'Correct the data view, then refresh the table.', { cause: error });
}

async function recordFailure(
  context: JobContext,
  job: Job,
  lease: Lease,
  { runId, ids }: { readonly runId: string; readonly ids: Ids },
  error: unknown,
  now: bigint,
): Promise<void> {
  const runFailure = resolvableFailure(error);
  const reason = runFailure?.message ?? 'An unexpected error occurred.';
  const message = {
    Id: ids.uuid(),
    VirtualTableId: job.ref.table,
    JobId: ids.numberOf({ number: job.id, uuid: job.messageId }),
    JobType: job.type,
    Timestamp: formatDateTime(now),
    Error: runFailure ? 'The data view could not be read.' : 'The rows could not be written.',
    Reason: reason,
    Resolution: runFailure?.resolution ?? 'Refresh the table; if it persists, report the OperationId.',
    OperationId: runId,
  };
  try {
    await changeState(context, job, lease, async (table, { jobs, tables }) => {
      await tables.addMessage(job.ref, { ...message, VirtualTableId: table.id });
      await jobs.finish(lease);
      const state = failedState(table.body, reason, (await jobs.count(job.ref)) > 0);
      if (state.Status === 'Disabled') {
        await jobs.cancel(job.ref);
        await jobs.schedule(job.ref, null);
      }
      return { state, result: undefined };
    });
  } catch (lost) {
    if (!(lost instanceof LeaseLost)) throw lost;
  }
}
