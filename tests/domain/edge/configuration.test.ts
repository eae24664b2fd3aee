import { describe, expect, it } from '@jest/globals';
import type { InvalidInput } from '../../../server/domain/model.ts';
import { checkConfiguration } from '../../../server/domain/edge/check-configuration.ts';
import {
  configurationSchema,
  defaultConfiguration,
  edgeSystemTypes,
  findEdgeSystemType,
  findVersion,
} from '../../../server/domain/edge/edge-system-types.ts';
import { withoutSecrets } from '../../../server/domain/edge/secrets.ts';

const all = edgeSystemTypes.flatMap((type) => type.versions.map((version) => [type.Id, version, type] as const));

describe('the catalog of edge system types', () => {
  it('has four types in alphabetical order of their names', () => {
    const names = edgeSystemTypes.map(({ Name }) => Name);
    expect(names).toEqual(['Edge Store', 'Modbus TCP Adapter', 'MQTT Adapter', 'OPC UA Adapter']);
  });

  it('finds types and versions in any case', () => {
    expect(findEdgeSystemType('opcUA')?.Id).toBe('OpcUa');
    expect(findEdgeSystemType('')).toBeUndefined();
    const [first] = edgeSystemTypes;
    expect(first && findVersion(first, '9.9')).toBeUndefined();
  });

  it.each(all)(
    'has for %s %s a default that is valid, has no secrets and sends to the namespace',
    (_id, version, type) => {
      const configuration = defaultConfiguration(type, 'http://h/api/v1/Tenants/t/Namespaces/n');
      checkConfiguration(type, version, configuration);
      expect(withoutSecrets(configuration)).toEqual(configuration);
      const text = JSON.stringify(configuration);
      expect(text).toContain('"endpoint":"http://h/api/v1/Tenants/t/Namespaces/n/Omf"');
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
      expect(type.secrets).toEqual(expect.arrayContaining(names));
    },
  );

  it.each(all)('marks for %s %s only members as secrets that are removed', (_id, version, type) => {
    const marked: string[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, member] of Object.entries(value)) {
        if ((member as { isEncrypted?: boolean } | null)?.isEncrypted === true) marked.push(name);
        visit(member);
      }
    };
    visit(configurationSchema(type, version));
    expect(marked.length).toBeGreaterThan(0);
    for (const name of marked) expect(withoutSecrets({ [name]: 'hunter2' })).toEqual({ [name]: null });
  });
});

describe('a configuration without secrets', () => {
  it.each([
    [{ password: 'x' }, { password: null }],
    [{ a: [{ ClientSecret: 'x', b: 'x' }] }, { a: [{ ClientSecret: null, b: 'x' }] }],
    [
      { secret: { deep: 'x' }, token: 5, connectionString: ['x'] },
      { secret: null, token: null, connectionString: null },
    ],
    [
      { password: '{{A}}', secret: '{{ A }}', token: 'x{{A}}' },
      { password: '{{A}}', secret: null, token: null },
    ],
    [
      { password: '{{A}}x', secret: '{{A-B}}', token: ['{{A}}'] },
      { password: null, secret: null, token: null },
    ],
    [
      { passwordHint: 'x', tokenEndpoint: 'x', secretary: 'x' },
      { passwordHint: 'x', tokenEndpoint: 'x', secretary: 'x' },
    ],
    [
      { password: null, n: 1, t: true },
      { password: null, n: 1, t: true },
    ],
  ])('keeps only placeholders of %j', (configuration, expected) => {
    expect(withoutSecrets(configuration)).toEqual(expected);
  });
});

describe('an invalid configuration', () => {
  const type = findEdgeSystemType('ModbusTcp');
  const system = { Components: [{ componentId: 'M', componentType: 'Modbus' }] };
  const source = (device: object) => ({ System: system, M: { DataSource: { devices: [device] } } });
  it.each([
    [{}, { System: 'is missing' }],
    [[], { body: 'must be object' }],
    [{ System: { Components: 5 } }, { 'System.Components': 'must be array' }],
    [source({ id: 'a', ipAddress: 'h', port: 70_000 }), { 'M.DataSource.devices[0].port': 'must be <= 65535' }],
    [
      source({ id: '', 'a/b': 1 }),
      {
        'M.DataSource.devices[0].ipAddress': 'is missing',
        'M.DataSource.devices[0].a/b': 'is not a member of the schema',
        'M.DataSource.devices[0].id': 'must NOT have fewer than 1 characters',
      },
    ],
    [
      { System: { Components: [{ componentId: 'M', componentType: 'Toaster' }] } },
      { 'System.Components[0].componentType': 'must be one of Modbus, OmfEgress' },
    ],
  ])('is refused with the path of every fault: %j', (configuration, faults) => {
    if (!type) throw new Error('There is no type ModbusTcp.');
    expect(() => {
      checkConfiguration(type, '1.3.0', configuration);
    }).toThrow(expect.objectContaining({ faults }));
  });

  it('is refused with a message that lists up to 20 faults, and names the first', () => {
    if (!type) throw new Error('There is no type ModbusTcp.');
    const fault = (configuration: object) => {
      try {
        checkConfiguration(type, '1.3.0', configuration);
      } catch (error) {
        return error as InvalidInput;
      }
      throw new Error('The configuration is valid.');
    };
    const { subject, message } = fault(source({ id: '', ipAddress: 'h', port: 70_000 }));
    expect(subject).toBe('M.DataSource.devices[0].id');
    expect(message).toBe(
      'The configuration does not match the schema of Modbus TCP Adapter 1.3.0: ' +
        'M.DataSource.devices[0].id must NOT have fewer than 1 characters; M.DataSource.devices[0].port must be <= 65535.',
    );
    const unknown = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`1x${i}`, i]));
    const device = { ...unknown, x1: 0, 'c~d': 0 };
    const devices = Array.from({ length: 11 }, () => ({ id: 'a', ipAddress: 'h' }));
    const { faults } = fault({ System: system, M: { DataSource: { devices: [...devices, device] } } });
    expect(Object.keys(faults)).toHaveLength(16);
    expect(faults).toMatchObject({
      'M.DataSource.devices[11].1x0': 'is not a member of the schema',
      'M.DataSource.devices[11].x1': 'is not a member of the schema',
      'M.DataSource.devices[11].c~d': 'is not a member of the schema',
    });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`unknown${i}`, i]));
    expect(Object.keys(fault(source({ id: 'a', ipAddress: 'h', ...many })).faults)).toHaveLength(20);
  });
});
