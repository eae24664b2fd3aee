// Virtual tables and runs of their jobs, with a source that the tests control.
import { randomIds, randomTenantIds } from '../../../server/runtime/ids.ts';
import pino from 'pino';
import type { ReadTable } from '../../../server/data-views/read-table.ts';
import type { Rows } from '../../../server/data-views/table.ts';
import { readDataView } from '../../../server/domain/data-views/definition.ts';
import { ticksPerSecond } from '../../../server/domain/values/ticks.ts';
import { formatDateTime } from '../../../server/domain/values/time.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { initialState } from '../../../server/domain/virtual-tables/states.ts';
import { JobType } from '../../../server/domain/virtual-tables/windows.ts';
import { systemClocks } from '../../../server/runtime/clock.ts';
import type { FindIdentity } from '../../../server/requests/find-identity.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import type { TableRef } from '../../../server/store/ports/table-store.ts';
import type { VirtualTableBody } from '../../../server/virtual-tables/bodies.ts';
import { readMaterializedTable } from '../../../server/virtual-tables/data.ts';
import { runJob, type JobContext } from '../../../server/virtual-tables/jobs/run-job.ts';
import { queueJob } from '../../../server/virtual-tables/queue.ts';

export const log = pino({ level: 'silent' });
export const start = 638_000_000_000_000_000n;
export const now = () => start + 1_000n * ticksPerSecond;
export const leaseTicks = 30n * ticksPerSecond;
export const hour = 3_600n * ticksPerSecond;
export const at = (second: number) => start + BigInt(second) * ticksPerSecond;
export const all = { skip: 0, count: undefined };
const column = { uom: null, label: '' };
export const columns = [
  { ...column, id: 'Timestamp', role: 'index', code: TypeCode.DateTime },
  { ...column, id: 'Value', role: 'field', code: TypeCode.Int32 },
] as const;
export const codes = [TypeCode.DateTime, TypeCode.Int32];
export const chunk = (...values: readonly number[]): Rows => ({
  codes,
  rows: values.map((value) => [at(value), value]),
});

/** Finds every user, without roles. */
export const findIdentity: FindIdentity = async (tenantId, { ObjectId }) => ({
  kind: 'user',
  id: ObjectId,
  tenantId,
  roleIds: [],
});
export const allowAll = async () => undefined;

/** Returns a source of these chunks that awaits `beforeSecond` before the second chunk. */
export const source = (
  chunks: readonly Rows[],
  beforeSecond: () => Promise<unknown> = async () => undefined,
): ReadTable => {
  return async () => ({
    columns,
    items: [],
    chunks: (async function* () {
      for (const [position, rows] of chunks.entries()) {
        if (position === 1) await beforeSecond();
        yield rows;
      }
    })(),
  });
};

export async function createTable(
  store: Store,
  scope: { tenant: string; namespace: string },
  table: string,
): Promise<TableRef> {
  const created = formatDateTime(start);
  const acl = { RoleTrusteeAccessControlEntries: [] };
  const owner = { Type: 1, ObjectId: 'creator' } as const;
  const view = { id: 'View', body: readDataView({ Id: 'View' }), owner, acl, created, modified: created };
  await store.objects.create(scope, 'dataView', view);
  const body: VirtualTableBody = {
    ...initialState,
    name: table,
    dataViewId: 'View',
    DataviewName: 'View',
    retrievalMode: 'Stored',
    interval: null,
    TableFormat: 'Delta',
    RefreshInterval: null,
    startIndex: created,
    endIndex: null,
    CreatedBy: 'creator',
    roleids: [],
  };
  await store.objects.create(scope, 'virtualTable', { ...view, id: table, body });
  return { ...scope, table };
}

export const queueRun = (store: Store, ref: TableRef, type: JobType = JobType.Backfill) =>
  queueJob(store.jobs, ref, { type, origin: 'request', ids: randomIds }, now());

export async function valuesOf(store: Store, ref: TableRef): Promise<unknown[]> {
  const { chunks } = await readMaterializedTable(store, ref, all, allowAll);
  const values: unknown[] = [];
  for await (const { rows } of chunks) values.push(...rows.map(([, value]) => value));
  return values;
}

export async function statusOf(store: Store, ref: TableRef): Promise<string> {
  const table = await store.objects.get(ref, 'virtualTable', ref.table);
  return table ? table.body.Status : 'deleted';
}

export async function endOf(store: Store, ref: TableRef): Promise<string | null> {
  const table = await store.objects.get(ref, 'virtualTable', ref.table);
  return table ? table.body.MaterializationEnd : null;
}

export async function runNext(
  store: Store,
  readTable: ReadTable,
  owner: string,
  more: Partial<JobContext> = {},
): Promise<void> {
  const context: JobContext = {
    store,
    readTable,
    findIdentity,
    clocks: systemClocks(now),
    ids: randomTenantIds,
    log,
    leaseTicks,
    isStopping: () => false,
    ...more,
  };
  const job = await store.jobs.take(owner, context.clocks.machine(), context.clocks.machine() + leaseTicks);
  if (!job) throw new Error('There is no job.');
  await runJob(context, job, owner);
}
