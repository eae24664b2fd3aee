// The source of a read: the events of a stream as they are, through a stream view, or in other units.
import { Interpolation, type Event, type EventType } from '../domain/model.ts';
import { compileEventFilter } from '../domain/languages/filter-events.ts';
import type { EventPredicate, EventSource } from '../domain/reading/source.ts';
import { requireSourceType, type StreamView } from '../domain/stream-views/definition.ts';
import { viewConverter } from '../domain/stream-views/converter.ts';
import { createViewMap, ViewMode, type ViewMap } from '../domain/stream-views/map.ts';
import { secondaryIndexes } from '../domain/types/event-type.ts';
import type { UnitCatalog } from '../domain/units/catalog.ts';
import { unitConverter, type UnitConversion } from '../domain/units/conversion.ts';
import type { OpenStream } from './open-stream.ts';

export interface Reading {
  readonly stream: OpenStream;
  readonly source: EventSource;
  /** The type of the source's events; it decides what is calculated between them. */
  readonly type: EventType;
  /** The type of the events in the response; its properties are the first of `type`. */
  readonly resultType: EventType;
  /** The last conversion of each event. */
  readonly finish: ((event: Event) => Event) | null;
  /** Compiles a filter, which tests stored values. */
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

/** Returns the events of a stream as they are stored. */
export function plainReading(stream: OpenStream): Reading {
  const { values, type } = stream;
  return {
    stream,
    source: values,
    type,
    resultType: type,
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

/** Returns whether events are returned as they are stored. */
export function isPlain({ source, stream, finish }: Reading): boolean {
  return source === stream.values && finish === null;
}

/**
 * Returns the events of a stream through a stream view; the target type decides what is calculated between them. Throws InvalidInput
 * if the view is for another type (docs/behavior/stream-views.md#reads-through-views).
 */
export function viewReading(stream: OpenStream, view: StreamView, target: EventType): Reading {
  requireSourceType(view, stream.type);
  const map = createViewMap(view, stream.type, target);
  return convertedReading(
    stream,
    viewConverter(map, stream.type, target),
    target,
    keepsIndex(map, stream.type, target),
  );
}

/**
 * Returns the events of a stream in other units, converted last. Throws InvalidInput for impossible conversions
 * (docs/behavior/units.md#reads-in-other-units).
 */
export function unitReading(stream: OpenStream, conversions: readonly UnitConversion[], units: UnitCatalog): Reading {
  return { ...plainReading(stream), finish: unitConverter(stream.type, conversions, units) };
}

/**
 * Does the same for summaries, which are calculated from converted values; only the index is converted last
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

/** Returns whether the target has the index of the source, unchanged. */
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
 * Returns events that are converted before anything is calculated from them. The stored values of each event follow the converted
 * ones: for filters, and for the index if the conversion does not keep it; then nothing can be calculated in between.
 */
function convertedReading(
  stream: OpenStream,
  convert: (event: Event) => Event,
  target: EventType,
  keepsIndex: boolean,
): Reading {
  const stored = stream.type;
  const storedFrom = target.properties.length;
  // The places of stored properties; a kept index is read from the target, where it may be calculated.
  const places = stored.properties.map((_, position) => {
    const place = keepsIndex ? stored.keys.indexOf(position) : -1;
    return target.keys[place] ?? storedFrom + position;
  });
  const type: EventType = {
    ...target,
    // Items of sampleBy have no comma, so they name properties of the target only.
    properties: [
      ...target.properties,
      ...stored.properties.map((property) => ({ ...property, id: `,${property.id}` })),
    ],
    ...(keepsIndex ? {} : { keys: stored.keys.map((key) => storedFrom + key), interpolation: Interpolation.Discrete }),
  };
  const plain = plainReading(stream);
  return {
    stream,
    source: convertedSource(stream.values, (event) => [...convert(event), ...event]),
    type,
    resultType: target,
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
