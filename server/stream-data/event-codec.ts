// Converts events of a type to their stored JSON and back.
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
  /** Returns the event of a parsed entry, from a request or from the store; throws InvalidInput that names its position. */
  readonly read: (entry: unknown, position: number) => Event;
  /** Returns the stored text of an event, with every member. */
  readonly write: (event: Event) => string;
  /** Finds the canonical entries in the text of a body: `write` would write the same text. */
  readonly canonicalEntries: (text: string) => CanonicalEntries;
  /** Returns stored texts as JSON values, with all digits. */
  readonly parse: (texts: readonly string[]) => readonly unknown[];
  /** Calculates the aggregates of events that are sealed together; undefined if the type has no property with aggregates. */
  readonly aggregation: Aggregation | undefined;
  readonly readAggregates: (bytes: Uint8Array) => RunAggregates;
  /** Returns stored texts joined by commas, without members that have the default value of their type. */
  readonly shorten: (texts: readonly string[]) => string;
  /** Does the same for the bytes of stored texts joined by commas; undefined for a type whose texts must be parsed. */
  readonly shortenBytes: ((texts: Uint8Array) => Uint8Array) | undefined;
}

/** Returns the codec of a type; it stays cached until the type is garbage-collected. */
export const codecOf = memoize(createCodec);

function createCodec(type: EventType): EventCodec {
  const positions = aggregatedPositions(type);
  const exactNumbers = needsExactNumbers(type.properties);
  const read = eventReader(type);
  const stripper = defaultStripper(type);
  const writeNonVerbose = nonVerboseWriter(type);
  const codec: EventCodec = {
    keys: indexKeys(type),
    exactNumbers,
    read,
    aggregation: aggregationOf(type, (rows) => codec.parse(rows.map(({ body }) => body)).map(read)),
    readAggregates: (bytes) => decodeAggregates(positions, bytes),
    write: eventWriter(type, { verbose: true }),
    canonicalEntries: canonicalEntries(type),
    shorten: stripper
      ? (texts) => stripper.stripText(texts.join(','))
      : (texts) => codec.parse(texts).map(writeNonVerbose).join(','),
    shortenBytes: stripper?.stripBytes,
    parse(texts) {
      // Parsing one long text is faster than parsing many short ones.
      const text = `[${texts.join(',')}]`;
      const parsed: unknown = exactNumbers ? parseJson(text, { maxDepth: Infinity, exactNumbers }) : JSON.parse(text);
      return isJsonArray(parsed) ? parsed : [];
    },
  };
  return codec;
}

/**
 * Returns the aggregation of a type; undefined if no property has aggregates. Its kind contains everything that the bytes depend on: the
 * version of their form, and the index and the aggregated properties with their modes.
 */
function aggregationOf(
  type: EventType,
  decode: (rows: readonly EventRow[]) => readonly Event[],
): Aggregation | undefined {
  const positions = aggregatedPositions(type);
  if (positions.length === 0) return undefined;
  const kindParts = [...type.keys, ...positions].map((position) => {
    const { id, code, interpolation } = type.properties[position] ?? {};
    return [position, id, code, interpolation];
  });
  return {
    kind: createHash('sha256')
      .update(JSON.stringify([1, kindParts]))
      .digest('base64url')
      .slice(0, 16),
    aggregate(rows) {
      const values = rows.map(({ value }) => value);
      return encodeAggregates(aggregatesOf(type, values.every(isEvent) ? values : decode(rows)));
    },
  };
}

const isEvent = (value: unknown): value is Event => Array.isArray(value);
