// Grids and steps of floating indexes, against whole numbers of a decimal unit. GRID_ROUNDS says how many are drawn.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readWindow } from '../../../server/domain/data-views/window.ts';
import { stepIndexes } from '../../../server/domain/reading/index-scale.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { eventType, property } from '../reading/fixtures.ts';
import { view } from './fixtures.ts';

const numRuns = Number(process.env['GRID_ROUNDS'] ?? 500);

const doubleKey = eventType([property('Key', TypeCode.Double), property('Value', TypeCode.Double)]);

/** A decimal text, of a whole number of units of 10^-places. */
function textOf(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const split = digits.length - places;
  return `${units < 0n ? '-' : ''}${digits.slice(0, split)}.${digits.slice(split)}0`;
}

const grid = fc.record({
  places: fc.integer({ min: 0, max: 6 }),
  start: fc.bigInt({ min: -5_000n, max: 5_000n }),
  step: fc.bigInt({ min: 1n, max: 900n }),
  steps: fc.integer({ min: 0, max: 60 }),
  /** How far the end is behind the last step; less than a step. */
  rest: fc.bigInt({ min: 0n, max: 900n }),
  includesEnd: fc.boolean(),
});

describe.each([
  ['Double', Number],
  ['Single', Math.fround],
] as const)('a grid of %s', (code, rounded) => {
  it('has every decimal step from the start up to the end, each rounded once', () => {
    fc.assert(
      fc.property(grid, ({ places, start, step, steps, rest: drawn, includesEnd }) => {
        const rest = drawn % step;
        const end = start + step * BigInt(steps) + rest;
        const texts = {
          startIndex: textOf(start, places),
          endIndex: textOf(end, places),
          interval: textOf(step, places),
        };
        const { grid: found } = readWindow(view({ IndexTypeCode: code }), 'interpolated', texts, { includesEnd });
        const count = steps + (includesEnd || rest > 0n ? 1 : 0);
        const wanted = Array.from({ length: count }, (_, k) =>
          rounded(Number(textOf(start + step * BigInt(k), places))),
        );
        // Negative zero is the same index.
        expect(Array.from({ length: found?.count ?? 0 }, (_, k) => Number(found?.indexAt(k)) + 0)).toEqual(
          wanted.map((value) => value + 0),
        );
      }),
      { numRuns },
    );
  });
});

describe('the steps between two Doubles', () => {
  it('include both ends exactly and have the decimal numbers between, but for the last digits', () => {
    fc.assert(
      fc.property(grid, ({ places, start, step, steps }) => {
        const parts = steps + 1;
        const numbers = Array.from({ length: parts + 1 }, (_, k) => Number(textOf(start + step * BigInt(k), places)));
        const [first = 0, last = 0] = [numbers.at(0), numbers.at(-1)];
        const found = stepIndexes(doubleKey, [first], [last], parts + 1).map(([index]) => Number(index));
        expect(found).toHaveLength(parts + 1);
        expect([found.at(0), found.at(-1)]).toEqual([first, last]);
        const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(first), Math.abs(last));
        for (const [k, index] of found.entries()) {
          expect(Math.abs(index - (numbers[k] ?? NaN))).toBeLessThanOrEqual(tolerance);
          if (k > 0) expect(index).toBeGreaterThan(found[k - 1] ?? NaN);
        }
      }),
      { numRuns },
    );
  });
});
