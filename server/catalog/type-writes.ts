// Types: created and deleted. A type and the types that its definition contains are created together
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
 * Creates a type from JSON text, and the types that it contains, unless they exist. Throws InvalidInput, NotFound for an unknown type,
 * Forbidden for a type that `mayRead` refuses, and Conflict when a type with another definition has an identifier.
 */
export async function getOrCreateType(
  context: Context,
  pathId: string,
  text: string,
  mayRead = (type: StoredObject<'type'>): boolean => context.access.hasRight(type, 'Read'),
): Promise<CreateResult<'type'>> {
  const { store, access } = context;
  // Parsed from text, so that members of 64-bit enums keep all digits.
  const definition = readType(parseJson(text, { maxDepth: Infinity, exactNumbers: true }), pathId);
  await readableTypes(store, access.scope, mayRead).requireReferenced(definition);
  const { find, loadReferenced } = typeLoader(store, access.scope);
  await loadReferenced(definition);
  const { catalog } = await namespaceUnits(store, access.scope);
  checkType(resolveType(definition, find), (uom) => catalog.named(uom) !== undefined);

  const newObject = await newObjectFactory(context, 'Types');
  const getOrCreate = (objects: ObjectStore, type: TypeDefinition) =>
    findOrCreate(objects, access.scope, type, newObject(type.Id, storedBody(type)), mayRead);
  return store.transaction(async ({ objects }) => {
    for (const { type } of containedTypes(definition)) await getOrCreate(objects, type);
    return getOrCreate(objects, definition);
  });
}

async function findOrCreate(
  objects: ObjectStore,
  scope: Scope,
  definition: TypeDefinition,
  wanted: NewObject<'type'>,
  mayRead: (type: StoredObject<'type'>) => boolean,
): Promise<CreateResult<'type'>> {
  const outcome = await objects.create(scope, 'type', wanted);
  if (typeof outcome === 'object') throw notFound('type', outcome.missing.id);
  const object = await objects.get(scope, 'type', wanted.id);
  if (object && outcome === 'exists' && !mayRead(object)) throw missingRight('Read', `type '${wanted.id}'`);
  if (object && equalTypes(storedDefinition(object), definition)) return { object, isNew: outcome === 'done' };
  throw new Failure('Conflict', `The type '${wanted.id}' exists with another definition.`, {
    parameters: { Id: wanted.id },
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

/** The numbers of objects that refer to the type that the path names. */
export async function getTypeReferenceCount({ store, access }: Pick<Context, 'store' | 'access'>) {
  const { id } = access.pathObject('Types');
  return countsJson(await store.objects.referencedBy(access.scope, 'type', id));
}

const countsJson = (counts: ReferenceCounts) => ({
  SdsStream: counts['stream'] ?? 0,
  SdsStreamView: counts['streamView'] ?? 0,
  SdsType: counts['type'] ?? 0,
});
