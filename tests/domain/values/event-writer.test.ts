import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Property, Value } from '../../../server/domain/model.ts';
import { defaultValue } from '../../../server/domain/values/defaults.ts';
import { eventReader } from '../../../server/domain/values/event-reader.ts';
import { eventWriter, nonVerboseWriter, valueWriter } from '../../../server/domain/values/event-writer.ts';
import { parseJson } from '../../../server/domain/values/json.ts';
import {
  isEnum,
  isEventCode,
  TypeCode,
  typeCodeName,
  typeCodeNames,
} from '../../../server/domain/values/type-codes.ts';
import { property, simple, eventTypeOf, valuesOf } from './samples.ts';

const noon = 636_470_352_000_000_000n;
const hour = 36_000_000_000n;
const verbose = { verbose: true };
const short = { verbose: false };
const parse = (text: string) => parseJson(text, { maxDepth: 64, exactNumbers: true });
const text = (code: number, value: Value) => valueWriter(property('V', code), verbose)(value);

/** Returns the non-verbose text of an event; both writers must return the same. */
function shortText(properties: readonly Property[], event: readonly Value[]): string {
  const type = eventTypeOf(properties);
  const direct = eventWriter(type, short)(event);
  expect(nonVerboseWriter(type)(parse(eventWriter(type, verbose)(event)))).toBe(direct);
  return direct;
}

describe('writing events (docs/behavior/stream-data.md#json-of-events)', () => {
  it('omits default values unless verbose', () => {
    expect(shortText(simple.properties, [noon, 0, 0])).toBe('{"Time":"2017-11-23T12:00:00Z"}');
    expect(shortText(simple.properties, [noon + hour, 0, 10])).toBe('{"Time":"2017-11-23T13:00:00Z","Measurement":10}');
    expect(eventWriter(simple, verbose)([noon, 0, 0])).toBe(
      '{"Time":"2017-11-23T12:00:00Z","State":0,"Measurement":0}',
    );
  });

  it('omits default values of keys, but not a nullable 0', () => {
    const key = property('Key', TypeCode.Int32);
    expect(shortText([key, property('Sin', TypeCode.Double)], [0, 0])).toBe('{}');
    expect(shortText([key, property('V', 114)], [1, 0])).toBe('{"Key":1,"V":0}');
    expect(shortText([key, property('V', 114)], [1, null])).toBe('{"Key":1}');
  });

  it.each<[number, Value, string]>([
    [TypeCode.Boolean, true, '{"V":true}'],
    [TypeCode.Char, '0', '{"V":"0"}'],
    [TypeCode.String, '', '{"V":""}'],
    [214, [], '{"V":[]}'],
    [209, [0, 0], '{"V":[0,0]}'],
    [206, [], '{"V":""}'],
    [TypeCode.Double, NaN, '{"V":"NaN"}'],
    [TypeCode.DateTime, 1n, '{"V":"0001-01-01T00:00:00.0000001Z"}'],
    [TypeCode.DateTimeOffset, { ticks: 0n, offset: 60 }, '{"V":"0001-01-01T01:00:00+01:00"}'],
    [TypeCode.Decimal, { unscaled: 1n, scale: 28 }, '{"V":0.0000000000000000000000000001}'],
    [116, 0n, '{"V":"0001-01-01T00:00:00Z"}'],
    [709, 0, '{"V":0}'],
    [TypeCode.IDictionary, { a: 0, b: null }, '{"V":{"a":0,"b":null}}'],
    [TypeCode.IList, [null, false, 2n ** 63n], '{"V":[null,false,9223372036854775808]}'],
  ])('writes for code %i a value that is not the default: %p', (code, value, expected) => {
    expect(shortText([property('V', code)], [value])).toBe(expected);
  });

  const codes = [...typeCodeNames.keys()].filter((code) => isEventCode(code));
  it.each(codes.map((code) => [typeCodeName(code), code] as const))('omits the default value of %s', (_name, code) => {
    expect(shortText([property('V', code)], [defaultValue(code)])).toBe('{}');
  });

  it('keeps the order of properties whose names are numbers', () => {
    const type = eventTypeOf([
      property('b', TypeCode.Int32),
      property('2', TypeCode.Int32),
      property('1', TypeCode.Int32),
    ]);
    expect(eventWriter(type, verbose)([1, 2, 3])).toBe('{"b":1,"2":2,"1":3}');
    const proto = eventTypeOf([property('__proto__', TypeCode.Int32)]);
    expect(eventWriter(proto, verbose)([1])).toBe('{"__proto__":1}');
  });

  it('omits default values inside nested objects, but not the objects', () => {
    const inner = [property('X', TypeCode.Int32), property('Y', 109), property('Z', TypeCode.Object, { properties: [property('W', TypeCode.String)] })]; // prettier-ignore
    const at = property('At', TypeCode.Object, { properties: inner });
    const empty = { X: 0, Y: null, Z: { W: null } };
    expect(shortText([at], [empty])).toBe('{"At":{"Z":{}}}');
    expect(shortText([at], [{ X: 1, Y: 0, Z: null }])).toBe('{"At":{"X":1,"Y":0}}');
    expect(eventWriter(eventTypeOf([at]), verbose)([empty])).toBe('{"At":{"X":0,"Y":null,"Z":{"W":null}}}');
    expect(eventWriter(eventTypeOf([at]), verbose)([null])).toBe('{"At":null}');
  });

  it('escapes member names', () => {
    expect(eventWriter(eventTypeOf([property('a"b', TypeCode.Int32)]), verbose)([1])).toBe('{"a\\"b":1}');
  });
});

describe('writing values (docs/behavior/stream-data.md#values-as-text)', () => {
  it.each<[number, Value, string]>([
    [TypeCode.Double, 20, '20'],
    [TypeCode.Double, 0.1, '0.1'],
    [TypeCode.Double, 1e21, '1e+21'],
    [TypeCode.Double, 5e-324, '5e-324'],
    [TypeCode.Double, -0, '0'],
    [TypeCode.Double, Infinity, '"Infinity"'],
    [TypeCode.Double, -Infinity, '"-Infinity"'],
    [TypeCode.Single, Math.fround(0.1), '0.1'],
    [TypeCode.Single, Math.fround(16_777_217), '16777216'],
    [TypeCode.Single, Math.fround(3.4028235e38), '3.4028235e+38'],
    [TypeCode.Single, Math.fround(1e-45), '1e-45'],
    [TypeCode.Single, Math.fround(1.17549435e-38), '1.1754944e-38'],
    [TypeCode.Single, Math.fround(0.000991121), '0.000991121'],
    [TypeCode.Single, NaN, '"NaN"'],
    [TypeCode.Int64, -9_223_372_036_854_775_808n, '-9223372036854775808'],
    [TypeCode.UInt64, 18_446_744_073_709_551_615n, '18446744073709551615'],
    [
      TypeCode.Decimal,
      { unscaled: 12_345_678_901_234_567_890_123_456_789n, scale: 9 },
      '12345678901234567890.123456789',
    ],
    [TypeCode.DateTime, noon + 5_000_000n, '"2017-11-23T12:00:00.5Z"'],
    [TypeCode.DateTimeOffset, { ticks: noon, offset: -480 }, '"2017-11-23T04:00:00-08:00"'],
    [TypeCode.TimeSpan, 937_845_000_000n, '"1.02:03:04.5000000"'],
    [TypeCode.String, 'a"\\\n\u2028\ud800é', '"a\\"\\\\\\n\u2028\\ud800é"'],
    [TypeCode.String, null, 'null'],
    [TypeCode.Guid, '19a87a76-614a-385b-ba48-6f8b30ff6ab2', '"19a87a76-614a-385b-ba48-6f8b30ff6ab2"'],
    [206, [1, 2, 255], '"AQL/"'],
    [205, [-1, 2], '[-1,2]'],
    [218, ['a', null], '["a",null]'],
    [609, 2, '2'],
    [612, 2n ** 63n, '9223372036854775808'],
  ])('returns the text for code %i of %p', (code, value, expected) => {
    expect(text(code, value)).toBe(expected);
  });

  it('returns the shortest text that is read as the same Single', () => {
    fc.assert(
      fc.property(fc.float({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const written = text(TypeCode.Single, value);
        expect(Math.fround(Number(written))).toBe(value + 0);
        const digits = (number: string) => number.replace(/e.*|[-.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length; // prettier-ignore
        const shorter = digits(written) - 1;
        if (shorter > 0) expect(Math.fround(Number(value.toPrecision(shorter)))).not.toBe(value);
      }),
      { numRuns: 300 },
    );
  });

  const codes = [...typeCodeNames.keys()].filter((code) => isEventCode(code) && code !== TypeCode.Object && code < 400);
  const enums = [...typeCodeNames.keys()].filter(isEnum);
  it.each([...codes, ...enums].map((code) => [typeCodeName(code), code] as const))(
    'returns text that is read as the same value of %s',
    (_name, code) => {
      const type = eventTypeOf([property('Key', TypeCode.Int32), property('V', code)]);
      const read = eventReader(type);
      const write = eventWriter(type, verbose);
      const writeShort = eventWriter(type, short);
      const fromText = nonVerboseWriter(type);
      fc.assert(
        fc.property(fc.tuple(fc.integer(), valuesOf(code)), (event) => {
          const full = parse(write(event));
          const brief = writeShort(event);
          const fromFull = fromText(full);
          expect([full, parse(brief), parse(fromFull)].map((json) => read(json, 0))).toEqual([event, event, event]);
          expect(Object.keys(parse(fromFull) ?? {})).toEqual(Object.keys(parse(brief) ?? {}));
        }),
        { numRuns: 20 },
      );
    },
  );

  it('is not possible for codes that events cannot have', () => {
    expect(() => valueWriter(property('V', TypeCode.DBNull), verbose)).toThrow('DBNull');
  });
});
