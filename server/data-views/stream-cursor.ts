// The stored events of one stream, one after the other, as a merge of many streams takes them.
import type { Value } from '../domain/model.ts';
import type { EventRange, EventStore, EventTexts, StreamRef } from '../store/ports/event-store.ts';
import type { ReadColumns } from './event-columns.ts';

/** Stands before the first event of its range until it is loaded. Texts are looked into only when a value is asked for. */
export class StreamCursor {
  readonly #read: ReadColumns;
  readonly #chunks: AsyncIterator<EventTexts>;
  #texts: readonly Uint8Array[] = [];
  #keys: readonly string[] = [];
  #values: readonly Value[] | undefined;
  #at = 0;

  /** `eventsHeld` is how many events may be in memory at once, undefined for as many as the store gives in one piece. */
  constructor(events: EventStore, ref: StreamRef, read: ReadColumns, range: EventRange, eventsHeld?: number) {
    this.#read = read;
    this.#chunks = (eventsHeld === undefined ? events.texts(ref, range) : inPieces(events, ref, range, eventsHeld))[
      Symbol.asyncIterator
    ]();
  }

  /** Loads the events that come after those that are loaded; there are none when it has no key afterwards. */
  async load(): Promise<void> {
    const next = await this.#chunks.next();
    this.#texts = next.done ? [] : next.value.texts;
    this.#keys = next.done ? [] : next.value.keys();
    this.#values = undefined;
    this.#at = 0;
  }

  /** Key of the event that comes next; undefined when none is loaded. */
  get key(): string | undefined {
    return this.#keys[this.#at];
  }

  /** Key of the last event that is loaded. */
  get lastKey(): string | undefined {
    return this.#keys.at(-1);
  }

  /** The keys of the events that come next, in their order, up to a key. */
  keysUpTo(key: string): readonly string[] {
    return this.#keys.slice(this.#at, this.#placeOf(key, true));
  }

  /** Goes to the first event that does not come before a key, or comes after it. */
  goTo(key: string, { behind = false } = {}): void {
    this.#at = this.#placeOf(key, behind);
  }

  advance(): void {
    this.#at += 1;
  }

  /** Of the event that comes next, the value in one of so many columns. */
  value(column: number, width: number): Value {
    this.#values ??= this.#read(this.#texts);
    return this.#values[this.#at * width + column] ?? null;
  }

  /** Lets go of what the store holds for it. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  /** The place of the first event, of those from here on, that does not come before a key, or comes after it. */
  #placeOf(key: string, behind: boolean): number {
    const keys = this.#keys;
    const isPassed = (place: number) => {
      const own = keys[place] ?? '';
      return own < key || (behind && own === key);
    };
    if (this.#at >= keys.length || !isPassed(this.#at)) return this.#at;
    let [low, high] = [this.#at + 1, keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isPassed(middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

async function* inPieces(
  events: EventStore,
  ref: StreamRef,
  range: EventRange,
  most: number,
): AsyncGenerator<EventTexts, void> {
  const { limit = Infinity } = range;
  let [rest, left] = [range, limit];
  while (left > 0) {
    const size = Math.min(most, left);
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
