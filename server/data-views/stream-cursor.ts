// A cursor over the stored events of one stream, for merging many streams.
import type { Value } from '../domain/model.ts';
import type { EventRange, EventStore, EventTexts, StreamRef } from '../store/ports/event-store.ts';
import type { ReadColumns } from './event-projection.ts';

/** Has no events until some are loaded. Values are read only when one is asked for. */
export class StreamCursor {
  readonly #read: ReadColumns;
  readonly #chunks: AsyncIterator<EventTexts>;
  #texts: readonly Uint8Array[] = [];
  #keys: readonly string[] = [];
  #values: readonly Value[] | undefined;
  #at = 0;

  /** `maxHeld` is the maximum number of events in memory; without it, a chunk of the store. */
  constructor(events: EventStore, ref: StreamRef, read: ReadColumns, range: EventRange, maxHeld?: number) {
    this.#read = read;
    this.#chunks = (maxHeld === undefined ? events.texts(ref, range) : inPieces(events, ref, range, maxHeld))[
      Symbol.asyncIterator
    ]();
  }

  /** Loads the next events; without a key afterwards, there are no more. */
  async load(): Promise<void> {
    const next = await this.#chunks.next();
    this.#texts = next.done ? [] : next.value.texts;
    this.#keys = next.done ? [] : next.value.keys();
    this.#values = undefined;
    this.#at = 0;
  }

  /** Key of the next event; undefined if none is loaded. */
  get key(): string | undefined {
    return this.#keys[this.#at];
  }

  /** Key of the last loaded event. */
  get lastKey(): string | undefined {
    return this.#keys.at(-1);
  }

  /** Returns the keys of the next events up to a key. */
  keysUpTo(key: string): readonly string[] {
    return this.#keys.slice(this.#at, this.#placeOf(key, true));
  }

  /** Moves to the first event at or after a key; with `exclusive`, to the first one after it. */
  goTo(key: string, { exclusive = false } = {}): void {
    this.#at = this.#placeOf(key, exclusive);
  }

  advance(): void {
    this.#at += 1;
  }

  /** Returns the value of the next event in one of `width` columns. */
  value(column: number, width: number): Value {
    this.#values ??= this.#read(this.#texts);
    return this.#values[this.#at * width + column] ?? null;
  }

  /** Releases what the store holds for it. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** Returns the place of the first of the next events that is at or after a key, or after it. */
  #placeOf(key: string, exclusive: boolean): number {
    const keys = this.#keys;
    const isBefore = (place: number) => {
      const own = keys[place] ?? '';
      return own < key || (exclusive && own === key);
    };
    if (this.#at >= keys.length || !isBefore(this.#at)) return this.#at;
    let [low, high] = [this.#at + 1, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

async function* inPieces(
  events: EventStore,
  ref: StreamRef,
  range: EventRange,
  maxHeld: number,
): AsyncGenerator<EventTexts, void> {
  const { limit = Infinity } = range;
  let [rest, left] = [range, limit];
  while (left > 0) {
    const size = Math.min(maxHeld, left);
    let count = 0;
    let last: string | undefined;
    for await (const some of events.texts(ref, { ...rest, limit: size })) {
      count += some.events;
      last = some.keys().at(-1);
      yield some;
    }
    if (count < size || last === undefined) return;
    left -= count;
    rest = { ...rest, from: last, fromInclusive: false };
  }
}
