// The types that a caller may read. The JSON of a type contains the types inside it, so reading it requires Read on each of them
// (docs/behavior/access-control.md#types-inside-other-objects).
import type { Context } from '../requests/context.ts';
import type { TypeDefinition } from '../domain/types/definitions.ts';
import { missingRight } from '../requests/access.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { referencedTypes, storedDefinition } from './stored-types.ts';
import type { Objects } from './types.ts';

/** A stored type and the identifiers of those directly inside it. */
interface CachedType {
  readonly object: StoredObject<'type'>;
  readonly inside: readonly string[];
}

export interface ReadableTypes {
  /** Whether the type and all inside it exist and may be read. */
  canRead(id: string): Promise<boolean>;
  /** The same for a stored type. */
  canReadStored(type: StoredObject<'type'>): Promise<boolean>;
  /** The type with this identifier; throws NotFound or Forbidden for it or a type inside it. */
  require(id: string): Promise<StoredObject<'type'>>;
  /** Throws NotFound or Forbidden for a type that a definition refers to. */
  requireReferenced(definition: TypeDefinition): Promise<void>;
  /** The existing types among some identifiers and inside these, each once. */
  loadWithReferenced(ids: Iterable<string>): Promise<readonly StoredObject<'type'>[]>;
}

const insideOf = (type: StoredObject<'type'>): readonly string[] =>
  referencedTypes(storedDefinition(type)).map(({ id }) => id);

/** Returns a reader of types with a cache for one request, since types and their access lists change. */
export function readableTypes(
  { objects }: Objects,
  scope: Scope,
  mayReadObject: (type: StoredObject<'type'>) => boolean,
): ReadableTypes {
  const cache = new Map<string, CachedType | null>();
  const readability = new Map<string, Promise<boolean>>();

  async function load(id: string): Promise<CachedType | null> {
    const found = cache.get(foldIdentifier(id));
    if (found !== undefined) return found;
    const object = await objects.get(scope, 'type', id);
    const type = object && { object, inside: insideOf(object) };
    cache.set(foldIdentifier(id), type);
    return type;
  }

  /** A type and those inside it, outer ones first; null for one that does not exist. */
  async function* closure(ids: Iterable<string>): AsyncGenerator<readonly [id: string, type: CachedType | null]> {
    const queue = [...ids];
    const seen = new Set<string>();
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      if (seen.has(foldIdentifier(id))) continue;
      seen.add(foldIdentifier(id));
      const type = await load(id);
      yield [id, type];
      queue.push(...(type?.inside ?? []));
    }
  }

  async function requireType(id: string): Promise<StoredObject<'type'>> {
    for await (const [innerId, type] of closure([id])) {
      const isItself = foldIdentifier(innerId) === foldIdentifier(id);
      if (!type) throw notFound('type', isItself ? id : innerId);
      if (mayReadObject(type.object)) continue;
      if (isItself) throw missingRight('Read', `type '${id}'`);
      // The error does not name the inner type, whose existence the caller may not know.
      throw new Failure('Forbidden', `The right Read on a type inside type '${id}' is missing.`, {
        parameters: { Right: 'Read' },
      });
    }
    const type = await load(id);
    if (!type) throw notFound('type', id);
    return type.object;
  }

  async function mayReadAll(id: string): Promise<boolean> {
    for await (const [, type] of closure([id])) if (!type || !mayReadObject(type.object)) return false;
    return true;
  }

  function mayRead(id: string): Promise<boolean> {
    const result = readability.get(foldIdentifier(id)) ?? mayReadAll(id);
    readability.set(foldIdentifier(id), result);
    return result;
  }

  return {
    canRead: mayRead,
    async canReadStored(type) {
      if (!mayReadObject(type)) return false;
      for (const id of insideOf(type)) if (!(await mayRead(id))) return false;
      return true;
    },
    require: requireType,
    async requireReferenced(definition) {
      for (const { id } of referencedTypes(definition)) await requireType(id);
    },
    async loadWithReferenced(ids) {
      const found: StoredObject<'type'>[] = [];
      for await (const [, type] of closure(ids)) if (type) found.push(type.object);
      return found;
    },
  };
}

/** Returns a reader of the types that the caller may read. */
export function readableTypesFor({ store, access }: Pick<Context, 'store' | 'access'>): ReadableTypes {
  return readableTypes(store, access.scope, (type) => access.hasRight(type, 'Read'));
}

/** Throws NotFound or Forbidden unless the caller may read both types of a stream view. */
export async function requireTypesOfView(
  context: Pick<Context, 'store' | 'access'>,
  { SourceTypeId, TargetTypeId }: { readonly SourceTypeId: string; readonly TargetTypeId: string },
): Promise<void> {
  const types = readableTypesFor(context);
  await types.require(SourceTypeId);
  await types.require(TargetTypeId);
}
