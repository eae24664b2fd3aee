// Edge systems: lists, searches, counts, visibility and tags (docs/behavior/edge-systems.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import { accessEntry, accessList, roleIdsOf } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectDynamicProperty, expectAll, expectJson, expectReason } from '../support/checks.ts';
import {
  expectHeadCount,
  softwarePath,
  edge01,
  gw02,
  refusedCases,
  lab09,
  expectSystems,
  modbus02,
  mqtt01,
  registerSystem,
  reportHealth,
  registerSystems,
  getSystem,
} from '../support/edge.ts';
import { nonVerbose } from '../support/streams.ts';

const byName = [lab09, edge01, gw02, mqtt01, modbus02];
const byStatus = [edge01, mqtt01, modbus02, gw02, lab09];
const listCase = (query: string, ids: readonly string[], total = ids.length, name = query): Case => ({
  name,
  status: 200,
  prepare: registerSystems,
  query: query.replaceAll(' ', '%20').replaceAll('"', '%22').replaceAll('>', '%3E').replaceAll('<', '%3C'),
  check: expectSystems(ids, total),
});
const systemPath = (id: string) => ({ path: { edgeSystemId: id } });
const unknownSystemCase = (rest: Partial<Case> = {}): Case => ({
  name: 'an unknown edge system',
  status: 404,
  prepare: registerSystems,
  ...rest,
  ...systemPath('Nowhere'),
  check: expectReason('Nowhere'),
});
const otherSpellingCase = (rest: Partial<Case> = {}): Case => ({
  ...unknownSystemCase(rest),
  name: 'an identifier in another case',
  ...systemPath(gw02.toLowerCase()),
  check: expectReason(gw02.toLowerCase()),
});
/** Prepares the edge systems, and a contributor that can only read them. */
const prepareReader = async (world: World) => {
  await registerSystems(world);
  const { contributor, administrator } = await roleIdsOf(world);
  await world.ok(
    'PUT',
    '/accesscontrol/softwaremanagement',
    accessList(accessEntry(contributor, 1), accessEntry(administrator, 15)),
  );
};

const queries: readonly (readonly [query: string, ids: readonly string[]])[] = [
  ['Tags:plant1', [edge01, gw02]],
  ['Tags:plant1 AND Status:Good', [gw02]],
  ['tags:PLANT1 status:4', [gw02]],
  ['Type:*OPC*', [lab09, gw02]],
  ['NOT Tags:plant1', [lab09, mqtt01, modbus02]],
  ['DeviceName:plant2*', [mqtt01, modbus02]],
  ['Status:Bad OR Status:Stopped', [lab09, edge01]],
  ['Status:*o*', [lab09, gw02, modbus02]],
  ['StatusDescription:"device in error"', [edge01]],
  ['StatusDescription:"device"', []],
  ['StatusDescription:device', [edge01]],
  ['SoftwareVersion:1.1*', [edge01, modbus02]],
  ['EdgeSystemId:*.opcua', [lab09, gw02]],
  ['Name:LAB*', [lab09]],
  ['adapter AND (lab OR plant2)', [lab09, mqtt01]],
  ['packaging', [edge01]],
  ['LastContactedTime:>2026-01-05T08:03:00Z', [lab09, modbus02]],
  ['LastContactedTime:>=2026-01-05T08:03:00Z AND LastContactedTime:<=2026-01-05T08:05:00Z', [lab09, mqtt01]],
  ['LastContactedTime:<2026-01-05T08:02:00Z', [edge01]],
  ['LastContactedTime:2026-01-05T08:02:00Z', [gw02]],
  ['LastContactedTime:2026-01-05*', [lab09, edge01, gw02, mqtt01]],
  ['*', byName],
];
const invalidQueries = [
  ...['Nope:x', 'a AND', '(a', 'a)', '"a', 'LastContactedTime:yesterday', 'LastContactedTime:>', 'a*b*c', 'AND', '%00'],
  Array.from({ length: 101 }, () => 'a').join('+'),
];
const encoded = (query: string) =>
  `query=${query.replaceAll(' ', '%20').replaceAll('"', '%22').replaceAll('>', '%3E')}`;

const listEdgeSystems: readonly Case[] = [
  listCase('', byName, 5, 'returns edge systems by name'),
  { name: 'returns nothing in an empty namespace', status: 200, check: expectSystems([]) },
  listCase('orderBy=Status asc', byStatus, 5, 'orderBy=Status asc'),
  listCase('orderBy=status DESC', byStatus.toReversed()),
  listCase('orderBy=EdgeSystemId desc', byName.toReversed()),
  listCase('orderBy=devicename', byName, 5, 'orderBy=devicename'),
  listCase('orderBy=Type,Name desc', [edge01, modbus02, mqtt01, gw02, lab09], 5, 'orderBy=Type,Name desc'),
  listCase(
    'orderBy=SoftwareVersion',
    [edge01, lab09, mqtt01, gw02, modbus02],
    5,
    'sorts versions by their numbers, then by identifier',
  ),
  listCase('orderBy=StatusDescription', [mqtt01, edge01, gw02, lab09, modbus02], 5, 'sorts null last'),
  listCase(
    'orderBy=StatusDescription desc',
    [lab09, gw02, edge01, mqtt01, modbus02],
    5,
    'sorts null last in descending order',
  ),
  listCase('orderBy=LastContactedTime', [edge01, gw02, mqtt01, lab09, modbus02], 5, 'orderBy=LastContactedTime'),
  listCase('orderBy=Tags', [modbus02, lab09, edge01, gw02, mqtt01], 5, 'orderBy=Tags'),
  ...queries.map(([query, ids]) => listCase(`query=${query}`, ids, ids.length, `${query}`)),
  listCase('skip=4&count=10', [modbus02], 5),
  listCase('skip=0&count=2', [lab09, edge01], 5, 'skip=0&count=2'),
  listCase('skip=5', [], 5),
  listCase('query=Tags:plant1&count=1&skip=1&orderBy=name desc', [edge01], 2, 'query, order and page'),
  listCase('Query=&ORDERBY=&Unheard=1', byName, 5, 'accepts parameters in any case and ignores empty and unknown ones'),
  {
    name: '1000 systems in one request',
    status: 200,
    query: 'count=1000',
    as: 'member',
    prepare: registerSystems,
    check: expectSystems(byName),
  },
  {
    name: 'returns all members of an edge system',
    status: 200,
    prepare: registerSystems,
    query: `query=EdgeSystemId:${edge01}`,
    async check({ body }, world) {
      expect(body).toEqual([await getSystem(world, edge01)]);
    },
  },
  {
    name: 'lists hidden edge systems',
    status: 200,
    async prepare(world) {
      await registerSystems(world);
      await world.ok('PUT', `${softwarePath}/Systems/${gw02}`, { IsVisible: false });
    },
    check: expectSystems(byName),
  },
  {
    name: 'returns nothing in another namespace',
    status: 200,
    path: { namespaceId: 'demo' },
    prepare: registerSystems,
    check: expectSystems([]),
  },
  ...['count=0', 'count=1001', 'count=-1', 'count=x', 'skip=-1', 'skip=x'].map((query): Case => ({
    name: `${query} is refused`,
    status: 400,
    query,
    check: expectDynamicProperty(query.split('=')[0] ?? ''),
  })),
  ...['Foo', 'name%20up', 'name%20asc%20asc', 'name,', 'IsVisible'].map((order): Case => ({
    name: `orderBy ${order}`,
    status: 400,
    query: `orderBy=${order}`,
    check: expectDynamicProperty('orderBy'),
  })),
  ...invalidQueries.map((query): Case => ({
    name: `query ${query.slice(0, 30)}`,
    status: 400,
    query: encoded(query),
    check: expectDynamicProperty('query'),
  })),
  {
    name: 'a caller with the right Read can list',
    status: 200,
    as: 'contributor',
    prepare: prepareReader,
    check: expectSystems(byName),
  },
  ...refusedCases('Read'),
];

export const edgeSystems: Cases<operations, typeof table, 'EdgeSystems'> = {
  listEdgeSystems,

  countEdgeSystems: [
    { name: 'counts all edge systems', status: 204, prepare: registerSystems, check: expectHeadCount(5) },
    { name: 'returns nothing in an empty namespace', status: 204, check: expectHeadCount(0) },
    {
      name: 'counts the edge systems of a search',
      status: 204,
      prepare: registerSystems,
      query: 'query=Tags:plant1',
      check: expectHeadCount(2),
    },
    {
      name: 'returns the total count of the list for every search',
      status: 204,
      prepare: registerSystems,
      async check(_response, world) {
        for (const [query, ids] of queries) {
          const response = await world.send('HEAD', `${softwarePath}/Systems?${encoded(query).replaceAll('<', '%3C')}`);
          expect([query, response.status, response.headers.get('total-count')]).toEqual([
            query,
            204,
            String(ids.length),
          ]);
        }
      },
    },
    { name: 'an unknown field', status: 400, query: 'query=Nope:x' },
    { name: 'without Read', status: 403, as: 'stranger', prepare: registerSystems },
    { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' } },
  ],

  getEdgeSystem: [
    {
      name: 'returns the component status with the highest priority',
      status: 200,
      prepare: registerSystems,
      ...systemPath(edge01),
      as: 'member',
      check({ body }, { namespace }) {
        const component = (
          Id: string,
          ComponentType: string,
          Status: number,
          StatusDescription: string,
          more = {},
        ) => ({
          Id,
          ComponentType,
          DeviceStatusStreamId: `Adapters.PLANT1-EDGE01.${Id}.DeviceStatus`,
          NextHealthMessageExpectedStreamId: null,
          DiagnosticsStreams: [],
          Status,
          StatusDescription,
          Errors: [],
          ...more,
        });
        expect(namespace).not.toBe('');
        expect(body).toEqual({
          Id: edge01,
          DeviceName: 'PLANT1-EDGE01',
          Name: edge01,
          Type: 'Edge Store',
          SoftwareVersion: '1.1.3',
          CreatedDate: expect.stringMatching(/Z$/),
          LastContactedTime: '2026-01-05T08:01:00Z',
          ModifiedDate: null,
          ModifiedBy: null,
          ModifiedByType: null,
          Status: 1,
          StatusDescription: 'Device in error',
          SystemDiagnosticsStreamId: null,
          Components: [
            component('Storage', 'Storage', 4, 'Good', { DeviceStatusStreamId: 'Storage.PLANT1-EDGE01.DeviceStatus' }),
            component('OpcUa1', 'OpcUa', 4, 'Good'),
            component('Modbus1', 'Modbus', 1, 'Device in error', { Errors: ['Tank-7 is silent.'] }),
          ],
          Tags: ['plant1', 'packaging'],
          IsVisible: true,
        });
      },
    },
    {
      name: 'leaves out null members',
      status: 200,
      prepare: registerSystems,
      ...systemPath(modbus02),
      ...nonVerbose,
      check({ body }) {
        expect(Object.keys(body as object)).not.toContain('StatusDescription');
        expect(body).toMatchObject({
          Status: 3,
          Tags: [],
          IsVisible: true,
          Components: [{ Id: 'Modbus1', Errors: [] }],
        });
      },
    },
    unknownSystemCase(),
    otherSpellingCase(),
    ...refusedCases('Read', systemPath(gw02)),
  ],

  updateEdgeSystemVisibility: [
    {
      name: 'hides an edge system and records the caller until a health message shows it',
      status: 200,
      prepare: registerSystems,
      ...systemPath(gw02),
      body: (world: World) =>
        getSystem(world, gw02).then((system) => ({ ...system, IsVisible: false, Tags: ['other'] })),
      async check({ text }, world) {
        expect(text).toBe('');
        expect(await getSystem(world, gw02)).toMatchObject({
          IsVisible: false,
          Tags: ['plant1'],
          ModifiedDate: expect.stringMatching(/Z$/),
          ModifiedBy: expect.stringMatching(/^[0-9a-f-]{36}$/),
          ModifiedByType: 2,
        });
        await reportHealth(world, gw02, [], { Time: '2026-01-05T08:00:00Z' });
        expect(await getSystem(world, gw02)).toMatchObject({ IsVisible: false });
        await reportHealth(world, gw02, [{ Id: 'OpcUa1' }]);
        expect(await getSystem(world, gw02)).toMatchObject({ IsVisible: true, Status: 4 });
      },
    },
    {
      name: 'records a user as the caller',
      status: 200,
      prepare: registerSystems,
      ...systemPath(gw02),
      as: async ({ server }: World) => ({
        token: await server.tokenOfUser({ id: 'operator', roleIds: [server.roles.contributor] }),
      }),
      body: { isvisible: 'False' },
      async check(_response, world) {
        expect(await getSystem(world, gw02)).toMatchObject({ ModifiedBy: 'operator', ModifiedByType: 1 });
      },
    },
    {
      name: 'shows a hidden edge system',
      status: 200,
      async prepare(world) {
        await registerSystems(world);
        await world.ok('PUT', `${softwarePath}/Systems/${gw02}`, { IsVisible: false });
      },
      ...systemPath(gw02),
      body: { Id: gw02, IsVisible: true },
      async check(_response, world) {
        expect(await getSystem(world, gw02)).toMatchObject({ IsVisible: true });
      },
    },
    {
      name: 'an unchanged visibility is not recorded',
      status: 204,
      prepare: registerSystems,
      ...systemPath(gw02),
      body: { IsVisible: true },
      async check(_response, world) {
        expect(await getSystem(world, gw02)).toMatchObject({ ModifiedDate: null });
      },
    },
    {
      name: 'no IsVisible',
      status: 400,
      prepare: registerSystems,
      ...systemPath(gw02),
      body: { Id: gw02 },
      check: expectDynamicProperty('IsVisible'),
    },
    {
      name: 'a null IsVisible',
      status: 400,
      prepare: registerSystems,
      ...systemPath(gw02),
      body: { IsVisible: null },
      check: expectDynamicProperty('IsVisible'),
    },
    { name: 'a body that is not an object', status: 400, prepare: registerSystems, ...systemPath(gw02), body: [] },
    {
      name: 'another Id',
      status: 400,
      prepare: registerSystems,
      ...systemPath(gw02),
      body: { Id: edge01, IsVisible: false },
      check: expectAll(expectDynamicProperty('Id'), async (_response, world) => {
        expect(await getSystem(world, gw02)).toMatchObject({ IsVisible: true });
      }),
    },
    {
      name: 'a caller with the right Read',
      status: 403,
      as: 'contributor',
      prepare: prepareReader,
      ...systemPath(gw02),
      body: { IsVisible: false },
      check: expectReason('Write'),
    },
    unknownSystemCase({ body: { IsVisible: false } }),
    otherSpellingCase({ body: { IsVisible: false } }),
    ...refusedCases('Write', { ...systemPath(gw02), body: { IsVisible: false } }),
  ],

  listEdgeSystemTags: [
    {
      name: 'returns distinct tags in alphabetical order',
      status: 200,
      as: 'member',
      async prepare(world) {
        await registerSystems(world);
        await registerSystem(world, 'X', 'Mqtt', { Tags: ['Beta', 'alpha', 'plant1'] });
      },
      check: expectAll(expectJson(['alpha', 'Beta', 'lab', 'packaging', 'plant1', 'plant2']), ({ headers }) => {
        expect(headers.get('total-count')).toBe('6');
      }),
    },
    { name: 'returns nothing in an empty namespace', status: 200, check: expectJson([]) },
    ...refusedCases('Read'),
  ],

  replaceEdgeSystemTags: [
    {
      name: 'removes spaces, empty tags and repetitions, and keeps the order',
      status: 204,
      prepare: registerSystems,
      ...systemPath(gw02),
      as: 'contributor',
      body: ['b', ' a ', 'b', ''],
      async check(_response, world) {
        expect(await getSystem(world, gw02)).toMatchObject({ Tags: ['b', 'a'], ModifiedByType: 2 });
        expect(await world.ok('GET', `${softwarePath}/Tags`)).toEqual([
          'a',
          'b',
          'lab',
          'packaging',
          'plant1',
          'plant2',
        ]);
        expect((await world.send('GET', `${softwarePath}/Systems?query=Tags:a`)).headers.get('total-count')).toBe('1');
      },
    },
    {
      name: 'removes all tags',
      status: 204,
      prepare: registerSystems,
      ...systemPath(edge01),
      body: [],
      async check(_response, world) {
        expect(await getSystem(world, edge01)).toMatchObject({ Tags: [] });
        expect(await world.ok('GET', `${softwarePath}/Tags`)).toEqual(['lab', 'plant1', 'plant2']);
      },
    },
    ...[{}, [1], [null], ['x'.repeat(251)], Array.from({ length: 101 }, (_, i) => String(i)), ['a\0']].map(
      (body, i): Case => ({
        name: `invalid tags ${String(i)}`,
        status: 400,
        prepare: registerSystems,
        ...systemPath(gw02),
        body,
        async check(_response, world) {
          expect(await getSystem(world, gw02)).toMatchObject({ Tags: ['plant1'] });
        },
      }),
    ),
    {
      name: 'a caller with the right Read',
      status: 403,
      as: 'contributor',
      prepare: prepareReader,
      ...systemPath(gw02),
      body: [],
      check: expectReason('Write'),
    },
    unknownSystemCase({ body: ['a'] }),
    otherSpellingCase({ body: ['a'] }),
    ...refusedCases('Write', { ...systemPath(gw02), body: [] }),
  ],
};
