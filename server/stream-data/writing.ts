// Writes of events: each request is one transaction.
import type { CancellationToken } from '../requests/cancellation.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { rowsOfBatch } from '../store/blocks/sealed-batch.ts';
import type { EventBatch, EventTransaction } from '../store/ports/event-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import type { OpenStream } from './open-stream.ts';

/** How many blocks are written in one slice. */
const blocksPerSlice = 8;

/** Yields the slices of a batch; one that is not sealed is short. */
function* piecesOf(batch: EventBatch): Generator<EventBatch> {
  if (!('blocks' in batch)) {
    yield batch;
    return;
  }
  const { blocks } = batch;
  // The rest joins the last piece: alone, it might be too small for a block.
  const pieces = Math.max(1, Math.floor(blocks.length / blocksPerSlice));
  for (let i = 0; i < pieces; i += 1)
    yield { blocks: blocks.slice(i * blocksPerSlice, i === pieces - 1 ? undefined : (i + 1) * blocksPerSlice) };
}

/** Stores new events, all of them or none; throws EventExists. */
export async function insertEvents(
  store: Store,
  stream: OpenStream,
  batch: EventBatch,
  cancellation: Pick<CancellationToken, 'pause'>,
): Promise<void> {
  await writeEvents(store, stream, async (events) => {
    for (const [i, piece] of [...piecesOf(batch)].entries()) {
      if (i > 0) await cancellation.pause();
      const inserted = await events.insert(stream.ref, piece);
      if (inserted !== 'done') throw eventExists(stream, inserted.exists, batch);
    }
  });
}

/** Replaces whole events; throws EventMissing for an index without event, unless it may be created. */
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
    for (const [i, piece] of [...piecesOf(batch)].entries()) {
      if (i > 0) await cancellation.pause();
      if (allowCreate) {
        await events.upsert(stream.ref, piece);
        continue;
      }
      const applied = await events.replace(stream.ref, rowsOfBatch(piece));
      if (applied !== 'done') throw eventMissing(stream, applied.missing);
    }
  });
}

/** Runs a write of events as one transaction, which ends without effect when the stream is no longer the same (requireUnchanged). */
export async function writeEvents<Result>(
  store: Pick<Store, 'transaction'>,
  stream: OpenStream,
  work: (events: EventTransaction) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (transaction) => {
    const result = await work(transaction.events);
    await requireUnchanged(transaction, stream);
    return result;
  });
}

/**
 * Throws NotFound when the stream was removed, and Unavailable when its events got another type, since it was opened. Call it after the
 * write: the write itself waits for such changes.
 */
export async function requireUnchanged(
  { objects }: Pick<Transaction, 'objects'>,
  { object, scope }: OpenStream,
): Promise<void> {
  const now = await objects.get(scope, 'stream', object.id);
  if (!now || now.sequence !== object.sequence) throw notFound('stream', object.id);
  if (now.body.TypeId !== object.body.TypeId) {
    throw new Failure('Unavailable', `The type of stream '${object.id}' was changed just now; send the request again.`);
  }
}

/** Returns the parameters of an error about the event of a key (docs/behavior/stream-data.md#writing-events). */
const errorParameters = ({ object, textOfKey }: OpenStream, key: string) => ({
  StreamId: object.id,
  Index: textOfKey(key, 'short'),
});

function eventExists(stream: OpenStream, key: string, batch: EventBatch): Failure {
  const isTwice = !('blocks' in batch) && batch.filter((row) => row.key === key).length > 1;
  if (isTwice) return eventTwice(stream, key);
  const parameters = errorParameters(stream, key);
  const { StreamId, Index } = parameters;
  return new Failure('EventExists', `Stream '${StreamId}' already holds an event at index '${Index}'.`, { parameters });
}

/** Returns the failure for an index that occurs twice in a request. */
export function eventTwice(stream: OpenStream, key: string): Failure {
  const parameters = errorParameters(stream, key);
  const { StreamId, Index } = parameters;
  const reason = `The request has more than one event at index '${Index}' for stream '${StreamId}'.`;
  return new Failure('EventExists', reason, { parameters });
}

/** Returns the failure for an index without event. */
export function eventMissing(stream: OpenStream, key: string): Failure {
  const parameters = errorParameters(stream, key);
  const reason = `Stream '${parameters.StreamId}' holds no event at index '${parameters.Index}'.`;
  return new Failure('EventMissing', reason, { parameters });
}
