// Compiles a filter into a predicate of rows.
import { calculate, negate } from './arithmetic.ts';
import { compare } from './comparisons.ts';
import { describeType, type Expression, type Reader } from './expressions.ts';
import { callFunction } from './functions.ts';
import { parseFilter } from './filter-parser.ts';
import type { Node, Path } from './filter-tree.ts';
import { literalExpression } from './literals.ts';
import { errorAt } from './error-at.ts';

/** The kind of rows that a filter is compiled for. */
export interface RowShape<Row> {
  /** Whether strings, names and operators match in any case. */
  readonly ignoreCase: boolean;
  /** Returns the expression of a property; throws InvalidInput for an unknown property or one that filters cannot use. */
  readonly property: (path: Path) => Expression<Row>;
}

/**
 * Returns the predicate of a filter; throws InvalidInput for a filter that is not valid
 * (docs/behavior/searching-and-filtering.md#filters).
 */
export function compileFilter<Row>(text: string, shape: RowShape<Row>): (row: Row) => boolean {
  const matches = compileCondition(parseFilter(text, shape.ignoreCase), shape);
  return (row) => matches(row) === true;
}

/** Returns the reader of a condition; null counts as false (docs/behavior/searching-and-filtering.md#filtered-values). */
function compileCondition<Row>(node: Node, shape: RowShape<Row>): Reader<Row, boolean> {
  const compiled = compileExpression(node, shape);
  if (compiled.kind !== 'boolean')
    throw errorAt('filter', node.offset, `expected a condition, found ${describeType(compiled)}`);
  return compiled.read;
}

function compileExpression<Row>(node: Node, shape: RowShape<Row>): Expression<Row> {
  switch (node.kind) {
    case 'path':
      return shape.property(node);
    case 'call': {
      const operands = node.operands.map((operand) => compileExpression(operand, shape));
      return callFunction(node.name, operands, shape.ignoreCase, node.offset);
    }
    case 'not': {
      const operand = compileCondition(node.operand, shape);
      return { kind: 'boolean', read: (row) => operand(row) !== true };
    }
    case 'negate':
      return negate(compileExpression(node.operand, shape), node.offset);
    case 'and': {
      const operands = node.operands.map((operand) => compileCondition(operand, shape));
      return { kind: 'boolean', read: (row) => isEveryTrue(operands, row) };
    }
    case 'or': {
      const operands = node.operands.map((operand) => compileCondition(operand, shape));
      return { kind: 'boolean', read: (row) => isSomeTrue(operands, row) };
    }
    case 'eq':
    case 'ne':
    case 'gt':
    case 'ge':
    case 'lt':
    case 'le':
      return compare(node.kind, compileExpression(node.left, shape), compileExpression(node.right, shape), node.offset);
    case 'add':
    case 'sub':
    case 'mul':
    case 'div':
    case 'mod':
      return calculate(
        node.kind,
        compileExpression(node.left, shape),
        compileExpression(node.right, shape),
        node.offset,
      );
    default:
      return literalExpression(node, shape.ignoreCase);
  }
}

// Loops, because `every` and `some` would need a function for each row.
function isEveryTrue<Row>(operands: readonly Reader<Row, boolean>[], row: Row): boolean {
  for (const operand of operands) if (operand(row) !== true) return false;
  return true;
}

function isSomeTrue<Row>(operands: readonly Reader<Row, boolean>[], row: Row): boolean {
  for (const operand of operands) if (operand(row) === true) return true;
  return false;
}
