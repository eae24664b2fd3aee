// Comparisons of the filter language, by the types of their operands.
import { compareDecimals } from '../values/decimal.ts';
import { describeType, isNumber, lift2, type Expression, type NumberExpression, type Reader } from './expressions.ts';
import type { Comparison } from './filter-tree.ts';
import { parseTextAs } from './literals.ts';
import { errorAt } from './error-at.ts';
import { isInexact, toDecimal, toDouble, toSingle } from './number-readers.ts';

type Comparable = number | bigint | string | boolean;

/**
 * Returns the condition that compares two expressions; it is false when either is null.
 * Throws InvalidInput when their types cannot be compared (docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function compare<Row>(
  operator: Comparison,
  left: Expression<Row>,
  right: Expression<Row>,
  offset: number,
): Expression<Row> {
  const first = coerceText(left, right, offset);
  const second = coerceText(right, left, offset);
  if (first.kind === 'null' || second.kind === 'null') return { kind: 'boolean', read: () => false };
  if (isNumber(first) && isNumber(second)) return { kind: 'boolean', read: compareNumbers(operator, first, second) };
  if (isNumber(first) || isNumber(second) || first.kind !== second.kind)
    throw errorAt('filter', offset, `cannot compare ${describeType(first)} with ${describeType(second)}`);
  return { kind: 'boolean', read: comparison<Row>(operator, first.read, second.read) };
}

/** Converts a string literal to the type that it is compared with: a Guid, a time, a time span or a member of an enum. */
function coerceText<Row>(text: Expression<Row>, other: Expression<Row>, offset: number): Expression<Row> {
  const { source } = text;
  if (text.kind !== 'text' || source === undefined) return text;
  if (other.kind === 'guid' || other.kind === 'time' || other.kind === 'duration') {
    const value = parseTextAs<Row>(source, other.kind);
    if (value === undefined) throw errorAt('filter', offset, `cannot compare ${describeType(other)} with "${source}"`);
    return value;
  }
  if ((other.kind === 'int' || other.kind === 'long') && other.members !== undefined) {
    const member = findMember(source, other.members);
    if (member === undefined)
      throw errorAt('filter', offset, `"${source}" must be one of ${[...other.members.keys()].join(', ')}`);
    const number = Number(member);
    return other.kind === 'int' ? { kind: 'int', read: () => number } : { kind: 'long', read: () => member };
  }
  return text;
}

function findMember(name: string, members: ReadonlyMap<string, bigint>): bigint | undefined {
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
  // Literals are rounded like the values: 0.1 as Single is not 0.1 as Double.
  if (left.kind === 'single' && right.source !== undefined)
    return comparison<Row>(operator, toSingle(left), toSingle(right));
  if (right.kind === 'single' && left.source !== undefined)
    return comparison<Row>(operator, toSingle(left), toSingle(right));
  // JavaScript compares numbers with bigints exactly, so only decimals are converted.
  if (left.kind !== 'decimal' && right.kind !== 'decimal') return comparison<Row>(operator, left.read, right.read);
  if (isInexact(left) || isInexact(right)) return comparison<Row>(operator, toDouble(left), toDouble(right));
  return comparison<Row>(operator, lift2(toDecimal(left), toDecimal(right), compareDecimals), () => 0);
}

/** Returns the predicate of an operator. Each operator has a function, so that it is not looked up for each row. */
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
        return a !== null && b !== null && isEqual(a, b);
      };
    case 'ne':
      return (row) => {
        const a = left(row);
        const b = right(row);
        return a !== null && b !== null && !isEqual(a, b);
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

/** Returns whether two values are equal, a number and a bigint included; NaN equals nothing. */
function isEqual(a: Comparable, b: Comparable): boolean {
  return a === b || (typeof a !== typeof b && a <= b && a >= b);
}
