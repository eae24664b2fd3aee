// What is known of wanted objects, as SQL that may let too many pass and never too few: a database compares other than JavaScript does.
import type { Hint } from '../../domain/languages/search-hint.ts';
import type { Dialect, Fragment } from '../dialect/dialect.ts';

/** What it takes to look for a text in an id and in a body, measured, and in an access list, about as long; a hint that takes more than the most costs more than it spares. */
const costs = { id: 1, body: 10, acl: 10 };
const mostCost = 100;
/** Of a longer part of a text the beginning is asked for: patterns have a longest length. */
const longestPart = 100;

/** The condition on rows of `objects`, parameters counted from `first`; null when there is none. */
export function hintSql(hint: Hint | null, { inAnyCase }: Dialect, first: number): Fragment | null {
  if (!hint || costOf(hint) > mostCost) return null;
  const columns = { id: 'folded_id', body: inAnyCase('body'), acl: inAnyCase('acl') };
  const values: string[] = [];

  function conditionOf(part: Hint): string {
    if (part.kind !== 'text') return `(${part.operands.map(conditionOf).join(` ${part.kind} `)})`;
    values.push(likeness(part.parts));
    return `${columns[part.of]} like $${first + values.length - 1}`;
  }

  return { text: conditionOf(hint), values };
}

function costOf(hint: Hint): number {
  return hint.kind === 'text' ? costs[hint.of] : hint.operands.reduce((sum, operand) => sum + costOf(operand), 0);
}

/** What each text is like whose lower case has the parts: in a folded id, and in JSON in any case of ASCII letters. */
function likeness(parts: readonly string[]): string {
  const patterns = parts.map((part) => Array.from(part.slice(0, longestPart), likeCharacter).join(''));
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
