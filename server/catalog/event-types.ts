// Event types of streams and types, cached since every request for data needs one.
import { memoize } from '../domain/memoize.ts';
import type { EventType } from '../domain/model.ts';
import { eventType } from '../domain/types/event-type.ts';
import { noSettings, type StreamSettings } from '../domain/types/stream-settings.ts';
import { notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { typeLoader, type Objects } from './types.ts';

/** The size of each cache. */
const maxCached = 10_000;

interface Cache {
  readonly ofStreams: Map<string, EventType>;
  /** By type and settings, so that similar streams share an event type and what is derived from it. */
  readonly ofTypes: Map<string, EventType>;
}

/** The event types of a store, by its identity. */
const caches = memoize<object, Cache>(() => ({ ofStreams: new Map(), ofTypes: new Map() }));
const cacheOf = ({ objects }: Objects): Cache => caches(objects.identity);

/** Caches an event type in place of the oldest one when the cache is full. */
function remember(cache: Map<string, EventType>, key: string, type: EventType): EventType {
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(key, type);
  return type;
}

/** Identifies a state of an object: sequence numbers are never reused, and every change has a later date. */
function stateKey(
  { tenant, namespace }: Scope,
  { sequence, modified }: Pick<StoredObject, 'sequence' | 'modified'>,
): string {
  return JSON.stringify([foldIdentifier(tenant), foldIdentifier(namespace), sequence, modified]);
}

/**
 * The event type of a stream as it is stored; the same object for streams of one type with the same settings.
 * Throws NotFound when its type was deleted.
 */
export async function streamEventType(
  store: Objects,
  scope: Scope,
  stream: StoredObject<'stream'>,
): Promise<EventType> {
  const { ofStreams } = cacheOf(store);
  const key = stateKey(scope, stream);
  const body = stream.body;
  return ofStreams.get(key) ?? remember(ofStreams, key, await typeWith(store, scope, body.TypeId, body));
}

/** The event type of a stored type, without settings of a stream; throws NotFound, and InvalidInput for a type without a key. */
export async function typeEventType(store: Objects, scope: Scope, typeId: string): Promise<EventType> {
  return typeWith(store, scope, typeId, noSettings);
}

async function typeWith(store: Objects, scope: Scope, id: string, settings: StreamSettings): Promise<EventType> {
  const object = await store.objects.get(scope, 'type', id);
  if (!object) throw notFound('type', id);
  const { ofTypes } = cacheOf(store);
  const { InterpolationMode, ExtrapolationMode, PropertyOverrides } = settings;
  // The definition of a type never changes; its modification date does, when its owner changes.
  const key =
    stateKey(scope, { ...object, modified: '' }) +
    JSON.stringify([InterpolationMode, ExtrapolationMode, PropertyOverrides]);
  const known = ofTypes.get(key);
  if (known) return known;
  const { definition, find } = await typeLoader(store, scope).load(object);
  return remember(ofTypes, key, eventType(definition, find, settings));
}
