// What data views resolve to, and what is remembered of it (docs/behavior/data-views.md#resolutions-and-tokens).
import { createHash } from 'node:crypto';
import { readableTypes, type ReadableTypes } from '../catalog/readable-types.ts';
import type { Objects } from '../catalog/types.ts';
import { memoized } from '../domain/memoized.ts';
import type { Caller } from '../domain/access/effective-rights.ts';
import type { DataView } from '../domain/data-views/definition.ts';
import { isUsable, itemKey, type DataItem } from '../domain/data-views/items.ts';
import { resolveDataViewStepwise, type ResolvedView } from '../domain/data-views/resolved.ts';
import { forEachStepwise, type Stepwise } from '../domain/stepwise.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { ticksPerSecond } from '../domain/values/ticks.ts';
import { notFound } from '../errors/failures.ts';
import type { Limits } from '../requests/limits.ts';
import type { Scope } from '../store/ports/object-store.ts';
import { mapConcurrently } from '../runtime/map-concurrently.ts';
import { inTurns } from '../runtime/turns.ts';
import { requireFewQueryWords } from './query-words.ts';
import { itemTypes, type ItemTypes } from './item-types.ts';
import { findItems, itemOf, originOf, readTest } from './matching.ts';
import type { Refresh } from './parts.ts';

/** Whose question about which view it is. */
export interface Asked {
  readonly store: Objects;
  readonly scope: Scope;
  readonly identity: Caller;
  readonly view: DataView;
  readonly limits: Pick<Limits, 'words' | 'lookups'>;
  /** Lets others have their turns, and ends with the request. */
  readonly pause: () => Promise<void>;
}

export interface Resolution {
  readonly resolved: ResolvedView;
  /** When it was made, in ticks. */
  readonly time: bigint;
  /** The same for resolutions that are the same. */
  readonly fingerprint: string;
}

/** Resolves a view, on behalf of an identity. Throws InvalidInput where it finds too much, NotFound where its namespace is gone. */
export async function resolve({ store, scope, identity, view, limits, pause }: Asked): Promise<ResolvedView> {
  requireFewQueryWords(view, limits.words);
  const home = await originOf(store, scope);
  if (!home) throw notFound('namespace', scope.namespace);
  const found = await findItems(store, scope, readTest(identity), view, pause);
  return inTurns(resolveDataViewStepwise(view, found, home, limits), pause);
}

/** For how long a first page may go on with what was found before; pages that follow it go on with it as long as it is kept. */
const lifetime = 5n * 60n * ticksPerSecond;
/** How many resolutions are kept, and how many items in all of them together. */
const mostKept = 1_000;
const mostItemsKept = 200_000;

/** The resolutions that are kept, by the identity of the store whose objects they are of. */
const keptResolutions = memoized<object, Map<string, Resolution>>(() => new Map());
const memoryOf = ({ objects }: Objects): Map<string, Resolution> => keptResolutions(objects.identity);

/** What is kept of a view's latest resolution for the same identity; null when there is nothing. */
export function latestResolution(asked: Asked): Resolution | null {
  return memoryOf(asked.store).get(keyOf(asked)) ?? null;
}

/** Whether a resolution is new enough for a first page. */
export function isCurrent({ time }: Resolution, now: bigint): boolean {
  return now - time < lifetime;
}

/** What is kept for a list of what a view resolves to: it is new enough, and all that it found may still be read; else null. */
export async function reusableResolution(asked: Asked, now: bigint): Promise<Resolution | null> {
  const latest = latestResolution(asked);
  return latest && isCurrent(latest, now) && (await mayReadFound(asked, latest)) ? latest : null;
}

/** Whether the identity may read the streams that a resolution found, as far as they exist, and their types. */
async function mayReadFound({ store, identity, pause }: Asked, { resolved }: Resolution): Promise<boolean> {
  const mayRead = readTest(identity);
  const types = new Map<string, ReadableTypes>();
  const items = [...byKey(resolved.found.flatMap(({ usable, ineligible }) => [...usable, ...ineligible])).values()];
  for (let at = 0; at < items.length; at += namesAtOnce) {
    const some = items.slice(at, at + namesAtOnce);
    const streams = await store.objects.getEach(some.map((item) => [placeOf(item), 'stream', item.id]));
    if (!streams.every((stream) => stream === null || mayRead(stream))) return false;
    for (const item of some) {
      const { namespace } = placeOf(item);
      const known = types.get(namespace) ?? readableTypes(store, placeOf(item), mayRead);
      types.set(namespace, known);
      if (!(await known.mayRead(item.typeId))) return false;
    }
    await pause();
  }
  return true;
}

const placeOf = ({ origin }: DataItem): Scope => ({ tenant: origin.tenantId, namespace: origin.namespaceId });

/** How many streams are asked for by one question to the database. */
const namesAtOnce = 500;

/** Resolves a view again and remembers it in place of what was known. */
export async function resolveAnew(asked: Asked, now: bigint): Promise<Resolution> {
  const resolved = await resolve(asked);
  const resolution = { resolved, time: now, fingerprint: await inTurns(fingerprintOf(resolved), asked.pause) };
  const memory = memoryOf(asked.store);
  const key = keyOf(asked);
  memory.delete(key);
  memory.set(key, resolution);
  forget(memory);
  return resolution;
}

/** Lets go of what was remembered first until the rest is little enough. */
function forget(memory: Map<string, Resolution>): void {
  const itemsIn = ({ resolved }: Resolution) =>
    resolved.found.reduce((sum, { usable, ineligible }) => sum + usable.length + ineligible.length, 0);
  let items = [...memory.values()].reduce((sum, resolution) => sum + itemsIn(resolution), 0);
  for (const [key, resolution] of memory) {
    if (memory.size <= mostKept && items <= mostItemsKept) return;
    items -= itemsIn(resolution);
    memory.delete(key);
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** An identity is all that decides what it may read. */
function keyOf({ scope, identity, view }: Asked): string {
  const { kind, id, tenantId, roleIds } = identity;
  const who = [kind, id, tenantId, ...roleIds.toSorted()].map(foldIdentifier);
  return digestOf(JSON.stringify([scope.tenant, scope.namespace, who, view].map(folded)));
}

const folded = (part: unknown) => (typeof part === 'string' ? foldIdentifier(part) : part);

function* fingerprintOf({ columns, groups, dataFields }: ResolvedView): Stepwise<string> {
  const hash = createHash('sha256');
  const add = (part: unknown) => hash.update(JSON.stringify(part)).update('\n');
  for (const { id, role, code, uom } of columns) add([id, role, code, uom]);
  for (const { values, items } of groups) {
    add([values]);
    for (const some of items) yield* forEachStepwise(some, (item) => add(itemKey(item)));
    yield;
  }
  for (const { label, slot } of dataFields) {
    add([label]);
    yield* forEachStepwise(slot.items, ([group, item]) => add([group, itemKey(item)]));
    yield;
  }
  return hash.digest('base64url').slice(0, 22);
}

/** For a resolution that was just made. */
export const asFound: Refresh = (items) => Promise.resolve(byKey(items));

const byKey = (items: readonly DataItem[]) => new Map(items.map((item) => [itemKey(item), item]));

/** For a resolution that was made before: streams may have gone, changed, or may not be read any more since then. */
export function asTheyAreNow({ store, identity, view }: Asked): Refresh {
  const mayRead = readTest(identity);
  const types = new Map<string, ItemTypes>();

  async function current(item: DataItem): Promise<DataItem | null> {
    const scope = placeOf(item);
    const stream = await store.objects.get(scope, 'stream', item.id);
    if (!stream || !mayRead(stream)) return null;
    const known = types.get(scope.namespace) ?? itemTypes(store, scope, mayRead);
    types.set(scope.namespace, known);
    const itemType = await known.itemType(stream);
    return itemType && isUsable(itemType, view.IndexTypeCode) ? itemOf(stream, itemType, item.origin) : null;
  }

  return async (items) => {
    const found = await mapConcurrently([...byKey(items).values()], current);
    return byKey(found.filter((item) => item !== null));
  };
}
