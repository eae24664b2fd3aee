import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type Event, type Value } from '../../../server/domain/model.ts';
import { builtInUnits, unitCatalog, type Uom } from '../../../server/domain/units/catalog.ts';
import { convertUnit, requireUnit, unitConverter } from '../../../server/domain/units/conversion.ts';
import { eventType, property, simple } from '../stream-views/event-types.ts';

function unit(id: string): Uom {
  return requireUnit(builtInUnits, 'test', id);
}

/** Returns the converted value of a property of a type. */
function convert(type: string, from: string, to: string, value: Value): Value | undefined {
  const events = eventType('A', property('K', 'Int32'), property('X', type, { uom: from }));
  return unitConverter(events, [{ SdsTypePropertyId: 'X', Uom: to }], builtInUnits)([0, value])[1];
}

const hour = (count: number): bigint => 636_470_352_000_000_000n + BigInt(count) * 36_000_000_000n;
const events: Event[] = [0, 1, 2, 3, 4].map((position) => [hour(position), 0, position * 10]);

describe('convertUnit (docs/behavior/units.md#conversion)', () => {
  it.each<[string, number, string, string, number]>([
    ['a factor', 10, 'meter', 'centimeter', 1000],
    ['two factors', 1, 'mile', 'kilometer', 1.609344],
    ['the inverse factor', 1.609344, 'kilometer', 'mile', 1],
    ['an offset', 0, 'degree Celsius', 'kelvin', 273.15],
    ['an inverse offset', 300, 'kelvin', 'degree Celsius', 26.85],
    ['the same unit', 0.1, 'inch', 'inch', 0.1],
  ])('converts by %s: %p %s is %s %p', (_name, value, from, to, expected) => {
    expect(convertUnit(value, unit(from), unit(to))).toBeCloseTo(expected, 12);
  });

  it('converts 25 degree Celsius to 77 degree Fahrenheit, as exactly as the documented factors allow', () => {
    const value = convertUnit(25, unit('degree Celsius'), unit('degree Fahrenheit'));
    expect(value).toBeCloseTo(77.00000004, 10);
    expect(Math.abs(value - 77)).toBeLessThan(1e-6);
  });

  it('changes nothing between a unit and itself', () => {
    for (const same of builtInUnits.units) expect(convertUnit(0.1, same, { ...same })).toBe(0.1);
  });

  it.each([
    ['delta degree Celsius', 'degree Celsius'],
    ['degree Celsius', 'delta degree Celsius'],
    ['meter', 'second'],
  ])('refuses to convert %s to %s', (from, to) => {
    expect(() => convertUnit(1, unit(from), unit(to))).toThrow(InvalidInput);
    expect(() => convertUnit(1, unit(from), unit(to))).toThrow(new RegExp(`'${from}'.*'${to}'`));
  });

  it.each<[string, number, string, string, string]>([
    [
      'another quantity',
      1,
      'meter',
      'second',
      "Values of 'Uom' cannot be converted: 'meter' measures Length, 'second' measures Time.",
    ],
    ['a result out of range', 1e308, 'kilometer', 'millimeter', "The value 1e+308 is out of range in 'millimeter'."],
  ])('says what is wrong: %s', (_name, value, from, to, reason) => {
    expect(() => convertUnit(value, unit(from), unit(to))).toThrow(
      expect.objectContaining({ subject: 'Uom', message: reason }),
    );
  });

  it('refuses a result that is too large, but returns infinities and NaN unchanged', () => {
    expect(() => convertUnit(1e308, unit('kilometer'), unit('millimeter'))).toThrow(InvalidInput);
    expect(convertUnit(Infinity, unit('kilometer'), unit('millimeter'))).toBe(Infinity);
    expect(convertUnit(Number.NaN, unit('kilometer'), unit('millimeter'))).toBeNaN();
  });

  it('returns the same value when converted back, for any two units of a quantity', () => {
    const pairs = builtInUnits.units.flatMap((from) =>
      builtInUnits.unitsOf(from.QuantityId).map((to): [Uom, Uom] => [from, to]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.integer({ min: -1e6, max: 1e6 }), ([from, to], thousandths) => {
        const value = thousandths / 1000;
        const back = convertUnit(convertUnit(value, from, to), to, from);
        // A large offset makes the result less exact.
        const size =
          Math.abs(value) + (Math.abs(from.ConversionOffset) + Math.abs(to.ConversionOffset)) / from.ConversionFactor;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(size * 1e-14);
      }),
    );
  });
});

describe('unitConverter (docs/behavior/units.md#reads-in-other-units)', () => {
  const centimeters = [{ SdsTypePropertyId: 'Measurement', Uom: 'centimeter' }];

  it('converts measurements to centimeters', () => {
    const run = unitConverter(simple, centimeters, builtInUnits);
    expect(events.slice(1, 3).map(run)).toEqual([
      [hour(1), 0, 1000],
      [hour(2), 0, 2000],
    ]);
    expect(
      events
        .slice(2)
        .map(run)
        .map((event) => event[2]),
    ).toEqual([2000, 3000, 4000]);
    expect(events[1]).toEqual([hour(1), 0, 10]);
  });

  it('accepts abbreviations of units, and properties in any case', () => {
    const run = unitConverter(simple, [{ SdsTypePropertyId: 'measurement', Uom: 'cm' }], builtInUnits);
    expect(run([0n, 0, 0.5])).toEqual([0n, 0, 50]);
  });

  it('returns the event itself if nothing changes', () => {
    const event: Event = [0n, 0, 1];
    expect(unitConverter(simple, [], builtInUnits)(event)).toBe(event);
    expect(unitConverter(simple, [{ SdsTypePropertyId: 'Measurement', Uom: 'm' }], builtInUnits)(event)).toBe(event);
  });

  it('converts several properties, keys included, but not null', () => {
    const type = eventType(
      'Depths',
      property('Depth', 'Double', { uom: 'meter' }),
      property('Level', 'NullableDouble', { uom: 'km' }),
      property('Text', 'String', { uom: 'meter' }),
    );
    const conversions = [
      { SdsTypePropertyId: 'Depth', Uom: 'km' },
      { SdsTypePropertyId: 'Level', Uom: 'm' },
    ];
    const run = unitConverter(type, conversions, builtInUnits);
    expect(run([500, 1.5, 'a'])).toEqual([0.5, 1500, 'a']);
    expect(run([500, null, 'a'])).toEqual([0.5, null, 'a']);
  });

  it.each<[string, { SdsTypePropertyId: string; Uom: string }[], string]>([
    ['an unknown property', [{ SdsTypePropertyId: 'Depth', Uom: 'm' }], 'Depth'],
    ['a property without a unit', [{ SdsTypePropertyId: 'Bare', Uom: 'm' }], 'Bare'],
    ['a property with an unknown unit', [{ SdsTypePropertyId: 'Odd', Uom: 'm' }], 'Odd'],
    ['a time', [{ SdsTypePropertyId: 'Time', Uom: 'second' }], 'Time'],
    ['an enum', [{ SdsTypePropertyId: 'State', Uom: 'count' }], 'State'],
    ['an unknown unit', [{ SdsTypePropertyId: 'Measurement', Uom: 'furlong' }], 'Measurement'],
    ['a unit in another case', [{ SdsTypePropertyId: 'Measurement', Uom: 'CentiMeter' }], 'Measurement'],
    ['a unit of another quantity', [{ SdsTypePropertyId: 'Measurement', Uom: 'second' }], 'Measurement'],
    [
      'a property that is listed twice',
      [...centimeters, { SdsTypePropertyId: 'MEASUREMENT', Uom: 'km' }],
      'MEASUREMENT',
    ],
    ['one property without a unit', [...centimeters, { SdsTypePropertyId: 'Bare', Uom: 'm' }], 'Bare'],
  ])('refuses %s', (_name, conversions, subject) => {
    const type = eventType(
      'Simple',
      property('Time', 'DateTime', { uom: 's' }),
      property('State', 'Int32Enum', { uom: 'count' }),
      property('Measurement', 'Double', { uom: 'meter' }),
      property('Bare', 'Double'),
      property('Odd', 'Double', { uom: 'smoot' }),
    );
    const make = (): unknown => unitConverter(type, conversions, builtInUnits);
    expect(make).toThrow(InvalidInput);
    expect(make).toThrow(expect.objectContaining({ subject }));
  });

  it.each<[string, string, string, string]>([
    ['an unknown property', 'Depth', 'm', "Type 'A' has no property 'Depth'."],
    ['a text', 'Text', 'm', "Property 'Text' is not numeric and cannot be converted."],
    ['a property without a unit', 'Bare', 'm', "Property 'Bare' has no unit of measure to convert from."],
    ['an unknown unit', 'X', 'furlong', "There is no unit of measure 'furlong' for 'X'; its names are case-sensitive."],
    ['a value out of range', 'X', 'millimeter', "Property 'X': the value 9 is out of range in 'millimeter'."],
  ])('says what is wrong: %s', (_name, id, uom, reason) => {
    const type = eventType(
      'A',
      property('Text', 'String', { uom: 'm' }),
      property('Bare', 'Double'),
      property('X', 'Byte', { uom: 'm' }),
    );
    expect(() => unitConverter(type, [{ SdsTypePropertyId: id, Uom: uom }], builtInUnits)(['', 0, 9])).toThrow(
      expect.objectContaining({ subject: id, message: reason }),
    );
  });

  it('says that a property is listed twice', () => {
    expect(() => unitConverter(simple, [...centimeters, ...centimeters], builtInUnits)).toThrow(
      "Property 'Measurement' is listed more than once; list each property once.",
    );
  });

  it('names the problem if a property has no unit', () => {
    const type = eventType('A', property('Bare', 'Double'));
    expect(() => unitConverter(type, [{ SdsTypePropertyId: 'Bare', Uom: 'm' }], builtInUnits)).toThrow(/has no unit/);
  });

  it('uses the units of a namespace', () => {
    const smoot: Uom = { ...unit('foot'), Id: 'smoot', Abbreviation: 'smoot', Name: null, ConversionFactor: 1.7 };
    const run = unitConverter(simple, [{ SdsTypePropertyId: 'Measurement', Uom: 'smoot' }], unitCatalog([], [smoot]));
    expect(run([0n, 0, 3.4])).toEqual([0n, 0, 2]);
  });
});

describe('a conversion', () => {
  it.each<[string, string, string, Value, Value]>([
    ['Double', 'meter', 'centimeter', 10, 1000],
    ['NullableDouble', 'meter', 'centimeter', 10, 1000],
    ['Single', 'meter', 'centimeter', Math.fround(0.1), Math.fround(Math.fround(0.1) / 0.01)],
    ['Double', 'meter', 'centimeter', Infinity, Infinity],
    // Rounded half to even, even though 35 * 0.001 / 0.01 is 3.5000000000000004 with doubles.
    ['Int32', 'millimeter', 'centimeter', 5, 0],
    ['Int32', 'millimeter', 'centimeter', 15, 2],
    ['Int32', 'millimeter', 'centimeter', 25, 2],
    ['Int32', 'millimeter', 'centimeter', 35, 4],
    ['Int32', 'millimeter', 'centimeter', -25, -2],
    ['Int32', 'millimeter', 'centimeter', 26, 3],
    ['NullableInt16', 'kilometer', 'meter', 3, 3000],
    ['Int64', 'kilometer', 'meter', 9_007_199_254_740_993n, 9_007_199_254_740_993_000n],
    ['UInt64', 'millimeter', 'meter', 18_446_744_073_709_551_615n, 18_446_744_073_709_552n],
    ['Int32', 'kelvin', 'degree Celsius', 0, -273],
    ['Decimal', 'meter', 'centimeter', { unscaled: 1001n, scale: 2 }, { unscaled: 1001n, scale: 0 }],
    ['Decimal', 'degree Celsius', 'kelvin', { unscaled: 1n, scale: 1 }, { unscaled: 27325n, scale: 2 }],
    [
      'Decimal',
      'inch',
      'yard',
      { unscaled: 1n, scale: 0 },
      { unscaled: 277_777_777_777_777_777_777_777_778n, scale: 28 },
    ],
    ['Decimal', 'yobibyte', 'byte', { unscaled: 1n, scale: 0 }, { unscaled: 121n * 10n ** 22n, scale: 0 }],
    ['NullableDecimal', 'foot', 'meter', { unscaled: 1n, scale: 0 }, { unscaled: 3048n, scale: 4 }],
  ])('has the right result for %s: %s to %s, %p', (type, from, to, value, expected) => {
    expect(convert(type, from, to, value)).toEqual(expected);
  });

  it.each<[string, string, string, Value]>([
    ['Byte', 'meter', 'centimeter', 3],
    ['Byte', 'kelvin', 'degree Celsius', 0],
    ['Int32', 'kilometer', 'millimeter', 3000],
    ['Int64', 'kilometer', 'meter', 9_223_372_036_854_776n],
    ['Single', 'kilometer', 'millimeter', 1e33],
    ['Double', 'kilometer', 'millimeter', 1e303],
    ['Decimal', 'kilometer', 'millimeter', { unscaled: 10n ** 24n, scale: 0 }],
  ])('is refused with the name of the property for %s: %s to %s, %p', (type, from, to, value) => {
    const run = (): unknown => convert(type, from, to, value);
    expect(run).toThrow(InvalidInput);
    expect(run).toThrow(expect.objectContaining({ subject: 'X' }));
  });

  it('is exact for integers, rounded half to even', () => {
    const lengths = builtInUnits.unitsOf('Length');
    const fraction = (value: number): [bigint, bigint] => {
      const [digits = '', exponent = '0'] = value.toExponential().split('e');
      const [whole = '', places = ''] = digits.split('.');
      const power = Number(exponent) - places.length;
      return [BigInt(whole + places) * 10n ** BigInt(Math.max(0, power)), 10n ** BigInt(Math.max(0, -power))];
    };
    fc.assert(
      fc.property(
        fc.constantFrom(...lengths),
        fc.constantFrom(...lengths),
        fc.integer({ min: -99, max: 99 }),
        (from, to, value) => {
          const [above, below] = fraction(from.ConversionFactor);
          const [toAbove, toBelow] = fraction(to.ConversionFactor);
          const [numerator, denominator] = [BigInt(value) * above * toBelow, below * toAbove];
          const result = BigInt(String(convert('Int64', from.Id, to.Id, BigInt(value))));
          const distance = (candidate: bigint): bigint => {
            const difference = candidate * denominator - numerator;
            return difference < 0n ? -difference : difference;
          };
          for (const other of [result - 1n, result + 1n]) expect(distance(result) <= distance(other)).toBe(true);
          const isTie = [result - 1n, result + 1n].some((other) => distance(other) === distance(result));
          if (isTie) expect(result % 2n).toBe(0n);
        },
      ),
    );
  });

  it('is possible with a negative factor', () => {
    const downward: Uom = {
      ...unit('meter'),
      Id: 'depth',
      Abbreviation: null,
      Name: null,
      ConversionFactor: -1,
      ConversionOffset: 100,
    };
    const catalog = unitCatalog([], [downward]);
    const type = eventType('A', property('X', 'Int32', { uom: 'meter' }), property('Y', 'Double', { uom: 'depth' }));
    const conversions = [
      { SdsTypePropertyId: 'X', Uom: 'depth' },
      { SdsTypePropertyId: 'Y', Uom: 'meter' },
    ];
    expect(unitConverter(type, conversions, catalog)([30, 30])).toEqual([70, 70]);
  });
});
