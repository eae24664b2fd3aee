// Keeps the digits of long numbers, which JSON.parse would round to doubles. Each long number becomes a string that begins with a mark
// before parsing, and a number again after it (docs/decisions/0011-exact-numbers.md).
import type { Stepwise } from '../stepwise.ts';

/** Numbers with fewer digits are always exact as doubles. */
export const minLongDigits = 16;

/** A control character. A text that already contains it cannot be marked. */
const mark = '\u0091';
const escapedMark = String.raw`\u0091`;

/** Returns whether a JSON text can have a number with more digits than a double: one of at least 16 digits. */
export function hasLongNumber(text: string): boolean {
  return findLongDigits(text, 0) >= 0;
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?=\s*(?:$|[,\]}]))/y;
const beforeNumber = /[:,[\s]/;

/** The number of runs of digits in one step. */
const runsPerStep = 2_000;

/**
 * Returns the text with a marked string in place of each long number; undefined when the text contains the mark. Digits inside a
 * string can be mistaken for a number. The added quotes then end that string early, and the result is not valid JSON.
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
      // Joins the parts of each step, because joining millions of them at the end would block for long.
      joined.push(parts.splice(0).join(''));
      yield;
    }
    const start = text[digits - 1] === '-' ? digits - 1 : digits;
    numberPattern.lastIndex = start;
    if ((start === 0 || beforeNumber.test(text.charAt(start - 1))) && numberPattern.test(text)) {
      from = numberPattern.lastIndex;
      parts.push(text.slice(copied, start), '"', mark, text.slice(start, from), '"');
      copied = from;
    } else {
      from = digits + minLongDigits;
      while (isDigitOrPoint(text, from)) from += 1;
    }
  }
  return [...joined, ...parts, text.slice(copied)].join('');
}

/** Returns a parsed value with the result of `toNumber` for each marked string; modifies its arrays and objects. */
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
 * Returns the offset of the next run of at least 16 digits or points; -1 if there is none. `from` must not be inside a run. Each run
 * has a character at a multiple of 16 from there, so only those are looked at.
 */
function findLongDigits(text: string, from: number): number {
  for (let offset = from + minLongDigits - 1; offset < text.length; offset += minLongDigits) {
    if (!isDigitOrPoint(text, offset)) continue;
    let start = offset;
    while (start > from && isDigitOrPoint(text, start - 1)) start -= 1;
    let end = offset + 1;
    while (end < start + minLongDigits && isDigitOrPoint(text, end)) end += 1;
    if (end === start + minLongDigits) return start;
  }
  return -1;
}

function isDigitOrPoint(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return (code >= 0x30 && code <= 0x39) || code === 0x2e;
}
