// The size of a query or filter, checked before it is parsed (docs/behavior/searching-and-filtering.md#limits-of-queries-and-filters).
import { InvalidInput } from '../model.ts';

/** Returns how many words a query or filter has; spaces, commas and parentheses separate them. */
export function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const isSeparator = ' ,()\t\r\n'.includes(text.charAt(offset));
    if (!isSeparator && !isInWord) words += 1;
    isInWord = !isSeparator;
  }
  return words;
}

/** Throws InvalidInput that names the parameter and the limit when a query or filter has too many words. */
export function requireMaxWords(name: string, text: string, limit: number): void {
  // Every word but the last has a separator, so a short text cannot have too many words.
  if (text.length < 2 * limit || countWords(text) <= limit) return;
  throw new InvalidInput(name, `${name} must not have more than ${limit} words (WORD_LIMIT).`);
}
