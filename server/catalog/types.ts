// Loads types with the types inside them from the store, and writes them as JSON.
import type { components } from '../../generated/types/provisioning.ts';
import type { PropertyDefinition, TypeDefinition } from '../domain/types/definitions.ts';
import { resolveType as resolveDefinition, type FindType } from '../domain/types/type-graph.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { ObjectStore, Scope, StoredObject } from '../store/ports/object-store.ts';
import { referencedTypes, storedDefinition } from './stored-types.ts';

/** A store or a transaction. */
export interface Objects {
  readonly objects: ObjectStore;
}

/** A stored type; `find` returns the stored types inside it. */
export interface LoadedType {
  readonly object: StoredObject<'type'>;
  /** The stored definition, which refers to other stored types by Id. */
  readonly definition: TypeDefinition;
  readonly find: FindType;
  /** Returns the stored object of a type inside it. */
  readonly findObject: (id: string) => StoredObject<'type'> | undefined;
}

/** A stored type with its complete definition, which contains the definitions of the types inside it. */
export interface ResolvedType extends LoadedType {
  readonly resolved: TypeDefinition;
}

interface CachedType {
  readonly object: StoredObject<'type'>;
  readonly definition: TypeDefinition;
}

/** Returns a loader of types with a cache. Use it for one request only, since types are created and deleted. */
export function typeLoader({ objects }: Objects, scope: Scope) {
  const cache = new Map<string, CachedType>();
  const find: FindType = (id) => cache.get(foldIdentifier(id))?.definition;
  const findObject = (id: string) => cache.get(foldIdentifier(id))?.object;

  function addToCache(object: StoredObject<'type'>): CachedType {
    const stored = { object, definition: storedDefinition(object) };
    cache.set(foldIdentifier(object.id), stored);
    return stored;
  }

  /** Loads the types that a definition refers to, directly or indirectly; throws NotFound. */
  async function loadReferenced(definition: TypeDefinition): Promise<void> {
    const queue = [definition];
    for (let current = queue.pop(); current; current = queue.pop()) {
      for (const { id } of referencedTypes(current)) {
        if (cache.has(foldIdentifier(id))) continue;
        const object = await objects.get(scope, 'type', id);
        if (!object) throw notFound('type', id);
        queue.push(addToCache(object).definition);
      }
    }
  }

  async function load(object: StoredObject<'type'>): Promise<LoadedType> {
    const { definition } = cache.get(foldIdentifier(object.id)) ?? addToCache(object);
    await loadReferenced(definition);
    return { object, definition, find, findObject };
  }

  async function resolve(object: StoredObject<'type'>): Promise<ResolvedType> {
    const type = await load(object);
    return { ...type, resolved: resolveDefinition(type.definition, find) };
  }

  return {
    find,
    loadReferenced,
    load,
    resolve,
    /** Returns the types of stored objects; types that were deleted since, or that refer to a deleted type, are left out. */
    async resolveAll(objects: readonly StoredObject<'type'>[]): Promise<readonly ResolvedType[]> {
      const types: ResolvedType[] = [];
      for (const object of objects) {
        const type = await resolve(object).catch(nullIfNotFound);
        if (type) types.push(type);
      }
      return types;
    },
  };
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof Failure && error.failureName === 'NotFound') return null;
  throw error;
}

/** Returns the type with this identifier; throws NotFound. */
export async function resolveType(store: Objects, scope: Scope, id: string): Promise<ResolvedType> {
  const object = await store.objects.get(scope, 'type', id);
  if (!object) throw notFound('type', id);
  return typeLoader(store, scope).resolve(object);
}

type SdsType = components['schemas']['SdsType'];
type SdsTypeProperty = components['schemas']['SdsTypeProperty'];

/** The creation and modification date of built-in types. */
const builtInDate = '0001-01-01T00:00:00Z';

/** Returns the complete JSON of a type; the stored types inside it have their own dates. */
export function typeJson({ resolved, findObject }: ResolvedType): SdsType {
  return definitionJson(resolved, findObject);
}

function definitionJson(type: TypeDefinition, findObject: LoadedType['findObject']): SdsType {
  const object = findObject(type.Id);
  const innerJson = (nested: TypeDefinition) => definitionJson(nested, findObject);
  return {
    Id: object?.id ?? type.Id,
    Name: type.Name,
    Description: type.Description,
    // The cast is safe: the contract lists all codes, which the domain types as a number.
    SdsTypeCode: type.SdsTypeCode as components['schemas']['SdsTypeCode'],
    IsGenericType: type.IsGenericType,
    IsReferenceType: type.IsReferenceType,
    GenericArguments: type.GenericArguments?.map(innerJson) ?? null,
    Properties: type.Properties?.map((property) => propertyJson(property, innerJson)) ?? null,
    BaseType: type.BaseType && innerJson(type.BaseType),
    DerivedTypes: type.DerivedTypes?.map(innerJson) ?? null,
    InterpolationMode: type.InterpolationMode,
    ExtrapolationMode: type.ExtrapolationMode,
    CreatedDate: object?.created ?? builtInDate,
    ModifiedDate: object?.modified ?? builtInDate,
  };
}

function propertyJson(property: PropertyDefinition, innerJson: (type: TypeDefinition) => SdsType): SdsTypeProperty {
  return {
    ...property,
    SdsType: property.SdsType && innerJson(property.SdsType),
    Value: typeof property.Value === 'bigint' ? JSON.rawJSON(String(property.Value)) : property.Value,
  };
}
