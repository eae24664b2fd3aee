// Types with the types inside them, read from the store, and their JSON.
import type { components } from '../../generated/types/provisioning.ts';
import type { PropertyDefinition, TypeDefinition } from '../domain/types/definitions.ts';
import { resolveType as resolveDefinition, type FindType } from '../domain/types/type-graph.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { ObjectStore, Scope, StoredObject } from '../store/ports/object-store.ts';
import { referencedTypes, storedDefinition } from './stored-types.ts';

/** A store, or a transaction of one. */
export interface Objects {
  readonly objects: ObjectStore;
}

/** A stored type; `find` returns the stored types inside it. */
export interface LoadedType {
  readonly object: StoredObject<'type'>;
  /** The stored definition, which refers to other stored types by Id. */
  readonly definition: TypeDefinition;
  readonly find: FindType;
  /** The stored object of a type inside it. */
  readonly findObject: (id: string) => StoredObject<'type'> | undefined;
}

/** A stored type whose definition contains those of the types inside it. */
export interface ResolvedType extends LoadedType {
  readonly resolved: TypeDefinition;
}

interface CachedType {
  readonly object: StoredObject<'type'>;
  readonly definition: TypeDefinition;
}

/** Returns a reader of types with a cache for one request, since types are created and deleted. */
export function typeLoader({ objects }: Objects, scope: Scope) {
  const cache = new Map<string, CachedType>();
  const find: FindType = (id) => cache.get(foldIdentifier(id))?.definition;
  const findObject = (id: string) => cache.get(foldIdentifier(id))?.object;

  function remember(object: StoredObject<'type'>): CachedType {
    const stored = { object, definition: storedDefinition(object) };
    cache.set(foldIdentifier(object.id), stored);
    return stored;
  }

  /** Reads the types that a definition refers to, directly or indirectly; throws NotFound. */
  async function loadReferenced(definition: TypeDefinition): Promise<void> {
    const queue = [definition];
    for (let next = queue.pop(); next; next = queue.pop()) {
      for (const { id } of referencedTypes(next)) {
        if (cache.has(foldIdentifier(id))) continue;
        const object = await objects.get(scope, 'type', id);
        if (!object) throw notFound('type', id);
        queue.push(remember(object).definition);
      }
    }
  }

  async function load(object: StoredObject<'type'>): Promise<LoadedType> {
    const { definition } = cache.get(foldIdentifier(object.id)) ?? remember(object);
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
    /** Returns the types of objects; those that were deleted since, or refer to deleted types, are left out. */
    async resolveAll(from: readonly StoredObject<'type'>[]): Promise<readonly ResolvedType[]> {
      const types: ResolvedType[] = [];
      for (const object of from) {
        const type = await resolve(object).catch(nullIfGone);
        if (type) types.push(type);
      }
      return types;
    },
  };
}

function nullIfGone(error: unknown): null {
  if (error instanceof Failure && error.failureName === 'NotFound') return null;
  throw error;
}

/** The type with this identifier, resolved; throws NotFound. */
export async function resolveType(store: Objects, scope: Scope, id: string): Promise<ResolvedType> {
  const object = await store.objects.get(scope, 'type', id);
  if (!object) throw notFound('type', id);
  return typeLoader(store, scope).resolve(object);
}

/** Returns a value that JSON.stringify writes as these digits; TypeScript does not declare JSON.rawJSON yet. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (digits: string) => unknown };

type SdsType = components['schemas']['SdsType'];
type SdsTypeProperty = components['schemas']['SdsTypeProperty'];

/** The dates of built-in types. */
const noDate = '0001-01-01T00:00:00Z';

/** The complete JSON of a type; stored types inside it have their own dates. */
export function typeJson({ resolved, findObject }: ResolvedType): SdsType {
  return jsonOf(resolved, findObject);
}

function jsonOf(type: TypeDefinition, findObject: LoadedType['findObject']): SdsType {
  const object = findObject(type.Id);
  const inner = (nested: TypeDefinition) => jsonOf(nested, findObject);
  return {
    Id: object?.id ?? type.Id,
    Name: type.Name,
    Description: type.Description,
    // The contract lists the codes that the domain has as numbers.
    SdsTypeCode: type.SdsTypeCode as components['schemas']['SdsTypeCode'],
    IsGenericType: type.IsGenericType,
    IsReferenceType: type.IsReferenceType,
    GenericArguments: type.GenericArguments?.map(inner) ?? null,
    Properties: type.Properties?.map((property) => propertyJson(property, inner)) ?? null,
    BaseType: type.BaseType && inner(type.BaseType),
    DerivedTypes: type.DerivedTypes?.map(inner) ?? null,
    InterpolationMode: type.InterpolationMode,
    ExtrapolationMode: type.ExtrapolationMode,
    CreatedDate: object?.created ?? noDate,
    ModifiedDate: object?.modified ?? noDate,
  };
}

function propertyJson(property: PropertyDefinition, inner: (type: TypeDefinition) => SdsType): SdsTypeProperty {
  return {
    ...property,
    SdsType: property.SdsType && inner(property.SdsType),
    Value: typeof property.Value === 'bigint' ? rawJSON(String(property.Value)) : property.Value,
  };
}
