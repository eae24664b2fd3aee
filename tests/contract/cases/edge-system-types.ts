// The supported types of edge systems (docs/behavior/edge-systems.md#types-and-versions).
import { expect } from '@jest/globals';
import { Ajv } from 'ajv';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectJson, expectReason } from '../support/checks.ts';
import { refusedCases } from '../support/edge.ts';

const E = '/SoftwareManagement';
const onType = { path: { edgeSystemTypeId: 'OpcUa' } };
const onVersion = { path: { edgeSystemTypeId: 'OpcUa', edgeSystemTypeVersion: '1.3.0' } };
const ids = ['EdgeDataStore', 'ModbusTcp', 'Mqtt', 'OpcUa'];
const four = [
  'EgressEndpointSecret',
  'AdditionalEgressEndpointSecret',
  'DataSourceSecret',
  'AdditionalDataSourceSecret',
];

const refused = (rest: Partial<Case>): readonly Case[] => [
  ...refusedCases('Read', rest),
  {
    name: 'an unknown type',
    status: 404,
    ...rest,
    path: { ...onVersion.path, edgeSystemTypeId: 'Nope' },
    check: expectReason('Nope'),
  },
];
const refusedVersion: readonly Case[] = [
  ...refused(onVersion),
  {
    name: 'an unknown version',
    status: 404,
    path: { ...onVersion.path, edgeSystemTypeVersion: '9.9' },
    check: expectReason('9.9'),
  },
];

/** Every version of every type by its paths. */
async function versionsOf(world: World): Promise<readonly string[]> {
  const lists = ids.map(async (id) => {
    const versions = (await world.ok('GET', `${E}/Types/${id}/Versions`)) as readonly { Version: string }[];
    return versions.map(({ Version }) => `${E}/Types/${id}/Versions/${Version}`);
  });
  return (await Promise.all(lists)).flat();
}

const defaultOf = (other: string): readonly Case[] => [
  {
    name: 'its endpoints are in the namespace of the path, and placeholders stand for its secrets',
    status: 200,
    ...onVersion,
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
    ...onVersion,
    async check(_response, world) {
      const paths = await versionsOf(world);
      expect(paths.length).toBe(7);
      for (const path of paths) {
        const body = await world.ok('GET', `${path}/defaultconfig`);
        expect(await world.ok('GET', `${path}/${other}`)).toEqual(body);
        const schema = (await world.ok('GET', `${path}/configurationschema`)) as object;
        const ajv = new Ajv({ allowUnionTypes: true, keywords: ['isEncrypted'] });
        expect([path, ajv.validate(schema, body), ajv.errors]).toEqual([path, true, null]);
      }
    },
  },
  ...refusedVersion,
];

export const edgeSystemTypes: Cases<operations, typeof table, 'EdgeSystemTypes'> = {
  listEdgeSystemTypes: [
    {
      name: 'in alphabetical order',
      status: 200,
      as: 'member',
      check({ body }) {
        const list = body as readonly { readonly Id: string; readonly Name: string }[];
        expect(list.map(({ Id }) => Id)).toEqual(ids);
        const names = list.map(({ Name }) => Name.toLowerCase());
        expect(names.toSorted()).toEqual(names);
      },
    },
    ...refusedCases('Read'),
  ],
  getEdgeSystemType: [
    {
      name: 'a type',
      status: 200,
      as: 'member',
      ...onType,
      check: expectJson({ Id: 'OpcUa', Name: 'OPC UA Adapter' }),
    },
    {
      name: 'its identifier in another case',
      status: 200,
      path: { edgeSystemTypeId: 'mqtt' },
      check: expectJson({ Id: 'Mqtt', Name: 'MQTT Adapter' }),
    },
    ...refused(onType),
  ],
  listEdgeSystemTypeVersions: [
    {
      name: 'the newest first, which is the default',
      status: 200,
      ...onType,
      check: expectJson([
        { Version: '1.3.0', EdgeSystemTypeId: 'OpcUa', IsDefault: true },
        { Version: '1.2.0', EdgeSystemTypeId: 'OpcUa', IsDefault: false },
      ]),
    },
    ...refused(onType),
  ],
  getEdgeSystemTypeVersion: [
    {
      name: 'a version',
      status: 200,
      ...onVersion,
      check: expectJson({ Version: '1.3.0', EdgeSystemTypeId: 'OpcUa', IsDefault: true }),
    },
    ...refusedVersion,
  ],
  listDynamicProperties: [
    {
      name: 'all are secrets',
      status: 200,
      ...onVersion,
      check: expectJson(four.map((Name) => ({ Name, Type: 'Secret' }))),
    },
    {
      name: 'a type without secrets of a data source',
      status: 200,
      path: { edgeSystemTypeId: 'ModbusTcp', edgeSystemTypeVersion: '1.2.0' },
      check: expectJson(four.slice(0, 2).map((Name) => ({ Name, Type: 'Secret' }))),
    },
    ...refusedVersion,
  ],
  getConfigurationSchema: [
    {
      name: 'a JSON Schema that marks secrets',
      status: 200,
      ...onVersion,
      check({ body, text }) {
        expect(body).toMatchObject({ $schema: expect.stringContaining('draft-07'), title: 'OPC UA Adapter 1.3.0' });
        expect(text).toContain('"isEncrypted":true');
      },
    },
    ...refusedVersion,
  ],
  getDefaultConfig: defaultOf('defaultconfiguration'),
  getDefaultConfiguration: defaultOf('defaultconfiguration'),
};
