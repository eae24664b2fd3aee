import { describe, expect, it } from '@jest/globals';
import { decimalOf } from '../../../server/domain/units/numbers.ts';

describe('the decimal of a number', () => {
  it.each<[number, bigint, number]>([
    [0, 0n, 0],
    [-0.5, -5n, 1],
    [120, 120n, 0],
    [1.25e-7, 125n, 9],
    [1e21, 10n ** 21n, 0],
    [1.25e22, 125n * 10n ** 20n, 0],
  ])('has the digits of its shortest text and no negative scale: %p', (value, unscaled, scale) => {
    expect(decimalOf(value)).toEqual({ unscaled, scale });
  });
});
