// The words of the search language: terms with their stars, quotes and escapes, operators and parentheses.
import { malformed } from './malformed.ts';

/** What a term, or the name before its colon, looks for. */
export interface Pattern {
  /** The text around the stars in lower case: one part without a star, two with one, three with a star at each end. */
  readonly parts: readonly string[];
  /** Whether it is in quotes and so stands for a whole value. */
  readonly quoted: boolean;
}

export interface Term {
  readonly kind: 'term';
  /** Where it starts, counted from 0. */
  readonly at: number;
  /** The name before the colon. */
  readonly field: Pattern | undefined;
  readonly pattern: Pattern;
}

export interface Sign {
  readonly kind: 'AND' | 'OR' | 'NOT' | '(' | ')' | 'end';
  readonly at: number;
}

/**
 * Returns the words of a query; InvalidInput on stars and quotes where they mean nothing (docs/behavior/searching-and-filtering.md#queries;
 * docs/behavior/data-views.md#queries).
 */
export function searchWords(query: string): (Term | Sign)[] {
  const words: (Term | Sign)[] = [];
  let at = 0;
  for (;;) {
    while (isBlank(query.charAt(at))) at += 1;
    if (at === query.length) return words;
    const { end, ...word } = wordAt(query, at);
    words.push(word);
    at = end;
  }
}

/** Returns the text without punctuation at its end; text of nothing else stays, because it could not be found otherwise. */
export function withoutEndPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && /\p{P}/u.test(text.charAt(end - 1))) end -= 1;
  return end === 0 ? text : text.slice(0, end);
}

/** Returns whether a text is what the parts are with anything in place of each star between them. */
export function fits(parts: Pattern['parts'], text: string): boolean {
  const [first = '', second, third] = parts;
  if (second === undefined) return text === first;
  if (third !== undefined) return text.includes(second);
  return text.length >= first.length + second.length && text.startsWith(first) && text.endsWith(second);
}

function isBlank(character: string): boolean {
  return /\s/u.test(character);
}

type Ended<T> = T & { readonly end: number };

function wordAt(query: string, at: number): Ended<Term> | Ended<Sign> {
  const first = query.charAt(at);
  if (first === '(' || first === ')') return { kind: first, at, end: at + 1 };
  const name = patternAt(query, at, ':');
  if (query[name.end] === ':') {
    const value = patternAt(query, name.end + 1, '');
    return { kind: 'term', at, field: name, pattern: ofToken(value), end: value.end };
  }
  const written = query.slice(at, name.end);
  if (written === 'AND' || written === 'OR' || written === 'NOT') return { kind: written, at, end: name.end };
  return { kind: 'term', at, field: undefined, pattern: ofToken(name), end: name.end };
}

/**
 * Tokens have no punctuation at their end, so a term must not have it either; a star behind it stays
 * (docs/behavior/searching-and-filtering.md#queries).
 */
function ofToken({ parts, quoted }: Pattern): Pattern {
  const last = parts.findLastIndex((part) => part !== '');
  return {
    quoted,
    parts: quoted ? parts : parts.map((part, place) => (place === last ? withoutEndPunctuation(part) : part)),
  };
}

/** Reads to the next blank, parenthesis or `stop` that is neither quoted nor escaped. */
function patternAt(query: string, start: number, stop: string): Ended<Pattern> {
  const parts: string[] = [];
  let part = '';
  let unquoted = false;
  let quotes = 0;
  let at = start;
  for (; at < query.length; at += 1) {
    const character = query.charAt(at);
    if (character === '"') {
      quotes += 1;
    } else if (character === '\\') {
      at += 1;
      if (at === query.length) throw malformed('query', at, 'expected a character after the backslash');
      part += query.charAt(at);
      unquoted ||= quotes % 2 === 0;
    } else if (quotes % 2 === 1) {
      part += character;
    } else if (isBlank(character) || character === '(' || character === ')' || character === stop) {
      break;
    } else if (character === '*') {
      parts.push(part.toLowerCase());
      part = '';
    } else {
      part += character;
      unquoted = true;
    }
  }
  parts.push(part.toLowerCase());
  if (quotes % 2 === 1) throw malformed('query', start, 'the term that starts here has no closing quote');
  if (quotes > 2 || (quotes === 2 && unquoted))
    throw malformed('query', start, 'quotes must be around a whole term, with nothing but stars beside them');
  if (at === start) throw malformed('query', at, 'expected a term');
  if (parts.length > 3 || (parts.length === 3 && (parts[0] !== '' || parts[2] !== '')))
    throw malformed('query', start, 'a term can have one star, or one at each end');
  return { parts, quoted: quotes === 2, end: at };
}
