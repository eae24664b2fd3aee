// The streams with the health of edge systems: their names, types and events (docs/behavior/edge-systems.md#health-streams).
import { TypeCode } from '../values/type-codes.ts';
import type { EdgeSystem } from './edge-system.ts';

/** A type in the form of the API. */
export interface HealthType {
  readonly Id: string;
  readonly Name: string;
  readonly SdsTypeCode: number;
  readonly Properties: readonly object[];
}

/** An event for a stream, which is created when it does not exist. */
export interface HealthEvent {
  readonly streamId: string;
  readonly type: HealthType;
  readonly event: Readonly<Record<string, unknown>>;
}

const { Object: object, DateTime, String: text } = TypeCode;
/** Double or null, because a missing figure is not 0. */
const NullableDouble = TypeCode.Double + 100;

const property = (Id: string, SdsTypeCode: number) => ({ Id, SdsType: { SdsTypeCode } });
const typeOf = (Id: string, Name: string, index: string, values: readonly string[], code: number): HealthType => ({
  Id,
  Name,
  SdsTypeCode: object,
  Properties: [{ ...property(index, DateTime), IsKey: true }, ...values.map((value) => property(value, code))],
});

/** The names of the figures about a machine. */
export const systemFigures = [
  'WorkingSet',
  'ManagedMemorySize',
  'TotalProcessorTime',
  'ThreadCount',
  'HandleCount',
  'StorageTotalSize',
  'StorageFreeSpace',
] as const;

const types = {
  status: typeOf('Health.DeviceStatus', 'Status of a component', 'Time', ['DeviceStatus'], text),
  expected: typeOf(
    'Health.NextHealthMessageExpected',
    'By when the next health message arrives',
    'Time',
    ['NextHealthMessageExpected'],
    DateTime,
  ),
  ioRate: typeOf('Diagnostics.Adapter.IORate', 'Events a second', 'timestamp', ['IORate'], NullableDouble),
  errorRate: typeOf('Diagnostics.Adapter.ErrorRate', 'Errors a second', 'timestamp', ['ErrorRate'], NullableDouble),
  counts: typeOf(
    'Diagnostics.StreamCountEvent',
    'Numbers of streams and types',
    'timestamp',
    ['StreamCount', 'TypeCount'],
    NullableDouble,
  ),
  system: typeOf('Diagnostics.System', 'Figures about a machine', 'timestamp', systemFigures, NullableDouble),
};

/** The figures of a component. */
export interface ComponentFigures {
  readonly IORate?: number | null;
  readonly ErrorRate?: number | null;
  readonly StreamCount?: number | null;
  readonly TypeCount?: number | null;
}

/** The figures about a machine. */
export type SystemFigures = Readonly<Partial<Record<(typeof systemFigures)[number], number | null>>>;

type Device = Pick<EdgeSystem, 'DeviceName'>;
interface ComponentIdentity {
  readonly Id: string;
  readonly ComponentType: string;
}

/** Returns an event for the stream with the status of a component. */
export function statusEvent(
  system: Device,
  component: ComponentIdentity,
  Time: string,
  DeviceStatus: string,
): HealthEvent {
  return {
    streamId: `${healthName(system, component)}.DeviceStatus`,
    type: types.status,
    event: { Time, DeviceStatus },
  };
}

/** Returns an event for the stream with the times by which the next message of a component is expected. */
export function nextMessageEvent(
  system: Device,
  component: ComponentIdentity,
  Time: string,
  nextMessageTime: string,
): HealthEvent {
  const streamId = `${healthName(system, component)}.NextHealthMessageExpected`;
  return { streamId, type: types.expected, event: { Time, NextHealthMessageExpected: nextMessageTime } };
}

/** Returns an event for each diagnostics stream of a component for which there are figures. */
export function diagnosticsEvents(
  { DeviceName }: Device,
  { Id }: ComponentIdentity,
  timestamp: string,
  { IORate, ErrorRate, StreamCount, TypeCount }: ComponentFigures,
): readonly HealthEvent[] {
  const eventsOf = (
    name: string,
    type: HealthType,
    event: Readonly<Record<string, unknown>>,
  ): readonly HealthEvent[] =>
    Object.values(event).every((value) => value === undefined || value === null)
      ? []
      : [{ streamId: `${DeviceName}.${Id}.${name}`, type, event: { timestamp, ...event } }];
  return [
    ...eventsOf('IORate', types.ioRate, { IORate }),
    ...eventsOf('ErrorRate', types.errorRate, { ErrorRate }),
    ...eventsOf('StreamCount', types.counts, { StreamCount, TypeCount }),
  ];
}

/** Returns an event for the stream with the figures about the machine. */
export function systemEvent({ DeviceName }: Device, timestamp: string, figures: SystemFigures): HealthEvent {
  return { streamId: `${DeviceName}.System.Diagnostics`, type: types.system, event: { timestamp, ...figures } };
}

/** Returns the prefix of the names of the health streams of a component. The storage of an edge data store is named after its device. */
function healthName({ DeviceName }: Device, { Id, ComponentType }: ComponentIdentity): string {
  return ComponentType === 'Storage' ? `Storage.${DeviceName}` : `Adapters.${DeviceName}.${Id}`;
}
