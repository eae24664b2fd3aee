import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type Decimal, type Event, type EventType, type Value } from '../../../server/domain/model.ts';
import { viewConverter } from '../../../server/domain/stream-views/converter.ts';
import { readView } from '../../../server/domain/stream-views/definition.ts';
import { createViewMap } from '../../../server/domain/stream-views/map.ts';
import { eventType, property, simple, states } from './event-types.ts';

function converter(
  source: EventType,
  target: EventType,
  pairs: Record<string, unknown>[] = [],
): (event: Event) => Event {
  const view = readView({ SourceTypeId: source.id, TargetTypeId: target.id, Properties: pairs }, 'View');
  return viewConverter(createViewMap(view, source, target), source, target);
}

/** Converts one value from one type code to another. */
function convert(from: string, to: string, value: Value): Value | undefined {
  return converter(eventType('A', property('X', from)), eventType('B', property('X', to)))([value])[0];
}

function decimal(unscaled: bigint, scale: number): Decimal {
  return { unscaled, scale };
}

const state = property('State', 'Int32Enum', { members: states });
const noon = 636_470_352_000_000_000n;
const event: Event = [noon, 2, 20.5];

describe('events through the documented views (docs/behavior/stream-views.md#maps)', () => {
  const time = property('Time', 'DateTime');
  const simple1 = eventType('Simple1', time, state, property('Value', 'Double'));
  const simple2 = eventType('Simple2', time, property('Measurement', 'Int32'), state);
  const simple3 = eventType('Simple3', time, state, property('Value', 'Int32'));
  const pairs = (...ids: [string, string][]): Record<string, unknown>[] =>
    ids.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));

  it.each<[string, EventType, Record<string, unknown>[], Event]>([
    ['a renamed property', simple1, [], [noon, 2, 20.5]],
    ['a converted property in another position', simple2, [], [noon, 20, 2]],
    ['an added property, whose values are 0', simple3, [], [noon, 2, 0]],
    [
      'listed properties',
      simple3,
      pairs(['Time', 'Time'], ['State', 'State'], ['Measurement', 'Value']),
      [noon, 2, 20],
    ],
    [
      'one listed property besides the index',
      simple3,
      pairs(['Time', 'Time'], ['Measurement', 'Value']),
      [noon, 0, 20],
    ],
  ])('are converted by a view with %s', (_name, target, listed, expected) => {
    expect(converter(simple, target, listed)(event)).toEqual(expected);
  });

  it('are returned unchanged if no value changes, and are never modified', () => {
    expect(converter(simple, simple)(event)).toBe(event);
    expect(converter(simple, simple1)(event)).toBe(event);
    const frozen = Object.freeze([noon, 2, 1.5]);
    expect(converter(simple, simple2)(frozen)).toEqual([noon, 2, 2]);
  });

  it('get default values for missing properties', () => {
    expect(converter(simple, simple2)([noon])).toEqual([noon, 0, 0]);
  });
});

describe('values from one type code to another (docs/behavior/stream-views.md#convertible-types)', () => {
  it.each<[string, string, Value, Value]>([
    // To integers: half to even, ranges inclusive.
    ['Double', 'Int32', 0.5, 0],
    ['Double', 'Int32', 1.5, 2],
    ['Double', 'Int32', 2.5, 2],
    ['Double', 'Int32', -0.5, 0],
    ['Double', 'Int32', -1.5, -2],
    ['Double', 'Int32', -2.5, -2],
    ['Double', 'Int32', 2.4999999999999996, 2],
    ['Double', 'Int32', 0.49999999999999994, 0],
    ['Double', 'Byte', 255.5 - 1e-9, 255],
    ['Double', 'SByte', -128.5, -128],
    ['Double', 'SByte', 127.4, 127],
    ['Double', 'UInt64', 2 ** 63, 2n ** 63n],
    ['Double', 'Int64', -(2 ** 63), -(2n ** 63n)],
    ['Single', 'Int16', 32767.25, 32767],
    ['Int64', 'UInt16', 65535n, 65535],
    ['Int32', 'Int64', -5, -5n],
    ['UInt64', 'Int64', 2n ** 63n - 1n, 2n ** 63n - 1n],
    ['Decimal', 'Int32', decimal(25n, 1), 2],
    ['Decimal', 'Int32', decimal(-35n, 1), -4],
    ['Decimal', 'UInt64', decimal(18446744073709551615n, 0), 18446744073709551615n],
    // To floating numbers.
    ['Int64', 'Double', 9007199254740993n, 9007199254740992],
    ['Int32', 'Double', -7, -7],
    ['Double', 'Single', 0.1, Math.fround(0.1)],
    ['Single', 'Double', Math.fround(0.1), Math.fround(0.1)],
    ['Double', 'Single', Number.NaN, Number.NaN],
    ['Double', 'Single', -Infinity, -Infinity],
    ['Double', 'Single', 1e-60, 0],
    ['Decimal', 'Double', decimal(12345n, 2), 123.45],
    ['Decimal', 'Single', decimal(1n, 1), Math.fround(0.1)],
    // To decimals: the digits that the number prints with.
    ['Double', 'Decimal', 0.1, decimal(1n, 1)],
    ['Double', 'Decimal', 1e21, decimal(10n ** 21n, 0)],
    ['Double', 'Decimal', 1.5e-7, decimal(15n, 8)],
    ['Double', 'Decimal', 1e-40, decimal(0n, 0)],
    ['Int64', 'Decimal', -12n, decimal(-12n, 0)],
    ['UInt64', 'Decimal', 2n ** 64n - 1n, decimal(2n ** 64n - 1n, 0)],
    // Null.
    ['NullableDouble', 'Double', null, 0],
    ['NullableDouble', 'Int64', null, 0n],
    ['NullableDouble', 'Decimal', null, decimal(0n, 0)],
    ['NullableDouble', 'NullableInt32', null, null],
    ['NullableDouble', 'NullableInt32', 2.5, 2],
    ['Double', 'NullableDouble', 2.5, 2.5],
    ['NullableInt32Enum', 'Int32Enum', null, 0],
    ['NullableInt32Enum', 'NullableByteEnum', null, null],
    // Enums by their numbers.
    ['Int32Enum', 'Int64Enum', 2, 2n],
    ['UInt64Enum', 'NullableByteEnum', 255n, 255],
    // The same code is taken over as it is.
    ['String', 'String', 'text', 'text'],
    ['String', 'String', null, null],
    ['Guid', 'Guid', '19a87a76-614a-385b-ba48-6f8b30ff6ab2', '19a87a76-614a-385b-ba48-6f8b30ff6ab2'],
    ['DoubleArray', 'DoubleArray', [1, 2], [1, 2]],
    ['DateTimeOffset', 'DateTimeOffset', { ticks: 1n, offset: 60 }, { ticks: 1n, offset: 60 }],
    ['Int32Enum', 'Int32Enum', 77, 77],
  ])('are converted from %s to %s: %p', (from, to, value, expected) => {
    expect(convert(from, to, value)).toEqual(expected);
  });

  it.each<[string, string, Value]>([
    ['Double', 'Int32', 2_147_483_647.5],
    ['Double', 'Byte', -0.6],
    ['Double', 'Byte', Number.NaN],
    ['Double', 'Int64', Infinity],
    ['Double', 'Int64', 2 ** 63],
    ['Double', 'UInt64', 2 ** 64],
    ['Int32', 'SByte', 128],
    ['Int32', 'UInt32', -1],
    ['Int64', 'Int32', 2n ** 31n],
    ['UInt64', 'Int64', 2n ** 63n],
    ['Double', 'Single', 1e39],
    ['Double', 'Decimal', 1e29],
    ['Double', 'Decimal', Number.NaN],
    ['Decimal', 'Byte', decimal(2555n, 1)],
    ['Int64Enum', 'Int32Enum', -(2n ** 31n) - 1n],
  ])('of %s that do not fit %s are refused, and the error names both properties: %p', (from, to, value) => {
    const source = eventType('A', property('Left', from));
    const target = eventType('B', property('Right', to));
    const run = converter(source, target, [{ SourceId: 'Left', TargetId: 'Right' }]);
    expect(() => run([value])).toThrow(InvalidInput);
    expect(() => run([value])).toThrow(/'Left'.*'Right': the value .+ is out of the range of \w+\./);
  });

  it('are accepted in exactly the range of each integer type', () => {
    const bits = { SByte: 8n, Byte: 8n, Int16: 16n, UInt16: 16n, Int32: 32n, UInt32: 32n, Int64: 64n, UInt64: 64n };
    for (const [name, size] of Object.entries(bits)) {
      const isSigned = !name.startsWith('U') && name !== 'Byte';
      const min = isSigned ? -(2n ** (size - 1n)) : 0n;
      const max = isSigned ? 2n ** (size - 1n) - 1n : 2n ** size - 1n;
      for (const bound of [min, max]) {
        const inRange = convert('Decimal', name, decimal(bound, 0));
        expect([typeof inRange, BigInt(String(inRange))]).toEqual([size === 64n ? 'bigint' : 'number', bound]);
      }
      expect(() => convert('Decimal', name, decimal(min - 1n, 0))).toThrow(InvalidInput);
      expect(() => convert('Decimal', name, decimal(max + 1n, 0))).toThrow(InvalidInput);
    }
  });

  it('are rounded to the nearest integer, half to even', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.constantFrom(1, 2, 4, 8), (numerator, divisor) => {
        const value = numerator / divisor;
        const candidates = [Math.floor(value), Math.ceil(value)].toSorted((a, b) => {
          return Math.abs(value - a) - Math.abs(value - b) || Math.abs(a % 2) - Math.abs(b % 2);
        });
        expect(convert('Double', 'Int32', value)).toBe((candidates[0] ?? 0) + 0);
      }),
    );
  });

  it('keep every integer that both types can represent', () => {
    const names = ['Int32', 'Int64', 'Decimal', 'Double'];
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...names), fc.constantFrom(...names), (value, one, other) => {
        const converted = convert('Int32', one, value) ?? null;
        expect(convert(other, 'Int32', convert(one, other, converted) ?? null)).toBe(value);
      }),
    );
  });
});

describe('properties that only the target has (docs/behavior/stream-views.md#automatic-mapping)', () => {
  it.each<[string, Value]>([
    ['Boolean', false],
    ['Char', '\0'],
    ['Byte', 0],
    ['Int64', 0n],
    ['Double', 0],
    ['Decimal', decimal(0n, 0)],
    ['DateTime', 0n],
    ['TimeSpan', 0n],
    ['DateTimeOffset', { ticks: 0n, offset: 0 }],
    ['Guid', '00000000-0000-0000-0000-000000000000'],
    ['String', null],
    ['NullableInt32', null],
    ['Int32Enum', 0],
    ['UInt64Enum', 0n],
    ['NullableInt32Enum', null],
    ['DoubleArray', null],
    ['Object', null],
  ])('have the default value of %s', (type, expected) => {
    const target = eventType('B', property('K', 'Int32'), property('Added', type));
    expect(converter(eventType('A', property('K', 'Int32')), target)([7])).toEqual([7, expected]);
  });
});

describe('nested types', () => {
  const source = eventType(
    'A',
    property('K', 'Int32'),
    property('In', 'Object', { properties: [property('X', 'Double'), property('__proto__', 'String')] }),
  );
  const target = eventType(
    'B',
    property('K', 'Int32'),
    property('Out', 'Object', { properties: [property('Y', 'Int32'), property('constructor', 'String')] }),
  );
  const inside = {
    Properties: [
      { SourceId: 'X', TargetId: 'Y' },
      { SourceId: '__proto__', TargetId: 'constructor' },
    ],
  };
  const run = converter(source, target, [{ SourceId: 'In', TargetId: 'Out', SdsStreamView: inside }]);

  it('are converted member by member', () => {
    const value = JSON.parse('{"X":2.5,"__proto__":"text"}') as Value;
    expect(run([1, value])).toEqual([1, { Y: 2, constructor: 'text' }]);
    expect(run([1, { X: null }])).toEqual([1, { Y: 0, constructor: null }]);
    expect(run([1, null])).toEqual([1, null]);
  });

  it('have default values for missing members, even for names that JavaScript objects inherit', () => {
    const [, value] = converter(target, target, [
      {
        SourceId: 'Out',
        TargetId: 'Out',
        SdsStreamView: { Properties: [{ SourceId: 'constructor', TargetId: 'constructor' }] },
      },
    ])([1, {}]);
    expect(value).toEqual({ Y: 0, constructor: null });
  });

  it('are refused if a nested pair cannot be converted', () => {
    const bad = { Properties: [{ SourceId: 'X', TargetId: 'constructor' }] };
    const make = (): unknown => converter(source, target, [{ SourceId: 'In', TargetId: 'Out', SdsStreamView: bad }]);
    expect(make).toThrow(/'X'.*'constructor'/);
  });
});

describe('a view with a pair that cannot be converted (docs/behavior/stream-views.md#maps)', () => {
  it('cannot be read through, and the message names both properties', () => {
    const source = eventType('A', property('Label', 'String'));
    const target = eventType('B', property('Level', 'Double'));
    const make = (): unknown => converter(source, target, [{ SourceId: 'Label', TargetId: 'Level' }]);
    expect(make).toThrow(InvalidInput);
    expect(make).toThrow(/'Label'.*'Level'/);
    expect(make).toThrow(expect.objectContaining({ subject: 'streamViewId' }));
  });
});

it('properties that the target lacks are removed, also at the end of the events', () => {
  const source = eventType('A', property('K', 'Int32'), property('X', 'Double'));
  expect(converter(source, eventType('B', property('K', 'Int32')))([1, 2])).toEqual([1]);
});
