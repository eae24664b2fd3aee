// The error for filters and queries outside their language.
import { InvalidInput } from '../model.ts';

/**
 * How many levels an expression may be nested. Deeper ones could exhaust the stack
 * (docs/behavior/searching-and-filtering.md#limits-of-queries-and-filters).
 */
export const maxDepth = 100;

/** Returns the error for a text that is wrong at an offset (from 0; messages count from 1). */
export function malformed(subject: string, at: number, problem: string): InvalidInput {
  return new InvalidInput(subject, `The ${subject} is not valid at position ${at + 1}: ${problem}.`);
}
