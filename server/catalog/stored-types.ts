// Types as they are stored: a type knows those inside it by Id alone, because they are stored as types of their own
// (docs/behavior/types-and-streams.md#types-inside-types).
import { isReference, isStoredSeparately, readType, type TypeDefinition } from '../domain/types/definitions.ts';
import { typeReferences } from '../domain/types/type-graph.ts';
import { leaveOutDefaults } from '../domain/objects/verbosity.ts';
import type { NewObject, Reference } from '../store/ports/object-store.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    /** A definition as storedForm returns it. */
    type: unknown;
  }
}

/** The body that a definition is stored as: without defaults, and with an Id in place of every type that is stored on its own. */
export function storedForm(definition: TypeDefinition): unknown {
  const kept = leaveOutDefaults(withoutSeparate(definition), 'SdsType');
  // JSON has no bigint; members of 64-bit enums are read back from text without loss.
  return JSON.parse(JSON.stringify(kept, (_name, value) => (typeof value === 'bigint' ? String(value) : value)));
}

/** The definition that an object of the kind `type` holds; types inside it that are stored on their own are given by Id alone. */
export function storedDefinition({ body, id }: Pick<NewObject<'type'>, 'id' | 'body'>): TypeDefinition {
  return readType(body, id);
}

/** The types that a definition, as it is stored, needs to exist. */
export function neededTypes(definition: TypeDefinition): readonly Reference[] {
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
