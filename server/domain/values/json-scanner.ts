// Counts the values and the nesting of a JSON text from its bytes, before it is parsed.
import { InvalidInput } from '../model.ts';
import type { Stepwise } from '../stepwise.ts';

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const space = 0x20;

/** Returns the error for JSON that is nested too deeply. */
export const depthError = (maxDepth: number): InvalidInput =>
  new InvalidInput('body', `The body must be JSON that is not nested deeper than ${String(maxDepth)} levels.`);

/** Scans a JSON text in UTF-8, in parts that can end anywhere. It does not validate: the counts are only right for valid JSON. */
export class JsonScanner {
  /** The number of arrays and objects that are open. */
  depth = 0;
  /** The number of values so far, on all levels. An array or object counts as one, in addition to the values inside it. */
  valueCount = 0;
  readonly #maxDepth: number;
  #isInString = false;
  #isEscaped = false;
  /** Whether only white space has followed the last opening bracket. */
  #isEmpty = false;

  constructor(maxDepth: number) {
    this.#maxDepth = maxDepth;
  }

  /** Whether the scanned part ends inside a string. */
  get isInString(): boolean {
    return this.#isInString;
  }

  /**
   * Scans the bytes from an offset. It stops after the next comma between values of the outermost array, after its closing
   * bracket, or at the end of the bytes, and returns the offset there. Throws InvalidInput for nesting that is too deep.
   */
  scan(bytes: Uint8Array, from: number): number {
    const end = bytes.length;
    for (let offset = from; offset < end; offset += 1) {
      const byte = bytes[offset] ?? 0;
      if (this.#isInString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === backslash) this.#isEscaped = true;
        else if (byte === quote) this.#isInString = false;
        continue;
      }
      if (byte <= space) continue;
      if (byte === openArray || byte === openObject) {
        if (this.depth === 0) this.valueCount += 1;
        this.depth += 1;
        if (this.depth > this.#maxDepth) throw depthError(this.#maxDepth);
        // Counts the first value inside; the closing bracket of an empty array or object subtracts it again.
        this.valueCount += 1;
        this.#isEmpty = true;
        continue;
      }
      if (byte === closeArray || byte === closeObject) {
        this.depth -= 1;
        if (this.#isEmpty) this.valueCount -= 1;
        this.#isEmpty = false;
        if (this.depth === 0) return offset + 1;
        continue;
      }
      this.#isEmpty = false;
      if (byte === quote) this.#isInString = true;
      else if (byte === comma) {
        this.valueCount += 1;
        if (this.depth === 1) return offset + 1;
      }
    }
    return end;
  }
}

/** The number of bytes that are scanned in one step. */
const bytesPerStep = 1_048_576;

/**
 * Returns whether a JSON text has more values than the maximum. Throws InvalidInput for nesting that is too deep.
 */
export function* hasMoreValues(bytes: Uint8Array, maxValues: number, maxDepth: number): Stepwise<boolean> {
  const scanner = new JsonScanner(maxDepth);
  for (let from = 0; from < bytes.length; from += bytesPerStep) {
    const part = bytes.subarray(from, from + bytesPerStep);
    for (let offset = 0; offset < part.length;) {
      offset = scanner.scan(part, offset);
      if (scanner.valueCount > maxValues) return true;
    }
    yield;
  }
  return false;
}
