import { describe, expect, it } from '@jest/globals';
import { Extrapolation, Interpolation, type Event, type Value } from '../../../server/domain/model.ts';
import { calculateEvent } from '../../../server/domain/reading/calculate.ts';
import { canInterpolateIndex, stepIndexes } from '../../../server/domain/reading/index-scale.ts';
import { parseDecimal } from '../../../server/domain/values/decimal.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { at, eventType, int32Enum, keyedType, property, simple, simpleEvents, withModes } from './fixtures.ts';

const { Continuous, StepwiseContinuousLeading, StepwiseContinuousTrailing, Discrete } = Interpolation;
const { ContinuousNullableLeading, ContinuousNullableTrailing } = Interpolation;

const nullable = (code: number) => code + 100;
const array = (code: number) => code + 200;
const decimal = (text: string): Value => parseDecimal(text) ?? null;
const moment = (ticks: bigint, offset: number): Value => ({ ticks, offset });

/** Returns the calculated value at an integer index. */
function valueAt(index: number, code: number, mode: Interpolation, events: readonly Event[]): Value | undefined {
  const before = events.findLast(([key]) => Number(key) < index) ?? null;
  const after = events.find(([key]) => Number(key) > index) ?? null;
  return calculateEvent(keyedType(code, mode), before, after, [index])?.[1];
}

describe('an event between two others', () => {
  it('is interpolated linearly', () => {
    const [, before = null, after = null] = simpleEvents;
    expect(calculateEvent(simple, before, after, at('13:30'))).toEqual([...at('13:30'), 0, 15]);
  });

  it.each([
    ['Continuous', Continuous, 7],
    ['Leading', StepwiseContinuousLeading, 2],
    ['Trailing', StepwiseContinuousTrailing, 12],
    ['Discrete', Discrete, undefined],
  ])('depends on the interpolation mode %s', (_, mode, expected) => {
    const event = calculateEvent(withModes(simple, mode), [...at('12:40'), 1, 2], [...at('13'), 2, 12], at('12:50'));
    expect(event?.[2]).toBe(expected);
  });

  it('has the default value in a Discrete property', () => {
    const type = eventType([
      property('Order', TypeCode.Int32),
      property('Radians', TypeCode.Double, Discrete),
      property('Sin', TypeCode.Double),
    ]);
    expect(calculateEvent(type, [0, 1, 2], [2, 3, 4], [1])).toEqual([1, 0, 3]);
  });

  it.each<[string, Value, Value, Value]>([
    ['1 and 2', 1, 2, 2],
    ['2 and 3', 2, 3, 2],
    ['-1 and -2', -1, -2, -2],
    ['-2 and -3', -2, -3, -2],
    ['3 and 2', 3, 2, 2],
  ])('rounds the whole number between %s half to even', (_, first, second, expected) => {
    expect(valueAt(1, TypeCode.Int32, Continuous, [[0, first], [2, second]])).toBe(expected); // prettier-ignore
  });

  it('rounds half to even for indexes with fractions, whose ratio a double would round', () => {
    const type = eventType([property('Key', TypeCode.Double), property('Value', TypeCode.Int32)]);
    expect(calculateEvent(type, [0.25, -2], [2.75, 3], [1])).toEqual([1, 0]);
  });

  it.each([
    [1, Continuous, null],
    [1, ContinuousNullableLeading, 2],
    [1, ContinuousNullableTrailing, null],
    [3, Continuous, null],
    [3, ContinuousNullableLeading, null],
    [3, ContinuousNullableTrailing, 6],
    [5, Continuous, 6],
    [5, ContinuousNullableLeading, null],
    [5, ContinuousNullableTrailing, null],
  ])('has the value that the mode defines beside nulls, at %s in mode %s', (index, mode, expected) => {
    const events = [[0, 2], [2, null], [4, 6]]; // prettier-ignore
    expect(valueAt(index, nullable(TypeCode.Double), mode, events)).toBe(expected);
  });

  it.each([ContinuousNullableLeading, ContinuousNullableTrailing])(
    'is interpolated linearly in mode %s without nulls',
    (mode) => {
      expect(valueAt(1, nullable(TypeCode.Double), mode, [[0, 2], [4, 6]])).toBe(3); // prettier-ignore
    },
  );

  it.each([
    [4, true],
    [5, true],
    [6, false],
  ])('has the nearer of two Boolean values, at %s', (index, expected) => {
    expect(valueAt(index, TypeCode.Boolean, Continuous, [[0, true], [10, false]])).toBe(expected); // prettier-ignore
  });

  it.each<[string, number, Value, Value, Value]>([
    ['Double', TypeCode.Double, 0.5, 1, 0.625],
    ['equal Doubles', TypeCode.Double, 0.1, 0.1, 0.1],
    ['NaN', TypeCode.Double, NaN, 1, NaN],
    ['an infinite Double', TypeCode.Double, 1, Infinity, Infinity],
    ['Single', TypeCode.Single, Math.fround(0.1), Math.fround(0.2), Math.fround(0.125)],
    ['SByte', TypeCode.SByte, -128, 127, -64],
    ['UInt32', TypeCode.UInt32, 4_294_967_295, 0, 3_221_225_471],
    ['Int64', TypeCode.Int64, -9_223_372_036_854_775_808n, 9_223_372_036_854_775_807n, -4_611_686_018_427_387_904n],
    ['UInt64', TypeCode.UInt64, 18_446_744_073_709_551_615n, 18_446_744_073_709_551_611n, 18_446_744_073_709_551_614n],
    ['Int64, half to even', TypeCode.Int64, 1n, 3n, 2n],
    ['Decimal', TypeCode.Decimal, decimal('0.1'), decimal('0.5'), decimal('0.2')],
    [
      'Decimal with all its digits',
      TypeCode.Decimal,
      decimal('79228162514264337593543950335'),
      decimal('79228162514264337593543950331'),
      decimal('79228162514264337593543950334'),
    ],
    ['DateTime', TypeCode.DateTime, 10n, 20n, 12n],
    ['TimeSpan', TypeCode.TimeSpan, 0n, -8n, -2n],
    ['DateTimeOffset', TypeCode.DateTimeOffset, moment(100n, 60), moment(200n, 0), moment(125n, 60)],
    ['nullable Int32', nullable(TypeCode.Int32), 0, 8, 2],
    ['nullable Int32, null before', nullable(TypeCode.Int32), null, 8, null],
    ['nullable Decimal, null after', nullable(TypeCode.Decimal), decimal('1'), null, null],
    ['nullable Boolean', nullable(TypeCode.Boolean), true, false, true],
    ['nullable Boolean, null after', nullable(TypeCode.Boolean), true, null, null],
    ['nullable Guid', nullable(TypeCode.Guid), 'a', 'b', null],
    ['Enum', int32Enum, 1, 1, 0],
    ['Enum over Int64', 600 + TypeCode.Int64, 1n, 1n, 0n],
    ['nullable Enum', 700 + TypeCode.Int32, 1, 1, null],
    ['String', TypeCode.String, 'a', 'a', null],
    ['Version', TypeCode.Version, '1.0', '1.0', null],
    ['Guid', TypeCode.Guid, 'a', 'a', '00000000-0000-0000-0000-000000000000'],
    ['Char', TypeCode.Char, 'a', 'a', '\0'],
    ['array', array(TypeCode.Int32), [1], [1], null],
    ['array of 64-bit integers', array(TypeCode.Int64), [1n], [1n], null],
    ['array of Doubles', array(TypeCode.Double), [1], [1], null],
    ['list', TypeCode.IList, [1], [1], null],
    ['object', TypeCode.Object, { a: 1 }, { a: 1 }, null],
  ])('has the right value at a quarter of the distance, for %s', (_, code, first, second, expected) => {
    expect(valueAt(1, code, Continuous, [[0, first], [4, second]])).toEqual(expected); // prettier-ignore
  });

  it('rounds the 28th decimal of a Decimal half to even', () => {
    expect(valueAt(1, TypeCode.Decimal, Continuous, [[0, decimal('0')], [3, decimal('1')]])).toEqual(
      decimal(`0.${'3'.repeat(28)}`),
    ); // prettier-ignore
    expect(valueAt(2, TypeCode.Decimal, Continuous, [[0, decimal('0')], [3, decimal('1')]])).toEqual(
      decimal(`0.${'6'.repeat(27)}7`),
    ); // prettier-ignore
  });

  it('copies objects, arrays and strings in the stepwise modes', () => {
    for (const [code, before, after] of [
      [TypeCode.String, 'a', 'b'],
      [TypeCode.Object, { a: 1 }, { a: 2 }],
      [array(TypeCode.Int32), [1], [2]],
    ] as const) {
      const events = [[0, before], [2, after]]; // prettier-ignore
      expect(valueAt(1, code, StepwiseContinuousLeading, events)).toEqual(before);
      expect(valueAt(1, code, StepwiseContinuousTrailing, events)).toEqual(after);
    }
  });

  it('is refused for Doubles that are too far apart, with the name of the property', () => {
    const calculate = () => valueAt(1, TypeCode.Double, Continuous, [[0, -1.7e308], [2, 1.7e308]]); // prettier-ignore
    expect(calculate).toThrow(expect.objectContaining({ name: 'InvalidInput', subject: 'Value' }));
  });

  it.each<[string, number, Value, Value, Value, Value]>([
    ['Int64', TypeCode.Int64, 0n, 9_007_199_254_740_993n, 18_014_398_509_481_986n, 5n],
    ['Decimal', TypeCode.Decimal, decimal('0.1'), decimal('0.2'), decimal('0.3'), 5n],
    ['Double', TypeCode.Double, 0, 0.75, 1, 8n],
    ['Double near the first event', TypeCode.Double, 0, 2 ** -60, 1, 0n],
    ['whole Double', TypeCode.Double, 0, 3, 4, 8n],
    ['Single', TypeCode.Single, 0.5, 0.75, 1, 5n],
    ['TimeSpan', TypeCode.TimeSpan, -10n, 0n, 10n, 5n],
    ['DateTimeOffset', TypeCode.DateTimeOffset, moment(0n, 0), moment(1n, 90), moment(2n, 0), 5n],
  ])('is interpolated by an index of type %s', (_, code, before, index, after, expected) => {
    const type = eventType([property('Key', code), property('Value', TypeCode.Int64)]);
    expect(calculateEvent(type, [before, 0n], [after, 10n], [index])).toEqual([index, expected]);
  });

  it('keeps all digits of a 64-bit value with a Double index', () => {
    const type = eventType([property('Key', TypeCode.Double), property('Value', TypeCode.Int64)]);
    expect(calculateEvent(type, [0, 0n], [0.5, 2n ** 62n + 2n], [0.25])?.[1]).toBe(2n ** 61n + 1n);
  });

  it('does not exist between indexes that are not finite', () => {
    const type = eventType([property('Key', TypeCode.Double), property('Value', TypeCode.Double)]);
    expect(calculateEvent(type, [-Infinity, 1], [0, 2], [-1])).toBeNull();
  });

  it('uses the mode of each property', () => {
    const properties = [
      property('Key', TypeCode.Int32),
      property('A', TypeCode.Double, StepwiseContinuousTrailing),
      property('B', TypeCode.Double, StepwiseContinuousLeading),
      property('C', nullable(TypeCode.Double), Discrete),
    ];
    expect(calculateEvent(eventType(properties), [0, 1, 1, 1], [2, 2, 2, 2], [1])).toEqual([1, 2, 1, null]);
  });

  it('has its index in the key, even if that is not the first property', () => {
    const type = eventType([property('Value', TypeCode.Double), property('Key', TypeCode.Int32)], { keys: [1] });
    expect(calculateEvent(type, [1, 0], [2, 2], [1])).toEqual([1.5, 1]);
  });
});

describe('an event beyond all others', () => {
  it.each([
    [Extrapolation.All, 0, 40],
    [Extrapolation.None, undefined, undefined],
    [Extrapolation.Forward, undefined, 40],
    [Extrapolation.Backward, 0, undefined],
  ])('has the value of the nearest event if extrapolation %s allows it', (extrapolation, before, after) => {
    const [first = null] = simpleEvents;
    const last = simpleEvents.at(-1) ?? null;
    for (const mode of [Continuous, StepwiseContinuousLeading, StepwiseContinuousTrailing]) {
      const type = withModes(simple, mode, extrapolation);
      expect(calculateEvent(type, null, first, at('11'))?.[2]).toBe(before);
      expect(calculateEvent(type, last, null, at('17'))?.[2]).toBe(after);
    }
  });

  it('has the requested index', () => {
    expect(calculateEvent(simple, null, [...at('12'), 2, 5], at('11'))).toEqual([...at('11'), 2, 5]);
  });

  it('has default values in the nullable modes', () => {
    const type = eventType([
      property('Key', TypeCode.Int32),
      property('A', TypeCode.Double),
      property('B', nullable(TypeCode.Double)),
    ]);
    for (const mode of [ContinuousNullableLeading, ContinuousNullableTrailing]) {
      expect(calculateEvent(withModes(type, mode), [0, 1, 2], null, [1])).toEqual([1, 0, null]);
    }
  });

  it('has the default value in a Discrete property', () => {
    const type = eventType([property('Key', TypeCode.Int32), property('Value', TypeCode.Double, Discrete)]);
    expect(calculateEvent(type, [0, 7], null, [1])).toEqual([1, 0]);
  });

  it('does not exist in a Discrete or an empty stream', () => {
    expect(calculateEvent(withModes(simple, Discrete), null, simpleEvents[0] ?? null, at('11'))).toBeNull();
    expect(calculateEvent(simple, null, null, at('11'))).toBeNull();
  });
});

describe('indexes', () => {
  it.each([
    [TypeCode.SByte, true],
    [TypeCode.UInt64, true],
    [TypeCode.Single, true],
    [TypeCode.Decimal, true],
    [TypeCode.DateTime, true],
    [TypeCode.DateTimeOffset, true],
    [TypeCode.TimeSpan, true],
    [TypeCode.Boolean, false],
    [TypeCode.Char, false],
    [TypeCode.String, false],
    [TypeCode.Guid, false],
  ])('of code %s can be interpolated: %s', (code, expected) => {
    const type = eventType([property('Key', code), property('Value', TypeCode.Double)]);
    expect(canInterpolateIndex(type)).toBe(expected);
    if (!expected) expect(calculateEvent(type, ['a', 1], ['c', 2], ['b'])).toBeNull();
  });

  it('of several parts cannot be interpolated', () => {
    const type = eventType([property('A', TypeCode.Int32), property('B', TypeCode.Int32)], { keys: [0, 1] });
    expect(canInterpolateIndex(type)).toBe(false);
    expect(calculateEvent(type, [0, 0], [2, 0], [1, 0])).toBeNull();
  });

  const steps = (code: number, start: Value, end: Value, count: number) =>
    stepIndexes(eventType([property('Key', code)]), [start], [end], count).map(([value]) => value);

  it.each<[string, number, Value, Value, number, Value[]]>([
    ['whole numbers', TypeCode.Int32, 5, 32, 4, [5, 14, 23, 32]],
    ['rounded half to even', TypeCode.Int32, 0, 5, 3, [0, 2, 5]],
    ['rounded half to even, from an odd number', TypeCode.Int32, 1, 2, 3, [1, 2, 2]],
    ['negative numbers', TypeCode.Int32, -5, 0, 3, [-5, -2, 0]],
    ['without drift', TypeCode.Int64, 0n, 10n, 4, [0n, 3n, 7n, 10n]],
    ['large numbers', TypeCode.UInt64, 0n, 2n ** 64n - 1n, 3, [0n, 2n ** 63n, 2n ** 64n - 1n]],
    ['Double', TypeCode.Double, 0, 1, 5, [0, 0.25, 0.5, 0.75, 1]],
    ['Double, with the exact end', TypeCode.Double, 0.1, 0.7, 4, [0.1, 0.1 + 0.6 / 3, 0.1 + (2 * 0.6) / 3, 0.7]],
    ['Single', TypeCode.Single, 0, 1, 4, [0, Math.fround(1 / 3), Math.fround(2 / 3), 1]],
    ['Decimal', TypeCode.Decimal, decimal('0'), decimal('0.2'), 3, [decimal('0'), decimal('0.1'), decimal('0.2')]],
    ['TimeSpan', TypeCode.TimeSpan, 0n, 9n, 3, [0n, 4n, 9n]],
    [
      'DateTimeOffset',
      TypeCode.DateTimeOffset,
      moment(0n, 60),
      moment(4n, 0),
      3,
      [moment(0n, 60), moment(2n, 60), moment(4n, 60)],
    ],
    ['one step', TypeCode.Int32, 1, 9, 1, [1]],
    ['equal ends', TypeCode.Int32, 3, 3, 5, [3]],
  ])('are divided into equal steps: %s', (_, code, start, end, count, expected) => {
    expect(steps(code, start, end, count)).toEqual(expected);
  });

  it.each<[string, number, Value, Value, number, string]>([
    ['count 0', TypeCode.Int32, 1, 2, 0, 'count'],
    ['a fraction as count', TypeCode.Int32, 1, 2, 1.5, 'count'],
    ['ends in the wrong order', TypeCode.Int32, 2, 1, 2, 'startIndex'],
    ['a string as index', TypeCode.String, 'a', 'b', 2, 'startIndex'],
    ['an infinite end', TypeCode.Double, 0, Infinity, 3, 'endIndex'],
    ['ends too far apart', TypeCode.Double, -1.7e308, 1.7e308, 3, 'endIndex'],
    ['a step too large to be measured', TypeCode.Double, 0, 1e308, 3, 'endIndex'],
  ])('are not divided into steps for %s', (_, code, start, end, count, subject) => {
    expect(() => steps(code, start, end, count)).toThrow(expect.objectContaining({ name: 'InvalidInput', subject }));
  });
});
