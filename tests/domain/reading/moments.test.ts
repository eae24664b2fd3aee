// Moments that are put together from parts, against the definitions, over all values at once.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Moments, WeightedMoments } from '../../../server/domain/reading/moments.ts';

interface Weighed {
  readonly value: number;
  readonly weight: number;
}

const weighed = fc.record({ value: fc.integer({ min: -50, max: 50 }), weight: fc.integer({ min: 1, max: 9 }) });
/** Parts, each as it was sealed; some are empty. */
const parts = fc.array(fc.array(weighed, { maxLength: 12 }), { minLength: 1, maxLength: 6 });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function expectNear(actual: number, expected: number): void {
  if (Number.isFinite(expected))
    expect(Math.abs(actual - expected)).toBeLessThan(1e-7 * Math.max(1, Math.abs(expected)));
  else expect(actual).toBe(expected);
}

function merged<T extends { merge(other: T): void; readonly state: readonly number[] }>(
  all: readonly (readonly Weighed[])[],
  make: () => T,
  add: (moments: T, one: Weighed) => void,
  restore: (state: Float64Array) => T,
): T {
  const whole = make();
  for (const part of all) {
    const moments = make();
    for (const one of part) add(moments, one);
    whole.merge(restore(Float64Array.from(moments.state)));
  }
  return whole;
}

describe('merged moments', () => {
  it('are those of all values', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const values = all.flat().map(({ value }) => value);
        fc.pre(new Set(values).size > 1);
        const moments = merged(
          all,
          () => new Moments(),
          (made, { value }) => made.add(value),
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

  it('with weights are those of all values', () => {
    fc.assert(
      fc.property(parts, (all) => {
        const some = all.flat();
        fc.pre(some.length > 1);
        const moments = merged(
          all,
          () => new WeightedMoments(),
          (made, { value, weight }) => made.add(value, weight),
          (state) => WeightedMoments.fromState(state, 0),
        );
        const weights = sum(some.map(({ weight }) => weight));
        const mean = sum(some.map(({ value, weight }) => value * weight)) / weights;
        const variance = sum(some.map(({ value, weight }) => weight * (value - mean) ** 2)) / weights;
        expect(moments.count).toBe(some.length);
        expectNear(moments.mean, mean);
        expectNear(moments.populationDeviation ** 2, variance);
        expectNear(moments.deviation ** 2, (variance * some.length) / (some.length - 1));
      }),
    );
  });

  it.each([
    [
      'not a number in one part',
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
  ])('%s', (_, all, total) => {
    const values = all.map((part) => part.map((value) => ({ value, weight: 2 })));
    const moments = merged(
      values,
      () => new Moments(),
      (made, { value }) => made.add(value),
      (state) => Moments.fromState(state, 0),
    );
    const plain = new Moments();
    for (const value of all.flat()) plain.add(value);
    expect(plain.total).toBe(total);
    expect(moments.total).toBe(total);
    expect(moments.mean).toBe(plain.mean);
  });
});
