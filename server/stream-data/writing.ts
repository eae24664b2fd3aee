// Writes of events: each request is one transaction.
import type { CancellationToken } from '../requests/cancellation.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { rowsOfBatch } from '../store/blocks/sealed-batch.ts';
import type { EventBatch, EventTransaction } from '../store/ports/event-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import type { OpenStream } from './open-stream.ts';

/** The number of blocks that are written in one slice. */
const blocksPerSlice = 8;

/** Yields the slices of a batch; an unsealed batch is short and is one slice. */
function* slicesOf(batch: EventBatch): Generator<EventBatch> {
  if (!('blocks' in batch)) {
    yield batch;
    return;
  }
  const { blocks } = batch;
  // The last slice gets the remaining blocks too: a slice of their own could be too small for a block.
  const sliceCount = Math.max(1, Math.floor(blocks.length / blocksPerSlice));
  for (let i = 0; i < sliceCount; i += 1)
    yield { blocks: blocks.slice(i * blocksPerSlice, i === sliceCount - 1 ? undefined : (i + 1) * blocksPerSlice) };
}

/** Stores new events, all or none; throws EventExists. */
export async function insertEvents(
  store: Store,
  stream: OpenStream,
  batch: EventBatch,
  cancellation: Pick<CancellationToken, 'pause'>,
): Promise<void> {
  await writeEvents(store, stream, async (events) => {
    for (const [i, slice] of [...slicesOf(batch)].entries()) {
      if (i > 0) await cancellation.pause();
      const result = await events.insert(stream.ref, slice);
      if (result !== 'done') throw eventExists(stream, result.exists, batch);
    }
  });
}

/** Replaces whole events, all or none; throws EventMissing for an index without an event unless `allowCreate` is set. */
export async function putEvents(
  store: Store,
  stream: OpenStream,
  batch: EventBatch,
  {
    allowCreate,
    cancellation,
  }: { readonly allowCreate: boolean; readonly cancellation: Pick<CancellationToken, 'pause'> },
): Promise<void> {
  await writeEvents(store, stream, async (events) => {
    for (const [i, slice] of [...slicesOf(batch)].entries()) {
      if (i > 0) await cancellation.pause();
      if (allowCreate) {
        await events.upsert(stream.ref, slice);
        continue;
      }
      const result = await events.replace(stream.ref, rowsOfBatch(slice));
      if (result !== 'done') throw eventMissing(stream, result.missing);
    }
  });
}

/** Runs a write of events in one transaction and returns its result; rolls back and throws as requireUnchanged does. */
export async function writeEvents<Result>(
  store: Pick<Store, 'transaction'>,
  stream: OpenStream,
  write: (events: EventTransaction) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (transaction) => {
    const result = await write(transaction.events);
    await requireUnchanged(transaction, stream);
    return result;
  });
}

/**
 * Throws NotFound if the stream was removed since it was opened, and Unavailable if its type was changed. Must be called after the
 * write, which waits until such changes are complete.
 */
export async function requireUnchanged(
  { objects }: Pick<Transaction, 'objects'>,
  { object, scope }: OpenStream,
): Promise<void> {
  const current = await objects.get(scope, 'stream', object.id);
  if (!current || current.sequence !== object.sequence) throw notFound('stream', object.id);
  if (current.body.TypeId !== object.body.TypeId) {
    throw new Failure(
      'Unavailable',
      `The type of stream '${object.id}' has just been changed; send the request again.`,
    );
  }
}

/** Returns the parameters of an error about the event with a key (docs/behavior/stream-data.md#writing-events). */
const errorParameters = ({ object, textOfKey }: OpenStream, key: string) => ({
  StreamId: object.id,
  Index: textOfKey(key, 'short'),
});

/** Returns the failure for an index that exists already, in the stream or earlier in the batch. */
function eventExists(stream: OpenStream, key: string, batch: EventBatch): Failure {
  const isDuplicate = !('blocks' in batch) && batch.filter((row) => row.key === key).length > 1;
  if (isDuplicate) return duplicateEvent(stream, key);
  const parameters = errorParameters(stream, key);
  const { StreamId, Index } = parameters;
  return new Failure('EventExists', `Stream '${StreamId}' already holds an event at index '${Index}'.`, { parameters });
}

/** Returns the failure for an index that two events of a request have. */
export function duplicateEvent(stream: OpenStream, key: string): Failure {
  const parameters = errorParameters(stream, key);
  const { StreamId, Index } = parameters;
  const reason = `The request has more than one event at index '${Index}' for stream '${StreamId}'.`;
  return new Failure('EventExists', reason, { parameters });
}

/** Returns the failure for an index without an event. */
export function eventMissing(stream: OpenStream, key: string): Failure {
  const parameters = errorParameters(stream, key);
  const reason = `Stream '${parameters.StreamId}' holds no event at index '${parameters.Index}'.`;
  return new Failure('EventMissing', reason, { parameters });
}
