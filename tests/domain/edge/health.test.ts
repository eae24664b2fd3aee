import { describe, expect, it } from '@jest/globals';
import { applyHealthMessage } from '../../../server/domain/edge/health.ts';
import { newEdgeSystem } from '../../../server/domain/edge/registration.ts';
import { StatusCategory } from '../../../server/domain/edge/status-category.ts';
import { normalizeTags } from '../../../server/domain/edge/texts.ts';
import { InvalidInput } from '../../../server/domain/model.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';
import { component, created, gateway } from './samples.ts';

const arrival = parseDateTime('2026-03-02T08:10:00Z') ?? 0n;
const reported = { hasReported: true, LastContactedTime: '2026-03-02T08:05:00Z' };
const message = (Time: string, overrides: object = {}) => ({
  Time,
  Components: [{ Id: 'A', DeviceStatus: 'Good' }],
  ...overrides,
});

describe('the time of a message', () => {
  it.each([
    ['older than the newest one (which is ignored)', gateway([], reported), '2026-03-02T08:04:59Z', null],
    ['that of the newest message', gateway([], reported), '2026-03-02T08:05:00Z', '2026-03-02T08:05:00Z'],
    ['newer than the newest message', gateway([], reported), '2026-03-02T08:06:00Z', '2026-03-02T08:06:00Z'],
    ['with an offset', gateway([], reported), '2026-03-02T09:06:00+01:00', '2026-03-02T08:06:00Z'],
    [
      'in the future (which counts as the arrival)',
      gateway([], reported),
      '2026-03-02T08:10:01Z',
      '2026-03-02T08:10:00Z',
    ],
    ['before the registration, for the first message', gateway(), '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
  ])('becomes that of the last contact, if it is %s', (_what, system, Time, expected) => {
    expect(applyHealthMessage(system, message(Time), arrival)?.system.LastContactedTime ?? null).toBe(expected);
  });

  it('is that of its arrival by default', () => {
    expect(applyHealthMessage(gateway(), { Components: [] }, arrival)?.system.LastContactedTime).toBe(
      '2026-03-02T08:10:00Z',
    );
  });
});

describe('a health message', () => {
  it('makes a hidden system visible, and does not change tags and registration', () => {
    const hidden = gateway([], { IsVisible: false, Tags: ['a'], SoftwareVersion: '1' });
    const after = applyHealthMessage(hidden, message('2026-03-02T08:01:00Z', { SoftwareVersion: null }), arrival);
    expect(after?.system).toMatchObject({ IsVisible: true, Tags: ['a'], SoftwareVersion: '1', CreatedDate: created });
  });

  it('replaces errors and the time of the next message, and the status if it has one', () => {
    const before = component('A', {
      Status: StatusCategory.Good,
      StatusDescription: 'Good',
      NextHealthMessageExpected: '2026-03-02T08:02:00Z',
      Errors: ['old'],
    });
    const after = applyHealthMessage(gateway([before]), { Components: [{ Id: 'A' }] }, arrival);
    expect(after?.system.Components).toEqual([{ ...before, NextHealthMessageExpected: null, Errors: [] }]);
    expect(after?.events).toEqual([]);
  });

  it('gives components their status and errors, and makes later messages newer ones', () => {
    const health = { Id: 'A', DeviceStatus: 'Good', Errors: ['first', 'second'] };
    const system = applyHealthMessage(gateway(), { Components: [health] }, arrival)?.system;
    expect(system).toMatchObject({
      hasReported: true,
      Components: [{ Id: 'A', Status: StatusCategory.Good, StatusDescription: 'Good', Errors: ['first', 'second'] }],
    });
    expect(applyHealthMessage(system ?? gateway(), message('2026-03-02T08:09:59Z'), arrival)).toBeNull();
  });

  it('can have as many components as an edge system', () => {
    const components = (count: number) => Array.from({ length: count }, (_, i) => ({ Id: `C${i}` }));
    const full = applyHealthMessage(gateway(), { Components: components(100) }, arrival)?.system;
    expect(full?.Components).toHaveLength(100);
    expect(() => applyHealthMessage(full ?? gateway(), { Components: [{ Id: 'other' }] }, arrival)).toThrow(
      'An edge system must not have more than 100 components.',
    );
  });

  it('adds events to streams, and keeps the streams of earlier messages', () => {
    const figures = { IORate: 1, TypeCount: 0 };
    const first = applyHealthMessage(
      gateway(),
      { Components: [{ Id: 'A', Diagnostics: figures }], Diagnostics: {} },
      arrival,
    );
    expect(first?.events.map(({ streamId }) => streamId)).toEqual([
      'GW1.A.IORate',
      'GW1.A.StreamCount',
      'GW1.System.Diagnostics',
    ]);
    const second = applyHealthMessage(first?.system ?? gateway(), message('2026-03-02T08:10:00Z'), arrival);
    expect(second?.events).toMatchObject([
      { streamId: 'Adapters.GW1.A.DeviceStatus', event: { Time: '2026-03-02T08:10:00Z', DeviceStatus: 'Good' } },
    ]);
    expect(second?.system).toMatchObject({
      SystemDiagnosticsStreamId: 'GW1.System.Diagnostics',
      Components: [
        {
          DeviceStatusStreamId: 'Adapters.GW1.A.DeviceStatus',
          DiagnosticsStreams: [{ Id: 'GW1.A.IORate' }, { Id: 'GW1.A.StreamCount' }],
        },
      ],
    });
  });

  it('adds events to streams named for the storage', () => {
    const health = { Id: 'Storage', DeviceStatus: 'Good', NextHealthMessageExpected: '2026-03-02T08:12:00Z' };
    const events = applyHealthMessage(gateway(), { Components: [health] }, arrival)?.events;
    expect(events?.map(({ streamId }) => streamId)).toEqual([
      'Storage.GW1.DeviceStatus',
      'Storage.GW1.NextHealthMessageExpected',
    ]);
  });

  it.each([
    ['a repeated component', { Components: [{ Id: 'A' }, { Id: 'A' }] }, 'Components[1].Id'],
    [
      'a status that is too long',
      { Components: [{ Id: 'A', DeviceStatus: 'x'.repeat(251) }] },
      'Components[0].DeviceStatus',
    ],
    ['a status with U+0000', { Components: [{ Id: 'A', DeviceStatus: '\0' }] }, 'Components[0].DeviceStatus'],
    ['a version with a lone surrogate', { SoftwareVersion: '\ud800', Components: [] }, 'SoftwareVersion'],
    ['too many components', { Components: Array.from({ length: 101 }, (_, i) => ({ Id: `C${i}` })) }, 'Components'],
  ])('is refused with %s', (_what, body, subject) => {
    expect(() => applyHealthMessage(gateway(), body, arrival)).toThrow(expect.objectContaining({ subject }));
  });
});

describe('a registration', () => {
  it.each([
    ['Mqtt', 'GW1.Mqtt', 'MQTT Adapter'],
    ['MODBUSTCP', 'GW1.ModbusTcp', 'Modbus TCP Adapter'],
  ])('names the system by its device and type %s', (Type, Id, name) => {
    expect(newEdgeSystem({ DeviceName: 'GW1', Type }, created)).toMatchObject({ Id, Type: name, IsVisible: true });
  });

  it.each([
    ['OpcUa1', undefined, 'OpcUa'],
    ['42', undefined, '42'],
    ['x', 'Relay', 'Relay'],
  ])('gives component %s a type', (Id, type, ComponentType) => {
    const input = type === undefined ? { Id } : { Id, ComponentType: type };
    const { Components } = newEdgeSystem({ DeviceName: 'GW1', Type: 'OpcUa', Components: [input] }, created);
    expect(Components).toMatchObject([{ Id, ComponentType, Status: StatusCategory.Discovered }]);
  });

  it('is refused for an unsupported type', () => {
    expect(() => newEdgeSystem({ DeviceName: 'GW1', Type: 'Toaster' }, created)).toThrow(
      "Type is 'Toaster', but must be one of EdgeDataStore, ModbusTcp, Mqtt, OpcUa.",
    );
  });
});

it.each([
  [[], []],
  [
    ['b', ' a ', 'b', '', ' '],
    ['b', 'a'],
  ],
  [
    ['A', 'a'],
    ['A', 'a'],
  ],
])('normalizes the tags %j', (tags, expected) => {
  expect(normalizeTags(tags, 'Tags')).toEqual(expected);
});

it('refuses a tag that is too long', () => {
  expect(() => normalizeTags(['a', 'x'.repeat(251)], 'Tags')).toThrow(InvalidInput);
});
