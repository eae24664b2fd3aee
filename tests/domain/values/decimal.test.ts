import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  compareDecimals,
  decimalFromNumber,
  decimalToNumber,
  divideHalfEven,
  formatDecimal,
  isDecimal,
  parseDecimal,
} from '../../../server/domain/values/decimal.ts';

const round = (text: string) => {
  const value = parseDecimal(text);
  return value && formatDecimal(value);
};

it.each([
  [6n, 3n, 2n],
  [7n, 3n, 2n],
  [8n, 3n, 3n],
  [5n, 2n, 2n],
  [7n, 2n, 4n],
  [-6n, 3n, -2n],
  [-7n, 3n, -2n],
  [-8n, 3n, -3n],
  [-5n, 2n, -2n],
  [-7n, 2n, -4n],
  [-1n, 2n, 0n],
  [0n, 5n, 0n],
])('%p divided by %p is rounded half to even, to %p', (dividend, divisor, expected) => {
  expect(divideHalfEven(dividend, divisor)).toBe(expected);
});

it('A Decimal is an object with an unscaled number', () => {
  expect([parseDecimal('1.5'), { ticks: 0n, offset: 0 }, null, undefined, 'unscaled', 1, 1n].map(isDecimal)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
});

describe('decimals', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['0.000', '0'],
    ['1', '1'],
    ['+1', '1'],
    ['-1.50', '-1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['1e3', '1000'],
    ['1.5E+3', '1500'],
    ['15e-1', '1.5'],
    ['100e-2', '1'],
    ['1e-28', '0.0000000000000000000000000001'],
    ['79228162514264337593543950335', '79228162514264337593543950335'],
    ['-79228162514264337593543950335', '-79228162514264337593543950335'],
    ['12345678901234567890.12345678', '12345678901234567890.12345678'],
  ])('keep all digits of %s', (text, expected) => {
    expect(round(text)).toBe(expected);
  });

  it.each([
    ['0.00000000000000000000000000005', '0'],
    ['0.00000000000000000000000000015', '0.0000000000000000000000000002'],
    ['0.00000000000000000000000000025', '0.0000000000000000000000000002'],
    ['0.000000000000000000000000000250000001', '0.0000000000000000000000000003'],
    [`0.00000000000000000000000000025${'0'.repeat(100)}`, '0.0000000000000000000000000002'],
    [`0.00000000000000000000000000025${'0'.repeat(100)}1`, '0.0000000000000000000000000003'],
    ['1e-30', '0'],
    ['1e-999999', '0'],
    ['12345678901234567890.1234567899', '12345678901234567890.12345679'],
    ['9.9999999999999999999999999999', '10'],
    ['7922816251426433759354395033.55', '7922816251426433759354395034'],
    ['79228162514264337593543950335.4', '79228162514264337593543950335'],
  ])('are rounded half to even: %s', (text, expected) => {
    expect(round(text)).toBe(expected);
  });

  it.each(['', '.', 'e5', '1e', '1.2.3', 'abc', '0x10', '1,5', ' 1', 'NaN', 'Infinity', '--1', '1e9999999'])(
    'are not read from %p',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it.each(['79228162514264337593543950336', '-79228162514264337593543950335.5', '1e29', '1e999999', '9'.repeat(1000)])(
    'are refused as too large: %s',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it('are read quickly from a million digits', () => {
    // Quadratic work on a million digits would exceed the time limit of the test.
    expect(round(`0.${'1'.repeat(1_000_000)}`)).toBe(`0.${'1'.repeat(28)}`);
    expect(round(`1.${'0'.repeat(1_000_000)}1`)).toBe('1');
    expect(round(`${'0'.repeat(1_000_000)}x`)).toBeUndefined();
  });

  it('have equal members if they are equal', () => {
    expect(parseDecimal('1.10')).toEqual(parseDecimal('11e-1'));
    expect(parseDecimal('100')).toEqual({ unscaled: 100n, scale: 0 });
  });

  it.each([
    ['1', '2', -1],
    ['-1', '-2', 1],
    ['1.5', '1.50', 0],
    ['0.1', '1e-28', 1],
    ['-0.1', '0', -1],
    ['99.9', '100', -1],
  ])('are compared: %s with %s', (a, b, expected) => {
    expect(compareDecimals(parseDecimal(a) ?? raise(), parseDecimal(b) ?? raise())).toBe(expected);
  });

  it('have the digits of a double as JavaScript writes it', () => {
    expect(decimalFromNumber(0.1)).toEqual({ unscaled: 1n, scale: 1 });
    expect(decimalFromNumber(1e21)).toEqual({ unscaled: 10n ** 21n, scale: 0 });
    expect([NaN, Infinity, 1e29].map(decimalFromNumber)).toEqual([undefined, undefined, undefined]);
  });

  it('are read from their text, and converted to the nearest double', () => {
    const decimals = fc.tuple(fc.bigInt({ min: -(2n ** 96n) + 1n, max: 2n ** 96n - 1n }), fc.nat({ max: 28 }));
    fc.assert(
      fc.property(decimals, ([unscaled, scale]) => {
        const value = parseDecimal(`${String(unscaled)}e-${String(scale)}`) ?? raise();
        expect(parseDecimal(formatDecimal(value))).toEqual(value);
        expect(decimalToNumber(value)).toBe(Number(`${String(unscaled)}e-${String(scale)}`));
        expect(value.scale === 0 || value.unscaled % 10n !== 0n).toBe(true);
      }),
    );
  });
});

function raise(): never {
  throw new Error('The text is not a decimal.');
}
