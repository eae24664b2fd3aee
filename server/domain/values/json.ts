// Parses and writes JSON, with all digits of numbers and a limit on nesting.
import { InvalidInput } from '../model.ts';
import { runToEnd, type Stepwise } from '../stepwise.ts';
import { depthError } from './json-scanner.ts';
import { hasLongNumber, markLongNumbers, minLongDigits, restoreLongNumbers } from './long-numbers.ts';

declare global {
  interface JSON {
    /** A standard function that the types of TypeScript do not include. */
    rawJSON(text: string): object;
  }
}

/** A JSON number with more digits than a double has. */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A JSON object; its members are values that parseJson returns. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a parsed value is a JSON object, not an array, number or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** The options of parseJson. */
export interface JsonOptions {
  /** The maximum number of nested arrays and objects. */
  readonly maxDepth: number;
  /** Whether numbers that a double would round are returned as ExactNumber; see needsExactNumbers. */
  readonly exactNumbers: boolean;
}

/**
 * Returns the value of a JSON text. Throws InvalidInput with the subject `body` for text that is not JSON or is nested too deeply
 * (docs/behavior/stream-data.md#event-values).
 */
export function parseJson(text: string, { maxDepth, exactNumbers }: JsonOptions): unknown {
  if (exactNumbers) return runToEnd(parseExactJson(text, maxDepth));
  const value = parseText(text);
  requireDepth(value, maxDepth, maxDepth);
  return value;
}

/** Returns the value of a JSON text with exact numbers, in steps, because long texts take long to parse. */
export function* parseExactJson(text: string, maxDepth = Infinity): Stepwise<unknown> {
  if (!hasLongNumber(text)) return parseJson(text, { maxDepth, exactNumbers: false });
  const marked = yield* parseMarked(text);
  yield;
  // JSON.parse accepts any depth; the functions below are recursive and could exhaust the stack.
  requireDepth(marked ?? parseText(text), maxDepth, maxDepth);
  yield;
  return marked === undefined ? parseText(text, keepDigits) : restoreLongNumbers(marked, toNumber);
}

/** Returns the parsed text, with marked strings in place of long numbers; undefined when the numbers cannot be marked. */
function* parseMarked(text: string): Stepwise<unknown> {
  const marked = yield* markLongNumbers(text);
  if (marked === undefined) return undefined;
  yield;
  try {
    return JSON.parse(marked);
  } catch {
    return undefined;
  }
}

function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || source === undefined || source.length < minLongDigits) return value;
  return toNumber(source);
}

function toNumber(digits: string): number | ExactNumber {
  const value = Number(digits);
  return String(value) === digits ? value : new ExactNumber(digits);
}

/** Returns the result of JSON.parse; throws InvalidInput with the subject `body` for text that is not JSON. */
function parseText(text: string, reviver?: typeof keepDigits): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch (error) {
    if (error instanceof SyntaxError) throw new InvalidInput('body', `The body must be JSON: ${error.message}`);
    throw error;
  }
}

/** Throws InvalidInput with the subject `body` for a value with more than `levels` nested levels; the message names `maxDepth`. */
export function requireDepth(value: unknown, levels: number, maxDepth: number): void {
  if (levels === Infinity || !isDeeper(value, levels)) return;
  throw depthError(maxDepth);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeper(item, levels - 1));
  // A loop over the names, because Object.values would make an array for each event.
  if (isJsonObject(value)) for (const name in value) if (isDeeper(value[name], levels - 1)) return true;
  return false;
}

/**
 * Returns the JSON text of parsed values; exact numbers and bigints keep all digits. Throws InvalidInput with the subject `body` for a
 * number beyond the range of doubles, whose digits are lost.
 */
export function writeJson(value: unknown): string {
  // Without a replacer JSON.stringify is faster.
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  return JSON.stringify(value, rawNumbers);
}

function rawNumbers(_name: string, value: unknown): unknown {
  if (value instanceof ExactNumber) return JSON.rawJSON(value.text);
  if (typeof value === 'bigint') return JSON.rawJSON(String(value));
  if (value === Infinity || value === -Infinity)
    throw new InvalidInput('body', 'The body has a number beyond the range of doubles.');
  return value;
}
