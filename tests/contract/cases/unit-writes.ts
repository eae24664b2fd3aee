// Writes of units of quantities (the companion; docs/behavior/units.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { createOrUpdateQuantity, deleteQuantity, getOrCreateQuantity } from './quantity-writes.ts';
import type { Case, World, Cases } from '../support/cases.ts';
import { both, says } from '../support/checks.ts';
import {
  ntu,
  milli,
  basePath,
  milliPath,
  withMilli,
  faults,
  onUnit,
  nowhere,
  has,
  leaves,
  gone,
  movedOn,
  typeWith,
  time,
  type Bodies,
} from '../support/unit-writes.ts';
import { double, property, then } from '../support/streams.ts';

const usedByType = (Uom: string) => async (world: World) => {
  await withMilli(world);
  await typeWith(world, { Uom });
};
const usedInside = (Uom: string) => async (world: World) => {
  await withMilli(world);
  const SdsType = { Id: 'Inner', SdsTypeCode: 1, Properties: [property('V', double, { Uom })] };
  await world.ok('POST', '/Types/Water', { SdsTypeCode: 1, Properties: [time, { Id: 'In', SdsType }] });
};
const usedByStream = (Uom: string) => async (world: World) => {
  await withMilli(world);
  await typeWith(world, {});
  await world.ok('POST', '/Streams/Water', {
    TypeId: 'Water',
    PropertyOverrides: [{ SdsTypePropertyId: 'V', Uom }],
  });
};
/** Nothing uses the unit, though there is much that looks like it. */
const nearlyUsed = async (world: World): Promise<void> => {
  await withMilli(world);
  await world.ok('PUT', milliPath, { ...milli, Name: null, Abbreviation: null });
  await typeWith(world, { Uom: 'meter', Name: 'milli NTU' });
  await world.ok('POST', '/Streams/Water', {
    TypeId: 'Water',
    Name: 'milli NTU',
    PropertyOverrides: [{ SdsTypePropertyId: 'V', InterpolationMode: 1 }],
  });
  await world.ok('PUT', '/Streams/Water/Metadata', { Uom: 'milli NTU' });
};

const faultyUnits: Bodies = [
  ['no factor', { ...milli, ConversionFactor: undefined }, 'ConversionFactor'],
  ['factor 0', { ...milli, ConversionFactor: 0 }, 'ConversionFactor'],
  ['factor -0', '{"ConversionFactor":-0.0}', 'ConversionFactor'],
  ['a factor that is not a number', { ...milli, ConversionFactor: 'many' }],
  ['a factor that is null', { ...milli, ConversionFactor: null }],
  ['a factor beyond all numbers', '{"ConversionFactor":1e999}'],
  ['a factor below all numbers', '{"ConversionFactor":1e-999}', 'ConversionFactor'],
  ['an offset that is not a number', { ...milli, ConversionOffset: true }],
  ['an offset beyond all numbers', '{"ConversionFactor":1,"ConversionOffset":-1e999}'],
  ['another Id than that of the path', { ...milli, Id: 'kilo NTU' }, 'Id'],
  ['an empty Id', { ...milli, Id: '' }, 'Id'],
  ['another quantity than that of the path', { ...milli, QuantityId: 'Length' }, 'QuantityId'],
  ['an abbreviation that is not a string', { ...milli, Abbreviation: 1 }],
  ['a name that is not a string', { ...milli, Name: {} }],
  ['no object', 'null'],
  ['no JSON', '{'],
];

const refusedUnits: readonly Case[] = [
  ...faults(onUnit, faultyUnits, then('/Units?skip=246', [])),
  onUnit('an id of 251 characters', 400, {
    path: { quantityId: 'Turbidity', uomId: 'u'.repeat(251) },
    body: { ConversionFactor: 1 },
    check: then('/Units?skip=246', []),
  }),
  onUnit('an abbreviation of a built-in unit', 409, {
    body: { ...milli, Abbreviation: 'mV' },
    check: both(says('mV'), gone('/Units/milli%20NTU')),
  }),
  onUnit('an abbreviation of an added unit', 409, {
    body: { ...milli, Abbreviation: 'NTU' },
    check: both(says('NTU'), gone('/Units/milli%20NTU')),
  }),
  onUnit('a unit of another quantity', 409, {
    path: { quantityId: 'Turbidity', uomId: 'meter' },
    body: { ConversionFactor: 1 },
    check: both(says('meter'), leaves('/Units/meter', { QuantityId: 'Length' })),
  }),
  onUnit('a different definition of a built-in unit', 409, {
    path: { quantityId: 'Length', uomId: 'centimeter' },
    body: { Abbreviation: 'cm', ConversionFactor: 0.02 },
    check: leaves('/Units/centimeter', { ConversionFactor: 0.01 }),
  }),
  onUnit('a member may not write', 403, { as: 'member', body: milli, check: gone('/Units/milli%20NTU') }),
  onUnit('no role', 403, { as: 'stranger', body: milli }),
  onUnit('an unknown quantity', 404, {
    path: { quantityId: 'Murk', uomId: 'milli NTU' },
    body: { ...milli, QuantityId: 'Murk' },
    check: says('Murk'),
  }),
  onUnit('an unknown namespace', 404, { path: nowhere, body: milli, check: says('nowhere') }),
];

const newUnits: readonly Case[] = [
  onUnit('a new one', 201, { body: milli, check: both(has(milli), leaves(milliPath, milli)) }),
  onUnit('a contributor may write', 201, { as: 'contributor', body: milli, check: has(milli) }),
  onUnit('with as little as can be, in any case', 201, {
    body: { conversionfactor: -2.5 },
    check: has({ Id: 'milli NTU', QuantityId: 'Turbidity', Name: null, ConversionFactor: -2.5, ConversionOffset: 0 }),
  }),
  onUnit('one of a built-in quantity', 201, {
    path: { quantityId: 'temperature', uomId: 'degree Réaumur' },
    body: { Abbreviation: '°Ré', ConversionFactor: 1.25, ConversionOffset: 273.15 },
    check: has({ Id: 'degree Réaumur', QuantityId: 'Temperature' }),
  }),
  onUnit('values are converted to it', 201, {
    body: milli,
    async check(_seen, world) {
      await typeWith(world, { Uom: 'NTU' });
      await world.ok('POST', '/Streams/Water', { TypeId: 'Water' });
      await world.ok('POST', '/Streams/Water/Data', [{ Time: '2026-01-01T00:00:00Z', V: 2 }]);
      const wanted = [{ SdsTypePropertyId: 'V', Uom: 'mNTU' }];
      const first = await world.ok('POST', '/Streams/Water/Data/Transform/First', wanted);
      expect(first).toMatchObject({ V: 2000 });
    },
  }),
];

const getOrCreateQuantityUnit: readonly Case[] = [
  ...newUnits,
  onUnit('an identical one', 200, { given: withMilli, body: milli, check: has(milli) }),
  onUnit('an identical one in another spelling', 200, {
    path: { quantityId: 'TURBIDITY', uomId: 'MILLI ntu' },
    given: withMilli,
    body: { ...milli, Id: 'Milli Ntu', QuantityId: 'turbidity' },
    check: has(milli),
  }),
  onUnit('a built-in one as it is read', 200, {
    path: { quantityId: 'Temperature', uomId: 'degree Celsius' },
    body: {
      Id: 'degree Celsius',
      Abbreviation: '°C',
      Name: 'degree Celsius',
      DisplayName: 'degree Celsius',
      QuantityId: 'Temperature',
      ConversionFactor: 1,
      ConversionOffset: 273.15,
      CreatedDate: '0001-01-01T00:00:00Z',
      ModifiedDate: '0001-01-01T00:00:00Z',
    },
  }),
  ...(
    [
      ['another factor', { ...milli, ConversionFactor: 0.002 }],
      ['an offset', { ...milli, ConversionOffset: 1 }],
      ['another abbreviation', { ...milli, Abbreviation: 'MNTU' }],
      ['no name', { ...milli, Name: null }],
    ] as const
  ).map(([name, body]) =>
    onUnit(`a different one: ${name}`, 409, { given: withMilli, body, check: leaves(milliPath, milli) }),
  ),
  ...refusedUnits,
];

const createOrUpdateQuantityUnit: readonly Case[] = [
  ...newUnits,
  onUnit('a changed one', 204, {
    given: withMilli,
    body: { ConversionFactor: 0.002, ConversionOffset: 5 },
    check: both(
      leaves(milliPath, { Name: null, Abbreviation: null, ConversionFactor: 0.002, ConversionOffset: 5 }),
      movedOn(milliPath),
    ),
  }),
  onUnit('the first spelling of the Id stays', 204, {
    path: { quantityId: 'Turbidity', uomId: 'MILLI NTU' },
    given: withMilli,
    body: { ...milli, Id: 'MILLI NTU' },
    check: both(leaves(milliPath, milli), then('/Units?skip=247', [])),
  }),
  onUnit('the names of a base unit', 204, {
    path: { quantityId: 'Turbidity', uomId: ntu.Id },
    body: { ...ntu, DisplayName: 'Base' },
    check: leaves('/Quantities/Turbidity', { BaseUom: { DisplayName: 'Base' } }),
  }),
  onUnit('the factor of a base unit', 409, {
    path: { quantityId: 'Turbidity', uomId: ntu.Id },
    body: { ...ntu, ConversionFactor: 2 },
    check: leaves(basePath, ntu),
  }),
  onUnit('the offset of a base unit', 409, {
    path: { quantityId: 'Turbidity', uomId: ntu.Id },
    body: { ...ntu, ConversionOffset: 2 },
    check: leaves(basePath, ntu),
  }),
  onUnit('a built-in one, even as it is', 409, {
    path: { quantityId: 'Length', uomId: 'meter' },
    body: { Abbreviation: 'm', Name: 'meter', DisplayName: 'meter', ConversionFactor: 1 },
    check: then('/Units?skip=246', []),
  }),
  ...refusedUnits,
];

const uses: readonly Case[] = [
  ...['milli NTU', 'milli turbidity', 'mNTU'].flatMap((name) => [
    onUnit(`a type uses it as ${name}`, 409, { given: usedByType(name), check: leaves(milliPath, milli) }),
    onUnit(`a stream uses it as ${name}`, 409, { given: usedByStream(name), check: leaves(milliPath, milli) }),
  ]),
  onUnit('a type uses it inside', 409, { given: usedInside('mNTU'), check: leaves(milliPath, milli) }),
];

const deleteQuantityUnit: readonly Case[] = [
  onUnit('one that nothing uses', 204, { given: withMilli, check: both(gone(milliPath), leaves(basePath, ntu)) }),
  onUnit('an id in another case', 204, {
    path: { quantityId: 'TURBIDITY', uomId: 'MILLI NTU' },
    given: withMilli,
    check: gone(milliPath),
  }),
  onUnit('one that is only spoken of', 204, { given: nearlyUsed, check: gone(milliPath) }),
  ...uses,
  onUnit('a base unit', 409, {
    path: { quantityId: 'Turbidity', uomId: ntu.Id },
    check: leaves(basePath, ntu),
  }),
  onUnit('a built-in one', 409, {
    path: { quantityId: 'Length', uomId: 'yard' },
    check: leaves('/Units/yard', { Id: 'yard' }),
  }),
  onUnit('a contributor may not delete', 403, {
    as: 'contributor',
    given: withMilli,
    check: leaves(milliPath, milli),
  }),
  onUnit('an unknown one', 404, { check: says('milli NTU') }),
  onUnit('an unknown quantity', 404, { path: { quantityId: 'Murk', uomId: 'milli NTU' }, check: says('Murk') }),
  onUnit('a unit of another quantity', 404, {
    path: { quantityId: 'Length', uomId: 'milli NTU' },
    given: withMilli,
    check: leaves(milliPath, milli),
  }),
  onUnit('an unknown namespace', 404, { path: nowhere, check: says('nowhere') }),
];

export const unitWrites: Cases<operations, typeof table, 'UnitWrites'> = {
  getOrCreateQuantity,
  createOrUpdateQuantity,
  deleteQuantity,
  getOrCreateQuantityUnit,
  createOrUpdateQuantityUnit,
  deleteQuantityUnit,
};
