// Counts the values of a JSON text and the depth of their nesting, from its bytes and before it is parsed.
import { InvalidInput } from '../model.ts';
import type { Stepwise } from '../stepwise.ts';

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const space = 0x20;

/** Returns the error for JSON that is nested too deeply. */
export const depthError = (maxDepth: number): InvalidInput =>
  new InvalidInput('body', `The body must be JSON that is not nested deeper than ${String(maxDepth)} levels.`);

/** Scans a JSON text in UTF-8, in parts that may end anywhere. It does not validate; the counts are right for valid JSON. */
export class JsonScanner {
  /** How many arrays and objects are open. */
  depth = 0;
  /** How many values have begun, on all levels. An array or object counts as one, besides the values inside it. */
  valueCount = 0;
  readonly #maxDepth: number;
  #isInText = false;
  #isEscaped = false;
  /** Whether only whitespace has followed an opening bracket. */
  #isEmpty = false;

  constructor(maxDepth: number) {
    this.#maxDepth = maxDepth;
  }

  /** Whether the scanned part ends inside a string. */
  get isInString(): boolean {
    return this.#isInText;
  }

  /**
   * Scans the bytes from an offset. Returns the offset after the next comma between values of the outermost array, after its closing
   * bracket, or the end of the bytes. Throws InvalidInput for nesting that is too deep.
   */
  scan(bytes: Uint8Array, from: number): number {
    const end = bytes.length;
    for (let at = from; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.#isInText) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === backslash) this.#isEscaped = true;
        else if (byte === quote) this.#isInText = false;
        continue;
      }
      if (byte <= space) continue;
      if (byte === openArray || byte === openObject) {
        if (this.depth === 0) this.valueCount += 1;
        this.depth += 1;
        if (this.depth > this.#maxDepth) throw depthError(this.#maxDepth);
        // Counts the first value inside, which is taken back if the bracket closes at once.
        this.valueCount += 1;
        this.#isEmpty = true;
        continue;
      }
      if (byte === closeArray || byte === closeObject) {
        this.depth -= 1;
        if (this.#isEmpty) this.valueCount -= 1;
        this.#isEmpty = false;
        if (this.depth === 0) return at + 1;
        continue;
      }
      this.#isEmpty = false;
      if (byte === quote) this.#isInText = true;
      else if (byte === comma) {
        this.valueCount += 1;
        if (this.depth === 1) return at + 1;
      }
    }
    return end;
  }
}

/** How many bytes are scanned in one step, which takes a few milliseconds. */
const bytesPerStep = 1_048_576;

/**
 * Returns whether a JSON text has more values than the maximum, and stops there. Throws InvalidInput for nesting that is too deep.
 */
export function* hasMoreValues(bytes: Uint8Array, maxValues: number, maxDepth: number): Stepwise<boolean> {
  const scanner = new JsonScanner(maxDepth);
  for (let from = 0; from < bytes.length; from += bytesPerStep) {
    const part = bytes.subarray(from, from + bytesPerStep);
    for (let at = 0; at < part.length;) {
      at = scanner.scan(part, at);
      if (scanner.valueCount > maxValues) return true;
    }
    yield;
  }
  return false;
}
