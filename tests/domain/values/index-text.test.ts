import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type Value } from '../../../server/domain/model.ts';
import { indexText, parseIndex } from '../../../server/domain/values/index-text.ts';
import { isKeyCode, TypeCode, typeCodeName, typeCodeNames } from '../../../server/domain/values/type-codes.ts';
import { scalarValues, property, simple, eventTypeOf } from './samples.ts';

const noon = 636_470_352_000_000_000n;
const typeWithKey = (code: number) => eventTypeOf([property('Other', TypeCode.Double), property('Key', code)], [1]);
const compound = eventTypeOf([property('Order', TypeCode.Int32), property('Multiplier', TypeCode.Int32)], [0, 1]);

describe('an index from text (docs/behavior/stream-data.md#values-as-text)', () => {
  it.each<[number, string, Value]>([
    [TypeCode.DateTime, '2017-11-23T12:00:00Z', noon],
    [TypeCode.DateTime, '2017-11-23 12:00', noon],
    [TypeCode.DateTime, '2017-11-23T13:00:00 01:00', noon],
    [TypeCode.DateTimeOffset, '2017-11-23T04:00:00-08:00', { ticks: noon, offset: -480 }],
    [TypeCode.TimeSpan, '-00:00:01', -10_000_000n],
    [TypeCode.Int32, '-5', -5],
    [TypeCode.Int32, '+0005', 5],
    [TypeCode.Int32, '000', 0],
    [TypeCode.UInt64, '18446744073709551615', 18_446_744_073_709_551_615n],
    [TypeCode.Double, '1e3', 1000],
    [TypeCode.Double, 'NaN', NaN],
    [TypeCode.Single, '0.1', Math.fround(0.1)],
    [TypeCode.Decimal, '0.10', { unscaled: 1n, scale: 1 }],
    [TypeCode.Boolean, 'True', true],
    [TypeCode.Char, '|', '|'],
    [TypeCode.String, 'a|b c', 'a|b c'],
    [TypeCode.String, '', ''],
    [TypeCode.Guid, '{19A87A76-614A-385B-BA48-6F8B30FF6AB2}', '19a87a76-614a-385b-ba48-6f8b30ff6ab2'],
  ])('is read for code %i from %s', (code, text, value) => {
    expect(parseIndex(typeWithKey(code), text, 'index')).toEqual([value]);
  });

  it.each([
    [TypeCode.DateTime, 'yesterday'],
    [TypeCode.DateTime, ''],
    [TypeCode.Int32, '1e3'],
    [TypeCode.Int32, '5.0'],
    [TypeCode.Byte, '256'],
    [TypeCode.Int64, '9223372036854775808'],
    [TypeCode.Int32, '2|1'],
    [TypeCode.Double, '1,5'],
    [TypeCode.Boolean, '1'],
    [TypeCode.Char, 'ab'],
    [TypeCode.Guid, '19a87a76'],
  ])('is refused for code %i and %p', (code, text) => {
    expect(() => parseIndex(typeWithKey(code), text, 'startIndex')).toThrow(InvalidInput);
  });

  // A pattern that backtracks would run into the time limit of the test.
  it.each([...typeCodeNames.keys()].filter(isKeyCode))('is refused quickly for a long text of code %i', (code) => {
    if (code === TypeCode.String) return;
    for (const text of [
      `${'0'.repeat(300_000)}x`,
      `${'1'.repeat(300_000)}.x`,
      `2017-11-23T12:00:00.${'0'.repeat(300_000)}x`,
    ]) {
      expect(() => parseIndex(typeWithKey(code), text, 'index')).toThrow(InvalidInput);
    }
  });

  it('is refused with the name of the parameter', () => {
    const read = () => parseIndex(simple, 'noon', 'endIndex');
    expect(read).toThrow(expect.objectContaining({ subject: 'endIndex' }));
    expect(read).toThrow("endIndex must be a time in ISO 8601 between the years 1 and 9999, but is 'noon'.");
  });

  it('has parts separated by a bar if it is compound', () => {
    expect(parseIndex(compound, '2|1', 'startIndex')).toEqual([2, 1]);
    expect(parseIndex(eventTypeOf(compound.properties, [1, 0]), '2|1', 'startIndex')).toEqual([2, 1]);
    const mixed = eventTypeOf([property('Name', TypeCode.String), property('Time', TypeCode.DateTime)], [1, 0]);
    expect(parseIndex(mixed, '2017-11-23T12:00:00Z|', 'index')).toEqual([noon, '']);
  });

  it.each(['2', '', '1|2|3', '2|', '2|x'])('is refused for %p if it is compound', (text) => {
    const read = () => parseIndex(compound, text, 'index');
    expect(read).toThrow(expect.objectContaining({ subject: 'index' }));
  });

  it('is refused with the name of the invalid part', () => {
    expect(() => parseIndex(compound, '2|x', 'index')).toThrow(/^index, part Multiplier, must be a whole number/);
    expect(() => parseIndex(compound, '2', 'index')).toThrow("index must have 2 parts (Order|Multiplier), but is '2'.");
  });
});

describe('the text of an index (docs/behavior/stream-data.md#pages-of-windows, docs/behavior/stream-data.md#values-as-text)', () => {
  it('has seven decimals in tokens, and only the needed ones in messages', () => {
    expect(indexText(simple, [noon], 'round-trip')).toBe('2017-11-23T12:00:00.0000000Z');
    expect(indexText(simple, [noon], 'short')).toBe('2017-11-23T12:00:00Z');
    const offset = typeWithKey(TypeCode.DateTimeOffset);
    expect(indexText(offset, [{ ticks: noon, offset: -480 }], 'round-trip')).toBe('2017-11-23T04:00:00.0000000-08:00');
    expect(indexText(compound, [10, 8], 'round-trip')).toBe('10|8');
  });

  it.each([...typeCodeNames.keys()].filter(isKeyCode).map((code) => [typeCodeName(code), code] as const))(
    'is read as the same index in both forms: %s',
    (_name, code) => {
      const type = typeWithKey(code);
      fc.assert(
        fc.property(scalarValues(code), fc.constantFrom('short', 'round-trip'), (value, form) => {
          expect(parseIndex(type, indexText(type, [value], form), 'index')).toEqual([value]);
        }),
        { numRuns: 30 },
      );
    },
  );

  it('is read as the same compound index', () => {
    const codes = [TypeCode.DateTime, TypeCode.Double, TypeCode.Guid] as const;
    const type = eventTypeOf(
      codes.map((code, i) => property(`K${String(i)}`, code)),
      [0, 1, 2],
    );
    fc.assert(
      fc.property(fc.tuple(...codes.map(scalarValues)), (index) => {
        expect(parseIndex(type, indexText(type, index, 'round-trip'), 'index')).toEqual(index);
      }),
    );
  });
});
