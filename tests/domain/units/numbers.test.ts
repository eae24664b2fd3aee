import { describe, expect, it } from '@jest/globals';
import { decimalOf, numberConverter, type NumberValue } from '../../../server/domain/units/numbers.ts';
import { typeCodeOf } from '../../../server/domain/values/type-codes.ts';

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

describe('the conversion of a number to another type', () => {
  it.each<[string, NumberValue, NumberValue | null]>([
    ['Int32', 0.5, 0],
    ['Int32', 1.5, 2],
    ['Int32', -0.5, 0],
    ['Int32', -2.5, -2],
    ['Int32', 2.6, 3],
    ['Int32', 3, 3],
    ['Int32', { unscaled: 25n, scale: 1 }, 2],
    ['Byte', 0, 0],
    ['Byte', 255, 255],
    ['Byte', 255.4, 255],
    ['Byte', 255.5, null],
    ['Byte', -1, null],
    ['Byte', Number.NaN, null],
    ['Byte', Infinity, null],
    ['Int64', 2.5, 2n],
    ['Int64', 2n ** 63n - 1n, 2n ** 63n - 1n],
    ['Int64', -(2n ** 63n), -(2n ** 63n)],
    ['Int64', 2n ** 63n, null],
    ['Double', 5n, 5],
    ['Double', 0.1, 0.1],
    ['Double', { unscaled: 15n, scale: 1 }, 1.5],
    ['Single', 0.1, Math.fround(0.1)],
    ['Single', 1e39, null],
    ['Single', Infinity, Infinity],
    ['Decimal', 1.5, { unscaled: 15n, scale: 1 }],
    ['Decimal', Number.NaN, null],
  ])('to %s turns %p into %p', (type, value, expected) => {
    expect(numberConverter(typeCodeOf(type) ?? 0)(value)).toEqual(expected);
  });
});
