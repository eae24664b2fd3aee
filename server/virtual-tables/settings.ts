// Reads the settings of a virtual table from a request: checks values, fills in defaults (docs/behavior/virtual-tables.md#settings).
import type { components } from '../../generated/types/data-services.ts';
import type { Context } from '../requests/context.ts';
import { readDataView, type DataView } from '../domain/data-views/definition.ts';
import { InvalidInput } from '../domain/model.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime, parseDateTime } from '../domain/values/time.ts';
import { parseTimeSpan } from '../domain/values/time-span.ts';
import { TypeCode } from '../domain/values/type-codes.ts';
import type { TableSettings, VirtualTableBody } from './bodies.ts';

type VirtualTable = components['schemas']['VirtualTable'];

/** The members of a body that repeat the path. */
interface PathMembers {
  readonly id?: string | null | undefined;
  readonly TenantId?: string | null | undefined;
  readonly NamespaceId?: string | null | undefined;
}

/** Throws InvalidInput if a body names another tenant, namespace or table than the path. */
export function requireSamePath(
  { access: { scope } }: Pick<Context, 'access'>,
  body: PathMembers,
  id?: string,
  idName = 'id',
): void {
  const check = (name: string, value: string | null | undefined, expected: string | undefined) => {
    if (value === null || value === undefined || expected === undefined || isSameIdentifier(value, expected)) return;
    throw new InvalidInput(
      name,
      `${name} is '${value}' in the body but '${expected}' in the path; they must be the same.`,
    );
  };
  check(idName, body.id, id);
  check('TenantId', body.TenantId, scope.tenant);
  check('NamespaceId', body.NamespaceId, scope.namespace);
}

/** Returns the settings of a new table. Throws InvalidInput for invalid settings, Forbidden if the caller may not read the data view. */
export async function newSettings(
  context: Pick<Context, 'caller' | 'access' | 'store'>,
  body: VirtualTable,
): Promise<TableSettings> {
  const { caller } = context;
  const view = await requireDataView(context, body.dataViewId);
  const retrievalMode = body.retrievalMode ?? 'Stored';
  const startIndex = readTime('startIndex', body.startIndex ?? body.MaterializationStart ?? view.DefaultStartIndex);
  if (startIndex === null)
    throw new InvalidInput('startIndex', 'startIndex must be given, since the data view has no default for it.');
  const endIndex = readTime('endIndex', body.endIndex ?? body.MaterializationEnd);
  requireOrder(startIndex, endIndex);
  return {
    name: body.name ?? view.Name,
    dataViewId: view.Id,
    DataviewName: view.Name,
    retrievalMode,
    interval: requireInterval(retrievalMode, body.interval ?? view.DefaultInterval),
    TableFormat: body.TableFormat ?? 'Delta',
    RefreshInterval: readTimeSpan('RefreshInterval', body.RefreshInterval),
    startIndex,
    endIndex,
    CreatedBy: caller.id,
    roleids: caller.roleIds,
  };
}

/** Returns the settings of a table after an update. Throws InvalidInput for settings that are invalid or cannot change. */
export function changedSettings(
  table: VirtualTableBody,
  body: VirtualTable,
  defaultInterval: string | null,
): TableSettings {
  const { TableFormat } = body;
  requireUnchanged('dataViewId', body.dataViewId, table.dataViewId, isSameIdentifier);
  requireUnchanged('retrievalMode', body.retrievalMode, table.retrievalMode);
  requireUnchanged('startIndex', body.startIndex && readTime('startIndex', body.startIndex), table.startIndex);
  const endIndex = body.endIndex === undefined ? table.endIndex : readTime('endIndex', body.endIndex);
  requireOrder(table.startIndex, endIndex);
  const interval =
    body.interval === undefined
      ? table.interval
      : requireInterval(table.retrievalMode, body.interval ?? defaultInterval);
  const RefreshInterval =
    body.RefreshInterval === undefined ? table.RefreshInterval : readTimeSpan('RefreshInterval', body.RefreshInterval);
  const name = body.name === undefined ? table.name : (body.name ?? table.DataviewName);
  return { ...table, name, endIndex, interval, RefreshInterval, TableFormat: TableFormat ?? table.TableFormat };
}

/** Returns the default interval of a table's data view, or null if it has none, was removed, or the caller may not read it. */
export async function defaultInterval(
  { store, access }: Pick<Context, 'access' | 'store'>,
  { dataViewId }: TableSettings,
): Promise<string | null> {
  const object = await store.objects.get(access.scope, 'dataView', dataViewId);
  return object && access.hasRight(object, 'Read') ? readDataView(object.body, object.id).DefaultInterval : null;
}

/** Returns a time of a request as ISO 8601 text in UTC, or null if it is missing. */
export function readTime(name: string, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const ticks = parseDateTime(text);
  if (ticks === undefined)
    throw new InvalidInput(name, `${name} must be a time such as 2026-01-01T00:00:00Z, not '${text}'.`);
  return formatDateTime(ticks);
}

async function requireDataView(
  { store, access }: Pick<Context, 'access' | 'store'>,
  id: string | null | undefined,
): Promise<DataView> {
  if (id === null || id === undefined) throw new InvalidInput('dataViewId', 'dataViewId must be given.');
  if (!(await store.objects.get(access.scope, 'dataView', id)))
    throw new InvalidInput('dataViewId', `dataViewId is '${id}', and there is no such data view.`);
  const object = await access.requireObject('DataViews', id, 'Read');
  const view = readDataView(object.body, object.id);
  if (view.IndexTypeCode === TypeCode.DateTime || view.IndexTypeCode === TypeCode.DateTimeOffset) return view;
  throw new InvalidInput('dataViewId', 'dataViewId must name a data view whose index is a time.');
}

function requireOrder(start: string, end: string | null): void {
  if (end === null || (parseDateTime(start) ?? 0n) < (parseDateTime(end) ?? 0n)) return;
  throw new InvalidInput('endIndex', `endIndex is ${end}; it must be later than the start, ${start}.`);
}

function requireInterval(mode: TableSettings['retrievalMode'], text: string | null | undefined): string | null {
  const interval = readTimeSpan('interval', text);
  if (mode === 'Stored' || interval !== null) return interval;
  throw new InvalidInput(
    'interval',
    'interval must be given for an interpolated table, since the data view has no default.',
  );
}

/** Returns a time span of a request unchanged, or null if it is missing. Throws InvalidInput unless it is above zero. */
function readTimeSpan(name: string, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  if ((parseTimeSpan(text) ?? 0n) > 0n) return text;
  throw new InvalidInput(name, `${name} must be a time span above zero such as 00:15:00 or 1.00:00:00, not '${text}'.`);
}

function requireUnchanged(
  name: string,
  value: string | null | undefined,
  stored: string,
  isSame: (a: string, b: string) => boolean = (a, b) => a === b,
): void {
  if (value === null || value === undefined || isSame(value, stored)) return;
  throw new InvalidInput(name, `${name} cannot be changed; it is '${stored}', not '${value}'.`);
}
