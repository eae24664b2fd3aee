import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../server/domain/model.ts';
import { readQuantity, readUnit, readUnitConversions } from '../../../server/domain/units/definition.ts';
import { ExactNumber } from '../../../server/domain/values/json.ts';

const unit = { Id: 'milli NTU', Abbreviation: 'mNTU', Name: 'milli NTU', DisplayName: 'mNTU', ConversionFactor: 0.001 };
const base = { Id: 'NTU', Abbreviation: 'NTU', ConversionFactor: 1, ConversionOffset: 0 };

describe('readUnit', () => {
  it('takes what the path says for what is left out', () => {
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

  it('accepts the identifiers of the path in any case, and keeps the spelling of the quantity that exists', () => {
    const sent = { ...unit, Id: 'MILLI ntu', QuantityId: 'TURBIDITY' };
    expect(readUnit(sent, 'Turbidity', 'milli NTU')).toMatchObject({ Id: 'MILLI ntu', QuantityId: 'Turbidity' });
  });

  it('takes numbers with more digits than a double has', () => {
    const factor = new ExactNumber('0.10000000000000000001');
    expect(readUnit({ ConversionFactor: factor }, 'Q', 'u').ConversionFactor).toBe(0.1);
  });

  it.each<[string, unknown, string]>([
    ['no object', 5, 'body'],
    ['another identifier', { ...unit, Id: 'other' }, 'Id'],
    ['another quantity', { ...unit, QuantityId: 'Length' }, 'QuantityId'],
    ['no factor', { ...unit, ConversionFactor: undefined }, 'ConversionFactor'],
    ['factor null', { ...unit, ConversionFactor: null }, 'ConversionFactor'],
    ['factor 0', { ...unit, ConversionFactor: 0 }, 'ConversionFactor'],
    ['factor -0', { ...unit, ConversionFactor: -0 }, 'ConversionFactor'],
    ['infinite factor', { ...unit, ConversionFactor: Infinity }, 'ConversionFactor'],
    ['factor as text', { ...unit, ConversionFactor: '1' }, 'ConversionFactor'],
    ['offset not a number', { ...unit, ConversionOffset: Number.NaN }, 'ConversionOffset'],
    ['abbreviation not a text', { ...unit, Abbreviation: 1 }, 'Abbreviation'],
  ])('refuses: %s', (_name, input, subject) => {
    const read = (): unknown => readUnit(input, 'Turbidity', 'milli NTU');
    expect(read).toThrow(InvalidInput);
    expect(read).toThrow(expect.objectContaining({ subject }));
  });

  it('refuses an identifier of the path that breaks the rules', () => {
    expect(() => readUnit(unit, 'Turbidity', 'milli/NTU')).toThrow(InvalidInput);
    expect(() => readUnit({ ConversionFactor: 1 }, 'Turbidity', 'milli/NTU')).toThrow(/slash/);
  });
});

describe('readQuantity', () => {
  const quantity = { Id: 'Turbidity', Name: 'Turbidity', BaseUom: base, Dimensions: [0, 0, 0, 0, 0, 0, 0] };

  it('splits the base unit off', () => {
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

  it('accepts powers of either sign', () => {
    const Dimensions = [-3, -1, 3, 2, 0, 0, 0];
    expect(readQuantity({ ...quantity, Dimensions }, 'Turbidity').quantity.Dimensions).toEqual(Dimensions);
  });

  it.each<[string, object, string]>([
    ['six dimensions', { Dimensions: [0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['eight dimensions', { Dimensions: [0, 0, 0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['no dimensions in a list', { Dimensions: [] }, 'Dimensions'],
    ['a fraction', { Dimensions: [0.5, 0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['a text', { Dimensions: ['1', 0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['too large', { Dimensions: [2 ** 31, 0, 0, 0, 0, 0, 0] }, 'Dimensions'],
    ['no list', { Dimensions: 7 }, 'Dimensions'],
    ['no base unit', { BaseUom: null }, 'BaseUom'],
    ['a base unit without identifier', { BaseUom: { ConversionFactor: 1 } }, 'BaseUom.Id'],
    ['a base unit with a faulty identifier', { BaseUom: { ...base, Id: 'a/b' } }, 'BaseUom.Id'],
    ['a base unit with another factor', { BaseUom: { ...base, ConversionFactor: 2 } }, 'BaseUom.ConversionFactor'],
    ['a base unit without a factor', { BaseUom: { Id: 'NTU' } }, 'BaseUom.ConversionFactor'],
    ['a base unit with an offset', { BaseUom: { ...base, ConversionOffset: 1 } }, 'BaseUom.ConversionOffset'],
    ['a base unit of another quantity', { BaseUom: { ...base, QuantityId: 'Length' } }, 'BaseUom.QuantityId'],
    ['another identifier', { Id: 'Clarity' }, 'Id'],
    ['a name that is no text', { Name: 5 }, 'Name'],
  ])('refuses: %s', (_name, change, subject) => {
    const read = (): unknown => readQuantity({ ...quantity, ...change }, 'Turbidity');
    expect(read).toThrow(InvalidInput);
    expect(read).toThrow(expect.objectContaining({ subject }));
  });
});

describe('readUnitConversions (docs/behavior/units.md#reads-in-other-units)', () => {
  it('takes property and unit, and ignores the mode', () => {
    const sent = [{ sdsTypePropertyId: 'Measurement', Uom: 'centimeter', InterpolationMode: 3 }];
    expect(readUnitConversions(sent)).toEqual([{ SdsTypePropertyId: 'Measurement', Uom: 'centimeter' }]);
    expect(readUnitConversions([])).toEqual([]);
    expect(readUnitConversions(null)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no list', { SdsTypePropertyId: 'Measurement', Uom: 'cm' }, 'body'],
    ['no property', [{ Uom: 'cm' }], 'body[0].SdsTypePropertyId'],
    [
      'no unit',
      [
        { SdsTypePropertyId: 'A', Uom: 'cm' },
        { SdsTypePropertyId: 'B', Uom: null },
      ],
      'body[1].Uom',
    ],
    ['no object', ['Measurement'], 'body[0]'],
  ])('refuses: %s', (_name, input, subject) => {
    expect(() => readUnitConversions(input)).toThrow(expect.objectContaining({ subject }));
  });
});
