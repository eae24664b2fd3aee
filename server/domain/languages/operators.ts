// Comparisons and arithmetic of the filter language, by the types of their operands.
import { InvalidInput, type Decimal } from '../model.ts';
import { compareDecimals, decimalToNumber, parseDecimal } from '../values/decimal.ts';
import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  remainderOfDecimals,
} from './decimal-arithmetic.ts';
import { describe, isNumber, lift, lift2, type Expression, type NumberExpression, type Reader } from './expressions.ts';
import { textAs } from './literals.ts';
import { malformed } from './malformed.ts';
import type { Arithmetic, Comparison } from './parser.ts';

type Comparable = number | bigint | string | boolean;

/**
 * Returns the condition that two expressions compare so, false with a null among them;
 * InvalidInput when their types do not compare (docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function compare<Row>(
  operator: Comparison,
  left: Expression<Row>,
  right: Expression<Row>,
  at: number,
): Expression<Row> {
  const first = coerceText(left, right, at);
  const second = coerceText(right, left, at);
  if (first.kind === 'null' || second.kind === 'null') return { kind: 'boolean', read: () => false };
  if (isNumber(first) && isNumber(second)) return { kind: 'boolean', read: compareNumbers(operator, first, second) };
  if (isNumber(first) || isNumber(second) || first.kind !== second.kind)
    throw malformed('filter', at, `cannot compare ${describe(first)} with ${describe(second)}`);
  return { kind: 'boolean', read: comparison<Row>(operator, first.read, second.read) };
}

/**
 * Returns the expression of an arithmetic operation, null with a null among its operands;
 * InvalidInput when their types do not go together, also at reading when it divides a whole or decimal number by 0
 * (docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function calculate<Row>(
  operator: Arithmetic,
  left: Expression<Row>,
  right: Expression<Row>,
  at: number,
): Expression<Row> {
  if (left.kind === 'null' || right.kind === 'null') return { kind: 'null', read: () => null };
  const result =
    isNumber(left) && isNumber(right) ? calculateNumber(operator, left, right) : calculateTime(operator, left, right);
  if (result === undefined)
    throw malformed('filter', at, `"${operator}" does not take ${describe(left)} and ${describe(right)}`);
  const divides = operator === 'div' || operator === 'mod';
  if (divides && result.kind !== 'double' && right.written !== undefined && Number(right.written) === 0)
    throw malformed('filter', at, 'division by zero');
  return result;
}

/**
 * Returns the expression of the opposite of a number or a time span; InvalidInput for other types
 * (docs/behavior/searching-and-filtering.md#filters).
 */
export function negate<Row>(operand: Expression<Row>, at: number): Expression<Row> {
  switch (operand.kind) {
    case 'null':
      return operand;
    case 'int':
    case 'single':
    case 'double':
      return { kind: operand.kind, read: lift(operand.read, (a) => -a) };
    case 'long':
    case 'duration':
      return { kind: operand.kind, read: lift(operand.read, (a) => -a) };
    case 'decimal':
      return { kind: operand.kind, read: lift(operand.read, negateDecimal) };
    default:
      throw malformed('filter', at, `"-" expects a number, not ${describe(operand)}`);
  }
}

/** A text literal stands for the value that is compared with it: a Guid, a time, a time span, a member of an enum. */
function coerceText<Row>(text: Expression<Row>, other: Expression<Row>, at: number): Expression<Row> {
  const { written } = text;
  if (text.kind !== 'text' || written === undefined) return text;
  if (other.kind === 'guid' || other.kind === 'time' || other.kind === 'duration') {
    const value = textAs<Row>(written, other.kind);
    if (value === undefined) throw malformed('filter', at, `cannot compare ${describe(other)} with "${written}"`);
    return value;
  }
  if ((other.kind === 'int' || other.kind === 'long') && other.members !== undefined) {
    const member = memberNamed(written, other.members);
    if (member === undefined)
      throw malformed('filter', at, `"${written}" is none of ${[...other.members.keys()].join(', ')}`);
    const number = Number(member);
    return other.kind === 'int' ? { kind: 'int', read: () => number } : { kind: 'long', read: () => member };
  }
  return text;
}

function memberNamed(name: string, members: ReadonlyMap<string, bigint>): bigint | undefined {
  const exact = members.get(name);
  if (exact !== undefined) return exact;
  for (const [member, value] of members) if (member.toLowerCase() === name.toLowerCase()) return value;
  return undefined;
}

function compareNumbers<Row>(
  operator: Comparison,
  left: NumberExpression<Row>,
  right: NumberExpression<Row>,
): Reader<Row, boolean> {
  // Written numbers have to be rounded as the values are: 0.1 as Single is not 0.1 as Double.
  if (left.kind === 'single' && right.written !== undefined)
    return comparison<Row>(operator, toSingle(left), toSingle(right));
  if (right.kind === 'single' && left.written !== undefined)
    return comparison<Row>(operator, toSingle(left), toSingle(right));
  // JavaScript compares number with bigint exactly, so only decimals need more.
  if (left.kind !== 'decimal' && right.kind !== 'decimal') return comparison<Row>(operator, left.read, right.read);
  if (isInexact(left) || isInexact(right)) return comparison<Row>(operator, toDouble(left), toDouble(right));
  return comparison<Row>(operator, lift2(toDecimal(left), toDecimal(right), compareDecimals), () => 0);
}

function comparison<Row>(
  operator: Comparison,
  left: Reader<Row, Comparable>,
  right: Reader<Row, Comparable>,
): Reader<Row, boolean> {
  switch (operator) {
    case 'eq':
      return (row) => {
        const a = left(row);
        const b = right(row);
        return a !== null && b !== null && equal(a, b);
      };
    case 'ne':
      return (row) => {
        const a = left(row);
        const b = right(row);
        return a !== null && b !== null && !equal(a, b);
      };
    case 'gt':
      return (row) => {
        const a = left(row);
        const b = right(row);
        return a !== null && b !== null && a > b;
      };
    case 'ge':
      return (row) => {
        const a = left(row);
        const b = right(row);
        return a !== null && b !== null && a >= b;
      };
    case 'lt':
      return (row) => {
        const a = left(row);
        const b = right(row);
        return a !== null && b !== null && a < b;
      };
    case 'le':
      return (row) => {
        const a = left(row);
        const b = right(row);
        return a !== null && b !== null && a <= b;
      };
  }
}

/** Equality that also holds between a number and a bigint; NaN equals nothing. */
function equal(a: Comparable, b: Comparable): boolean {
  return a === b || (typeof a !== typeof b && a <= b && a >= b);
}

function calculateNumber<Row>(
  operator: Arithmetic,
  left: NumberExpression<Row>,
  right: NumberExpression<Row>,
): NumberExpression<Row> {
  if (isWhole(left) && isWhole(right)) {
    // What whole numbers are divided into stays as small as they are; other results may need more than a safe integer.
    if (left.kind === 'int' && right.kind === 'int' && (operator === 'div' || operator === 'mod'))
      return { kind: 'int', read: lift2(left.read, right.read, INT[operator]) };
    return { kind: 'long', read: lift2(toLong(left), toLong(right), LONG[operator]) };
  }
  const isDecimal = left.kind === 'decimal' || right.kind === 'decimal';
  if (isDecimal && !isInexact(left) && !isInexact(right))
    return { kind: 'decimal', read: lift2(toDecimal(left), toDecimal(right), DECIMAL[operator]) };
  return { kind: 'double', read: lift2(toDouble(left), toDouble(right), DOUBLE[operator]) };
}

function calculateTime<Row>(
  operator: Arithmetic,
  left: Expression<Row>,
  right: Expression<Row>,
): Expression<Row> | undefined {
  if (left.kind !== 'time' && left.kind !== 'duration') return undefined;
  if (right.kind !== 'time' && right.kind !== 'duration') return undefined;
  const times = Number(left.kind === 'time') + Number(right.kind === 'time');
  if (operator === 'add' && times < 2)
    return { kind: times === 1 ? 'time' : 'duration', read: lift2(left.read, right.read, LONG.add) };
  if (operator === 'sub' && (left.kind === 'time' || times === 0))
    return { kind: times === 1 ? 'time' : 'duration', read: lift2(left.read, right.read, LONG.sub) };
  return undefined;
}

const DOUBLE: Record<Arithmetic, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  mod: (a, b) => a % b,
};

const INT: Record<'div' | 'mod', (a: number, b: number) => number> = {
  // Taking the remainder away first makes the quotient exact.
  div: (a, b) => (a - (a % notZero(b))) / b,
  mod: (a, b) => a % notZero(b),
};

const LONG: Record<Arithmetic, (a: bigint, b: bigint) => bigint> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / notZero(b),
  mod: (a, b) => a % notZero(b),
};

const DECIMAL: Record<Arithmetic, (a: Decimal, b: Decimal) => Decimal> = {
  add: addDecimals,
  sub: (a, b) => addDecimals(a, negateDecimal(b)),
  mul: multiplyDecimals,
  div: (a, b) => (notZero(b.unscaled), divideDecimals(a, b)),
  mod: (a, b) => (notZero(b.unscaled), remainderOfDecimals(a, b)),
};

function notZero<T extends number | bigint>(divisor: T): T {
  if (!divisor)
    throw new InvalidInput('filter', 'The filter divides a whole or decimal number by zero, which has no result.');
  return divisor;
}

type Whole<Row> = Extract<NumberExpression<Row>, { kind: 'int' | 'long' }>;

function isWhole<Row>(number: NumberExpression<Row>): number is Whole<Row> {
  return number.kind === 'int' || number.kind === 'long';
}

/** A binary number that was calculated or stored; one that is written in the filter has an exact decimal form. */
function isInexact<Row>(number: NumberExpression<Row>): boolean {
  return (number.kind === 'single' || number.kind === 'double') && number.written === undefined;
}

function toSingle<Row>(number: NumberExpression<Row>): Reader<Row, number> {
  return lift(toDouble(number), Math.fround);
}

function toDouble<Row>(number: NumberExpression<Row>): Reader<Row, number> {
  if (number.kind === 'long') return lift(number.read, Number);
  return number.kind === 'decimal' ? lift(number.read, decimalToNumber) : number.read;
}

function toLong<Row>(number: Whole<Row>): Reader<Row, bigint> {
  return number.kind === 'int' ? lift(number.read, BigInt) : number.read;
}

function toDecimal<Row>(number: NumberExpression<Row>): Reader<Row, Decimal> {
  const literal = number.written === undefined ? undefined : parseDecimal(number.written);
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
