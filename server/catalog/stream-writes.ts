// Creates, updates and deletes streams (docs/behavior/types-and-streams.md#creating-and-updating).
import type { Context } from '../requests/context.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { missingRight } from '../requests/access.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { NewObject, StoredObject } from '../store/ports/object-store.ts';
import { changeObject, newObjectFactory, type CreateResult } from './changes.ts';
import { readableTypes } from './readable-types.ts';
import { checkStream, isSameStream, readStream, streamRef, type StreamBody, type StreamDefinition } from './streams.ts';
import { typeLoader } from './types.ts';
import { namespaceUnits } from './units.ts';

/**
 * Creates a stream unless it exists with the same definition. Throws InvalidInput, NotFound for its type, Forbidden for a type or an
 * existing stream that `canRead` rejects, and Conflict if the stream exists with another definition.
 */
export async function getOrCreateStream(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  pathId: string,
  body: unknown,
  canRead = callerCanRead(context),
): Promise<CreateResult<'stream'>> {
  const { store, access } = context;
  const definition = await readValidStream(context, pathId, body, canRead);
  const created = await storeStream(context, definition);
  const object = created ?? (await store.objects.get(access.scope, 'stream', pathId));
  if (object && !created && !canRead(object)) throw missingRight('Read', `stream '${pathId}'`);
  if (object && (created || isSameStream(object, definition))) return { object, isNew: created !== null };
  throw new Failure('Conflict', `The stream '${pathId}' exists with another definition.`, {
    parameters: { StreamId: pathId },
  });
}

/** Creates or updates the stream that the path names; returns the stream if it is new, else null. Throws Conflict for another type. */
export async function createOrUpdateStream(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  pathId: string,
  body: unknown,
): Promise<StoredObject<'stream'> | null> {
  const definition = await readValidStream(context, pathId, body, callerCanRead(context));
  if (context.access.pathObjectOrNull('Streams')) {
    await changeObject(context, 'Streams', (object) => ({ body: updatedBody(object.body, definition) }));
    return null;
  }
  const created = await storeStream(context, definition);
  if (created) return created;
  // The stream did not exist when the caller's rights were checked.
  throw new Failure('Conflict', `The stream '${pathId}' has just been created by another request.`, {
    parameters: { StreamId: pathId },
  });
}

/** Deletes the stream that the path names, with its events; throws NotFound. */
export async function deleteStream({ store, access }: Pick<Context, 'store' | 'access'>): Promise<void> {
  const { scope } = access;
  const stream = access.pathObject('Streams');
  await store.transaction(async ({ objects, events }) => {
    // Locks the object first and then its events, in the order of changeStreamType, so that the two cannot deadlock.
    if ((await objects.remove(scope, 'stream', stream.id)) === 'missing') throw notFound('stream', stream.id);
    await events.removeAll(streamRef(scope, stream));
  });
}

const callerCanRead =
  ({ access }: Pick<Context, 'access'>) =>
  (object: StoredObject): boolean =>
    access.hasRight(object, 'Read');

/** Returns the definition in a body, checked against its type; throws InvalidInput, NotFound and Forbidden. */
async function readValidStream(
  { store, access }: Pick<Context, 'store' | 'access'>,
  pathId: string,
  body: unknown,
  canRead: (object: StoredObject) => boolean,
): Promise<StreamDefinition> {
  const { catalog } = await namespaceUnits(store, access.scope);
  const definition = readStream(body, pathId, (uom) => catalog.findByReference(uom) !== undefined);
  const type = await readableTypes(store, access.scope, canRead).require(definition.TypeId);
  checkStream(definition, await typeLoader(store, access.scope).load(type));
  return { ...definition, TypeId: type.id };
}

/** Stores a new stream and returns it; null if its identifier is taken. */
async function storeStream(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  definition: StreamDefinition,
): Promise<StoredObject<'stream'> | null> {
  const { store, access } = context;
  const body: StreamBody = { ...definition, Tags: [], Metadata: {} };
  const object: NewObject<'stream'> = (await newObjectFactory(context, 'Streams'))(definition.Id, body);
  const outcome = await store.objects.create(access.scope, 'stream', object);
  if (outcome === 'exists') return null;
  if (outcome === 'done') return store.objects.get(access.scope, 'stream', definition.Id);
  throw notFound('type', outcome.missing.id);
}

function updatedBody(stored: StreamBody, definition: StreamDefinition): StreamBody {
  if (isSameIdentifier(stored.TypeId, definition.TypeId)) return { ...stored, ...definition, Id: stored.Id };
  const reason = `its type is '${stored.TypeId}' and cannot become '${definition.TypeId}'; change it with a stream view`;
  throw new Failure('Conflict', `The stream '${stored.Id}' cannot be updated: ${reason}.`, {
    parameters: { TypeId: definition.TypeId },
  });
}
