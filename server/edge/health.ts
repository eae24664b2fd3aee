// Applies health messages: each changes an edge system and adds events to its streams in one transaction.
import { getOrCreateType } from '../catalog/type-writes.ts';
import { getOrCreateStream } from '../catalog/stream-writes.ts';
import type { Context } from '../requests/context.ts';
import { applyHealthMessage, type HealthMessage } from '../domain/edge/health.ts';
import type { HealthEvent } from '../domain/edge/health-streams.ts';
import { InvalidInput } from '../domain/model.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { Failure } from '../errors/failures.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { rowsOfEntries } from '../stream-data/entries.ts';
import { openStream, type OpenStream } from '../stream-data/open-stream.ts';
import { requireUnchanged } from '../stream-data/writing.ts';
import { getEdgeSystem, lockEdgeSystem, edgeSystemRecord } from './edge-systems.ts';

/** Applies a health message to an edge system and its streams; throws NotFound and InvalidInput. */
export async function reportHealth(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
  message: HealthMessage,
): Promise<void> {
  const { store, access, now } = context;
  let isDone = false;
  while (!isDone) {
    const preview = applyHealthMessage(await getEdgeSystem(context, id), message, now);
    if (!preview) return;
    const streams = new Map<string, OpenStream>();
    for (const event of preview.events) streams.set(event.streamId, await openHealthStream(context, event));

    isDone = await store.transaction(async (transaction) => {
      const applied = applyHealthMessage(await lockEdgeSystem(context, transaction, id), message, now);
      if (!applied) return true;
      // Another message has changed a component since the preview, so start again before anything is written.
      if (applied.events.some(({ streamId }) => !streams.has(streamId))) return false;
      for (const { streamId, event } of applied.events) {
        const stream = streams.get(streamId);
        if (!stream) throw new Error(`The health stream '${streamId}' is not open.`);
        await transaction.events.upsert(stream.ref, rowsOfEntries(stream.codec, [event]));
        await requireUnchanged(transaction, stream);
      }
      await transaction.edgeSystems.replace(access.scope, edgeSystemRecord(applied.system, access.scope));
      return true;
    });
  }
}

/** Returns the stream of an event; creates it and its type if needed. Throws InvalidInput if either exists with another definition. */
async function openHealthStream(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  { streamId, type }: HealthEvent,
): Promise<OpenStream> {
  const existing = await context.store.objects.get(context.access.scope, 'stream', streamId);
  const object = existing ?? (await createHealthStream(context, streamId, type).catch(conflictToInvalidInput));
  if (!isSameIdentifier(object.body.TypeId, type.Id))
    throw new InvalidInput('Components', `The stream '${streamId}' exists, but its type is not '${type.Id}'.`);
  return openStream(context, object);
}

async function createHealthStream(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
  type: HealthEvent['type'],
): Promise<StoredObject<'stream'>> {
  // The server creates these streams and types, so the caller does not need the right to read them.
  const canRead = () => true;
  await getOrCreateType(context, type.Id, JSON.stringify(type), canRead);
  return (await getOrCreateStream(context, id, { Id: id, TypeId: type.Id }, canRead)).object;
}

function conflictToInvalidInput(error: unknown): never {
  if (error instanceof Failure && error.failureName === 'Conflict') throw new InvalidInput('Components', error.message);
  throw error;
}
