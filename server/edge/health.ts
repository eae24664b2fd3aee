// Health messages: what they change of an edge system, and what they add to its streams, in one transaction.
import { getOrCreateType } from '../catalog/new-types.ts';
import { getOrCreateStream } from '../catalog/stream-writes.ts';
import { streamBody } from '../catalog/streams.ts';
import type { Context } from '../requests/context.ts';
import { afterMessage, type HealthMessage } from '../domain/edge/health.ts';
import type { Sample } from '../domain/edge/health-streams.ts';
import { InvalidInput } from '../domain/model.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import { Failure } from '../errors/failures.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { rowsOfEntries } from '../stream-data/entries.ts';
import { openStream, type OpenStream } from '../stream-data/open-stream.ts';
import { putEvents } from '../stream-data/writing.ts';
import { findEdgeSystem, holdEdgeSystem, recordOf } from './systems.ts';

/** Takes a health message in; throws NotFound for an unknown edge system and InvalidInput for a message that cannot be taken. */
export async function takeHealthMessage(context: Context, id: string, message: HealthMessage): Promise<void> {
  const { store, access, now, cancellation } = context;
  for (let isDone = false; !isDone;) {
    const expected = afterMessage(await findEdgeSystem(context, id), message, now);
    if (!expected) return;
    const streams = new Map<string, OpenStream>();
    for (const sample of expected.samples) streams.set(sample.streamId, await openHealthStream(context, sample));

    isDone = await store.transaction(async (transaction) => {
      const reported = afterMessage(await holdEdgeSystem(context, transaction, id), message, now);
      if (!reported) return true;
      const within = joined(store, transaction);
      for (const { streamId, event } of reported.samples) {
        const stream = streams.get(streamId);
        // Another message has come between and made the component another one: once more.
        if (!stream) return false;
        await putEvents(within, stream, rowsOfEntries(stream.codec, [event]), { allowCreate: true, cancellation });
      }
      await transaction.edgeSystems.replace(access.scope, recordOf(reported.system, access.scope));
      return true;
    });
  }
}

/** The stream of a sample, made with its type where it is missing; throws InvalidInput where its name or type is taken. */
async function openHealthStream(context: Context, { streamId, type }: Sample): Promise<OpenStream> {
  const known = await context.store.objects.get(context.access.scope, 'stream', streamId);
  const object = known ?? (await makeStream(context, streamId, type).catch(conflictAsInput));
  if (!sameIdentifier(streamBody(object).TypeId, type.Id))
    throw new InvalidInput('Components', `The stream '${streamId}' exists, but its type is not '${type.Id}'.`);
  return openStream(context, object);
}

async function makeStream(context: Context, id: string, type: Sample['type']): Promise<StoredObject> {
  // Streams and types of health are the server's own; the edge system need not be allowed to read them.
  const mayRead = () => true;
  await getOrCreateType(context, type.Id, JSON.stringify(type), mayRead);
  return (await getOrCreateStream(context, id, { Id: id, TypeId: type.Id }, mayRead)).object;
}

function conflictAsInput(error: unknown): never {
  if (error instanceof Failure && error.failure === 'Conflict') throw new InvalidInput('Components', error.message);
  throw error;
}

/** The store as one transaction sees it: what asks for a transaction joins it. */
function joined(store: Store, transaction: Transaction): Store {
  return { ...store, ...transaction, transaction: (work) => work(transaction) };
}
