// Reads events from JSON values. A reader is compiled once per type (docs/behavior/stream-data.md#event-values).
import { InvalidInput } from '../model.ts';
import type { Event, EventType, Property, Value } from '../model.ts';
import { defaultValue } from './defaults.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { baseOf, is64Bit, isArray, isCollection, isEnum, isNullable, TypeCode } from './type-codes.ts';
import {
  arrayReader,
  bytesReader,
  dictionaryReader,
  enumReader,
  listReader,
  Mismatch,
  typeMismatch,
  type ValueReader,
  readAt,
  scalarReader,
} from './value-reader.ts';

/** Returns a reader that reads an empty string as null, for nullable codes (docs/behavior/stream-data.md#event-values). */
const emptyAsNull =
  (read: ValueReader): ValueReader =>
  (value) =>
    value === '' ? null : read(value);

function valueReader(property: Property): ValueReader {
  const { code } = property;
  if (isNullable(code)) return emptyAsNull(isEnum(code) ? enumReader(property) : scalarReader(baseOf(code)));
  if (code === TypeCode.Object) return nestedObjectReader(property.properties);
  if (code === TypeCode.ByteArray) return bytesReader();
  if (code === TypeCode.IDictionary) return dictionaryReader;
  if (isCollection(code)) return listReader;
  if (isArray(code)) return arrayReader(code);
  return isEnum(code) ? enumReader(property) : scalarReader(baseOf(code));
}

/** Returns the reader of a member. It reads null as the default of the code, and throws Mismatch for a value of another type. */
export function memberReader(property: Property): (value: unknown) => Value {
  const read = valueReader(property);
  const fallback = defaultValue(property.code);
  return (value) => (value === null ? fallback : read(value));
}

/** Returns a function that returns the members of an object by property position. Names match in any case, exact matches first. */
function memberFinder(properties: readonly Property[]): (entry: JsonObject) => readonly unknown[] {
  const exact = new Map(properties.map(({ id }, position) => [id, position]));
  const caseInsensitive = new Map(properties.map(({ id }, position) => [id.toLowerCase(), position]));
  return (entry) => {
    const members = new Array<unknown>(properties.length);
    for (const [name, value] of Object.entries(entry)) {
      const position = exact.get(name);
      const match = position ?? caseInsensitive.get(name.toLowerCase());
      if (match !== undefined && (position !== undefined || members[match] === undefined)) members[match] = value;
    }
    return members;
  };
}

function rowReader(properties: readonly Property[]): (entry: JsonObject) => Value[] {
  const columns = properties.map((property) => ({
    id: property.id,
    path: `.${property.id}`,
    read: valueReader(property),
    fallback: defaultValue(property.code),
  }));
  const findMembers = memberFinder(properties);
  // Reading members by their exact names is faster than `findMembers`, but wrong for names that all objects inherit, like `constructor`.
  const canReadByName = !properties.some(({ id }) => id in Object.prototype);
  return (entry) => {
    let members = canReadByName ? undefined : findMembers(entry);
    const row = new Array<Value>(columns.length);
    let position = 0;
    for (const { id, path, read, fallback } of columns) {
      let value = members ? members[position] : entry[id];
      if (value === undefined && !members) {
        members = findMembers(entry);
        value = members[position];
      }
      row[position++] = value === undefined || value === null ? fallback : readAt(path, read, value);
    }
    return row;
  };
}

function nestedObjectReader(properties: readonly Property[]): ValueReader {
  const readRow = rowReader(properties);
  return (value) => {
    if (!isJsonObject(value)) throw typeMismatch('an object', value);
    const row = readRow(value);
    return Object.fromEntries(properties.map(({ id }, position) => [id, row[position] ?? null]));
  };
}

/**
 * Returns a function that throws Mismatch for invalid keys of strings: null, and in a compound key a `|`, which separates the parts of
 * an index. Keys of other types are always valid (docs/behavior/stream-data.md#compound-indexes).
 */
function keyChecker(type: EventType): (row: Event) => void {
  const textPositions = type.keys.filter((position) =>
    [TypeCode.String, TypeCode.Char].some((code) => type.properties[position]?.code === code),
  );
  const isCompound = type.keys.length > 1;
  return (row) => {
    for (const position of textPositions) {
      const value = row[position];
      const path = `.${type.properties[position]?.id ?? ''}`;
      if (typeof value !== 'string') throw new Mismatch(path, 'is required, because it is a key');
      if (isCompound && value.includes('|'))
        throw new Mismatch(path, 'must not contain |, because it is part of a compound key');
    }
  };
}

/**
 * Returns a function that reads an entry of the array in a request body as an event. It throws InvalidInput that names the position
 * and the member, as in `[3].Measurement` (docs/behavior/stream-data.md#event-values).
 */
export function eventReader(type: EventType): (entry: unknown, position: number) => Event {
  const readRow = rowReader(type.properties);
  const checkKeys = keyChecker(type);
  return (entry, position) => {
    try {
      if (!isJsonObject(entry)) throw typeMismatch('an object', entry);
      const row = readRow(entry);
      checkKeys(row);
      return row;
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      const subject = `[${String(position)}]${error.path}`;
      throw new InvalidInput(subject, `${subject} ${error.problem}.`);
    }
  };
}

/**
 * Returns a function that returns the positions of the properties for which an entry has a member, even if it is null
 * (docs/behavior/stream-data.md#patching-events).
 */
export function presentMemberFinder(type: EventType): (entry: JsonObject) => readonly number[] {
  const findMembers = memberFinder(type.properties);
  return (entry) => findMembers(entry).flatMap((value, position) => (value === undefined ? [] : [position]));
}

/**
 * Returns whether `parseJson` must read events with these properties with `exactNumbers` to keep all digits: they have 64-bit
 * integers, decimals or untyped values.
 */
export function needsExactNumbers(properties: readonly Property[]): boolean {
  return properties.some(
    ({ code, properties: inner }) =>
      is64Bit(code) || isCollection(code) || baseOf(code) === TypeCode.Decimal || needsExactNumbers(inner),
  );
}
