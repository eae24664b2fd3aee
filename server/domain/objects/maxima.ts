// Maxima of the contract for what a patch leaves behind: its validator sees the operations of a patch, not their result.
import { InvalidInput } from '../model.ts';

/** The most entries of a list or a map: docs/behavior/errors-and-limits.md#maxima */
export const maxEntries = 1_000;
/** The most characters of an identifier, a name or a key. */
export const maxNameLength = 250;
/** The most characters of a metadata value. */
export const maxValueLength = 10_000;

/** Throws InvalidInput naming the subject and the maximum for a text of more code points. */
export function requireLength(subject: string, text: string, maximum: number): void {
  if (text.length > maximum && Array.from(text).length > maximum)
    throw new InvalidInput(subject, `${subject} must not have more than ${maximum} characters.`);
}

/** Throws InvalidInput naming the subject and the maximum for more entries. */
export function requireCount(subject: string, count: number): void {
  if (count > maxEntries) throw new InvalidInput(subject, `${subject} must not have more than ${maxEntries} entries.`);
}
