// Opens streams for reads and writes.
import { streamEventType } from '../catalog/event-types.ts';
import { streamRef } from '../catalog/streams.ts';
import type { Context } from '../requests/context.ts';
import { InvalidInput, type EventType, type Index } from '../domain/model.ts';
import type { EventSource } from '../domain/reading/source.ts';
import { indexText, parseIndex } from '../domain/values/index-text.ts';
import type { TimeForm } from '../domain/values/time.ts';
import { maxKeyBytes, type EventStore, type StreamRef } from '../store/ports/event-store.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { codecOf, type EventCodec } from './event-codec.ts';
import type { TextSource } from './json-passthrough.ts';
import { rowSource, textSource, valueSource } from './stored-events.ts';

/** Returns the index in the text of a parameter; throws InvalidInput that names the parameter. */
export type ReadIndex = (text: string, parameter: string) => Index;

export interface OpenStream {
  readonly object: StoredObject<'stream'>;
  readonly scope: Scope;
  readonly ref: StreamRef;
  readonly type: EventType;
  readonly codec: EventCodec;
  /** Its events as values of its type. */
  readonly values: EventSource;
  /** Its events as rows of rowType. */
  readonly rows: EventSource;
  /** Its events as texts. */
  readonly texts: TextSource;
  readonly readIndex: ReadIndex;
  /** Returns the text of the index that a key stands for. */
  readonly textOfKey: (key: string, form: TimeForm) => string;
}

/** Opens a stream; by default the stream that the path names. */
export async function openStream(
  { access, store }: Pick<Context, 'access' | 'store'>,
  object: StoredObject<'stream'> = access.pathObject('Streams'),
): Promise<OpenStream> {
  return openStreamWithType(store.events, access.scope, object, await streamEventType(store, access.scope, object));
}

/** Opens a stream with a given type of its events. */
export function openStreamWithType(
  events: EventStore,
  scope: Scope,
  object: StoredObject<'stream'>,
  type: EventType,
): OpenStream {
  const codec = codecOf(type);
  const ref = { ...streamRef(scope, object), aggregation: codec.aggregation };
  const { keys } = codec;
  return {
    object,
    scope,
    ref,
    type,
    codec,
    values: valueSource(events, ref, codec),
    rows: rowSource(events, ref),
    texts: textSource(events, ref),
    readIndex(text, parameter) {
      const index = parseIndex(type, text, parameter);
      if (keys.ofIndex(index).length > maxKeyBytes) throw new InvalidInput(parameter, `${parameter} is too long.`);
      return index;
    },
    textOfKey: (key, form) => indexText(type, keys.toIndex(key), form),
  };
}
