// Writes events as JSON. A writer is compiled once per type (docs/behavior/stream-data.md#json-of-events).
import type { Decimal, Event, EventType, OffsetTime, Property, Value } from '../model.ts';
import { formatDecimal } from './decimal.ts';
import { defaultPredicate, defaultValue } from './defaults.ts';
import { isJsonObject, writeJson } from './json.ts';
import { plainConverter, type ToPlain } from './plain-values.ts';
import { formatSingle } from './scalar-text.ts';
import { formatDateTime, formatOffsetTime } from './time.ts';
import { formatTimeSpan } from './time-span.ts';
import { baseOf, isArray, isCollection, TypeCode, typeCodeName } from './type-codes.ts';

/** The members to write. */
export interface Verbosity {
  /** Whether all members are written, or only those whose value is not the default. */
  readonly verbose: boolean;
}

type Write = (value: Value) => string;

/** The cast is safe: all values of a code that are not null have the type that model.ts defines for the code. */
const orNull =
  <T extends Value>(write: (value: T) => string): Write =>
  (value) =>
    value === null ? 'null' : write(value as T);

const writeDigits = orNull<number | bigint | boolean>((value) => `${value}`);
// Most strings need no escapes, and this check is faster than JSON.stringify.
const unescapedPattern = /^[ !#-[\]-~]*$/;
const writeString = orNull<string>((value) => (unescapedPattern.test(value) ? `"${value}"` : JSON.stringify(value)));
const writeQuoted = orNull<string>((value) => `"${value}"`);
const writeDouble = orNull<number>((value) => (Number.isFinite(value) ? `${value}` : `"${value}"`));
const writeSingle = orNull<number>((value) => (Number.isFinite(value) ? formatSingle(value) : `"${value}"`));
const writeBytes = orNull<readonly number[]>((value) => `"${Buffer.from(value).toString('base64')}"`);

const writers = new Map<number, Write>([
  [TypeCode.Boolean, writeDigits],
  [TypeCode.Char, writeString],
  [TypeCode.SByte, writeDigits],
  [TypeCode.Byte, writeDigits],
  [TypeCode.Int16, writeDigits],
  [TypeCode.UInt16, writeDigits],
  [TypeCode.Int32, writeDigits],
  [TypeCode.UInt32, writeDigits],
  [TypeCode.Int64, writeDigits],
  [TypeCode.UInt64, writeDigits],
  [TypeCode.Single, writeSingle],
  [TypeCode.Double, writeDouble],
  [TypeCode.Decimal, orNull<Decimal>(formatDecimal)],
  [TypeCode.DateTime, orNull<bigint>((value) => `"${formatDateTime(value)}"`)],
  [TypeCode.String, writeString],
  [TypeCode.Guid, writeQuoted],
  [TypeCode.DateTimeOffset, orNull<OffsetTime>((value) => `"${formatOffsetTime(value)}"`)],
  [TypeCode.TimeSpan, orNull<bigint>((value) => `"${formatTimeSpan(value)}"`)],
  [TypeCode.Version, writeQuoted],
]);

/** Returns the writer of a property's values; the verbosity applies to the members of nested objects. */
export function valueWriter(property: Property, verbosity: Verbosity): (value: Value) => string {
  const { code } = property;
  const scalar = writers.get(baseOf(code));
  if (code === TypeCode.Object) return nestedObjectWriter(property.properties, verbosity);
  if (code === TypeCode.ByteArray) return writeBytes;
  if (isCollection(code)) return writeJson;
  if (!scalar) throw new Error(`Values of ${typeCodeName(code)} have no JSON form.`);
  return isArray(code) ? orNull<readonly Value[]>((items) => `[${items.map(scalar).join(',')}]`) : scalar;
}

interface Column<T> {
  readonly id: string;
  /** The name as JSON, followed by a colon. */
  readonly name: string;
  readonly write: (value: T) => string;
  readonly isOmitted: (value: T) => boolean;
}

const alwaysFalse = () => false;

function columnsOf(properties: readonly Property[], verbosity: Verbosity): readonly Column<Value>[] {
  return properties.map((property) => ({
    id: property.id,
    name: `${JSON.stringify(property.id)}:`,
    write: valueWriter(property, verbosity),
    isOmitted: verbosity.verbose ? alwaysFalse : defaultPredicate(property.code),
  }));
}

/** Returns the JSON object of columns and their values, which are in the same order. */
function writeMembers<T>(columns: readonly Column<T>[], values: readonly T[]): string {
  let text = '{';
  let position = 0;
  for (const { name, write, isOmitted } of columns) {
    const value = values[position++];
    if (value === undefined || isOmitted(value)) continue;
    text += text === '{' ? name + write(value) : `,${name}${write(value)}`;
  }
  return `${text}}`;
}

function nestedObjectWriter(properties: readonly Property[], verbosity: Verbosity): Write {
  const columns = columnsOf(properties, verbosity);
  return orNull<Readonly<Record<string, Value>>>((record) =>
    writeMembers(
      columns,
      columns.map(({ id }) => record[id] ?? null),
    ),
  );
}

interface PlainColumn {
  readonly id: string;
  readonly toPlain: ToPlain;
  readonly isOmitted: (value: Value) => boolean;
}

/**
 * Returns columns that JSON.stringify can write as one object; undefined when it cannot write a value, or would change the order of
 * the members.
 */
function plainColumnsOf(properties: readonly Property[], verbosity: Verbosity): readonly PlainColumn[] | undefined {
  const columns: PlainColumn[] = [];
  for (const property of properties) {
    const { id, code } = property;
    const toPlain = plainConverter(property);
    if (!toPlain || /^\d+$/.test(id) || id === '__proto__') return undefined;
    columns.push({ id, toPlain, isOmitted: verbosity.verbose ? alwaysFalse : defaultPredicate(code) });
  }
  return columns;
}

function writePlain(columns: readonly PlainColumn[], event: Event): string {
  const members: Record<string, unknown> = {};
  let position = 0;
  for (const { id, toPlain, isOmitted } of columns) {
    const value = event[position++];
    if (value !== undefined && !isOmitted(value)) members[id] = toPlain(value);
  }
  return JSON.stringify(members);
}

/**
 * Returns the writer of events. Members are in the order of the type: all of them when verbose, otherwise those whose value is not
 * the default (docs/behavior/stream-data.md#json-of-events).
 */
export function eventWriter(type: EventType, verbosity: Verbosity): (event: Event) => string {
  const plainColumns = plainColumnsOf(type.properties, verbosity);
  if (plainColumns) return (event) => writePlain(plainColumns, event);
  const columns = columnsOf(type.properties, verbosity);
  return (event) => writeMembers(columns, event);
}

function nonVerboseColumns(properties: readonly Property[]): readonly Column<unknown>[] {
  return properties.map((property) => {
    const { id, code } = property;
    const inner = code === TypeCode.Object ? nonVerboseColumns(property.properties) : undefined;
    const defaultJson: unknown = JSON.parse(valueWriter(property, { verbose: true })(defaultValue(code)));
    return {
      id,
      name: `${JSON.stringify(id)}:`,
      write: inner ? (value) => writeNonVerbose(inner, value) : writeJson,
      isOmitted: (value) => value === defaultJson,
    };
  });
}

function writeNonVerbose(columns: readonly Column<unknown>[], parsed: unknown): string {
  const members = isJsonObject(parsed) ? parsed : {};
  return writeMembers(
    columns,
    columns.map(({ id }) => members[id]),
  );
}

/**
 * Returns a function that writes the non-verbose JSON of an event from its parsed verbose JSON, without reading its values. Decimals
 * below 1e-6 are written with an exponent (docs/behavior/stream-data.md#json-of-events).
 */
export function nonVerboseWriter(type: EventType): (parsed: unknown) => string {
  const columns = nonVerboseColumns(type.properties);
  return (parsed) => writeNonVerbose(columns, parsed);
}
