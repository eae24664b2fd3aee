// Finds what the queries of a data view are about, as its reader may see it (docs/behavior/data-views.md#data-items).
import { streamHint, streamSearch } from '../catalog/streams.ts';
import type { Objects } from '../catalog/types.ts';
import { emptyList } from '../domain/access/access-control-list.ts';
import { rightsOf, type Caller } from '../domain/access/effective-rights.ts';
import { Right } from '../domain/access/rights.ts';
import { ItemKind, SourceKind } from '../domain/data-views/codes.ts';
import type { DataView, Query } from '../domain/data-views/definition.ts';
import type { DataItem, ItemType, Origin } from '../domain/data-views/items.ts';
import { maxItems, tooManyItems } from '../domain/data-views/resolved.ts';
import { InvalidInput } from '../domain/model.ts';
import { countWords } from '../domain/languages/words.ts';
import { pause } from '../runtime/turns.ts';
import { compileSearch } from '../domain/languages/search.ts';
import { anyHint, type Hint } from '../domain/languages/search-hint.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { inTenant } from '../tenancy/tenants.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { itemTypes } from './item-types.ts';

/** Whether something may be read. */
export type ReadTest = (object: Pick<StoredObject, 'owner' | 'acl'>) => boolean;

/** Tells whether an identity may read an object. */
export function readTest(identity: Caller): ReadTest {
  const rights = rightsOf(identity);
  return ({ owner, acl }) => (rights({ owner, list: acl ?? emptyList }) & Right.Read) !== 0;
}

/** Where something is, with the names of it; null when there is no such place. */
export async function originOf({ objects }: Objects, scope: Scope): Promise<Origin | null> {
  const parent = inTenant(scope.tenant);
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

/** The item that a stream is to a data view. */
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

interface Search {
  readonly place: number;
  readonly matches: (object: StoredObject<'stream'>) => boolean;
  /** What holds for all that match. */
  readonly hint: Hint | null;
}

/** How much is looked at in one slice: characters of streams, times the words that are looked for. */
const looksAtOnce = 2_000_000;
/** What a stream takes besides its characters. */
const lookAtStream = 1_000;
/** How many characters the definitions of all items of a view may have: they are in memory together. */
const mostCharacters = 67_108_864;

function tooLongItems(): InvalidInput {
  return new InvalidInput(
    'Queries',
    `Queries must not find data items whose definitions have more than ${mostCharacters} characters in all.`,
  );
}

/**
 * What each query of a view finds among what may be read, in no order; a source that is not there or that may not be read has
 * nothing. Throws InvalidInput when that are too many.
 */
export async function findItems(
  store: Objects,
  scope: Scope,
  mayRead: ReadTest,
  view: DataView,
  rest: () => Promise<void> = pause,
): Promise<readonly (readonly DataItem[])[]> {
  const words = view.Queries.reduce((sum, { Value }) => sum + countWords(Value), 1);
  let [looks, characters] = [0, 0];
  const found = view.Queries.map((): DataItem[] => []);
  let left = maxItems;
  const searches = view.Queries.flatMap((query, place) => searchOf(query, place, scope));
  for (const some of Map.groupBy(searches, ({ at }) => foldIdentifier(at.namespace)).values()) {
    const [{ at } = { at: scope }] = some;
    const origin = await readableOrigin(store, at, scope, mayRead);
    if (!origin) continue;
    const types = itemTypes(store, at, mayRead);
    for await (const chunk of store.objects.list(at, 'stream', anyHint(some.map(({ hint }) => hint)))) {
      for (const stream of chunk) {
        looks += (lookAtStream + stream.size) * words;
        if (looks > looksAtOnce) {
          looks = 0;
          await rest();
        }
        const matching = some.filter(({ matches }) => matches(stream));
        if (matching.length === 0 || !mayRead(stream)) continue;
        const itemType = await types.itemType(stream);
        if (!itemType) continue;
        left -= matching.length;
        if (left < 0) throw tooManyItems();
        characters += stream.size;
        if (characters > mostCharacters) throw tooLongItems();
        const item = itemOf(stream, itemType, origin);
        for (const { place } of matching) found[place]?.push(item);
      }
    }
  }
  return found;
}

/** The search of a query and where it looks; nothing for queries that cannot find anything: there are no assets and no communities here. */
function searchOf(query: Query, place: number, home: Scope): readonly (Search & { readonly at: Scope })[] {
  const { Kind, SourceKind: source, SourceId, Value } = query;
  if (Kind !== ItemKind.Stream || source === SourceKind.Community || Value.trim() === '') return [];
  const at = source === SourceKind.Namespace ? { tenant: home.tenant, namespace: SourceId } : home;
  return [{ place, at, matches: compileSearch(Value, streamSearch), hint: streamHint(Value) }];
}

/** Where items of a namespace come from; null for one that is not there or, unless it is the view's own, that may not be read. */
async function readableOrigin(store: Objects, at: Scope, home: Scope, mayRead: ReadTest): Promise<Origin | null> {
  if (foldIdentifier(at.namespace) !== foldIdentifier(home.namespace)) {
    const namespace = await store.objects.get(inTenant(at.tenant), 'namespace', at.namespace);
    if (!namespace || !mayRead(namespace)) return null;
  }
  return originOf(store, at);
}
