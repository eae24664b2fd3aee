import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Value } from '../../../server/domain/model.ts';
import { comparer, indexComparer } from '../../../server/domain/values/order.ts';
import { isOrdered, TypeCode, typeCodeName, typeCodeNames } from '../../../server/domain/values/type-codes.ts';
import { property, eventTypeOf, valuesOf } from './samples.ts';

const sorted = (code: number, values: readonly Value[]) => [...values].sort(comparer(code));

describe('the order of values', () => {
  it.each<[string, number, readonly Value[]]>([
    ['booleans', TypeCode.Boolean, [false, true]],
    ['integers', TypeCode.Int32, [-3, 0, 2, 10]],
    ['64-bit integers', TypeCode.UInt64, [0n, 9n, 10n, 2n ** 64n - 1n]],
    ['doubles, NaN first', TypeCode.Double, [NaN, -Infinity, -1.5, 0, 1e-300, 2, Infinity]],
    ['strings by code units', TypeCode.String, ['', 'A', 'Z', 'a', 'a!', 'ab', '\u{1f600}', '\uffff']],
    ['characters', TypeCode.Char, ['\0', 'A', 'a', '\uffff']],
    [
      'decimals',
      TypeCode.Decimal,
      [
        { unscaled: -15n, scale: 1 },
        { unscaled: 2n, scale: 0 },
        { unscaled: 205n, scale: 2 },
      ],
    ],
    ['versions by their parts', TypeCode.Version, ['1.2', '1.2.0', '1.2.9', '1.2.10', '1.10.0']],
    ['nullable numbers, null first', 114, [null, NaN, 0, 1]],
    ['nullable enums', 709, [null, -1, 0, 5]],
    ['time spans', TypeCode.TimeSpan, [-5n, 0n, 7n]],
  ])('sorts %s', (_name, code, values) => {
    expect(sorted(code, [...values].reverse())).toEqual(values);
    for (const value of values) expect(comparer(code)(value, value)).toBe(0);
  });

  it('compares times by instant, whatever their offset (docs/behavior/stream-data.md#order-of-indexes)', () => {
    const compare = comparer(TypeCode.DateTimeOffset);
    expect(compare({ ticks: 5n, offset: -480 }, { ticks: 5n, offset: 0 })).toBe(0);
    expect(compare({ ticks: 4n, offset: 840 }, { ticks: 5n, offset: -840 })).toBeLessThan(0);
  });

  it('does not exist for some codes', () => {
    expect(() => comparer(TypeCode.Object)).toThrow('Values of Object have no order.');
    expect(() => comparer(214)).toThrow('DoubleArray');
    expect(() => comparer(17)).toThrow('17');
  });

  const ordered = [...typeCodeNames.keys()].filter(isOrdered);
  it.each(ordered.map((code) => [typeCodeName(code), code] as const))('is a total order for %s', (_name, code) => {
    const compare = comparer(code);
    fc.assert(
      fc.property(valuesOf(code), valuesOf(code), valuesOf(code), (a, b, c) => {
        expect(Math.sign(compare(a, b))).toBe(0 - Math.sign(compare(b, a)));
        const [low, middle, high] = [a, b, c].sort(compare);
        expect(compare(low ?? null, middle ?? null)).toBeLessThanOrEqual(0);
        expect(compare(low ?? null, high ?? null)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the order of indexes (docs/behavior/stream-data.md#order-of-indexes)', () => {
  const key = (id: string) => property(id, TypeCode.Int32);

  it('compares part by part', () => {
    const compare = indexComparer(eventTypeOf([key('Order'), key('Multiplier')], [0, 1]));
    const stored = [[1, 10], [2, 2], [3, 1], [10, 3], [10, 8], [10, 10]]; // prettier-ignore
    expect([...stored].reverse().sort(compare)).toEqual(stored);
  });

  it('compares the parts in the order of the keys, not of the properties', () => {
    const type = eventTypeOf([property('Time', TypeCode.DateTime), property('Recorded', TypeCode.Int32)], [1, 0]);
    const compare = indexComparer(type);
    expect(compare([1, 9n], [2, 3n])).toBeLessThan(0);
    expect(compare([2, 3n], [2, 9n])).toBeLessThan(0);
  });
});
