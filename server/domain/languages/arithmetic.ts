// Arithmetic of the filter language, by the types of its operands.
import { InvalidInput, type Decimal } from '../model.ts';
import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  remainderOfDecimals,
} from './decimal-arithmetic.ts';
import { describeType, isNumber, lift, lift2, type Expression, type NumberExpression } from './expressions.ts';
import type { Arithmetic } from './filter-tree.ts';
import { errorAt } from './error-at.ts';
import { isInexact, isInteger, toDecimal, toDouble, toLong } from './number-readers.ts';

/**
 * Returns the expression of an arithmetic operation; it is null when an operand is null. Throws InvalidInput when the operator
 * does not take operands of these types. Its reader throws InvalidInput when it divides a whole or decimal number by 0
 * (docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function calculate<Row>(
  operator: Arithmetic,
  left: Expression<Row>,
  right: Expression<Row>,
  offset: number,
): Expression<Row> {
  if (left.kind === 'null' || right.kind === 'null') return { kind: 'null', read: () => null };
  const result =
    isNumber(left) && isNumber(right) ? calculateNumber(operator, left, right) : calculateTime(operator, left, right);
  if (result === undefined)
    throw errorAt('filter', offset, `"${operator}" does not take ${describeType(left)} and ${describeType(right)}`);
  const isDivision = operator === 'div' || operator === 'mod';
  if (isDivision && result.kind !== 'double' && right.source !== undefined && Number(right.source) === 0)
    throw errorAt('filter', offset, 'division by zero');
  return result;
}

/**
 * Returns the expression of the negated number or time span; throws InvalidInput for other types
 * (docs/behavior/searching-and-filtering.md#filters).
 */
export function negate<Row>(operand: Expression<Row>, offset: number): Expression<Row> {
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
      throw errorAt('filter', offset, `"-" expects a number, not ${describeType(operand)}`);
  }
}

function calculateNumber<Row>(
  operator: Arithmetic,
  left: NumberExpression<Row>,
  right: NumberExpression<Row>,
): NumberExpression<Row> {
  if (isInteger(left) && isInteger(right)) {
    // A quotient or remainder of safe integers is a safe integer; other results can be larger.
    if (left.kind === 'int' && right.kind === 'int' && (operator === 'div' || operator === 'mod'))
      return { kind: 'int', read: lift2(left.read, right.read, intOperations[operator]) };
    return { kind: 'long', read: lift2(toLong(left), toLong(right), longOperations[operator]) };
  }
  const hasDecimal = left.kind === 'decimal' || right.kind === 'decimal';
  if (hasDecimal && !isInexact(left) && !isInexact(right))
    return { kind: 'decimal', read: lift2(toDecimal(left), toDecimal(right), decimalOperations[operator]) };
  return { kind: 'double', read: lift2(toDouble(left), toDouble(right), doubleOperations[operator]) };
}

function calculateTime<Row>(
  operator: Arithmetic,
  left: Expression<Row>,
  right: Expression<Row>,
): Expression<Row> | undefined {
  if (left.kind !== 'time' && left.kind !== 'duration') return undefined;
  if (right.kind !== 'time' && right.kind !== 'duration') return undefined;
  const timeCount = Number(left.kind === 'time') + Number(right.kind === 'time');
  const kind = timeCount === 1 ? 'time' : 'duration';
  if (operator === 'add' && timeCount < 2) return { kind, read: lift2(left.read, right.read, longOperations.add) };
  if (operator === 'sub' && (left.kind === 'time' || timeCount === 0))
    return { kind, read: lift2(left.read, right.read, longOperations.sub) };
  return undefined;
}

const doubleOperations: Record<Arithmetic, (a: number, b: number) => number> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  mod: (a, b) => a % b,
};

const intOperations: Record<'div' | 'mod', (a: number, b: number) => number> = {
  // Subtracting the remainder first makes the quotient exact.
  div: (a, b) => (a - (a % nonZero(b))) / b,
  mod: (a, b) => a % nonZero(b),
};

const longOperations: Record<Arithmetic, (a: bigint, b: bigint) => bigint> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / nonZero(b),
  mod: (a, b) => a % nonZero(b),
};

const decimalOperations: Record<Arithmetic, (a: Decimal, b: Decimal) => Decimal> = {
  add: addDecimals,
  sub: (a, b) => addDecimals(a, negateDecimal(b)),
  mul: multiplyDecimals,
  div: (a, b) => divideDecimals(a, nonZeroDecimal(b)),
  mod: (a, b) => remainderOfDecimals(a, nonZeroDecimal(b)),
};

function nonZero<T extends number | bigint>(divisor: T): T {
  if (!divisor)
    throw new InvalidInput('filter', 'The filter divides a whole or decimal number by zero, which has no result.');
  return divisor;
}

function nonZeroDecimal(divisor: Decimal): Decimal {
  nonZero(divisor.unscaled);
  return divisor;
}
