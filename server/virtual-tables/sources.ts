// The sources of a virtual table's rows: its data view, the streams, their types and namespaces, each with its access list at the time
// of the run. A reader of the rows must have the right to read all of them (docs/behavior/virtual-tables.md#who-reads-the-rows).
import { readableTypes } from '../catalog/readable-types.ts';
import type { Objects } from '../catalog/types.ts';
import type { MayRead } from '../data-views/item-search.ts';
import type { DataItem } from '../domain/data-views/items.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import type { Kind, ObjectName, ObjectStore, Scope, StoredObject } from '../store/ports/object-store.ts';

/** The owner and the access list of an object. */
type Security = Pick<StoredObject, 'owner' | 'acl'>;
/** An object, with the position of its security in `securities`. A tuple, since there can be many and it is short as JSON. */
type Source = readonly [kind: Kind, namespace: string, id: string, sequence: number, security: number];

/** The sources of rows, as JSON. */
export interface Sources {
  readonly objects: readonly Source[];
  /** The distinct owners and access lists of the objects at the time of the run. */
  readonly securities: readonly Security[];
}

export const noSources: Sources = { objects: [], securities: [] };

/** The number of objects that one query reads. */
const objectsPerQuery = 500;

/** Returns the sources of earlier rows, and those of a view's items that still exist. */
export async function addItemSources(
  { objects }: Objects,
  home: Scope,
  earlierSources: Sources,
  view: StoredObject,
  items: readonly DataItem[],
): Promise<Sources> {
  const securities = new Map(
    earlierSources.securities.map((security, position) => [JSON.stringify(security), position]),
  );
  const sources = new Map(earlierSources.objects.map((source) => [JSON.stringify(source.slice(0, 4)), source]));
  const addSource = (kind: Kind, namespace: string, { id, sequence, owner, acl }: StoredObject) => {
    const text = JSON.stringify({ owner, acl });
    const position = securities.get(text) ?? securities.size;
    securities.set(text, position);
    const source: Source = [kind, foldIdentifier(namespace), foldIdentifier(id), sequence, position];
    sources.set(JSON.stringify(source.slice(0, 4)), source);
  };

  addSource('dataView', home.namespace, view);
  const names = streamAndNamespaceNames(home, items);
  for (let start = 0; start < names.length; start += objectsPerQuery) {
    const batch = names.slice(start, start + objectsPerQuery);
    for (const [position, object] of (await objects.getEach(batch)).entries()) {
      const name = batch[position];
      if (name && object) addSource(name[1], name[0].namespace, object);
    }
  }
  for (const [namespace, ids] of typeIdsOf(items)) {
    const types = readableTypes({ objects }, { tenant: home.tenant, namespace }, () => true);
    for (const type of await types.loadWithReferenced(ids)) addSource('type', namespace, type);
  }
  return {
    objects: [...sources.values()],
    securities: Array.from(securities.keys(), (text) => JSON.parse(text) as Security),
  };
}

/** Returns the streams of items, each once, and the namespaces other than the view's own. */
function streamAndNamespaceNames(home: Scope, items: readonly DataItem[]): readonly ObjectName[] {
  const names = new Map<string, ObjectName>();
  for (const { id, origin } of items) {
    const namespace = origin.namespaceId;
    if (foldIdentifier(namespace) !== foldIdentifier(home.namespace))
      names.set(JSON.stringify([namespace]), [tenantScope(home.tenant), 'namespace', namespace]);
    names.set(JSON.stringify([namespace, id]), [{ tenant: home.tenant, namespace }, 'stream', id]);
  }
  return [...names.values()];
}

/** Returns the identifiers of the types of items, by namespace. */
function typeIdsOf(items: readonly DataItem[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { typeId, origin } of items)
    found.set(origin.namespaceId, (found.get(origin.namespaceId) ?? new Set<string>()).add(typeId));
  return found;
}

/**
 * Returns whether all sources may be read. For an object that was removed, or replaced with the same identifier, the access list at the
 * time of the run counts.
 */
export async function mayReadSources(
  objects: Pick<ObjectStore, 'getEach'>,
  tenant: string,
  sources: Sources,
  mayRead: MayRead,
): Promise<boolean> {
  for (let start = 0; start < sources.objects.length; start += objectsPerQuery) {
    const batch = sources.objects.slice(start, start + objectsPerQuery);
    const found = await objects.getEach(
      batch.map(([kind, namespace, id]) => [{ tenant, namespace }, kind, id] as const),
    );
    for (const [position, [, , , sequence, security]] of batch.entries()) {
      const object = found[position];
      const current = object?.sequence === sequence ? object : sources.securities[security];
      if (!current || !mayRead(current)) return false;
    }
  }
  return true;
}
