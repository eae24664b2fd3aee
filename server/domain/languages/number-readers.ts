// Converts the numbers of a filter to a common type, so that two operands can be compared or combined.
import type { Decimal } from '../model.ts';
import { decimalToNumber, parseDecimal } from '../values/decimal.ts';
import { lift, type NumberExpression, type Reader } from './expressions.ts';

/** A whole number. */
export type IntegerExpression<Row> = Extract<NumberExpression<Row>, { kind: 'int' | 'long' }>;

/** Returns whether a number is a whole number. */
export function isInteger<Row>(number: NumberExpression<Row>): number is IntegerExpression<Row> {
  return number.kind === 'int' || number.kind === 'long';
}

/** Returns whether a number is binary floating point and not a literal: the digits of a literal are exact. */
export function isInexact<Row>(number: NumberExpression<Row>): boolean {
  return (number.kind === 'single' || number.kind === 'double') && number.source === undefined;
}

/** Returns the reader of a number, rounded to single precision. */
export function toSingle<Row>(number: NumberExpression<Row>): Reader<Row, number> {
  return lift(toDouble(number), Math.fround);
}

/** Returns the reader of a number as a double. */
export function toDouble<Row>(number: NumberExpression<Row>): Reader<Row, number> {
  if (number.kind === 'long') return lift(number.read, Number);
  return number.kind === 'decimal' ? lift(number.read, decimalToNumber) : number.read;
}

/** Returns the reader of a whole number as a bigint. */
export function toLong<Row>(number: IntegerExpression<Row>): Reader<Row, bigint> {
  return number.kind === 'int' ? lift(number.read, BigInt) : number.read;
}

/** Returns the reader of an exact number as a decimal. */
export function toDecimal<Row>(number: NumberExpression<Row>): Reader<Row, Decimal> {
  const literal = number.source === undefined ? undefined : parseDecimal(number.source);
  if (literal !== undefined) return () => literal;
  switch (number.kind) {
    case 'decimal':
      return number.read;
    case 'long':
      return lift(number.read, (unscaled) => ({ unscaled, scale: 0 }));
    default:
      return lift<Row, number, Decimal>(number.read, (value) => ({ unscaled: BigInt(value), scale: 0 }));
  }
}
