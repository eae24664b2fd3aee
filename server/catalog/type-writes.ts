// How types come into being: with all those that they bring along, or not at all (docs/behavior/types-and-streams.md#types-inside-types).
import type { Context } from '../requests/context.ts';
import { readType, type TypeDefinition } from '../domain/types/definitions.ts';
import { checkType, containedTypes, equalTypes, resolveType } from '../domain/types/type-graph.ts';
import { parseJson } from '../domain/values/json.ts';
import { missingRight } from '../requests/access.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { NewObject, ObjectStore, Scope, StoredObject } from '../store/ports/object-store.ts';
import { objectMaker, type CreateResult } from './changes.ts';
import { readableTypes } from './readable-types.ts';
import { storedDefinition, storedForm } from './stored-types.ts';
import { typeLoader } from './types.ts';
import { namespaceUnits } from './units.ts';

/**
 * Creates the type that the JSON text defines, and the types that it defines inside it, unless they exist. Throws InvalidInput for
 * a faulty definition, NotFound for types given by an unknown Id, Forbidden for types that `mayRead` refuses, and Conflict where an Id
 * stands for another definition.
 */
export async function getOrCreateType(
  context: Context,
  pathId: string,
  text: string,
  mayRead = (type: StoredObject<'type'>): boolean => context.access.may(type, 'Read'),
): Promise<CreateResult<'type'>> {
  const { store, access } = context;
  // Members of 64-bit enums need all their digits, which the parsed body has lost.
  const definition = readType(parseJson(text, { maxDepth: Infinity, exactNumbers: true }), pathId);
  await readableTypes(store, access.scope, mayRead).requireInside(definition);
  const { find, loadInside } = typeLoader(store, access.scope);
  await loadInside(definition);
  const { catalog } = await namespaceUnits(store, access.scope);
  checkType(resolveType(definition, find), (uom) => catalog.named(uom) !== undefined);

  const newObject = await objectMaker(context, 'Types');
  const make = (objects: ObjectStore, type: TypeDefinition) =>
    findOrCreate(objects, access.scope, type, newObject(type.Id, storedForm(type)), mayRead);
  return store.transaction(async ({ objects }) => {
    for (const { type } of containedTypes(definition)) await make(objects, type);
    return make(objects, definition);
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
