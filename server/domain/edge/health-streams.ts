// The streams into which the health of edge systems is written: their names and their types (docs/behavior/edge-systems.md#health-streams).
import { TypeCode } from '../values/type-codes.ts';
import type { EdgeSystem } from './edge-system.ts';

/** A type as the API takes it. */
export interface HealthType {
  readonly Id: string;
  readonly Name: string;
  readonly SdsTypeCode: number;
  readonly Properties: readonly object[];
}

/** An event for a stream, which is made when it is not there. */
export interface Sample {
  readonly streamId: string;
  readonly type: HealthType;
  readonly event: Readonly<Record<string, unknown>>;
}

const { Object: object, DateTime, String: text } = TypeCode;
/** Double or null: what is not told is no 0. */
const NullableDouble = TypeCode.Double + 100;

const property = (Id: string, SdsTypeCode: number) => ({ Id, SdsType: { SdsTypeCode } });
const typeOf = (Id: string, Name: string, index: string, values: readonly string[], code: number): HealthType => ({
  Id,
  Name,
  SdsTypeCode: object,
  Properties: [{ ...property(index, DateTime), IsKey: true }, ...values.map((value) => property(value, code))],
});

/** Figures about the machine. */
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

/** What a component may tell about its running. */
export interface ComponentFigures {
  readonly IORate?: number | null;
  readonly ErrorRate?: number | null;
  readonly StreamCount?: number | null;
  readonly TypeCount?: number | null;
}

export type SystemFigures = Readonly<Partial<Record<(typeof systemFigures)[number], number | null>>>;

type Named = Pick<EdgeSystem, 'DeviceName'>;
interface Part {
  readonly Id: string;
  readonly ComponentType: string;
}

/** The stream of the status texts of a component, with one of them. */
export function statusSample(system: Named, component: Part, Time: string, DeviceStatus: string): Sample {
  return {
    streamId: `${healthName(system, component)}.DeviceStatus`,
    type: types.status,
    event: { Time, DeviceStatus },
  };
}

/** The stream of the times by when a component reports again, with one of them. */
export function expectedSample(system: Named, component: Part, Time: string, expected: string): Sample {
  const streamId = `${healthName(system, component)}.NextHealthMessageExpected`;
  return { streamId, type: types.expected, event: { Time, NextHealthMessageExpected: expected } };
}

/** The diagnostics streams of a component for which it gives figures. */
export function diagnosticsSamples(
  { DeviceName }: Named,
  { Id }: Part,
  timestamp: string,
  { IORate, ErrorRate, StreamCount, TypeCount }: ComponentFigures,
): readonly Sample[] {
  const sample = (name: string, type: HealthType, event: Readonly<Record<string, unknown>>): readonly Sample[] =>
    Object.values(event).every((value) => value === undefined || value === null)
      ? []
      : [{ streamId: `${DeviceName}.${Id}.${name}`, type, event: { timestamp, ...event } }];
  return [
    ...sample('IORate', types.ioRate, { IORate }),
    ...sample('ErrorRate', types.errorRate, { ErrorRate }),
    ...sample('StreamCount', types.counts, { StreamCount, TypeCount }),
  ];
}

/** The stream of figures about the machine. */
export function systemSample({ DeviceName }: Named, timestamp: string, figures: SystemFigures): Sample {
  return { streamId: `${DeviceName}.System.Diagnostics`, type: types.system, event: { timestamp, ...figures } };
}

/** The storage of a store has no name of its own. */
function healthName({ DeviceName }: Named, { Id, ComponentType }: Part): string {
  return ComponentType === 'Storage' ? `Storage.${DeviceName}` : `Adapters.${DeviceName}.${Id}`;
}
