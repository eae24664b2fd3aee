// Registers, reads, lists and updates edge systems (docs/behavior/edge-systems.md).
import type { components, operations } from '../../generated/types/edge.ts';
import { applyVerbosity } from '../catalog/apply-verbosity.ts';
import { nextModifiedDate } from '../catalog/changes.ts';
import type { Context } from '../requests/context.ts';
import { JsonBody } from '../requests/reply-body.ts';
import type { EdgeSystem } from '../domain/edge/edge-system.ts';
import { edgeSystemIndex, sortableTime } from '../domain/edge/edge-system-index.ts';
import { parseEdgeOrder, parseEdgeQuery, type EdgeSystemCondition } from '../domain/edge/edge-system-query.ts';
import { countTerms, matchingIds } from '../domain/edge/matching-ids.ts';
import { newEdgeSystem, type Registration } from '../domain/edge/registration.ts';
import { componentStatus, systemStatus } from '../domain/edge/status.ts';
import { normalizeTags } from '../domain/edge/texts.ts';
import { InvalidInput } from '../domain/model.ts';
import { formatItems, jsonArray } from '../stream-data/text-forms.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { EdgeSystemRecord, EdgeSystemListItem, EdgeSystemSelection } from '../store/ports/edge-system-store.ts';
import { sortInTurns } from '../runtime/sort-in-turns.ts';
import type { Scope } from '../store/ports/object-store.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import type { Transaction } from '../store/ports/store.ts';

type EdgeSystemJson = components['schemas']['EdgeSystem'];
type ListQuery = NonNullable<operations['listEdgeSystems']['parameters']['query']>;

/** The maximum number of characters in the JSON of an edge system: a page has up to 1,000 edge systems. */
export const maxJsonLength = 196_608;

/** Returns the record to store for an edge system. */
export function edgeSystemRecord(system: EdgeSystem, { namespace }: Scope): EdgeSystemRecord {
  const json = JSON.stringify(completeJson(system, namespace, timeBeforeSilence));
  if (json.length > maxJsonLength)
    throw new InvalidInput(
      'Components',
      `The JSON of the edge system would have ${json.length} characters; it must have at most ${maxJsonLength}.`,
    );
  return { id: system.Id, body: system, listJson: json, index: edgeSystemIndex(system), tags: system.Tags };
}

/** A time at which no component is silent. */
const timeBeforeSilence = 0n;

/** Returns the JSON of an edge system at the time of the request. */
export function edgeSystemJson(
  system: EdgeSystem,
  { access: { scope }, now, verbose }: Pick<Context, 'access' | 'now' | 'verbose'>,
): EdgeSystemJson {
  return applyVerbosity(completeJson(system, scope.namespace, now), 'EdgeSystem', verbose);
}

function completeJson(system: EdgeSystem, NamespaceId: string, now: bigint): EdgeSystemJson {
  const { modification } = system;
  return {
    Id: system.Id,
    DeviceName: system.DeviceName,
    Name: system.Id,
    Type: system.Type,
    SoftwareVersion: system.SoftwareVersion,
    CreatedDate: system.CreatedDate,
    LastContactedTime: system.LastContactedTime,
    ModifiedDate: modification?.date ?? null,
    ModifiedBy: modification?.by ?? null,
    ModifiedByType: modification?.byType ?? null,
    ...systemStatus(system.Components, now),
    SystemDiagnosticsStreamId: system.SystemDiagnosticsStreamId,
    Components: system.Components.map((component) => ({
      Id: component.Id,
      ComponentType: component.ComponentType,
      DeviceStatusStreamId: component.DeviceStatusStreamId,
      NextHealthMessageExpectedStreamId: component.NextHealthMessageExpectedStreamId,
      DiagnosticsStreams: component.DiagnosticsStreams.map(({ Id, TypeId }) => ({ Id, NamespaceId, TypeId })),
      ...componentStatus(component, now),
      Errors: [...component.Errors],
    })),
    Tags: [...system.Tags],
    IsVisible: system.IsVisible,
  };
}

/** Returns a page of the edge systems that match, and their total number; throws InvalidInput for a malformed query or order. */
export async function listEdgeSystems(context: Context, query: ListQuery) {
  const { orderBy = 'name asc', skip = 0, count = 100 } = query;
  const order = parseEdgeOrder(orderBy);
  const { store, access } = context;
  const selection = await selectionOf(context, query.query);
  const page = await store.edgeSystems.page(access.scope, { ...selection, order, skip, count });
  const isLast = page.length < count && (page.length > 0 || skip === 0);
  const total = isLast ? skip + page.length : await store.edgeSystems.count(access.scope, selection);
  return { total, page: new JsonBody<EdgeSystemJson[]>(listJson(page, context)) };
}

/** Returns the JSON text of a page in chunks, since a page can be long. */
function listJson(page: readonly EdgeSystemListItem[], context: Context): AsyncGenerator<string> {
  const items = async function* () {
    for (const item of page) {
      await context.cancellation.duePause();
      yield [item];
    }
  };
  return formatItems(
    items(),
    jsonArray((item) => listItemJson(item, context)),
  );
}

/** Returns the JSON text of an edge system in a page: the stored text, unless silence changes its status or the caller asks for less verbosity. */
function listItemJson(item: EdgeSystemListItem, context: Pick<Context, 'access' | 'now' | 'verbose'>): string {
  if ('body' in item) return JSON.stringify(edgeSystemJson(item.body, context));
  return context.verbose
    ? item.listJson
    : JSON.stringify(applyVerbosity(JSON.parse(item.listJson), 'EdgeSystem', false));
}

/** Returns the number of edge systems that match; throws InvalidInput for a malformed query. */
export async function countEdgeSystems(context: Context, query: string | undefined): Promise<number> {
  return context.store.edgeSystems.count(context.access.scope, await selectionOf(context, query));
}

/** The number of terms that one statement tests: an embedded database serves nothing else in the meantime. */
const maxTermsPerStatement = 3;

/** Returns which edge systems match a query; throws InvalidInput for a malformed one. */
async function selectionOf(
  { store, access, now: ticks, cancellation }: Context,
  query: string | undefined,
): Promise<EdgeSystemSelection> {
  const where = query === undefined ? null : parseEdgeQuery(query);
  const now = sortableTime(ticks);
  if (where === null || countTerms(where) <= maxTermsPerStatement) return { where, now };
  const findIds = async (term: EdgeSystemCondition | null) => {
    await cancellation.pause();
    return new Set(await store.edgeSystems.ids(access.scope, { where: term, now }));
  };
  return { where: { kind: 'ids', ids: [...(await matchingIds(where, findIds))] }, now };
}

/** Returns the edge system with this identifier; throws NotFound. */
export async function getEdgeSystem(
  { store, access }: Pick<Context, 'store' | 'access'>,
  id: string,
): Promise<EdgeSystem> {
  const body = await store.edgeSystems.get(access.scope, id);
  if (!body) throw notFound('edge system', id);
  return body;
}

/** Returns the tags of all edge systems, each once, in alphabetical order. */
export async function listEdgeSystemTags({
  store,
  access,
  cancellation,
}: Pick<Context, 'store' | 'access' | 'cancellation'>): Promise<string[]> {
  const tags: { readonly key: string; readonly tag: string }[] = [];
  for await (const chunk of store.edgeSystems.tags(access.scope)) {
    await cancellation.pause();
    tags.push(...chunk.map((tag) => ({ key: tag.toLowerCase(), tag })));
  }
  const sorted = await sortInTurns(
    tags,
    (a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)),
    () => cancellation.pause(),
  );
  return sorted.map(({ tag }) => tag);
}

/**
 * Registers an edge system and returns it. Throws Conflict if its identifier is taken, and InvalidInput for an invalid registration and
 * when the namespace has as many edge systems as it may have.
 */
export async function registerEdgeSystem(context: Context, registration: Registration): Promise<EdgeSystem> {
  const { store, access, now, limits } = context;
  const { scope } = access;
  const system = newEdgeSystem(registration, formatDateTime(now));
  const record = edgeSystemRecord(system, scope);
  const result = await store.transaction(async ({ objects, edgeSystems }) => {
    // Locks the namespace, so that two registrations cannot both be the last one.
    await objects.setAccess(tenantScope(scope.tenant), 'namespace', scope.namespace, {});
    if (await edgeSystems.get(scope, system.Id)) return 'exists';
    const count = await edgeSystems.count(scope, { where: null, now: sortableTime(now) });
    if (count >= limits.edgeSystems)
      throw new InvalidInput(
        'DeviceName',
        `The namespace must have at most ${limits.edgeSystems} edge systems (EDGE_SYSTEM_LIMIT).`,
      );
    return edgeSystems.create(scope, record);
  });
  if (result === 'done') return system;
  throw new Failure('Conflict', `The edge system '${system.Id}' already exists.`, { parameters: { Id: system.Id } });
}

/** Shows or hides an edge system; returns whether that changed it. Throws NotFound, and InvalidInput if the body has another Id. */
export async function updateEdgeSystemVisibility(
  context: Context,
  id: string,
  { Id = id, IsVisible }: { readonly Id?: string | null; readonly IsVisible: boolean },
): Promise<boolean> {
  if (Id !== null && Id !== id) throw new InvalidInput('Id', `Id is '${Id}' in the body but '${id}' in the path.`);
  return updateEdgeSystem(context, id, (system) => (system.IsVisible === IsVisible ? null : { ...system, IsVisible }));
}

/** Replaces the tags of an edge system; throws NotFound and InvalidInput. */
export async function replaceEdgeSystemTags(context: Context, id: string, tags: readonly string[]): Promise<void> {
  const Tags = normalizeTags(tags, 'body');
  await updateEdgeSystem(context, id, (system) => ({ ...system, Tags }));
}

/** Updates an edge system, records the caller and the time, and returns true; returns false and changes nothing if `update` returns null. */
async function updateEdgeSystem(
  context: Context,
  id: string,
  update: (system: EdgeSystem) => EdgeSystem | null,
): Promise<boolean> {
  const { store, caller, now } = context;
  return store.transaction(async (transaction) => {
    const system = await lockEdgeSystem(context, transaction, id);
    const changed = update(system);
    if (!changed) return false;
    const date = nextModifiedDate(system.modification?.date ?? system.CreatedDate, now);
    const modification = { date, by: caller.id, byType: caller.kind === 'user' ? 1 : 2 } as const;
    await transaction.edgeSystems.replace(
      context.access.scope,
      edgeSystemRecord({ ...changed, modification }, context.access.scope),
    );
    return true;
  });
}

/** Returns the edge system with this identifier, locked until the transaction ends; throws NotFound. */
export async function lockEdgeSystem(
  { access }: Pick<Context, 'access'>,
  { edgeSystems }: Transaction,
  id: string,
): Promise<EdgeSystem> {
  const system = await edgeSystems.getForUpdate(access.scope, id);
  if (!system) throw notFound('edge system', id);
  return system;
}
