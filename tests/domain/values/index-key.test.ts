import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EventType, Index, Value } from '../../../server/domain/model.ts';
import { indexKeys } from '../../../server/domain/values/index-key.ts';
import { indexComparer } from '../../../server/domain/values/order.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';
import { isKeyCode, TypeCode, typeCodeName, typeCodeNames } from '../../../server/domain/values/type-codes.ts';
import { scalarValues, property, eventTypeOf } from './samples.ts';

const keyCodes = [...typeCodeNames.keys()].filter(isKeyCode);
const typeOfKeys = (codes: readonly number[]) =>
  eventTypeOf(
    codes.map((code, i) => property(`K${String(i)}`, code)),
    codes.map((_code, i) => i),
  );

/** Returns a value without its offset, which keys do not contain. */
const withoutOffset = (value: Value): Value =>
  typeof value === 'object' && value !== null && 'ticks' in value ? { ...value, offset: 0 } : value;

function checkPair(type: EventType, a: Index, b: Index): void {
  const keys = indexKeys(type);
  const [left, right] = [keys.ofIndex(a), keys.ofIndex(b)];
  if (!/^[!-~]*$/.test(left)) throw new Error(`${left} is not printable.`);
  // One comparison for all, since these run thousands of times.
  const order = left < right ? -1 : left > right ? 1 : 0;
  const bytes = Buffer.compare(Buffer.from(left), Buffer.from(right));
  const expected = Math.sign(indexComparer(type)(a, b));
  expect({ order, bytes, index: keys.toIndex(left) }).toEqual({
    order: expected,
    bytes: expected,
    index: a.map(withoutOffset),
  });
}

describe('keys of indexes', () => {
  it.each(keyCodes.map((code) => [typeCodeName(code), code] as const))('sort like the values of %s', (_name, code) => {
    const type = typeOfKeys([code]);
    fc.assert(
      fc.property(scalarValues(code), scalarValues(code), (a, b) => {
        checkPair(type, [a], [b]);
        checkPair(type, [a], [a]);
      }),
      { numRuns: 100 },
    );
  });

  it('sort like compound indexes of two or three parts', () => {
    const cases = fc
      .array(fc.constantFrom(...keyCodes), { minLength: 2, maxLength: 3 })
      .chain((codes) =>
        fc.tuple(
          fc.constant(codes),
          fc.tuple(...codes.map(scalarValues)),
          fc.tuple(...codes.map(scalarValues)),
          fc.nat({ max: 3 }),
        ),
      )
      // Equal parts at the front, so that the later ones decide.
      .map(([codes, a, b, equal]) => ({ codes, a, b: [...a.slice(0, equal), ...b.slice(equal)] }));
    fc.assert(
      fc.property(cases, ({ codes, a, b }) => {
        checkPair(typeOfKeys(codes), a, b);
      }),
      { numRuns: 400 },
    );
  });

  it.each<[string, number, readonly Value[]]>([
    ['integers', TypeCode.Int32, [-2_147_483_648, -1, 0, 1, 63, 64, 4095, 4096, 2_147_483_647]],
    ['small integers', TypeCode.SByte, [-128, -1, 0, 127]],
    [
      '64-bit integers',
      TypeCode.Int64,
      [-(2n ** 63n), -(2n ** 32n), -1n, 0n, 1n, 2n ** 32n - 1n, 2n ** 32n, 2n ** 63n - 1n],
    ],
    ['unsigned 64-bit integers', TypeCode.UInt64, [0n, 1n, 2n ** 63n, 2n ** 64n - 1n]],
    [
      'doubles',
      TypeCode.Double,
      [NaN, -Infinity, -1e300, -1, -5e-324, 0, 5e-324, 1, 1.0000000000000002, 1e300, Infinity],
    ],
    ['singles', TypeCode.Single, [NaN, -Infinity, -1, 0, Math.fround(1e-45), 1, Infinity]],
    [
      'texts',
      TypeCode.String,
      [
        '',
        '\0',
        '\0\0',
        ' ',
        '!',
        '"',
        '#',
        '#!',
        'a',
        'a\0',
        'a b',
        'aa',
        'a~',
        'b',
        '}',
        '~',
        '~~',
        '\x7f',
        'é',
        '\ud800',
        '\u{1f600}',
        '\uffff',
      ],
    ],
    ['characters', TypeCode.Char, ['\0', '!', 'a', '~', '\u1234', '\uffff']],
    [
      'times',
      TypeCode.DateTime,
      [
        '0001-01-01',
        '1969-12-31T23:59:59.9999999',
        '1970-01-01',
        '2020-01-01T00:00:00.0000001',
        '2020-01-01T00:00:00.0000002',
        '2020-01-01T00:00:01',
        '9999-12-31T23:59:59.9999999',
      ].map((text) => parseDateTime(text) ?? null),
    ],
    [
      'decimals',
      TypeCode.Decimal,
      [
        { unscaled: 1n - 2n ** 96n, scale: 0 },
        { unscaled: -155n, scale: 2 },
        { unscaled: -15n, scale: 1 },
        { unscaled: -1n, scale: 28 },
        { unscaled: 0n, scale: 0 },
        { unscaled: 1n, scale: 28 },
        { unscaled: 9n, scale: 1 },
        { unscaled: 1n, scale: 0 },
        { unscaled: 15n, scale: 1 },
        { unscaled: 155n, scale: 2 },
        { unscaled: 100n, scale: 0 },
        { unscaled: 2n ** 96n - 1n, scale: 0 },
      ],
    ],
  ])('are different and in order for %s', (_name, code, values) => {
    const type = typeOfKeys([code]);
    const keys = values.map((value) => indexKeys(type).ofIndex([value]));
    expect([...new Set(keys)].sort((a, b) => (a < b ? -1 : 1))).toEqual(keys);
    expect(keys.map((key) => indexKeys(type).toIndex(key))).toEqual(values.map((value) => [value]));
    // The same values in front of another part.
    const pairs = typeOfKeys([code, TypeCode.String]);
    const two = values.flatMap((value) => ['', '\0', 'z'].map((text) => indexKeys(pairs).ofIndex([value, text])));
    expect([...new Set(two)].sort((a, b) => (a < b ? -1 : 1))).toEqual(two);
  });

  it('of times have 7 characters for whole seconds and 11 for others', () => {
    const { ofIndex } = indexKeys(typeOfKeys([TypeCode.DateTime]));
    expect(ofIndex([parseDateTime('2017-11-23T12:00:00Z') ?? null])).toHaveLength(7);
    expect(ofIndex([parseDateTime('2017-11-23T12:00:00.5Z') ?? null])).toHaveLength(11);
  });

  it('of most strings are the strings themselves', () => {
    expect(indexKeys(typeOfKeys([TypeCode.String])).ofIndex(['Pump-1/a'])).toBe('Pump-1/a');
  });

  it('are equal for 0 and -0, and for an instant at two offsets (docs/behavior/stream-data.md#order-of-indexes)', () => {
    const double = indexKeys(typeOfKeys([TypeCode.Double])).ofIndex;
    expect(double([-0])).toBe(double([0]));
    const single = indexKeys(typeOfKeys([TypeCode.Single])).ofIndex;
    expect(single([-0])).toBe(single([0]));
    const moment = indexKeys(typeOfKeys([TypeCode.DateTimeOffset])).ofIndex;
    expect(moment([{ ticks: 5n, offset: -480 }])).toBe(moment([{ ticks: 5n, offset: 0 }]));
  });

  it('of events are the keys of their indexes', () => {
    const properties = [
      property('A', TypeCode.String),
      property('B', TypeCode.Int32),
      property('C', TypeCode.DateTime),
    ];
    const event = ['x', 7, 99n];
    const one = indexKeys(eventTypeOf(properties, [2]));
    expect(one.ofEvent(event)).toBe(one.ofIndex([99n]));
    const two = indexKeys(eventTypeOf(properties, [2, 0]));
    expect(two.ofEvent(event)).toBe(two.ofIndex([99n, 'x']));
    expect(two.toIndex(two.ofEvent(event))).toEqual([99n, 'x']);
  });

  it('do not exist for codes that cannot be keys', () => {
    expect(() => indexKeys(typeOfKeys([TypeCode.Object]))).toThrow('Object cannot be a key.');
  });
});
