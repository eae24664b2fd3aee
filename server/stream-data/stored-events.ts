// Sources of the stored events of a stream: as values, or as rows of unparsed text.
import {
  Extrapolation,
  Interpolation,
  type Event,
  type EventType,
  type Index,
  type Property,
} from '../domain/model.ts';
import type { EventSource, RangeOptions } from '../domain/reading/source.ts';
import { TypeCode } from '../domain/values/type-codes.ts';
import type { EventRange, EventRow, EventStore, StreamRef } from '../store/ports/event-store.ts';
import { codecOf, type EventCodec } from './event-codec.ts';
import type { TextSource } from './json-passthrough.ts';

const textOfRow = (id: string): Property => ({
  id,
  code: TypeCode.String,
  members: new Map(),
  properties: [],
  interpolation: Interpolation.Discrete,
  uom: null,
});

/** The type of rows: events with a key and a JSON text, for reads that need no values. */
export const rowType: EventType = {
  id: 'row',
  name: 'row',
  properties: [textOfRow('key'), textOfRow('text')],
  keys: [0],
  interpolation: Interpolation.Discrete,
  extrapolation: Extrapolation.None,
};

/** Returns a parser of the stored texts of a type's events; numbers keep all digits. */
export function storedTextParser(type: EventType): (texts: readonly string[]) => readonly unknown[] {
  return codecOf(type).parse;
}

/** Returns a source of the events of a stream as values of its type. */
export function valueSource(events: EventStore, ref: StreamRef, codec: EventCodec): EventSource {
  const { keys, parse, read, readAggregates } = codec;
  const decode = (rows: readonly EventRow[]) => parse(rows.map(({ body }) => body)).map(read);
  const source = sourceOf(events, ref, keys.ofIndex, decode);
  if (!ref.aggregation) return source;
  return {
    ...source,
    async *runs(range) {
      for await (const run of events.runs(ref, keyRange(range, keys.ofIndex))) {
        if (!('rows' in run)) yield decode(run);
        else {
          yield {
            count: run.events,
            first: keys.toIndex(run.firstKey),
            last: keys.toIndex(run.lastKey),
            aggregates: () => readAggregates(run.aggregates),
            events: async () => decode(await run.rows()),
            event: async (position) => decode((await run.rows()).slice(position, position + 1))[0] ?? null,
          };
        }
      }
    },
  };
}

/** Returns a source of the events of a stream as rows of rowType; their indexes are keys. */
export function rowSource(events: EventStore, ref: StreamRef): EventSource {
  return sourceOf(events, ref, keyOfRow, (rows) => rows.map(({ key, body }) => [key, body]));
}

/** Returns a source of the events of a stream as JSON texts; their indexes are keys. */
export function textSource(events: EventStore, ref: StreamRef): TextSource {
  return {
    texts: ({ hasGrowingChunks, ...range }) => events.texts(ref, { ...keyRange(range, keyOfRow), hasGrowingChunks }),
    count: (range) => events.count(ref, keyRange(range, keyOfRow)),
  };
}

const keyOfRow = ([key = null]: Index) => String(key);

function sourceOf(
  events: EventStore,
  ref: StreamRef,
  keyOf: (index: Index) => string,
  decode: (rows: readonly EventRow[]) => readonly Event[],
): EventSource {
  const decodeOne = async (storedRow: Promise<EventRow | null>) => {
    const row = await storedRow;
    return row ? (decode([row])[0] ?? null) : null;
  };
  return {
    first: () => decodeOne(events.firstEvent(ref)),
    last: () => decodeOne(events.lastEvent(ref)),
    at: (index) => decodeOne(events.eventAt(ref, keyOf(index))),
    before: (index) => decodeOne(events.eventBefore(ref, keyOf(index))),
    after: (index) => decodeOne(events.eventAfter(ref, keyOf(index))),
    async *range(range) {
      for await (const rows of events.range(ref, keyRange(range, keyOf))) yield decode(rows);
    },
    count: (range) => events.count(ref, keyRange(range, keyOf)),
  };
}

function keyRange({ from, to, ...rest }: RangeOptions, keyOf: (index: Index) => string): EventRange {
  return { ...rest, from: from ? keyOf(from) : undefined, to: to ? keyOf(to) : undefined };
}
