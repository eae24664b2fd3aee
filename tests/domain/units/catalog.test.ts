import { describe, expect, it } from '@jest/globals';
import { builtInUnits, unitCatalog, type Quantity, type Uom } from '../../../server/domain/units/catalog.ts';

const ntu: Uom = {
  Id: 'nephelometric turbidity unit',
  Abbreviation: 'NTU',
  Name: 'turbidity unit',
  DisplayName: null,
  QuantityId: 'Turbidity',
  ConversionFactor: 1,
  ConversionOffset: 0,
};
const turbidity: Quantity = { Id: 'Turbidity', Name: null, BaseUomId: ntu.Id, Dimensions: null };

describe('the built-in catalog (docs/behavior/units.md#built-in-quantities)', () => {
  const { quantities, units } = builtInUnits;

  it('has 41 quantities and 245 units in the documented order', () => {
    expect([quantities.length, units.length]).toEqual([41, 245]);
    expect(quantities.slice(0, 3).map(({ Id }) => Id)).toEqual(['Acceleration', 'Angular Velocity', 'Area']);
    expect(units.slice(0, 3).map(({ Id }) => Id)).toEqual(['count', 'Ampere hour', 'coulomb']);
  });

  it.each<[string, string, number, readonly number[]]>([
    ['Acceleration', 'meter per square second', 2, [1, 0, -2, 0, 0, 0, 0]],
    ['Angular Velocity', 'radian per second', 2, [0, 0, -1, 0, 0, 0, 0]],
    ['Computer Storage', 'byte', 17, [0, 0, 0, 0, 0, 0, 0]],
    ['Conductivity', 'siemens per meter', 3, [-3, -1, 3, 2, 0, 0, 0]],
    ['Electric Resistance', 'ohm', 1, [2, 1, -3, -2, 0, 0, 0]],
    ['Illuminance', 'lux', 1, [-2, 0, 0, 0, 0, 0, 1]],
    ['Length', 'meter', 12, [1, 0, 0, 0, 0, 0, 0]],
    ['Reciprocal length', 'inverse meter', 2, [-1, 0, 0, 0, 0, 0, 0]],
    ['Temperature (Delta)', 'delta kelvin', 4, [0, 0, 0, 0, 1, 0, 0]],
    ['Volume Flow Rate', 'cubic meter per second', 21, [3, 0, -1, 0, 0, 0, 0]],
  ])('has the documented quantity %s', (id, base, count, dimensions) => {
    expect(builtInUnits.findQuantity(id)).toEqual({ Id: id, Name: id, BaseUomId: base, Dimensions: dimensions });
    expect(builtInUnits.unitsOf(id)).toHaveLength(count);
  });

  it('has unique abbreviations, and identifiers that are unique in any case', () => {
    const folded = new Set(units.map(({ Id }) => Id.toLowerCase()));
    const abbreviations = new Set(units.map(({ Abbreviation }) => Abbreviation));
    expect([folded.size, abbreviations.size]).toEqual([units.length, units.length]);
  });

  it('has 7 dimensions and a base unit with factor 1 and offset 0 for every quantity', () => {
    for (const { Id, BaseUomId, Dimensions } of quantities) {
      expect(Dimensions).toHaveLength(7);
      expect(builtInUnits.findUnit(BaseUomId)).toMatchObject({
        QuantityId: Id,
        ConversionFactor: 1,
        ConversionOffset: 0,
      });
    }
  });

  it('has all members, a known quantity and a positive factor for every unit', () => {
    for (const unit of units) {
      expect(Object.keys(unit)).toEqual([
        'Id',
        'Abbreviation',
        'Name',
        'DisplayName',
        'QuantityId',
        'ConversionFactor',
        'ConversionOffset',
      ]);
      expect(builtInUnits.findQuantity(unit.QuantityId)?.Id).toBe(unit.QuantityId);
      expect([unit.Name, unit.DisplayName]).toEqual([unit.Id, unit.Id]);
      expect(unit.ConversionFactor).toBeGreaterThan(0);
    }
  });

  it('has the documented factors, which are rounded', () => {
    expect(builtInUnits.findUnit('yobibyte')?.ConversionFactor).toBe(1.21e24);
    expect(builtInUnits.findUnit('watt-hours per mile')?.ConversionFactor).toBe(0.44704);
    expect(builtInUnits.findUnit('degree Rankine')).toMatchObject({
      ConversionFactor: 0.555555556,
      ConversionOffset: -2.56e-13,
    });
  });
});

describe('the unit catalog (docs/behavior/units.md#finding-a-unit)', () => {
  it('finds units and quantities by identifier in any case', () => {
    expect(builtInUnits.findUnit('DEGREE celsius')?.Id).toBe('degree Celsius');
    expect(builtInUnits.findQuantity('LENGTH')?.Id).toBe('Length');
    expect(builtInUnits.unitsOf('length')).toBe(builtInUnits.unitsOf('Length'));
    expect(builtInUnits.findUnit('°C')).toBeUndefined();
    expect(builtInUnits.findUnit('constructor')).toBeUndefined();
    expect(builtInUnits.unitsOf('nothing')).toEqual([]);
  });

  it.each<[string, string | undefined]>([
    ['degree Celsius', 'degree Celsius'],
    ['degree celsius', undefined],
    ['°C', 'degree Celsius'],
    ['m', 'meter'],
    ['M', undefined],
    ['mV', 'millivolt'],
    ['MV', 'megavolt'],
    ['mWh', 'milliwatt hour'],
    ['MWh', 'megawatt hour'],
    ['nm', 'nanometer'],
    ['', undefined],
  ])('finds a unit of a type by its exact name: %p is %p', (text, id) => {
    const found = builtInUnits.findByReference(text);
    expect(found?.Id).toBe(id);
  });

  it('distinguishes the abbreviations that differ only by case', () => {
    const groups = Map.groupBy(builtInUnits.units, ({ Abbreviation }) => Abbreviation?.toLowerCase());
    const similarUnits = Array.from(groups.values()).filter((group) => group.length > 1);
    expect(similarUnits).toHaveLength(3);
    for (const unit of similarUnits.flat()) expect(builtInUnits.findByReference(unit.Abbreviation ?? '')).toBe(unit);
  });
});

describe('the catalog of a namespace with its own units', () => {
  const meterless: Uom = { ...ntu, Id: 'm', Abbreviation: 'meter', Name: 'foot' };
  const catalog = unitCatalog([turbidity], [ntu, meterless]);

  it('has the built-in units, then its own', () => {
    expect(catalog.quantities.at(-1)).toBe(turbidity);
    expect(catalog.units.slice(-2)).toEqual([ntu, meterless]);
    expect(catalog.units).toHaveLength(247);
    expect(catalog.unitsOf('TURBIDITY')).toEqual([ntu, meterless]);
    expect(catalog.findUnit('METER')?.Id).toBe('meter');
  });

  it('finds units by identifier first, then name, then abbreviation', () => {
    expect(catalog.findByReference('m')).toBe(meterless);
    expect(catalog.findByReference('meter')?.Id).toBe('meter');
    expect(catalog.findByReference('foot')?.Id).toBe('foot');
    const second = unitCatalog([], [{ ...ntu, Abbreviation: 'cm', Name: 'centimeter' }]);
    expect([second.findByReference('cm')?.Id, second.findByReference('centimeter')?.Id]).toEqual([
      'centimeter',
      'centimeter',
    ]);
    expect(catalog.findByReference('turbidity unit')).toBe(ntu);
    expect(catalog.findByAbbreviation('m')?.Id).toBe('meter');
    expect(catalog.findByAbbreviation('ntu')).toBeUndefined();
  });
});
