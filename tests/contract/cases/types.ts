// What events look like: types, those inside them, and who may do what with them (docs/behavior/types-and-streams.md).
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

const makeSimple = async (world: World): Promise<unknown> => world.ok('POST', '/Types/Simple', simpleType);
const typeCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { typeId: 'Simple' },
  prepare: makeSimple,
  ...rest,
});

const missing: readonly Case[] = [
  typeCase('an unknown type', 404, { path: { typeId: 'Nowhere' }, check: expectReason('Nowhere') }),
  typeCase('an unknown namespace', 404, {
    path: { typeId: 'Simple', namespaceId: 'nowhere' },
    check: expectReason('nowhere'),
  }),
];

/** A type of properties, made by a POST; without a name it is Own. */
const define = (name: string, status: number, body: unknown, rest: Rest = {}): Case => ({
  name,
  status,
  path: { typeId: 'Own' },
  body,
  ...rest,
});
const own = (Properties: readonly object[], more: object = {}) => ({ SdsTypeCode: 1, Properties, ...more });
const key = property('Time', 16, { IsKey: true });

const complex = { Id: 'Complex', SdsTypeCode: 1, BaseType: { Id: 'Simple' }, Properties: [property('Depth', double)] };
const makeComplex = async (world: World): Promise<void> => {
  await makeSimple(world);
  await world.ok('POST', '/Types/Complex', complex);
};

/** Expects the names of the properties of the body. */
const hasProperties =
  (...expected: readonly string[]) =>
  ({ body }: { readonly body: unknown }): void => {
    expect((body as { Properties: readonly Body[] }).Properties.map(({ Id }) => Id)).toEqual(expected);
  };

const nested = own([
  key,
  { Id: 'Inner', SdsType: { Id: 'Inner', SdsTypeCode: 1, Properties: [property('V', int32)] } },
]);

/** Some types to search in: of Pump, Tank and Valve only Tank has a property with a name. */
const several = async (world: World): Promise<void> => {
  for (const [id, Name, Description, more] of [
    ['Pump', 'Feed pump', 'Pumps of plant one', {}],
    ['Tank', 'Store', null, { Name: 'Filling level' }],
    ['Valve', 'Gate', 'Opens and shuts', {}],
  ] as const) {
    const Properties = [key, property(`${id}Level`, double, more)];
    await world.ok('POST', `/Types/${id}`, { SdsTypeCode: 1, Name, Description, Properties });
  }
};

const ids =
  (total: number, ...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ body, headers }) => {
    expect((body as readonly Body[]).map(({ Id }) => Id)).toEqual(expected);
    expect(headers.get('total-count')).toBe(String(total));
  };
const foundCase = (query: string, ...expected: readonly string[]): Case => ({
  name: query,
  status: 200,
  prepare: several,
  query,
  check: ids(expected.length, ...expected),
});
const refusedList = (query: string, parameter: string): Case => ({
  name: query,
  status: 400,
  prepare: several,
  query,
  check: expectErrorParameter(parameter),
});

const access = accessCases({
  objectPath: '/Types/Simple',
  path: { typeId: 'Simple' },
  unknownPath: { typeId: 'Nowhere' },
  prepare: makeSimple,
  allRights: allRights,
});

export const types: Cases<operations, typeof table, 'Types'> = {
  listTypes: [
    { name: 'none', status: 200, check: ids(0) },
    {
      name: 'types inside a type are types of their own',
      status: 200,
      prepare: makeSimple,
      check: ids(2, 'State', 'Simple'),
    },
    {
      name: 'ignores parameters without a value',
      status: 200,
      prepare: several,
      query: 'query=&filter=&orderby=',
      check: ids(3, 'Pump', 'Tank', 'Valve'),
    },
    {
      name: 'unknown parameters are ignored',
      status: 200,
      prepare: several,
      query: 'stream_view_id=x',
      check: ids(3, 'Pump', 'Tank', 'Valve'),
    },
    { name: 'one page', status: 200, prepare: several, query: 'skip=1&count=1', check: ids(3, 'Tank') },
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
    refusedList('query=*l*g', 'query'),
    refusedList("filter=Nothing eq 'x'", 'filter'),
    refusedList('orderby=Nothing', 'orderby'),
    refusedList('orderby=Id,Name', 'orderby'),
    refusedList('skip=-1', 'skip'),
    refusedList('count=-1', 'count'),
    {
      name: 'leaves out types that the caller cannot read',
      status: 200,
      as: 'stranger',
      prepare: several,
      check: ids(0),
    },
    { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') },
  ],
  getType: [
    typeCase('complete: types inside it and members with default values', 200, {
      ...verbose,
      check: expectAll(hasProperties('Time', 'State', 'Measurement'), ({ body }) => {
        const { Properties } = body as { Properties: readonly { SdsType: Body }[] };
        expect(Properties[1]?.SdsType).toMatchObject({ Id: 'State', SdsTypeCode: 609, BaseType: null });
        expect(Properties[2]).toMatchObject({ Order: 0, IsKey: false, Uom: 'meter' });
      }),
    }),
    typeCase('default values left out, the value 0 of an enum member kept', 200, {
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
    typeCase('plain types without Id get theirs', 200, {
      check: ({ body }) => {
        const { Properties } = body as { Properties: readonly { SdsType: Body }[] };
        expect(Properties[0]?.SdsType).toMatchObject({ Id: '19a87a76-614a-385b-ba48-6f8b30ff6ab2', Name: 'DateTime' });
        expect(Properties[2]?.SdsType).toMatchObject({ Id: '6fecef77-20b1-37ae-aa3b-e6bb838d5a86', Name: 'Double' });
      },
    }),
    typeCase('an identifier in any case; the spelling of the creator stays', 200, {
      path: { typeId: 'sIMPLE' },
      check: ({ body }) => expect(body).toMatchObject({ Id: 'Simple' }),
    }),
    typeCase('the base type by its Id', 200, {
      path: { typeId: 'Complex' },
      prepare: makeComplex,
      check: expectAll(hasProperties('Depth'), ({ body }) =>
        hasProperties('Time', 'State', 'Measurement')({ body: (body as Body)['BaseType'] }),
      ),
    }),
    typeCase('the stranger lacks Read', 403, { as: 'stranger', check: expectReason('Read') }),
    ...missing,
  ],
  getOrCreateType: [
    define('new', 201, simpleType, {
      path: { typeId: 'Simple' },
      check: ({ headers, body }, world) => {
        expect(headers.get('location')).toContain(`${world.base}/Types/Simple`);
        expect(body).toMatchObject({ Id: 'Simple', Name: 'Simple' });
      },
    }),
    define('an identical type', 200, simpleType, {
      path: { typeId: 'Simple' },
      prepare: makeSimple,
      check: async ({ body }, world) => {
        const { CreatedDate } = (await world.ok('GET', '/Types/Simple')) as Body;
        expect(body).toMatchObject({ CreatedDate });
      },
    }),
    define('the body of a GET response', 200, undefined, {
      path: { typeId: 'SIMPLE' },
      prepare: makeSimple,
      body: { ...simpleType, Description: null, IsReferenceType: false, CreatedDate: '2020-01-01T00:00:00Z' },
    }),
    define(
      'with another property',
      409,
      { ...simpleType, Properties: simpleType.Properties.slice(0, 2) },
      {
        path: { typeId: 'Simple' },
        prepare: makeSimple,
        check: expectAll(expectErrorParameter('Id'), async (_response, world) =>
          hasProperties('Time', 'State', 'Measurement')({ body: await world.ok('GET', '/Types/Simple') }),
        ),
      },
    ),
    define(
      'codes and modes by name, members in any case',
      201,
      {
        sdsTypeCode: 'Object',
        interpolationMode: 'Discrete',
        properties: [{ id: 'Time', isKey: true, sdsType: { sdsTypeCode: 'DateTime' } }],
      },
      { check: ({ body }) => expect(body).toMatchObject({ Id: 'Own', SdsTypeCode: 1, InterpolationMode: 3 }) },
    ),
    define('types inside it become types of their own', 201, nested, {
      check: expectNonVerboseJsonAt('/Types/Inner/ReferenceCount', { SdsStream: 0, SdsStreamView: 0, SdsType: 1 }),
    }),
    define('a type inside it exists', 201, nested, {
      prepare: (world) => world.ok('POST', '/Types/Inner', own([property('V', int32)])),
    }),
    define('a type inside it exists with another definition', 409, nested, {
      prepare: (world) => world.ok('POST', '/Types/Inner', own([property('V', double)])),
      check: expectAll(expectErrorParameter('Id'), async (_response, world) => {
        expect((await world.send('GET', '/Types/Own')).status).toBe(404);
      }),
    }),
    define('a unit by its abbreviation', 201, own([key, property('Level', double, { Uom: 'm' })])),
    define('three keys', 201, own(['A', 'B', 'C'].map((id, Order) => property(id, int32, { IsKey: true, Order })))),
    define('a type without a key', 201, own([property('V', int32)])),
    define('a base type that is unknown', 404, { ...complex, Id: 'Own' }, { check: expectReason('Simple') }),
    define('an unknown namespace', 404, own([key]), {
      path: { typeId: 'Own', namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    }),
    define('a member', 403, own([key]), { as: 'member', check: expectReason('Write') }),
    define('Id differs from the path', 400, own([key], { Id: 'Other' }), { check: expectErrorParameter('Id') }),
    define('an unknown unit', 400, own([key, property('Level', double, { Uom: 'furlongs' })])),
    define('a unit in another case', 400, own([key, property('Level', double, { Uom: 'METER' })])),
    define('four keys', 400, own(['A', 'B', 'C', 'D'].map((id, Order) => property(id, int32, { IsKey: true, Order })))),
    define('a key that can be null', 400, own([property('K', 109, { IsKey: true })])),
    define('a key that is an enum', 400, own([{ ...simpleType.Properties[1], IsKey: true }])),
    define('two properties of one name, regardless of case', 400, own([key, property('time', double)])),
    define('a property without a type', 400, own([key, { Id: 'V' }])),
    define('an invalid code', 400, own([key, property('V', 17)])),
    define('a type of the service itself', 400, own([key, property('V', 501)])),
    define('no body', 400, undefined, { headers: { 'Content-Type': 'application/json' } }),
    define('a body that is not an object', 400, []),
    define('a body that is not JSON', 400, '{"Id":'),
    ...['a/b', ' Own', 'Own ', ' ', 'x'.repeat(251)].map((typeId) =>
      define(`the identifier '${typeId.slice(0, 9)}'`, 400, own([key]), { path: { typeId } }),
    ),
  ],
  deleteType: [
    typeCase('one that nothing refers to', 204, {
      check: async (_response, world) => expect((await world.send('GET', '/Types/Simple')).status).toBe(404),
    }),
    typeCase('a stream has it', 409, {
      prepare: createSimpleStream,
      check: expectAll(expectErrorParameter('TypeId'), async (_response, world) => {
        await world.ok('DELETE', '/Streams/Simple');
        await world.ok('DELETE', '/Types/Simple');
      }),
    }),
    typeCase('it is a base type', 409, { prepare: makeComplex }),
    typeCase('a property has it', 409, { path: { typeId: 'State' } }),
    typeCase('a stream view has it', 409, {
      prepare: async (world) => {
        await makeSimple(world);
        await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Simple' });
      },
    }),
    typeCase('the contributor lacks Delete', 403, { as: 'contributor', check: expectReason('Delete') }),
    ...missing,
  ],
  getTypeReferenceCount: [
    typeCase('nothing', 200, { check: expectJson({ SdsStream: 0, SdsStreamView: 0, SdsType: 0 }) }),
    typeCase('three streams, two views, one type', 200, {
      prepare: async (world) => {
        await makeComplex(world);
        for (const id of ['A', 'B', 'C']) await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' });
        await world.ok('POST', '/StreamViews/A', { SourceTypeId: 'Simple', TargetTypeId: 'Complex' });
        await world.ok('POST', '/StreamViews/B', { SourceTypeId: 'Simple', TargetTypeId: 'Simple' });
      },
      check: expectJson({ SdsStream: 3, SdsStreamView: 2, SdsType: 1 }),
    }),
    typeCase('the stranger lacks Read', 403, { as: 'stranger', check: expectReason('Read') }),
    ...missing,
  ],
  getTypeAccessControl: access.getList,
  replaceTypeAccessControl: access.replaceList,
  patchTypeAccessControl: access.patchList,
  getTypeOwner: access.getOwner,
  replaceTypeOwner: access.replaceOwner,
  listTypeAccessRights: access.rights,
};
