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

/** Returns whether the identity may read an object. */
export type MayRead = (object: Pick<StoredObject, 'owner' | 'acl'>) => boolean;

/** Returns a predicate that is true for objects that an identity may read. */
export function mayReadAs(identity: Caller): MayRead {
  const rights = rightsCalculator(identity);
  return ({ owner, acl }) => (rights({ owner, list: acl ?? emptyAccessControlList }) & Right.Read) !== 0;
}

/** Returns a tenant and namespace with their names, or null if the namespace does not exist. */
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

/** The search of a query in a namespace. */
interface Search {
  /** The position of the query. */
  readonly position: number;
  readonly scope: Scope;
  readonly matches: (object: StoredObject<'stream'>) => boolean;
  /** A condition that all matching streams meet and the store can check; null if there is none. */
  readonly hint: Hint | null;
}

/** The maximum work of one slice: characters of streams times words of queries. */
const workPerSlice = 2_000_000;
/** The work for a stream in addition to its characters. */
const workPerStream = 1_000;
/** The maximum number of characters in the definitions of a view's items, which are all in memory. */
const maxCharacters = 67_108_864;

function definitionsTooLong(): InvalidInput {
  return new InvalidInput(
    'Queries',
    `Queries must not find data items whose definitions have more than ${maxCharacters} characters in total.`,
  );
}

/**
 * Returns the items that each query of a view finds, in no particular order. Queries of a namespace that does not exist or may not be
 * read find none. Throws InvalidInput for too many items.
 */
export async function findItems(
  store: Objects,
  viewScope: Scope,
  mayRead: MayRead,
  view: DataView,
  pauseWork: () => Promise<void> = pause,
): Promise<readonly (readonly DataItem[])[]> {
  const words = view.Queries.reduce((sum, { Value }) => sum + countWords(Value), 1);
  let [work, characters] = [0, 0];
  const found = view.Queries.map((): DataItem[] => []);
  let remainingItems = maxDataItems;
  const searches = view.Queries.flatMap((query, position) => searchOf(query, position, viewScope));
  for (const namespaceSearches of Map.groupBy(searches, ({ scope }) => foldIdentifier(scope.namespace)).values()) {
    const [{ scope } = { scope: viewScope }] = namespaceSearches;
    const origin = await readableOrigin(store, scope, viewScope, mayRead);
    if (!origin) continue;
    const types = itemTypes(store, scope, mayRead);
    for await (const chunk of store.objects.list(scope, 'stream', anyHint(namespaceSearches.map(({ hint }) => hint)))) {
      for (const stream of chunk) {
        work += (workPerStream + stream.size) * words;
        if (work > workPerSlice) {
          work = 0;
          await pauseWork();
        }
        const matching = namespaceSearches.filter(({ matches }) => matches(stream));
        if (matching.length === 0 || !mayRead(stream)) continue;
        const itemType = await types.itemType(stream);
        if (!itemType) continue;
        remainingItems -= matching.length;
        if (remainingItems < 0) throw tooManyItems();
        characters += stream.size;
        if (characters > maxCharacters) throw definitionsTooLong();
        const item = itemOf(stream, itemType, origin);
        for (const { position } of matching) found[position]?.push(item);
      }
    }
  }
  return found;
}

/** Returns the search of a query, or an empty list for a query of assets or a community, or without text: those find nothing. */
function searchOf(query: Query, position: number, viewScope: Scope): readonly Search[] {
  const { Kind, SourceKind: source, SourceId, Value } = query;
  if (Kind !== ItemKind.Stream || source === SourceKind.Community || Value.trim() === '') return [];
  const scope = source === SourceKind.Namespace ? { tenant: viewScope.tenant, namespace: SourceId } : viewScope;
  return [{ position, scope, matches: compileSearch(Value, streamSearch), hint: streamSearchHint(Value) }];
}

/** Returns the origin of a namespace's items, or null if the namespace does not exist or, unless it is the view's own, may not be read. */
async function readableOrigin(
  store: Objects,
  scope: Scope,
  viewScope: Scope,
  mayRead: MayRead,
): Promise<Origin | null> {
  if (foldIdentifier(scope.namespace) !== foldIdentifier(viewScope.namespace)) {
    const namespace = await store.objects.get(tenantScope(scope.tenant), 'namespace', scope.namespace);
    if (!namespace || !mayRead(namespace)) return null;
  }
  return originOf(store, scope);
}
