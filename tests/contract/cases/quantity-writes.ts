// Writes of quantities with their base units (the companion; docs/behavior/units.md).
import { expect } from '@jest/globals';
import type { Case } from '../support/cases.ts';
import { expectAll, expectReason, expectMembers } from '../support/checks.ts';
import {
  ntu,
  turbidity,
  milli,
  basePath,
  milliPath,
  createBaseUnit,
  createMilliUnit,
  invalidBodyCases,
  caseOnQuantity,
  unknownNamespacePath,
  expectMembersAt,
  expectNotFound,
  expectNoneAdded,
  expectLaterModifiedDate,
  createTypeWith,
  type Bodies,
} from '../support/unit-writes.ts';
import { expectNonVerboseJsonAt } from '../support/streams.ts';

const withBaseUnit = (more: object) => ({ ...turbidity, BaseUom: { ...ntu, ...more } });

const invalidQuantities: Bodies = [
  ['no base unit', { ...turbidity, BaseUom: null }, 'BaseUom'],
  ['a base unit without an Id', withBaseUnit({ Id: null }), 'BaseUom.Id'],
  ['a base unit with an empty Id', withBaseUnit({ Id: '' }), 'BaseUom.Id'],
  ['a base unit with a slash in its Id', withBaseUnit({ Id: 'a/b' }), 'BaseUom.Id'],
  ['a base unit with a space before its Id', withBaseUnit({ Id: ' a' }), 'BaseUom.Id'],
  ['a base unit with an Id of 251 characters', withBaseUnit({ Id: 'u'.repeat(251) }), 'BaseUom.Id'],
  ['a base unit with factor 2', withBaseUnit({ ConversionFactor: 2 }), 'BaseUom.ConversionFactor'],
  ['a base unit with factor 0', withBaseUnit({ ConversionFactor: 0 }), 'BaseUom.ConversionFactor'],
  ['a base unit without a factor', withBaseUnit({ ConversionFactor: undefined }), 'BaseUom.ConversionFactor'],
  ['a base unit with an offset', withBaseUnit({ ConversionOffset: 1 }), 'BaseUom.ConversionOffset'],
  ['a base unit of another quantity', withBaseUnit({ QuantityId: 'Length' }), 'BaseUom.QuantityId'],
  ['another Id than that of the path', { ...turbidity, Id: 'Murk' }, 'Id'],
  ['an empty Id', { ...turbidity, Id: '' }, 'Id'],
  ['six dimensions', { ...turbidity, Dimensions: [0, 0, 0, 0, 0, 0] }],
  ['eight dimensions', { ...turbidity, Dimensions: [0, 0, 0, 0, 0, 0, 0, 0] }],
  ['a dimension with a fraction', { ...turbidity, Dimensions: [0.5, 0, 0, 0, 0, 0, 0] }],
  ['a dimension of 33 bits', { ...turbidity, Dimensions: [2 ** 32, 0, 0, 0, 0, 0, 0] }],
  ['a dimension that is not a number', { ...turbidity, Dimensions: [null, 0, 0, 0, 0, 0, 0] }],
  ['dimensions that are not an array', { ...turbidity, Dimensions: 7 }],
  ['a name that is not a string', { ...turbidity, Name: 1 }],
  ['a base unit that is not an object', { ...turbidity, BaseUom: 'meter' }],
  ['a body that is not an object', []],
  ['a body that is not JSON', '{"Id":'],
];

const refusedQuantityCases: readonly Case[] = [
  ...invalidBodyCases(caseOnQuantity, invalidQuantities, expectNoneAdded),
  caseOnQuantity('an id of 251 characters', 400, {
    path: { quantityId: 'q'.repeat(251) },
    body: { BaseUom: { ...ntu, QuantityId: null } },
    check: expectNoneAdded,
  }),
  ...(
    [
      ['the id of a built-in unit', { Id: 'meter' }],
      ['the id of a built-in unit in another case', { Id: 'METER' }],
      ['the abbreviation of a built-in unit', { Abbreviation: 'kPa' }],
      ['the id that is the abbreviation of a built-in unit', { Id: 'kPa' }],
      ['the name that is the abbreviation of a built-in unit', { Name: 'kPa' }],
    ] as const
  ).map(([name, more]) =>
    caseOnQuantity(`a base unit with ${name}`, 409, { body: withBaseUnit(more), check: expectNoneAdded }),
  ),
  caseOnQuantity('a member cannot write', 403, { as: 'member', body: turbidity, check: expectNoneAdded }),
  caseOnQuantity('a stranger', 403, { as: 'stranger', body: turbidity, check: expectNoneAdded }),
  caseOnQuantity('an unknown namespace', 404, {
    path: unknownNamespacePath,
    body: turbidity,
    check: expectReason('nowhere'),
  }),
];

const newQuantityCases: readonly Case[] = [
  caseOnQuantity('a new quantity', 201, {
    body: turbidity,
    check: expectAll(
      expectMembers(turbidity),
      expectMembersAt('/Quantities/Turbidity', turbidity),
      expectMembersAt(basePath, ntu),
    ),
  }),
  caseOnQuantity('a contributor can write', 201, {
    as: 'contributor',
    body: turbidity,
    check: expectMembers(turbidity),
  }),
  caseOnQuantity('accepts only required members, in any case', 201, {
    body: { baseuom: { id: 'x', conversionFactor: 1 } },
    check: expectMembers({
      Id: 'Turbidity',
      Name: null,
      Dimensions: null,
      BaseUom: { Id: 'x', QuantityId: 'Turbidity', Name: null, Abbreviation: null, ConversionOffset: 0 },
    }),
  }),
  caseOnQuantity('an abbreviation that differs by case from another', 201, {
    body: withBaseUnit({ Abbreviation: 'KPA' }),
    check: expectMembersAt('/Units/kilopascal', { Abbreviation: 'kPa' }),
  }),
  caseOnQuantity('types can use its base unit', 201, {
    body: turbidity,
    check: (_response, world) => createTypeWith(world, { Uom: 'NTU' }),
  }),
  caseOnQuantity('the id of a quantity of another namespace', 201, {
    async prepare(world) {
      const otherPath = `/api/v1/Tenants/${world.tenant}/Namespaces/demo/Quantities/Turbidity`;
      await world.server.send('POST', otherPath, { body: { ...turbidity, Name: 'Elsewhere' } });
    },
    body: turbidity,
    check: expectMembers(turbidity),
  }),
];

export const getOrCreateQuantity: readonly Case[] = [
  ...newQuantityCases,
  caseOnQuantity('an identical quantity', 200, {
    prepare: createBaseUnit,
    body: turbidity,
    check: expectMembers(turbidity),
  }),
  caseOnQuantity('an identical quantity in another spelling', 200, {
    path: { quantityId: 'TURBIDITY' },
    prepare: createBaseUnit,
    body: { ...withBaseUnit({ Id: ntu.Id.toUpperCase(), QuantityId: 'turbidity' }), Id: 'turbidity' },
    check: expectMembers(turbidity),
  }),
  caseOnQuantity('the body of a GET of a built-in quantity', 200, {
    path: { quantityId: 'Temperature' },
    async prepare(world) {
      const body = await world.ok('GET', '/Quantities/Temperature');
      expect((await world.send('POST', '/Quantities/Temperature', { body })).status).toBe(200);
    },
    body: {
      Name: 'Temperature',
      BaseUom: { Id: 'kelvin', Abbreviation: 'K', Name: 'kelvin', DisplayName: 'kelvin', ConversionFactor: 1 },
      Dimensions: [0, 0, 0, 0, 1, 0, 0],
    },
    check: expectNoneAdded,
  }),
  ...(
    [
      ['another name', { ...turbidity, Name: 'Murk' }],
      ['no dimensions', { ...turbidity, Dimensions: null }],
      ['other dimensions', { ...turbidity, Dimensions: [1, 0, 0, 0, 0, 0, 0] }],
      ['another base unit', withBaseUnit({ Id: 'other', Name: 'other', Abbreviation: null })],
      ['another abbreviation of the base unit', withBaseUnit({ Abbreviation: 'ntu' })],
    ] as const
  ).map(([name, body]) =>
    caseOnQuantity(`another definition: ${name}`, 409, {
      prepare: createBaseUnit,
      body,
      check: expectMembersAt('/Quantities/Turbidity', turbidity),
    }),
  ),
  caseOnQuantity('another definition of a built-in quantity', 409, {
    path: { quantityId: 'Length' },
    body: { Name: 'Length', BaseUom: { Id: 'foot', ConversionFactor: 1 } },
    check: expectNoneAdded,
  }),
  ...refusedQuantityCases,
];

const otherUnit = { ...ntu, Id: 'formazin unit', Name: 'formazin unit', Abbreviation: 'FNU' };

export const createOrUpdateQuantity: readonly Case[] = [
  ...newQuantityCases,
  caseOnQuantity('changes a quantity and its base unit', 204, {
    prepare: createMilliUnit,
    body: { ...withBaseUnit({ DisplayName: 'NTU of the base' }), Name: 'Murk', Dimensions: null },
    check: expectAll(
      expectMembersAt('/Quantities/Turbidity', { Name: 'Murk', Dimensions: null }),
      expectMembersAt(basePath, { DisplayName: 'NTU of the base' }),
      expectMembersAt(milliPath, milli),
      expectLaterModifiedDate('/Quantities/Turbidity'),
      expectLaterModifiedDate(basePath),
    ),
  }),
  caseOnQuantity('keeps the first spelling of the Id', 204, {
    path: { quantityId: 'TURBIDITY' },
    prepare: createBaseUnit,
    body: { ...withBaseUnit({ QuantityId: null }), Id: 'TURBIDITY', Name: 'Murk' },
    check: expectAll(
      expectMembersAt('/Quantities/Turbidity', { Id: 'Turbidity', Name: 'Murk' }),
      expectNonVerboseJsonAt('/Quantities?skip=42', []),
    ),
  }),
  caseOnQuantity('replaces the base unit of a quantity without other units', 204, {
    prepare: createBaseUnit,
    body: { ...turbidity, BaseUom: otherUnit },
    check: expectAll(
      expectMembersAt('/Quantities/Turbidity', { BaseUom: otherUnit }),
      expectNotFound(basePath),
      async (_response, world) => {
        expect(await world.ok('GET', '/Quantities/Turbidity/Units')).toMatchObject([otherUnit]);
      },
    ),
  }),
  caseOnQuantity('another base unit of a quantity with other units', 409, {
    prepare: createMilliUnit,
    body: { ...turbidity, BaseUom: otherUnit },
    check: expectMembersAt('/Quantities/Turbidity', turbidity),
  }),
  caseOnQuantity('another base unit while a type uses the old one', 409, {
    async prepare(world) {
      await createBaseUnit(world);
      await createTypeWith(world, { Uom: 'NTU' });
    },
    body: { ...turbidity, BaseUom: otherUnit },
    check: expectAll(expectMembersAt('/Quantities/Turbidity', turbidity), expectNotFound('/Units/formazin%20unit')),
  }),
  caseOnQuantity('a built-in quantity', 409, {
    path: { quantityId: 'length' },
    body: { Name: 'Length', BaseUom: { Id: 'meter', Abbreviation: 'm', ConversionFactor: 1 } },
    check: expectNoneAdded,
  }),
  ...refusedQuantityCases,
];

export const deleteQuantity: readonly Case[] = [
  caseOnQuantity('deletes a quantity with its base unit', 204, {
    prepare: createBaseUnit,
    check: expectAll(expectNotFound('/Quantities/Turbidity', `/Units/${encodeURIComponent(ntu.Id)}`), expectNoneAdded),
  }),
  caseOnQuantity('an id in another case', 204, {
    path: { quantityId: 'TURBIDITY' },
    prepare: createBaseUnit,
    check: expectNoneAdded,
  }),
  caseOnQuantity('a built-in quantity', 409, {
    path: { quantityId: 'electric resistance' },
    check: expectMembersAt('/Quantities/Electric%20Resistance', { Id: 'Electric Resistance' }),
  }),
  caseOnQuantity('a quantity with another unit', 409, {
    prepare: createMilliUnit,
    check: expectMembersAt('/Quantities/Turbidity', turbidity),
  }),
  caseOnQuantity('a quantity whose base unit a type uses', 409, {
    async prepare(world) {
      await createBaseUnit(world);
      await createTypeWith(world, { Uom: 'NTU' });
    },
    check: expectMembersAt('/Quantities/Turbidity', turbidity),
  }),
  caseOnQuantity('a contributor cannot delete', 403, {
    as: 'contributor',
    prepare: createBaseUnit,
    check: expectMembersAt('/Quantities/Turbidity', turbidity),
  }),
  caseOnQuantity('an unknown quantity', 404, { check: expectReason('Turbidity') }),
  caseOnQuantity('an unknown namespace', 404, { path: unknownNamespacePath, check: expectReason('nowhere') }),
];
