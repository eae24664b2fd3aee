// Which types somebody may read. A type shows all that is inside it, so it takes Read on each of those types, too
// (docs/behavior/access-control.md#types-inside-other-objects).
import type { Context } from '../requests/context.ts';
import type { TypeDefinition } from '../domain/types/definitions.ts';
import { missingRight } from '../requests/access.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import { neededTypes, storedDefinition } from './stored-types.ts';
import type { Objects } from './types.ts';

/** A stored type and the identifiers of those directly inside it. */
interface Known {
  readonly object: StoredObject<'type'>;
  readonly inside: readonly string[];
}

export interface ReadableTypes {
  /** Whether the type and all inside it exist and may be read. */
  mayRead(id: string): Promise<boolean>;
  /** The same for a type that was read already. */
  mayReadStored(type: StoredObject<'type'>): Promise<boolean>;
  /** The type of an id; throws NotFound when it or one inside it does not exist, Forbidden when it or one inside it may not be read. */
  require(id: string): Promise<StoredObject<'type'>>;
  /** The same for all types that a definition gives by their ids. */
  requireInside(definition: TypeDefinition): Promise<void>;
  /** The types of some ids and all inside them that exist, each once. */
  withInside(ids: Iterable<string>): Promise<readonly StoredObject<'type'>[]>;
}

const insideOf = (type: StoredObject<'type'>): readonly string[] =>
  neededTypes(storedDefinition(type)).map(({ id }) => id);

/** Reads types and remembers them; for one request, since types and their access lists change. */
export function readableTypes(
  { objects }: Objects,
  scope: Scope,
  mayReadObject: (type: StoredObject<'type'>) => boolean,
): ReadableTypes {
  const known = new Map<string, Known | null>();
  const answers = new Map<string, Promise<boolean>>();

  async function load(id: string): Promise<Known | null> {
    const found = known.get(foldIdentifier(id));
    if (found !== undefined) return found;
    const object = await objects.get(scope, 'type', id);
    const made = object && { object, inside: insideOf(object) };
    known.set(foldIdentifier(id), made);
    return made;
  }

  /** A type and those inside it, outer ones first; null for one that does not exist. */
  async function* closure(ids: Iterable<string>): AsyncGenerator<readonly [id: string, type: Known | null]> {
    const waiting = [...ids];
    const seen = new Set<string>();
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (seen.has(foldIdentifier(id))) continue;
      seen.add(foldIdentifier(id));
      const type = await load(id);
      yield [id, type];
      waiting.push(...(type?.inside ?? []));
    }
  }

  async function requireType(id: string): Promise<StoredObject<'type'>> {
    for await (const [innerId, type] of closure([id])) {
      const isItself = foldIdentifier(innerId) === foldIdentifier(id);
      if (!type) throw notFound('type', isItself ? id : innerId);
      if (mayReadObject(type.object)) continue;
      if (isItself) throw missingRight('Read', `type '${id}'`);
      // Which one it is stays hidden: the caller may not know that it exists.
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
    const answer = answers.get(foldIdentifier(id)) ?? mayReadAll(id);
    answers.set(foldIdentifier(id), answer);
    return answer;
  }

  return {
    mayRead,
    async mayReadStored(type) {
      if (!mayReadObject(type)) return false;
      for (const id of insideOf(type)) if (!(await mayRead(id))) return false;
      return true;
    },
    require: requireType,
    async requireInside(definition) {
      for (const { id } of neededTypes(definition)) await requireType(id);
    },
    async withInside(ids) {
      const found: StoredObject<'type'>[] = [];
      for await (const [, type] of closure(ids)) if (type) found.push(type.object);
      return found;
    },
  };
}

/** Which types the caller may read. */
export function typesOfCaller({ store, access }: Pick<Context, 'store' | 'access'>): ReadableTypes {
  return readableTypes(store, access.scope, (type) => access.may(type, 'Read'));
}

/** Throws NotFound or Forbidden unless the caller may read both types of a stream view. */
export async function requireTypesOfView(
  context: Pick<Context, 'store' | 'access'>,
  { SourceTypeId, TargetTypeId }: { readonly SourceTypeId: string; readonly TargetTypeId: string },
): Promise<void> {
  const types = typesOfCaller(context);
  await types.require(SourceTypeId);
  await types.require(TargetTypeId);
}
