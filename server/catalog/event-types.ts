// Event types of streams and types. They are cached, since every request for data needs one.
import { memoize } from '../domain/memoize.ts';
import type { EventType } from '../domain/model.ts';
import { eventType } from '../domain/types/event-type.ts';
import { noSettings, type StreamSettings } from '../domain/types/stream-settings.ts';
import { notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { typeLoader, type Objects } from './types.ts';

/** The maximum number of entries of each cache. */
const maxCacheEntries = 10_000;

interface Cache {
  readonly byStream: Map<string, EventType>;
  /** Streams with the same type and settings share an event type, and so the codecs that are cached by it. */
  readonly byTypeAndSettings: Map<string, EventType>;
}

/** The caches of each store, by its identity. */
const caches = memoize<object, Cache>(() => ({ byStream: new Map(), byTypeAndSettings: new Map() }));
const cacheOf = ({ objects }: Objects): Cache => caches(objects.identity);

/** Adds an event type to a cache and returns it; a full cache first drops its oldest entry. */
function addToCache(cache: Map<string, EventType>, key: string, type: EventType): EventType {
  const [oldest] = cache.keys();
  if (cache.size >= maxCacheEntries && oldest !== undefined) cache.delete(oldest);
  cache.set(key, type);
  return type;
}

/** Returns the cache key of a state of an object: sequence numbers are never reused, and every change has a later date. */
function stateKey(
  { tenant, namespace }: Scope,
  { sequence, modified }: Pick<StoredObject, 'sequence' | 'modified'>,
): string {
  return JSON.stringify([foldIdentifier(tenant), foldIdentifier(namespace), sequence, modified]);
}

/**
 * Returns the event type of a stored stream; streams with the same type and settings share one object. Throws NotFound if the type was
 * deleted.
 */
export async function streamEventType(
  store: Objects,
  scope: Scope,
  stream: StoredObject<'stream'>,
): Promise<EventType> {
  const { byStream } = cacheOf(store);
  const key = stateKey(scope, stream);
  const { body } = stream;
  return byStream.get(key) ?? addToCache(byStream, key, await loadEventType(store, scope, body.TypeId, body));
}

/** Returns the event type of a stored type, without settings of a stream; throws NotFound, and InvalidInput for a type without a key. */
export async function typeEventType(store: Objects, scope: Scope, typeId: string): Promise<EventType> {
  return loadEventType(store, scope, typeId, noSettings);
}

async function loadEventType(store: Objects, scope: Scope, id: string, settings: StreamSettings): Promise<EventType> {
  const object = await store.objects.get(scope, 'type', id);
  if (!object) throw notFound('type', id);
  const { byTypeAndSettings } = cacheOf(store);
  const { InterpolationMode, ExtrapolationMode, PropertyOverrides } = settings;
  // The modification date is left out: it changes with the owner of a type, but the definition never changes.
  const key =
    stateKey(scope, { ...object, modified: '' }) +
    JSON.stringify([InterpolationMode, ExtrapolationMode, PropertyOverrides]);
  const cached = byTypeAndSettings.get(key);
  if (cached) return cached;
  const { definition, find } = await typeLoader(store, scope).load(object);
  return addToCache(byTypeAndSettings, key, eventType(definition, find, settings));
}
