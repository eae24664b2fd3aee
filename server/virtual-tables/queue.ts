// Queues jobs of virtual tables, in order and without duplicates (docs/behavior/virtual-tables.md#order-of-jobs).
import { InvalidInput } from '../domain/model.ts';
import { nextTurn } from '../domain/virtual-tables/turns.ts';
import { jobPriorities, type JobType } from '../domain/virtual-tables/windows.ts';
import type { Ids } from '../runtime/ids.ts';
import type { Job, JobQueue, NewJob } from '../store/ports/job-queue.ts';
import type { TableRef } from '../store/ports/table-store.ts';

/** A job to queue; without start and end, it is for the time range of the table. */
export interface JobRequest {
  readonly type: JobType;
  readonly origin: 'create' | 'request' | 'enable' | 'schedule';
  readonly start?: bigint | null;
  readonly end?: bigint | null;
  /** The source of the identifier of its message. */
  readonly ids: Ids;
}

/**
 * Queues a job of a table that the transaction has locked; `now` is the time of the machine, because tenants share the order of jobs. Returns the job, or an equal job that is queued already but not running.
 * Throws InvalidInput if `maxJobs` jobs are queued or running.
 */
export async function queueJob(
  jobs: JobQueue,
  ref: TableRef,
  { type, origin, start = null, end = null, ids }: JobRequest,
  now: bigint,
  maxJobs = Infinity,
): Promise<Pick<Job, 'id' | 'messageId'>> {
  const queued = await jobs.jobsOf(ref);
  const equalJob = queued.find(
    (job) => !job.isLeased && job.type === type && job.origin === origin && job.start === start && job.end === end,
  );
  if (equalJob) return equalJob;
  if (queued.length >= maxJobs) {
    throw new InvalidInput(
      'VirtualTableId',
      `${String(maxJobs)} refreshes of the virtual table wait or run, the maximum; try again when some are done.`,
    );
  }
  const priority = jobPriorities[type];
  const job: NewJob = {
    type,
    priority,
    turn: nextTurn(priority, now, queued),
    start,
    end,
    origin,
    messageId: ids.uuid(),
  };
  return { ...job, id: await jobs.add(ref, job) };
}
