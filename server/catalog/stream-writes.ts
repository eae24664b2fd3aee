// Streams: created, updated and deleted (docs/behavior/types-and-streams.md#creating-and-updating).
import type { Context } from '../requests/context.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import { missingRight } from '../requests/access.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { NewObject, StoredObject } from '../store/ports/object-store.ts';
import { changeObject, newObjectFactory, type CreateResult } from './changes.ts';
import { readableTypes } from './readable-types.ts';
import { checkStream, isSameStream, readStream, streamRef, type StreamBody, type StreamDefinition } from './streams.ts';
import { typeLoader } from './types.ts';
import { namespaceUnits } from './units.ts';

/**
 * Creates a stream unless exactly this one exists; throws InvalidInput, NotFound for its type, Forbidden for a type or an existing stream
 * that `mayRead` refuses, and Conflict when another stream has the identifier.
 */
export async function getOrCreateStream(
  context: Context,
  pathId: string,
  body: unknown,
  mayRead = mayCallerRead(context),
): Promise<CreateResult<'stream'>> {
  const { store, access } = context;
  const wanted = await readValidStream(context, pathId, body, mayRead);
  const created = await create(context, wanted);
  const object = created ?? (await store.objects.get(access.scope, 'stream', pathId));
  if (object && !created && !mayRead(object)) throw missingRight('Read', `stream '${pathId}'`);
  if (object && (created || isSameStream(object, wanted))) return { object, isNew: created !== null };
  throw new Failure('Conflict', `The stream '${pathId}' exists with another definition.`, {
    parameters: { StreamId: pathId },
  });
}

/** Creates a stream and returns it, or updates the one that the path names and returns null; throws Conflict for another type. */
export async function createOrUpdateStream(
  context: Context,
  pathId: string,
  body: unknown,
): Promise<StoredObject<'stream'> | null> {
  const wanted = await readValidStream(context, pathId, body, mayCallerRead(context));
  if (context.access.pathObjectOrNull('Streams')) {
    await changeObject(context, 'Streams', (object) => ({ body: updatedBody(object.body, wanted) }));
    return null;
  }
  const created = await create(context, wanted);
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
    // The object first and then its events, as a change of the type does, so that the two cannot deadlock.
    if ((await objects.remove(scope, 'stream', stream.id)) === 'missing') throw notFound('stream', stream.id);
    await events.removeAll(streamRef(scope, stream));
  });
}

const mayCallerRead =
  ({ access }: Pick<Context, 'access'>) =>
  (object: StoredObject): boolean =>
    access.hasRight(object, 'Read');

/** Reads a stream from a body and checks it against its type; throws InvalidInput, NotFound and Forbidden. */
async function readValidStream(
  { store, access }: Pick<Context, 'store' | 'access'>,
  pathId: string,
  body: unknown,
  mayRead: (object: StoredObject) => boolean,
): Promise<StreamDefinition> {
  const { catalog } = await namespaceUnits(store, access.scope);
  const wanted = readStream(body, pathId, (uom) => catalog.named(uom) !== undefined);
  const type = await readableTypes(store, access.scope, mayRead).require(wanted.TypeId);
  checkStream(wanted, await typeLoader(store, access.scope).load(type));
  return { ...wanted, TypeId: type.id };
}

/** Stores a stream; returns null when its identifier is taken. */
async function create(context: Context, wanted: StreamDefinition): Promise<StoredObject<'stream'> | null> {
  const { store, access } = context;
  const body: StreamBody = { ...wanted, Tags: [], Metadata: {} };
  const object: NewObject<'stream'> = (await newObjectFactory(context, 'Streams'))(wanted.Id, body);
  const outcome = await store.objects.create(access.scope, 'stream', object);
  if (outcome === 'exists') return null;
  if (outcome === 'done') return store.objects.get(access.scope, 'stream', wanted.Id);
  throw notFound('type', outcome.missing.id);
}

function updatedBody(stored: StreamBody, wanted: StreamDefinition): StreamBody {
  if (sameIdentifier(stored.TypeId, wanted.TypeId)) return { ...stored, ...wanted, Id: stored.Id };
  const reason = `its type is '${stored.TypeId}' and cannot become '${wanted.TypeId}'; change it with a stream view`;
  throw new Failure('Conflict', `The stream '${stored.Id}' cannot be updated: ${reason}.`, {
    parameters: { TypeId: wanted.TypeId },
  });
}
