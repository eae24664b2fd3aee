// Creates and changes virtual tables, and queues their jobs (docs/behavior/virtual-tables.md#refresh-requests).
import type { components } from '../../generated/types/data-services.ts';
import { changeObject, newObjectFactory } from '../catalog/changes.ts';
import type { Context } from '../requests/context.ts';
import { InvalidInput } from '../domain/model.ts';
import { requireValidIdentifier } from '../domain/objects/identifiers.ts';
import { parseDateTime } from '../domain/values/time.ts';
import { parseTimeSpan } from '../domain/values/time-span.ts';
import { disabledState, enabledState, initialState, queuedState } from '../domain/virtual-tables/states.ts';
import { JobType, jobPriorities } from '../domain/virtual-tables/windows.ts';
import { notFound } from '../errors/failures.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { TableRef } from '../store/ports/table-store.ts';
import type { VirtualTableBody } from './bodies.ts';
import { removeFromShares, setShares } from './membership.ts';
import { queueJob, type JobRequest } from './queue.ts';
import { changedSettings, requireSamePath, defaultInterval, readTime, newSettings } from './settings.ts';

type VirtualTable = components['schemas']['VirtualTable'];
type Refresh = components['schemas']['VirtualTableRefresh'];
type EnableModel = components['schemas']['VirtualTableEnableModel'];

/** Creates a table and queues its first job. Throws InvalidInput, or Forbidden for a data view or shares that the caller may not use. */
export async function createTable(context: Context, body: VirtualTable): Promise<StoredObject<'virtualTable'>> {
  const { store, access } = context;
  const { scope } = access;
  const id = requireValidIdentifier('id', body.id ?? context.ids.uuid());
  requireSamePath(context, body);
  const settings = await newSettings(context, body);
  const make = await newObjectFactory(context, 'VirtualTables');
  const ref = { ...scope, table: id };
  const object = await store.transaction(async (transaction) => {
    const { objects, jobs } = transaction;
    const newBody: VirtualTableBody = { ...settings, ...initialState };
    if ((await objects.create(scope, 'virtualTable', make(id, newBody))) !== 'done')
      throw new InvalidInput('id', `A virtual table '${id}' exists already; choose another id.`);
    if (body.Shares) await setShares(context, transaction, id, shareIds(body));
    await queueJob(jobs, ref, { type: JobType.Backfill, origin: 'create', ids: context.ids }, context.machineNow);
    await jobs.schedule(ref, nextDueTime(settings.RefreshInterval, context.now));
    const created = await objects.get(scope, 'virtualTable', id);
    if (!created) throw notFound('virtual table', id);
    return created;
  });
  context.wakeWorker();
  return object;
}

/** Changes the settings of the table that the path names. Throws InvalidInput for settings that cannot change. */
export async function updateTable(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  body: VirtualTable,
): Promise<StoredObject<'virtualTable'>> {
  const { id } = context.access.pathObject('VirtualTables');
  requireSamePath(context, body, id);
  const viewInterval = await defaultInterval(context, context.access.pathObject('VirtualTables').body);
  return changeObject(context, 'VirtualTables', async (object, transaction) => {
    const table = object.body;
    const settings = changedSettings(table, body, viewInterval);
    if (body.Shares !== undefined) await setShares(context, transaction, id, shareIds(body));
    if (settings.RefreshInterval !== table.RefreshInterval && table.Status !== 'Disabled')
      await transaction.jobs.schedule(refOf(context, id), nextDueTime(settings.RefreshInterval, context.now));
    return { body: { ...table, ...settings } };
  });
}

/** Removes the table that the path names, with its rows and jobs. Returns its identifier. */
export async function deleteTable(context: Context): Promise<string> {
  const { store, access } = context;
  const { id } = access.pathObject('VirtualTables');
  const ref = refOf(context, id);
  await store.transaction(async (transaction) => {
    const { objects, jobs, tables } = transaction;
    // Locks the table against changes and jobs.
    if ((await objects.setAccess(access.scope, 'virtualTable', id, {})) === 'missing')
      throw notFound('virtual table', id);
    await removeFromShares(context, transaction, id);
    // If a share has added the table meanwhile, the removal fails; the caller can try again.
    const outcome = await objects.remove(access.scope, 'virtualTable', id, { unlessReferenced: true });
    if (typeof outcome === 'object') throw new Error('A share added the virtual table while it was being deleted.');
    await jobs.cancel(ref);
    await jobs.schedule(ref, null);
    await tables.removeTable(ref, context.machineNow);
  });
  context.wakeWorker();
  return id;
}

/** Queues a refresh of the table that the path names. Returns the queued refresh. Throws InvalidInput for a disabled table. */
export async function refreshTable(context: Context, body: Refresh = {}): Promise<Refresh> {
  const { id } = context.access.pathObject('VirtualTables');
  requireSamePath(context, { ...body, id: body.VirtualTableId }, id, 'VirtualTableId');
  const start = readTime('MaterializationStart', body.MaterializationStart ?? body.startIndex);
  const end = readTime('MaterializationEnd', body.MaterializationEnd ?? body.endIndex);
  const type = body.IsUpdateProcess === true ? JobType.Updateprocessor : (body.JobType ?? JobType.ManualRefresh);
  const jobRequest: JobRequest = {
    type,
    origin: 'request',
    start: ticksOf(start),
    end: ticksOf(end),
    ids: context.ids,
  };
  let job = { id: 0, messageId: '' };
  await changeObject(context, 'VirtualTables', async (object, { jobs }) => {
    const table = object.body;
    if (table.Status === 'Disabled')
      throw new InvalidInput('Status', `The virtual table '${object.id}' is disabled; enable it, then refresh it.`);
    requireStartBeforeEnd(table, start, end, context.now);
    job = await queueJob(jobs, refOf(context, id), jobRequest, context.machineNow, context.limits.jobs);
    return { body: { ...table, ...queuedState(table) } };
  });
  context.wakeWorker();
  return {
    MaterializationStart: start,
    MaterializationEnd: end,
    startIndex: null,
    endIndex: null,
    VirtualTableId: id,
    TenantId: context.access.scope.tenant,
    MessageId: job.messageId,
    Status: 'Pending',
    NamespaceId: context.access.scope.namespace,
    IsUpdateProcess: type === JobType.Updateprocessor,
    IsManualRefresh: true,
    IsRefreshAPIcall: true,
    Priority: jobPriorities[type],
    JobType: type,
    MessageSequenceNumber: null,
    JobId: context.ids.numberOf({ number: job.id, uuid: job.messageId }),
  };
}

/** Enables or disables the table that the path names. Throws InvalidInput if the request has no IsEnabled. */
export async function setEnabled(context: Context, body: EnableModel): Promise<StoredObject<'virtualTable'>> {
  const { IsEnabled } = body;
  const { id } = context.access.pathObject('VirtualTables');
  requireSamePath(context, body, id);
  if (IsEnabled === null || IsEnabled === undefined)
    throw new InvalidInput('IsEnabled', 'IsEnabled must be true or false.');
  const ref = refOf(context, id);
  const changed = await changeObject(context, 'VirtualTables', async (object, { jobs }) => {
    const table = object.body;
    if (!IsEnabled) {
      await jobs.cancel(ref);
      await jobs.schedule(ref, null);
      return { body: { ...table, ...disabledState(table, context.caller.id) } };
    }
    const type = table.MaterializationEnd === null ? JobType.Backfill : JobType.RegularRefresh;
    await queueJob(jobs, ref, { type, origin: 'enable', ids: context.ids }, context.machineNow);
    await jobs.schedule(ref, nextDueTime(table.RefreshInterval, context.now));
    return { body: { ...table, ...enabledState(table, context.caller.id) } };
  });
  context.wakeWorker();
  return changed;
}

const refOf = ({ access: { scope } }: Pick<Context, 'access'>, table: string): TableRef => ({ ...scope, table });
const shareIds = ({ Shares }: VirtualTable) => (Shares ?? []).map(({ ShareId }) => ShareId ?? '');
const ticksOf = (text: string | null) => (text === null ? null : (parseDateTime(text) ?? null));

function nextDueTime(interval: string | null, now: bigint): bigint | null {
  const span = interval === null ? undefined : parseTimeSpan(interval);
  return span === undefined ? null : now + span;
}

function requireStartBeforeEnd(table: VirtualTableBody, start: string | null, end: string | null, now: bigint): void {
  if (start === null && end === null) return;
  const from = ticksOf(start ?? table.startIndex) ?? 0n;
  const to = ticksOf(end ?? table.endIndex) ?? now;
  if (from < to) return;
  throw new InvalidInput(
    start === null ? 'MaterializationEnd' : 'MaterializationStart',
    'The start of a refresh must be before its end.',
  );
}
