// Verbosity of response bodies (docs/behavior/errors-and-limits.md#verbosity).
import type { ShapeName } from '../domain/objects/shapes.ts';
import { omitDefaults } from '../domain/objects/verbosity.ts';

/** Returns a body, without the members that have their default value unless `verbose` is set. */
export function applyVerbosity<T extends object>(body: T, shape: ShapeName, verbose: boolean): T {
  // The cast is safe: the contract requires none of these members.
  return verbose ? body : (omitDefaults(body, shape) as T);
}
