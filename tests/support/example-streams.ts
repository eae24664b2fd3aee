// The streams of the examples in docs/behavior, as requests below a namespace: Simple (stream-data.md#example-stream), Own, and the
// pumps of data-views.md.

import { simple, time } from '../domain/types/samples.ts';

type Call = readonly [method: string, path: string, body: unknown];

const key = (Id: string, Order: number) => ({ Id, IsKey: true, Order, SdsType: { SdsTypeCode: 'Int32' } });
const type = (Id: string, ...Properties: readonly object[]): Call => [
  'POST',
  `/Types/${Id}`,
  { Id, Name: Id, SdsTypeCode: 'Object', Properties },
];
const simpleEvents = [12, 13, 14, 15, 16].map((hour, i) => ({
  Time: `2017-11-23T${hour}:00:00Z`,
  State: 0,
  Measurement: 10 * i,
}));

const stream = (Id: string, TypeId: string, events: readonly object[]): readonly Call[] => [
  ['POST', `/Streams/${Id}`, { Id, TypeId }],
  ['POST', `/Streams/${Id}/Data`, events],
];
const pump = (
  id: string,
  metadata: Readonly<Record<string, string>>,
  ...events: readonly (readonly [minute: number, flow: number, level: number])[]
): readonly Call[] => [
  ...stream(
    id,
    'Pump',
    events.map(([minute, Flow, Level]) => ({ Time: `2024-05-01T00:0${minute}:00Z`, Flow, Level })),
  ),
  ['PUT', `/Streams/${id}/Metadata`, metadata],
];

export const exampleStreams: readonly Call[] = [
  ['POST', '/Types/Simple', simple],
  ...stream('Simple', 'Simple', simpleEvents),
  type('Own', key('Order', 0), key('Multiplier', 1)),
  ...stream('Own', 'Own', [
    { Order: 1, Multiplier: 9 },
    { Order: 2, Multiplier: 2 },
    { Order: 3, Multiplier: 1 },
    { Order: 10, Multiplier: 3 },
    { Order: 10, Multiplier: 8 },
    { Order: 10, Multiplier: 9 },
  ]),
  type(
    'Pump',
    time,
    { Id: 'Flow', Uom: 'm3/s', SdsType: { SdsTypeCode: 'Double' } },
    { Id: 'Level', SdsType: { SdsTypeCode: 'Int32' } },
  ),
  ...pump('PumpA', { Area: 'East', Role: 'Main' }, [0, 1, 10], [2, 3, 20]),
  ...pump('PumpB', { Area: 'East', Role: 'Spare' }, [1, 5, 7]),
  ...pump('PumpC', { Area: 'West', Role: 'Main' }, [0, 8, 1], [1, 9, 2]),
];
