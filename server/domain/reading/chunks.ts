// Transforms streams of events chunk by chunk, so that the first events can be sent before the last are read. Unchanged chunks are
// not copied.
import type { Event } from '../model.ts';
import { ReadLimitExceeded, type EventPredicate, type EventSource, type RangeOptions, type Run } from './source.ts';

export type Chunk = readonly Event[];

/** Yields `before`, the events, and the event that `after` loads once the others have been read. */
export async function* withBoundaryEvents(
  before: Event | null,
  events: AsyncIterable<Chunk>,
  after: (() => Promise<Event | null>) | null,
): AsyncGenerator<Chunk, void> {
  if (before !== null) yield [before];
  yield* events;
  const event = after ? await after() : null;
  if (event !== null) yield [event];
}

/**
 * Yields the events; throws ReadLimitExceeded if there are more than `limit` plus `lookahead`. It first yields that many, so the
 * outcome does not depend on the chunks of the source. With `total`, a read of several chunks calls it before the first is yielded
 * and fails at once if the total exceeds the limit (docs/behavior/stream-data.md#event-limit).
 */
export async function* limitEvents(
  events: AsyncIterable<Chunk>,
  limit: number,
  { lookahead = 0, total }: { readonly lookahead?: number; readonly total?: (() => Promise<number>) | undefined } = {},
): AsyncGenerator<Chunk, void> {
  let remaining = limit + lookahead;
  let firstChunk: Chunk | undefined;
  let isFirst = true;
  for await (const chunk of events) {
    if (isFirst && total) firstChunk = chunk;
    else if (firstChunk) {
      if (total && (await total()) > limit) throw new ReadLimitExceeded(limit);
      yield firstChunk;
      firstChunk = undefined;
    }
    isFirst = false;
    if (chunk.length > remaining) {
      if (remaining > 0) yield chunk.slice(0, remaining);
      throw new ReadLimitExceeded(limit);
    }
    remaining -= chunk.length;
    if (!firstChunk) yield chunk;
  }
  if (firstChunk) yield firstChunk;
}

/** Yields the events that match a filter. */
export async function* filterEvents(events: AsyncIterable<Chunk>, filter: EventPredicate): AsyncGenerator<Chunk, void> {
  for await (const chunk of events) {
    const matching = chunk.filter(filter);
    if (matching.length > 0) yield matching;
  }
}

/** Yields all events except the first `count`. */
export async function* skipEvents(events: AsyncIterable<Chunk>, count: number): AsyncGenerator<Chunk, void> {
  let remaining = count;
  for await (const chunk of events) {
    if (remaining < chunk.length) yield remaining === 0 ? chunk : chunk.slice(remaining);
    remaining = Math.max(0, remaining - chunk.length);
  }
}

/** Yields the first `count` events, then stops reading. */
export async function* takeEvents(events: AsyncIterable<Chunk>, count: number): AsyncGenerator<Chunk, void> {
  let remaining = count;
  if (remaining === 0) return;
  for await (const chunk of events) {
    if (chunk.length >= remaining) {
      yield chunk.length === remaining ? chunk : chunk.slice(0, remaining);
      return;
    }
    remaining -= chunk.length;
    yield chunk;
  }
}

/**
 * Yields the first `count` events, where `count` is at least 1. If there are more, it calls `onMore` with the last event of the page.
 */
export async function* takePage(
  events: AsyncIterable<Chunk>,
  count: number,
  onMore: (last: Event) => void,
): AsyncGenerator<Chunk, void> {
  let remaining = count;
  let last: Event | undefined;
  for await (const chunk of events) {
    const pageEvents = chunk.length > remaining ? chunk.slice(0, remaining) : chunk;
    remaining -= pageEvents.length;
    last = pageEvents.at(-1) ?? last;
    if (pageEvents.length > 0) yield pageEvents;
    if (pageEvents.length < chunk.length) {
      if (last !== undefined) onMore(last);
      return;
    }
  }
}

/** Returns the events of a range, as runs if `useRuns` is true and the source has runs. */
export function readRuns(source: EventSource, range: RangeOptions, useRuns: boolean): AsyncIterable<Run | Chunk> {
  return useRuns && source.runs ? source.runs(range) : source.range(range);
}
