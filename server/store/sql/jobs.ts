// Jobs on SQL. The lease of a table is a separate row, so that only one of several concurrent transactions gets it.
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { Connection } from '../dialect/dialect.ts';
import type { Job, JobQueue, Lease } from '../ports/job-queue.ts';
import type { DatabaseAccess } from './access.ts';
import { momentText } from './moment-text.ts';
import { tableCondition, tableKey } from './table-keys.ts';
import { tenantCondition } from './tenant-condition.ts';

interface JobRow {
  readonly id: number | string;
  readonly tenant: string;
  readonly namespace: string;
  readonly table_id: string;
  readonly type: number;
  readonly priority: number;
  readonly window_start: string | null;
  readonly window_end: string | null;
  readonly origin: string;
  readonly message_id: string;
  readonly attempts: number;
  readonly turn: string;
}

const jobColumns =
  'id, tenant, namespace, table_id, type, priority, window_start, window_end, origin, message_id, attempts, turn';

/** The number of jobs that are tried until one can be leased, since other owners lease jobs at the same time. */
const maxCandidates = 20;

/** Returns the job queue on SQL; with the access of a transaction, its writes belong to that transaction. */
export function sqlJobs(access: DatabaseAccess): JobQueue {
  const { read, write } = access;
  return {
    ...jobLeases(access),
    ...tableSchedules(access),

    add: (ref, { type, priority, start, end, origin, messageId, turn }) =>
      write(async (connection) => {
        const [row] = await connection.all<{ id: number | string }>(
          `insert into table_jobs
              (tenant, namespace, table_id, type, priority, window_start, window_end, origin, message_id, turn, attempts)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0) returning id`,
          [...tableKey(ref), type, priority, textOrNull(start), textOrNull(end), origin, messageId, momentText(turn)],
        );
        return Number(row?.id);
      }),

    async count(ref) {
      const [row] = await read.all<{ count: number | string }>(
        `select count(*) as count from table_jobs where ${tableCondition}`,
        tableKey(ref),
      );
      return Number(row?.count);
    },

    async countOf(tenant) {
      const [row] = await read.all<{ count: number | string }>(
        'select count(*) as count from table_jobs where tenant = $1',
        [foldIdentifier(tenant)],
      );
      return Number(row?.count);
    },

    async jobsOf(ref) {
      const rows = await read.all<JobRow & { readonly taken: number | string }>(
        `select ${jobColumns}, (select count(*) from table_leases
            where table_leases.tenant = table_jobs.tenant and table_leases.namespace = table_jobs.namespace
              and table_leases.table_id = table_jobs.table_id and table_leases.job = table_jobs.id) as taken
          from table_jobs where ${tableCondition} order by turn, id`,
        tableKey(ref),
      );
      return rows.map((row) => ({ ...jobOf(row), isLeased: Number(row.taken) > 0 }));
    },

    cancel: (ref) =>
      write(async (connection) => {
        await connection.run(`delete from table_leases where ${tableCondition}`, tableKey(ref));
        await connection.run(`delete from table_jobs where ${tableCondition}`, tableKey(ref));
      }),
  };
}

/** Returns the leases of the queue. Leases are always locked before jobs, so that there are no deadlocks. */
function jobLeases({ write }: DatabaseAccess): Pick<JobQueue, 'take' | 'renew' | 'finish' | 'release'> {
  return {
    take: (owner, now, until) => write((connection) => takeJob(connection, owner, now, until)),

    renew: ({ ref, job, owner }, until) =>
      write(async (connection) => {
        const renewed = await connection.run(
          `update table_leases set until = $4 where ${tableCondition} and job = $5 and owner = $6`,
          [...tableKey(ref), momentText(until), job, owner],
        );
        return renewed > 0;
      }),

    finish: (lease) =>
      write(async (connection) => {
        await endLease(connection, lease);
        await connection.run('delete from table_jobs where id = $1', [lease.job]);
      }),

    release: (lease) =>
      write(async (connection) => {
        if (!(await endLease(connection, lease))) return;
        await connection.run('update table_jobs set attempts = attempts - 1 where id = $1', [lease.job]);
      }),
  };
}

async function takeJob(connection: Connection, owner: string, now: bigint, until: bigint): Promise<Job | null> {
  const rows = await connection.all<JobRow>(
    `select ${jobColumns} from table_jobs where not exists (
        select 1 from table_leases where table_leases.tenant = table_jobs.tenant
          and table_leases.namespace = table_jobs.namespace and table_leases.table_id = table_jobs.table_id
          and table_leases.until >= $1)
      order by turn, id limit $2`,
    [momentText(now), maxCandidates],
  );
  for (const row of rows) {
    if (!(await beginLease(connection, row, owner, now, until))) continue;
    // Another owner can have finished the job since the select.
    const changed = await connection.run('update table_jobs set attempts = attempts + 1 where id = $1', [
      Number(row.id),
    ]);
    if (changed > 0) return { ...jobOf(row), attempts: row.attempts + 1 };
    await connection.run(`delete from table_leases where ${tableCondition}`, [row.tenant, row.namespace, row.table_id]);
  }
  return null;
}

/** Returns whether it got the lease of a table; of two concurrent calls, the second one finds the row of the first. */
async function beginLease(
  connection: Connection,
  job: JobRow,
  owner: string,
  now: bigint,
  until: bigint,
): Promise<boolean> {
  const taken = await connection.run(
    `insert into table_leases (tenant, namespace, table_id, job, owner, until) values ($1, $2, $3, $4, $5, $6)
      on conflict (tenant, namespace, table_id)
        do update set job = excluded.job, owner = excluded.owner, until = excluded.until where table_leases.until < $7`,
    [job.tenant, job.namespace, job.table_id, Number(job.id), owner, momentText(until), momentText(now)],
  );
  return taken > 0;
}

async function endLease(connection: Connection, { ref, job, owner }: Lease): Promise<boolean> {
  const values = [...tableKey(ref), job, owner];
  return (
    (await connection.run(`delete from table_leases where ${tableCondition} and job = $4 and owner = $5`, values)) > 0
  );
}

/** Returns the schedules of the queue. */
function tableSchedules({
  read,
  write,
}: DatabaseAccess): Pick<JobQueue, 'schedule' | 'firstDue' | 'dueOf' | 'reschedule'> {
  return {
    schedule: (ref, due) =>
      write(async (connection) => {
        if (due === null) {
          await connection.run(`delete from table_schedules where ${tableCondition}`, tableKey(ref));
          return;
        }
        await connection.run(
          `insert into table_schedules (tenant, namespace, table_id, due) values ($1, $2, $3, $4)
            on conflict (tenant, namespace, table_id) do update set due = excluded.due`,
          [...tableKey(ref), momentText(due)],
        );
      }),

    async firstDue(now, tenants) {
      const selected = tenantCondition(tenants, 2);
      const [row] = await read.all<Pick<JobRow, 'tenant' | 'namespace' | 'table_id'>>(
        `select tenant, namespace, table_id from table_schedules where due <= $1 ${selected.sql} order by due limit 1`,
        [momentText(now), ...selected.values],
      );
      return row ? { tenant: row.tenant, namespace: row.namespace, table: row.table_id } : null;
    },

    async dueOf(tenant, now) {
      const rows = await read.all<Pick<JobRow, 'tenant' | 'namespace' | 'table_id'> & { readonly due: string }>(
        'select tenant, namespace, table_id, due from table_schedules where tenant = $1 and due <= $2 order by due',
        [foldIdentifier(tenant), momentText(now)],
      );
      return rows.map((row) => ({
        ref: { tenant: row.tenant, namespace: row.namespace, table: row.table_id },
        due: BigInt(row.due),
      }));
    },

    reschedule: (ref, now, due) =>
      write(async (connection) => {
        const moved = await connection.run(
          `update table_schedules set due = $4 where ${tableCondition} and due <= $5`,
          [...tableKey(ref), momentText(due), momentText(now)],
        );
        return moved > 0;
      }),
  };
}

function jobOf(row: JobRow): Job {
  return {
    id: Number(row.id),
    ref: { tenant: row.tenant, namespace: row.namespace, table: row.table_id },
    type: row.type,
    priority: row.priority,
    start: ticksOrNull(row.window_start),
    end: ticksOrNull(row.window_end),
    origin: row.origin,
    messageId: row.message_id,
    attempts: row.attempts,
    turn: BigInt(row.turn),
  };
}

const textOrNull = (ticks: bigint | null) => (ticks === null ? null : momentText(ticks));
const ticksOrNull = (text: string | null) => (text === null ? null : BigInt(text));
