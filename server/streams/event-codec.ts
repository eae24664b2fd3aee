// Everything that turns events of a type into what is stored and back, made once for a type.
import type { Event, EventType } from '../domain/model.ts';
import { isJsonArray } from '../domain/objects/json.ts';
import { eventReader, needsExactNumbers } from '../domain/values/event-reader.ts';
import { eventWriter, nonVerboseWriter } from '../domain/values/event-writer.ts';
import { indexKeys, type IndexKeys } from '../domain/values/index-key.ts';
import { parseJson } from '../domain/values/json.ts';

export interface EventCodec {
  readonly keys: IndexKeys;
  /** Whether JSON of events must be parsed with exact numbers. */
  readonly exactNumbers: boolean;
  /** The event that an entry of a request, or a stored one, means; throws InvalidInput that names its position. */
  readonly read: (entry: unknown, position: number) => Event;
  /** The complete text of an event, as it is stored. */
  readonly write: (event: Event) => string;
  /** Stored texts as JSON values, with all their digits. */
  readonly parse: (texts: readonly string[]) => readonly unknown[];
  /** The text of a parsed event without the members that have the default of their type. */
  readonly shorten: (parsed: unknown) => string;
}

const made = new WeakMap<EventType, EventCodec>();

/** The codec of a type; types are kept as long as their streams do not change, and so are the codecs. */
export function codecOf(type: EventType): EventCodec {
  const known = made.get(type);
  if (known) return known;
  const exactNumbers = needsExactNumbers(type.properties);
  const codec: EventCodec = {
    keys: indexKeys(type),
    exactNumbers,
    read: eventReader(type),
    write: eventWriter(type, { verbose: true }),
    shorten: nonVerboseWriter(type),
    parse(texts) {
      // One text to parse is faster than many.
      const text = `[${texts.join(',')}]`;
      const parsed: unknown = exactNumbers ? parseJson(text, { maxDepth: Infinity, exactNumbers }) : JSON.parse(text);
      return isJsonArray(parsed) ? parsed : [];
    },
  };
  made.set(type, codec);
  return codec;
}
