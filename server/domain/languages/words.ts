// Limits the size of queries and filters before they are parsed (docs/behavior/searching-and-filtering.md#limits-of-queries-and-filters).
import { InvalidInput } from '../model.ts';

/** Returns the number of words of a query or filter; spaces, commas and parentheses separate them. */
export function countWords(text: string): number {
  let count = 0;
  let isInWord = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const isSeparator = ' ,()\t\r\n'.includes(text.charAt(offset));
    if (!isSeparator && !isInWord) count += 1;
    isInWord = !isSeparator;
  }
  return count;
}

/** Throws InvalidInput that names the parameter and the limit when a query or filter has too many words. */
export function requireMaxWords(name: string, text: string, limit: number): void {
  // Every word but the last has a separator, so a short text cannot have too many words.
  if (text.length < 2 * limit || countWords(text) <= limit) return;
  throw new InvalidInput(name, `${name} must not have more than ${limit} words (WORD_LIMIT).`);
}
