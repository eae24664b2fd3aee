// Writes of quantities with their base units (the companion; docs/behavior/units.md).
import { expect } from '@jest/globals';
import type { Case } from '../support/cases.ts';
import { both, says } from '../support/checks.ts';
import {
  ntu,
  turbidity,
  milli,
  basePath,
  milliPath,
  onlyBase,
  withMilli,
  faults,
  onQuantity,
  nowhere,
  has,
  leaves,
  gone,
  noneAdded,
  movedOn,
  typeWith,
  type Bodies,
} from '../support/unit-writes.ts';
import { then } from '../support/streams.ts';

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
  ...faults(onQuantity, faultyQuantities, noneAdded),
  onQuantity('an id of 251 characters', 400, {
    path: { quantityId: 'q'.repeat(251) },
    body: { BaseUom: { ...ntu, QuantityId: null } },
    check: noneAdded,
  }),
  ...(
    [
      ['the id of a built-in unit', { Id: 'meter' }],
      ['the id of a built-in unit in another case', { Id: 'METER' }],
      ['the abbreviation of a built-in unit', { Abbreviation: 'kPa' }],
      ['the id that is the abbreviation of a built-in unit', { Id: 'kPa' }],
      ['the name that is the abbreviation of a built-in unit', { Name: 'kPa' }],
    ] as const
  ).map(([name, more]) => onQuantity(`a base unit with ${name}`, 409, { body: base(more), check: noneAdded })),
  onQuantity('a member may not write', 403, { as: 'member', body: turbidity, check: noneAdded }),
  onQuantity('no role', 403, { as: 'stranger', body: turbidity, check: noneAdded }),
  onQuantity('an unknown namespace', 404, { path: nowhere, body: turbidity, check: says('nowhere') }),
];

const newQuantities: readonly Case[] = [
  onQuantity('a new one', 201, {
    body: turbidity,
    check: both(has(turbidity), leaves('/Quantities/Turbidity', turbidity), leaves(basePath, ntu)),
  }),
  onQuantity('a contributor may write', 201, { as: 'contributor', body: turbidity, check: has(turbidity) }),
  onQuantity('with as little as can be, in any case', 201, {
    body: { baseuom: { id: 'x', conversionFactor: 1 } },
    check: has({
      Id: 'Turbidity',
      Name: null,
      Dimensions: null,
      BaseUom: { Id: 'x', QuantityId: 'Turbidity', Name: null, Abbreviation: null, ConversionOffset: 0 },
    }),
  }),
  onQuantity('an abbreviation that differs by case from another', 201, {
    body: base({ Abbreviation: 'KPA' }),
    check: leaves('/Units/kilopascal', { Abbreviation: 'kPa' }),
  }),
  onQuantity('its unit can be used by types', 201, {
    body: turbidity,
    check: (_seen, world) => typeWith(world, { Uom: 'NTU' }),
  }),
  onQuantity('one of another namespace is none here', 201, {
    async given(world) {
      const other = `/api/v1/Tenants/${world.tenant}/Namespaces/demo/Quantities/Turbidity`;
      await world.server.send('POST', other, { body: { ...turbidity, Name: 'Elsewhere' } });
    },
    body: turbidity,
    check: has(turbidity),
  }),
];

export const getOrCreateQuantity: readonly Case[] = [
  ...newQuantities,
  onQuantity('an identical one', 200, { given: onlyBase, body: turbidity, check: has(turbidity) }),
  onQuantity('an identical one in another spelling', 200, {
    path: { quantityId: 'TURBIDITY' },
    given: onlyBase,
    body: { ...base({ Id: ntu.Id.toUpperCase(), QuantityId: 'turbidity' }), Id: 'turbidity' },
    check: has(turbidity),
  }),
  onQuantity('a built-in one as it is read', 200, {
    path: { quantityId: 'Temperature' },
    async given(world) {
      const body = await world.ok('GET', '/Quantities/Temperature');
      expect((await world.send('POST', '/Quantities/Temperature', { body })).status).toBe(200);
    },
    body: {
      Name: 'Temperature',
      BaseUom: { Id: 'kelvin', Abbreviation: 'K', Name: 'kelvin', DisplayName: 'kelvin', ConversionFactor: 1 },
      Dimensions: [0, 0, 0, 0, 1, 0, 0],
    },
    check: noneAdded,
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
    onQuantity(`a different one: ${name}`, 409, {
      given: onlyBase,
      body,
      check: leaves('/Quantities/Turbidity', turbidity),
    }),
  ),
  onQuantity('a different built-in one', 409, {
    path: { quantityId: 'Length' },
    body: { Name: 'Length', BaseUom: { Id: 'foot', ConversionFactor: 1 } },
    check: noneAdded,
  }),
  ...refusedQuantities,
];

const other = { ...ntu, Id: 'formazin unit', Name: 'formazin unit', Abbreviation: 'FNU' };

export const createOrUpdateQuantity: readonly Case[] = [
  ...newQuantities,
  onQuantity('a changed one', 204, {
    given: withMilli,
    body: { ...base({ DisplayName: 'NTU of the base' }), Name: 'Murk', Dimensions: null },
    check: both(
      leaves('/Quantities/Turbidity', { Name: 'Murk', Dimensions: null }),
      leaves(basePath, { DisplayName: 'NTU of the base' }),
      leaves(milliPath, milli),
      movedOn('/Quantities/Turbidity'),
      movedOn(basePath),
    ),
  }),
  onQuantity('the first spelling of the Id stays', 204, {
    path: { quantityId: 'TURBIDITY' },
    given: onlyBase,
    body: { ...base({ QuantityId: null }), Id: 'TURBIDITY', Name: 'Murk' },
    check: both(leaves('/Quantities/Turbidity', { Id: 'Turbidity', Name: 'Murk' }), then('/Quantities?skip=42', [])),
  }),
  onQuantity('another base unit while there is no other unit', 204, {
    given: onlyBase,
    body: { ...turbidity, BaseUom: other },
    check: both(leaves('/Quantities/Turbidity', { BaseUom: other }), gone(basePath), async (_seen, world) => {
      expect(await world.ok('GET', '/Quantities/Turbidity/Units')).toMatchObject([other]);
    }),
  }),
  onQuantity('another base unit while there are others', 409, {
    given: withMilli,
    body: { ...turbidity, BaseUom: other },
    check: leaves('/Quantities/Turbidity', turbidity),
  }),
  onQuantity('another base unit while the former one is used', 409, {
    async given(world) {
      await onlyBase(world);
      await typeWith(world, { Uom: 'NTU' });
    },
    body: { ...turbidity, BaseUom: other },
    check: both(leaves('/Quantities/Turbidity', turbidity), gone('/Units/formazin%20unit')),
  }),
  onQuantity('a built-in one', 409, {
    path: { quantityId: 'length' },
    body: { Name: 'Length', BaseUom: { Id: 'meter', Abbreviation: 'm', ConversionFactor: 1 } },
    check: noneAdded,
  }),
  ...refusedQuantities,
];

export const deleteQuantity: readonly Case[] = [
  onQuantity('with its base unit', 204, {
    given: onlyBase,
    check: both(gone('/Quantities/Turbidity', `/Units/${encodeURIComponent(ntu.Id)}`), noneAdded),
  }),
  onQuantity('an id in another case', 204, { path: { quantityId: 'TURBIDITY' }, given: onlyBase, check: noneAdded }),
  onQuantity('a built-in one', 409, {
    path: { quantityId: 'electric resistance' },
    check: leaves('/Quantities/Electric%20Resistance', { Id: 'Electric Resistance' }),
  }),
  onQuantity('one with another unit', 409, { given: withMilli, check: leaves('/Quantities/Turbidity', turbidity) }),
  onQuantity('one whose base unit a type uses', 409, {
    async given(world) {
      await onlyBase(world);
      await typeWith(world, { Uom: 'NTU' });
    },
    check: leaves('/Quantities/Turbidity', turbidity),
  }),
  onQuantity('a contributor may not delete', 403, {
    as: 'contributor',
    given: onlyBase,
    check: leaves('/Quantities/Turbidity', turbidity),
  }),
  onQuantity('an unknown one', 404, { check: says('Turbidity') }),
  onQuantity('an unknown namespace', 404, { path: nowhere, check: says('nowhere') }),
];
