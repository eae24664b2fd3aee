// Gives a stream the target type of a stream view, and its stored events with it
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
import { storedJson } from './stored-events.ts';
import { changeObject } from '../catalog/changes.ts';
import { requireTypesOfView } from '../catalog/readable-types.ts';
import { streamEventType, typeEventType } from '../catalog/event-types.ts';
import { streamRef, type StreamBody } from '../catalog/streams.ts';

/**
 * Converts the stream that the path names by a stream view. Throws InvalidInput if the stream has too many events, the view is for another
 * type or a value cannot be converted, and Conflict if two events would get one index; then nothing has changed.
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
    requireFewEvents(await transaction.events.count(ref), limits.events);
    const target = await typeEventType(transaction, scope, view.TargetTypeId);
    const body: StreamBody = { ...stream.body, TypeId: target.id, Indexes: null, PropertyOverrides: null };
    // The stream as it will be; event types are cached by its date, which it does not have yet.
    const { aggregation } = codecOf(await streamEventType(transaction, scope, { ...stream, body, modified: '' }));
    const outcome = await transaction.events.rewrite({ ...ref, aggregation }, rowConverter(view, source, target));
    if (outcome !== 'done') throw sharedIndex(target, outcome.exists);
    return { body };
  });
}

/** All events are rewritten in one transaction, and its commit holds other requests up. */
function requireFewEvents(count: number, max: number): void {
  if (count <= max) return;
  const fault = `the stream has ${count} events, and one request changes at most ${max} (EVENT_LIMIT)`;
  throw new InvalidInput('streamId', `The type cannot be changed: ${fault}.`);
}

/** Returns what converts stored events of one type to stored events of another. */
export function rowConverter(
  view: StreamView,
  source: EventType,
  target: EventType,
): (rows: readonly EventRow[]) => readonly EventRow[] {
  const parse = storedJson(source);
  const read = eventReader(source);
  const convert = viewConverter(createViewMap(view, source, target), source, target);
  const keyOf = keyMaker(target);
  const write = eventWriter(target, { verbose: true });
  return (rows) =>
    parse(rows.map(({ body }) => body)).map((entry, position) => {
      const event = convert(read(entry, position));
      return { key: keyOf(event), body: write(event) };
    });
}

/** Returns the keys of converted events. Throws InvalidInput for values that a key cannot have: the property may not have been one. */
function keyMaker(type: EventType): (event: Event) => string {
  const { ofEvent } = indexKeys(type);
  const isCompound = type.keys.length > 1;
  const refuse = (position: number, fault: string): never => {
    const id = type.properties[position]?.id ?? '';
    throw new InvalidInput(id, `An event cannot be converted: its '${id}' ${fault}, but it is a key of '${type.id}'.`);
  };
  return (event) => {
    for (const position of type.keys) {
      const value = event[position] ?? null;
      if (value === null) refuse(position, 'has no value');
      if (isCompound && typeof value === 'string' && value.includes('|')) refuse(position, 'has a |');
    }
    const key = ofEvent(event);
    // Keys are printable ASCII: as many bytes as characters.
    return key.length <= maxKeyBytes ? key : refuse(type.keys[0] ?? 0, 'is too long');
  };
}

function sharedIndex(type: EventType, key: string): Failure {
  const index = indexText(type, indexKeys(type).toIndex(key), 'short');
  return new Failure('Conflict', `Two events would get the index ${index}.`, { parameters: { Index: index } });
}
