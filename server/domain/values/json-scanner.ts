// Looks at the bytes of a JSON text before anything is made of them: how many values it has, and how deep they are nested.
import { InvalidInput } from '../model.ts';
import type { Stepwise } from '../stepwise.ts';

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const space = 0x20;

/** The failure for JSON that is nested too deeply. */
export const tooDeep = (maxDepth: number): InvalidInput =>
  new InvalidInput('body', `The body must be JSON that is not nested deeper than ${String(maxDepth)} levels.`);

/**
 * Goes through the bytes of a JSON text in UTF-8, in parts that may end anywhere. It does not judge whether they are JSON: what is
 * counted is right where they are.
 */
export class JsonScanner {
  /** Levels of arrays and objects that are open. */
  depth = 0;
  /** Values so far, those of all levels: objects and arrays count as one each, and so does what they hold. */
  valueCount = 0;
  readonly #maxDepth: number;
  #isInText = false;
  #isEscaped = false;
  /** Whether nothing but spaces has followed an opening bracket. */
  #isEmpty = false;

  constructor(maxDepth: number) {
    this.#maxDepth = maxDepth;
  }

  /** Whether a text is open: its end has not been met. */
  get isInString(): boolean {
    return this.#isInText;
  }

  /**
   * Measures the bytes from a place on; answers the place behind the next comma between values of the outermost array, or behind the
   * bracket that closes that, or the end of the bytes. Throws InvalidInput for nesting that is too deep.
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
        if (this.depth > this.#maxDepth) throw tooDeep(this.#maxDepth);
        // The first of the values that it holds, unless it closes at once.
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

/** Bytes that are measured in one step: a few milliseconds. */
const bytesPerStep = 1_048_576;

/** Whether a JSON text has more values than so many; looks no further than that. Throws InvalidInput for nesting that is too deep. */
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
