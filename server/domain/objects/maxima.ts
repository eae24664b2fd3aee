// Maxima of the contract that the server checks itself: validation of a patch covers its operations, not its result.
import { InvalidInput } from '../model.ts';

/** The maximum number of entries of a list or a map (docs/behavior/errors-and-limits.md#maxima). */
export const maxEntries = 1_000;
/** The maximum length of an identifier, a name or a key. */
export const maxNameLength = 250;
/** The maximum length of a metadata value. */
export const maxMetadataValueLength = 10_000;

/** Throws InvalidInput that names the subject and the maximum if the text has more code points. */
export function requireMaxLength(subject: string, text: string, maximum: number): void {
  if (text.length > maximum && Array.from(text).length > maximum)
    throw new InvalidInput(subject, `${subject} must not have more than ${maximum} characters.`);
}

/** Throws InvalidInput that names the subject and the maximum if there are more than maxEntries entries. */
export function requireMaxEntries(subject: string, count: number): void {
  if (count > maxEntries) throw new InvalidInput(subject, `${subject} must not have more than ${maxEntries} entries.`);
}
