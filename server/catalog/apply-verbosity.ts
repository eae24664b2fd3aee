// The verbosity of bodies (docs/behavior/errors-and-limits.md#verbosity).
import type { ShapeName } from '../domain/objects/shapes.ts';
import { leaveOutDefaults } from '../domain/objects/verbosity.ts';

/** Returns a body without the members that hold their default, unless the caller asked for all. */
export function applyVerbosity<T extends object>(body: T, shape: ShapeName, verbose: boolean): T {
  // The contract requires none of these members.
  return verbose ? body : (leaveOutDefaults(body, shape) as T);
}
