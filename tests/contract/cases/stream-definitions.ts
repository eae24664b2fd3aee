// Definitions of streams that are taken and that are refused, by POST as by PUT (docs/behavior/types-and-streams.md;
// docs/behavior/errors-and-limits.md#spelling-of-requests).
import { expect } from '@jest/globals';
import type { Case, World } from '../support/cases.ts';
import { blames, says } from '../support/checks.ts';
import { simpleType } from '../support/fixtures.ts';
import { compoundIndex, double, int32, property } from '../support/streams.ts';

type Rest = Omit<Case, 'name' | 'status'>;

/** Expects a body with these members. */
export const shows =
  (expected: object): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(body).toMatchObject(expected);
  };

export const makeType = (world: World) => world.ok('POST', '/Types/Simple', simpleType);
export const full = {
  Id: 'Own',
  Name: 'Own stream',
  Description: 'All that there is',
  TypeId: 'Simple',
  Indexes: [{ SdsTypePropertyId: 'Measurement' }],
  InterpolationMode: 3,
  ExtrapolationMode: 1,
  PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', Uom: 'kilometer', InterpolationMode: 0 }],
};
/** A request that makes the stream Own of a type Simple, or fails to. */
const makes = (name: string, status: number, body: unknown, rest: Rest = {}): Case => ({
  name,
  status,
  path: { streamId: 'Own' },
  given: makeType,
  body,
  ...rest,
});
const threeKeys = ['A', 'B', 'C'].map((id, Order) => property(id, int32, { IsKey: true, Order }));
const ofType =
  (Properties: readonly object[]) =>
  (world: World): Promise<unknown> =>
    world.ok('POST', '/Types/T', { SdsTypeCode: 1, Properties });
const indexed = { TypeId: 'T', Indexes: [{ SdsTypePropertyId: 'V' }] };

export const wrongStreams: readonly Case[] = [
  makes('a type without a key', 400, { TypeId: 'T' }, { given: ofType([property('V', int32)]) }),
  makes('an index next to three keys', 400, indexed, { given: ofType([...threeKeys, property('V', int32)]) }),
  makes('an index over an unknown property', 400, indexed, { given: ofType(compoundIndex) }),
  makes('an index over an array', 400, indexed, { given: ofType([...compoundIndex, property('V', 214)]) }),
  makes('no TypeId', 400, { Id: 'Own' }, { check: blames('TypeId') }),
  makes('Id differs from the path', 400, { ...full, Id: 'Other' }, { check: blames('Id') }),
  makes('an invalid mode', 400, { ...full, InterpolationMode: 9 }),
  makes('an unknown unit', 400, {
    ...full,
    PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', Uom: 'furlongs' }],
  }),
  makes('an override of an unknown property', 400, {
    ...full,
    PropertyOverrides: [{ SdsTypePropertyId: 'Nothing', InterpolationMode: 0 }],
  }),
  makes('a body that is not an object', 400, []),
  makes('no body', 400, undefined, { headers: { 'Content-Type': 'application/json' } }),
  ...['a/b', ' Own', ' ', 'x'.repeat(251)].map((streamId) =>
    makes(`the identifier '${streamId.slice(0, 9)}'`, 400, { TypeId: 'Simple' }, { path: { streamId } }),
  ),
  makes('an unknown type', 404, { TypeId: 'Nothing' }, { check: says('Nothing') }),
  makes('an unknown namespace', 404, full, { path: { streamId: 'Own', namespaceId: 'nowhere' } }),
  makes('a member', 403, full, { as: 'member', check: says('Write') }),
];
export const goodStreams: readonly Case[] = [
  makes('all members, Indexes among them', 201, full, {
    check: ({ body, headers }, { base }) => {
      expect(body).toMatchObject(full);
      expect(headers.get('location')).toContain(`${base}/Streams/Own`);
    },
  }),
  makes(
    'modes by name, members in any case',
    201,
    {
      typeId: 'Simple',
      interpolationMode: 'Discrete',
      propertyOverrides: [{ sdsTypePropertyId: 'Measurement', interpolationMode: 'Continuous' }],
    },
    {
      check: shows({
        InterpolationMode: 3,
        PropertyOverrides: [{ SdsTypePropertyId: 'Measurement', InterpolationMode: 0 }],
      }),
    },
  ),
  makes('an override of nothing', 201, { TypeId: 'Simple', PropertyOverrides: [{}] }),
  makes('an index next to two keys', 201, indexed, { given: ofType([...compoundIndex, property('V', double)]) }),
];
