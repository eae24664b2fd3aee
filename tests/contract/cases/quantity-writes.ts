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

const base = (more: object) => ({ ...turbidity, BaseUom: { ...ntu, ...more } });

const faultyQuantities: Bodies = [
  ['no base unit', { ...turbidity, BaseUom: null }, 'BaseUom'],
  ['a base unit without an Id', base({ Id: null }), 'BaseUom.Id'],
  ['a base unit with an empty Id', base({ Id: '' }), 'BaseUom.Id'],
  ['a base unit with a slash in its Id', base({ Id: 'a/b' }), 'BaseUom.Id'],
  ['a base unit with a space before its Id', base({ Id: ' a' }), 'BaseUom.Id'],
  ['a base unit with an Id of 251 characters', base({ Id: 'u'.repeat(251) }), 'BaseUom.Id'],
  ['a base unit with factor 2', base({ ConversionFactor: 2 }), 'BaseUom.ConversionFactor'],
  ['a base unit with factor 0', base({ ConversionFactor: 0 }), 'BaseUom.ConversionFactor'],
  ['a base unit without a factor', base({ ConversionFactor: undefined }), 'BaseUom.ConversionFactor'],
  ['a base unit with an offset', base({ ConversionOffset: 1 }), 'BaseUom.ConversionOffset'],
  ['a base unit of another quantity', base({ QuantityId: 'Length' }), 'BaseUom.QuantityId'],
  ['another Id than that of the path', { ...turbidity, Id: 'Murk' }, 'Id'],
  ['an empty Id', { ...turbidity, Id: '' }, 'Id'],
  ['six dimensions', { ...turbidity, Dimensions: [0, 0, 0, 0, 0, 0] }],
  ['eight dimensions', { ...turbidity, Dimensions: [0, 0, 0, 0, 0, 0, 0, 0] }],
  ['a broken dimension', { ...turbidity, Dimensions: [0.5, 0, 0, 0, 0, 0, 0] }],
  ['a dimension of 33 bits', { ...turbidity, Dimensions: [2 ** 32, 0, 0, 0, 0, 0, 0] }],
  ['a dimension that is not a number', { ...turbidity, Dimensions: [null, 0, 0, 0, 0, 0, 0] }],
  ['dimensions that are no list', { ...turbidity, Dimensions: 7 }],
  ['a name that is not a string', { ...turbidity, Name: 1 }],
  ['a base unit that is not an object', { ...turbidity, BaseUom: 'meter' }],
  ['no object', []],
  ['no JSON', '{"Id":'],
];

const refusedQuantities: readonly Case[] = [
  ...invalidBodyCases(caseOnQuantity, faultyQuantities, expectNoneAdded),
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
    caseOnQuantity(`a base unit with ${name}`, 409, { body: base(more), check: expectNoneAdded }),
  ),
  caseOnQuantity('a member cannot write', 403, { as: 'member', body: turbidity, check: expectNoneAdded }),
  caseOnQuantity('no role', 403, { as: 'stranger', body: turbidity, check: expectNoneAdded }),
  caseOnQuantity('an unknown namespace', 404, {
    path: unknownNamespacePath,
    body: turbidity,
    check: expectReason('nowhere'),
  }),
];

const newQuantities: readonly Case[] = [
  caseOnQuantity('a new one', 201, {
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
  caseOnQuantity('with as little as can be, in any case', 201, {
    body: { baseuom: { id: 'x', conversionFactor: 1 } },
    check: expectMembers({
      Id: 'Turbidity',
      Name: null,
      Dimensions: null,
      BaseUom: { Id: 'x', QuantityId: 'Turbidity', Name: null, Abbreviation: null, ConversionOffset: 0 },
    }),
  }),
  caseOnQuantity('an abbreviation that differs by case from another', 201, {
    body: base({ Abbreviation: 'KPA' }),
    check: expectMembersAt('/Units/kilopascal', { Abbreviation: 'kPa' }),
  }),
  caseOnQuantity('its unit can be used by types', 201, {
    body: turbidity,
    check: (_response, world) => createTypeWith(world, { Uom: 'NTU' }),
  }),
  caseOnQuantity('a quantity of another namespace is unknown', 201, {
    async prepare(world) {
      const other = `/api/v1/Tenants/${world.tenant}/Namespaces/demo/Quantities/Turbidity`;
      await world.server.send('POST', other, { body: { ...turbidity, Name: 'Elsewhere' } });
    },
    body: turbidity,
    check: expectMembers(turbidity),
  }),
];

export const getOrCreateQuantity: readonly Case[] = [
  ...newQuantities,
  caseOnQuantity('an identical one', 200, {
    prepare: createBaseUnit,
    body: turbidity,
    check: expectMembers(turbidity),
  }),
  caseOnQuantity('an identical one in another spelling', 200, {
    path: { quantityId: 'TURBIDITY' },
    prepare: createBaseUnit,
    body: { ...base({ Id: ntu.Id.toUpperCase(), QuantityId: 'turbidity' }), Id: 'turbidity' },
    check: expectMembers(turbidity),
  }),
  caseOnQuantity('a built-in one as it is read', 200, {
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
      ['another base unit', base({ Id: 'other', Name: 'other', Abbreviation: null })],
      ['another abbreviation of the base unit', base({ Abbreviation: 'ntu' })],
    ] as const
  ).map(([name, body]) =>
    caseOnQuantity(`a different one: ${name}`, 409, {
      prepare: createBaseUnit,
      body,
      check: expectMembersAt('/Quantities/Turbidity', turbidity),
    }),
  ),
  caseOnQuantity('a different built-in one', 409, {
    path: { quantityId: 'Length' },
    body: { Name: 'Length', BaseUom: { Id: 'foot', ConversionFactor: 1 } },
    check: expectNoneAdded,
  }),
  ...refusedQuantities,
];

const other = { ...ntu, Id: 'formazin unit', Name: 'formazin unit', Abbreviation: 'FNU' };

export const createOrUpdateQuantity: readonly Case[] = [
  ...newQuantities,
  caseOnQuantity('a changed one', 204, {
    prepare: createMilliUnit,
    body: { ...base({ DisplayName: 'NTU of the base' }), Name: 'Murk', Dimensions: null },
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
    body: { ...base({ QuantityId: null }), Id: 'TURBIDITY', Name: 'Murk' },
    check: expectAll(
      expectMembersAt('/Quantities/Turbidity', { Id: 'Turbidity', Name: 'Murk' }),
      expectNonVerboseJsonAt('/Quantities?skip=42', []),
    ),
  }),
  caseOnQuantity('another base unit while there is no other unit', 204, {
    prepare: createBaseUnit,
    body: { ...turbidity, BaseUom: other },
    check: expectAll(
      expectMembersAt('/Quantities/Turbidity', { BaseUom: other }),
      expectNotFound(basePath),
      async (_response, world) => {
        expect(await world.ok('GET', '/Quantities/Turbidity/Units')).toMatchObject([other]);
      },
    ),
  }),
  caseOnQuantity('another base unit while there are others', 409, {
    prepare: createMilliUnit,
    body: { ...turbidity, BaseUom: other },
    check: expectMembersAt('/Quantities/Turbidity', turbidity),
  }),
  caseOnQuantity('another base unit while the former one is used', 409, {
    async prepare(world) {
      await createBaseUnit(world);
      await createTypeWith(world, { Uom: 'NTU' });
    },
    body: { ...turbidity, BaseUom: other },
    check: expectAll(expectMembersAt('/Quantities/Turbidity', turbidity), expectNotFound('/Units/formazin%20unit')),
  }),
  caseOnQuantity('a built-in one', 409, {
    path: { quantityId: 'length' },
    body: { Name: 'Length', BaseUom: { Id: 'meter', Abbreviation: 'm', ConversionFactor: 1 } },
    check: expectNoneAdded,
  }),
  ...refusedQuantities,
];

export const deleteQuantity: readonly Case[] = [
  caseOnQuantity('with its base unit', 204, {
    prepare: createBaseUnit,
    check: expectAll(expectNotFound('/Quantities/Turbidity', `/Units/${encodeURIComponent(ntu.Id)}`), expectNoneAdded),
  }),
  caseOnQuantity('an id in another case', 204, {
    path: { quantityId: 'TURBIDITY' },
    prepare: createBaseUnit,
    check: expectNoneAdded,
  }),
  caseOnQuantity('a built-in one', 409, {
    path: { quantityId: 'electric resistance' },
    check: expectMembersAt('/Quantities/Electric%20Resistance', { Id: 'Electric Resistance' }),
  }),
  caseOnQuantity('one with another unit', 409, {
    prepare: createMilliUnit,
    check: expectMembersAt('/Quantities/Turbidity', turbidity),
  }),
  caseOnQuantity('one whose base unit a type uses', 409, {
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
  caseOnQuantity('an unknown one', 404, { check: expectReason('Turbidity') }),
  caseOnQuantity('an unknown namespace', 404, { path: unknownNamespacePath, check: expectReason('nowhere') }),
];
