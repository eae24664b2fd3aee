// The supported types of edge systems (docs/behavior/edge-systems.md#types-and-versions).
import { expect } from '@jest/globals';
import { Ajv } from 'ajv';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectJson, expectReason } from '../support/checks.ts';
import { refusedCases, softwarePath } from '../support/edge.ts';

const typePath = { path: { edgeSystemTypeId: 'OpcUa' } };
const versionPath = { path: { edgeSystemTypeId: 'OpcUa', edgeSystemTypeVersion: '1.3.0' } };
const typeIds = ['EdgeDataStore', 'ModbusTcp', 'Mqtt', 'OpcUa'];
const secretNames = [
  'EgressEndpointSecret',
  'AdditionalEgressEndpointSecret',
  'DataSourceSecret',
  'AdditionalDataSourceSecret',
];

const typeErrorCases = (rest: Partial<Case>): readonly Case[] => [
  ...refusedCases('Read', rest),
  {
    name: 'an unknown type',
    status: 404,
    ...rest,
    path: { ...versionPath.path, edgeSystemTypeId: 'Nope' },
    check: expectReason('Nope'),
  },
];
const versionErrorCases: readonly Case[] = [
  ...typeErrorCases(versionPath),
  {
    name: 'an unknown version',
    status: 404,
    path: { ...versionPath.path, edgeSystemTypeVersion: '9.9' },
    check: expectReason('9.9'),
  },
];

/** Returns the paths of all versions of all types. */
async function versionPaths(world: World): Promise<readonly string[]> {
  const lists = typeIds.map(async (id) => {
    const versions = (await world.ok('GET', `${softwarePath}/Types/${id}/Versions`)) as readonly { Version: string }[];
    return versions.map(({ Version }) => `${softwarePath}/Types/${id}/Versions/${Version}`);
  });
  return (await Promise.all(lists)).flat();
}

const defaultConfigurationCases = (otherPath: string): readonly Case[] => [
  {
    name: 'returns endpoints in the namespace of the path and placeholders for secrets',
    status: 200,
    ...versionPath,
    check: (response, { server, base }) => {
      expect(response.body).toMatchObject({
        OpcUa1: { DataSource: { password: '{{DataSourceSecret}}' } },
        OmfEgress: { DataEndpoints: [{ endpoint: `${server.server.url}${base}/Omf` }] },
        System: { HealthEndpoints: [{ clientSecret: '{{EgressEndpointSecret}}' }] },
      });
    },
  },
  {
    name: 'both paths return the same valid configuration for every version',
    status: 200,
    ...versionPath,
    async check(_response, world) {
      const paths = await versionPaths(world);
      expect(paths.length).toBe(7);
      for (const path of paths) {
        const body = await world.ok('GET', `${path}/defaultconfig`);
        expect(await world.ok('GET', `${path}/${otherPath}`)).toEqual(body);
        const schema = (await world.ok('GET', `${path}/configurationschema`)) as object;
        const ajv = new Ajv({ allowUnionTypes: true, keywords: ['isEncrypted'] });
        expect([path, ajv.validate(schema, body), ajv.errors]).toEqual([path, true, null]);
      }
    },
  },
  ...versionErrorCases,
];

export const edgeSystemTypes: Cases<operations, typeof table, 'EdgeSystemTypes'> = {
  listEdgeSystemTypes: [
    {
      name: 'returns types in alphabetical order',
      status: 200,
      as: 'member',
      check({ body }) {
        const list = body as readonly { readonly Id: string; readonly Name: string }[];
        expect(list.map(({ Id }) => Id)).toEqual(typeIds);
        const names = list.map(({ Name }) => Name.toLowerCase());
        expect(names).toEqual(names.toSorted());
      },
    },
    ...refusedCases('Read'),
  ],
  getEdgeSystemType: [
    {
      name: 'returns a type',
      status: 200,
      as: 'member',
      ...typePath,
      check: expectJson({ Id: 'OpcUa', Name: 'OPC UA Adapter' }),
    },
    {
      name: 'accepts an identifier in another case',
      status: 200,
      path: { edgeSystemTypeId: 'mqtt' },
      check: expectJson({ Id: 'Mqtt', Name: 'MQTT Adapter' }),
    },
    ...typeErrorCases(typePath),
  ],
  listEdgeSystemTypeVersions: [
    {
      name: 'returns the newest version first, which is the default',
      status: 200,
      ...typePath,
      check: expectJson([
        { Version: '1.3.0', EdgeSystemTypeId: 'OpcUa', IsDefault: true },
        { Version: '1.2.0', EdgeSystemTypeId: 'OpcUa', IsDefault: false },
      ]),
    },
    ...typeErrorCases(typePath),
  ],
  getEdgeSystemTypeVersion: [
    {
      name: 'returns a version',
      status: 200,
      ...versionPath,
      check: expectJson({ Version: '1.3.0', EdgeSystemTypeId: 'OpcUa', IsDefault: true }),
    },
    ...versionErrorCases,
  ],
  listDynamicProperties: [
    {
      name: 'returns secrets only',
      status: 200,
      ...versionPath,
      check: expectJson(secretNames.map((Name) => ({ Name, Type: 'Secret' }))),
    },
    {
      name: 'returns no data source secrets for a type without a data source',
      status: 200,
      path: { edgeSystemTypeId: 'ModbusTcp', edgeSystemTypeVersion: '1.2.0' },
      check: expectJson(secretNames.slice(0, 2).map((Name) => ({ Name, Type: 'Secret' }))),
    },
    ...versionErrorCases,
  ],
  getConfigurationSchema: [
    {
      name: 'returns a JSON Schema that marks secrets',
      status: 200,
      ...versionPath,
      check({ body, text }) {
        expect(body).toMatchObject({ $schema: expect.stringContaining('draft-07'), title: 'OPC UA Adapter 1.3.0' });
        expect(text).toContain('"isEncrypted":true');
      },
    },
    ...versionErrorCases,
  ],
  getDefaultConfig: defaultConfigurationCases('defaultconfiguration'),
  getDefaultConfiguration: defaultConfigurationCases('defaultconfiguration'),
};
