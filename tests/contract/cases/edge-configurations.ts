// Configurations: the same ones behind both families of paths (docs/behavior/edge-systems.md#configurations).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import { accessEntry, accessList, roleIdsOf } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectDynamicProperty, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { softwarePath, refusedCases, registerSystem } from '../support/edge.ts';

const plain = `${softwarePath}/Systems`;
const withEdge = `${softwarePath}/Edge/Systems`;
const systemPath = (id: string) => ({ path: { edgeSystemId: id } });
const spare = systemPath('Spare');
const source = (password: unknown) => ({ OpcUa1: { DataSource: { endpointUrl: 'opc.tcp://h:4840', password } } });
const components = { System: { Components: [{ componentId: 'OpcUa1', componentType: 'OpcUa' }] } };
const kept = (world: World) => world.ok('PUT', `${withEdge}/Spare/Configuration`, source('{{DataSourceSecret}}'));
const known = (world: World) => registerSystem(world, 'GW', 'OpcUa', { SoftwareVersion: '1.2.0' });

/** Expects what is kept under an identifier then, by both paths. */
const keeps =
  (id: string, expected: unknown): NonNullable<Case['check']> =>
  async (_response, world) => {
    for (const path of [plain, withEdge]) {
      const response = await world.send('GET', `${path}/${id}/Configuration`);
      expect(response.status === 200 ? await response.json() : response.status).toEqual(expected);
    }
  };

/** Expects the text of what is kept under an identifier then, by both paths. */
const keepsText =
  (id: string, expected: string): NonNullable<Case['check']> =>
  async (_response, world) => {
    for (const path of [plain, withEdge])
      expect(await (await world.send('GET', `${path}/${id}/Configuration`)).text()).toBe(expected);
  };

/** Numbers with more digits than a double keeps. */
const longNumbers =
  '{"Id":9007199254740993,"deep":[{"n":-123456789012345678901234567890,"d":0.1234567890123456789012}],"max":18446744073709551615}';

/** Identifiers that are none. */
const wrongIds: readonly string[] = ['a/b', 'a\\b', 'a?b', 'a#b', 'a\u0007', 'a\0', 'x'.repeat(251)];
const refusedIds = (rest: Partial<Case>): readonly Case[] =>
  wrongIds.map((id) => ({
    name: `the identifier ${JSON.stringify(id.slice(0, 8))}`,
    status: 400,
    ...rest,
    ...systemPath(id),
    check: expectDynamicProperty('edgeSystemId'),
  }));

/** What does not fit the schema of the OPC UA adapter, and the member that is at fault. */
const misfits: readonly (readonly [name: string, configuration: object, place: string])[] = [
  ['no system', {}, 'System'],
  ['no components', { System: {} }, 'System.Components'],
  ['an empty list of components', { System: { Components: [] } }, 'System.Components'],
  [
    'a component of another type',
    { System: { Components: [{ componentId: 'A', componentType: 'Modbus' }] } },
    'System.Components[0].componentType',
  ],
  [
    'an address of another scheme',
    { ...components, OpcUa1: { DataSource: { endpointUrl: 'http://h' } } },
    'OpcUa1.DataSource.endpointUrl',
  ],
  ['no address', { ...components, OpcUa1: { DataSource: {} } }, 'OpcUa1.DataSource.endpointUrl'],
  ['an unknown setting', { ...components, OpcUa1: { Fancy: 1 } }, 'OpcUa1.Fancy'],
  [
    'a node that is not a string',
    { ...components, OpcUa1: { DataSelection: [{ nodeId: 'a' }, { nodeId: 5 }] } },
    'OpcUa1.DataSelection[1].nodeId',
  ],
  [
    'a log of no files',
    { ...components, OpcUa1: { Logging: { logFileCountLimit: 0 } } },
    'OpcUa1.Logging.logFileCountLimit',
  ],
];

const writes = (status: number): readonly Case[] => [
  {
    name: 'does not store secrets',
    status,
    ...spare,
    as: 'contributor',
    body: source('hunter2'),
    check: keeps('Spare', source(null)),
  },
  {
    name: 'stores placeholders',
    status,
    ...spare,
    body: source('{{DataSourceSecret}}'),
    check: keeps('Spare', source('{{DataSourceSecret}}')),
  },
  {
    name: 'removes all secrets and keeps other members',
    status,
    ...spare,
    body: {
      a: [{ clientSecret: 'x', ApiToken: { deep: 1 }, PASSWORD: 'x {{A}}', tokenEndpoint: 'https://h' }],
      connectionString: ['x'],
      password: '{{A}}',
      unknown: { member: 1.5 },
    },
    check: keeps('Spare', {
      a: [{ clientSecret: null, ApiToken: null, PASSWORD: null, tokenEndpoint: 'https://h' }],
      connectionString: null,
      password: '{{A}}',
      unknown: { member: 1.5 },
    }),
  },
  {
    name: 'numbers keep all their digits',
    status,
    ...spare,
    body: longNumbers,
    check: keepsText('Spare', longNumbers),
  },
  {
    name: 'a number that no double is as large as',
    status: 400,
    ...spare,
    body: '{"a":1e400}',
    check: expectAll(expectDynamicProperty('body'), keeps('Spare', 404)),
  },
  {
    name: 'a valid configuration of a registered edge system',
    status,
    ...systemPath('GW.OpcUa'),
    prepare: known,
    body: { ...components, ...source('hunter2') },
    check: keeps('GW.OpcUa', { ...components, ...source(null) }),
  },
  {
    name: 'the default configuration of a registered edge system',
    status,
    ...systemPath('GW.OpcUa'),
    prepare: known,
    body: (world: World) => world.ok('GET', `${softwarePath}/Types/OpcUa/Versions/1.2.0/defaultconfig`),
  },
  {
    name: 'of an edge system whose version is not supported: by the newest one',
    status: 400,
    ...systemPath('GW.OpcUa'),
    prepare: (world) => registerSystem(world, 'GW', 'OpcUa', { SoftwareVersion: '0.1' }),
    body: {},
    check: expectReason('1.3.0'),
  },
  ...misfits.map(([name, body, place]): Case => ({
    name: `does not fit: ${name}`,
    status: 400,
    ...systemPath('GW.OpcUa'),
    prepare: known,
    body,
    check: expectAll(
      expectDynamicProperty(place),
      expectReason(`OPC UA Adapter 1.2.0: `),
      expectReason(place),
      keeps('GW.OpcUa', 404),
    ),
  })),
  { name: 'a list', status: 400, ...spare, body: [1], check: keeps('Spare', 404) },
  { name: 'a text', status: 400, ...spare, body: '"x"' },
  { name: 'no JSON', status: 400, ...spare, body: '{' },
  {
    name: 'more than 16 MiB',
    status: 413,
    ...spare,
    body: () => JSON.stringify({ a: 'x'.repeat(2 ** 24) }),
    check: expectAll(expectReason('16777216 (DOCUMENT_BODY_LIMIT)'), keeps('Spare', 404)),
  },
  ...refusedIds({ body: {} }),
  { name: 'a member', status: 403, as: 'member', ...spare, body: {}, check: expectReason('Write') },
  ...refusedCases('Write', { ...spare, body: {} }),
];

const get: readonly Case[] = [
  {
    name: 'returns the stored configuration',
    status: 200,
    ...spare,
    as: 'member',
    prepare: kept,
    check: expectJson(source('{{DataSourceSecret}}')),
  },
  {
    name: 'identifiers differ in case',
    status: 404,
    ...systemPath('spare'),
    prepare: kept,
    check: expectReason('spare'),
  },
  { name: 'none', status: 404, ...spare, check: expectReason('Spare') },
  ...refusedIds({}),
  ...refusedCases('Read', spare),
];

const create: readonly Case[] = [
  {
    name: 'returns the stored configuration',
    status: 201,
    ...spare,
    body: source('hunter2'),
    check: expectJson(source(null)),
  },
  ...writes(201),
  {
    name: 'a configuration that exists, by either path',
    status: 409,
    ...spare,
    prepare: kept,
    body: {},
    check: expectAll(expectReason('Spare'), keeps('Spare', source('{{DataSourceSecret}}'))),
  },
];

const replace: readonly Case[] = [
  ...writes(204),
  {
    name: 'replaces the whole configuration',
    status: 204,
    ...spare,
    prepare: kept,
    body: { other: true },
    check: keeps('Spare', { other: true }),
  },
  {
    name: 'an invalid configuration changes nothing',
    status: 400,
    ...systemPath('GW.OpcUa'),
    async prepare(world) {
      await known(world);
      await world.ok('PUT', `${plain}/GW.OpcUa/Configuration`, components);
    },
    body: { System: 1 },
    check: keeps('GW.OpcUa', components),
  },
];

const remove: readonly Case[] = [
  { name: 'deletes the configuration of both paths', status: 204, ...spare, prepare: kept, check: keeps('Spare', 404) },
  { name: 'none', status: 404, ...spare, check: expectReason('Spare') },
  ...refusedIds({}),
  {
    name: 'Write is not Delete',
    status: 403,
    ...spare,
    as: 'contributor',
    prepare: kept,
    check: expectAll(expectReason('Delete'), keeps('Spare', source('{{DataSourceSecret}}'))),
  },
  {
    name: 'a caller with the right Delete',
    status: 204,
    ...spare,
    as: 'member',
    async prepare(world) {
      await kept(world);
      const { member, administrator } = await roleIdsOf(world);
      await world.ok(
        'PUT',
        '/accesscontrol/softwaremanagement',
        accessList(accessEntry(member, 4), accessEntry(administrator, 15)),
      );
    },
    check: keeps('Spare', 404),
  },
  ...refusedCases('Delete', spare),
];

export const edgeConfigurations: Cases<operations, typeof table, 'EdgeConfigurations'> = {
  getEdgeSystemConfiguration: get,
  createEdgeSystemConfiguration: create,
  replaceEdgeSystemConfiguration: replace,
  deleteEdgeSystemConfiguration: remove,

  getEdgeConfiguration: get,
  createEdgeConfiguration: create,
  replaceEdgeConfiguration: replace,
  deleteEdgeConfiguration: remove,
};
