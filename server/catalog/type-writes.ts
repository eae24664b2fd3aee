// Creates and deletes types. A type and the types that its definition contains are created together
// (docs/behavior/types-and-streams.md#types-inside-types).
import type { Context } from '../requests/context.ts';
import { readType, type TypeDefinition } from '../domain/types/definitions.ts';
import { checkType, containedTypes, equalTypes, resolveType } from '../domain/types/type-graph.ts';
import { parseJson } from '../domain/values/json.ts';
import { missingRight } from '../requests/access.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { NewObject, ObjectStore, ReferenceCounts, Scope, StoredObject } from '../store/ports/object-store.ts';
import { newObjectFactory, type CreateResult } from './changes.ts';
import { readableTypes } from './readable-types.ts';
import { storedDefinition, storedBody } from './stored-types.ts';
import { typeLoader } from './types.ts';
import { namespaceUnits } from './units.ts';

/**
 * Creates the type of a JSON text and the types that it contains, unless they exist. Throws InvalidInput, NotFound for an unknown type,
 * Forbidden for a type that `canRead` rejects, and Conflict if one of them exists with another definition.
 */
export async function getOrCreateType(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  pathId: string,
  text: string,
  canRead = (type: StoredObject<'type'>): boolean => context.access.hasRight(type, 'Read'),
): Promise<CreateResult<'type'>> {
  const { store, access } = context;
  // Exact numbers keep all digits of the members of 64-bit enums.
  const definition = readType(parseJson(text, { maxDepth: Infinity, exactNumbers: true }), pathId);
  await readableTypes(store, access.scope, canRead).requireReferenced(definition);
  const { find, loadReferenced } = typeLoader(store, access.scope);
  await loadReferenced(definition);
  const { catalog } = await namespaceUnits(store, access.scope);
  checkType(resolveType(definition, find), (uom) => catalog.findByReference(uom) !== undefined);

  const createObject = await newObjectFactory(context, 'Types');
  const getOrCreate = (objects: ObjectStore, type: TypeDefinition) =>
    getOrCreateStoredType(objects, access.scope, type, createObject(type.Id, storedBody(type)), canRead);
  return store.transaction(async ({ objects }) => {
    for (const { type } of containedTypes(definition)) await getOrCreate(objects, type);
    return getOrCreate(objects, definition);
  });
}

async function getOrCreateStoredType(
  objects: ObjectStore,
  scope: Scope,
  definition: TypeDefinition,
  newType: NewObject<'type'>,
  canRead: (type: StoredObject<'type'>) => boolean,
): Promise<CreateResult<'type'>> {
  const outcome = await objects.create(scope, 'type', newType);
  if (typeof outcome === 'object') throw notFound('type', outcome.missing.id);
  const object = await objects.get(scope, 'type', newType.id);
  if (object && outcome === 'exists' && !canRead(object)) throw missingRight('Read', `type '${newType.id}'`);
  if (object && equalTypes(storedDefinition(object), definition)) return { object, isNew: outcome === 'done' };
  throw new Failure('Conflict', `The type '${newType.id}' exists with another definition.`, {
    parameters: { Id: newType.id },
  });
}

/** Deletes the type that the path names; throws NotFound, and Conflict while other objects refer to it. */
export async function deleteType({ store, access }: Pick<Context, 'store' | 'access'>): Promise<void> {
  const { id } = access.pathObject('Types');
  const outcome = await store.objects.remove(access.scope, 'type', id, { unlessReferenced: true });
  if (outcome === 'missing') throw notFound('type', id);
  if (outcome === 'done') return;
  const { SdsStream, SdsStreamView, SdsType } = countsJson(outcome.referenced);
  const referrers = `${SdsStream} streams, ${SdsStreamView} stream views and ${SdsType} types`;
  throw new Failure('Conflict', `The type '${id}' cannot be deleted: ${referrers} refer to it.`, {
    parameters: { TypeId: id },
  });
}

/** Returns how many streams, stream views and types refer to the type that the path names. */
export async function getTypeReferenceCount({ store, access }: Pick<Context, 'store' | 'access'>) {
  const { id } = access.pathObject('Types');
  return countsJson(await store.objects.referencedBy(access.scope, 'type', id));
}

const countsJson = (counts: ReferenceCounts) => ({
  SdsStream: counts['stream'] ?? 0,
  SdsStreamView: counts['streamView'] ?? 0,
  SdsType: counts['type'] ?? 0,
});
