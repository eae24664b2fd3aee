// Projections of events to the properties that a table shows.
import { memoize } from '../domain/memoize.ts';
import type { EventType, Value } from '../domain/model.ts';
import { memberReader } from '../domain/values/event-reader.ts';
import { memberTexts } from '../domain/values/member-texts.ts';
import { codecOf } from '../stream-data/event-codec.ts';

/** Returns the projection of an event type to the properties at some positions. */
type CreateProjection<Result> = (type: EventType, positions: readonly number[]) => Result;

/** Returns a function that creates the projection for a type and positions once; items of one type share it. */
function cacheProjections<Result>(project: CreateProjection<Result>): CreateProjection<Result> {
  const resultsOf = memoize<EventType, Map<string, Result>>(() => new Map());
  return (type, positions) => {
    const results = resultsOf(type);
    const key = positions.join();
    const result = results.get(key) ?? project(type, positions);
    results.set(key, result);
    return result;
  };
}

/** An event type with its index, which comes first, and some of its properties. */
export interface ProjectedType {
  readonly type: EventType;
  /** Returns the position of a property in projected events, from its position in the original type. */
  readonly projectedPosition: (position: number) => number;
}

export type ProjectedTypes = CreateProjection<ProjectedType>;

/** Returns a function that creates projected types, each once. */
export function cachedProjectedTypes(): ProjectedTypes {
  return cacheProjections((type, positions) => {
    const [key = 0] = type.keys;
    const others = [...new Set(positions)].filter((position) => position !== key).sort((a, b) => a - b);
    const projected = [key, ...others];
    return {
      type: { ...type, properties: projected.flatMap((position) => type.properties[position] ?? []), keys: [0] },
      projectedPosition: (position) => projected.indexOf(position),
    };
  });
}

/** Returns the values of the projected properties of consecutive stored events, event by event. */
export type ReadColumns = (texts: readonly Uint8Array[]) => readonly Value[];

export type ColumnReaders = CreateProjection<ReadColumns>;

/** Returns a function that creates readers of columns, each once. */
export function cachedColumnReaders(): ColumnReaders {
  return cacheProjections(columnReader);
}

function columnReader(type: EventType, positions: readonly number[]): ReadColumns {
  const properties = positions.flatMap((position) => type.properties[position] ?? []);
  const { parse, read } = codecOf({ ...type, properties, keys: [] });
  const textsIn = memberTexts(type.properties, positions);
  const readers = properties.map(memberReader);

  function addTo(values: Value[], text: string): void {
    const members = textsIn(text);
    if (members === null) {
      for (const [position, entry] of parse([text]).entries()) values.push(...read(entry, position));
      return;
    }
    let column = 0;
    for (const member of parse([members])) {
      values.push(readers[column]?.(member) ?? null);
      column = (column + 1) % readers.length;
    }
  }

  return (texts) => {
    const values: Value[] = [];
    for (const text of texts) addTo(values, Buffer.from(text.buffer, text.byteOffset, text.length).toString());
    return values;
  };
}
