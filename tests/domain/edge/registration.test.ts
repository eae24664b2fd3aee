// Registering edge systems (docs/behavior/edge-systems.md#registration).
import { describe, expect, it } from '@jest/globals';
import { newComponent, newEdgeSystem, requireUniqueIds } from '../../../server/domain/edge/registration.ts';
import { StatusCategory } from '../../../server/domain/edge/status-category.ts';
import { created } from './samples.ts';

const register = (members: object) => newEdgeSystem({ DeviceName: 'GW1', Type: 'OpcUa', ...members }, created);
const refusal = (subject: string, message: string) => expect.objectContaining({ subject, message }) as unknown as Error;

describe('a registered edge system', () => {
  it('has the members of the registration, and has not reported', () => {
    const Components = [{ Id: 'OpcUa1' }, { Id: 'B', ComponentType: 'Storage' }];
    expect(register({ SoftwareVersion: '1.2', Tags: [' a ', 'b', '', 'a'], Components })).toMatchObject({
      SoftwareVersion: '1.2',
      CreatedDate: created,
      LastContactedTime: created,
      hasReported: false,
      Tags: ['a', 'b'],
      Components: [{ ComponentType: 'OpcUa' }, { ComponentType: 'Storage' }],
    });
    expect(register({})).toMatchObject({ SoftwareVersion: null, Tags: [], Components: [] });
  });

  it.each([
    [
      'SoftwareVersion',
      { SoftwareVersion: 'x'.repeat(251) },
      'SoftwareVersion must not have more than 250 characters.',
    ],
    ['Tags[1]', { Tags: ['a', 'a\0'] }, 'Tags[1] must be well-formed text without U+0000.'],
    ['Components[1].Id', { Components: [{ Id: 'A' }, { Id: '\ud800' }] }, undefined],
    ['Components[0].ComponentType', { Components: [{ Id: 'A', ComponentType: '\ud800' }] }, undefined],
    ['Components[1].Id', { Components: [{ Id: 'A' }, { Id: 'A' }] }, "Components[1].Id is 'A', which is listed twice."],
    ['Type', { Type: 'Toaster' }, "Type is 'Toaster', but must be one of EdgeDataStore, ModbusTcp, Mqtt, OpcUa."],
  ])('is refused for its %s: %j', (subject, members, message) => {
    const reason = message ?? `${subject} must be well-formed text without U+0000.`;
    expect(() => register(members)).toThrow(refusal(subject, reason));
  });
});

describe('a component that has not reported', () => {
  it.each([
    ['OpcUa1', 'OpcUa'],
    ['OpcUa12', 'OpcUa'],
    ['Line2Opc', 'Line2Opc'],
    ['7', '7'],
    ['Storage', 'Storage'],
  ])('%s has the type %s, unless it is given', (Id, type) => {
    expect(newComponent(Id, undefined, 'Components[0]').ComponentType).toBe(type);
    expect(newComponent(Id, 'Mqtt', 'Components[0]').ComponentType).toBe('Mqtt');
  });

  it('is discovered, without a description, errors or streams', () => {
    expect(newComponent('A', undefined, 'Components[0]')).toEqual({
      Id: 'A',
      ComponentType: 'A',
      Status: StatusCategory.Discovered,
      StatusDescription: null,
      NextHealthMessageExpected: null,
      Errors: [],
      DeviceStatusStreamId: null,
      NextHealthMessageExpectedStreamId: null,
      DiagnosticsStreams: [],
    });
  });

  it('has an identifier that no other component has, compared with case', () => {
    requireUniqueIds(['a', 'A', 'b']);
    expect(() => requireUniqueIds(['a', 'b', 'b', 'a'])).toThrow(
      refusal('Components[2].Id', "Components[2].Id is 'b', which is listed twice."),
    );
  });
});
