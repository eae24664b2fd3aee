// The types of data items, read once for all streams of a type.
import { readableTypes } from '../catalog/readable-types.ts';
import { streamEventType } from '../catalog/event-types.ts';
import { resolveType, type Objects } from '../catalog/types.ts';
import { namespaceUnits } from '../catalog/units.ts';
import type { ItemType, Unit } from '../domain/data-views/items.ts';
import type { EventType } from '../domain/model.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { effectiveProperties } from '../domain/types/type-graph.ts';
import { Failure } from '../errors/failures.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';

export interface ItemTypes {
  /** Returns the event type of a stream, or null if its type was removed. */
  eventType(stream: StoredObject<'stream'>): Promise<EventType | null>;
  /** Returns the item type of a stream, or null if its type was removed or may not be read. */
  itemType(stream: StoredObject<'stream'>): Promise<ItemType | null>;
}

/** Returns a reader of the types of a namespace, to use for one request: it caches types and units, which can change. */
export function itemTypes(store: Objects, scope: Scope, mayRead: (type: StoredObject<'type'>) => boolean): ItemTypes {
  const readable = readableTypes(store, scope, mayRead);
  const eventTypes = new Map<string, Promise<EventType | null>>();
  const itemTypesByType = new Map<EventType, Promise<ItemType | null>>();
  const names = new Map<string, Promise<ReadonlyMap<string, string | null>>>();
  let units: Promise<(text: string) => Unit> | undefined;

  function eventType(stream: StoredObject<'stream'>): Promise<EventType | null> {
    const { TypeId, InterpolationMode, ExtrapolationMode, PropertyOverrides } = stream.body;
    const typeKey = JSON.stringify([foldIdentifier(TypeId), InterpolationMode, ExtrapolationMode, PropertyOverrides]);
    return cached(eventTypes, typeKey, () => streamEventType(store, scope, stream).catch(nullIfGone));
  }

  async function createItemType(type: EventType, typeId: string): Promise<ItemType | null> {
    const id = foldIdentifier(typeId);
    const nameOf = await cached(names, id, () => propertyNames(store, scope, typeId)).catch(nullIfGone);
    if (nameOf === null) return null;
    units ??= unitFinder(store, scope);
    const unitOf = await units;
    const properties = type.properties.map(({ id, code, uom }, position) => ({
      id,
      name: nameOf.get(id) ?? null,
      code,
      uom: uom === null ? null : unitOf(uom),
      isKey: type.keys.includes(position),
    }));
    return { type, properties };
  }

  return {
    eventType,
    async itemType(stream) {
      if (!(await readable.canRead(stream.body.TypeId))) return null;
      const type = await eventType(stream);
      return type && cached(itemTypesByType, type, () => createItemType(type, stream.body.TypeId));
    },
  };
}

function cached<Key, Value>(cache: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = cache.get(key) ?? create();
  cache.set(key, value);
  return value;
}

function nullIfGone(error: unknown): null {
  if (error instanceof Failure && error.failureName === 'NotFound') return null;
  throw error;
}

async function propertyNames(store: Objects, scope: Scope, typeId: string) {
  const { resolved } = await resolveType(store, scope, typeId);
  return new Map(effectiveProperties(resolved).map(({ Id, Name }) => [Id, Name]));
}

/** Returns a function that finds units as types refer to them: by identifier, name or abbreviation. */
async function unitFinder(store: Objects, scope: Scope): Promise<(text: string) => Unit> {
  const { catalog } = await namespaceUnits(store, scope);
  return (text) => {
    const unit = catalog.findByReference(text) ?? catalog.findUnit(text);
    return unit ? { id: unit.Id, abbreviation: unit.Abbreviation ?? unit.Id } : { id: text, abbreviation: text };
  };
}
