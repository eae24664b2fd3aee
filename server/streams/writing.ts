// Writes of events, each one change of the store: all of them or none.
import { streamBody } from '../catalogue/streams.ts';
import { Failure, notFound } from '../http/errors/catalog.ts';
import { rowsOfBatch, type SealedBatch } from '../store/blocks/sealed-batch.ts';
import type { EventBatch, EventTransaction } from '../store/ports/event-store.ts';
import type { Store } from '../store/ports/store.ts';
import { rowsOfEntries } from './entries.ts';
import type { OpenStream } from './open-stream.ts';

/** The entries of a request, or what a thread has made of them. */
type Entries = readonly unknown[] | SealedBatch;

const batchOf = ({ codec }: OpenStream, entries: Entries): EventBatch =>
  'blocks' in entries ? entries : rowsOfEntries(codec, entries);

/** Stores new events; throws EventExists, and InvalidInput for entries that are no events (reference 4, 7.1). */
export async function insertEvents(store: Store, stream: OpenStream, entries: Entries): Promise<void> {
  const batch = batchOf(stream, entries);
  const inserted = await writeEvents(store, stream, (events) => events.insert(stream.ref, batch));
  if (inserted !== 'done') throw eventExists(stream, inserted.exists, batch);
}

/**
 * Stores events whole, each in place of the one at its index; throws EventMissing where there is none, unless it may be created,
 * and InvalidInput for entries that are no events (reference 4, 7.1).
 */
export async function putEvents(
  store: Store,
  stream: OpenStream,
  entries: Entries,
  allowCreate: boolean,
): Promise<void> {
  const batch = batchOf(stream, entries);
  const applied = await writeEvents(store, stream, async (events) => {
    if (!allowCreate) return events.replace(stream.ref, rowsOfBatch(batch));
    await events.upsert(stream.ref, batch);
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

/** What an error says of the event of a key (reference 4, 7.4). */
const culprit = ({ object, textOfKey }: OpenStream, key: string) => ({
  StreamId: object.id,
  Index: textOfKey(key, 'short'),
});

function eventExists(stream: OpenStream, key: string, batch: EventBatch): Failure {
  const parameters = culprit(stream, key);
  const { StreamId, Index } = parameters;
  const isTwice = !('blocks' in batch) && batch.filter((row) => row.key === key).length > 1;
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
