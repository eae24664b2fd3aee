// A text to search in. Its words are found once for all the terms of a query.
import { matchesPattern, trimEndPunctuation, type Pattern } from './search-lexer.ts';

/** After this many searches the text is split into words without first checking whether it contains the parts of a pattern. */
const minSearchesToSplit = 8;

export class SearchedText {
  /** The text in lower case. */
  readonly text: string;
  #words: ReadonlySet<string> | undefined;
  #searches = 0;

  constructor(text: string) {
    this.text = text.toLowerCase();
  }

  /** Returns whether one of its words matches a pattern. */
  hasWord(parts: Pattern['parts']): boolean {
    this.#searches += 1;
    // Only a text with all the parts can have a word with them, so most texts are never split.
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
