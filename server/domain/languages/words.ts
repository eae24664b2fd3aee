// How much a query or filter asks for, told before it is parsed (docs/behavior/searching-and-filtering.md#limits-of-queries-and-filters).
import { InvalidInput } from '../model.ts';

/** Returns how many words a query or filter has: what stands between spaces, commas and parentheses. */
export function countWords(text: string): number {
  let words = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const isBetween = ' ,()\t\r\n'.includes(text.charAt(at));
    if (!isBetween && !isInside) words += 1;
    isInside = !isBetween;
  }
  return words;
}

/** Throws InvalidInput that names the parameter and the limit when a query or filter has more words than are allowed. */
export function requireFewWords(name: string, text: string, limit: number): void {
  // A word takes a character and what parts it from the next one.
  if (text.length < 2 * limit || countWords(text) <= limit) return;
  throw new InvalidInput(name, `${name} must not have more than ${limit} words (WORD_LIMIT).`);
}
