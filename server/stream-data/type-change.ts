// Changes the type of a stream to the target type of a stream view, and converts its stored events
// (docs/behavior/types-and-streams.md#changing-the-type-of-a-stream).
import type { Context } from '../requests/context.ts';
import { InvalidInput, type Event, type EventType } from '../domain/model.ts';
import { viewConverter } from '../domain/stream-views/converter.ts';
import { readView, requireSourceType, type StreamView } from '../domain/stream-views/definition.ts';
import { createViewMap } from '../domain/stream-views/map.ts';
import { eventReader } from '../domain/values/event-reader.ts';
import { eventWriter } from '../domain/values/event-writer.ts';
import { indexKeys } from '../domain/values/index-key.ts';
import { indexText } from '../domain/values/index-text.ts';
import { Failure } from '../errors/failures.ts';
import { maxKeyBytes, type EventRow } from '../store/ports/event-store.ts';
import { codecOf } from './event-codec.ts';
import { storedTextParser } from './stored-events.ts';
import { changeObject } from '../catalog/changes.ts';
import { requireTypesOfView } from '../catalog/readable-types.ts';
import { streamEventType, typeEventType } from '../catalog/event-types.ts';
import { streamRef, type StreamBody } from '../catalog/streams.ts';

/**
 * Converts the stream that the path names by a stream view. Throws InvalidInput if the stream has too many events, the view is for another
 * type or a value cannot be converted, and Conflict if two events would get the same index. After an error nothing has changed.
 */
export async function changeStreamType(context: Context, streamViewId: string): Promise<void> {
  const { access, limits } = context;
  const { scope } = access;
  const viewObject = await access.requireObject('StreamViews', streamViewId, 'Read');
  const view = readView(viewObject.body, viewObject.id);
  await requireTypesOfView(context, view);
  await changeObject(context, 'Streams', async (stream, transaction) => {
    const ref = streamRef(scope, stream);
    await transaction.events.lock(ref);
    const source = await streamEventType(transaction, scope, stream);
    requireSourceType(view, source);
    requireEventCount(await transaction.events.count(ref), limits.events);
    const target = await typeEventType(transaction, scope, view.TargetTypeId);
    const body: StreamBody = { ...stream.body, TypeId: target.id, Indexes: null, PropertyOverrides: null };
    // The changed stream. An empty date keeps its event type out of the cache entries of earlier states.
    const { aggregation } = codecOf(await streamEventType(transaction, scope, { ...stream, body, modified: '' }));
    const outcome = await transaction.events.rewrite({ ...ref, aggregation }, rowConverter(view, source, target));
    if (outcome !== 'done') throw duplicateIndex(target, outcome.exists);
    return { body };
  });
}

/** Throws InvalidInput for too many events: all are rewritten in one transaction, whose commit blocks other requests. */
function requireEventCount(count: number, max: number): void {
  if (count <= max) return;
  const reason = `the stream has ${count} events, and one request changes at most ${max} (EVENT_LIMIT)`;
  throw new InvalidInput('streamId', `The type cannot be changed: ${reason}.`);
}

/** Returns a function that converts stored events of one type to stored events of another type. */
export function rowConverter(
  view: StreamView,
  source: EventType,
  target: EventType,
): (rows: readonly EventRow[]) => readonly EventRow[] {
  const parse = storedTextParser(source);
  const read = eventReader(source);
  const convert = viewConverter(createViewMap(view, source, target), source, target);
  const keyOf = eventKeyWriter(target);
  const write = eventWriter(target, { verbose: true });
  return (rows) =>
    parse(rows.map(({ body }) => body)).map((entry, position) => {
      const event = convert(read(entry, position));
      return { key: keyOf(event), body: write(event) };
    });
}

/** Returns a function that returns the key of a converted event; it throws InvalidInput for values that a key cannot have. */
function eventKeyWriter(type: EventType): (event: Event) => string {
  const { ofEvent } = indexKeys(type);
  const isCompound = type.keys.length > 1;
  const fail = (position: number, reason: string): never => {
    const id = type.properties[position]?.id ?? '';
    throw new InvalidInput(id, `An event cannot be converted: its '${id}' ${reason}, but it is a key of '${type.id}'.`);
  };
  return (event) => {
    for (const position of type.keys) {
      const value = event[position] ?? null;
      if (value === null) fail(position, 'has no value');
      if (isCompound && typeof value === 'string' && value.includes('|')) fail(position, 'has a |');
    }
    const key = ofEvent(event);
    // Keys are printable ASCII: as many bytes as characters.
    return key.length <= maxKeyBytes ? key : fail(type.keys[0] ?? 0, 'is too long');
  };
}

function duplicateIndex(type: EventType, key: string): Failure {
  const index = indexText(type, indexKeys(type).toIndex(key), 'short');
  return new Failure('Conflict', `Two events would get the index '${index}'.`, { parameters: { Index: index } });
}
