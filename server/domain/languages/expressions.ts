// Typed expressions over a row (an event or a metadata object): what the tree of a filter is compiled to.
import type { Decimal } from '../model.ts';

/** Reads a value from a row; null where the row has none. */
export type Reader<Row, T> = (row: Row) => T | null;

interface Typed<Row, Kind extends string, T> {
  readonly kind: Kind;
  readonly read: Reader<Row, T>;
  /** How a literal is written. */
  readonly written?: string;
}

interface Enumerable {
  /** The members of an enum, by name. */
  readonly members?: ReadonlyMap<string, bigint>;
}

interface Clocked<Row> {
  /** Ticks of the clock that a time with an offset was given with. */
  readonly local?: Reader<Row, bigint>;
}

/** `int` is a safe integer; `long` is any. */
export type NumberExpression<Row> =
  | (Typed<Row, 'int', number> & Enumerable)
  | (Typed<Row, 'long', bigint> & Enumerable)
  | Typed<Row, 'single', number>
  | Typed<Row, 'double', number>
  | Typed<Row, 'decimal', Decimal>;

/** An expression with the type of its values: times are UTC ticks, durations ticks, Guids lower-case text. */
export type Expression<Row> =
  | Typed<Row, 'null', never>
  | Typed<Row, 'boolean', boolean>
  | NumberExpression<Row>
  | Typed<Row, 'text', string>
  | Typed<Row, 'guid', string>
  | (Typed<Row, 'time', bigint> & Clocked<Row>)
  | Typed<Row, 'duration', bigint>;

/**
 * Returns the reader of a function of one value; the function of null is null (docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function lift<Row, A, T>(first: Reader<Row, A>, apply: (a: A) => T): Reader<Row, T> {
  return (row) => {
    const a = first(row);
    return a === null ? null : apply(a);
  };
}

/**
 * Returns the reader of a function of two values; with a null among them it is null
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

/** Returns how messages call the values of an expression. */
export function describe<Row>(expression: Expression<Row>): string {
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
  return describe(expression) === 'a number';
}
