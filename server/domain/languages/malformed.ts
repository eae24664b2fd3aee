// The one wording for a text of ours that cannot be understood.
import { InvalidInput } from '../model.ts';

/**
 * Levels that an expression may be nested (docs/behavior/searching-and-filtering.md#limits-of-queries-and-filters): deeper ones could
 * exhaust the stack.
 */
export const MAX_DEPTH = 100;

/** Returns the error for a text that is wrong at `at` (counted from 0; shown from 1); `problem` says what was expected there. */
export function malformed(subject: string, at: number, problem: string): InvalidInput {
  return new InvalidInput(subject, `The ${subject} is not valid at position ${at + 1}: ${problem}.`);
}
