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
   * Positions of the properties that the filter reads, ascending. They decide the order of the matching events
   * (docs/behavior/stream-data.md#list-filters-and-counts).
   */
  readonly positions: readonly number[];
}

/**
 * Returns the filter over events of a type; texts are case-sensitive. InvalidInput names the position of the error
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

/** Returns the property with an identifier: the exact one, else the only one that differs in case. */
function findProperty(name: string, properties: readonly Property[], path: Path): Property {
  const exact = properties.find(({ id }) => id === name);
  if (exact !== undefined) return exact;
  const [match, another] = properties.filter(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (match === undefined) {
    const known = properties.map(({ id }) => id).join(', ');
    const list = known === '' ? 'there are none here' : `the properties are ${known}`;
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
      return { kind: 'boolean', read: only(value, isBoolean) };
    case TypeCode.Char:
    case TypeCode.String:
      return { kind: 'text', read: only(value, isText) };
    case TypeCode.SByte:
    case TypeCode.Byte:
    case TypeCode.Int16:
    case TypeCode.UInt16:
    case TypeCode.Int32:
    case TypeCode.UInt32:
      return { kind: 'int', read: only(value, isNumber), ...members };
    case TypeCode.Int64:
    case TypeCode.UInt64:
      return { kind: 'long', read: only(value, isBigInt), ...members };
    case TypeCode.Single:
      return { kind: 'single', read: only(value, isNumber) };
    case TypeCode.Double:
      return { kind: 'double', read: only(value, isNumber) };
    case TypeCode.Decimal:
      return { kind: 'decimal', read: only(value, isDecimal) };
    case TypeCode.DateTime:
      return { kind: 'time', read: only(value, isBigInt) };
    case TypeCode.Guid:
      return { kind: 'guid', read: only(value, isText) };
    case TypeCode.DateTimeOffset: {
      const time = only(value, isOffsetTime);
      return { kind: 'time', read: lift(time, ({ ticks }) => ticks), local: lift(time, localTicks) };
    }
    case TypeCode.TimeSpan:
      return { kind: 'duration', read: only(value, isBigInt) };
    default:
      throw errorAt(
        'filter',
        path.offset,
        `a filter cannot use ${property.id}, which is a ${typeCodeName(property.code)}`,
      );
  }
}

/** Returns a reader of values of one type; all other values read as null, which matches nothing. */
function only<T extends Value>(value: ValueReader, is: (value: Value | undefined) => value is T): Reader<Event, T> {
  return (event) => {
    const found = value(event);
    return is(found) ? found : null;
  };
}

type Found = Value | undefined;

const isBoolean = (value: Found): value is boolean => typeof value === 'boolean';
const isNumber = (value: Found): value is number => typeof value === 'number';
const isBigInt = (value: Found): value is bigint => typeof value === 'bigint';
const isText = (value: Found): value is string => typeof value === 'string';
const isDecimal = (value: Found): value is Decimal => isRecord(value) && 'unscaled' in value;
const isOffsetTime = (value: Found): value is OffsetTime => isRecord(value) && 'ticks' in value;

function isRecord(value: Found): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
