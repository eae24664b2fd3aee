// JSON text in, values out, without losing digits and without letting deep nesting hurt.
import { InvalidInput } from '../model.ts';
import { tooDeep } from './json-measure.ts';

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
const manyDigits = /[\d.]{16}/;

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
const longNumber = /(^|[:,[\s])(-?(?=[\d.]{16})(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?=\s*(?:$|[,\]}]))/g;

function parseMarked(text: string): unknown {
  if (text.includes(mark) || text.includes('\\u0091')) return undefined;
  try {
    return JSON.parse(text.replace(longNumber, `$1"${mark}$2"`));
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
  const exact = exactNumbers && manyDigits.test(text);
  try {
    const marked = exact ? parseMarked(text) : undefined;
    // V8 parses any depth without recursion; what comes after it is recursive, so the limit stands in between.
    const value: unknown = marked ?? JSON.parse(text);
    requireDepth(value, maxDepth, maxDepth);
    if (!exact) return value;
    return marked === undefined ? JSON.parse(text, keepDigits) : unmark(marked);
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
