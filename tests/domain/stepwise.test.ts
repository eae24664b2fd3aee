import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runToEnd, forEachStepwise, sortStepwise } from '../../server/domain/stepwise.ts';

it('sorts like Array.sort, equal items in their original order', () => {
  const entries = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.nat()), { maxLength: 2_500, size: 'max' });
  const compare = ([a]: [number, number], [b]: [number, number]) => a - b;
  fc.assert(
    fc.property(entries, (items) => {
      expect(runToEnd(sortStepwise(items, compare))).toEqual(items.toSorted(compare));
    }),
    { numRuns: 30 },
  );
});

it('visits every item, and yields more often for items with a larger weight', () => {
  const stepsOf = (weight: number) => {
    const visited: number[] = [];
    const steps = [
      ...forEachStepwise(
        Array.from({ length: 2_000 }, (_, i) => i),
        (item) => visited.push(item),
        weight,
      ),
    ].length;
    return [visited.length, steps];
  };
  expect(stepsOf(1)).toEqual([2_000, 4]);
  expect(stepsOf(250)).toEqual([2_000, 1_000]);
  expect(stepsOf(100_000)).toEqual([2_000, 2_000]);
});
