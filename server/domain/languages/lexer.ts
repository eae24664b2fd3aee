// The words of the filter language.
import { malformed } from './malformed.ts';

export type TokenKind = 'name' | 'number' | 'string' | 'time' | 'guid' | 'duration' | 'symbol' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** Quoted text without its quotes, everything else as it is written. */
  readonly text: string;
  /** Where it starts, counted from 0. */
  readonly at: number;
}

// Tried in this order: a Guid or a time starts like a number, and a Guid may start like a name.
// A blank in an offset stands for the plus sign that form decoding took away (docs/behavior/stream-data.md#names-of-parameters).
const FORMS: readonly (readonly [TokenKind, RegExp])[] = [
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

/** Returns the tokens of a filter; InvalidInput on a character that starts none (docs/behavior/searching-and-filtering.md#literals). */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    while (/\s/u.test(text.charAt(at))) at += 1;
    if (at === text.length) return tokens;
    const token = tokenAt(text, at);
    tokens.push({ ...token, at });
    at = token.end;
  }
}

function tokenAt(text: string, at: number): { kind: TokenKind; text: string; end: number } {
  for (const [kind, form] of FORMS) {
    form.lastIndex = at;
    const [found] = form.exec(text) ?? [];
    if (found !== undefined) return { kind, text: unquote(found), end: at + found.length };
  }
  if (text[at] === "'") throw malformed('filter', at, 'the text that starts here has no closing quote');
  throw malformed('filter', at, `"${text.charAt(at)}" starts no operand or operator`);
}

/** Drops what is before and the quotes around a quoted text; a doubled quote in it stands for one. */
function unquote(found: string): string {
  const quote = found.indexOf("'");
  return quote < 0 ? found : found.slice(quote + 1, -1).replaceAll("''", "'");
}
