// The stored form of types: the types inside a type are stored separately and referred to by Id
// (docs/behavior/types-and-streams.md#types-inside-types).
import { isReference, isStoredSeparately, readType, type TypeDefinition } from '../domain/types/definitions.ts';
import { typeReferences } from '../domain/types/type-graph.ts';
import { omitDefaults } from '../domain/objects/verbosity.ts';
import type { NewObject, Reference } from '../store/ports/object-store.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** A result of storedBody. */
    type: unknown;
  }
}

/** Returns the body that is stored for a definition: without default values, and with an Id in place of each separately stored type. */
export function storedBody(definition: TypeDefinition): unknown {
  const body = omitDefaults(withReferences(definition), 'SdsType');
  // JSON has no bigint, so members of 64-bit enums are stored as strings.
  return JSON.parse(JSON.stringify(body, (_name, value) => (typeof value === 'bigint' ? String(value) : value)));
}

/** Returns the definition of a stored type, with an Id in place of each separately stored type. */
export function storedDefinition({ body, id }: Pick<NewObject<'type'>, 'id' | 'body'>): TypeDefinition {
  return readType(body, id);
}

/** Returns the types that a stored definition refers to. */
export function referencedTypes(definition: TypeDefinition): readonly Reference[] {
  return typeReferences(definition).map(({ type }) => ({ kind: 'type', id: type.Id }));
}

function withReferences(type: TypeDefinition): object {
  const bodyOrReference = (child: TypeDefinition | null): object | null => {
    if (child === null) return null;
    return isReference(child) || isStoredSeparately(child) ? { Id: child.Id } : withReferences(child);
  };
  return {
    ...type,
    BaseType: bodyOrReference(type.BaseType),
    Properties:
      type.Properties?.map((property) => ({ ...property, SdsType: bodyOrReference(property.SdsType) })) ?? null,
  };
}
