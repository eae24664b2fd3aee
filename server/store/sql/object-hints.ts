// What is known of wanted objects, as SQL that may let too many pass and never too few: a database compares other than JavaScript does.
import type { Hint } from '../../domain/languages/search-hint.ts';
import type { Dialect, Fragment } from '../dialect/dialect.ts';

/** Of a hint with more texts than this nothing is asked: the statement would be long, and made anew for every query. */
const mostTexts = 20;
/** Of a longer part of a text the beginning is asked for: patterns have a longest length. */
const longestPart = 100;

/** The condition on rows of `objects`, parameters counted from `first`; null when there is none. */
export function hintSql(hint: Hint | null, { lowerAscii }: Dialect, first: number): Fragment | null {
  if (!hint || textsIn(hint) > mostTexts) return null;
  const columns = { id: 'folded_id', body: lowerAscii('body') };
  const values: string[] = [];

  function conditionOf(part: Hint): string {
    if (part.kind !== 'text') return `(${part.operands.map(conditionOf).join(` ${part.kind} `)})`;
    values.push(likeness(part.parts));
    return `${columns[part.of]} like $${first + values.length - 1} escape '!'`;
  }

  return { text: conditionOf(hint), values };
}

function textsIn(hint: Hint): number {
  return hint.kind === 'text' ? 1 : hint.operands.reduce((sum, operand) => sum + textsIn(operand), 0);
}

/** What each text is like whose lower case has the parts: in a folded id, and in JSON with its ASCII letters in lower case. */
function likeness(parts: readonly string[]): string {
  const patterns = parts.map((part) => Array.from(part.slice(0, longestPart), likeCharacter).join(''));
  return `%${patterns.join('%')}%`;
}

/** What a character of a text in lower case stands for in the text as it is kept. */
export function likeCharacter(character: string): string {
  // JSON may write it in another way; and of the two that a capital I with a dot becomes, U+0307 is the second.
  if (!character.isWellFormed() || /^["\\\p{Cc}\u0307]$/u.test(character)) return '%';
  // What becomes this letter is one character too, but maybe no ASCII letter: there is a sign for Kelvin, and that capital I.
  const hasCase = character.toLowerCase() !== character || character.toUpperCase() !== character;
  if (hasCase && !/^[a-hjl-z]$/.test(character)) return '_';
  return /^[%_!]$/.test(character) ? `!${character}` : character;
}
