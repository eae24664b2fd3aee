// Runs a job and sets the state of its table, whatever happens (docs/behavior/virtual-tables.md#states).
import { randomUUID } from 'node:crypto';
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
import type { Job, Lease } from '../../store/ports/job-queue.ts';
import type { Scope, StoredObject } from '../../store/ports/object-store.ts';
import type { Store, Transaction } from '../../store/ports/store.ts';
import { LeaseLost, RunFailure, timeRangeOf, writeRows, type WrittenRows } from '../materialize.ts';
import type { RowLayout } from '../rows.ts';

export interface JobContext {
  readonly store: Store;
  readonly readTable: ReadTable;
  readonly findIdentity: FindIdentity;
  readonly now: () => bigint;
  readonly log: Logger;
  /** How long a lease lasts without renewal, in ticks. */
  readonly lease: bigint;
  /** Whether the process ends; the job is then left for another one. */
  readonly isEnding: () => boolean;
}

/** The process ends in the middle of a job. */
class Ending extends Error {}

/** How often a job is started before it counts as failed: it may be what kills the processes. */
const maxAttempts = 5;

/** Runs a job that was taken. Rejects only if the store fails; the job then waits for another process, as after a kill. */
export async function runJob(context: JobContext, job: Job, owner: string): Promise<void> {
  const { store, now } = context;
  const lease: Lease = { ref: job.ref, job: job.id, owner };
  const runId = randomUUID();
  try {
    const begun = await begin(context, job, lease, runId);
    if (!begun) return;
    const { table, window } = begun;
    if (job.attempts > maxAttempts) {
      throw new RunFailure(
        `The job was started ${String(maxAttempts)} times and never finished.`,
        'Make the window of the table smaller, then refresh it.',
      );
    }
    const written = await writeRows(
      { ...context, renewLease: leaseRenewal(context), check: () => checkEnding(context) },
      job,
      lease,
      table,
      window,
    );
    await succeed(context, job, lease, window, written);
    context.log.info({ runId, table: job.ref, job: job.id, rows: written.rows }, 'virtual table written');
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof Ending) return store.jobs.release(lease);
    // The lease runs out first: released at once, the job would be first again, and a job at fault would block all others.
    if (error instanceof StoreUnavailable) throw error;
    const level = knownFailure(error) ? 'warn' : 'error';
    context.log[level]({ runId, table: job.ref, job: job.id, err: error }, 'run of a virtual table failed');
    await fail(context, job, lease, runId, error, now());
  }
}

function checkEnding({ isEnding }: JobContext): void {
  if (isEnding()) throw new Ending();
}

const leaseRenewal =
  ({ now, lease }: JobContext) =>
  async ({ jobs }: Transaction, held: Lease): Promise<void> => {
    if (!(await jobs.renew(held, now() + lease))) throw new LeaseLost();
  };

/** Locks the job's table and changes its state; throws LeaseLost. */
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
    await leaseRenewal(context)(transaction, lease);
    if (!table) {
      await jobs.finish(lease);
      return null;
    }
    const { state, result } = await decide(table, transaction);
    if (state) await objects.put(scope, 'virtualTable', { ...table, body: { ...table.body, ...state } });
    return result;
  });
}

interface Begun {
  readonly table: StoredObject<'virtualTable'>;
  readonly window: Window;
}

/** Begins a run; returns null if there is nothing to do. */
function begin(context: JobContext, job: Job, lease: Lease, runId: string): Promise<Begun | null> {
  return changeState<Begun | null>(context, job, lease, async (table, { jobs, tables }) => {
    const now = context.now();
    const body = table.body;
    if (body.Status === 'Disabled') {
      // It was disabled while the job was taken, before the lease was visible.
      await jobs.finish(lease);
      return { state: null, result: null };
    }
    const live = await tables.liveVersion(job.ref);
    // Rows without recorded sources are all written again: otherwise it is unknown who may read them.
    const hasNoSources = live !== null && (live.columns as RowLayout).sources === undefined;
    const time = { ...timeRangeOf(body), ...(hasNoSources ? { materialized: null } : {}) };
    const isRegular = job.type === JobType.RegularRefresh;
    if (isRegular && body.RefreshInterval !== null && isUpToDate(time, now)) {
      await jobs.finish(lease);
      const hasMoreJobs = (await jobs.count(job.ref)) > 0;
      return { state: idleState(body, job.origin === 'enable', hasMoreJobs), result: null };
    }
    const span = hasNoSources ? { start: null, end: null } : { start: job.start, end: job.end };
    const window = runWindow({ type: job.type as JobType, ...span }, time, now);
    return { state: runningState(body, runId), result: { table, window } };
  });
}

async function succeed(
  context: JobContext,
  job: Job,
  lease: Lease,
  { materialized }: Window,
  { publish }: WrittenRows,
): Promise<void> {
  await changeState(context, job, lease, async (table, transaction) => {
    const now = context.now();
    await publish(transaction, now);
    await transaction.jobs.finish(lease);
    const hasMoreJobs = (await transaction.jobs.count(job.ref)) > 0;
    const range = {
      start: materialized && formatDateTime(materialized.start),
      end: materialized && formatDateTime(materialized.end),
    };
    return { state: succeededState(table.body, range, formatDateTime(now), hasMoreJobs), result: undefined };
  });
}

/** Returns the failure that the table's owner can resolve; undefined for other errors. */
function knownFailure(error: unknown): RunFailure | undefined {
  if (error instanceof RunFailure) return error;
  if (!(error instanceof InvalidInput) && !(error instanceof ReadLimitExceeded)) return undefined;
  return new RunFailure(error.message, 'Correct the data view, then refresh the table.', { cause: error });
}

async function fail(
  context: JobContext,
  job: Job,
  lease: Lease,
  runId: string,
  error: unknown,
  now: bigint,
): Promise<void> {
  const known = knownFailure(error);
  const reason = known?.message ?? 'An unexpected error occurred.';
  const message = {
    Id: randomUUID(),
    VirtualTableId: job.ref.table,
    JobId: job.id,
    JobType: job.type,
    Timestamp: formatDateTime(now),
    Error: known ? 'The data view could not be read.' : 'The rows could not be written.',
    Reason: reason,
    Resolution: known?.resolution ?? 'Refresh the table; if it persists, report the OperationId.',
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
