// The streams that a generator writes to, and the rows of its events (docs/behavior/control.md#generators).
import { streamEventType } from '../../catalog/event-types.ts';
import type { EdgeSystem } from '../../domain/edge/edge-system.ts';
import type { GeneratedEvent } from '../../domain/generators/due-events.ts';
import type { EventType, Property } from '../../domain/model.ts';
import { foldIdentifier, isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { integerRange, isNumeric, TypeCode } from '../../domain/values/type-codes.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import type { EventRow } from '../../store/ports/event-store.ts';
import type { Scope, StoredObject } from '../../store/ports/object-store.ts';
import type { Store } from '../../store/ports/store.ts';
import { rowsOfText } from '../../stream-data/entries.ts';
import { openStreamWithType, type OpenStream } from '../../stream-data/open-stream.ts';
import type { CompleteDefinition } from './stored-generators.ts';

/** The maximum number of streams of an edge system that a generator writes to. */
const maxStreams = 100;

/** A stream with the properties that get values. */
export interface Target {
  readonly stream: OpenStream;
  /** Names the series of the stream; does not depend on the case of its identifier. */
  readonly series: string;
  readonly index: Property;
  readonly properties: readonly Property[];
}

/** Returns the streams of a generator; throws a Failure if there is none to which it can write. */
export async function targetsOf(
  store: Store,
  tenant: string,
  definition: CompleteDefinition,
): Promise<readonly Target[]> {
  const scope = { tenant, namespace: definition.namespaceId };
  if (definition.edgeSystemId !== undefined)
    return targetsOfEdgeSystem(store, scope, definition, definition.edgeSystemId);
  const id = definition.streamId ?? '';
  const object = await store.objects.get(scope, 'stream', id);
  if (!object) throw notFound('stream', id);
  const target = await targetOf(store, scope, object, definition.properties);
  if (target) return [target];
  const wanted = definition.properties
    ? `the numeric properties ${definition.properties.join(', ')}`
    : 'a numeric property';
  throw new Failure('Conflict', `The stream '${id}' must have one index, which is a DateTime, and ${wanted}.`);
}

async function targetsOfEdgeSystem(store: Store, scope: Scope, { properties }: CompleteDefinition, id: string) {
  const system = await store.edgeSystems.get(scope, id);
  if (!system) throw notFound('edge system', id);
  const prefix = `${foldIdentifier(system.DeviceName)}.`;
  const healthStreams = healthStreamsOf(system);
  const targets: Target[] = [];
  for await (const chunk of store.objects.list(scope, 'stream', { kind: 'text', source: 'id', parts: [prefix] }))
    for (const object of chunk) {
      const folded = foldIdentifier(object.id);
      if (!folded.startsWith(prefix) || healthStreams.has(folded) || targets.length >= maxStreams) continue;
      const target = await targetOf(store, scope, object, properties);
      if (target) targets.push(target);
    }
  if (targets.length > 0) return targets;
  throw new Failure(
    'Conflict',
    `The edge system '${id}' has no streams '${system.DeviceName}.…' with a time and a numeric value.`,
  );
}

/** Returns the folded identifiers of the streams that have the health of an edge system. */
function healthStreamsOf({ SystemDiagnosticsStreamId, Components }: EdgeSystem): ReadonlySet<string> {
  const ids = Components.flatMap((component) => [
    component.DeviceStatusStreamId,
    component.NextHealthMessageExpectedStreamId,
    ...component.DiagnosticsStreams.map(({ Id }) => Id),
  ]);
  return new Set([SystemDiagnosticsStreamId, ...ids].flatMap((id) => (id === null ? [] : [foldIdentifier(id)])));
}

/** Returns a stream as a target; null if a generator cannot write to it. */
async function targetOf(
  store: Store,
  scope: Scope,
  object: StoredObject<'stream'>,
  names?: readonly string[],
): Promise<Target | null> {
  const type = await streamEventType(store, scope, object);
  const index = timeIndexOf(type);
  const numeric = type.properties.filter((property, i) => !type.keys.includes(i) && isNumeric(property.code));
  const found = names?.map((name) => numeric.find(({ id }) => isSameIdentifier(id, name))) ?? numeric;
  const properties = found.filter((property) => property !== undefined);
  if (!index || properties.length === 0 || properties.length < found.length) return null;
  return {
    stream: openStreamWithType(store.events, scope, object, type),
    series: foldIdentifier(object.id),
    index,
    properties,
  };
}

function timeIndexOf({ keys, properties }: EventType): Property | undefined {
  const [key = -1, ...more] = keys;
  const property = properties[key];
  return more.length === 0 && property?.code === TypeCode.DateTime ? property : undefined;
}

/** Returns the rows of events of a stream. */
export function rowsOf({ stream, index, properties }: Target, events: readonly GeneratedEvent[]): readonly EventRow[] {
  const entries = events.map(({ time, value }) => ({
    [index.id]: formatDateTime(time),
    ...Object.fromEntries(properties.map(({ id, code }) => [id, valueFor(code, value)])),
  }));
  return rowsOfText(stream.codec, JSON.stringify(entries), 0);
}

/** Returns a value that a numeric type can have. */
function valueFor(code: number, value: number): number {
  const range = integerRange(code);
  return range ? Math.min(Number(range.max), Math.max(Number(range.min), Math.round(value))) : value;
}
