// JSON text to values and back, with all digits of numbers and a limit on nesting.
import { InvalidInput } from '../model.ts';
import { runToEnd, type Stepwise } from '../stepwise.ts';
import { depthError } from './json-scanner.ts';
import { hasLongNumber, markLongNumbers, minLongDigits, restoreLongNumbers } from './long-numbers.ts';

declare global {
  interface JSON {
    /** Standard, but missing in the library of TypeScript. */
    rawJSON(text: string): object;
  }
}

/** A JSON number with more digits than a double keeps. */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A JSON object, with the members that parseJson returns. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether a parsed value is a JSON object, and no array, number or null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

/** What parseJson does beyond JSON.parse. */
export interface JsonOptions {
  /** The maximum number of nested arrays and objects. */
  readonly maxDepth: number;
  /** Whether numbers that a double would change are returned as ExactNumber; needed where needsExactNumbers says so. */
  readonly exactNumbers: boolean;
}

/**
 * Returns the value of a JSON text. Throws InvalidInput with the subject `body` for text that is no JSON or that is nested too deeply
 * (docs/behavior/stream-data.md#event-values).
 */
export function parseJson(text: string, { maxDepth, exactNumbers }: JsonOptions): unknown {
  if (exactNumbers) return runToEnd(parseExactJson(text, maxDepth));
  const value = parsed(text);
  requireDepth(value, maxDepth, maxDepth);
  return value;
}

/** Returns the value of a JSON text with exact numbers, in steps: a text of megabytes takes long. */
export function* parseExactJson(text: string, maxDepth = Infinity): Stepwise<unknown> {
  if (!hasLongNumber(text)) return parseJson(text, { maxDepth, exactNumbers: false });
  const marked = yield* parseMarked(text);
  yield;
  // JSON.parse takes any depth; what follows is recursive and could exhaust the stack.
  requireDepth(marked ?? parsed(text), maxDepth, maxDepth);
  yield;
  return marked === undefined ? parsed(text, keepDigits) : restoreLongNumbers(marked, numberOf);
}

/** Returns the parsed text with marked strings for long numbers; undefined when it cannot be marked. */
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
  return numberOf(source);
}

function numberOf(digits: string): number | ExactNumber {
  const value = Number(digits);
  return String(value) === digits ? value : new ExactNumber(digits);
}

/** Returns what JSON.parse returns; throws InvalidInput with the subject `body` for text that is no JSON. */
function parsed(text: string, reviver?: typeof keepDigits): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch (error) {
    if (error instanceof SyntaxError) throw new InvalidInput('body', `The body must be JSON: ${error.message}`);
    throw error;
  }
}

/** Throws InvalidInput with the subject `body` for a value nested deeper than `levels`, where the whole body may have `maxDepth`. */
export function requireDepth(value: unknown, levels: number, maxDepth: number): void {
  if (levels === Infinity || !isDeeper(value, levels)) return;
  throw depthError(maxDepth);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isDeeper(item, levels - 1));
  // A loop over the names, because Object.values would make an array for each of a million events.
  if (isJsonObject(value)) for (const name in value) if (isDeeper(value[name], levels - 1)) return true;
  return false;
}

/**
 * Returns the JSON text of parsed values; exact numbers and bigints keep all digits. Throws InvalidInput with the subject `body` for a
 * number beyond the range of doubles, whose digits are lost.
 */
export function writeJson(value: unknown): string {
  // Scalars take the short way, because a replacer makes JSON.stringify slow.
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
