// Cuts a body of events into slices of a few entries each, so that no slice blocks for long.
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { InvalidInput } from '../domain/model.ts';
import { JsonScanner } from '../domain/values/json-scanner.ts';
import { decodeUtf8, inflateFailure, bodyTooLarge, type Limit, type SentBody } from '../requests/sent-body.ts';
import type { EventBodyLimits } from '../requests/limits.ts';
import { maxDepth } from './entries.ts';

/** The approximate number of bytes of a slice. */
const sliceSize = 65_536;
const inflaters = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
const byteOrderMark = [0xef, 0xbb, 0xbf];
const openArray = 0x5b;

/** Yields the bytes of a body, inflated piece by piece; throws ContentTooLarge as soon as there are too many. */
async function* piecesOf({ bytes, coding }: SentBody, limit: Limit): AsyncGenerator<Uint8Array> {
  if (coding === 'identity') {
    if (bytes.length > limit.max) throw bodyTooLarge(`has ${bytes.length} bytes`, limit);
    for (let at = 0; at < bytes.length; at += sliceSize) yield bytes.subarray(at, at + sliceSize);
    return;
  }
  const inflater = inflaters[coding]({ chunkSize: sliceSize });
  inflater.end(bytes);
  let length = 0;
  try {
    for await (const piece of inflater as AsyncIterable<Uint8Array>) {
      length += piece.length;
      if (length > limit.max) break;
      yield piece;
    }
  } catch (error) {
    throw inflateFailure(error as Error);
  }
  if (length > limit.max) throw bodyTooLarge(`has more than ${limit.max} bytes when inflated`, limit);
}

const notJson = (fault: string) => new InvalidInput('body', `The body must be JSON: ${fault}.`);
const isWhiteSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** Returns the position of the first byte that is no white space; undefined if there is none so far. */
function startOf(bytes: Uint8Array): number | undefined {
  const from = byteOrderMark.every((byte, i) => bytes[i] === byte) ? byteOrderMark.length : 0;
  const start = bytes.subarray(from).findIndex((byte) => !isWhiteSpace(byte));
  return start < 0 ? undefined : from + start;
}

/** Cuts the bytes of a JSON array between its entries. */
class Cutter {
  readonly #measure = new JsonScanner(maxDepth);
  readonly #limit: Limit;
  /** Bytes of entries that were not returned yet. */
  #held: Uint8Array = new Uint8Array();
  /** The position up to which they are measured, and the end of the last complete entry. */
  #measured = 0;
  #cut = 0;
  #hasBegun = false;
  #hasEnded = false;
  #isArray = true;
  #isAfterComma = false;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Adds bytes. Returns the complete entries as the text of an array; undefined if there are none. */
  add(piece: Uint8Array): string | undefined {
    if (!this.#isArray) return undefined;
    this.#held = this.#held.length === 0 ? piece : Buffer.concat([this.#held, piece]);
    if (!this.#hasBegun) {
      const start = startOf(this.#held);
      if (start === undefined) {
        this.#held = new Uint8Array();
        return undefined;
      }
      this.#hasBegun = true;
      this.#isArray = this.#held[start] === openArray;
      if (!this.#isArray) return undefined;
      this.#measure.scan(this.#held.subarray(0, start + 1), start);
      this.#held = this.#held.subarray(start + 1);
    }
    this.#measureHeld();
    if (this.#cut === 0) {
      if (this.#held.length > this.#limit.max) this.#dropWhiteSpace();
      if (this.#held.length > this.#limit.max)
        throw bodyTooLarge(`has an event of more than ${this.#limit.max} bytes`, this.#limit);
      return undefined;
    }
    const text = decodeUtf8(this.#held.subarray(0, this.#cut - 1));
    const isEmpty = (this.#isAfterComma || !this.#hasEnded) && text.trim() === '';
    if (isEmpty) throw notJson('there is nothing where an event should be');
    this.#isAfterComma = !this.#hasEnded;
    this.#held = this.#held.subarray(this.#cut);
    this.#measured -= this.#cut;
    this.#cut = 0;
    return `[${text}]`;
  }

  /** Measures the new bytes: entries end at commas and at the end of the array. */
  #measureHeld(): void {
    while (!this.#hasEnded && this.#measured < this.#held.length) {
      this.#measured = this.#measure.scan(this.#held, this.#measured);
      this.#hasEnded = this.#measure.depth === 0;
      if (this.#hasEnded || isCommaBefore(this.#held, this.#measured, this.#measure)) this.#cut = this.#measured;
    }
    if (!this.#hasEnded) return;
    const rest = this.#held.subarray(this.#measured);
    if (!rest.every(isWhiteSpace)) throw notJson('there is more behind its end');
    this.#held = this.#held.subarray(0, this.#measured);
  }

  /** Drops white space before the next entry. */
  #dropWhiteSpace(): void {
    const first = this.#held.findIndex((byte) => !isWhiteSpace(byte));
    this.#held = first < 0 ? new Uint8Array() : this.#held.subarray(first);
    this.#measured = first < 0 ? 0 : this.#measured - first;
  }

  /** Throws InvalidInput unless the array has ended. */
  end(): void {
    if (!this.#hasBegun) throw notJson('it is empty');
    if (!this.#isArray) throw new InvalidInput('body', 'The body must be a JSON array of events.');
    if (!this.#hasEnded) throw notJson('it ends before its array does');
  }
}

const comma = 0x2c;
const isCommaBefore = (bytes: Uint8Array, at: number, { depth, isInString: isInText }: JsonScanner) =>
  depth === 1 && !isInText && bytes[at - 1] === comma;

/**
 * Yields the text of a body of events: a short one whole, a long one as arrays of a few entries each. Throws ContentTooLarge, and
 * InvalidInput for a body that cannot be inflated, is no UTF-8, or is no array.
 */
export async function* entrySlices(
  body: SentBody,
  { inflatedBytes, entryBytes }: EventBodyLimits,
): AsyncGenerator<string> {
  if (body.coding === 'identity' && body.bytes.length <= sliceSize) {
    yield decodeUtf8(body.bytes);
    return;
  }
  const cutter = new Cutter(entryBytes);
  for await (const piece of piecesOf(body, inflatedBytes)) {
    const text = cutter.add(piece);
    if (text !== undefined) yield text;
  }
  cutter.end();
}
