// Reads the data view of a job with the current rights of the table's owner, and writes its rows
// (docs/behavior/virtual-tables.md#windows-of-runs).
import type { ReadTable } from '../data-views/read-table.ts';
import type { Rows } from '../data-views/table.ts';
import { mayReadAs } from '../data-views/item-search.ts';
import { TrusteeType } from '../domain/access/access-control-list.ts';
import type { Caller } from '../domain/access/effective-rights.ts';
import { readDataView } from '../domain/data-views/definition.ts';
import { InvalidInput } from '../domain/model.ts';
import { formatDateTime, parseDateTime } from '../domain/values/time.ts';
import { parseTimeSpan } from '../domain/values/time-span.ts';
import type { TableTimeRange, Window } from '../domain/virtual-tables/windows.ts';
import type { FindIdentity } from '../requests/find-identity.ts';
import type { Job, Lease } from '../store/ports/job-queue.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import type { TableRow, Version } from '../store/ports/table-store.ts';
import type { VirtualTableBody } from './bodies.ts';
import { timeKey, emptyRowLayout, rowWriter, type RowLayout } from './rows.ts';
import { noSources, addItemSources, type Sources } from './sources.ts';

/** A failure of a run that the table's owner can resolve. */
export class RunFailure extends Error {
  readonly resolution: string;

  constructor(reason: string, resolution: string, options?: { cause: unknown }) {
    super(reason, options);
    this.name = 'RunFailure';
    this.resolution = resolution;
  }
}

/** The job was canceled, or another process runs it now: this run must not write any more. */
export class LeaseLost extends Error {}

/** The context of a run. */
export interface RunContext {
  readonly store: Store;
  readonly readTable: ReadTable;
  readonly findIdentity: FindIdentity;
  /** Renews the lease in a transaction; throws LeaseLost. */
  readonly renewLease: (transaction: Transaction, lease: Lease) => Promise<void>;
  /** Throws if the worker is stopping. */
  readonly throwIfStopping: () => void;
}

/** The rows that a run has written; readers see them once they are published. */
export interface WrittenRows {
  readonly rows: number;
  /** Publishes the rows in the transaction that ends the job. */
  readonly publish: (transaction: Transaction, now: bigint) => Promise<void>;
}

/** The approximate number of rows in one transaction. */
const rowsPerTransaction = 1_000;

/** Returns the time range of a table from its settings, and the range of its rows. */
export function timeRangeOf(table: VirtualTableBody): TableTimeRange {
  const { MaterializationStart: start, MaterializationEnd: end, interval, retrievalMode } = table;
  return {
    start: ticksOf(table.startIndex),
    end: table.endIndex === null ? null : ticksOf(table.endIndex),
    materialized: start === null || end === null ? null : { start: ticksOf(start), end: ticksOf(end) },
    step: retrievalMode === 'Interpolated' && interval !== null ? (parseTimeSpan(interval) ?? null) : null,
  };
}

const ticksOf = (text: string) => parseDateTime(text) ?? 0n;

const rowsIn = (chunks: readonly Rows[]) => chunks.reduce((sum, { rows }) => sum + rows.length, 0);

/** Writes the rows of a window. Throws RunFailure for failures that the owner can resolve, LeaseLost if another run has the job. */
export async function writeRows(
  context: RunContext,
  job: Job,
  lease: Lease,
  table: StoredObject<'virtualTable'>,
  window: Window,
): Promise<WrittenRows> {
  const { store, renewLease, throwIfStopping } = context;
  const { ref } = job;
  const liveVersion = await store.tables.liveVersion(ref);
  const replacesAllRows = window.mode === 'replaceAll' || liveVersion === null;
  const layoutBefore = replacesAllRows ? emptyRowLayout : (liveVersion.columns as RowLayout);
  const data = window.end < window.start ? null : await openDataView(context, job, table, window);
  const writer = rowWriter(layoutBefore, data?.columns ?? []);
  const sources = await sourcesIncludingRun(store, ref, layoutBefore.sources, data);

  const inTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    store.transaction(async (transaction) => {
      await renewLease(transaction, lease);
      return work(transaction);
    });

  async function beginNextVersion(generation: number): Promise<Version> {
    for (let after: string | null = ''; after !== null;) {
      throwIfStopping();
      const from: string = after;
      after = await inTransaction(({ tables }) => tables.undo(ref, generation, from));
    }
    return inTransaction(({ tables }) => tables.beginVersion(ref, generation));
  }
  const version = replacesAllRows
    ? await inTransaction(({ tables }) => tables.beginGeneration(ref))
    : await beginNextVersion(liveVersion.generation);
  let rows = 0;
  let pending: Rows[] = [];

  async function writePending(): Promise<void> {
    throwIfStopping();
    const batch = pending;
    pending = [];
    if (batch.length > 0) await inTransaction(({ tables }) => tables.put(ref, version, rowsOf(batch)));
    rows += rowsIn(batch);
  }
  // Rows are created one by one while they are stored: V8's minor collections would copy rows that live longer.
  function* rowsOf(batch: readonly Rows[]): Generator<TableRow, void> {
    for (const { codes, rows } of batch) for (const cells of rows) yield writer.row(cells, codes);
  }
  for await (const chunk of data?.chunks ?? []) {
    throwIfStopping();
    pending.push(chunk);
    if (rowsIn(pending) >= rowsPerTransaction) await writePending();
  }
  await writePending();
  if (window.mode === 'replaceWindow' && !replacesAllRows) {
    const timeKeyRange = { from: timeKey(window.start), to: timeKey(window.end) };
    for (let after: string | null = ''; after !== null;) {
      throwIfStopping();
      const from: string = after;
      after = await inTransaction(({ tables }) => tables.removeEarlier(ref, version, timeKeyRange, from));
    }
  }
  return { rows, publish: ({ tables }, now) => tables.publish(ref, version, { ...writer.layout(), sources }, now) };
}

/** Returns the sources of a table's rows, with those of a run. */
async function sourcesIncludingRun(
  store: Store,
  ref: Scope,
  earlierSources: Sources = noSources,
  data: Awaited<ReturnType<typeof openDataView>> | null,
): Promise<Sources> {
  return data ? addItemSources(store, ref, earlierSources, data.view, data.items) : earlierSources;
}

/** Returns the data of the view in a window, and the view. Throws RunFailure if it cannot be read. */
async function openDataView(
  { store, readTable, findIdentity }: RunContext,
  { ref }: Job,
  table: StoredObject<'virtualTable'>,
  window: Window,
) {
  const body = table.body;
  const scope = { tenant: ref.tenant, namespace: ref.namespace };
  const identity = await requireOwner(findIdentity, ref.tenant, table);
  const view = await requireView(store, scope, body, identity);
  try {
    const data = await readTable(store, {
      view: readDataView(view.body, view.id),
      scope,
      identity,
      mode: body.retrievalMode === 'Stored' ? 'stored' : 'interpolated',
      startIndex: formatDateTime(window.start),
      endIndex: formatDateTime(window.end),
      ...(body.interval === null ? {} : { interval: body.interval }),
    });
    return { ...data, view };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new RunFailure(error.message, 'Correct the data view, then refresh the table.', { cause: error });
  }
}

/**
 * Returns the owner of a table with its current roles: jobs read with its rights. Throws RunFailure if the owner was removed or disabled
 * (docs/behavior/virtual-tables.md#whose-rights-a-job-has).
 */
async function requireOwner(findIdentity: FindIdentity, tenantId: string, { owner }: StoredObject): Promise<Caller> {
  const identity = owner && (await findIdentity(tenantId, owner));
  if (identity) return identity;
  const ownerText = owner ? `${owner.Type === TrusteeType.User ? 'user' : 'client'} '${owner.ObjectId}'` : 'unknown';
  throw new RunFailure(
    `The owner of the table, the ${ownerText}, was removed or disabled.`,
    'Name another owner of the table, then refresh it.',
  );
}

async function requireView(
  { objects }: Store,
  scope: Scope,
  { dataViewId }: VirtualTableBody,
  identity: Caller,
): Promise<StoredObject<'dataView'>> {
  const object = await objects.get(scope, 'dataView', dataViewId);
  if (!object) {
    const resolution = 'Store the data view again, or delete the table.';
    throw new RunFailure(`There is no data view '${dataViewId}' any more.`, resolution);
  }
  if (!mayReadAs(identity)(object)) {
    const resolution = 'Give the owner of the table the right Read on the data view, then refresh the table.';
    throw new RunFailure(`The owner of the table may not read the data view '${dataViewId}'.`, resolution);
  }
  return object;
}
