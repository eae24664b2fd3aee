// How edge systems join a namespace and report how they are (docs/behavior/edge-systems.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectDynamicProperty, expectAll, expectReason } from '../support/checks.ts';
import { simpleType } from '../support/fixtures.ts';
import {
  softwarePath,
  edge01,
  farTime,
  gw02,
  refusedCases,
  pastTime,
  registerSystem,
  reportHealth,
  registerSystems,
  getSystem,
} from '../support/edge.ts';
import { verbose } from '../support/streams.ts';

type Check = NonNullable<Case['check']>;
const expectSystem =
  (id: string, expected: object): Check =>
  async (_response, world) => {
    expect(await getSystem(world, id)).toMatchObject(expected);
  };
const registers = (name: string, body: object, id: string, expected: object): Case => ({
  name,
  status: 201,
  body,
  async check({ body: answered, headers }, world) {
    expect(answered).toMatchObject({
      Id: id,
      Name: id,
      Status: 3,
      StatusDescription: null,
      IsVisible: true,
      ...expected,
    });
    expect(headers.get('location')).toBe(`${world.server.server.url}${world.base}${softwarePath}/Systems/${id}`);
    expect(await getSystem(world, id)).toEqual(answered);
    expect(await world.ok('GET', `${softwarePath}/Systems`)).toEqual([answered]);
  },
});
const refusesRegistration = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  body,
  check: expectAll(expectDynamicProperty(member), async (_response, world) => {
    expect(await world.ok('GET', `${softwarePath}/Systems`)).toEqual([]);
  }),
});
const gateway = { DeviceName: 'GW1', Type: 'OpcUa' };
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ Id: `C${String(i)}x` }));

const systemPath = (id: string) => ({ path: { edgeSystemId: id } });
const onGateway = { prepare: (world: World) => registerSystem(world, 'GW1', 'OpcUa'), ...systemPath('GW1.OpcUa') };
const health = (Component: object, more: object = {}) => ({
  Time: pastTime,
  Components: [{ Id: 'OpcUa1', ...Component }],
  ...more,
});

/** A health message that is taken, and what the edge system is then. */
const healthCase = (name: string, body: unknown, check: Check, rest: Partial<Case> = {}): Case => ({
  name,
  status: 204,
  as: 'contributor',
  ...onGateway,
  body,
  check,
  ...rest,
});
const refuses = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  ...onGateway,
  body,
  check: expectAll(
    expectDynamicProperty(member),
    expectSystem('GW1.OpcUa', { Components: [], SystemDiagnosticsStreamId: null }),
  ),
});
/** Expects the events of a stream, by document 1. */
const streams =
  (id: string, ...events: readonly object[]): Check =>
  async (_response, world) => {
    const all = await world.ok(
      'GET',
      `/Streams/${id}/Data?startIndex=0001-01-01&endIndex=9999-12-31`,
      undefined,
      verbose,
    );
    expect([id, all]).toEqual([id, events]);
  };
const status = (Status: number, StatusDescription: string | null, more = {}) =>
  expectSystem('GW1.OpcUa', {
    Status,
    StatusDescription,
    Components: [{ Id: 'OpcUa1', Status, StatusDescription, ...more }],
  });

/** The texts of devices, with what they mean (docs/behavior/edge-systems.md#status). */
const words: readonly (readonly [text: string, status: number, description: string])[] = [
  ['Good', 4, 'Good'],
  ['good', 4, 'Good'],
  ['ConnectedNoData', 2, 'Connected / No Data'],
  ['Connected / No Data', 2, 'Connected / No Data'],
  ['AttemptingFailover', 2, 'Attempting Failover'],
  ['Starting', 2, 'Starting'],
  ['NotConfigured', 2, 'Not Configured'],
  ['Not Configured', 2, 'Not Configured'],
  ['DeviceInError', 1, 'Device in error'],
  ['ServerError', 1, 'Server Error'],
  ['Unknown', 1, 'Unknown'],
  ['7 | Shutdown', 5, 'Shutdown'],
  ['Removed', 5, 'Removed'],
  ['Something else', 1, 'Something else'],
];

export const edgeRegistration: Cases<operations, typeof table, 'EdgeRegistration'> = {
  registerEdgeSystem: [
    registers('the least', gateway, 'GW1.OpcUa', {
      DeviceName: 'GW1',
      Type: 'OPC UA Adapter',
      SoftwareVersion: null,
      SystemDiagnosticsStreamId: null,
      Components: [],
      Tags: [],
      ModifiedDate: null,
    }),
    registers(
      'everything; the type in any case, components with their types, tags without spaces and repetitions',
      {
        DeviceName: 'Store-1.a',
        Type: 'edgedatastore',
        SoftwareVersion: '1.1.3',
        Components: [{ Id: 'Storage' }, { Id: 'Modbus12' }, { Id: '12' }, { Id: 'x', ComponentType: 'OpcUa' }],
        Tags: [' b', 'a', 'b', ''],
      },
      'Store-1.a.EdgeDataStore',
      {
        Type: 'Edge Store',
        SoftwareVersion: '1.1.3',
        Tags: ['b', 'a'],
        Components: [
          {
            Id: 'Storage',
            ComponentType: 'Storage',
            Status: 3,
            StatusDescription: null,
            Errors: [],
            DiagnosticsStreams: [],
          },
          { Id: 'Modbus12', ComponentType: 'Modbus', DeviceStatusStreamId: null },
          { Id: '12', ComponentType: '12', NextHealthMessageExpectedStreamId: null },
          { Id: 'x', ComponentType: 'OpcUa' },
        ],
      },
    ),
    { name: 'a contributor', status: 201, as: 'contributor', body: gateway },
    {
      name: 'another one on the same device, and one whose name differs in case',
      status: 201,
      async prepare(world) {
        await registerSystem(world, 'gw1', 'OpcUa');
        await registerSystem(world, 'GW1', 'Mqtt');
      },
      body: gateway,
      async check(_response, world) {
        const list = (await world.ok('GET', `${softwarePath}/Systems`)) as readonly { Id: string }[];
        expect(list.map(({ Id }) => Id)).toEqual(['GW1.Mqtt', 'GW1.OpcUa', 'gw1.OpcUa']);
      },
    },
    refusesRegistration('no device', { Type: 'OpcUa' }, 'DeviceName'),
    refusesRegistration('no type', { DeviceName: 'GW1' }, 'Type'),
    refusesRegistration('an unsupported type', { ...gateway, Type: 'Toaster' }, 'Type'),
    refusesRegistration('a device with a slash', { ...gateway, DeviceName: 'a/b' }, 'DeviceName'),
    refusesRegistration(
      'a component twice',
      { ...gateway, Components: [{ Id: 'A' }, { Id: 'A' }] },
      'Components[1].Id',
    ),
    refusesRegistration('a component without Id', { ...gateway, Components: [{}] }, 'Components[0].Id'),
    refusesRegistration('a component with a slash', { ...gateway, Components: [{ Id: 'a/b' }] }, 'Components[0].Id'),
    refusesRegistration('101 components', { ...gateway, Components: many(101) }, 'Components'),
    refusesRegistration('a tag of 251 characters', { ...gateway, Tags: ['a', 'x'.repeat(251)] }, 'Tags[1]'),
    refusesRegistration(
      'a version that no database can hold',
      { ...gateway, SoftwareVersion: '1\0' },
      'SoftwareVersion',
    ),
    refusesRegistration('a list', [], 'body'),
    {
      name: 'an identifier that exists',
      status: 409,
      prepare: (world) => registerSystem(world, 'GW1', 'OpcUa', { Tags: ['first'] }),
      body: gateway,
      check: expectAll(expectReason('GW1.OpcUa'), expectSystem('GW1.OpcUa', { Tags: ['first'] })),
    },
    { name: 'a member', status: 403, as: 'member', body: gateway, check: expectReason('Write') },
    ...refusedCases('Write', { body: gateway }),
  ],

  reportEdgeSystemHealth: [
    ...words.map(([text, category, description]) =>
      healthCase(`says ${text}`, health({ DeviceStatus: text }), status(category, description)),
    ),
    healthCase('a heartbeat', health({}), status(3, null, { Errors: [], NextHealthMessageExpectedStreamId: null })),
    healthCase(
      'everything: status, errors, version, and streams of document 1 that record it',
      health(
        {
          DeviceStatus: 'ConnectedNoData',
          NextHealthMessageExpected: farTime,
          Errors: ['First.', 'Second.'],
          Diagnostics: { IORate: 12.5, ErrorRate: 0, StreamCount: 7 },
        },
        { SoftwareVersion: '1.3.0', Diagnostics: { WorkingSet: 118.5, ThreadCount: 34 } },
      ),
      expectAll(
        async (_response, { ok, namespace, tenant, server, base, send }) => {
          const stream = (name: string, TypeId: string) => ({
            Id: `GW1.OpcUa1.${name}`,
            NamespaceId: namespace,
            TypeId,
          });
          const world = { ok, namespace, tenant, server, base, send };
          expect(await getSystem(world, 'GW1.OpcUa')).toMatchObject({
            SoftwareVersion: '1.3.0',
            LastContactedTime: pastTime,
            Status: 2,
            SystemDiagnosticsStreamId: 'GW1.System.Diagnostics',
            Components: [
              {
                ComponentType: 'OpcUa',
                DeviceStatusStreamId: 'Adapters.GW1.OpcUa1.DeviceStatus',
                NextHealthMessageExpectedStreamId: 'Adapters.GW1.OpcUa1.NextHealthMessageExpected',
                DiagnosticsStreams: [
                  stream('IORate', 'Diagnostics.Adapter.IORate'),
                  stream('ErrorRate', 'Diagnostics.Adapter.ErrorRate'),
                  stream('StreamCount', 'Diagnostics.StreamCountEvent'),
                ],
                Errors: ['First.', 'Second.'],
              },
            ],
          });
        },
        streams('Adapters.GW1.OpcUa1.DeviceStatus', { Time: pastTime, DeviceStatus: 'ConnectedNoData' }),
        streams('Adapters.GW1.OpcUa1.NextHealthMessageExpected', {
          Time: pastTime,
          NextHealthMessageExpected: farTime,
        }),
        streams('GW1.OpcUa1.IORate', { timestamp: pastTime, IORate: 12.5 }),
        streams('GW1.OpcUa1.ErrorRate', { timestamp: pastTime, ErrorRate: 0 }),
        streams('GW1.OpcUa1.StreamCount', { timestamp: pastTime, StreamCount: 7, TypeCount: null }),
        async (_response, world) => {
          const last = await world.ok('GET', '/Streams/GW1.System.Diagnostics/Data/Last', undefined, {
            as: 'member',
            ...verbose,
          });
          expect(last).toMatchObject({ timestamp: pastTime, WorkingSet: 118.5, ThreadCount: 34, HandleCount: null });
          const list = await world.ok('GET', '/Streams?query=TypeId:Diagnostics.*', undefined, { as: 'member' });
          expect(list).toHaveLength(4);
        },
      ),
    ),
    healthCase(
      'each message adds an event, and the last one determines the status',
      { Time: '2026-01-05T08:02:00Z', Components: [{ Id: 'OpcUa1', DeviceStatus: 'Shutdown' }] },
      expectAll(
        status(5, 'Shutdown', { Errors: [] }),
        expectSystem('GW1.OpcUa', { SoftwareVersion: '1.0', LastContactedTime: '2026-01-05T08:02:00Z' }),
        streams(
          'Adapters.GW1.OpcUa1.DeviceStatus',
          { Time: pastTime, DeviceStatus: 'Good' },
          { Time: '2026-01-05T08:02:00Z', DeviceStatus: 'Shutdown' },
        ),
      ),
      {
        async prepare(world) {
          await registerSystem(world, 'GW1', 'OpcUa');
          const first = [{ Id: 'OpcUa1', DeviceStatus: 'Good', Errors: ['x'] }];
          await reportHealth(world, 'GW1.OpcUa', first, { Time: pastTime, SoftwareVersion: '1.0' });
        },
      },
    ),
    healthCase(
      'an older message changes nothing',
      health(
        { DeviceStatus: 'DeviceInError', Errors: ['late'] },
        { Time: '2026-01-05T08:01:59Z', SoftwareVersion: '9' },
      ),
      expectAll(
        expectSystem(gw02, { Status: 4, SoftwareVersion: '1.3.0', LastContactedTime: '2026-01-05T08:02:00Z' }),
        streams('Adapters.PLANT1-GW02.OpcUa1.DeviceStatus', { Time: '2026-01-05T08:02:00Z', DeviceStatus: 'Good' }),
      ),
      { prepare: registerSystems, ...systemPath(gw02) },
    ),
    healthCase(
      'a repeated message changes nothing',
      { Time: '2026-01-05T08:02:00Z', Components: [{ Id: 'OpcUa1', DeviceStatus: 'Good' }] },
      streams('Adapters.PLANT1-GW02.OpcUa1.DeviceStatus', { Time: '2026-01-05T08:02:00Z', DeviceStatus: 'Good' }),
      { prepare: registerSystems, ...systemPath(gw02) },
    ),
    healthCase(
      'components that it does not name stay as they are; a new one joins',
      {
        Time: pastTime,
        Components: [
          { Id: 'Mqtt7', ComponentType: 'Relay' },
          { Id: 'Modbus1', DeviceStatus: 'Good' },
        ],
      },
      async (_response, world) => {
        expect(await getSystem(world, edge01)).toMatchObject({
          Status: 3,
          StatusDescription: null,
          Components: [
            { Id: 'Storage', Status: 4 },
            { Id: 'OpcUa1', Status: 4 },
            { Id: 'Modbus1', Status: 4, Errors: [] },
            { Id: 'Mqtt7', ComponentType: 'Relay', Status: 3, StatusDescription: null },
          ],
        });
      },
      {
        prepare: registerSystems,
        ...systemPath(edge01),
        body: {
          Components: [
            { Id: 'Mqtt7', ComponentType: 'Relay' },
            { Id: 'Modbus1', DeviceStatus: 'Good' },
          ],
        },
      },
    ),
    healthCase(
      'without a time, or with one in the future: that of its arrival',
      { Time: farTime, Components: [] },
      async (_response, world) => {
        const { LastContactedTime } = await getSystem(world, 'GW1.OpcUa');
        expect(Date.parse(String(LastContactedTime))).toBeLessThanOrEqual(Date.now());
        await reportHealth(world, 'GW1.OpcUa', [{ Id: 'OpcUa1', DeviceStatus: 'Good' }]);
        expect(await getSystem(world, 'GW1.OpcUa')).toMatchObject({ Status: 4 });
      },
    ),
    healthCase(
      'a message with an empty list of components',
      { Components: [] },
      expectSystem('GW1.OpcUa', { Status: 3, Components: [] }),
    ),
    healthCase(
      'creates deleted streams again',
      health({ DeviceStatus: 'Good' }),
      streams('Adapters.GW1.OpcUa1.DeviceStatus', { Time: pastTime, DeviceStatus: 'Good' }),
      {
        async prepare(world) {
          await registerSystem(world, 'GW1', 'OpcUa');
          await reportHealth(world, 'GW1.OpcUa', [{ Id: 'OpcUa1', DeviceStatus: 'Starting' }], {
            Time: '2026-01-01T00:00:00Z',
          });
          await world.ok('DELETE', '/Streams/Adapters.GW1.OpcUa1.DeviceStatus');
          await world.ok('DELETE', '/Types/Health.DeviceStatus');
        },
      },
    ),
    healthCase(
      'many at once: the first ones make types and streams, each adds its event, the newest one counts',
      { Time: '2026-01-05T09:00:00Z', Components: [{ Id: 'OpcUa1', DeviceStatus: 'Shutdown' }] },
      async (_response, world) => {
        expect(await getSystem(world, 'GW1.OpcUa')).toMatchObject({
          Status: 5,
          LastContactedTime: '2026-01-05T09:00:00Z',
        });
        const list = await world.send('HEAD', `${softwarePath}/Systems?query=Status:Good`);
        expect(list.headers.get('total-count')).toBe('4');
      },
      {
        async prepare(world) {
          const devices = ['GW1', 'GW2', 'GW3', 'GW4', 'GW5'];
          const ids = await Promise.all(devices.map((device) => registerSystem(world, device, 'OpcUa')));
          const health = [{ Id: 'OpcUa1', DeviceStatus: 'Good', Diagnostics: { IORate: 1 } }];
          await Promise.all([...ids, ...ids].map((id) => reportHealth(world, id, health, { Time: pastTime })));
        },
      },
    ),
    refuses('no components', { Time: pastTime }, 'Components'),
    refuses('a component without Id', { Components: [{}] }, 'Components[0].Id'),
    refuses('a component twice', { Components: [{ Id: 'A' }, { Id: 'B' }, { Id: 'A' }] }, 'Components[2].Id'),
    refuses('a component with a slash', { Components: [{ Id: 'a/b' }] }, 'Components[0].Id'),
    refuses('an invalid time', { Time: 'soon', Components: [] }, 'Time'),
    refuses('a status that no database can hold', health({ DeviceStatus: 'a\0' }), 'Components[0].DeviceStatus'),
    refuses('a status of 251 characters', health({ DeviceStatus: 'x'.repeat(251) }), 'Components[0].DeviceStatus'),
    refuses('101 components', { Components: many(101) }, 'Components'),
    refuses(
      'a figure that is not a number',
      health({ Diagnostics: { IORate: 'fast' } }),
      'Components[0].Diagnostics.IORate',
    ),
    {
      name: '101 components after one another',
      status: 400,
      prepare: (world) => registerSystem(world, 'GW1', 'OpcUa', { Components: many(100) }),
      ...systemPath('GW1.OpcUa'),
      body: health({}),
      check: expectAll(expectDynamicProperty('Components'), expectSystem('GW1.OpcUa', { Components: many(100) })),
    },
    {
      name: 'a stream of that name has another type: nothing is changed',
      status: 400,
      async prepare(world) {
        await registerSystem(world, 'GW1', 'OpcUa');
        await world.ok('POST', '/Types/Simple', simpleType);
        await world.ok('POST', '/Streams/Adapters.GW1.OpcUa1.DeviceStatus', { TypeId: 'Simple' });
      },
      ...systemPath('GW1.OpcUa'),
      body: health({ DeviceStatus: 'Good' }),
      check: expectAll(
        expectReason('Adapters.GW1.OpcUa1.DeviceStatus'),
        expectSystem('GW1.OpcUa', { Status: 3, Components: [] }),
      ),
    },
    {
      name: 'a type of that name is another one: nothing is changed',
      status: 400,
      async prepare(world) {
        await registerSystem(world, 'GW1', 'OpcUa');
        await world.ok('POST', '/Types/Health.DeviceStatus', { ...simpleType, Id: 'Health.DeviceStatus' });
      },
      ...systemPath('GW1.OpcUa'),
      body: health({ DeviceStatus: 'Good' }),
      check: expectAll(expectReason('Health.DeviceStatus'), expectSystem('GW1.OpcUa', { Status: 3, Components: [] })),
    },
    { name: 'a member', status: 403, as: 'member', ...onGateway, body: health({}), check: expectReason('Write') },
    {
      name: 'an unknown edge system',
      status: 404,
      ...systemPath('Nowhere'),
      body: health({}),
      check: expectReason('Nowhere'),
    },
    ...refusedCases('Write', { ...systemPath('GW1.OpcUa'), body: health({}) }),
  ],
};
