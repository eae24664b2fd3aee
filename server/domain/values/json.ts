// JSON text in, values out, without losing digits and without letting deep nesting hurt.
import { InvalidInput } from '../model.ts';
import { runToEnd, type Stepwise } from '../stepwise.ts';
import { tooDeep } from './json-scanner.ts';

/** A JSON number with more digits than a double keeps. */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A JSON object, its members as parseJson gives them. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a parsed value is a JSON object, and no array, number or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** What parseJson does beyond JSON.parse. */
export interface JsonOptions {
  /** Most levels of arrays and objects inside one another. */
  readonly maxDepth: number;
  /** Whether numbers that a double would change come back as ExactNumber; needed where needsExactNumbers says so. */
  readonly exactNumbers: boolean;
}

// A number that a double may change has at least 16 digits.
const fewestDigits = 16;

/** Whether a text has a digit or a point at a place. */
function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x30 && code <= 0x39) || code === 0x2e;
}

/**
 * Where the next 16 digits and points in a row begin, from a place on that is not inside such a row; -1 when there are none. One of them
 * stands at every sixteenth place, so texts without digits take little time; a regular expression would look at each digit 16 times.
 */
function findManyDigits(text: string, from: number): number {
  for (let at = from + fewestDigits - 1; at < text.length; at += fewestDigits) {
    if (!isDigitAt(text, at)) continue;
    let start = at;
    while (start > from && isDigitAt(text, start - 1)) start -= 1;
    let end = at + 1;
    while (end < start + fewestDigits && isDigitAt(text, end)) end += 1;
    if (end === start + fewestDigits) return start;
  }
  return -1;
}

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || source === undefined || source.length < fewestDigits) return value;
  return exactOr(source);
}

function exactOr(source: string): number | ExactNumber {
  const value = Number(source);
  return String(value) === source ? value : new ExactNumber(source);
}

// A reviver makes JSON.parse ten times slower. So long numbers are first made texts that begin with a mark, which no text of the
// original has; inside a text the quote before the mark would end that text, and the whole would be no JSON any more.
const mark = '\u0091';
const wholeNumber = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?=\s*(?:$|[,\]}]))/y;
const beforeNumbers = /[:,[\s]/;

/** How many rows of digits are looked at in one step. */
const rowsAtOnce = 2_000;

/** The text with each long number made a text that begins with the mark. */
function* markLongNumbers(text: string): Stepwise<string> {
  let rows = 0;
  const joined: string[] = [];
  const parts: string[] = [];
  let copied = 0;
  let from = 0;
  for (let digits = findManyDigits(text, from); digits >= 0; digits = findManyDigits(text, from)) {
    rows += 1;
    if (rows % rowsAtOnce === 0) {
      // Joined bit by bit: millions of parts at the end would take long.
      joined.push(parts.splice(0).join(''));
      yield;
    }
    const start = text[digits - 1] === '-' ? digits - 1 : digits;
    wholeNumber.lastIndex = start;
    if ((start === 0 || beforeNumbers.test(text.charAt(start - 1))) && wholeNumber.test(text)) {
      from = wholeNumber.lastIndex;
      parts.push(text.slice(copied, start), '"', mark, text.slice(start, from), '"');
      copied = from;
    } else {
      from = digits + fewestDigits;
      while (isDigitAt(text, from)) from += 1;
    }
  }
  return [...joined, ...parts, text.slice(copied)].join('');
}

function* parseMarked(text: string): Stepwise<unknown> {
  if (text.includes(mark) || text.includes('\\u0091')) return undefined;
  const marked = yield* markLongNumbers(text);
  yield;
  try {
    return JSON.parse(marked);
  } catch {
    return undefined;
  }
}

const unmarked = (value: unknown) =>
  typeof value === 'string' && value.startsWith(mark) ? exactOr(value.slice(mark.length)) : value;

/** Puts numbers where parseMarked left marked texts. */
function unmark(holder: unknown): unknown {
  if (Array.isArray(holder)) {
    const items: unknown[] = holder;
    for (const [place, item] of items.entries()) items[place] = unmark(item);
    return items;
  }
  if (!isJsonObject(holder)) return unmarked(holder);
  const members: Record<string, unknown> = holder;
  for (const name in members) members[name] = unmark(members[name]);
  return members;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeper(item, levels - 1));
  // A loop over the names: Object.values would make an array for each of a million events.
  if (isJsonObject(value)) for (const name in value) if (isDeeper(value[name], levels - 1)) return true;
  return false;
}

/** Throws InvalidInput with the subject `body` for a part of it that adds more than so many levels to the ones it is in. */
export function requireDepth(value: unknown, levels: number, maxDepth: number): void {
  if (levels === Infinity || !isDeeper(value, levels)) return;
  throw tooDeep(maxDepth);
}

/**
 * The value of a JSON text. Throws InvalidInput with the subject `body` for text that is no JSON or that is nested too deeply
 * (docs/behavior/stream-data.md#event-values).
 */
export function parseJson(text: string, { maxDepth, exactNumbers }: JsonOptions): unknown {
  if (exactNumbers) return runToEnd(parseExactJson(text, maxDepth));
  const value = parsed(text);
  requireDepth(value, maxDepth, maxDepth);
  return value;
}

/** The same with exact numbers, in steps: a text of megabytes takes long. */
export function* parseExactJson(text: string, maxDepth = Infinity): Stepwise<unknown> {
  const isExact = findManyDigits(text, 0) >= 0;
  const marked = isExact ? yield* parseMarked(text) : undefined;
  if (isExact) yield;
  // V8 parses any depth without recursion; what comes after it is recursive, so the limit stands in between.
  const value = marked ?? parsed(text);
  requireDepth(value, maxDepth, maxDepth);
  if (!isExact) return value;
  yield;
  return marked === undefined ? parsed(text, keepDigits) : unmark(marked);
}

/** What JSON.parse makes of a text; throws InvalidInput with the subject `body` for what is no JSON. */
function parsed(text: string, reviver?: typeof keepDigits): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch (error) {
    if (error instanceof SyntaxError) throw new InvalidInput('body', `The body must be JSON: ${error.message}`);
    throw error;
  }
}

/**
 * JSON text of parsed values, also of those that JSON.stringify cannot write: exact numbers and bigint, with all digits. Throws
 * InvalidInput with the subject `body` for a number that is beyond the range of doubles, of which nothing else is left.
 */
export function writeJson(value: unknown): string {
  if (value instanceof ExactNumber) return value.text;
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (value === Infinity || value === -Infinity)
    throw new InvalidInput('body', 'The body has a number that is beyond the range of doubles.');
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${writeJson(item)}`);
  return `{${members.join(',')}}`;
}
