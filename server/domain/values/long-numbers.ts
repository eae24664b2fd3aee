// Carries the digits of long numbers through JSON.parse, which would round them to doubles. Each long number becomes a string that
// begins with a mark, and after parsing a number again (docs/decisions/0011-exact-numbers.md).
import type { Stepwise } from '../stepwise.ts';

/** Numbers with fewer digits are always exact as doubles. */
export const minLongDigits = 16;

/** A control character. No string of a marked text may contain it, or begin with it by accident. */
const mark = '\u0091';
const escapedMark = String.raw`\u0091`;

/** Returns whether a JSON text may have a number with so many digits that a double cannot hold it. */
export function hasLongNumber(text: string): boolean {
  return findLongDigits(text, 0) >= 0;
}

const wholeNumber = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?=\s*(?:$|[,\]}]))/y;
const beforeNumber = /[:,[\s]/;

/** How many runs of digits are handled in one step. */
const runsPerStep = 2_000;

/**
 * Returns the text with a marked string in place of each long number; undefined when the text contains the mark itself. Digits inside
 * a string may be taken for a number: the added quotes then end that string early, and the result is no valid JSON.
 */
export function* markLongNumbers(text: string): Stepwise<string | undefined> {
  if (text.includes(mark) || text.includes(escapedMark)) return undefined;
  let runs = 0;
  const joined: string[] = [];
  const parts: string[] = [];
  let copied = 0;
  let from = 0;
  for (let digits = findLongDigits(text, from); digits >= 0; digits = findLongDigits(text, from)) {
    runs += 1;
    if (runs % runsPerStep === 0) {
      // Joined in each step, because joining millions of parts at the end would block for long.
      joined.push(parts.splice(0).join(''));
      yield;
    }
    const start = text[digits - 1] === '-' ? digits - 1 : digits;
    wholeNumber.lastIndex = start;
    if ((start === 0 || beforeNumber.test(text.charAt(start - 1))) && wholeNumber.test(text)) {
      from = wholeNumber.lastIndex;
      parts.push(text.slice(copied, start), '"', mark, text.slice(start, from), '"');
      copied = from;
    } else {
      from = digits + minLongDigits;
      while (isDigitOrPoint(text, from)) from += 1;
    }
  }
  return [...joined, ...parts, text.slice(copied)].join('');
}

/** Returns a parsed value with a number, as `toNumber` makes it of the digits, in place of each marked string. */
export function restoreLongNumbers(value: unknown, toNumber: (digits: string) => unknown): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? toNumber(value.slice(mark.length)) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    for (const [i, item] of items.entries()) items[i] = restoreLongNumbers(item, toNumber);
    return items;
  }
  const members = value as Record<string, unknown>;
  for (const name in members) members[name] = restoreLongNumbers(members[name], toNumber);
  return members;
}

/**
 * Returns the offset of the next 16 digits or points in a row, from an offset that is not inside such a row; -1 when there are none.
 * One of any 16 in a row is at an offset that is a multiple of 16 from the start, so only those are looked at.
 */
function findLongDigits(text: string, from: number): number {
  for (let at = from + minLongDigits - 1; at < text.length; at += minLongDigits) {
    if (!isDigitOrPoint(text, at)) continue;
    let start = at;
    while (start > from && isDigitOrPoint(text, start - 1)) start -= 1;
    let end = at + 1;
    while (end < start + minLongDigits && isDigitOrPoint(text, end)) end += 1;
    if (end === start + minLongDigits) return start;
  }
  return -1;
}

function isDigitOrPoint(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x30 && code <= 0x39) || code === 0x2e;
}
