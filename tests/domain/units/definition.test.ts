import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../server/domain/model.ts';
import { readQuantity, readUnit, readUnitConversions } from '../../../server/domain/units/definition.ts';
import { ExactNumber } from '../../../server/domain/values/json.ts';

const unit = { Id: 'milli NTU', Abbreviation: 'mNTU', Name: 'milli NTU', DisplayName: 'mNTU', ConversionFactor: 0.001 };
const base = { Id: 'NTU', Abbreviation: 'NTU', ConversionFactor: 1, ConversionOffset: 0 };

describe('readUnit', () => {
  it('uses the path and defaults for missing members', () => {
    const stored = { ...unit, QuantityId: 'Turbidity', ConversionOffset: 0 };
    expect(readUnit(unit, 'Turbidity', 'milli NTU')).toEqual(stored);
    expect(readUnit({ conversionfactor: 2, ConversionOffset: null }, 'Turbidity', 'double')).toEqual({
      Id: 'double',
      Abbreviation: null,
      Name: null,
      DisplayName: null,
      QuantityId: 'Turbidity',
      ConversionFactor: 2,
      ConversionOffset: 0,
    });
  });

  it('accepts the identifiers of the path in any case, and uses the stored spelling of the quantity', () => {
    const sent = { ...unit, Id: 'MILLI ntu', QuantityId: 'TURBIDITY' };
    expect(readUnit(sent, 'Turbidity', 'milli NTU')).toMatchObject({ Id: 'MILLI ntu', QuantityId: 'Turbidity' });
  });

  it('accepts numbers with more digits than a double has', () => {
    const factor = new ExactNumber('0.10000000000000000001');
    expect(readUnit({ ConversionFactor: factor }, 'Q', 'u').ConversionFactor).toBe(0.1);
  });

  it.each<[string, unknown, string]>([
    ['a number in place of an object', 5, 'body'],
    ['another identifier', { ...unit, Id: 'other' }, 'Id'],
    ['another quantity', { ...unit, QuantityId: 'Length' }, 'QuantityId'],
    ['no factor', { ...unit, ConversionFactor: undefined }, 'ConversionFactor'],
    ['the factor null', { ...unit, ConversionFactor: null }, 'ConversionFactor'],
    ['the factor 0', { ...unit, ConversionFactor: 0 }, 'ConversionFactor'],
    ['the factor -0', { ...unit, ConversionFactor: -0 }, 'ConversionFactor'],
    ['an infinite factor', { ...unit, ConversionFactor: Infinity }, 'ConversionFactor'],
    ['a factor that is a string', { ...unit, ConversionFactor: '1' }, 'ConversionFactor'],
    ['an offset that is NaN', { ...unit, ConversionOffset: Number.NaN }, 'ConversionOffset'],
    ['an abbreviation that is not a string', { ...unit, Abbreviation: 1 }, 'Abbreviation'],
  ])('refuses %s', (_name, input, subject) => {
    const read = (): unknown => readUnit(input, 'Turbidity', 'milli NTU');
    expect(read).toThrow(InvalidInput);
    expect(read).toThrow(expect.objectContaining({ subject }));
  });

  it('refuses an invalid identifier in the path', () => {
    expect(() => readUnit(unit, 'Turbidity', 'milli/NTU')).toThrow(InvalidInput);
    expect(() => readUnit({ ConversionFactor: 1 }, 'Turbidity', 'milli/NTU')).toThrow(/slash/);
  });
});

describe('the reason of a refusal', () => {
  it.each<[string, object, string]>([
    [
      'another quantity',
      { QuantityId: 'Length' },
      "QuantityId must be 'Turbidity', the quantity that the unit belongs to, not 'Length'.",
    ],
    ['no factor', { ConversionFactor: null }, 'ConversionFactor must be given and must not be 0.'],
    ['an offset that is a string', { ConversionOffset: '1' }, 'ConversionOffset must be a number.'],
  ])('of a unit: %s', (_name, change, reason) => {
    expect(() => readUnit({ ...unit, ...change }, 'Turbidity', 'milli NTU')).toThrow(
      expect.objectContaining({ message: reason }),
    );
  });

  it.each<[string, object, string]>([
    ['an identifier that is a number', { Id: 5 }, 'Id must be a string.'],
    ['a base unit without identifier', { BaseUom: {} }, 'BaseUom.Id must be given.'],
    ['an identifier of the base unit that is a number', { BaseUom: { Id: 5 } }, 'BaseUom.Id must be a string.'],
    [
      'another factor of the base unit',
      { BaseUom: { ...base, ConversionFactor: 2 } },
      'BaseUom.ConversionFactor must be 1.',
    ],
    [
      'an offset of the base unit',
      { BaseUom: { ...base, ConversionOffset: 1 } },
      'BaseUom.ConversionOffset must be 0.',
    ],
    [
      'another quantity of the base unit',
      { BaseUom: { ...base, QuantityId: 'Length' } },
      "BaseUom.QuantityId must be 'Turbidity', the quantity that the unit belongs to, not 'Length'.",
    ],
    [
      'six dimensions',
      { Dimensions: [0, 0, 0, 0, 0, 0] },
      'Dimensions must be null or 7 whole numbers of 32 bits, one for each base dimension.',
    ],
  ])('of a quantity: %s', (_name, change, reason) => {
    expect(() => readQuantity({ BaseUom: base, ...change }, 'Turbidity')).toThrow(
      expect.objectContaining({ message: reason }),
    );
  });

  it('of a conversion names the missing member', () => {
    expect(() => readUnitConversions([{ Uom: 'cm' }])).toThrow('body[0].SdsTypePropertyId must be given.');
  });

  it('of a body that is no object names the body', () => {
    expect(() => readQuantity([], 'Turbidity')).toThrow(expect.objectContaining({ subject: 'body' }));
  });
});

describe('readQuantity', () => {
  const quantity = { Id: 'Turbidity', Name: 'Turbidity', BaseUom: base, Dimensions: [0, 0, 0, 0, 0, 0, 0] };

  it('returns the quantity and its base unit', () => {
    expect(readQuantity(quantity, 'Turbidity')).toEqual({
      quantity: { Id: 'Turbidity', Name: 'Turbidity', BaseUomId: 'NTU', Dimensions: [0, 0, 0, 0, 0, 0, 0] },
      baseUnit: { ...base, Name: null, DisplayName: null, QuantityId: 'Turbidity' },
    });
    expect(readQuantity({ BaseUom: base }, 'Turbidity').quantity).toEqual({
      Id: 'Turbidity',
      Name: null,
      BaseUomId: 'NTU',
      Dimensions: null,
    });
  });

  it('accepts null in place of dimensions', () => {
    expect(readQuantity({ ...quantity, Dimensions: null }, 'Turbidity').quantity.Dimensions).toBeNull();
  });

  it('accepts powers of either sign', () => {
    const Dimensions = [-3, -1, 3, 2, 0, 0, 0];
    expect(readQuantity({ ...quantity, Dimensions }, 'Turbidity').quantity.Dimensions).toEqual(Dimensions);
  });

  it.each<[string, object, string]>([
    ['six dimensions', { Dimensions: [0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['eight dimensions', { Dimensions: [0, 0, 0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['an empty array of dimensions', { Dimensions: [] }, 'Dimensions'],
    ['seven dimensions and a fraction', { Dimensions: [0, 0, 0, 0.5, 0, 0, 0, 0] }, 'Dimensions'],
    ['a fraction as dimension', { Dimensions: [0.5, 0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['a string as dimension', { Dimensions: ['1', 0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['a dimension that is too large', { Dimensions: [2 ** 31, 0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['dimensions that are not an array', { Dimensions: 7 }, 'Dimensions'],
    ['no base unit', { BaseUom: null }, 'BaseUom'],
    ['a base unit without identifier', { BaseUom: { ConversionFactor: 1 } }, 'BaseUom.Id'],
    ['a base unit with an invalid identifier', { BaseUom: { ...base, Id: 'a/b' } }, 'BaseUom.Id'],
    ['a base unit with another factor', { BaseUom: { ...base, ConversionFactor: 2 } }, 'BaseUom.ConversionFactor'],
    ['a base unit without a factor', { BaseUom: { Id: 'NTU' } }, 'BaseUom.ConversionFactor'],
    ['a base unit with an offset', { BaseUom: { ...base, ConversionOffset: 1 } }, 'BaseUom.ConversionOffset'],
    ['a base unit of another quantity', { BaseUom: { ...base, QuantityId: 'Length' } }, 'BaseUom.QuantityId'],
    ['another identifier', { Id: 'Clarity' }, 'Id'],
    ['a name that is not a string', { Name: 5 }, 'Name'],
  ])('refuses %s', (_name, change, subject) => {
    const read = (): unknown => readQuantity({ ...quantity, ...change }, 'Turbidity');
    expect(read).toThrow(InvalidInput);
    expect(read).toThrow(expect.objectContaining({ subject }));
  });
});

describe('readUnitConversions (docs/behavior/units.md#reads-in-other-units)', () => {
  it('reads property and unit, and ignores the mode', () => {
    const sent = [{ sdsTypePropertyId: 'Measurement', Uom: 'centimeter', InterpolationMode: 3 }];
    expect(readUnitConversions(sent)).toEqual([{ SdsTypePropertyId: 'Measurement', Uom: 'centimeter' }]);
    expect(readUnitConversions([])).toEqual([]);
    expect(readUnitConversions(null)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['an object in place of an array', { SdsTypePropertyId: 'Measurement', Uom: 'cm' }, 'body'],
    ['an entry without property', [{ Uom: 'cm' }], 'body[0].SdsTypePropertyId'],
    [
      'an entry without unit',
      [
        { SdsTypePropertyId: 'A', Uom: 'cm' },
        { SdsTypePropertyId: 'B', Uom: null },
      ],
      'body[1].Uom',
    ],
    ['an entry that is not an object', ['Measurement'], 'body[0]'],
  ])('refuses %s', (_name, input, subject) => {
    expect(() => readUnitConversions(input)).toThrow(expect.objectContaining({ subject }));
  });
});
