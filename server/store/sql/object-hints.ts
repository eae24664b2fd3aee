// Search hints as SQL. Databases compare texts differently from JavaScript, so the condition can be true for objects that do not match, but
// is never false for one that does.
import type { Hint } from '../../domain/languages/search-hint.ts';
import type { Dialect, Fragment } from '../dialect/dialect.ts';

/** The relative cost of a search for a text in an id, a body and an access list. */
const costs = { id: 1, body: 10, acl: 10 };
/** A more expensive hint would take longer than reading all objects. */
const maxCost = 100;
/** Only this many characters of each part are searched for, since databases limit the length of patterns. */
const maxPartLength = 100;

/** Returns the condition on rows of `objects`, with parameters from `first` on; null without a hint, or if it is too expensive. */
export function hintSql(hint: Hint | null, { foldCase }: Dialect, first: number): Fragment | null {
  if (!hint || costOf(hint) > maxCost) return null;
  const columns = { id: 'folded_id', body: foldCase('body'), acl: foldCase('acl') };
  const values: string[] = [];

  function conditionOf(part: Hint): string {
    if (part.kind !== 'text') return `(${part.operands.map(conditionOf).join(` ${part.kind} `)})`;
    values.push(likePattern(part.parts));
    return `${columns[part.source]} like $${first + values.length - 1}`;
  }

  return { text: conditionOf(hint), values };
}

function costOf(hint: Hint): number {
  return hint.kind === 'text' ? costs[hint.source] : hint.operands.reduce((sum, operand) => sum + costOf(operand), 0);
}

/** Returns a pattern that matches all texts whose lower case contains the parts: in a folded id, or in JSON with ASCII letters of any case. */
function likePattern(parts: readonly string[]): string {
  const patterns = parts.map((part) => Array.from(part.slice(0, maxPartLength), likeCharacter).join(''));
  return `%${patterns.join('%')}%`;
}

/** Returns the pattern that matches a lower-case character in the stored text; never an escape character of `like`. */
export function likeCharacter(character: string): string {
  // JSON can escape these characters. U+0307 is the second of two characters that İ becomes in lower case.
  if (!character.isWellFormed() || /^["\\\p{Cc}\u0307]$/u.test(character)) return '%';
  // The stored letter can be a non-ASCII character with this lower case, such as the Kelvin sign for k.
  const hasCase = character.toLowerCase() !== character || character.toUpperCase() !== character;
  const isPlain = hasCase ? /^[a-hjl-z]$/.test(character) : character !== '%';
  return isPlain ? character : '_';
}
