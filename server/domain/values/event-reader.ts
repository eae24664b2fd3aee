// Reads events from JSON values; compiled once per type (docs/behavior/stream-data.md#event-values).
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
  mismatch,
  type ReadValue,
  readAt,
  scalarReader,
} from './value-reader.ts';

/** An empty text is null where null is allowed (docs/behavior/stream-data.md#event-values). */
const emptyAsNull =
  (read: ReadValue): ReadValue =>
  (value) =>
    value === '' ? null : read(value);

function valueReader(property: Property): ReadValue {
  const { code } = property;
  if (isNullable(code)) return emptyAsNull(isEnum(code) ? enumReader(property) : scalarReader(baseOf(code)));
  if (code === TypeCode.Object) return recordReader(property.properties);
  if (code === TypeCode.ByteArray) return bytesReader();
  if (code === TypeCode.IDictionary) return dictionaryReader;
  if (isCollection(code)) return listReader;
  if (isArray(code)) return arrayReader(code);
  return isEnum(code) ? enumReader(property) : scalarReader(baseOf(code));
}

/** Returns the reader of a member. Null reads as the default of its code; throws Mismatch for a value of another type. */
export function memberReader(property: Property): (value: unknown) => Value {
  const read = valueReader(property);
  const fallback = defaultValue(property.code);
  return (value) => (value === null ? fallback : read(value));
}

/** Returns a function that finds the members of an object by property position. Names match in any case, exact matches first. */
function memberFinder(properties: readonly Property[]): (entry: JsonObject) => readonly unknown[] {
  const exact = new Map(properties.map(({ id }, position) => [id, position]));
  const caseInsensitive = new Map(properties.map(({ id }, position) => [id.toLowerCase(), position]));
  return (entry) => {
    const found = new Array<unknown>(properties.length);
    for (const [name, value] of Object.entries(entry)) {
      const position = exact.get(name);
      const match = position ?? caseInsensitive.get(name.toLowerCase());
      if (match !== undefined && (position !== undefined || found[match] === undefined)) found[match] = value;
    }
    return found;
  };
}

function rowReader(properties: readonly Property[]): (entry: JsonObject) => Value[] {
  const columns = properties.map((property) => ({
    id: property.id,
    path: `.${property.id}`,
    read: valueReader(property),
    zero: defaultValue(property.code),
  }));
  const find = memberFinder(properties);
  // Objects inherit members like `constructor`, so types with such a property always use the finder.
  const direct = !properties.some(({ id }) => id in Object.prototype);
  return (entry) => {
    let found = direct ? undefined : find(entry);
    const row = new Array<Value>(columns.length);
    let position = 0;
    for (const { id, path, read, zero: fallback } of columns) {
      let value = found ? found[position] : entry[id];
      if (value === undefined && !found) {
        found = find(entry);
        value = found[position];
      }
      row[position++] = value === undefined || value === null ? fallback : readAt(path, read, value);
    }
    return row;
  };
}

function recordReader(properties: readonly Property[]): ReadValue {
  const readRow = rowReader(properties);
  return (value) => {
    if (!isJsonObject(value)) throw mismatch('an object', value);
    const row = readRow(value);
    return Object.fromEntries(properties.map(({ id }, position) => [id, row[position] ?? null]));
  };
}

/**
 * Returns a check of the key values: they must not be null, and texts in compound keys must not contain the bar that separates the
 * parts of an index (docs/behavior/stream-data.md#compound-indexes).
 */
function keyCheck(type: EventType): (row: Event) => void {
  const texts = type.keys.filter((position) =>
    [TypeCode.String, TypeCode.Char].some((code) => type.properties[position]?.code === code),
  );
  const compound = type.keys.length > 1;
  return (row) => {
    for (const position of texts) {
      const value = row[position];
      const path = `.${type.properties[position]?.id ?? ''}`;
      if (typeof value !== 'string') throw new Mismatch(path, 'must be given, since it is a key');
      if (compound && value.includes('|'))
        throw new Mismatch(path, 'must not contain |, since it is part of a compound key');
    }
  };
}

/**
 * Returns the reader of the entries of a request's array. InvalidInput names the position of the entry and the member, as in
 * `[3].Measurement` (docs/behavior/stream-data.md#event-values).
 */
export function eventReader(type: EventType): (entry: unknown, position: number) => Event {
  const readRow = rowReader(type.properties);
  const checkKeys = keyCheck(type);
  return (entry, position) => {
    try {
      if (!isJsonObject(entry)) throw mismatch('an object', entry);
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
 * Returns the positions of the properties that an entry has members for, null ones included
 * (docs/behavior/stream-data.md#patching-events).
 */
export function presentMembers(type: EventType): (entry: JsonObject) => readonly number[] {
  const find = memberFinder(type.properties);
  return (entry) => find(entry).flatMap((value, position) => (value === undefined ? [] : [position]));
}

/** Returns whether JSON of such events must be parsed with exactNumbers: they have 64-bit integers, decimals or untyped values. */
export function needsExactNumbers(properties: readonly Property[]): boolean {
  return properties.some(
    ({ code, properties: inner }) =>
      is64Bit(code) || isCollection(code) || baseOf(code) === TypeCode.Decimal || needsExactNumbers(inner),
  );
}
