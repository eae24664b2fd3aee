// Configurations, which both families of paths share (docs/behavior/edge-systems.md#configurations).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import { accessEntry, accessList, roleIdsOf } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectDynamicProperty, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { softwarePath, refusedCases, registerSystem } from '../support/edge.ts';

const systemsPath = `${softwarePath}/Systems`;
const edgeSystemsPath = `${softwarePath}/Edge/Systems`;
const systemPath = (id: string) => ({ path: { edgeSystemId: id } });
const spare = systemPath('Spare');
const configurationWith = (password: unknown) => ({
  OpcUa1: { DataSource: { endpointUrl: 'opc.tcp://h:4840', password } },
});
const components = { System: { Components: [{ componentId: 'OpcUa1', componentType: 'OpcUa' }] } };
const storeConfiguration = (world: World) =>
  world.ok('PUT', `${edgeSystemsPath}/Spare/Configuration`, configurationWith('{{DataSourceSecret}}'));
const registerOpcUa = (world: World) => registerSystem(world, 'GW', 'OpcUa', { SoftwareVersion: '1.2.0' });

/** Expects the stored configuration of an edge system, or a status, at both paths. */
const expectStored =
  (id: string, expected: unknown): NonNullable<Case['check']> =>
  async (_response, world) => {
    for (const path of [systemsPath, edgeSystemsPath]) {
      const response = await world.send('GET', `${path}/${id}/Configuration`);
      expect(response.status === 200 ? await response.json() : response.status).toEqual(expected);
    }
  };

/** Expects the text of the stored configuration of an edge system at both paths. */
const expectStoredText =
  (id: string, expected: string): NonNullable<Case['check']> =>
  async (_response, world) => {
    for (const path of [systemsPath, edgeSystemsPath])
      expect(await (await world.send('GET', `${path}/${id}/Configuration`)).text()).toBe(expected);
  };

/** Numbers with more digits than a double has. */
const longNumbers =
  '{"Id":9007199254740993,"deep":[{"n":-123456789012345678901234567890,"d":0.1234567890123456789012}],"max":18446744073709551615}';

/** Invalid identifiers of edge systems. */
const invalidIds: readonly string[] = ['a/b', 'a\\b', 'a?b', 'a#b', 'a\u0007', 'a\0', 'x'.repeat(251)];
const invalidIdCases = (rest: Partial<Case>): readonly Case[] =>
  invalidIds.map((id) => ({
    name: `the identifier ${JSON.stringify(id.slice(0, 8))}`,
    status: 400,
    ...rest,
    ...systemPath(id),
    check: expectDynamicProperty('edgeSystemId'),
  }));

/** Configurations that violate the schema of the OPC UA adapter, and the member in the error. */
const invalidConfigurations: readonly (readonly [name: string, configuration: object, member: string])[] = [
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
    'a log with a limit of 0 files',
    { ...components, OpcUa1: { Logging: { logFileCountLimit: 0 } } },
    'OpcUa1.Logging.logFileCountLimit',
  ],
];

const writeCases = (status: number): readonly Case[] => [
  {
    name: 'does not store secrets',
    status,
    ...spare,
    as: 'contributor',
    body: configurationWith('hunter2'),
    check: expectStored('Spare', configurationWith(null)),
  },
  {
    name: 'stores placeholders',
    status,
    ...spare,
    body: configurationWith('{{DataSourceSecret}}'),
    check: expectStored('Spare', configurationWith('{{DataSourceSecret}}')),
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
    check: expectStored('Spare', {
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
    check: expectStoredText('Spare', longNumbers),
  },
  {
    name: 'a number above the range of doubles',
    status: 400,
    ...spare,
    body: '{"a":1e400}',
    check: expectAll(expectDynamicProperty('body'), expectStored('Spare', 404)),
  },
  {
    name: 'stores a valid configuration of a registered edge system',
    status,
    ...systemPath('GW.OpcUa'),
    prepare: registerOpcUa,
    body: { ...components, ...configurationWith('hunter2') },
    check: expectStored('GW.OpcUa', { ...components, ...configurationWith(null) }),
  },
  {
    name: 'stores the default configuration of a registered edge system',
    status,
    ...systemPath('GW.OpcUa'),
    prepare: registerOpcUa,
    body: (world: World) => world.ok('GET', `${softwarePath}/Types/OpcUa/Versions/1.2.0/defaultconfig`),
  },
  {
    name: 'validates an unsupported version with the newest schema',
    status: 400,
    ...systemPath('GW.OpcUa'),
    prepare: (world) => registerSystem(world, 'GW', 'OpcUa', { SoftwareVersion: '0.1' }),
    body: {},
    check: expectReason('1.3.0'),
  },
  ...invalidConfigurations.map(([name, body, member]): Case => ({
    name: `an invalid configuration: ${name}`,
    status: 400,
    ...systemPath('GW.OpcUa'),
    prepare: registerOpcUa,
    body,
    check: expectAll(
      expectDynamicProperty(member),
      expectReason(`OPC UA Adapter 1.2.0: `),
      expectReason(member),
      expectStored('GW.OpcUa', 404),
    ),
  })),
  { name: 'a list', status: 400, ...spare, body: [1], check: expectStored('Spare', 404) },
  { name: 'a string', status: 400, ...spare, body: '"x"' },
  { name: 'a body that is not JSON', status: 400, ...spare, body: '{' },
  {
    name: 'more than 16 MiB',
    status: 413,
    ...spare,
    body: () => JSON.stringify({ a: 'x'.repeat(2 ** 24) }),
    check: expectAll(expectReason('16777216 (DOCUMENT_BODY_LIMIT)'), expectStored('Spare', 404)),
  },
  ...invalidIdCases({ body: {} }),
  { name: 'a member', status: 403, as: 'member', ...spare, body: {}, check: expectReason('Write') },
  ...refusedCases('Write', { ...spare, body: {} }),
];

const getCases: readonly Case[] = [
  {
    name: 'returns the stored configuration',
    status: 200,
    ...spare,
    as: 'member',
    prepare: storeConfiguration,
    check: expectJson(configurationWith('{{DataSourceSecret}}')),
  },
  {
    name: 'an identifier in another case',
    status: 404,
    ...systemPath('spare'),
    prepare: storeConfiguration,
    check: expectReason('spare'),
  },
  { name: 'no configuration', status: 404, ...spare, check: expectReason('Spare') },
  ...invalidIdCases({}),
  ...refusedCases('Read', spare),
];

const createCases: readonly Case[] = [
  {
    name: 'returns the stored configuration',
    status: 201,
    ...spare,
    body: configurationWith('hunter2'),
    check: expectJson(configurationWith(null)),
  },
  ...writeCases(201),
  {
    name: 'a configuration that exists, by either path',
    status: 409,
    ...spare,
    prepare: storeConfiguration,
    body: {},
    check: expectAll(expectReason('Spare'), expectStored('Spare', configurationWith('{{DataSourceSecret}}'))),
  },
];

const replaceCases: readonly Case[] = [
  ...writeCases(204),
  {
    name: 'replaces all members of the configuration',
    status: 204,
    ...spare,
    prepare: storeConfiguration,
    body: { other: true },
    check: expectStored('Spare', { other: true }),
  },
  {
    name: 'an invalid configuration changes nothing',
    status: 400,
    ...systemPath('GW.OpcUa'),
    async prepare(world) {
      await registerOpcUa(world);
      await world.ok('PUT', `${systemsPath}/GW.OpcUa/Configuration`, components);
    },
    body: { System: 1 },
    check: expectStored('GW.OpcUa', components),
  },
];

const deleteCases: readonly Case[] = [
  {
    name: 'deletes the configuration of both paths',
    status: 204,
    ...spare,
    prepare: storeConfiguration,
    check: expectStored('Spare', 404),
  },
  { name: 'no configuration', status: 404, ...spare, check: expectReason('Spare') },
  ...invalidIdCases({}),
  {
    name: 'a caller with the right Write',
    status: 403,
    ...spare,
    as: 'contributor',
    prepare: storeConfiguration,
    check: expectAll(expectReason('Delete'), expectStored('Spare', configurationWith('{{DataSourceSecret}}'))),
  },
  {
    name: 'a caller with the right Delete',
    status: 204,
    ...spare,
    as: 'member',
    async prepare(world) {
      await storeConfiguration(world);
      const { member, administrator } = await roleIdsOf(world);
      await world.ok(
        'PUT',
        '/accesscontrol/softwaremanagement',
        accessList(accessEntry(member, 4), accessEntry(administrator, 15)),
      );
    },
    check: expectStored('Spare', 404),
  },
  ...refusedCases('Delete', spare),
];

export const edgeConfigurations: Cases<operations, typeof table, 'EdgeConfigurations'> = {
  getEdgeSystemConfiguration: getCases,
  createEdgeSystemConfiguration: createCases,
  replaceEdgeSystemConfiguration: replaceCases,
  deleteEdgeSystemConfiguration: deleteCases,

  getEdgeConfiguration: getCases,
  createEdgeConfiguration: createCases,
  replaceEdgeConfiguration: replaceCases,
  deleteEdgeConfiguration: deleteCases,
};
