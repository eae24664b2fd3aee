// The types that a caller can read. The JSON of a type contains the types inside it, so the caller needs Read on all of them
// (docs/behavior/access-control.md#types-inside-other-objects).
import type { Context } from '../requests/context.ts';
import type { TypeDefinition } from '../domain/types/definitions.ts';
import { missingRight } from '../requests/access.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { referencedTypes, storedDefinition } from './stored-types.ts';
import type { Objects } from './types.ts';

/** A stored type with the identifiers of the types directly inside it. */
interface CachedType {
  readonly object: StoredObject<'type'>;
  readonly referencedIds: readonly string[];
}

export interface ReadableTypes {
  /** Returns whether the type and all types inside it exist and the caller can read them. */
  canRead(id: string): Promise<boolean>;
  /** Returns the same for a stored type. */
  canReadStored(type: StoredObject<'type'>): Promise<boolean>;
  /** Returns the type with this identifier; throws NotFound or Forbidden for it or a type inside it. */
  require(id: string): Promise<StoredObject<'type'>>;
  /** Throws NotFound or Forbidden for a type that a definition refers to. */
  requireReferenced(definition: TypeDefinition): Promise<void>;
  /** Returns the types with these identifiers and all types inside them, each once; those that do not exist are left out. */
  loadWithReferenced(ids: Iterable<string>): Promise<readonly StoredObject<'type'>[]>;
}

const referencedIds = (type: StoredObject<'type'>): readonly string[] =>
  referencedTypes(storedDefinition(type)).map(({ id }) => id);

/** Returns a reader of types with a cache. Use it for one request only, since types and their access lists change. */
export function readableTypes(
  { objects }: Objects,
  scope: Scope,
  canReadObject: (type: StoredObject<'type'>) => boolean,
): ReadableTypes {
  const cache = new Map<string, CachedType | null>();
  const canReadById = new Map<string, Promise<boolean>>();

  async function load(id: string): Promise<CachedType | null> {
    const cached = cache.get(foldIdentifier(id));
    if (cached !== undefined) return cached;
    const object = await objects.get(scope, 'type', id);
    const type = object && { object, referencedIds: referencedIds(object) };
    cache.set(foldIdentifier(id), type);
    return type;
  }

  /** Yields types and all types inside them, outer ones first and each once; null for one that does not exist. */
  async function* walkTypes(ids: Iterable<string>): AsyncGenerator<readonly [id: string, type: CachedType | null]> {
    const queue = [...ids];
    const visited = new Set<string>();
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      if (visited.has(foldIdentifier(id))) continue;
      visited.add(foldIdentifier(id));
      const type = await load(id);
      yield [id, type];
      queue.push(...(type?.referencedIds ?? []));
    }
  }

  async function requireType(id: string): Promise<StoredObject<'type'>> {
    for await (const [innerId, type] of walkTypes([id])) {
      const isOuterType = foldIdentifier(innerId) === foldIdentifier(id);
      if (!type) throw notFound('type', isOuterType ? id : innerId);
      if (canReadObject(type.object)) continue;
      if (isOuterType) throw missingRight('Read', `type '${id}'`);
      // The error does not name the inner type: without Read on it, the caller must not learn that it exists.
      throw new Failure('Forbidden', `The right Read on a type inside type '${id}' is missing.`, {
        parameters: { Right: 'Read' },
      });
    }
    const type = await load(id);
    if (!type) throw notFound('type', id);
    return type.object;
  }

  async function canReadAll(id: string): Promise<boolean> {
    for await (const [, type] of walkTypes([id])) if (!type || !canReadObject(type.object)) return false;
    return true;
  }

  function canRead(id: string): Promise<boolean> {
    const result = canReadById.get(foldIdentifier(id)) ?? canReadAll(id);
    canReadById.set(foldIdentifier(id), result);
    return result;
  }

  return {
    canRead,
    async canReadStored(type) {
      if (!canReadObject(type)) return false;
      for (const id of referencedIds(type)) if (!(await canRead(id))) return false;
      return true;
    },
    require: requireType,
    async requireReferenced(definition) {
      for (const { id } of referencedTypes(definition)) await requireType(id);
    },
    async loadWithReferenced(ids) {
      const types: StoredObject<'type'>[] = [];
      for await (const [, type] of walkTypes(ids)) if (type) types.push(type.object);
      return types;
    },
  };
}

/** Returns a reader of the types that the caller of the request can read. */
export function readableTypesFor({ store, access }: Pick<Context, 'store' | 'access'>): ReadableTypes {
  return readableTypes(store, access.scope, (type) => access.hasRight(type, 'Read'));
}

/** Throws NotFound or Forbidden unless the caller can read both types of a stream view. */
export async function requireTypesOfView(
  context: Pick<Context, 'store' | 'access'>,
  { SourceTypeId, TargetTypeId }: { readonly SourceTypeId: string; readonly TargetTypeId: string },
): Promise<void> {
  const types = readableTypesFor(context);
  await types.require(SourceTypeId);
  await types.require(TargetTypeId);
}
