// Search hints as SQL. The condition may let objects pass that do not match, and never leaves out one that does: a database compares texts
// in another way than JavaScript.
import type { Hint } from '../../domain/languages/search-hint.ts';
import type { Dialect, Fragment } from '../dialect/dialect.ts';

/** What a search for a text costs in an id, a body and an access list, relative to each other. */
const costs = { id: 1, body: 10, acl: 10 };
/** A hint that costs more takes longer than reading the objects that it would leave out. */
const maxCost = 100;
/** Characters of a part of a text that are searched for: patterns have a maximal length. */
const maxPartLength = 100;

/** Returns the condition on rows of `objects`, parameters counted from `first`; null when there is none. */
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

/** The pattern of every text whose lower case has the parts: in a folded id, and in JSON in any case of ASCII letters. */
function likePattern(parts: readonly string[]): string {
  const patterns = parts.map((part) => Array.from(part.slice(0, maxPartLength), likeCharacter).join(''));
  return `%${patterns.join('%')}%`;
}

/** What a character of a text in lower case stands for in the text as it is kept; never one that `like` takes for an escape. */
export function likeCharacter(character: string): string {
  // JSON may write it in another way; and of the two that a capital I with a dot becomes, U+0307 is the second.
  if (!character.isWellFormed() || /^["\\\p{Cc}\u0307]$/u.test(character)) return '%';
  // What becomes this letter is one character too, but maybe no ASCII letter: there is a sign for Kelvin, and that capital I.
  const hasCase = character.toLowerCase() !== character || character.toUpperCase() !== character;
  const isPlain = hasCase ? /^[a-hjl-z]$/.test(character) : character !== '%';
  return isPlain ? character : '_';
}
