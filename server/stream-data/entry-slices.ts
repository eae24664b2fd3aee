// Splits a body of events into slices of a few entries each, so that no slice blocks the event loop for long.
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
const openBracket = 0x5b;

/** Yields the inflated bytes of a body in chunks; throws ContentTooLarge as soon as they exceed the limit. */
async function* inflate({ bytes, coding }: SentBody, limit: Limit): AsyncGenerator<Uint8Array> {
  if (coding === 'identity') {
    if (bytes.length > limit.max) throw bodyTooLarge(`has ${bytes.length} bytes`, limit);
    for (let start = 0; start < bytes.length; start += sliceSize) yield bytes.subarray(start, start + sliceSize);
    return;
  }
  const inflater = inflaters[coding]({ chunkSize: sliceSize });
  inflater.end(bytes);
  let length = 0;
  try {
    for await (const chunk of inflater as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > limit.max) break;
      yield chunk;
    }
  } catch (error) {
    throw inflateFailure(error as Error);
  }
  if (length > limit.max) throw bodyTooLarge(`has more than ${limit.max} bytes when inflated`, limit);
}

const invalidJson = (reason: string) => new InvalidInput('body', `The body must be JSON: ${reason}.`);
const isWhiteSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** Returns the position of the first byte after a byte order mark and white space; undefined if there is none yet. */
function findStart(bytes: Uint8Array): number | undefined {
  const from = byteOrderMark.every((byte, i) => bytes[i] === byte) ? byteOrderMark.length : 0;
  const start = bytes.subarray(from).findIndex((byte) => !isWhiteSpace(byte));
  return start < 0 ? undefined : from + start;
}

/** Splits the bytes of a JSON array between its entries. */
class EntrySplitter {
  readonly #scanner = new JsonScanner(maxDepth);
  readonly #limit: Limit;
  /** The bytes of entries that were not returned yet. */
  #buffer: Uint8Array = new Uint8Array();
  /** The number of bytes in the buffer that are scanned. */
  #scannedLength = 0;
  /** The number of bytes in the buffer up to the end of the last complete entry, including the comma or bracket after it. */
  #completeLength = 0;
  #hasStarted = false;
  #hasEnded = false;
  #isArray = true;
  #isAfterComma = false;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Adds bytes and returns the entries that are complete now, as the text of an array; undefined if there are none. */
  add(bytes: Uint8Array): string | undefined {
    if (!this.#isArray) return undefined;
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([this.#buffer, bytes]);
    if (!this.#hasStarted) {
      const start = findStart(this.#buffer);
      if (start === undefined) {
        this.#buffer = new Uint8Array();
        return undefined;
      }
      this.#hasStarted = true;
      this.#isArray = this.#buffer[start] === openBracket;
      if (!this.#isArray) return undefined;
      this.#scanner.scan(this.#buffer.subarray(0, start + 1), start);
      this.#buffer = this.#buffer.subarray(start + 1);
    }
    this.#scanBuffer();
    if (this.#completeLength === 0) {
      if (this.#buffer.length > this.#limit.max) this.#dropWhiteSpace();
      if (this.#buffer.length > this.#limit.max)
        throw bodyTooLarge(`has an event of more than ${this.#limit.max} bytes`, this.#limit);
      return undefined;
    }
    const text = decodeUtf8(this.#buffer.subarray(0, this.#completeLength - 1));
    const isEmpty = (this.#isAfterComma || !this.#hasEnded) && text.trim() === '';
    if (isEmpty) throw invalidJson('an event is missing before or after a comma');
    this.#isAfterComma = !this.#hasEnded;
    this.#buffer = this.#buffer.subarray(this.#completeLength);
    this.#scannedLength -= this.#completeLength;
    this.#completeLength = 0;
    return `[${text}]`;
  }

  /** Scans the new bytes for the ends of entries: commas and the end of the array. */
  #scanBuffer(): void {
    while (!this.#hasEnded && this.#scannedLength < this.#buffer.length) {
      this.#scannedLength = this.#scanner.scan(this.#buffer, this.#scannedLength);
      this.#hasEnded = this.#scanner.depth === 0;
      if (this.#hasEnded || isCommaBefore(this.#buffer, this.#scannedLength, this.#scanner))
        this.#completeLength = this.#scannedLength;
    }
    if (!this.#hasEnded) return;
    const trailing = this.#buffer.subarray(this.#scannedLength);
    if (!trailing.every(isWhiteSpace)) throw invalidJson('text follows the end of the array');
    this.#buffer = this.#buffer.subarray(0, this.#scannedLength);
  }

  /** Drops white space before the next entry. */
  #dropWhiteSpace(): void {
    const nextStart = this.#buffer.findIndex((byte) => !isWhiteSpace(byte));
    this.#buffer = nextStart < 0 ? new Uint8Array() : this.#buffer.subarray(nextStart);
    this.#scannedLength = nextStart < 0 ? 0 : this.#scannedLength - nextStart;
  }

  /** Throws InvalidInput unless the array has ended. */
  end(): void {
    if (!this.#hasStarted) throw invalidJson('it is empty');
    if (!this.#isArray) throw new InvalidInput('body', 'The body must be a JSON array of events.');
    if (!this.#hasEnded) throw invalidJson('its array does not end');
  }
}

const comma = 0x2c;
/** Returns whether the byte before a position is a comma between entries. */
const isCommaBefore = (bytes: Uint8Array, position: number, { depth, isInString }: JsonScanner) =>
  depth === 1 && !isInString && bytes[position - 1] === comma;

/**
 * Yields the text of a short body of events, or arrays with a few entries each of a long body. Throws ContentTooLarge, and InvalidInput
 * for a body that cannot be inflated, is not UTF-8, or is not an array.
 */
export async function* entrySlices(
  body: SentBody,
  { inflatedBytes, entryBytes }: EventBodyLimits,
): AsyncGenerator<string> {
  if (body.coding === 'identity' && body.bytes.length <= sliceSize) {
    yield decodeUtf8(body.bytes);
    return;
  }
  const splitter = new EntrySplitter(entryBytes);
  for await (const bytes of inflate(body, inflatedBytes)) {
    const text = splitter.add(bytes);
    if (text !== undefined) yield text;
  }
  splitter.end();
}
