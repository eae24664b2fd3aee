// A block: consecutive events of a stream, compressed in one row.
import { randomUUID } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { compareKeys, type Aggregation, type EventRow } from '../ports/event-store.ts';
import type { Block, BlockData } from '../ports/sealed-batch.ts';

/** The approximate number of events of a block, unless the store is opened with another one. */
export const defaultBlockSize = 512;

// Higher levels take longer and hardly improve the ratio.
const compressionOptions = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** A block with more characters ends early, since it is always read completely. */
const maxTextLength = 262_144;
/** Separates keys and lengths; keys cannot contain it. */
const separator = '\0';

/** Returns a block of one or more rows, which must be in the order of their keys. */
export function sealBlock(rows: readonly EventRow[], aggregation?: Aggregation): Block {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) throw new RangeError('A block must have at least one event.');
  const bodies = rows.map(({ body }) => body);
  const joined = bodies.join(',');
  const text = Buffer.from(joined);
  // If every character is one byte, as is usual, the lengths of the strings are the lengths in bytes.
  const isAscii = text.length === joined.length;
  const keys = rows.map(({ key }) => key).join(separator);
  const lengths = bodies.map((body) => (isAscii ? body.length : Buffer.byteLength(body))).join(separator);
  const all = Buffer.concat([text, Buffer.from(keys + separator + lengths)]);
  return {
    id: randomUUID(),
    firstKey: first.key,
    firstBody: first.body,
    lastKey: last.key,
    lastBody: last.body,
    events: rows.length,
    textBytes: text.length,
    allBytes: all.length,
    // A copy, because the original is a view of a larger buffer, which would be transferred between threads as well.
    data: new Uint8Array(zstdCompressSync(all, compressionOptions)),
    aggregates: aggregation ? { kind: aggregation.kind, bytes: aggregation.aggregate(rows) } : null,
  };
}

/** Yields parts of about `size` rows, fewer if bodies are long, for one block each. */
export function* cutIntoBlocks(rows: readonly EventRow[], size: number): Generator<readonly EventRow[], void> {
  const parts = Math.max(1, Math.round(rows.length / size));
  const maxRows = Math.ceil(rows.length / parts);
  let from = 0;
  let length = 0;
  for (let i = 0; i < rows.length; i += 1) {
    length += rows[i]?.body.length ?? 0;
    if (i + 1 - from < maxRows && length < maxTextLength) continue;
    yield rows.slice(from, i + 1);
    from = i + 1;
    length = 0;
  }
  if (from < rows.length) yield rows.slice(from);
}

function decompress(data: Uint8Array, bytes: number): Buffer {
  // With room for one more byte, zlib does not allocate a second chunk.
  return zstdDecompressSync(data, { chunkSize: Math.max(64, bytes + 1) });
}

/** A decompressed block. Keys and bodies are decoded on demand. */
export class OpenBlock {
  readonly firstKey: string;
  readonly lastKey: string;
  readonly events: number;
  readonly #decompressed: Buffer;
  /** The bodies of all events: always the same object, so that a WeakMap can cache results for it. */
  readonly #bodiesText: Uint8Array;
  #index: { readonly keys: readonly string[]; readonly ends: readonly number[] } | undefined;

  constructor({ firstKey, lastKey, events, textBytes, allBytes, data }: BlockData) {
    this.firstKey = firstKey;
    this.lastKey = lastKey;
    this.events = events;
    this.#decompressed = decompress(data, allBytes);
    this.#bodiesText = this.#decompressed.subarray(0, textBytes);
  }

  /** The approximate size in memory. */
  get bytes(): number {
    return this.#decompressed.length;
  }

  get keys(): readonly string[] {
    return this.#readIndex().keys;
  }

  /** Returns the number of keys before `key`, or up to and including `key`. */
  countBefore(key: string, isInclusive: boolean): number {
    const { keys } = this;
    let low = 0;
    for (let high = keys.length; low < high;) {
      const middle = (low + high) >>> 1;
      const order = compareKeys(keys[middle] ?? '', key);
      if (order < 0 || (isInclusive && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the position of a key, or undefined if the block does not have it. */
  positionOf(key: string): number | undefined {
    const position = this.countBefore(key, false);
    return this.keys[position] === key ? position : undefined;
  }

  row(position: number): EventRow {
    const { keys, ends } = this.#readIndex();
    const from = position === 0 ? 0 : (ends[position - 1] ?? 0) + 1;
    return { key: keys[position] ?? '', body: this.#decompressed.toString('utf8', from, ends[position]) };
  }

  /** Returns the events from one position up to but not including another. */
  rows(from = 0, to = this.events): EventRow[] {
    return Array.from({ length: to - from }, (_, i) => this.row(from + i));
  }

  /** Returns the bodies of the same events, separated by commas. */
  text(from = 0, to = this.events): Uint8Array {
    if (from === 0 && to === this.events) return this.#bodiesText;
    const { ends } = this.#readIndex();
    return this.#decompressed.subarray(from === 0 ? 0 : (ends[from - 1] ?? 0) + 1, ends[to - 1] ?? 0);
  }

  #readIndex() {
    if (this.#index) return this.#index;
    const parts = this.#decompressed.toString('utf8', this.#bodiesText.length).split(separator);
    let end = -1;
    const ends = parts.slice(this.events).map((length) => (end += 1 + Number(length)));
    return (this.#index = { keys: parts.slice(0, this.events), ends });
  }
}
