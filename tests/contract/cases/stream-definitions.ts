// Valid and invalid definitions of streams, for POST and PUT (docs/behavior/types-and-streams.md;
// docs/behavior/errors-and-limits.md#spelling-of-requests).
import { expect } from '@jest/globals';
import type { Case, World } from '../support/cases.ts';
import { expectErrorParameter, expectReason, expectMembers } from '../support/checks.ts';
import { simpleType } from '../support/fixtures.ts';
import { compoundIndex, double, int32, property } from '../support/streams.ts';

type Rest = Omit<Case, 'name' | 'status'>;

export const createSimpleType = (world: World) => world.ok('POST', '/Types/Simple', simpleType);
export const fullStream = {
  Id: 'Own',
  Name: 'Own stream',
  Description: 'All members',
  TypeId: 'Simple',
  Indexes: [{ SdsTypePropertyId: 'Measurement' }],
  InterpolationMode: 3,
  ExtrapolationMode: 1,
  PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', Uom: 'kilometer', InterpolationMode: 0 }],
};
/** Returns a case that creates the stream Own. */
const createCase = (name: string, status: number, body: unknown, rest: Rest = {}): Case => ({
  name,
  status,
  path: { streamId: 'Own' },
  prepare: createSimpleType,
  body,
  ...rest,
});
const threeKeys = ['A', 'B', 'C'].map((id, Order) => property(id, int32, { IsKey: true, Order }));
const createTypeWith =
  (Properties: readonly object[]) =>
  (world: World): Promise<unknown> =>
    world.ok('POST', '/Types/T', { SdsTypeCode: 1, Properties });
const streamWithIndex = { TypeId: 'T', Indexes: [{ SdsTypePropertyId: 'V' }] };

export const invalidStreamCases: readonly Case[] = [
  createCase('a type without a key', 400, { TypeId: 'T' }, { prepare: createTypeWith([property('V', int32)]) }),
  createCase('an index next to three keys', 400, streamWithIndex, {
    prepare: createTypeWith([...threeKeys, property('V', int32)]),
  }),
  createCase('an index on an unknown property', 400, streamWithIndex, { prepare: createTypeWith(compoundIndex) }),
  createCase('an index on an array', 400, streamWithIndex, {
    prepare: createTypeWith([...compoundIndex, property('V', 214)]),
  }),
  createCase('no TypeId', 400, { Id: 'Own' }, { check: expectErrorParameter('TypeId') }),
  createCase('Id differs from the path', 400, { ...fullStream, Id: 'Other' }, { check: expectErrorParameter('Id') }),
  createCase('an invalid mode', 400, { ...fullStream, InterpolationMode: 9 }),
  createCase('an unknown unit', 400, {
    ...fullStream,
    PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', Uom: 'furlongs' }],
  }),
  createCase('an override of an unknown property', 400, {
    ...fullStream,
    PropertyOverrides: [{ SdsTypePropertyId: 'Nothing', InterpolationMode: 0 }],
  }),
  createCase('a body that is not an object', 400, []),
  createCase('no body', 400, undefined, { headers: { 'Content-Type': 'application/json' } }),
  ...['a/b', ' Own', ' ', 'x'.repeat(251)].map((streamId) =>
    createCase(`the identifier '${streamId.slice(0, 9)}'`, 400, { TypeId: 'Simple' }, { path: { streamId } }),
  ),
  createCase('an unknown type', 404, { TypeId: 'Nothing' }, { check: expectReason('Nothing') }),
  createCase('an unknown namespace', 404, fullStream, { path: { streamId: 'Own', namespaceId: 'nowhere' } }),
  createCase('a member', 403, fullStream, { as: 'member', check: expectReason('Write') }),
];
export const validStreamCases: readonly Case[] = [
  createCase('creates a stream with all members', 201, fullStream, {
    check: ({ body, headers }, { base }) => {
      expect(body).toMatchObject(fullStream);
      expect(headers.get('location')).toContain(`${base}/Streams/Own`);
    },
  }),
  createCase(
    'accepts names of modes and members in any case',
    201,
    {
      typeId: 'Simple',
      interpolationMode: 'Discrete',
      propertyOverrides: [{ sdsTypePropertyId: 'Measurement', interpolationMode: 'Continuous' }],
    },
    {
      check: expectMembers({
        InterpolationMode: 3,
        PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', InterpolationMode: 0 }],
      }),
    },
  ),
  createCase('accepts an empty override', 201, { TypeId: 'Simple', PropertyOverrides: [{}] }),
  createCase('accepts an index next to two keys', 201, streamWithIndex, {
    prepare: createTypeWith([...compoundIndex, property('V', double)]),
  }),
];
