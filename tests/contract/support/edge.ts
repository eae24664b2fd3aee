// Helpers for cases of edge systems.
import { expect } from '@jest/globals';
import { accessList } from './access.ts';
import type { Case, World } from './cases.ts';
import { expectReason } from './checks.ts';

/** Removes all rights on the edge systems of a namespace. */
export const removeAllRights = (world: World) => world.ok('PUT', '/accesscontrol/softwaremanagement', accessList());

/** Returns the cases of an operation that requires a right on software management, without that right or the namespace. */
export const refusedCases = (right: string, rest: Omit<Case, 'name' | 'status'> = {}): readonly Case[] => [
  {
    name: 'an administrator without an entry',
    status: 403,
    ...rest,
    prepare: removeAllRights,
    check: expectReason(right),
  },
  { name: 'an unknown namespace', status: 404, ...rest, path: { ...pathOf(rest), namespaceId: 'nowhere' } },
];

const pathOf = ({ path }: Omit<Case, 'name' | 'status'>) => (typeof path === 'object' ? path : {});

export const softwarePath = '/SoftwareManagement';

/** Expects the response of a HEAD request: a count in the header and no body. */
export const expectHeadCount =
  (total: number): NonNullable<Case['check']> =>
  ({ headers, text }) => {
    expect([headers.get('total-count'), text]).toEqual([String(total), '']);
  };

/** Expects a page of edge systems with these ids, and the count of all pages. */
export const expectSystems =
  (ids: readonly string[], total = ids.length): NonNullable<Case['check']> =>
  ({ body, headers }) => {
    expect((body as readonly { readonly Id: string }[]).map(({ Id }) => Id)).toEqual(ids);
    expect(headers.get('total-count')).toBe(String(total));
  };

/** A time after which edge systems are overdue, and one that never comes. */
export const pastTime = '2026-01-05T08:00:00Z';
export const farTime = '2099-01-01T00:00:00Z';

/** Returns an edge system. */
export const getSystem = async (world: World, id: string) =>
  (await world.ok('GET', `${softwarePath}/Systems/${id}`)) as Readonly<Record<string, unknown>>;

/** Registers an edge system and returns its id. */
export async function registerSystem(
  world: World,
  DeviceName: string,
  Type: string,
  more: object = {},
): Promise<string> {
  const { Id } = (await world.ok('POST', `${softwarePath}/Systems`, { DeviceName, Type, ...more })) as { Id: string };
  return Id;
}

/** Sends a health message. */
export const reportHealth = (world: World, id: string, Components: readonly object[], more: object = {}) =>
  world.ok('POST', `${softwarePath}/Systems/${id}/HealthMessages`, { Components, ...more });

/** Registers the edge systems of docs/behavior/edge-systems.md#search, one for each status. */
export async function registerSystems(world: World): Promise<void> {
  const make = async (
    device: string,
    type: string,
    SoftwareVersion: string,
    components: readonly (readonly [Id: string, DeviceStatus: string | null, Errors?: readonly string[]])[],
    Tags: readonly string[],
    minute: number,
  ) => {
    const id = await registerSystem(world, device, type, {
      SoftwareVersion,
      Tags,
      Components: components.map(([Id]) => ({ Id })),
    });
    const reports = components.filter(([, DeviceStatus]) => DeviceStatus !== null);
    const health = reports.map(([Id, DeviceStatus, Errors = []]) => ({ Id, DeviceStatus, Errors }));
    if (health.length > 0) await reportHealth(world, id, health, { Time: `2026-01-05T08:0${minute}:00Z` });
  };
  const stored = [
    ['Storage', 'Good'],
    ['OpcUa1', 'Good'],
    ['Modbus1', 'DeviceInError', ['Tank-7 is silent.']],
  ] as const;
  await make('PLANT1-EDGE01', 'EdgeDataStore', '1.1.3', stored, ['plant1', 'packaging'], 1);
  await make('PLANT1-GW02', 'OpcUa', '1.3.0', [['OpcUa1', 'Good']], ['plant1'], 2);
  await make('PLANT2-GW01', 'Mqtt', '1.2.0', [['Mqtt1', '1 | ConnectedNoData']], ['plant2'], 3);
  await make('PLANT2-GW02', 'ModbusTcp', '1.10.0', [['Modbus1', null]], [], 4);
  await make('LAB-GW09', 'OpcUa', '1.2.0', [['OpcUa1', 'Shutdown']], ['lab'], 5);
}

export const edge01 = 'PLANT1-EDGE01.EdgeDataStore';
export const gw02 = 'PLANT1-GW02.OpcUa';
export const mqtt01 = 'PLANT2-GW01.Mqtt';
export const modbus02 = 'PLANT2-GW02.ModbusTcp';
export const lab09 = 'LAB-GW09.OpcUa';
