// The stored form of types: types inside a type are stored as types of their own, and referred to by Id
// (docs/behavior/types-and-streams.md#types-inside-types).
import { isReference, isStoredSeparately, readType, type TypeDefinition } from '../domain/types/definitions.ts';
import { typeReferences } from '../domain/types/type-graph.ts';
import { leaveOutDefaults } from '../domain/objects/verbosity.ts';
import type { NewObject, Reference } from '../store/ports/object-store.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** A definition as storedBody returns it. */
    type: unknown;
  }
}

/** The body of a stored definition: without defaults, and with an Id in place of every type that is stored on its own. */
export function storedBody(definition: TypeDefinition): unknown {
  const body = leaveOutDefaults(withoutSeparate(definition), 'SdsType');
  // JSON has no bigint, so members of 64-bit enums are stored as strings.
  return JSON.parse(JSON.stringify(body, (_name, value) => (typeof value === 'bigint' ? String(value) : value)));
}

/** The definition of a stored type, with an Id in place of every type that is stored on its own. */
export function storedDefinition({ body, id }: Pick<NewObject<'type'>, 'id' | 'body'>): TypeDefinition {
  return readType(body, id);
}

/** The types that a stored definition refers to. */
export function referencedTypes(definition: TypeDefinition): readonly Reference[] {
  return typeReferences(definition).map(({ type }) => ({ kind: 'type', id: type.Id }));
}

function withoutSeparate(type: TypeDefinition): object {
  const inner = (child: TypeDefinition | null): object | null => {
    if (child === null) return null;
    return isReference(child) || isStoredSeparately(child) ? { Id: child.Id } : withoutSeparate(child);
  };
  return {
    ...type,
    BaseType: inner(type.BaseType),
    Properties: type.Properties?.map((property) => ({ ...property, SdsType: inner(property.SdsType) })) ?? null,
  };
}
