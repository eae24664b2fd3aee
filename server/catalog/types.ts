// Types with everything that they are made of.
import type { components } from '../../generated/types/provisioning.ts';
import type { PropertyDefinition, TypeDefinition } from '../domain/types/definitions.ts';
import { resolveType as resolveDefinition, type FindType } from '../domain/types/type-graph.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { ObjectStore, Scope, StoredObject } from '../store/ports/object-store.ts';
import { neededTypes, storedDefinition } from './stored-types.ts';

/** A store, or a transaction of one. */
export interface Objects {
  readonly objects: ObjectStore;
}

/** A stored type and, behind `find`, all the stored types inside it. */
export interface LoadedType {
  readonly object: StoredObject<'type'>;
  /** As it is stored: types of their own are given by Id alone. */
  readonly definition: TypeDefinition;
  readonly find: FindType;
  /** The stored object of a type inside it. */
  readonly findObject: (id: string) => StoredObject<'type'> | undefined;
}

/** A stored type with the definitions of all types inside it filled in. */
export interface ResolvedType extends LoadedType {
  readonly resolved: TypeDefinition;
}

interface Known {
  readonly object: StoredObject<'type'>;
  readonly definition: TypeDefinition;
}

/** Reads types and remembers them, so that a type that many refer to is read once; for one request, since types come and go. */
export function typeLoader({ objects }: Objects, scope: Scope) {
  const known = new Map<string, Known>();
  const find: FindType = (id) => known.get(foldIdentifier(id))?.definition;
  const findObject = (id: string) => known.get(foldIdentifier(id))?.object;

  function keep(object: StoredObject<'type'>): Known {
    const stored = { object, definition: storedDefinition(object) };
    known.set(foldIdentifier(object.id), stored);
    return stored;
  }

  /** Reads what a definition refers to, and what that refers to; a type that is not stored is NotFound. */
  async function loadInside(definition: TypeDefinition): Promise<void> {
    const waiting = [definition];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const { id } of neededTypes(next)) {
        if (known.has(foldIdentifier(id))) continue;
        const object = await objects.get(scope, 'type', id);
        if (!object) throw notFound('type', id);
        waiting.push(keep(object).definition);
      }
    }
  }

  async function load(object: StoredObject<'type'>): Promise<LoadedType> {
    const { definition } = known.get(foldIdentifier(object.id)) ?? keep(object);
    await loadInside(definition);
    return { object, definition, find, findObject };
  }

  async function resolve(object: StoredObject<'type'>): Promise<ResolvedType> {
    const type = await load(object);
    return { ...type, resolved: resolveDefinition(type.definition, find) };
  }

  return {
    find,
    loadInside,
    load,
    resolve,
    /** The types of those objects that still exist when they are resolved: between two reads a type may go, with what it needed. */
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
  if (error instanceof Failure && error.failure === 'NotFound') return null;
  throw error;
}

/** The stored type of an id, complete; throws NotFound. */
export async function resolveType(store: Objects, scope: Scope, id: string): Promise<ResolvedType> {
  const object = await store.objects.get(scope, 'type', id);
  if (!object) throw notFound('type', id);
  return typeLoader(store, scope).resolve(object);
}

/** What JSON.stringify writes as the digits that it is given; TypeScript does not know the function yet. */
const { rawJSON } = JSON as unknown as { readonly rawJSON: (digits: string) => unknown };

type SdsType = components['schemas']['SdsType'];
type SdsTypeProperty = components['schemas']['SdsTypeProperty'];

/** What plain types have for dates, since nobody made them. */
const noDate = '0001-01-01T00:00:00Z';

/** The complete JSON of a type; those inside it that are stored on their own have their own dates. */
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
    // The domain has every code as a number; the contract lists the same ones.
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
