// The tokens of the search language: terms with their stars, quotes and escapes, operators and parentheses.
import { errorAt } from './error-at.ts';

/** The pattern of a term, or of the field name before its colon. */
export interface Pattern {
  /** The text around the stars in lower case: one part without a star, two with one, three with a star at each end. */
  readonly parts: readonly string[];
  /** Whether it is in quotes and so matches a whole value only. */
  readonly isQuoted: boolean;
}

export interface Term {
  readonly kind: 'term';
  /** Offset in the query, from 0. */
  readonly offset: number;
  /** The name before the colon. */
  readonly field: Pattern | undefined;
  readonly pattern: Pattern;
}

export interface OperatorToken {
  readonly kind: 'AND' | 'OR' | 'NOT' | '(' | ')' | 'end';
  readonly offset: number;
}

/**
 * Returns the tokens of a query; throws InvalidInput for misplaced stars and quotes (docs/behavior/searching-and-filtering.md#queries;
 * docs/behavior/data-views.md#queries).
 */
export function tokenizeSearch(query: string): (Term | OperatorToken)[] {
  const tokens: (Term | OperatorToken)[] = [];
  let offset = 0;
  for (;;) {
    while (isSpace(query.charAt(offset))) offset += 1;
    if (offset === query.length) return tokens;
    const { end, ...token } = tokenAt(query, offset);
    tokens.push(token);
    offset = end;
  }
}

/** Returns the text without punctuation at its end; a text of punctuation alone stays, or it could not be found. */
export function trimEndPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && /\p{P}/u.test(text.charAt(end - 1))) end -= 1;
  return end === 0 ? text : text.slice(0, end);
}

/** Returns whether a text matches a pattern: its parts with any text in place of each star between them. */
export function matchesPattern(parts: Pattern['parts'], text: string): boolean {
  const [first = '', second, third] = parts;
  if (second === undefined) return text === first;
  if (third !== undefined) return text.includes(second);
  return text.length >= first.length + second.length && text.startsWith(first) && text.endsWith(second);
}

function isSpace(character: string): boolean {
  return /\s/u.test(character);
}

/** A token, with the offset of its end. */
type WithEnd<T> = T & { readonly end: number };

function tokenAt(query: string, offset: number): WithEnd<Term> | WithEnd<OperatorToken> {
  const first = query.charAt(offset);
  if (first === '(' || first === ')') return { kind: first, offset, end: offset + 1 };
  const name = patternAt(query, offset, ':');
  if (query[name.end] === ':') {
    const value = patternAt(query, name.end + 1, '');
    return { kind: 'term', offset, field: name, pattern: trimPunctuation(value), end: value.end };
  }
  const text = query.slice(offset, name.end);
  if (text === 'AND' || text === 'OR' || text === 'NOT') return { kind: text, offset, end: name.end };
  return { kind: 'term', offset, field: undefined, pattern: trimPunctuation(name), end: name.end };
}

/**
 * Words of values have no punctuation at their end, so a term must not have it either; a star after it stays
 * (docs/behavior/searching-and-filtering.md#queries).
 */
function trimPunctuation({ parts, isQuoted }: Pattern): Pattern {
  const last = parts.findLastIndex((part) => part !== '');
  return {
    isQuoted,
    parts: isQuoted ? parts : parts.map((part, i) => (i === last ? trimEndPunctuation(part) : part)),
  };
}

/** Reads a pattern up to the next space, parenthesis or `stop` character that is neither quoted nor escaped. */
function patternAt(query: string, start: number, stop: string): WithEnd<Pattern> {
  const parts: string[] = [];
  let part = '';
  let hasUnquotedText = false;
  let quotes = 0;
  let offset = start;
  for (; offset < query.length; offset += 1) {
    const character = query.charAt(offset);
    if (character === '"') {
      quotes += 1;
    } else if (character === '\\') {
      offset += 1;
      if (offset === query.length) throw errorAt('query', offset, 'expected a character after the backslash');
      part += query.charAt(offset);
      hasUnquotedText ||= quotes % 2 === 0;
    } else if (quotes % 2 === 1) {
      part += character;
    } else if (isSpace(character) || character === '(' || character === ')' || character === stop) {
      break;
    } else if (character === '*') {
      parts.push(part.toLowerCase());
      part = '';
    } else {
      part += character;
      hasUnquotedText = true;
    }
  }
  parts.push(part.toLowerCase());
  if (quotes % 2 === 1) throw errorAt('query', start, 'the term that starts here has no closing quote');
  if (quotes > 2 || (quotes === 2 && hasUnquotedText))
    throw errorAt('query', start, 'quotes must be around a whole term, with nothing but stars beside them');
  if (offset === start) throw errorAt('query', offset, 'expected a term');
  if (parts.length > 3 || (parts.length === 3 && (parts[0] !== '' || parts[2] !== '')))
    throw errorAt('query', start, 'a term can have one star, or one at each end');
  return { parts, isQuoted: quotes === 2, end: offset };
}
