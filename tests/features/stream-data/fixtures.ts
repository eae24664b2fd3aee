// Streams in an in-memory store, and helpers that write and read their events.
import { afterAll, beforeAll } from '@jest/globals';
import type { TokenBinding } from '../../../server/requests/continuation-token.ts';
import type { TextChunks } from '../../../server/requests/reply-body.ts';
import type { EventType, Property } from '../../../server/domain/model.ts';
import type { ReadContext } from '../../../server/stream-data/event-texts.ts';
import { openStreamWithType, type OpenStream } from '../../../server/stream-data/open-stream.ts';
import { rowsOfEntries } from '../../../server/stream-data/entries.ts';
import * as patching from '../../../server/stream-data/patching.ts';
import * as writing from '../../../server/stream-data/writing.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { eventType, int32Enum, property } from '../../domain/reading/fixtures.ts';
import { untyped } from '../../support/untyped-objects.ts';

const scope = { tenant: 'T', namespace: 'waterworks' };

/** The type Simple of the examples; its measurement is in meters. */
export const simple = namedType('Simple', [
  property('Time', TypeCode.DateTime),
  property('State', int32Enum),
  { ...property('Measurement', TypeCode.Double), uom: 'meter' },
]);

export const simpleEntries = [12, 13, 14, 15, 16].map((hour) => ({
  Time: time(String(hour)),
  State: 0,
  Measurement: (hour - 12) * 10,
}));

/** Returns a type with this identifier and name; by default the first property is its key. */
export function namedType(id: string, properties: readonly Property[], more: Partial<EventType> = {}): EventType {
  return eventType(properties, { id, name: id, ...more });
}

/** Returns the text of a time from `12` or `12:30`. */
export function time(hour: string): string {
  return `2017-11-23T${hour.includes(':') ? hour : `${hour}:00`}:00Z`;
}

export interface Streams {
  readonly store: () => Store;
  /** Creates a stream with the events of some entries. */
  create(type: EventType, entries?: readonly object[], body?: object): Promise<OpenStream>;
}

/** The cancellation of writes that are never canceled. */
const cancellation = { pause: () => Promise.resolve() };

/** Inserts the events of some entries. */
export async function insertEvents(store: Store, stream: OpenStream, entries: readonly unknown[]): Promise<void> {
  await writing.insertEvents(store, stream, rowsOfEntries(stream.codec, entries), cancellation);
}

/** Replaces or creates the events of some entries. */
export async function putEvents(
  store: Store,
  stream: OpenStream,
  entries: readonly unknown[],
  allowCreate: boolean,
): Promise<void> {
  await writing.putEvents(store, stream, rowsOfEntries(stream.codec, entries), { allowCreate, cancellation });
}

/** Patches events by some entries. */
export async function patchEvents(
  store: Store,
  stream: OpenStream,
  entries: readonly unknown[],
  selected: readonly string[],
): Promise<void> {
  await patching.patchEvents(store, stream, patching.patchReader(stream, selected)(entries, 0), cancellation);
}

/** Opens a store for the tests of a file; its chunks and blocks are small, so that reads cross their ends. */
export function streamsInMemory(): Streams {
  let store: Store;
  let streamCount = 0;
  beforeAll(async () => {
    store = await openStore({ dataDir: ':memory:', rowsAtOnce: 3, blockSize: 4 });
  });
  afterAll(() => store.close());
  return {
    store: () => store,
    async create(type, entries = [], body = {}) {
      const id = `Stream-${++streamCount}`;
      const created = '2026-01-01T00:00:00Z';
      const object = { id, owner: null, acl: null, created, modified: created, body: { TypeId: type.id, ...body } };
      await untyped(store.objects).create(scope, 'stream', object);
      const stored = await store.objects.get(scope, 'stream', id);
      if (!stored) throw new Error('The stream was not stored.');
      const stream = openStreamWithType(store.events, scope, stored, type);
      await insertEvents(store, stream, entries);
      return stream;
    },
  };
}

/** Returns the options of a request that sent the parameters of a query. */
export function options(query: object, { verbose = true, events = 1_000_000, sorted = 1_000_000 } = {}): ReadContext {
  const limits = { events, sortedEvents: sorted, intervals: 1_000_000, joinedStreams: 1_000, cells: 1_000_000_000 };
  const cancellation = {
    throwIfCanceled: () => undefined,
    onCancel: () => () => undefined,
    pause: () => Promise.resolve(),
    duePause: () => undefined,
  };
  return { sentParameters: new Set(Object.keys(query)), verbose, limits, cancellation };
}

/** Tokens that equal their positions and are not bound to a request. */
export const unboundTokens: TokenBinding = { tokenOf: (position) => position, positionOf: (token) => token };

/** Returns the joined text of all chunks. */
export async function textFrom(pieces: TextChunks): Promise<string> {
  let text = '';
  for await (const piece of pieces)
    text += typeof piece === 'string' ? piece : Buffer.concat([piece].flat()).toString();
  return text;
}

/** Returns the value of a JSON text. */
export async function jsonFrom(pieces: string | TextChunks): Promise<unknown> {
  return JSON.parse(typeof pieces === 'string' ? pieces : await textFrom(pieces));
}
