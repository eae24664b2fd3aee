// Merged moments, compared with the definitions of moments over all values.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Moments, WeightedMoments } from '../../../server/domain/reading/moments.ts';

interface WeightedValue {
  readonly value: number;
  readonly weight: number;
}

const weightedValue = fc.record({ value: fc.integer({ min: -50, max: 50 }), weight: fc.integer({ min: 1, max: 9 }) });
/** Parts of the values; some are empty. */
const parts = fc.array(fc.array(weightedValue, { maxLength: 12 }), { minLength: 1, maxLength: 6 });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function expectNear(actual: number, expected: number): void {
  if (Number.isFinite(expected))
    expect(Math.abs(actual - expected)).toBeLessThan(1e-7 * Math.max(1, Math.abs(expected)));
  else expect(actual).toBe(expected);
}

function merged<T extends { merge(other: T): void; readonly state: readonly number[] }>(
  all: readonly (readonly WeightedValue[])[],
  create: () => T,
  add: (moments: T, item: WeightedValue) => void,
  restore: (state: Float64Array) => T,
): T {
  const result = create();
  for (const part of all) {
    const moments = create();
    for (const item of part) add(moments, item);
    result.merge(restore(Float64Array.from(moments.state)));
  }
  return result;
}

describe('merged moments', () => {
  it('equal the moments of all values', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const values = all.flat().map(({ value }) => value);
        fc.pre(new Set(values).size > 1);
        const moments = merged(
          all,
          () => new Moments(),
          (moments, { value }) => moments.add(value),
          (state) => Moments.fromState(state, 0),
        );
        const mean = sum(values) / values.length;
        const central = (power: number) => sum(values.map((value) => (value - mean) ** power)) / values.length;
        expect(moments.count).toBe(values.length);
        expectNear(moments.total, sum(values));
        expectNear(moments.mean, mean);
        expectNear(moments.populationDeviation, Math.sqrt(central(2)));
        expectNear(moments.deviation, Math.sqrt((central(2) * values.length) / (values.length - 1)));
        expectNear(moments.skewness, central(3) / central(2) ** 1.5);
        expectNear(moments.kurtosis, central(4) / central(2) ** 2 - 3);
      }),
    );
  });

  it('equal the weighted moments of all values', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const items = all.flat();
        fc.pre(items.length > 1);
        const moments = merged(
          all,
          () => new WeightedMoments(),
          (moments, { value, weight }) => moments.add(value, weight),
          (state) => WeightedMoments.fromState(state, 0),
        );
        const weights = sum(items.map(({ weight }) => weight));
        const mean = sum(items.map(({ value, weight }) => value * weight)) / weights;
        const variance = sum(items.map(({ value, weight }) => weight * (value - mean) ** 2)) / weights;
        expect(moments.count).toBe(items.length);
        expectNear(moments.mean, mean);
        expectNear(moments.populationDeviation ** 2, variance);
        expectNear(moments.deviation ** 2, (variance * items.length) / (items.length - 1));
      }),
    );
  });

  it.each([
    [
      'NaN in one part',
      [
        [1, 2],
        [NaN, 3],
      ],
      NaN,
    ],
    [
      'an infinite value in one part',
      [
        [1, 2],
        [Infinity, 3],
      ],
      Infinity,
    ],
    [
      'both infinities',
      [
        [1, -Infinity],
        [Infinity, 3],
      ],
      NaN,
    ],
  ])('equal the moments of all values for %s', (_, all, total) => {
    const values = all.map((part) => part.map((value) => ({ value, weight: 2 })));
    const moments = merged(
      values,
      () => new Moments(),
      (moments, { value }) => moments.add(value),
      (state) => Moments.fromState(state, 0),
    );
    const plain = new Moments();
    for (const value of all.flat()) plain.add(value);
    expect(plain.total).toBe(total);
    expect(moments.total).toBe(total);
    expect(moments.mean).toBe(plain.mean);
  });
});
