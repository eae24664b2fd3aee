import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileEventFilter } from '../../../server/domain/languages/filter-events.ts';
import type { Event } from '../../../server/domain/model.ts';
import { eventType, property } from './event-samples.ts';

// Random trees, which are written as filters with as few parentheses as possible, and evaluated here for comparison.
type Tree =
  | { readonly kind: 'leaf'; readonly text: string; readonly value: (row: Row) => number | null }
  | {
      readonly kind: 'sum' | 'product' | 'compare';
      readonly operator: string;
      readonly left: Tree;
      readonly right: Tree;
    }
  | { readonly kind: 'not'; readonly operand: Tree }
  | { readonly kind: 'and' | 'or'; readonly left: Tree; readonly right: Tree };

interface Row {
  readonly x: number | null;
  readonly y: number | null;
}

const precedence = { or: 0, and: 1, not: 2, compare: 3, sum: 4, product: 5, leaf: 6 };

function write(tree: Tree, minPrecedence: number): string {
  const own = precedence[tree.kind];
  const text = ((): string => {
    switch (tree.kind) {
      case 'leaf':
        return tree.text;
      case 'not':
        return `not ${write(tree.operand, own)}`;
      case 'and':
      case 'or':
        return `${write(tree.left, own)} ${tree.kind} ${write(tree.right, own + 1)}`;
      case 'compare':
        return `${write(tree.left, own + 1)} ${tree.operator} ${write(tree.right, own + 1)}`;
      default:
        return `${write(tree.left, own)} ${tree.operator} ${write(tree.right, own + 1)}`;
    }
  })();
  return own < minPrecedence ? `(${text})` : text;
}

function evaluate(tree: Tree, row: Row): number | boolean | null {
  switch (tree.kind) {
    case 'leaf':
      return tree.value(row);
    case 'not':
      return evaluate(tree.operand, row) !== true;
    case 'and':
      return evaluate(tree.left, row) === true && evaluate(tree.right, row) === true;
    case 'or':
      return evaluate(tree.left, row) === true || evaluate(tree.right, row) === true;
    default: {
      const [a, b] = [evaluate(tree.left, row), evaluate(tree.right, row)];
      if (a === null || b === null) return tree.kind === 'compare' ? false : null;
      const [p, q] = [Number(a), Number(b)];
      const results: Record<string, number | boolean> = {
        add: p + q,
        sub: p - q,
        mul: p * q,
        div: p / q,
        mod: p % q,
        eq: p === q,
        ne: p !== q,
        gt: p > q,
        ge: p >= q,
        lt: p < q,
        le: p <= q,
      };
      return results[tree.operator] ?? null;
    }
  }
}

const leaf = fc.oneof(
  fc.constant<Tree>({ kind: 'leaf', text: 'X', value: ({ x }) => x }),
  fc.constant<Tree>({ kind: 'leaf', text: 'Y', value: ({ y }) => y }),
  fc.integer({ min: -3, max: 3 }).map<Tree>((value) => ({ kind: 'leaf', text: value.toFixed(1), value: () => value })),
);
const trees = fc.letrec<{ number: Tree; condition: Tree }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({
      kind: fc.constant('sum'),
      operator: fc.constantFrom('add', 'sub'),
      left: tie('number'),
      right: tie('number'),
    }),
    fc.record({
      kind: fc.constant('product'),
      operator: fc.constantFrom('mul', 'div', 'mod'),
      left: tie('number'),
      right: tie('number'),
    }),
  ),
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      kind: fc.constant('compare'),
      operator: fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le'),
      left: tie('number'),
      right: tie('number'),
    }),
    fc.record({ kind: fc.constant('not'), operand: tie('condition') }),
    fc.record({ kind: fc.constantFrom('and', 'or'), left: tie('condition'), right: tie('condition') }),
  ),
}));

describe('precedence, associativity and nulls', () => {
  it('agree with an evaluation of the tree that the filter was written from', () => {
    const type = eventType(property('X', 114), property('Y', 114));
    const value = fc.option(fc.constantFrom(-2, -0.5, 0, 1, 3), { freq: 4 });
    fc.assert(
      fc.property(trees.condition, value, value, (tree, x, y) => {
        expect(compileEventFilter(write(tree, 0), type).matches([x, y])).toBe(evaluate(tree, { x, y }));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('numbers of different types', () => {
  const type = eventType(property('I', 9), property('L', 11), property('D', 14), property('M', 15));
  const compare = (a: number, b: number): string => (a < b ? 'lt' : a > b ? 'gt' : 'eq');

  it('are compared by value', () => {
    const half = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(half, half, half, half, (i, l, d, m) => {
        const event: Event = [i, BigInt(l), d / 2, { unscaled: BigInt(m) * 5n, scale: 1 }];
        const values: Record<string, number> = { I: i, L: l, D: d / 2, M: m / 2 };
        for (const [left, a] of Object.entries(values)) {
          for (const [right, b] of Object.entries(values)) {
            for (const operator of ['lt', 'eq', 'gt']) {
              const { matches } = compileEventFilter(`${left} ${operator} ${right}`, type);
              expect(matches(event)).toBe(compare(a, b) === operator);
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('give exact results if they are exact', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), fc.bigInt(1n, 2n ** 40n), (a, b) => {
        const event: Event = [0, a, 0, { unscaled: a, scale: 3 }];
        const holds = (filter: string) => compileEventFilter(filter, type).matches(event);
        expect(holds(`L div ${b} eq ${a / b} and L mod ${b} eq ${a % b} and L mul ${b} eq ${a * b}`)).toBe(true);
        expect(holds(`M sub 0.001 lt M and M mul 1000 eq ${a} and M mod ${b} mul 1000 eq ${a % (b * 1000n)}`)).toBe(
          true,
        );
      }),
      { numRuns: 100 },
    );
  });
});
