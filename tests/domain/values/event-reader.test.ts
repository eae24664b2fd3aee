import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type Event, type EventType, type Value } from '../../../server/domain/model.ts';
import { eventReader, needsExactNumbers, presentMemberFinder } from '../../../server/domain/values/event-reader.ts';
import { eventWriter } from '../../../server/domain/values/event-writer.ts';
import { parseJson } from '../../../server/domain/values/json.ts';
import {
  isEventCode,
  isNullable,
  TypeCode,
  typeCodeName,
  typeCodeNames,
} from '../../../server/domain/values/type-codes.ts';
import { property, simple, states, eventTypeOf } from './samples.ts';

const parse = (text: string) => parseJson(text, { maxDepth: 64, exactNumbers: true });
const read = (type: EventType, text: string, position = 0) => eventReader(type)(parse(text), position);

/** Returns the value that is read for a JSON text in a property of a code. */
const value = (code: number, json: string): Value | undefined =>
  read(eventTypeOf([property('Key', TypeCode.Int32), property('V', code)]), `{"Key":1,"V":${json}}`)[1];

/** Returns the error for a text that is refused. */
function faultOf(type: EventType, text: string, position = 0): Pick<InvalidInput, 'subject' | 'message'> {
  try {
    read(type, text, position);
  } catch (error) {
    if (error instanceof InvalidInput) return { subject: error.subject, message: error.message };
    throw error;
  }
  throw new Error(`${text} was read.`);
}

const noon = 636_470_352_000_000_000n;

describe('reading events (docs/behavior/stream-data.md#event-values)', () => {
  it('returns the values in the order of the type', () => {
    const event = read(simple, '{"Measurement":1.5,"State":2,"Time":"2017-11-23T12:00:00Z"}');
    expect(event).toEqual([noon, 2, 1.5]);
  });

  it('accepts member names in any case and ignores unknown ones', () => {
    const type = eventTypeOf([property('Order', TypeCode.Int32), property('Sin', TypeCode.Double)]);
    expect(read(type, '{"order":2,"sin":1.5,"multiplier":2}')).toEqual([2, 1.5]);
    expect(read(type, '{"Order":2,"sin":1.5,"deep":{"a":[1]}}')).toEqual([2, 1.5]);
  });

  it.each(['{"SIN":2,"Sin":1}', '{"Sin":1,"SIN":2}'])('prefers the exact name: %s', (text) => {
    const sin = property('Sin', TypeCode.Double);
    const other = property('Other', TypeCode.Double);
    expect(read(eventTypeOf([sin]), text)).toEqual([1]);
    expect(read(eventTypeOf([other, sin]), text)).toEqual([0, 1]);
  });

  it('fills in defaults for missing members, keys included', () => {
    const type = eventTypeOf([
      property('Key', TypeCode.Int32),
      property('Number', TypeCode.Double),
      property('Nullable', 114),
      property('Text', TypeCode.String),
      property('Flag', TypeCode.Boolean),
      property('Time', TypeCode.DateTime),
      property('Big', TypeCode.UInt64),
      property('List', 214),
    ]);
    expect(read(type, '{}')).toEqual([0, 0, null, null, false, 0n, 0n, null]);
  });

  it.each([
    [TypeCode.Boolean, false],
    [TypeCode.Char, '\0'],
    [TypeCode.Byte, 0],
    [TypeCode.Int64, 0n],
    [TypeCode.Double, 0],
    [TypeCode.Decimal, { unscaled: 0n, scale: 0 }],
    [TypeCode.DateTime, 0n],
    [TypeCode.String, null],
    [TypeCode.Guid, '00000000-0000-0000-0000-000000000000'],
    [TypeCode.DateTimeOffset, { ticks: 0n, offset: 0 }],
    [TypeCode.TimeSpan, 0n],
    [TypeCode.Version, null],
    [609, 0],
    [611, 0n],
    [109, null],
    [709, null],
    [209, null],
    [401, null],
    [TypeCode.Object, null],
  ])('reads null of code %i as the default value', (code, expected) => {
    expect(value(code, 'null')).toEqual(expected);
  });

  it.each([...typeCodeNames.keys()].filter(isNullable))('reads an empty string of nullable code %i as null', (code) => {
    expect(value(code, '""')).toBeNull();
    expect(() => value(code, '"  "')).toThrow(InvalidInput);
  });

  it.each([TypeCode.Boolean, TypeCode.Int32, TypeCode.Int64, TypeCode.Double, TypeCode.DateTime, TypeCode.Guid, 609])(
    'refuses an empty string of code %i, which is not nullable',
    (code) => {
      expect(() => value(code, '""')).toThrow(InvalidInput);
    },
  );

  it('reads an empty string in a nullable member of a nested object as null', () => {
    const nested = { ...property('In', TypeCode.Object), properties: [property('V', 114)] };
    const type = eventTypeOf([property('Key', TypeCode.Int32), nested]);
    expect(read(type, '{"Key":1,"In":{"V":""}}')[1]).toEqual({ V: null });
  });

  it('ignores members that all JavaScript objects inherit', () => {
    const type = eventTypeOf([property('Key', TypeCode.Int32), property('constructor', TypeCode.String)]);
    expect(read(type, '{"Key":1}')).toEqual([1, null]);
    expect(read(type, '{"KEY":1,"Constructor":"x","toString":1}')).toEqual([1, 'x']);
  });

  it.each([
    [TypeCode.Int32, '5', 5],
    [TypeCode.Int32, '5.0', 5],
    [TypeCode.Int32, '1e3', 1000],
    [TypeCode.Int32, '"-5"', -5],
    [TypeCode.Int32, '"+005"', 5],
    [TypeCode.Int32, '100000.00000000000000', 100_000],
    [TypeCode.SByte, '-128', -128],
    [TypeCode.Byte, '255', 255],
    [TypeCode.UInt32, '4294967295', 4_294_967_295],
    [TypeCode.Int64, '5', 5n],
    [TypeCode.Int64, '9007199254740993', 9_007_199_254_740_993n],
    [TypeCode.Int64, '-9223372036854775808', -9_223_372_036_854_775_808n],
    [TypeCode.Int64, '"9223372036854775807"', 9_223_372_036_854_775_807n],
    [TypeCode.Int64, '123456789012345e4', 1_234_567_890_123_450_000n],
    [TypeCode.UInt64, '18446744073709551615', 18_446_744_073_709_551_615n],
    [TypeCode.UInt64, '18446744073709551615.0', 18_446_744_073_709_551_615n],
    [TypeCode.Double, '1.5', 1.5],
    [TypeCode.Double, '"1.5"', 1.5],
    [TypeCode.Double, '".5e1"', 5],
    [TypeCode.Double, '"NaN"', NaN],
    [TypeCode.Double, '"Infinity"', Infinity],
    [TypeCode.Double, '"-Infinity"', -Infinity],
    [TypeCode.Double, '0.10000000000000000555', 0.1],
    [TypeCode.Double, '12345678901234567890', 12_345_678_901_234_567_000],
    [TypeCode.Single, '0.1', Math.fround(0.1)],
    [TypeCode.Single, '"-Infinity"', -Infinity],
    [TypeCode.Single, '0.10000000000000000555', Math.fround(0.1)],
    [TypeCode.Decimal, '0.1', { unscaled: 1n, scale: 1 }],
    [
      TypeCode.Decimal,
      '12345678901234567890.123456789',
      { unscaled: 12_345_678_901_234_567_890_123_456_789n, scale: 9 },
    ],
    [TypeCode.Decimal, '"1.50"', { unscaled: 15n, scale: 1 }],
    [TypeCode.Boolean, 'true', true],
    [TypeCode.Boolean, '"FALSE"', false],
    [TypeCode.Char, '"x"', 'x'],
    [TypeCode.Char, '"\\u0000"', '\0'],
    [TypeCode.String, '"a\\"b"', 'a"b'],
    [TypeCode.String, '""', ''],
    [TypeCode.DateTime, '"2017-11-23 12:00"', noon],
    [TypeCode.DateTimeOffset, '"2017-11-23T04:00:00-08:00"', { ticks: noon, offset: -480 }],
    [TypeCode.TimeSpan, '"00:00:01"', 10_000_000n],
    [TypeCode.Guid, '"{19A87A76-614A-385B-BA48-6F8B30FF6AB2}"', '19a87a76-614a-385b-ba48-6f8b30ff6ab2'],
    [TypeCode.Version, '"1.02.3"', '1.2.3'],
    [114, '1.5', 1.5],
    [111, '9007199254740993', 9_007_199_254_740_993n],
    [214, '[1,"NaN",null]', [1, NaN, 0]],
    [211, '[9007199254740993]', [9_007_199_254_740_993n]],
    [218, '["a",null]', ['a', null]],
    [216, '[]', []],
    [206, '"AQL/"', [1, 2, 255]],
    [206, '""', []],
    [206, '[1,2,255]', [1, 2, 255]],
    [
      TypeCode.IList,
      '[1,"a",null,true,[2.5],{"b":12345678901234567890}]',
      [1, 'a', null, true, [2.5], { b: 12_345_678_901_234_567_890n }],
    ],
    [TypeCode.IList, '[0.12345678901234567890]', [0.12345678901234568]],
    [TypeCode.IDictionary, '{"a":1,"b":{}}', { a: 1, b: {} }],
  ])('reads values of code %i from %s', (code, json, expected) => {
    expect(value(code, json)).toEqual(expected);
  });

  it.each([TypeCode.Double, TypeCode.Single, TypeCode.Int32])('reads -0 of code %i as 0', (code) => {
    expect(value(code, '-0')).toBe(0);
    expect(value(code, '"-0"')).toBe(0);
  });

  it.each([
    [TypeCode.Int32, '1.5'],
    [TypeCode.Int32, '2147483648'],
    [TypeCode.Int32, '-2147483649'],
    [TypeCode.Int32, '12345678901234567890'],
    [TypeCode.Int32, '"1.5"'],
    [TypeCode.Int32, '""'],
    [TypeCode.Int32, '"0x10"'],
    [TypeCode.Int32, 'true'],
    [TypeCode.Int32, '[]'],
    [TypeCode.Int32, '{}'],
    [TypeCode.SByte, '128'],
    [TypeCode.Byte, '-1'],
    [TypeCode.Byte, '256'],
    [TypeCode.UInt64, '-1'],
    [TypeCode.UInt64, '18446744073709551616'],
    [TypeCode.Int64, '9223372036854775808'],
    [TypeCode.Int64, '1e19'],
    [TypeCode.Int64, '9007199254740993.5'],
    [TypeCode.Int64, '0.5'],
    [TypeCode.Double, '"abc"'],
    [TypeCode.Double, '1e400'],
    [TypeCode.Double, '"1e400"'],
    [TypeCode.Double, '"nan"'],
    [TypeCode.Double, '" 1"'],
    [TypeCode.Double, `${'1'.repeat(400)}`],
    [TypeCode.Double, '{"a":1}'],
    [TypeCode.Single, '1e39'],
    [TypeCode.Single, '"1e39"'],
    [TypeCode.Decimal, '1e29'],
    [TypeCode.Decimal, '"NaN"'],
    [TypeCode.Boolean, '1'],
    [TypeCode.Boolean, '"yes"'],
    [TypeCode.Char, '"ab"'],
    [TypeCode.Char, '""'],
    [TypeCode.Char, '65'],
    [TypeCode.String, '5'],
    [TypeCode.String, '12345678901234567890'],
    [TypeCode.String, 'true'],
    [TypeCode.DateTime, '"noon"'],
    [TypeCode.DateTime, '636470352000000000'],
    [TypeCode.TimeSpan, '5'],
    [TypeCode.Guid, '"{19a87a76-614a-385b-ba48-6f8b30ff6ab2"'],
    [TypeCode.Guid, '"19a87a76"'],
    [TypeCode.Version, '"1"'],
    [TypeCode.Version, '"1.2147483648"'],
    [214, '1'],
    [214, '{"0":1}'],
    [214, '["x"]'],
    [206, '"AQL"'],
    [206, '"A*L/"'],
    [206, '[256]'],
    [TypeCode.IList, '{}'],
    [TypeCode.IDictionary, '[]'],
    [TypeCode.Object, '1'],
    [TypeCode.Object, '[]'],
  ])('refuses as a value of code %i: %s', (code, json) => {
    expect(() => value(code, json)).toThrow(InvalidInput);
  });

  it('names the member and position in errors', () => {
    expect(faultOf(simple, '{"Time":"2017-11-23","Measurement":"abc"}', 3)).toEqual({
      subject: '[3].Measurement',
      message: "[3].Measurement must be a number in the range of Double, but is 'abc'.",
    });
    expect(faultOf(simple, '"x"', 7)).toEqual({ subject: '[7]', message: "[7] must be an object, but is 'x'." });
    expect(faultOf(simple, '{"time":[]}').message).toContain('[0].Time must be a time in ISO 8601');
  });

  it('quotes only the start of an invalid value', () => {
    expect(faultOf(simple, `{"Measurement":"${'x'.repeat(1000)}"}`).message.length).toBeLessThan(120);
    expect(faultOf(simple, '{"Measurement":{"secret":1}}').message).toMatch(/but is an object\.$/);
  });

  it('does not turn other errors into input errors', () => {
    const trap = new Proxy({}, { ownKeys: () => { throw new TypeError('trap'); } }); // prettier-ignore
    expect(() => eventReader(simple)(trap, 0)).toThrow(TypeError);
  });
});

describe('reading enums', () => {
  const members = new Map([...states, ['3', 7n] as const, ['ok', 9n] as const]);
  const type = eventTypeOf([
    property('Key', TypeCode.Int32),
    property('State', 609, { members }),
    property('Wide', 712, { members: new Map([['Far', 18_446_744_073_709_551_615n]]) }),
  ]);
  it.each([
    ['1', 1],
    ['"Warning"', 1],
    ['"WARNING"', 1],
    ['"Ok"', 0],
    ['"ok"', 9],
    ['"2"', 2],
    ['"3"', 7],
    ['99', 99],
    ['-1', -1],
  ])('reads %s as %i', (json, expected) => {
    expect(read(type, `{"State":${json}}`)[1]).toBe(expected);
  });

  it.each([
    ['"Far"', 18_446_744_073_709_551_615n],
    ['18446744073709551614', 18_446_744_073_709_551_614n],
    ['3', 3n],
    ['null', null],
  ])('reads %s as the 64-bit %s', (json, expected) => {
    expect(read(type, `{"Wide":${json}}`)[2]).toBe(expected);
  });

  it.each(['"Unknown"', '1.5', '2147483648', 'true', '""'])('refuses %s', (json) => {
    expect(faultOf(type, `{"State":${json}}`)).toEqual({
      subject: '[0].State',
      message: expect.stringContaining('or one of Ok, Warning, Alarm'),
    });
  });
});

describe('nested objects', () => {
  const inner = [property('X', TypeCode.Int32), property('Label', TypeCode.String)];
  const type = eventTypeOf([
    property('Key', TypeCode.Int32),
    property('At', TypeCode.Object, {
      properties: [...inner, property('Deep', TypeCode.Object, { properties: inner })],
    }),
    property('List', 209),
  ]);

  it('have all members of their type', () => {
    expect(read(type, '{"at":{"x":"3","deep":{"X":1}}}')).toEqual([
      0,
      { X: 3, Label: null, Deep: { X: 1, Label: null } },
      null,
    ]);
  });

  it.each([
    ['{"At":{"Deep":{"X":"a"}}}', '[2].At.Deep.X'],
    ['{"List":[1,2,"a"]}', '[2].List[2]'],
  ])('are read with the path of the member in errors: %s', (text, subject) => {
    expect(faultOf(type, text, 2).subject).toBe(subject);
  });
});

describe('keys', () => {
  const text = property('Name', TypeCode.String);
  const number = property('Number', TypeCode.Int32);

  it.each(['{}', '{"Name":null}'])('of type String are required: %s', (json) => {
    expect(faultOf(eventTypeOf([text, number]), json).subject).toBe('[0].Name');
  });

  it('of type String can contain a bar, except in a compound index (docs/behavior/stream-data.md#compound-indexes)', () => {
    expect(read(eventTypeOf([text, number]), '{"Name":"a|b"}')).toEqual(['a|b', 0]);
    expect(faultOf(eventTypeOf([text, number], [1, 0]), '{"Name":"a|b"}').subject).toBe('[0].Name');
    expect(faultOf(eventTypeOf([property('Name', TypeCode.Char), number], [0, 1]), '{"Name":"|"}').subject).toBe(
      '[0].Name',
    );
    expect(read(eventTypeOf([text, number], [1]), '{"Name":null}')).toEqual([null, 0]);
  });
});

describe('any JSON', () => {
  const codes = [...typeCodeNames.keys()].filter(isEventCode);
  const type = eventTypeOf(
    codes.map((code) => property(typeCodeName(code), code)),
    [codes.indexOf(TypeCode.Int32)],
  );
  const member = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(0, -1, 1e18, 1e400, '', '1', 'true', '2020-01-01', [], [null], {}),
  );
  const entry = fc.dictionary(fc.constantFrom(...codes.map(typeCodeName), 'double', '__proto__', 'toString'), member, {
    maxKeys: 4,
  });
  const readAny = eventReader(type);
  const write = eventWriter(type, { verbose: true });

  it('is read as values that can be written and read again, or refused with a subject', () => {
    fc.assert(
      fc.property(fc.oneof(entry, fc.jsonValue()), (json) => {
        let event: Event;
        try {
          event = readAny(json, 0);
        } catch (error) {
          return (
            error instanceof InvalidInput && error.message.startsWith(error.subject) && error.subject.startsWith('[0]')
          );
        }
        return write(readAny(parse(write(event)), 0)) === write(event);
      }),
      { numRuns: 500 },
    );
  });
});

describe('presentMemberFinder', () => {
  it('finds the members of an event in JSON, even null ones (docs/behavior/stream-data.md#patching-events)', () => {
    const present = presentMemberFinder(simple);
    expect(present({ measurement: null, Time: 'x', other: 1 })).toEqual([0, 2]);
    expect(present({})).toEqual([]);
  });
});

describe('needsExactNumbers', () => {
  it.each([
    [[TypeCode.Double, TypeCode.String, 609, 209], false],
    [[TypeCode.Int64], true],
    [[112], true],
    [[211], true],
    [[611], true],
    [[TypeCode.Decimal], true],
    [[115], true],
    [[215], true],
    [[TypeCode.IDictionary], true],
  ])('returns for properties of codes %j, also in a nested object: %p', (codes, expected) => {
    const properties = codes.map((code) => property('V', code));
    expect(needsExactNumbers(properties)).toBe(expected);
    expect(needsExactNumbers([property('O', TypeCode.Object, { properties })])).toBe(expected);
  });
});
