// A text to search in.
import { matchesPattern, trimEndPunctuation, type Pattern } from './search-lexer.ts';

/** From this search on, a text is split into words without first checking that it contains the parts of the pattern. */
const minSearchesToSplit = 8;

/** A text to search in. It is split into words once for all terms of a query. */
export class SearchedText {
  /** The text in lower case. */
  readonly text: string;
  #words: ReadonlySet<string> | undefined;
  #searches = 0;

  constructor(text: string) {
    this.text = text.toLowerCase();
  }

  /** Returns whether a word of the text matches a pattern. */
  hasWord(parts: Pattern['parts']): boolean {
    this.#searches += 1;
    // A text without one of the parts has no matching word, so most texts are never split.
    if (this.#searches < minSearchesToSplit && !parts.every((part) => this.text.includes(part))) return false;
    const words = (this.#words ??= wordsOf(this.text));
    const [only = '', ...more] = parts;
    if (more.length === 0) return words.has(only);
    for (const word of words) if (matchesPattern(parts, word)) return true;
    return false;
  }
}

/** Returns the distinct words of a text. */
function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const word of text.split(/\s+/u)) if (word !== '') words.add(trimEndPunctuation(word));
  return words;
}
