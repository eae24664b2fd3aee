// Converts events of a type to their stored form and back.
import { createHash } from 'node:crypto';
import type { Event, EventType } from '../domain/model.ts';
import { memoize } from '../domain/memoize.ts';
import { isJsonArray } from '../domain/objects/json.ts';
import {
  decodeAggregates,
  aggregatedPositions,
  aggregatesOf,
  encodeAggregates,
  type RunAggregates,
} from '../domain/reading/run-aggregates.ts';
import { eventReader, needsExactNumbers } from '../domain/values/event-reader.ts';
import { eventWriter, nonVerboseWriter } from '../domain/values/event-writer.ts';
import { canonicalEntries, type CanonicalEntries } from '../domain/values/canonical-json.ts';
import { indexKeys, type IndexKeys } from '../domain/values/index-key.ts';
import { parseJson } from '../domain/values/json.ts';
import { defaultStripper } from '../domain/values/default-stripper.ts';
import type { Aggregation, EventRow } from '../store/ports/event-store.ts';

export interface EventCodec {
  readonly keys: IndexKeys;
  /** Whether JSON of events must be parsed with exact numbers. */
  readonly exactNumbers: boolean;
  /** Returns the event of an entry of a request or of a stored one; throws InvalidInput that names its position. */
  readonly read: (entry: unknown, position: number) => Event;
  /** Returns the stored text of an event, with every member. */
  readonly write: (event: Event) => string;
  /** Finds the entries in the text of a body that are canonical: `write` would write the same text. */
  readonly canonicalEntries: (text: string) => CanonicalEntries;
  /** Returns stored texts as JSON values, with all digits. */
  readonly parse: (texts: readonly string[]) => readonly unknown[];
  /** Makes the aggregates of events that are sealed together; undefined where reads have no use for them. */
  readonly aggregation: Aggregation | undefined;
  readonly readAggregates: (bytes: Uint8Array) => RunAggregates;
  /** Returns stored texts joined by commas, without members that have the default value of their type. */
  readonly shorten: (texts: readonly string[]) => string;
  /** Does the same with the bytes of stored texts joined by commas; undefined if they have to be parsed. */
  readonly shortenBytes: ((texts: Uint8Array) => Uint8Array) | undefined;
}

/** Returns the codec of a type, which is cached as long as the type. */
export const codecOf = memoize(makeCodec);

function makeCodec(type: EventType): EventCodec {
  const positions = aggregatedPositions(type);
  const exactNumbers = needsExactNumbers(type.properties);
  const read = eventReader(type);
  const short = defaultStripper(type);
  const writeShort = nonVerboseWriter(type);
  const codec: EventCodec = {
    keys: indexKeys(type),
    exactNumbers,
    read,
    aggregation: aggregationOf(type, (rows) => codec.parse(rows.map(({ body }) => body)).map(read)),
    readAggregates: (bytes) => decodeAggregates(positions, bytes),
    write: eventWriter(type, { verbose: true }),
    canonicalEntries: canonicalEntries(type),
    shorten: short
      ? (texts) => short.stripText(texts.join(','))
      : (texts) => codec.parse(texts).map(writeShort).join(','),
    shortenBytes: short?.stripBytes,
    parse(texts) {
      // One text to parse is faster than many.
      const text = `[${texts.join(',')}]`;
      const parsed: unknown = exactNumbers ? parseJson(text, { maxDepth: Infinity, exactNumbers }) : JSON.parse(text);
      return isJsonArray(parsed) ? parsed : [];
    },
  };
  return codec;
}

/** Aggregates of one kind can be read by each other's type: the version, the index and each property with its mode. */
function aggregationOf(
  type: EventType,
  decode: (rows: readonly EventRow[]) => readonly Event[],
): Aggregation | undefined {
  const positions = aggregatedPositions(type);
  if (positions.length === 0) return undefined;
  const parts = [...type.keys, ...positions].map((position) => {
    const { id, code, interpolation } = type.properties[position] ?? {};
    return [position, id, code, interpolation];
  });
  return {
    kind: createHash('sha256')
      .update(JSON.stringify([1, parts]))
      .digest('base64url')
      .slice(0, 16),
    aggregate(rows) {
      const values = rows.map(({ value }) => value);
      return encodeAggregates(aggregatesOf(type, values.every(isEvent) ? values : decode(rows)));
    },
  };
}

const isEvent = (value: unknown): value is Event => Array.isArray(value);
