// The tokens of the filter language.
import { errorAt } from './error-at.ts';

export type TokenKind = 'name' | 'number' | 'string' | 'time' | 'guid' | 'duration' | 'symbol' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** A quoted string without its quotes; any other token unchanged. */
  readonly text: string;
  /** The offset in the filter, from 0. */
  readonly offset: number;
}

// The order matters: a Guid or a time starts like a number, and some Guids start like a name.
// A space in an offset is a plus sign that form decoding has replaced (docs/behavior/stream-data.md#names-of-parameters).
const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['guid', /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}_])/iuy],
  ['time', /\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d(?::?\d\d)?| \d\d:\d\d)?)?(?![\p{L}\p{N}_])/iuy],
  ['number', /\d+(?:\.\d+)?(?:e[+-]?\d+)?[dflm]?(?![\p{L}\p{N}_])/iuy],
  ['guid', /guid'[^']*'/iuy],
  ['time', /datetime(?:offset)?'[^']*'/iuy],
  ['duration', /duration'[^']*'/iuy],
  ['string', /'(?:[^']|'')*'/uy],
  ['name', /[\p{L}_][\p{L}\p{N}_]*(?:[.-][\p{L}\p{N}_]+)*/uy],
  ['symbol', /[(),/-]/uy],
];

/**
 * Returns the tokens of a filter; throws InvalidInput for a character that does not start a token
 * (docs/behavior/searching-and-filtering.md#literals).
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  for (;;) {
    while (/\s/u.test(text.charAt(offset))) offset += 1;
    if (offset === text.length) return tokens;
    const token = tokenAt(text, offset);
    tokens.push({ ...token, offset });
    offset = token.end;
  }
}

function tokenAt(text: string, offset: number): { kind: TokenKind; text: string; end: number } {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = offset;
    const [match] = pattern.exec(text) ?? [];
    if (match !== undefined) return { kind, text: unquote(match), end: offset + match.length };
  }
  if (text[offset] === "'") throw errorAt('filter', offset, 'the string that starts here has no closing quote');
  throw errorAt('filter', offset, `"${text.charAt(offset)}" does not start an operand or operator`);
}

/** Returns a token without its prefix and quotes, and with doubled quotes made single; a token without quotes unchanged. */
function unquote(token: string): string {
  const quote = token.indexOf("'");
  return quote < 0 ? token : token.slice(quote + 1, -1).replaceAll("''", "'");
}
