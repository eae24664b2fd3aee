// Compiles the syntax tree of a filter into one function over rows. The kind of row defines its properties.
import { calculate, negate } from './arithmetic.ts';
import { compare } from './comparisons.ts';
import { describeType, type Expression, type Reader } from './expressions.ts';
import { callFunction } from './functions.ts';
import { parseFilter } from './filter-parser.ts';
import type { Node, Path } from './filter-tree.ts';
import { literalExpression } from './literals.ts';
import { errorAt } from './error-at.ts';

/** The kind of row that a filter is compiled for. */
export interface RowShape<Row> {
  /** Whether texts, names and operators match in any case. */
  readonly ignoreCase: boolean;
  /** Returns the expression of a property; throws InvalidInput when there is none that a filter can use. */
  readonly property: (path: Path) => Expression<Row>;
}

/**
 * Returns the predicate of a filter; throws InvalidInput for a filter outside the language (docs/behavior/searching-and-filtering.md#filters).
 */
export function compileFilter<Row>(text: string, shape: RowShape<Row>): (row: Row) => boolean {
  const matches = condition(parseFilter(text, shape.ignoreCase), shape);
  return (row) => matches(row) === true;
}

/** A condition that is null counts as false (docs/behavior/searching-and-filtering.md#filtered-values). */
function condition<Row>(node: Node, shape: RowShape<Row>): Reader<Row, boolean> {
  const compiled = expression(node, shape);
  if (compiled.kind !== 'boolean')
    throw errorAt('filter', node.offset, `expected a condition, found ${describeType(compiled)}`);
  return compiled.read;
}

function expression<Row>(node: Node, shape: RowShape<Row>): Expression<Row> {
  switch (node.kind) {
    case 'path':
      return shape.property(node);
    case 'call': {
      const operands = node.operands.map((operand) => expression(operand, shape));
      return callFunction(node.name, operands, shape.ignoreCase, node.offset);
    }
    case 'not': {
      const operand = condition(node.operand, shape);
      return { kind: 'boolean', read: (row) => operand(row) !== true };
    }
    case 'negate':
      return negate(expression(node.operand, shape), node.offset);
    case 'and': {
      const operands = node.operands.map((operand) => condition(operand, shape));
      return { kind: 'boolean', read: (row) => holdsForAll(operands, row) };
    }
    case 'or': {
      const operands = node.operands.map((operand) => condition(operand, shape));
      return { kind: 'boolean', read: (row) => holdsForAny(operands, row) };
    }
    case 'eq':
    case 'ne':
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le':
      return compare(node.kind, expression(node.left, shape), expression(node.right, shape), node.offset);
    case 'add':
    case 'sub':
    case 'mul':
    case 'div':
    case 'mod':
      return calculate(node.kind, expression(node.left, shape), expression(node.right, shape), node.offset);
    default:
      return literalExpression(node, shape.ignoreCase);
  }
}

// Loops, because `every` and `some` would make a function for each row.
function holdsForAll<Row>(operands: readonly Reader<Row, boolean>[], row: Row): boolean {
  for (const operand of operands) if (operand(row) !== true) return false;
  return true;
}

function holdsForAny<Row>(operands: readonly Reader<Row, boolean>[], row: Row): boolean {
  for (const operand of operands) if (operand(row) === true) return true;
  return false;
}
