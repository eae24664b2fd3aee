// From the tree of a filter to one function over rows; what a property is, the rows' own module says.
import { describe, type Expression, type Reader } from './expressions.ts';
import { callFunction } from './functions.ts';
import { literalExpression } from './literals.ts';
import { malformed } from './malformed.ts';
import { calculate, compare, negate } from './operators.ts';
import { parseFilter, type Node, type Path } from './parser.ts';

/** The rows that a filter is compiled for. */
export interface RowShape<Row> {
  /** Whether case makes no difference in texts, names and operators. */
  readonly ignoreCase: boolean;
  /** Returns the expression of a property; InvalidInput when there is none that a filter can use. */
  readonly property: (path: Path) => Expression<Row>;
}

/**
 * Returns whether a row matches a filter; InvalidInput on a filter outside the language (docs/behavior/searching-and-filtering.md#filters).
 */
export function compileFilter<Row>(text: string, shape: RowShape<Row>): (row: Row) => boolean {
  const matches = condition(parseFilter(text, shape.ignoreCase), shape);
  return (row) => matches(row) === true;
}

/** A null in place of a condition counts as false (docs/behavior/searching-and-filtering.md#filtered-values). */
function condition<Row>(node: Node, shape: RowShape<Row>): Reader<Row, boolean> {
  const compiled = expression(node, shape);
  if (compiled.kind !== 'boolean')
    throw malformed('filter', node.at, `expected a condition, found ${describe(compiled)}`);
  return compiled.read;
}

function expression<Row>(node: Node, shape: RowShape<Row>): Expression<Row> {
  switch (node.kind) {
    case 'path':
      return shape.property(node);
    case 'call': {
      const operands = node.operands.map((operand) => expression(operand, shape));
      return callFunction(node.name, operands, shape.ignoreCase, node.at);
    }
    case 'not': {
      const operand = condition(node.operand, shape);
      return { kind: 'boolean', read: (row) => operand(row) !== true };
    }
    case 'negate':
      return negate(expression(node.operand, shape), node.at);
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
      return compare(node.kind, expression(node.left, shape), expression(node.right, shape), node.at);
    case 'add':
    case 'sub':
    case 'mul':
    case 'div':
    case 'mod':
      return calculate(node.kind, expression(node.left, shape), expression(node.right, shape), node.at);
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
