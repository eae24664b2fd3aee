// What a read goes over: the events of a stream as they are, through a stream view, or in other units.
import { Interpolation, type Event, type EventType } from '../domain/model.ts';
import { compileEventFilter } from '../domain/languages/filter-events.ts';
import type { EventPredicate, EventSource } from '../domain/reading/source.ts';
import { requireSourceType, type StreamView } from '../domain/stream-views/definition.ts';
import { viewConverter } from '../domain/stream-views/converter.ts';
import { resolveView, ViewMode, type ViewMap } from '../domain/stream-views/map.ts';
import { secondaryIndexes } from '../domain/types/event-type.ts';
import type { UnitCatalog } from '../domain/units/catalog.ts';
import { unitConverter, type UnitConversion } from '../domain/units/conversion.ts';
import type { OpenStream } from './open-stream.ts';

export interface Reading {
  readonly stream: OpenStream;
  readonly source: EventSource;
  /** Of the events that the source gives; says what is calculated between them, and how. */
  readonly type: EventType;
  /** What is answered of an event; its properties are the first of `type`. */
  readonly shown: EventType;
  /** What is done to events last of all. */
  readonly finish: ((event: Event) => Event) | null;
  /** The filter that a text means, which looks at stored values. */
  readonly filter: (text: string) => ReadFilter;
}

export interface ReadFilter {
  readonly matches: EventPredicate;
  /**
   * The position in `type` of the one property with a secondary index that the filter looks at
   * (docs/behavior/stream-data.md#list-filters-and-counts).
   */
  readonly orderBy: number | null;
}

/** The events of a stream as they are stored. */
export function plainReading(stream: OpenStream): Reading {
  const { values, type } = stream;
  return {
    stream,
    source: values,
    type,
    shown: type,
    finish: null,
    filter(text) {
      const { matches, positions } = compileEventFilter(text, type);
      const { Indexes } = stream.object.body;
      const indexed = secondaryIndexes(type, Indexes ?? []).filter((position) => positions.includes(position));
      const [first = null] = indexed;
      return { matches, orderBy: indexed.length === 1 ? first : null };
    },
  };
}

/** Whether events are answered just as they are stored. */
export function isPlain({ source, stream, finish }: Reading): boolean {
  return source === stream.values && finish === null;
}

/**
 * The events of a stream through a stream view: what is calculated between them follows the target type. Throws InvalidInput where
 * the view does not fit the stream (docs/behavior/stream-views.md#reads-through-views).
 */
export function viewReading(stream: OpenStream, view: StreamView, target: EventType): Reading {
  requireSourceType(view, stream.type);
  const map = resolveView(view, stream.type, target);
  return convertedReading(
    stream,
    viewConverter(map, stream.type, target),
    target,
    keepsIndex(map, stream.type, target),
  );
}

/**
 * The events of a stream in other units, converted after everything else. Throws InvalidInput for impossible conversions
 * (docs/behavior/units.md#reads-in-other-units).
 */
export function unitReading(stream: OpenStream, conversions: readonly UnitConversion[], units: UnitCatalog): Reading {
  return { ...plainReading(stream), finish: unitConverter(stream.type, conversions, units) };
}

/**
 * The same for summaries, which are calculated from converted values; only the index is converted last
 * (docs/behavior/units.md#reads-in-other-units).
 */
export function unitSummaryReading(
  stream: OpenStream,
  conversions: readonly UnitConversion[],
  units: UnitCatalog,
): Reading {
  const { type } = stream;
  const keyIds = new Set(type.keys.map((position) => type.properties[position]?.id.toLowerCase()));
  const { index = [], values = [] } = Object.groupBy(conversions, ({ SdsTypePropertyId: id }) =>
    keyIds.has(id.toLowerCase()) ? 'index' : 'values',
  );
  const converted = convertedReading(stream, unitConverter(type, values, units), type, true);
  return { ...converted, finish: unitConverter(type, index, units) };
}

/** Whether the index of the target is that of the source, unchanged. */
function keepsIndex(map: ViewMap, source: EventType, target: EventType): boolean {
  const entries = new Map(map.Properties.map((entry) => [entry.TargetId, entry]));
  return (
    source.keys.length === target.keys.length &&
    target.keys.every((position, place) => {
      const entry = entries.get(target.properties[position]?.id ?? '');
      const key = source.properties[source.keys[place] ?? -1];
      return entry?.SourceId === key?.id && ((entry?.Mode ?? 0) & ViewMode.FieldConversion) === 0;
    })
  );
}

/**
 * Events that are converted before anything is calculated from them. Behind the converted values of each stand the stored ones, for
 * filters; and for the index where the conversion does not keep it: then nothing can be calculated in between.
 */
function convertedReading(
  stream: OpenStream,
  convert: (event: Event) => Event,
  target: EventType,
  keepsIndex: boolean,
): Reading {
  const stored = stream.type;
  const behind = target.properties.length;
  // Where the stored properties are found; those of a kept index where it may have been calculated.
  const places = stored.properties.map((_, position) => {
    const place = keepsIndex ? stored.keys.indexOf(position) : -1;
    return target.keys[place] ?? behind + position;
  });
  const type: EventType = {
    ...target,
    // No text of sampleBy has a comma: so only properties of the target can be named there.
    properties: [
      ...target.properties,
      ...stored.properties.map((property) => ({ ...property, id: `,${property.id}` })),
    ],
    ...(keepsIndex ? {} : { keys: stored.keys.map((key) => behind + key), interpolation: Interpolation.Discrete }),
  };
  const plain = plainReading(stream);
  return {
    stream,
    source: convertedSource(stream.values, (event) => [...convert(event), ...event]),
    type,
    shown: target,
    finish: null,
    filter(text) {
      const { matches, orderBy } = plain.filter(text);
      return {
        matches: (event) => matches(places.map((place) => event[place] ?? null)),
        orderBy: orderBy === null ? null : (places[orderBy] ?? null),
      };
    },
  };
}

function convertedSource(source: EventSource, convert: (event: Event) => Event): EventSource {
  const one = async (found: Promise<Event | null>) => {
    const event = await found;
    return event && convert(event);
  };
  return {
    first: () => one(source.first()),
    last: () => one(source.last()),
    at: (index) => one(source.at(index)),
    before: (index) => one(source.before(index)),
    after: (index) => one(source.after(index)),
    async *range(options) {
      for await (const events of source.range(options)) yield events.map(convert);
    },
    count: source.count,
  };
}
