// Splits queries of the search language into terms, operators and parentheses.
import { errorAt } from './error-at.ts';

/** The pattern of a term, or of the field name before its colon. */
export interface Pattern {
  /** The parts between the stars, in lower case: `a` is one, `a*b` is two, and `*a*` is three, the first and the last empty. */
  readonly parts: readonly string[];
  /** A pattern in quotes matches a whole value, any other a word of it. */
  readonly isQuoted: boolean;
}

export interface Term {
  readonly kind: 'term';
  /** The offset in the query, from 0. */
  readonly offset: number;
  /** The name before the colon. */
  readonly field: Pattern | undefined;
  readonly pattern: Pattern;
}

/** An operator or parenthesis; the parser uses `end` for the end of the query. */
export interface OperatorToken {
  readonly kind: 'AND' | 'OR' | 'NOT' | '(' | ')' | 'end';
  readonly offset: number;
}

/**
 * Returns the tokens of a query; throws InvalidInput for misplaced stars, quotes and backslashes
 * (docs/behavior/searching-and-filtering.md#queries; docs/behavior/data-views.md#queries).
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

/** Returns the text without punctuation at its end. A text of punctuation alone is unchanged, so that a search can find it. */
export function trimEndPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && /\p{P}/u.test(text.charAt(end - 1))) end -= 1;
  return end === 0 ? text : text.slice(0, end);
}

/** Returns whether a text matches a pattern, in which each star stands for any text. */
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
 * Returns a pattern without the punctuation at its end, because words of values are searched without it. Stars are not removed
 * (docs/behavior/searching-and-filtering.md#queries).
 */
function trimPunctuation({ parts, isQuoted }: Pattern): Pattern {
  const last = parts.findLastIndex((part) => part !== '');
  return {
    isQuoted,
    parts: isQuoted ? parts : parts.map((part, i) => (i === last ? trimEndPunctuation(part) : part)),
  };
}

/** Returns the pattern up to the next space, parenthesis or `stop` character that is neither quoted nor escaped. */
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
