// Writes events as JSON text; compiled once per type (docs/behavior/stream-data.md#json-of-events).
import type { Decimal, Event, EventType, OffsetTime, Property, Value } from '../model.ts';
import { formatDecimal } from './decimal.ts';
import { defaultPredicate, defaultValue } from './defaults.ts';
import { isJsonObject, writeJson } from './json.ts';
import { plainConverter, type ToPlain } from './plain-values.ts';
import { formatSingle } from './scalar-text.ts';
import { formatDateTime, formatOffsetTime } from './time.ts';
import { formatTimeSpan } from './time-span.ts';
import { baseOf, isArray, isCollection, TypeCode, typeCodeName } from './type-codes.ts';

/** Which members are written: all of them, or only those without the default of their type. */
export interface Verbosity {
  readonly verbose: boolean;
}

type Write = (value: Value) => string;

/** The cast is safe: values of one code that are not null have the one type that model.ts names. */
const orNull =
  <T extends Value>(write: (value: T) => string): Write =>
  (value) =>
    value === null ? 'null' : write(value as T);

const writeDigits = orNull<number | bigint | boolean>((value) => `${value}`);
// Most texts need no escapes, and this check is faster than JSON.stringify.
const plainText = /^[ !#-[\]-~]*$/;
const writeText = orNull<string>((value) => (plainText.test(value) ? `"${value}"` : JSON.stringify(value)));
const writeQuoted = orNull<string>((value) => `"${value}"`);
const writeDouble = orNull<number>((value) => (Number.isFinite(value) ? `${value}` : `"${value}"`));
const writeSingle = orNull<number>((value) => (Number.isFinite(value) ? formatSingle(value) : `"${value}"`));
const writeBytes = orNull<readonly number[]>((value) => `"${Buffer.from(value).toString('base64')}"`);

const writers = new Map<number, Write>([
  [TypeCode.Boolean, writeDigits],
  [TypeCode.Char, writeText],
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
  [TypeCode.String, writeText],
  [TypeCode.Guid, writeQuoted],
  [TypeCode.DateTimeOffset, orNull<OffsetTime>((value) => `"${formatOffsetTime(value)}"`)],
  [TypeCode.TimeSpan, orNull<bigint>((value) => `"${formatTimeSpan(value)}"`)],
  [TypeCode.Version, writeQuoted],
]);

/** Returns the writer of a property's values; nested objects have the members that the verbosity says. */
export function valueWriter(property: Property, verbosity: Verbosity): (value: Value) => string {
  const { code } = property;
  const scalar = writers.get(baseOf(code));
  if (code === TypeCode.Object) return recordWriter(property.properties, verbosity);
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
  readonly isLeftOut: (value: T) => boolean;
}

const never = () => false;

function columnsOf(properties: readonly Property[], verbosity: Verbosity): readonly Column<Value>[] {
  return properties.map((property) => ({
    id: property.id,
    name: `${JSON.stringify(property.id)}:`,
    write: valueWriter(property, verbosity),
    isLeftOut: verbosity.verbose ? never : defaultPredicate(property.code),
  }));
}

/** Writes a JSON object from the columns and their values in the same order. */
function writeMembers<T>(columns: readonly Column<T>[], values: readonly T[]): string {
  let text = '{';
  let position = 0;
  for (const { name, write, isLeftOut } of columns) {
    const value = values[position++];
    if (value === undefined || isLeftOut(value)) continue;
    text += text === '{' ? name + write(value) : `,${name}${write(value)}`;
  }
  return `${text}}`;
}

function recordWriter(properties: readonly Property[], verbosity: Verbosity): Write {
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
  readonly plain: ToPlain;
  readonly isLeftOut: (value: Value) => boolean;
}

/**
 * Returns columns that JSON.stringify writes as one object; undefined when a value needs more than that, or when the names would
 * change their order.
 */
function plainColumnsOf(properties: readonly Property[], verbosity: Verbosity): readonly PlainColumn[] | undefined {
  const columns: PlainColumn[] = [];
  for (const property of properties) {
    const { id, code } = property;
    const value = plainConverter(property);
    if (!value || /^\d+$/.test(id) || id === '__proto__') return undefined;
    columns.push({ id, plain: value, isLeftOut: verbosity.verbose ? never : defaultPredicate(code) });
  }
  return columns;
}

function writePlain(columns: readonly PlainColumn[], event: Event): string {
  const members: Record<string, unknown> = {};
  let position = 0;
  for (const { id, plain, isLeftOut } of columns) {
    const value = event[position++];
    if (value !== undefined && !isLeftOut(value)) members[id] = plain(value);
  }
  return JSON.stringify(members);
}

/**
 * Returns the writer of events. Members are in the order of the type: all of them when verbose, otherwise those without the default
 * of their type (docs/behavior/stream-data.md#json-of-events).
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
      isLeftOut: (value) => value === defaultJson,
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
 * Returns a writer of non-verbose text from the parsed verbose text of an event, without reading its values. Decimals below 1e-6 are
 * written with an exponent (docs/behavior/stream-data.md#json-of-events).
 */
export function nonVerboseWriter(type: EventType): (parsed: unknown) => string {
  const columns = nonVerboseColumns(type.properties);
  return (parsed) => writeNonVerbose(columns, parsed);
}
