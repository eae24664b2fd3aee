// Types, nested types and access to types (docs/behavior/types-and-streams.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { accessCases } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { createSimpleStream, simpleType } from '../support/fixtures.ts';
import { nonVerbose, double, int32, property, expectNonVerboseJsonAt, verbose } from '../support/streams.ts';

type Rest = Omit<Case, 'name' | 'status'>;
type Body = Readonly<Record<string, unknown>>;
const allRights = ['Read', 'Write', 'Delete', 'ManageAccessControl'];

const createSimpleType = async (world: World): Promise<unknown> => world.ok('POST', '/Types/Simple', simpleType);
const typeCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { typeId: 'Simple' },
  prepare: createSimpleType,
  ...rest,
});

const notFoundCases: readonly Case[] = [
  typeCase('an unknown type', 404, { path: { typeId: 'Nowhere' }, check: expectReason('Nowhere') }),
  typeCase('an unknown namespace', 404, {
    path: { typeId: 'Simple', namespaceId: 'nowhere' },
    check: expectReason('nowhere'),
  }),
];

/** Returns a case that creates a type, Own by default. */
const createCase = (name: string, status: number, body: unknown, rest: Rest = {}): Case => ({
  name,
  status,
  path: { typeId: 'Own' },
  body,
  ...rest,
});
const ownType = (Properties: readonly object[], more: object = {}) => ({ SdsTypeCode: 1, Properties, ...more });
const keyProperty = property('Time', 16, { IsKey: true });

const complexType = {
  Id: 'Complex',
  SdsTypeCode: 1,
  BaseType: { Id: 'Simple' },
  Properties: [property('Depth', double)],
};
const createComplexType = async (world: World): Promise<void> => {
  await createSimpleType(world);
  await world.ok('POST', '/Types/Complex', complexType);
};

/** Expects the ids of the properties of the body. */
const expectProperties =
  (...expected: readonly string[]) =>
  ({ body }: { readonly body: unknown }): void => {
    expect((body as { Properties: readonly Body[] }).Properties.map(({ Id }) => Id)).toEqual(expected);
  };

const nestedType = ownType([
  keyProperty,
  { Id: 'Inner', SdsType: { Id: 'Inner', SdsTypeCode: 1, Properties: [property('V', int32)] } },
]);

/** Creates the types Pump, Tank and Valve. Only Tank has a property with a name. */
const createThreeTypes = async (world: World): Promise<void> => {
  for (const [id, Name, Description, members] of [
    ['Pump', 'Feed pump', 'Pumps of plant one', {}],
    ['Tank', 'Store', null, { Name: 'Filling level' }],
    ['Valve', 'Gate', 'Opens and shuts', {}],
  ] as const) {
    const Properties = [keyProperty, property(`${id}Level`, double, members)];
    await world.ok('POST', `/Types/${id}`, { SdsTypeCode: 1, Name, Description, Properties });
  }
};

const expectIds =
  (total: number, ...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ body, headers }) => {
    expect((body as readonly Body[]).map(({ Id }) => Id)).toEqual(expected);
    expect(headers.get('total-count')).toBe(String(total));
  };
const foundCase = (query: string, ...expected: readonly string[]): Case => ({
  name: query,
  status: 200,
  prepare: createThreeTypes,
  query,
  check: expectIds(expected.length, ...expected),
});
const invalidListCase = (query: string, parameter: string): Case => ({
  name: query,
  status: 400,
  prepare: createThreeTypes,
  query,
  check: expectErrorParameter(parameter),
});

const access = accessCases({
  objectPath: '/Types/Simple',
  path: { typeId: 'Simple' },
  unknownPath: { typeId: 'Nowhere' },
  prepare: createSimpleType,
  allRights,
});

export const types: Cases<operations, typeof table, 'Types'> = {
  listTypes: [
    { name: 'returns an empty list', status: 200, check: expectIds(0) },
    {
      name: 'returns nested types as types of their own',
      status: 200,
      prepare: createSimpleType,
      check: expectIds(2, 'State', 'Simple'),
    },
    {
      name: 'ignores parameters without a value',
      status: 200,
      prepare: createThreeTypes,
      query: 'query=&filter=&orderby=',
      check: expectIds(3, 'Pump', 'Tank', 'Valve'),
    },
    {
      name: 'ignores unknown parameters',
      status: 200,
      prepare: createThreeTypes,
      query: 'stream_view_id=x',
      check: expectIds(3, 'Pump', 'Tank', 'Valve'),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createThreeTypes,
      query: 'skip=1&count=1',
      check: expectIds(3, 'Tank'),
    },
    foundCase('query=Id:*an*', 'Tank'),
    foundCase('query=pump', 'Pump'),
    foundCase('query=opens AND shuts', 'Valve'),
    foundCase('query="Feed pump"', 'Pump'),
    foundCase('query="Feed"'),
    foundCase('query=NOT name:gate', 'Pump', 'Tank'),
    foundCase('query=TankLevel', 'Tank'),
    foundCase('query=filling', 'Tank'),
    foundCase('query=unheard:pump'),
    foundCase("filter=name eq 'STORE'", 'Tank'),
    foundCase("filter=startswith(Description,'pumps')", 'Pump'),
    foundCase('filter=not CreatedDate gt 2001-01-01'),
    foundCase("query=pump OR gate&filter=Id eq 'valve'", 'Valve'),
    foundCase('orderby=name', 'Pump', 'Valve', 'Tank'),
    foundCase('orderby=ID desc', 'Valve', 'Tank', 'Pump'),
    invalidListCase('query=*l*g', 'query'),
    invalidListCase("filter=Nothing eq 'x'", 'filter'),
    invalidListCase('orderby=Nothing', 'orderby'),
    invalidListCase('orderby=Id,Name', 'orderby'),
    invalidListCase('skip=-1', 'skip'),
    invalidListCase('count=-1', 'count'),
    {
      name: 'leaves out types that the caller cannot read',
      status: 200,
      as: 'stranger',
      prepare: createThreeTypes,
      check: expectIds(0),
    },
    { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') },
  ],
  getType: [
    typeCase('returns nested types and default values', 200, {
      ...verbose,
      check: expectAll(expectProperties('Time', 'State', 'Measurement'), ({ body }) => {
        const { Properties } = body as { Properties: readonly { SdsType: Body }[] };
        expect(Properties[1]?.SdsType).toMatchObject({ Id: 'State', SdsTypeCode: 609, BaseType: null });
        expect(Properties[2]).toMatchObject({ Order: 0, IsKey: false, Uom: 'meter' });
      }),
    }),
    typeCase('leaves out default values, but not the value 0 of an enum member', 200, {
      ...nonVerbose,
      check: ({ body }) => {
        const { Properties, ...members } = body as { Properties: readonly Record<string, Body>[] } & Body;
        expect(Object.keys(members).toSorted()).toEqual(['CreatedDate', 'Id', 'ModifiedDate', 'Name', 'SdsTypeCode']);
        expect(Properties[1]?.['SdsType']?.['Properties']).toEqual([
          { Id: 'Ok', Value: 0 },
          { Id: 'Warning', Value: 1 },
          { Id: 'Alarm', Value: 2 },
        ]);
        expect(Properties[2]?.['IsKey']).toBeUndefined();
      },
    }),
    typeCase('returns ids and names of built-in types', 200, {
      check: ({ body }) => {
        const { Properties } = body as { Properties: readonly { SdsType: Body }[] };
        expect(Properties[0]?.SdsType).toMatchObject({ Id: '19a87a76-614a-385b-ba48-6f8b30ff6ab2', Name: 'DateTime' });
        expect(Properties[2]?.SdsType).toMatchObject({ Id: '6fecef77-20b1-37ae-aa3b-e6bb838d5a86', Name: 'Double' });
      },
    }),
    typeCase('accepts an identifier in any case and keeps its spelling', 200, {
      path: { typeId: 'sIMPLE' },
      check: ({ body }) => expect(body).toMatchObject({ Id: 'Simple' }),
    }),
    typeCase('returns the base type', 200, {
      path: { typeId: 'Complex' },
      prepare: createComplexType,
      check: expectAll(expectProperties('Depth'), ({ body }) =>
        expectProperties('Time', 'State', 'Measurement')({ body: (body as Body)['BaseType'] }),
      ),
    }),
    typeCase('a stranger', 403, { as: 'stranger', check: expectReason('Read') }),
    ...notFoundCases,
  ],
  getOrCreateType: [
    createCase('creates a type', 201, simpleType, {
      path: { typeId: 'Simple' },
      check: ({ headers, body }, world) => {
        expect(headers.get('location')).toContain(`${world.base}/Types/Simple`);
        expect(body).toMatchObject({ Id: 'Simple', Name: 'Simple' });
      },
    }),
    createCase('an identical type', 200, simpleType, {
      path: { typeId: 'Simple' },
      prepare: createSimpleType,
      check: async ({ body }, world) => {
        const { CreatedDate } = (await world.ok('GET', '/Types/Simple')) as Body;
        expect(body).toMatchObject({ CreatedDate });
      },
    }),
    createCase('the body of a GET response', 200, undefined, {
      path: { typeId: 'SIMPLE' },
      prepare: createSimpleType,
      body: { ...simpleType, Description: null, IsReferenceType: false, CreatedDate: '2020-01-01T00:00:00Z' },
    }),
    createCase(
      'another definition',
      409,
      { ...simpleType, Properties: simpleType.Properties.slice(0, 2) },
      {
        path: { typeId: 'Simple' },
        prepare: createSimpleType,
        check: expectAll(expectErrorParameter('Id'), async (_response, world) =>
          expectProperties('Time', 'State', 'Measurement')({ body: await world.ok('GET', '/Types/Simple') }),
        ),
      },
    ),
    createCase(
      'accepts names of codes and modes, and members in any case',
      201,
      {
        sdsTypeCode: 'Object',
        interpolationMode: 'Discrete',
        properties: [{ id: 'Time', isKey: true, sdsType: { sdsTypeCode: 'DateTime' } }],
      },
      { check: ({ body }) => expect(body).toMatchObject({ Id: 'Own', SdsTypeCode: 1, InterpolationMode: 3 }) },
    ),
    createCase('creates nested types as types of their own', 201, nestedType, {
      check: expectNonVerboseJsonAt('/Types/Inner/ReferenceCount', { SdsStream: 0, SdsStreamView: 0, SdsType: 1 }),
    }),
    createCase('accepts a nested type that exists', 201, nestedType, {
      prepare: (world) => world.ok('POST', '/Types/Inner', ownType([property('V', int32)])),
    }),
    createCase('a nested type that exists with another definition', 409, nestedType, {
      prepare: (world) => world.ok('POST', '/Types/Inner', ownType([property('V', double)])),
      check: expectAll(expectErrorParameter('Id'), async (_response, world) => {
        expect((await world.send('GET', '/Types/Own')).status).toBe(404);
      }),
    }),
    createCase(
      'accepts the abbreviation of a unit',
      201,
      ownType([keyProperty, property('Level', double, { Uom: 'm' })]),
    ),
    createCase(
      'accepts three keys',
      201,
      ownType(['A', 'B', 'C'].map((id, Order) => property(id, int32, { IsKey: true, Order }))),
    ),
    createCase('accepts a type without a key', 201, ownType([property('V', int32)])),
    createCase('an unknown base type', 404, { ...complexType, Id: 'Own' }, { check: expectReason('Simple') }),
    createCase('an unknown namespace', 404, ownType([keyProperty]), {
      path: { typeId: 'Own', namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    }),
    createCase('a member', 403, ownType([keyProperty]), { as: 'member', check: expectReason('Write') }),
    createCase('Id differs from the path', 400, ownType([keyProperty], { Id: 'Other' }), {
      check: expectErrorParameter('Id'),
    }),
    createCase('an unknown unit', 400, ownType([keyProperty, property('Level', double, { Uom: 'furlongs' })])),
    createCase('a unit in another case', 400, ownType([keyProperty, property('Level', double, { Uom: 'METER' })])),
    createCase(
      'four keys',
      400,
      ownType(['A', 'B', 'C', 'D'].map((id, Order) => property(id, int32, { IsKey: true, Order }))),
    ),
    createCase('a nullable key', 400, ownType([property('K', 109, { IsKey: true })])),
    createCase('a key that is an enum', 400, ownType([{ ...simpleType.Properties[1], IsKey: true }])),
    createCase('two properties whose ids differ only in case', 400, ownType([keyProperty, property('time', double)])),
    createCase('a property without a type', 400, ownType([keyProperty, { Id: 'V' }])),
    createCase('an invalid code', 400, ownType([keyProperty, property('V', 17)])),
    createCase('a type code of the service itself', 400, ownType([keyProperty, property('V', 501)])),
    createCase('no body', 400, undefined, { headers: { 'Content-Type': 'application/json' } }),
    createCase('a body that is not an object', 400, []),
    createCase('a body that is not JSON', 400, '{"Id":'),
    ...['a/b', ' Own', 'Own ', ' ', 'x'.repeat(251)].map((typeId) =>
      createCase(`the identifier '${typeId.slice(0, 9)}'`, 400, ownType([keyProperty]), { path: { typeId } }),
    ),
  ],
  deleteType: [
    typeCase('deletes a type without references', 204, {
      check: async (_response, world) => expect((await world.send('GET', '/Types/Simple')).status).toBe(404),
    }),
    typeCase('a type of a stream', 409, {
      prepare: createSimpleStream,
      check: expectAll(expectErrorParameter('TypeId'), async (_response, world) => {
        await world.ok('DELETE', '/Streams/Simple');
        await world.ok('DELETE', '/Types/Simple');
      }),
    }),
    typeCase('a base type', 409, { prepare: createComplexType }),
    typeCase('a type of a property', 409, { path: { typeId: 'State' } }),
    typeCase('a type of a stream view', 409, {
      prepare: async (world) => {
        await createSimpleType(world);
        await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Simple' });
      },
    }),
    typeCase('a contributor', 403, { as: 'contributor', check: expectReason('Delete') }),
    ...notFoundCases,
  ],
  getTypeReferenceCount: [
    typeCase('returns zeros without references', 200, {
      check: expectJson({ SdsStream: 0, SdsStreamView: 0, SdsType: 0 }),
    }),
    typeCase('counts streams, views and types', 200, {
      prepare: async (world) => {
        await createComplexType(world);
        for (const id of ['A', 'B', 'C']) await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' });
        await world.ok('POST', '/StreamViews/A', { SourceTypeId: 'Simple', TargetTypeId: 'Complex' });
        await world.ok('POST', '/StreamViews/B', { SourceTypeId: 'Simple', TargetTypeId: 'Simple' });
      },
      check: expectJson({ SdsStream: 3, SdsStreamView: 2, SdsType: 1 }),
    }),
    typeCase('a stranger', 403, { as: 'stranger', check: expectReason('Read') }),
    ...notFoundCases,
  ],
  getTypeAccessControl: access.getList,
  replaceTypeAccessControl: access.replaceList,
  patchTypeAccessControl: access.patchList,
  getTypeOwner: access.getOwner,
  replaceTypeOwner: access.replaceOwner,
  listTypeAccessRights: access.rights,
};
