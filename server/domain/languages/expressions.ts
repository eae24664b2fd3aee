// Typed expressions over a row (an event or a metadata object). A filter is compiled into them.
import type { Decimal } from '../model.ts';

/** Returns a value of a row; null if the row does not have it. */
export type Reader<Row, T> = (row: Row) => T | null;

interface Typed<Row, Kind extends string, T> {
  readonly kind: Kind;
  readonly read: Reader<Row, T>;
  /** The text of a literal in the filter; absent for other expressions. */
  readonly source?: string;
}

interface WithMembers {
  /** The members of an enum, by name. */
  readonly members?: ReadonlyMap<string, bigint>;
}

interface WithLocalTime<Row> {
  /** The local ticks of a time with an offset. */
  readonly local?: Reader<Row, bigint>;
}

/** `int` is a safe integer; `long` is any integer. */
export type NumberExpression<Row> =
  | (Typed<Row, 'int', number> & WithMembers)
  | (Typed<Row, 'long', bigint> & WithMembers)
  | Typed<Row, 'single', number>
  | Typed<Row, 'double', number>
  | Typed<Row, 'decimal', Decimal>;

/** An expression with the type of its values: times are UTC ticks, durations are ticks, Guids are strings in lower case. */
export type Expression<Row> =
  | Typed<Row, 'null', never>
  | Typed<Row, 'boolean', boolean>
  | NumberExpression<Row>
  | Typed<Row, 'text', string>
  | Typed<Row, 'guid', string>
  | (Typed<Row, 'time', bigint> & WithLocalTime<Row>)
  | Typed<Row, 'duration', bigint>;

/**
 * Returns a reader that applies a function to a value; null stays null (docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function lift<Row, A, T>(first: Reader<Row, A>, apply: (a: A) => T): Reader<Row, T> {
  return (row) => {
    const a = first(row);
    return a === null ? null : apply(a);
  };
}

/**
 * Returns a reader that applies a function to two values; the result is null when either is null
 * (docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function lift2<Row, A, B, T>(
  first: Reader<Row, A>,
  second: Reader<Row, B>,
  apply: (a: A, b: B) => T,
): Reader<Row, T> {
  return (row) => {
    const a = first(row);
    if (a === null) return null;
    const b = second(row);
    return b === null ? null : apply(a, b);
  };
}

/** Returns the type of an expression in the words of error messages. */
export function describeType<Row>(expression: Expression<Row>): string {
  switch (expression.kind) {
    case 'int':
    case 'long':
    case 'single':
    case 'double':
    case 'decimal':
      return 'a number';
    case 'boolean':
      return 'a condition';
    case 'duration':
      return 'a time span';
    case 'guid':
      return 'a Guid';
    case 'time':
      return 'a time';
    default:
      return expression.kind;
  }
}

/** Returns whether the values of an expression are numbers. */
export function isNumber<Row>(expression: Expression<Row>): expression is NumberExpression<Row> {
  return describeType(expression) === 'a number';
}
