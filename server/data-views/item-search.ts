// Finds the data items of a data view's queries that a caller may read (docs/behavior/data-views.md#data-items).
import { streamSearchHint, streamSearch } from '../catalog/streams.ts';
import type { Objects } from '../catalog/types.ts';
import { emptyAccessControlList } from '../domain/access/access-control-list.ts';
import { rightsCalculator, type Caller } from '../domain/access/effective-rights.ts';
import { Right } from '../domain/access/rights.ts';
import { ItemKind, SourceKind } from '../domain/data-views/codes.ts';
import type { DataView, Query } from '../domain/data-views/definition.ts';
import type { DataItem, ItemType, Origin } from '../domain/data-views/items.ts';
import { maxDataItems, tooManyItems } from '../domain/data-views/resolved.ts';
import { InvalidInput } from '../domain/model.ts';
import { countWords } from '../domain/languages/words.ts';
import { pause } from '../runtime/turns.ts';
import { compileSearch } from '../domain/languages/search.ts';
import { anyHint, type Hint } from '../domain/languages/search-hint.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { itemTypes } from './item-types.ts';

/** Returns whether an object may be read. */
export type MayRead = (object: Pick<StoredObject, 'owner' | 'acl'>) => boolean;

/** Returns a function that tells whether an identity may read an object. */
export function mayReadAs(identity: Caller): MayRead {
  const rights = rightsCalculator(identity);
  return ({ owner, acl }) => (rights({ owner, list: acl ?? emptyAccessControlList }) & Right.Read) !== 0;
}

/** Returns a tenant and namespace with their names; null if there is no such namespace. */
export async function originOf({ objects }: Objects, scope: Scope): Promise<Origin | null> {
  const parent = tenantScope(scope.tenant);
  const tenant = await objects.get(parent, 'tenant', scope.tenant);
  const namespace = await objects.get(parent, 'namespace', scope.namespace);
  if (!tenant || !namespace) return null;
  const { Description } = namespace.body;
  return {
    tenantId: tenant.id,
    tenantName: tenant.body.Name,
    namespaceId: namespace.id,
    namespaceDescription: Description ?? '',
    communityId: '',
    communityName: '',
  };
}

/** Returns a stream as a data item. */
export function itemOf(stream: StoredObject<'stream'>, itemType: ItemType, origin: Origin): DataItem {
  const { Name, Description, TypeId, Tags, Metadata } = stream.body;
  return {
    id: stream.id,
    name: Name,
    description: Description,
    typeId: TypeId,
    tags: Tags,
    metadata: Metadata,
    origin,
    itemType,
  };
}

/** The search of a query, and the namespace it searches. */
interface Search {
  /** Position of the query. */
  readonly position: number;
  readonly at: Scope;
  readonly matches: (object: StoredObject<'stream'>) => boolean;
  /** A condition that all matching streams meet; the store can check it. */
  readonly hint: Hint | null;
}

/** The work of one slice: characters of streams times words of queries. */
const workPerSlice = 2_000_000;
/** The work for a stream besides its characters. */
const workPerStream = 1_000;
/** The maximum number of characters in the definitions of a view's items: they are in memory together. */
const maxCharacters = 67_108_864;

function definitionsTooLong(): InvalidInput {
  return new InvalidInput(
    'Queries',
    `Queries must not find data items whose definitions have more than ${maxCharacters} characters in all.`,
  );
}

/**
 * Returns the items that each query of a view finds, in no order. A namespace that does not exist or may not be read has none. Throws
 * InvalidInput for too many items.
 */
export async function findItems(
  store: Objects,
  scope: Scope,
  mayRead: MayRead,
  view: DataView,
  takeTurn: () => Promise<void> = pause,
): Promise<readonly (readonly DataItem[])[]> {
  const words = view.Queries.reduce((sum, { Value }) => sum + countWords(Value), 1);
  let [work, characters] = [0, 0];
  const found = view.Queries.map((): DataItem[] => []);
  let left = maxDataItems;
  const searches = view.Queries.flatMap((query, position) => searchOf(query, position, scope));
  for (const inNamespace of Map.groupBy(searches, ({ at }) => foldIdentifier(at.namespace)).values()) {
    const [{ at } = { at: scope }] = inNamespace;
    const origin = await readableOrigin(store, at, scope, mayRead);
    if (!origin) continue;
    const types = itemTypes(store, at, mayRead);
    for await (const chunk of store.objects.list(at, 'stream', anyHint(inNamespace.map(({ hint }) => hint)))) {
      for (const stream of chunk) {
        work += (workPerStream + stream.size) * words;
        if (work > workPerSlice) {
          work = 0;
          await takeTurn();
        }
        const matching = inNamespace.filter(({ matches }) => matches(stream));
        if (matching.length === 0 || !mayRead(stream)) continue;
        const itemType = await types.itemType(stream);
        if (!itemType) continue;
        left -= matching.length;
        if (left < 0) throw tooManyItems();
        characters += stream.size;
        if (characters > maxCharacters) throw definitionsTooLong();
        const item = itemOf(stream, itemType, origin);
        for (const { position } of matching) found[position]?.push(item);
      }
    }
  }
  return found;
}

/** The search of a query and where it work; nothing for queries that cannot find anything: there are no assets and no communities here. */
function searchOf(query: Query, position: number, home: Scope): readonly (Search & { readonly at: Scope })[] {
  const { Kind, SourceKind: source, SourceId, Value } = query;
  if (Kind !== ItemKind.Stream || source === SourceKind.Community || Value.trim() === '') return [];
  const at = source === SourceKind.Namespace ? { tenant: home.tenant, namespace: SourceId } : home;
  return [{ position, at, matches: compileSearch(Value, streamSearch), hint: streamSearchHint(Value) }];
}

/** Returns the origin of a namespace's items; null if it does not exist or, unless it is the view's own, may not be read. */
async function readableOrigin(store: Objects, at: Scope, home: Scope, mayRead: MayRead): Promise<Origin | null> {
  if (foldIdentifier(at.namespace) !== foldIdentifier(home.namespace)) {
    const namespace = await store.objects.get(tenantScope(at.tenant), 'namespace', at.namespace);
    if (!namespace || !mayRead(namespace)) return null;
  }
  return originOf(store, at);
}
