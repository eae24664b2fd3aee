// The stored events of one stream, one after the other, as a merge of many streams takes them.
import type { Event, EventType } from '../domain/model.ts';
import type { EventRange, EventRow, EventStore, StreamRef } from '../store/ports/event-store.ts';
import { codecOf, type EventCodec } from '../streams/event-codec.ts';

/** Stands before the first event of its range until it is loaded. Events are made of their texts only when one is asked for. */
export class StreamCursor {
  readonly #codec: EventCodec;
  readonly #chunks: AsyncIterator<readonly EventRow[]>;
  #rows: readonly EventRow[] = [];
  #events: readonly Event[] | undefined;
  #at = 0;
  #isOver = false;
  /** Key of the event that comes next; undefined when there is none, or when it has to be loaded. */
  key: string | undefined;

  /** `rowsHeld` is how many rows may be in memory at once, undefined for as many as the store gives in one piece. */
  constructor(events: EventStore, ref: StreamRef, type: EventType, range: EventRange, rowsHeld?: number) {
    this.#codec = codecOf(type);
    this.#chunks = (rowsHeld === undefined ? events.range(ref, range) : inPieces(events, ref, range, rowsHeld))[
      Symbol.asyncIterator
    ]();
  }

  /** Whether there may be more, which has to be loaded. */
  get needsLoad(): boolean {
    return this.key === undefined && !this.#isOver;
  }

  async load(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) {
      this.#isOver = true;
      this.#rows = [];
      return;
    }
    this.#rows = next.value;
    this.#events = undefined;
    this.#at = 0;
    this.key = this.#rows[0]?.key;
  }

  /** The event that comes next. */
  get event(): Event {
    const { parse, read } = this.#codec;
    this.#events ??= parse(this.#rows.map(({ body }) => body)).map(read);
    return this.#events[this.#at] ?? [];
  }

  advance(): void {
    this.#at += 1;
    this.key = this.#rows[this.#at]?.key;
  }

  /** Lets go of what the store holds for it. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }
}

async function* inPieces(
  events: EventStore,
  ref: StreamRef,
  range: EventRange,
  limit: number,
): AsyncGenerator<readonly EventRow[], void> {
  let rest = range;
  for (;;) {
    let count = 0;
    let last: string | undefined;
    for await (const rows of events.range(ref, { ...rest, limit })) {
      count += rows.length;
      last = rows.at(-1)?.key;
      yield rows;
    }
    if (count < limit || last === undefined) return;
    rest = { ...rest, from: last, fromInclusive: false };
  }
}
