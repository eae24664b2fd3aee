// Registration and health messages of edge systems (docs/behavior/edge-systems.md).
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
const registrationCase = (name: string, body: object, id: string, expected: object): Case => ({
  name,
  status: 201,
  body,
  async check({ body: created, headers }, world) {
    expect(created).toMatchObject({
      Id: id,
      Name: id,
      Status: 3,
      StatusDescription: null,
      IsVisible: true,
      ...expected,
    });
    expect(headers.get('location')).toBe(`${world.server.server.url}${world.base}${softwarePath}/Systems/${id}`);
    expect(await getSystem(world, id)).toEqual(created);
    expect(await world.ok('GET', `${softwarePath}/Systems`)).toEqual([created]);
  },
});
const invalidRegistrationCase = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  body,
  check: expectAll(expectDynamicProperty(member), async (_response, world) => {
    expect(await world.ok('GET', `${softwarePath}/Systems`)).toEqual([]);
  }),
});
const gatewayBody = { DeviceName: 'GW1', Type: 'OpcUa' };
const componentsOf = (count: number) => Array.from({ length: count }, (_, i) => ({ Id: `C${String(i)}x` }));

const systemPath = (id: string) => ({ path: { edgeSystemId: id } });
const onGateway = { prepare: (world: World) => registerSystem(world, 'GW1', 'OpcUa'), ...systemPath('GW1.OpcUa') };
const healthMessage = (Component: object, more: object = {}) => ({
  Time: pastTime,
  Components: [{ Id: 'OpcUa1', ...Component }],
  ...more,
});

/** Returns the case of an accepted health message, and checks the edge system after it. */
const healthCase = (name: string, body: unknown, check: Check, rest: Partial<Case> = {}): Case => ({
  name,
  status: 204,
  as: 'contributor',
  ...onGateway,
  body,
  check,
  ...rest,
});
const invalidHealthCase = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  ...onGateway,
  body,
  check: expectAll(
    expectDynamicProperty(member),
    expectSystem('GW1.OpcUa', { Components: [], SystemDiagnosticsStreamId: null }),
  ),
});
/** Expects the events of a stream. */
const expectEvents =
  (id: string, ...events: readonly object[]): Check =>
  async (_response, world) => {
    const stored = await world.ok(
      'GET',
      `/Streams/${id}/Data?startIndex=0001-01-01&endIndex=9999-12-31`,
      undefined,
      verbose,
    );
    expect([id, stored]).toEqual([id, events]);
  };
const expectStatus = (Status: number, StatusDescription: string | null, more = {}) =>
  expectSystem('GW1.OpcUa', {
    Status,
    StatusDescription,
    Components: [{ Id: 'OpcUa1', Status, StatusDescription, ...more }],
  });

/** The statuses that devices report, with their meaning (docs/behavior/edge-systems.md#status). */
const deviceStatuses: readonly (readonly [text: string, status: number, description: string])[] = [
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
    registrationCase('registers an edge system with the required members', gatewayBody, 'GW1.OpcUa', {
      DeviceName: 'GW1',
      Type: 'OPC UA Adapter',
      SoftwareVersion: null,
      SystemDiagnosticsStreamId: null,
      Components: [],
      Tags: [],
      ModifiedDate: null,
    }),
    registrationCase(
      'accepts all members, a type in any case, and removes spaces and repetitions of tags',
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
    { name: 'a contributor', status: 201, as: 'contributor', body: gatewayBody },
    {
      name: 'registers several edge systems of one device, and names that differ in case',
      status: 201,
      async prepare(world) {
        await registerSystem(world, 'gw1', 'OpcUa');
        await registerSystem(world, 'GW1', 'Mqtt');
      },
      body: gatewayBody,
      async check(_response, world) {
        const list = (await world.ok('GET', `${softwarePath}/Systems`)) as readonly { Id: string }[];
        expect(list.map(({ Id }) => Id)).toEqual(['GW1.Mqtt', 'GW1.OpcUa', 'gw1.OpcUa']);
      },
    },
    invalidRegistrationCase('no device', { Type: 'OpcUa' }, 'DeviceName'),
    invalidRegistrationCase('no type', { DeviceName: 'GW1' }, 'Type'),
    invalidRegistrationCase('an unsupported type', { ...gatewayBody, Type: 'Toaster' }, 'Type'),
    invalidRegistrationCase('a device with a slash', { ...gatewayBody, DeviceName: 'a/b' }, 'DeviceName'),
    invalidRegistrationCase(
      'a duplicate component',
      { ...gatewayBody, Components: [{ Id: 'A' }, { Id: 'A' }] },
      'Components[1].Id',
    ),
    invalidRegistrationCase('a component without Id', { ...gatewayBody, Components: [{}] }, 'Components[0].Id'),
    invalidRegistrationCase(
      'a component with a slash',
      { ...gatewayBody, Components: [{ Id: 'a/b' }] },
      'Components[0].Id',
    ),
    invalidRegistrationCase('101 components', { ...gatewayBody, Components: componentsOf(101) }, 'Components'),
    invalidRegistrationCase('a tag of 251 characters', { ...gatewayBody, Tags: ['a', 'x'.repeat(251)] }, 'Tags[1]'),
    invalidRegistrationCase(
      'a version with a null character',
      { ...gatewayBody, SoftwareVersion: '1\0' },
      'SoftwareVersion',
    ),
    invalidRegistrationCase('a list', [], 'body'),
    {
      name: 'an identifier that exists',
      status: 409,
      prepare: (world) => registerSystem(world, 'GW1', 'OpcUa', { Tags: ['first'] }),
      body: gatewayBody,
      check: expectAll(expectReason('GW1.OpcUa'), expectSystem('GW1.OpcUa', { Tags: ['first'] })),
    },
    { name: 'a member', status: 403, as: 'member', body: gatewayBody, check: expectReason('Write') },
    ...refusedCases('Write', { body: gatewayBody }),
  ],

  reportEdgeSystemHealth: [
    ...deviceStatuses.map(([text, category, description]) =>
      healthCase(
        `maps the device status ${text}`,
        healthMessage({ DeviceStatus: text }),
        expectStatus(category, description),
      ),
    ),
    healthCase(
      'accepts a heartbeat',
      healthMessage({}),
      expectStatus(3, null, { Errors: [], NextHealthMessageExpectedStreamId: null }),
    ),
    healthCase(
      'stores status, errors and version, and records them in streams',
      healthMessage(
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
        expectEvents('Adapters.GW1.OpcUa1.DeviceStatus', { Time: pastTime, DeviceStatus: 'ConnectedNoData' }),
        expectEvents('Adapters.GW1.OpcUa1.NextHealthMessageExpected', {
          Time: pastTime,
          NextHealthMessageExpected: farTime,
        }),
        expectEvents('GW1.OpcUa1.IORate', { timestamp: pastTime, IORate: 12.5 }),
        expectEvents('GW1.OpcUa1.ErrorRate', { timestamp: pastTime, ErrorRate: 0 }),
        expectEvents('GW1.OpcUa1.StreamCount', { timestamp: pastTime, StreamCount: 7, TypeCount: null }),
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
        expectStatus(5, 'Shutdown', { Errors: [] }),
        expectSystem('GW1.OpcUa', { SoftwareVersion: '1.0', LastContactedTime: '2026-01-05T08:02:00Z' }),
        expectEvents(
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
      healthMessage(
        { DeviceStatus: 'DeviceInError', Errors: ['late'] },
        { Time: '2026-01-05T08:01:59Z', SoftwareVersion: '9' },
      ),
      expectAll(
        expectSystem(gw02, { Status: 4, SoftwareVersion: '1.3.0', LastContactedTime: '2026-01-05T08:02:00Z' }),
        expectEvents('Adapters.PLANT1-GW02.OpcUa1.DeviceStatus', {
          Time: '2026-01-05T08:02:00Z',
          DeviceStatus: 'Good',
        }),
      ),
      { prepare: registerSystems, ...systemPath(gw02) },
    ),
    healthCase(
      'a repeated message changes nothing',
      { Time: '2026-01-05T08:02:00Z', Components: [{ Id: 'OpcUa1', DeviceStatus: 'Good' }] },
      expectEvents('Adapters.PLANT1-GW02.OpcUa1.DeviceStatus', { Time: '2026-01-05T08:02:00Z', DeviceStatus: 'Good' }),
      { prepare: registerSystems, ...systemPath(gw02) },
    ),
    healthCase(
      'keeps components that the message does not name and adds new ones',
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
      'uses the time of arrival for a missing or future time',
      { Time: farTime, Components: [] },
      async (_response, world) => {
        const { LastContactedTime } = await getSystem(world, 'GW1.OpcUa');
        expect(Date.parse(String(LastContactedTime))).toBeLessThanOrEqual(Date.now());
        await reportHealth(world, 'GW1.OpcUa', [{ Id: 'OpcUa1', DeviceStatus: 'Good' }]);
        expect(await getSystem(world, 'GW1.OpcUa')).toMatchObject({ Status: 4 });
      },
    ),
    healthCase(
      'accepts an empty list of components',
      { Components: [] },
      expectSystem('GW1.OpcUa', { Status: 3, Components: [] }),
    ),
    healthCase(
      'creates deleted streams again',
      healthMessage({ DeviceStatus: 'Good' }),
      expectEvents('Adapters.GW1.OpcUa1.DeviceStatus', { Time: pastTime, DeviceStatus: 'Good' }),
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
      'concurrent messages create types and streams once, and the newest message determines the status',
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
          const components = [{ Id: 'OpcUa1', DeviceStatus: 'Good', Diagnostics: { IORate: 1 } }];
          await Promise.all([...ids, ...ids].map((id) => reportHealth(world, id, components, { Time: pastTime })));
        },
      },
    ),
    invalidHealthCase('no components', { Time: pastTime }, 'Components'),
    invalidHealthCase('a component without Id', { Components: [{}] }, 'Components[0].Id'),
    invalidHealthCase(
      'a duplicate component',
      { Components: [{ Id: 'A' }, { Id: 'B' }, { Id: 'A' }] },
      'Components[2].Id',
    ),
    invalidHealthCase('a component with a slash', { Components: [{ Id: 'a/b' }] }, 'Components[0].Id'),
    invalidHealthCase('an invalid time', { Time: 'soon', Components: [] }, 'Time'),
    invalidHealthCase(
      'a status with a null character',
      healthMessage({ DeviceStatus: 'a\0' }),
      'Components[0].DeviceStatus',
    ),
    invalidHealthCase(
      'a status of 251 characters',
      healthMessage({ DeviceStatus: 'x'.repeat(251) }),
      'Components[0].DeviceStatus',
    ),
    invalidHealthCase('101 components', { Components: componentsOf(101) }, 'Components'),
    invalidHealthCase(
      'a diagnostic value that is not a number',
      healthMessage({ Diagnostics: { IORate: 'fast' } }),
      'Components[0].Diagnostics.IORate',
    ),
    {
      name: '101 components of several messages',
      status: 400,
      prepare: (world) => registerSystem(world, 'GW1', 'OpcUa', { Components: componentsOf(100) }),
      ...systemPath('GW1.OpcUa'),
      body: healthMessage({}),
      check: expectAll(
        expectDynamicProperty('Components'),
        expectSystem('GW1.OpcUa', { Components: componentsOf(100) }),
      ),
    },
    {
      name: 'a stream with the same id and another type changes nothing',
      status: 400,
      async prepare(world) {
        await registerSystem(world, 'GW1', 'OpcUa');
        await world.ok('POST', '/Types/Simple', simpleType);
        await world.ok('POST', '/Streams/Adapters.GW1.OpcUa1.DeviceStatus', { TypeId: 'Simple' });
      },
      ...systemPath('GW1.OpcUa'),
      body: healthMessage({ DeviceStatus: 'Good' }),
      check: expectAll(
        expectReason('Adapters.GW1.OpcUa1.DeviceStatus'),
        expectSystem('GW1.OpcUa', { Status: 3, Components: [] }),
      ),
    },
    {
      name: 'a type with the same id and another definition changes nothing',
      status: 400,
      async prepare(world) {
        await registerSystem(world, 'GW1', 'OpcUa');
        await world.ok('POST', '/Types/Health.DeviceStatus', { ...simpleType, Id: 'Health.DeviceStatus' });
      },
      ...systemPath('GW1.OpcUa'),
      body: healthMessage({ DeviceStatus: 'Good' }),
      check: expectAll(expectReason('Health.DeviceStatus'), expectSystem('GW1.OpcUa', { Status: 3, Components: [] })),
    },
    {
      name: 'a member',
      status: 403,
      as: 'member',
      ...onGateway,
      body: healthMessage({}),
      check: expectReason('Write'),
    },
    {
      name: 'an unknown edge system',
      status: 404,
      ...systemPath('Nowhere'),
      body: healthMessage({}),
      check: expectReason('Nowhere'),
    },
    ...refusedCases('Write', { ...systemPath('GW1.OpcUa'), body: healthMessage({}) }),
  ],
};
