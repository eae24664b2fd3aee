// Writes of events, from the entries of a request to one change of the store: all of them or none.
import { streamBody } from '../catalogue/streams.ts';
import { InvalidInput, type Event } from '../domain/model.ts';
import { isJsonArray } from '../domain/objects/json.ts';
import { parseJson } from '../domain/values/json.ts';
import { Failure, notFound } from '../http/errors/catalog.ts';
import { longestKey, type EventRow, type EventTransaction } from '../store/ports/event-store.ts';
import type { Store } from '../store/ports/store.ts';
import type { OpenStream } from './open-stream.ts';

/** How deep the entries of a body may nest. */
const maxDepth = 100;

/** The entries of a body, with all their digits where the type can hold them; throws InvalidInput (reference 4, 7.2). */
export function entriesOf({ codec }: OpenStream, body: readonly unknown[], text: string): readonly unknown[] {
  if (!codec.exactNumbers) return body;
  const exact = parseJson(text, { maxDepth, exactNumbers: true });
  return isJsonArray(exact) ? exact : body;
}

/** Stores new events; throws EventExists, and InvalidInput for entries that are no events (reference 4, 7.1). */
export async function insertEvents(store: Store, stream: OpenStream, entries: readonly unknown[]): Promise<void> {
  const rows = rowsOf(stream, entries);
  const inserted = await writeEvents(store, stream, (events) => events.insert(stream.ref, rows));
  if (inserted !== 'done') throw eventExists(stream, inserted.exists, rows);
}

/**
 * Stores events whole, each in place of the one at its index; throws EventMissing where there is none, unless it may be created,
 * and InvalidInput for entries that are no events (reference 4, 7.1).
 */
export async function putEvents(
  store: Store,
  stream: OpenStream,
  entries: readonly unknown[],
  allowCreate: boolean,
): Promise<void> {
  const rows = rowsOf(stream, entries);
  const applied = await writeEvents(store, stream, async (events) => {
    if (!allowCreate) return events.replace(stream.ref, rows);
    await events.upsert(stream.ref, rows);
    return 'done';
  });
  if (applied !== 'done') throw eventMissing(stream, applied.missing);
}

/**
 * Runs a write, and takes it back when the stream is not the same any more: it may have been removed meanwhile, or its events may
 * have got another type. The write itself waits for whoever does that.
 */
export async function writeEvents<Answer>(
  store: Store,
  { object, scope }: OpenStream,
  work: (events: EventTransaction) => Promise<Answer>,
): Promise<Answer> {
  return store.transaction(async ({ objects, events }) => {
    const answer = await work(events);
    const now = await objects.get(scope, 'stream', object.id);
    if (!now || now.sequence !== object.sequence) throw notFound('stream', object.id);
    if (streamBody(now).TypeId !== streamBody(object).TypeId) {
      throw new Failure(
        'Unavailable',
        `The type of stream '${object.id}' was changed just now; send the request again.`,
      );
    }
    return answer;
  });
}

/** The key of an event; throws InvalidInput that names the place of its entry when it is longer than the store takes. */
export function keyOfEntry({ codec }: OpenStream, event: Event, position: number): string {
  const key = codec.keys.ofEvent(event);
  if (key.length <= longestKey) return key;
  throw new InvalidInput(`[${position}]`, `[${position}] has an index that is too long.`);
}

function rowsOf(stream: OpenStream, entries: readonly unknown[]): EventRow[] {
  const { read, write } = stream.codec;
  return entries.map((entry, position) => {
    const event = read(entry, position);
    return { key: keyOfEntry(stream, event, position), body: write(event), value: event };
  });
}

/** What an error says of the event of a key (reference 4, 7.4). */
const culprit = ({ object, textOfKey }: OpenStream, key: string) => ({
  StreamId: object.id,
  Index: textOfKey(key, 'short'),
});

function eventExists(stream: OpenStream, key: string, rows: readonly EventRow[]): Failure {
  const parameters = culprit(stream, key);
  const { StreamId, Index } = parameters;
  const isTwice = rows.filter((row) => row.key === key).length > 1;
  const reason = isTwice
    ? `The request has more than one event at index '${Index}' for stream '${StreamId}'.`
    : `Stream '${StreamId}' already holds an event at index '${Index}'.`;
  return new Failure('EventExists', reason, { parameters });
}

/** The failure for an index that has no event. */
export function eventMissing(stream: OpenStream, key: string): Failure {
  const parameters = culprit(stream, key);
  const reason = `Stream '${parameters.StreamId}' holds no event at index '${parameters.Index}'.`;
  return new Failure('EventMissing', reason, { parameters });
}
