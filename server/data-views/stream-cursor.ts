// A cursor over the stored events of one stream, for merging many streams.
import type { Value } from '../domain/model.ts';
import type { EventRange, EventStore, EventTexts, StreamRef } from '../store/ports/event-store.ts';
import type { ReadColumns } from './event-projection.ts';

/** Has no events until load() is called. Values are parsed when the first one is read. */
export class StreamCursor {
  readonly #read: ReadColumns;
  readonly #chunks: AsyncIterator<EventTexts>;
  #texts: readonly Uint8Array[] = [];
  #keys: readonly string[] = [];
  #values: readonly Value[] | undefined;
  #position = 0;

  /** `maxEvents` is the maximum number of events in memory; by default, those of a chunk of the store. */
  constructor(events: EventStore, ref: StreamRef, read: ReadColumns, range: EventRange, maxEvents?: number) {
    this.#read = read;
    this.#chunks = (maxEvents === undefined ? events.texts(ref, range) : readInChunks(events, ref, range, maxEvents))[
      Symbol.asyncIterator
    ]();
  }

  /** Loads the next events; if there are no more, the key is undefined afterwards. */
  async load(): Promise<void> {
    const next = await this.#chunks.next();
    this.#texts = next.done ? [] : next.value.texts;
    this.#keys = next.done ? [] : next.value.keys();
    this.#values = undefined;
    this.#position = 0;
  }

  /** The key of the next event; undefined if none is loaded. */
  get key(): string | undefined {
    return this.#keys[this.#position];
  }

  /** The key of the last loaded event. */
  get lastKey(): string | undefined {
    return this.#keys.at(-1);
  }

  /** Returns the keys of the next events up to a key. */
  keysUpTo(key: string): readonly string[] {
    return this.#keys.slice(this.#position, this.#positionOf(key, true));
  }

  /** Moves to the first event at or after a key; with `exclusive`, to the first event after it. */
  goTo(key: string, { exclusive = false } = {}): void {
    this.#position = this.#positionOf(key, exclusive);
  }

  advance(): void {
    this.#position += 1;
  }

  /** Returns the value of the next event in one of `width` columns. */
  value(column: number, width: number): Value {
    this.#values ??= this.#read(this.#texts);
    return this.#values[this.#position * width + column] ?? null;
  }

  /** Ends the read of the store. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** Returns the position of the first of the next events at or after a key; with `exclusive`, after it. */
  #positionOf(key: string, exclusive: boolean): number {
    const keys = this.#keys;
    const isBefore = (place: number) => {
      const candidate = keys[place] ?? '';
      return candidate < key || (exclusive && candidate === key);
    };
    if (this.#position >= keys.length || !isBefore(this.#position)) return this.#position;
    let [low, high] = [this.#position + 1, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

async function* readInChunks(
  events: EventStore,
  ref: StreamRef,
  range: EventRange,
  maxEvents: number,
): AsyncGenerator<EventTexts, void> {
  const { limit = Infinity } = range;
  let [remainingRange, remainingCount] = [range, limit];
  while (remainingCount > 0) {
    const size = Math.min(maxEvents, remainingCount);
    let count = 0;
    let last: string | undefined;
    for await (const chunk of events.texts(ref, { ...remainingRange, limit: size })) {
      count += chunk.events;
      last = chunk.keys().at(-1);
      yield chunk;
    }
    if (count < size || last === undefined) return;
    remainingCount -= count;
    remainingRange = { ...remainingRange, from: last, fromInclusive: false };
  }
}
