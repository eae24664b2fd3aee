// Writes of units of quantities (the companion; docs/behavior/units.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { createOrUpdateQuantity, deleteQuantity, getOrCreateQuantity } from './quantity-writes.ts';
import type { Case, World, Cases } from '../support/cases.ts';
import { expectAll, expectReason, expectMembers } from '../support/checks.ts';
import {
  ntu,
  milli,
  basePath,
  milliPath,
  createMilliUnit,
  invalidBodyCases,
  caseOnUnit,
  unknownNamespacePath,
  expectMembersAt,
  expectNotFound,
  expectLaterModifiedDate,
  createTypeWith,
  timeProperty,
  type Bodies,
} from '../support/unit-writes.ts';
import { double, property, expectNonVerboseJsonAt } from '../support/streams.ts';

const createUseByType = (Uom: string) => async (world: World) => {
  await createMilliUnit(world);
  await createTypeWith(world, { Uom });
};
const createUseByNestedType = (Uom: string) => async (world: World) => {
  await createMilliUnit(world);
  const SdsType = { Id: 'Inner', SdsTypeCode: 1, Properties: [property('V', double, { Uom })] };
  await world.ok('POST', '/Types/Water', { SdsTypeCode: 1, Properties: [timeProperty, { Id: 'In', SdsType }] });
};
const createUseByStream = (Uom: string) => async (world: World) => {
  await createMilliUnit(world);
  await createTypeWith(world, {});
  await world.ok('POST', '/Streams/Water', {
    TypeId: 'Water',
    PropertyOverrides: [{ SdsTypePropertyId: 'V', Uom }],
  });
};
/** Creates a unit, and objects that mention it without using it. */
const createMentions = async (world: World): Promise<void> => {
  await createMilliUnit(world);
  await world.ok('PUT', milliPath, { ...milli, Name: null, Abbreviation: null });
  await createTypeWith(world, { Uom: 'meter', Name: 'milli NTU' });
  await world.ok('POST', '/Streams/Water', {
    TypeId: 'Water',
    Name: 'milli NTU',
    PropertyOverrides: [{ SdsTypePropertyId: 'V', InterpolationMode: 1 }],
  });
  await world.ok('PUT', '/Streams/Water/Metadata', { Uom: 'milli NTU' });
};

const invalidUnits: Bodies = [
  ['no factor', { ...milli, ConversionFactor: undefined }, 'ConversionFactor'],
  ['factor 0', { ...milli, ConversionFactor: 0 }, 'ConversionFactor'],
  ['factor -0', '{"ConversionFactor":-0.0}', 'ConversionFactor'],
  ['a factor that is not a number', { ...milli, ConversionFactor: 'many' }],
  ['a factor that is null', { ...milli, ConversionFactor: null }],
  ['a factor above the range of doubles', '{"ConversionFactor":1e999}'],
  ['a factor below the range of doubles', '{"ConversionFactor":1e-999}', 'ConversionFactor'],
  ['an offset that is not a number', { ...milli, ConversionOffset: true }],
  ['an offset below the range of doubles', '{"ConversionFactor":1,"ConversionOffset":-1e999}'],
  ['another Id than that of the path', { ...milli, Id: 'kilo NTU' }, 'Id'],
  ['an empty Id', { ...milli, Id: '' }, 'Id'],
  ['another quantity than that of the path', { ...milli, QuantityId: 'Length' }, 'QuantityId'],
  ['an abbreviation that is not a string', { ...milli, Abbreviation: 1 }],
  ['a name that is not a string', { ...milli, Name: {} }],
  ['a body that is not an object', 'null'],
  ['a body that is not JSON', '{'],
];

const refusedUnitCases: readonly Case[] = [
  ...invalidBodyCases(caseOnUnit, invalidUnits, expectNonVerboseJsonAt('/Units?skip=246', [])),
  caseOnUnit('an id of 251 characters', 400, {
    path: { quantityId: 'Turbidity', uomId: 'u'.repeat(251) },
    body: { ConversionFactor: 1 },
    check: expectNonVerboseJsonAt('/Units?skip=246', []),
  }),
  caseOnUnit('an abbreviation of a built-in unit', 409, {
    body: { ...milli, Abbreviation: 'mV' },
    check: expectAll(expectReason('mV'), expectNotFound('/Units/milli%20NTU')),
  }),
  caseOnUnit('an abbreviation of an added unit', 409, {
    body: { ...milli, Abbreviation: 'NTU' },
    check: expectAll(expectReason('NTU'), expectNotFound('/Units/milli%20NTU')),
  }),
  caseOnUnit('a unit of another quantity', 409, {
    path: { quantityId: 'Turbidity', uomId: 'meter' },
    body: { ConversionFactor: 1 },
    check: expectAll(expectReason('meter'), expectMembersAt('/Units/meter', { QuantityId: 'Length' })),
  }),
  caseOnUnit('a different definition of a built-in unit', 409, {
    path: { quantityId: 'Length', uomId: 'centimeter' },
    body: { Abbreviation: 'cm', ConversionFactor: 0.02 },
    check: expectMembersAt('/Units/centimeter', { ConversionFactor: 0.01 }),
  }),
  caseOnUnit('a member cannot write', 403, { as: 'member', body: milli, check: expectNotFound('/Units/milli%20NTU') }),
  caseOnUnit('a stranger', 403, { as: 'stranger', body: milli }),
  caseOnUnit('an unknown quantity', 404, {
    path: { quantityId: 'Murk', uomId: 'milli NTU' },
    body: { ...milli, QuantityId: 'Murk' },
    check: expectReason('Murk'),
  }),
  caseOnUnit('an unknown namespace', 404, { path: unknownNamespacePath, body: milli, check: expectReason('nowhere') }),
];

const newUnitCases: readonly Case[] = [
  caseOnUnit('a new unit', 201, {
    body: milli,
    check: expectAll(expectMembers(milli), expectMembersAt(milliPath, milli)),
  }),
  caseOnUnit('a contributor can write', 201, { as: 'contributor', body: milli, check: expectMembers(milli) }),
  caseOnUnit('accepts only required members, in any case', 201, {
    body: { conversionfactor: -2.5 },
    check: expectMembers({
      Id: 'milli NTU',
      QuantityId: 'Turbidity',
      Name: null,
      ConversionFactor: -2.5,
      ConversionOffset: 0,
    }),
  }),
  caseOnUnit('a unit of a built-in quantity', 201, {
    path: { quantityId: 'temperature', uomId: 'degree Réaumur' },
    body: { Abbreviation: '°Ré', ConversionFactor: 1.25, ConversionOffset: 273.15 },
    check: expectMembers({ Id: 'degree Réaumur', QuantityId: 'Temperature' }),
  }),
  caseOnUnit('values can be converted to it', 201, {
    body: milli,
    async check(_response, world) {
      await createTypeWith(world, { Uom: 'NTU' });
      await world.ok('POST', '/Streams/Water', { TypeId: 'Water' });
      await world.ok('POST', '/Streams/Water/Data', [{ Time: '2026-01-01T00:00:00Z', V: 2 }]);
      const conversions = [{ SdsTypePropertyId: 'V', Uom: 'mNTU' }];
      const first = await world.ok('POST', '/Streams/Water/Data/Transform/First', conversions);
      expect(first).toMatchObject({ V: 2000 });
    },
  }),
];

const getOrCreateQuantityUnit: readonly Case[] = [
  ...newUnitCases,
  caseOnUnit('an identical unit', 200, { prepare: createMilliUnit, body: milli, check: expectMembers(milli) }),
  caseOnUnit('an identical unit in another spelling', 200, {
    path: { quantityId: 'TURBIDITY', uomId: 'MILLI ntu' },
    prepare: createMilliUnit,
    body: { ...milli, Id: 'Milli Ntu', QuantityId: 'turbidity' },
    check: expectMembers(milli),
  }),
  caseOnUnit('the body of a GET of a built-in unit', 200, {
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
    caseOnUnit(`another definition: ${name}`, 409, {
      prepare: createMilliUnit,
      body,
      check: expectMembersAt(milliPath, milli),
    }),
  ),
  ...refusedUnitCases,
];

const createOrUpdateQuantityUnit: readonly Case[] = [
  ...newUnitCases,
  caseOnUnit('changes a unit', 204, {
    prepare: createMilliUnit,
    body: { ConversionFactor: 0.002, ConversionOffset: 5 },
    check: expectAll(
      expectMembersAt(milliPath, { Name: null, Abbreviation: null, ConversionFactor: 0.002, ConversionOffset: 5 }),
      expectLaterModifiedDate(milliPath),
    ),
  }),
  caseOnUnit('keeps the first spelling of the Id', 204, {
    path: { quantityId: 'Turbidity', uomId: 'MILLI NTU' },
    prepare: createMilliUnit,
    body: { ...milli, Id: 'MILLI NTU' },
    check: expectAll(expectMembersAt(milliPath, milli), expectNonVerboseJsonAt('/Units?skip=247', [])),
  }),
  caseOnUnit('changes the names of a base unit', 204, {
    path: { quantityId: 'Turbidity', uomId: ntu.Id },
    body: { ...ntu, DisplayName: 'Base' },
    check: expectMembersAt('/Quantities/Turbidity', { BaseUom: { DisplayName: 'Base' } }),
  }),
  caseOnUnit('the factor of a base unit', 409, {
    path: { quantityId: 'Turbidity', uomId: ntu.Id },
    body: { ...ntu, ConversionFactor: 2 },
    check: expectMembersAt(basePath, ntu),
  }),
  caseOnUnit('the offset of a base unit', 409, {
    path: { quantityId: 'Turbidity', uomId: ntu.Id },
    body: { ...ntu, ConversionOffset: 2 },
    check: expectMembersAt(basePath, ntu),
  }),
  caseOnUnit('an identical built-in unit', 409, {
    path: { quantityId: 'Length', uomId: 'meter' },
    body: { Abbreviation: 'm', Name: 'meter', DisplayName: 'meter', ConversionFactor: 1 },
    check: expectNonVerboseJsonAt('/Units?skip=246', []),
  }),
  ...refusedUnitCases,
];

const usedUnitCases: readonly Case[] = [
  ...['milli NTU', 'milli turbidity', 'mNTU'].flatMap((name) => [
    caseOnUnit(`a type uses it as ${name}`, 409, {
      prepare: createUseByType(name),
      check: expectMembersAt(milliPath, milli),
    }),
    caseOnUnit(`a stream uses it as ${name}`, 409, {
      prepare: createUseByStream(name),
      check: expectMembersAt(milliPath, milli),
    }),
  ]),
  caseOnUnit('a nested type uses it', 409, {
    prepare: createUseByNestedType('mNTU'),
    check: expectMembersAt(milliPath, milli),
  }),
];

const deleteQuantityUnit: readonly Case[] = [
  caseOnUnit('deletes an unused unit', 204, {
    prepare: createMilliUnit,
    check: expectAll(expectNotFound(milliPath), expectMembersAt(basePath, ntu)),
  }),
  caseOnUnit('an id in another case', 204, {
    path: { quantityId: 'TURBIDITY', uomId: 'MILLI NTU' },
    prepare: createMilliUnit,
    check: expectNotFound(milliPath),
  }),
  caseOnUnit('deletes a unit that is mentioned, but not used', 204, {
    prepare: createMentions,
    check: expectNotFound(milliPath),
  }),
  ...usedUnitCases,
  caseOnUnit('a base unit', 409, {
    path: { quantityId: 'Turbidity', uomId: ntu.Id },
    check: expectMembersAt(basePath, ntu),
  }),
  caseOnUnit('a built-in unit', 409, {
    path: { quantityId: 'Length', uomId: 'yard' },
    check: expectMembersAt('/Units/yard', { Id: 'yard' }),
  }),
  caseOnUnit('a contributor cannot delete', 403, {
    as: 'contributor',
    prepare: createMilliUnit,
    check: expectMembersAt(milliPath, milli),
  }),
  caseOnUnit('an unknown unit', 404, { check: expectReason('milli NTU') }),
  caseOnUnit('an unknown quantity', 404, {
    path: { quantityId: 'Murk', uomId: 'milli NTU' },
    check: expectReason('Murk'),
  }),
  caseOnUnit('a unit of another quantity', 404, {
    path: { quantityId: 'Length', uomId: 'milli NTU' },
    prepare: createMilliUnit,
    check: expectMembersAt(milliPath, milli),
  }),
  caseOnUnit('an unknown namespace', 404, { path: unknownNamespacePath, check: expectReason('nowhere') }),
];

export const unitWrites: Cases<operations, typeof table, 'UnitWrites'> = {
  getOrCreateQuantity,
  createOrUpdateQuantity,
  deleteQuantity,
  getOrCreateQuantityUnit,
  createOrUpdateQuantityUnit,
  deleteQuantityUnit,
};
