// A text that a search looks into, made ready once for all the terms of a query.
import { fits, withoutEndPunctuation, type Pattern } from './search-terms.ts';

/** From so many looks on it pays to cut a text into tokens before it is known to have what is looked for. */
const fewLooks = 8;

export class SearchedText {
  /** The text in lower case. */
  readonly text: string;
  #tokens: ReadonlySet<string> | undefined;
  #looks = 0;

  constructor(text: string) {
    this.text = text.toLowerCase();
  }

  /** Returns whether one of its tokens is what the parts are with anything in place of each star between them. */
  hasToken(parts: Pattern['parts']): boolean {
    this.#looks += 1;
    // Only a text with all the parts can have a token with them; most texts need not be cut into tokens.
    if (this.#looks < fewLooks && !parts.every((part) => this.text.includes(part))) return false;
    const tokens = (this.#tokens ??= tokensOf(this.text));
    const [only = '', ...more] = parts;
    if (more.length === 0) return tokens.has(only);
    for (const token of tokens) if (fits(parts, token)) return true;
    return false;
  }
}

/** Returns the tokens of a text, each once. */
function tokensOf(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  for (const token of text.split(/\s+/u)) if (token !== '') tokens.add(withoutEndPunctuation(token));
  return tokens;
}
