// How stored objects become bodies: their definition with their dates, members with default values left out on request.
import type { Context } from '../requests/context.ts';
import { leaveOutDefaults } from '../domain/objects/verbosity.ts';
import type { ShapeName } from '../domain/objects/shapes.ts';
import type { StoredObject } from '../store/ports/object-store.ts';

/** The body of a stored definition, as complete as the caller asked for. */
export function bodyOf<T extends object>(
  object: StoredObject,
  shape: ShapeName,
  { verbose }: Pick<Context, 'verbose'>,
): T {
  return applyVerbosity(
    { ...(object.body as T), CreatedDate: object.created, ModifiedDate: object.modified },
    shape,
    verbose,
  );
}

/** A body as complete as the caller asked for. */
export function applyVerbosity<T extends object>(body: T, shape: ShapeName, verbose: boolean): T {
  // Members that hold their default may be missing; the contract requires none of them.
  return verbose ? body : (leaveOutDefaults(body, shape) as T);
}
