// Filters over the events of a stream.
import type { Decimal, Event, EventType, OffsetTime, Property, Value } from '../model.ts';
import { localTicks } from '../values/time.ts';
import { baseOf, isArray, TypeCode, typeCodeName } from '../values/type-codes.ts';
import { compileFilter } from './compile-filter.ts';
import { lift, type Expression, type Reader } from './expressions.ts';
import { errorAt } from './error-at.ts';
import type { Path } from './filter-tree.ts';

export interface EventFilter {
  /** Returns whether an event matches; throws InvalidInput when the filter divides a whole or decimal number by 0. */
  readonly matches: (event: Event) => boolean;
  /**
   * The positions of the properties that the filter reads, ascending. They decide the order of the matching events
   * (docs/behavior/stream-data.md#list-filters-and-counts).
   */
  readonly positions: readonly number[];
}

/**
 * Returns the filter over events of a type; strings are case-sensitive. Throws InvalidInput that names the position of the error
 * (docs/behavior/searching-and-filtering.md#filters).
 */
export function compileEventFilter(text: string, type: EventType): EventFilter {
  const positions = new Set<number>();
  const matches = compileFilter<Event>(text, {
    ignoreCase: false,
    property: (path) => {
      const [first, ...inner] = path.names;
      let property = findProperty(first, type.properties, path);
      const position = type.properties.indexOf(property);
      positions.add(position);
      let value: ValueReader = (event) => event[position];
      for (const name of inner) {
        property = findProperty(name, property.properties, path);
        value = memberReader(value, property.id);
      }
      return expressionOf(property, value, path);
    },
  });
  return { matches, positions: [...positions].sort((a, b) => a - b) };
}

type ValueReader = (event: Event) => Value | undefined;

/**
 * Returns the property with an identifier: the exact match, else the only match that differs in case. Throws InvalidInput without
 * one.
 */
function findProperty(name: string, properties: readonly Property[], path: Path): Property {
  const exact = properties.find(({ id }) => id === name);
  if (exact !== undefined) return exact;
  const [match, another] = properties.filter(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (match === undefined) {
    const ids = properties.map(({ id }) => id).join(', ');
    const list = ids === '' ? 'there are none here' : `the properties are ${ids}`;
    throw errorAt('filter', path.offset, `"${name}" is not a property; ${list}`);
  }
  if (another !== undefined)
    throw errorAt('filter', path.offset, `"${name}" could be the property ${match.id} or ${another.id}`);
  return match;
}

function memberReader(outer: ValueReader, id: string): ValueReader {
  return (event) => {
    const value = outer(event);
    return isRecord(value) ? value[id] : undefined;
  };
}

/** Returns the expression of a property, by its type code (docs/behavior/searching-and-filtering.md#filtered-values). */
function expressionOf(property: Property, value: ValueReader, path: Path): Expression<Event> {
  const members = property.members.size > 0 ? { members: property.members } : {};
  switch (isArray(property.code) ? undefined : baseOf(property.code)) {
    case TypeCode.Boolean:
      return { kind: 'boolean', read: typedReader(value, isBoolean) };
    case TypeCode.Char:
    case TypeCode.String:
      return { kind: 'text', read: typedReader(value, isText) };
    case TypeCode.SByte:
    case TypeCode.Byte:
    case TypeCode.Int16:
    case TypeCode.UInt16:
    case TypeCode.Int32:
    case TypeCode.UInt32:
      return { kind: 'int', read: typedReader(value, isNumber), ...members };
    case TypeCode.Int64:
    case TypeCode.UInt64:
      return { kind: 'long', read: typedReader(value, isBigInt), ...members };
    case TypeCode.Single:
      return { kind: 'single', read: typedReader(value, isNumber) };
    case TypeCode.Double:
      return { kind: 'double', read: typedReader(value, isNumber) };
    case TypeCode.Decimal:
      return { kind: 'decimal', read: typedReader(value, isDecimal) };
    case TypeCode.DateTime:
      return { kind: 'time', read: typedReader(value, isBigInt) };
    case TypeCode.Guid:
      return { kind: 'guid', read: typedReader(value, isText) };
    case TypeCode.DateTimeOffset: {
      const time = typedReader(value, isOffsetTime);
      return { kind: 'time', read: lift(time, ({ ticks }) => ticks), local: lift(time, localTicks) };
    }
    case TypeCode.TimeSpan:
      return { kind: 'duration', read: typedReader(value, isBigInt) };
    default:
      throw errorAt(
        'filter',
        path.offset,
        `a filter cannot use ${property.id}, which is a ${typeCodeName(property.code)}`,
      );
  }
}

/** Returns a reader of values of one type; all other values read as null, which matches nothing. */
function typedReader<T extends Value>(
  value: ValueReader,
  isType: (value: Value | undefined) => value is T,
): Reader<Event, T> {
  return (event) => {
    const result = value(event);
    return isType(result) ? result : null;
  };
}

const isBoolean = (value: Value | undefined): value is boolean => typeof value === 'boolean';
const isNumber = (value: Value | undefined): value is number => typeof value === 'number';
const isBigInt = (value: Value | undefined): value is bigint => typeof value === 'bigint';
const isText = (value: Value | undefined): value is string => typeof value === 'string';
const isDecimal = (value: Value | undefined): value is Decimal => isRecord(value) && 'unscaled' in value;
const isOffsetTime = (value: Value | undefined): value is OffsetTime => isRecord(value) && 'ticks' in value;

function isRecord(value: Value | undefined): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
