// What data views know of the events of streams, read once for streams alike.
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
  /** The event type of a stream; null when its type is gone. */
  eventType(stream: StoredObject<'stream'>): Promise<EventType | null>;
  /** The same with what data views show of it; null also when the type may not be read. */
  itemType(stream: StoredObject<'stream'>): Promise<ItemType | null>;
}

/** Reads the types of the streams of a namespace for one request, since types and units come and go. */
export function itemTypes(store: Objects, scope: Scope, mayRead: (type: StoredObject<'type'>) => boolean): ItemTypes {
  const readable = readableTypes(store, scope, mayRead);
  const eventTypes = new Map<string, Promise<EventType | null>>();
  const made = new Map<EventType, Promise<ItemType | null>>();
  const names = new Map<string, Promise<ReadonlyMap<string, string | null>>>();
  let units: Promise<(text: string) => Unit> | undefined;

  function eventType(stream: StoredObject<'stream'>): Promise<EventType | null> {
    const { TypeId, InterpolationMode, ExtrapolationMode, PropertyOverrides } = stream.body;
    const alike = JSON.stringify([foldIdentifier(TypeId), InterpolationMode, ExtrapolationMode, PropertyOverrides]);
    return remembered(eventTypes, alike, () => streamEventType(store, scope, stream).catch(nullIfGone));
  }

  async function make(type: EventType, typeId: string): Promise<ItemType | null> {
    const id = foldIdentifier(typeId);
    const nameOf = await remembered(names, id, () => propertyNames(store, scope, typeId)).catch(nullIfGone);
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
      if (!(await readable.mayRead(stream.body.TypeId))) return null;
      const type = await eventType(stream);
      return type && remembered(made, type, () => make(type, stream.body.TypeId));
    },
  };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function nullIfGone(error: unknown): null {
  if (error instanceof Failure && error.failure === 'NotFound') return null;
  throw error;
}

async function propertyNames(store: Objects, scope: Scope, typeId: string) {
  const { resolved } = await resolveType(store, scope, typeId);
  return new Map(effectiveProperties(resolved).map(({ Id, Name }) => [Id, Name]));
}

/** Finds units by what types call them: identifier, name or abbreviation. */
async function unitFinder(store: Objects, scope: Scope): Promise<(text: string) => Unit> {
  const { catalog } = await namespaceUnits(store, scope);
  return (text) => {
    const unit = catalog.named(text) ?? catalog.unit(text);
    return unit ? { id: unit.Id, abbreviation: unit.Abbreviation ?? unit.Id } : { id: text, abbreviation: text };
  };
}
