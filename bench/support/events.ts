// The events of all measurements: a time and three numbers, about 90 bytes of JSON.
import { demo } from '../../server/seed/demo.ts';
import type { EventRow, StreamRef } from '../../server/store/ports/event-store.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { streamEventType } from '../../server/catalog/event-types.ts';
import { openStreamWithType, type OpenStream } from '../../server/stream-data/open-stream.ts';
import { expectResponse } from './check.ts';
import { runLoad } from './load.ts';

const DATE_TIME = 16;
const DOUBLE = 14;
const property = (Id: string, SdsTypeCode: number, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode } });
const type = {
  Id: 'Bench',
  SdsTypeCode: 1,
  Properties: [
    property('Time', DATE_TIME, true),
    property('Temperature', DOUBLE),
    property('Pressure', DOUBLE),
    property('Flow', DOUBLE),
  ],
};

export interface BenchEvent {
  readonly Time: string;
}

const start = Date.UTC(2020, 0, 1);
export const base = `/api/v1/Tenants/${demo.tenant}/Namespaces/${demo.namespace}`;
export const scope = { tenant: demo.tenant, namespace: demo.namespace };
export const dataPath = (stream: string) => `${base}/Streams/${stream}/Data`;

/** Returns the index of event i; there is one per second. */
export const timeOf = (i: number) => `${new Date(start + i * 1_000).toISOString().slice(0, 19)}Z`;

/** Returns temperature, pressure and flow of event i. */
export function valuesOf(i: number): readonly [temperature: number, pressure: number, flow: number] {
  return [20 + (i % 997) / 100, 1_000 + ((i * 7) % 3_001) / 100, ((i * 13) % 10_007) / 1_000];
}

/** Returns the JSON of event i, in the form that is sent and stored. */
export function eventText(i: number): string {
  const [temperature, pressure, flow] = valuesOf(i);
  return `{"Time":"${timeOf(i)}","Temperature":${temperature},"Pressure":${pressure},"Flow":${flow}}`;
}

/** Returns the JSON array of some events. */
export function batchText(from: number, count: number): string {
  return `[${Array.from({ length: count }, (_, k) => eventText(from + k)).join(',')}]`;
}

/** Returns the body of a response with these events. It omits members with default values, which only Flow can have. */
export function responseText(from: number, count: number): string {
  return batchText(from, count).replaceAll(',"Flow":0}', '}');
}

/** Returns the path that reads some events as a window. */
export function windowPath(stream: string, from: number, count: number): string {
  return `${dataPath(stream)}?startIndex=${timeOf(from)}&endIndex=${timeOf(from + count - 1)}`;
}

/** Creates the type and streams of that type through the API. */
export async function makeStreams(url: string, ids: readonly string[]): Promise<void> {
  await create(url, [`${base}/Types/${type.Id}`], [type]);
  await addStreams(url, ids);
}

/** Creates more streams of the type. */
export async function addStreams(url: string, ids: readonly string[]): Promise<void> {
  await create(
    url,
    ids.map((id) => `${base}/Streams/${id}`),
    ids.map((Id) => ({ Id, TypeId: type.Id })),
  );
}

async function create(url: string, paths: readonly string[], bodies: readonly unknown[]): Promise<void> {
  await runLoad({
    url,
    method: 'POST',
    connections: 4,
    requests: paths.length,
    path: (i) => paths[i] ?? '',
    body: (i) => JSON.stringify(bodies[i]),
    check: (response) => {
      expectResponse(response, 201);
    },
  });
}

/** Returns a stream that makeStreams created, on a store of this process. */
export async function openBenchStream(store: Store, id: string): Promise<OpenStream> {
  const object = await store.objects.get(scope, 'stream', id);
  if (!object) throw new Error(`There is no stream ${id}.`);
  return openStreamWithType(store.events, scope, object, await streamEventType(store, scope, object));
}

/** Returns the stored row of an event. */
export function uncheckedRow({ codec, readIndex }: OpenStream, event: BenchEvent): EventRow {
  return { key: codec.keys.ofIndex(readIndex(event.Time, 'Time')), body: JSON.stringify(event) };
}

/** Writes the events 0 to count - 1 to a stream without the API. */
export async function fillStream(store: Store, id: string, count: number): Promise<StreamRef> {
  const stream = await openBenchStream(store, id);
  const batchSize = 10_000;
  for (let from = 0; from < count; from += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - from) }, (_, k) => ({
      key: stream.codec.keys.ofIndex(stream.readIndex(timeOf(from + k), 'Time')),
      body: eventText(from + k),
    }));
    await store.events.insert(stream.ref, rows);
  }
  return stream.ref;
}
