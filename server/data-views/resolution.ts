// Resolves data views to data items and columns, and caches the results (docs/behavior/data-views.md#resolutions-and-tokens).
import { createHash } from 'node:crypto';
import { readableTypes, type ReadableTypes } from '../catalog/readable-types.ts';
import type { Objects } from '../catalog/types.ts';
import { memoize } from '../domain/memoize.ts';
import type { Caller } from '../domain/access/effective-rights.ts';
import type { DataView } from '../domain/data-views/definition.ts';
import { isUsable, itemKeyOf, type DataItem } from '../domain/data-views/items.ts';
import { resolveDataViewStepwise, type ResolvedView } from '../domain/data-views/resolved.ts';
import { forEachStepwise, type Stepwise } from '../domain/stepwise.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { ticksPerSecond } from '../domain/values/ticks.ts';
import { notFound } from '../errors/failures.ts';
import type { Limits } from '../requests/limits.ts';
import type { Scope } from '../store/ports/object-store.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { runInTurns } from '../runtime/turns.ts';
import { requireMaxQueryWords } from './query-words.ts';
import { itemTypes, type ItemTypes } from './item-types.ts';
import { findItems, itemOf, originOf, mayReadAs } from './item-search.ts';
import type { LoadItems } from './sections.ts';

/** A view to resolve with the rights of an identity. */
export interface ResolutionRequest {
  readonly store: Objects;
  readonly scope: Scope;
  readonly identity: Caller;
  readonly view: DataView;
  readonly limits: Pick<Limits, 'words' | 'lookups'>;
  /** Lets other requests run; rejects if the request has ended. */
  readonly pause: () => Promise<void>;
}

export interface Resolution {
  readonly resolved: ResolvedView;
  /** When the view was resolved, in ticks. */
  readonly time: bigint;
  /** The same for equal resolutions. */
  readonly fingerprint: string;
}

/** Returns the resolved view. Throws InvalidInput if its queries find too many items, NotFound if its namespace does not exist. */
export async function resolve({
  store,
  scope,
  identity,
  view,
  limits,
  pause,
}: ResolutionRequest): Promise<ResolvedView> {
  requireMaxQueryWords(view, limits.words);
  const viewOrigin = await originOf(store, scope);
  if (!viewOrigin) throw notFound('namespace', scope.namespace);
  const found = await findItems(store, scope, mayReadAs(identity), view, pause);
  return runInTurns(resolveDataViewStepwise(view, found, viewOrigin, limits), pause);
}

/** The age up to which a cached resolution serves first pages, in ticks; later pages use it at any age. */
const lifetimeTicks = 5n * 60n * ticksPerSecond;
/** The maximum number of cached resolutions, and of items in all of them. */
const maxResolutionsCached = 1_000;
const maxItemsCached = 200_000;

/** The cached resolutions of each store, by key. */
const resolutionsOf = memoize<object, Map<string, Resolution>>(() => new Map());
const cacheOf = ({ objects }: Objects): Map<string, Resolution> => resolutionsOf(objects.identity);

/** Returns the cached resolution of a view for the same identity, or null if there is none. */
export function cachedResolution(request: ResolutionRequest): Resolution | null {
  return cacheOf(request.store).get(keyOf(request)) ?? null;
}

/** Returns whether a resolution is new enough for a first page. */
export function isFresh({ time }: Resolution, now: bigint): boolean {
  return now - time < lifetimeTicks;
}

/** Returns the cached resolution if it is fresh and the identity may still read all of its items, or else null. */
export async function reusableResolution(request: ResolutionRequest, now: bigint): Promise<Resolution | null> {
  const cached = cachedResolution(request);
  return cached && isFresh(cached, now) && (await mayReadItems(request, cached)) ? cached : null;
}

/** Returns whether the identity may read the streams of a resolution that still exist, and their types. */
async function mayReadItems({ store, identity, pause }: ResolutionRequest, { resolved }: Resolution): Promise<boolean> {
  const mayRead = mayReadAs(identity);
  const types = new Map<string, ReadableTypes>();
  const items = [...byKey(resolved.found.flatMap(({ usable, ineligible }) => [...usable, ...ineligible])).values()];
  for (let start = 0; start < items.length; start += streamsPerQuery) {
    const batch = items.slice(start, start + streamsPerQuery);
    const streams = await store.objects.getEach(batch.map((item) => [scopeOf(item), 'stream', item.id]));
    if (!streams.every((stream) => stream === null || mayRead(stream))) return false;
    for (const item of batch) {
      const { namespace } = scopeOf(item);
      const readableTypesOfNamespace = types.get(namespace) ?? readableTypes(store, scopeOf(item), mayRead);
      types.set(namespace, readableTypesOfNamespace);
      if (!(await readableTypesOfNamespace.canRead(item.typeId))) return false;
    }
    await pause();
  }
  return true;
}

const scopeOf = ({ origin }: DataItem): Scope => ({ tenant: origin.tenantId, namespace: origin.namespaceId });

/** The number of streams that one query of the database reads. */
const streamsPerQuery = 500;

/** Resolves a view and replaces its cached resolution. */
export async function resolveAndCache(request: ResolutionRequest, now: bigint): Promise<Resolution> {
  const resolved = await resolve(request);
  const resolution = { resolved, time: now, fingerprint: await runInTurns(fingerprintOf(resolved), request.pause) };
  const cache = cacheOf(request.store);
  const key = keyOf(request);
  cache.delete(key);
  cache.set(key, resolution);
  evict(cache);
  return resolution;
}

/** Removes the oldest resolutions until the cache is within its limits. */
function evict(cache: Map<string, Resolution>): void {
  const itemsIn = ({ resolved }: Resolution) =>
    resolved.found.reduce((sum, { usable, ineligible }) => sum + usable.length + ineligible.length, 0);
  let items = [...cache.values()].reduce((sum, resolution) => sum + itemsIn(resolution), 0);
  for (const [key, resolution] of cache) {
    if (cache.size <= maxResolutionsCached && items <= maxItemsCached) return;
    items -= itemsIn(resolution);
    cache.delete(key);
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Returns the key of a view in the cache: it includes everything that determines what the identity may read. */
function keyOf({ scope, identity, view }: ResolutionRequest): string {
  const { kind, id, tenantId, roleIds } = identity;
  const identityParts = [kind, id, tenantId, ...roleIds.toSorted()].map(foldIdentifier);
  return digestOf(JSON.stringify([scope.tenant, scope.namespace, identityParts, view].map(foldPart)));
}

const foldPart = (part: unknown) => (typeof part === 'string' ? foldIdentifier(part) : part);

function* fingerprintOf({ columns, groups, dataFields }: ResolvedView): Stepwise<string> {
  const hash = createHash('sha256');
  const add = (part: unknown) => hash.update(JSON.stringify(part)).update('\n');
  for (const { id, role, code, uom } of columns) add([id, role, code, uom]);
  for (const { values, items } of groups) {
    add([values]);
    for (const queryItems of items) yield* forEachStepwise(queryItems, (item) => add(itemKeyOf(item)));
    yield;
  }
  for (const { label, slot } of dataFields) {
    add([label]);
    yield* forEachStepwise(slot.items, ([group, item]) => add([group, itemKeyOf(item)]));
    yield;
  }
  return hash.digest('base64url').slice(0, 22);
}

/** Loads items unchanged, for a new resolution. */
export const loadUnchangedItems: LoadItems = (items) => Promise.resolve(byKey(items));

const byKey = (items: readonly DataItem[]) => new Map(items.map((item) => [itemKeyOf(item), item]));

/** Returns a function that loads the current state of items, for a cached resolution: streams can have changed since. */
export function currentItemLoader({ store, identity, view }: ResolutionRequest): LoadItems {
  const mayRead = mayReadAs(identity);
  const types = new Map<string, ItemTypes>();

  async function loadCurrentItem(item: DataItem): Promise<DataItem | null> {
    const scope = scopeOf(item);
    const stream = await store.objects.get(scope, 'stream', item.id);
    if (!stream || !mayRead(stream)) return null;
    const namespaceTypes = types.get(scope.namespace) ?? itemTypes(store, scope, mayRead);
    types.set(scope.namespace, namespaceTypes);
    const itemType = await namespaceTypes.itemType(stream);
    return itemType && isUsable(itemType, view.IndexTypeCode) ? itemOf(stream, itemType, item.origin) : null;
  }

  return async (items) => {
    const found = await mapConcurrently([...byKey(items).values()], loadCurrentItem);
    return byKey(found.filter((item) => item !== null));
  };
}
