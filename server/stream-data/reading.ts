// Sources of reads: the events of a stream unchanged, through a stream view, or in other units.
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

/** The events that a read works on, with their conversions. */
export interface Reading {
  readonly stream: OpenStream;
  readonly source: EventSource;
  /** The type of the source's events; its modes decide how events are calculated between them. */
  readonly type: EventType;
  /** The type of the events in the response; its properties are the first properties of `type`. */
  readonly resultType: EventType;
  /** Converts each event after all calculations; null if that is not needed. */
  readonly finish: ((event: Event) => Event) | null;
  /** Compiles a filter; it tests stored values. */
  readonly filter: (text: string) => ReadFilter;
}

export interface ReadFilter {
  readonly matches: EventPredicate;
  /**
   * The position in `type` of the property with a secondary index that the filter uses; null if it uses none or several
   * (docs/behavior/stream-data.md#list-filters-and-counts).
   */
  readonly orderPosition: number | null;
}

/** Returns a reading of the events of a stream as they are stored. */
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
      return { matches, orderPosition: indexed.length === 1 ? first : null };
    },
  };
}

/** Returns whether a reading returns events as they are stored. */
export function returnsStoredEvents({ source, stream, finish }: Reading): boolean {
  return source === stream.values && finish === null;
}

/**
 * Returns a reading of the events of a stream through a stream view; the modes of the target type decide how events are calculated.
 * Throws InvalidInput if the view is for another type (docs/behavior/stream-views.md#reads-through-views).
 */
export function viewReading(stream: OpenStream, view: StreamView, target: EventType): Reading {
  requireSourceType(view, stream.type);
  const map = createViewMap(view, stream.type, target);
  return convertedReading(
    stream,
    viewConverter(map, stream.type, target),
    target,
    isIndexUnchanged(map, stream.type, target),
  );
}

/**
 * Returns a reading of the events of a stream in other units; they are converted after all calculations. Throws InvalidInput for
 * impossible conversions (docs/behavior/units.md#reads-in-other-units).
 */
export function unitReading(stream: OpenStream, conversions: readonly UnitConversion[], units: UnitCatalog): Reading {
  return { ...plainReading(stream), finish: unitConverter(stream.type, conversions, units) };
}

/**
 * Returns a reading for summaries in other units: they are calculated from converted values, and only the index is converted afterwards
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

/** Returns whether the index of the target is the unchanged index of the source. */
function isIndexUnchanged(map: ViewMap, source: EventType, target: EventType): boolean {
  const entries = new Map(map.Properties.map((entry) => [entry.TargetId, entry]));
  return (
    source.keys.length === target.keys.length &&
    target.keys.every((position, keyPosition) => {
      const entry = entries.get(target.properties[position]?.id ?? '');
      const key = source.properties[source.keys[keyPosition] ?? -1];
      return entry?.SourceId === key?.id && ((entry?.Mode ?? 0) & ViewMode.FieldConversion) === 0;
    })
  );
}

/**
 * Returns a reading whose events are converted before all calculations. Each event has its converted values first and its stored values
 * after them: filters test stored values, and the index is a stored value if the conversion changes it. In that case no events can be
 * calculated.
 */
function convertedReading(
  stream: OpenStream,
  convert: (event: Event) => Event,
  target: EventType,
  isIndexUnchanged: boolean,
): Reading {
  const stored = stream.type;
  const storedOffset = target.properties.length;
  // The positions of the stored properties. An unchanged index is read from the target, since calculated events have it only there.
  const storedPositions = stored.properties.map((_, position) => {
    const keyPosition = isIndexUnchanged ? stored.keys.indexOf(position) : -1;
    return target.keys[keyPosition] ?? storedOffset + position;
  });
  const type: EventType = {
    ...target,
    // The comma hides the stored properties from sampleBy, whose items cannot contain one.
    properties: [
      ...target.properties,
      ...stored.properties.map((property) => ({ ...property, id: `,${property.id}` })),
    ],
    ...(isIndexUnchanged
      ? {}
      : { keys: stored.keys.map((key) => storedOffset + key), interpolation: Interpolation.Discrete }),
  };
  const plain = plainReading(stream);
  return {
    stream,
    source: convertedSource(stream.values, (event) => [...convert(event), ...event]),
    type,
    resultType: target,
    finish: null,
    filter(text) {
      const { matches, orderPosition } = plain.filter(text);
      return {
        matches: (event) => matches(storedPositions.map((position) => event[position] ?? null)),
        orderPosition: orderPosition === null ? null : (storedPositions[orderPosition] ?? null),
      };
    },
  };
}

function convertedSource(source: EventSource, convert: (event: Event) => Event): EventSource {
  const convertOne = async (storedEvent: Promise<Event | null>) => {
    const event = await storedEvent;
    return event && convert(event);
  };
  return {
    first: () => convertOne(source.first()),
    last: () => convertOne(source.last()),
    at: (index) => convertOne(source.at(index)),
    before: (index) => convertOne(source.before(index)),
    after: (index) => convertOne(source.after(index)),
    async *range(options) {
      for await (const events of source.range(options)) yield events.map(convert);
    },
    count: source.count,
  };
}
