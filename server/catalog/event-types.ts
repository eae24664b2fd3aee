// Event types of streams and types, kept ready, since every request for data needs one.
import { memoized } from '../domain/memoized.ts';
import type { EventType } from '../domain/model.ts';
import { eventType } from '../domain/types/event-type.ts';
import { noSettings, type StreamSettings } from '../domain/types/stream-settings.ts';
import { notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { streamBody } from './streams.ts';
import { typeLoader, type Objects } from './types.ts';

/** How many event types are kept of each sort. */
const mostKept = 10_000;

interface Cache {
  readonly ofStreams: Map<string, EventType>;
  /** By type and settings: streams alike share one event type, and so what others make ready for it. */
  readonly ofTypes: Map<string, EventType>;
}

/** The event types of a store, by its identity. */
const caches = memoized<object, Cache>(() => ({ ofStreams: new Map(), ofTypes: new Map() }));
const cacheOf = ({ objects }: Objects): Cache => caches(objects.identity);

/** Keeps an event type; the one that was kept first goes when there are too many. */
function keep(kept: Map<string, EventType>, key: string, type: EventType): EventType {
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, type);
  return type;
}

/** Names one state of an object for ever: a number is never given again, and every change moves the date on. */
function stateKey(
  { tenant, namespace }: Scope,
  { sequence, modified }: Pick<StoredObject, 'sequence' | 'modified'>,
): string {
  return JSON.stringify([foldIdentifier(tenant), foldIdentifier(namespace), sequence, modified]);
}

/**
 * The event type of a stream as it is stored; the same object for streams of one type with the same settings.
 * Throws NotFound when its type is gone.
 */
export async function streamEventType(
  store: Objects,
  scope: Scope,
  stream: StoredObject<'stream'>,
): Promise<EventType> {
  const { ofStreams } = cacheOf(store);
  const key = stateKey(scope, stream);
  const body = streamBody(stream);
  return ofStreams.get(key) ?? keep(ofStreams, key, await typeWith(store, scope, body.TypeId, body));
}

/** The event type of a stored type by itself, as for reads through a stream view; throws NotFound, and InvalidInput for a type without a key. */
export async function typeEventType(store: Objects, scope: Scope, typeId: string): Promise<EventType> {
  return typeWith(store, scope, typeId, noSettings);
}

async function typeWith(store: Objects, scope: Scope, id: string, settings: StreamSettings): Promise<EventType> {
  const object = await store.objects.get(scope, 'type', id);
  if (!object) throw notFound('type', id);
  const { ofTypes } = cacheOf(store);
  const { InterpolationMode, ExtrapolationMode, PropertyOverrides } = settings;
  // A type never changes, but its dates do when its owner does.
  const key =
    stateKey(scope, { ...object, modified: '' }) +
    JSON.stringify([InterpolationMode, ExtrapolationMode, PropertyOverrides]);
  const known = ofTypes.get(key);
  if (known) return known;
  const { definition, find } = await typeLoader(store, scope).load(object);
  return keep(ofTypes, key, eventType(definition, find, settings));
}
