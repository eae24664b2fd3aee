// Reads of events that look only at the properties that a table shows.
import { memoize } from '../domain/memoize.ts';
import type { EventType, Value } from '../domain/model.ts';
import { memberReader } from '../domain/values/event-reader.ts';
import { memberTexts } from '../domain/values/member-texts.ts';
import { codecOf } from '../stream-data/event-codec.ts';

/** Makes something for some properties of an event type, given by their positions. */
type Project<Result> = (type: EventType, positions: readonly number[]) => Result;

/** Returns a function that makes the result for a type and positions once: items of one type share what is made for them. */
function oncePerProjection<Result>(project: Project<Result>): Project<Result> {
  const resultsOf = memoize<EventType, Map<string, Result>>(() => new Map());
  return (type, positions) => {
    const results = resultsOf(type);
    const key = positions.join();
    const result = results.get(key) ?? project(type, positions);
    results.set(key, result);
    return result;
  };
}

/** An event type with its index, which comes first, and some properties only. */
export interface ProjectedType {
  readonly type: EventType;
  /** Returns the place of a property in events of the type, from its position in the whole type. */
  readonly projectedPosition: (position: number) => number;
}

export type ProjectedTypes = Project<ProjectedType>;

/** Returns a function that makes projected types. */
export function projectedTypes(): ProjectedTypes {
  return oncePerProjection((type, positions) => {
    const [key = 0] = type.keys;
    const others = [...new Set(positions)].filter((position) => position !== key).sort((a, b) => a - b);
    const projected = [key, ...others];
    return {
      type: { ...type, properties: projected.flatMap((position) => type.properties[position] ?? []), keys: [0] },
      projectedPosition: (position) => projected.indexOf(position),
    };
  });
}

/** Returns the values of some properties of consecutive stored events, event by event, in the order of the properties. */
export type ReadColumns = (texts: readonly Uint8Array[]) => readonly Value[];

export type ColumnReaders = Project<ReadColumns>;

/** Returns a function that makes readers of columns. */
export function columnReaders(): ColumnReaders {
  return oncePerProjection(columnReader);
}

function columnReader(type: EventType, positions: readonly number[]): ReadColumns {
  const properties = positions.flatMap((position) => type.properties[position] ?? []);
  const { parse, read } = codecOf({ ...type, properties, keys: [] });
  const textsIn = memberTexts(type.properties, positions);
  const readers = properties.map(memberReader);

  function addTo(values: Value[], text: string): void {
    const members = textsIn(text);
    if (members === null) {
      for (const [place, entry] of parse([text]).entries()) values.push(...read(entry, place));
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
