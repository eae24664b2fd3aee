// Of stored events only the properties that a table shows, column by column.
import type { EventType, Value } from '../domain/model.ts';
import { memoized } from '../domain/memoized.ts';
import { memberReader } from '../domain/values/event-reader.ts';
import { memberTexts } from '../domain/values/member-texts.ts';
import { codecOf } from '../stream-data/event-codec.ts';

/** Values of some properties of consecutive events: those of an event follow each other, in the order of the properties. */
export type ReadColumns = (texts: readonly Uint8Array[]) => readonly Value[];

export type ColumnsReaders = (type: EventType, positions: readonly number[]) => ReadColumns;

/** Makes readers of the properties of a type at some positions, the same ones for items alike. */
export function columnsReaders(): ColumnsReaders {
  const readersOf = memoized<EventType, Map<string, ReadColumns>>(() => new Map());
  return (type, positions) => {
    const known = readersOf(type);
    const name = positions.join();
    const reader = known.get(name) ?? columnsReader(type, positions);
    known.set(name, reader);
    return reader;
  };
}

function columnsReader(type: EventType, positions: readonly number[]): ReadColumns {
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
