// Transforms streams of events chunk by chunk, so that no read waits for a whole result. A chunk that does not change is passed on
// without a copy.
import type { Event } from '../model.ts';
import { ReadLimitExceeded, type EventPredicate, type EventSource, type RangeOptions, type Run } from './source.ts';

export type Chunk = readonly Event[];

/** Yields one event before the others and one after them; the last is only loaded after the others have been read. */
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
 * Yields the same events; throws ReadLimitExceeded when there is one more than `limit` plus `lookahead`. The events up to there are
 * yielded first, so whether a read fails does not depend on the chunks of the source. With `total`, the first chunk of several is
 * held back until the total is known, and nothing is yielded when that exceeds the limit (docs/behavior/stream-data.md#event-limit).
 */
export async function* limitEvents(
  events: AsyncIterable<Chunk>,
  limit: number,
  { lookahead = 0, total }: { readonly lookahead?: number; readonly total?: (() => Promise<number>) | undefined } = {},
): AsyncGenerator<Chunk, void> {
  let left = limit + lookahead;
  let held: Chunk | undefined;
  let isFirst = true;
  for await (const chunk of events) {
    if (isFirst && total) held = chunk;
    else if (held) {
      if (total && (await total()) > limit) throw new ReadLimitExceeded(limit);
      yield held;
      held = undefined;
    }
    isFirst = false;
    if (chunk.length > left) {
      if (left > 0) yield chunk.slice(0, left);
      throw new ReadLimitExceeded(limit);
    }
    left -= chunk.length;
    if (!held) yield chunk;
  }
  if (held) yield held;
}

/** Yields the events that match a filter. */
export async function* filterEvents(events: AsyncIterable<Chunk>, filter: EventPredicate): AsyncGenerator<Chunk, void> {
  for await (const chunk of events) {
    const kept = chunk.filter(filter);
    if (kept.length > 0) yield kept;
  }
}

/** Yields all events except the first `count`. */
export async function* skipEvents(events: AsyncIterable<Chunk>, count: number): AsyncGenerator<Chunk, void> {
  let left = count;
  for await (const chunk of events) {
    if (left < chunk.length) yield left === 0 ? chunk : chunk.slice(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** Yields the first `count` events and reads no more than these. */
export async function* takeEvents(events: AsyncIterable<Chunk>, count: number): AsyncGenerator<Chunk, void> {
  let left = count;
  if (left === 0) return;
  for await (const chunk of events) {
    if (chunk.length >= left) {
      yield chunk.length === left ? chunk : chunk.slice(0, left);
      return;
    }
    left -= chunk.length;
    yield chunk;
  }
}

/** Yields the first `count` events, at least one. When there is another, it calls `onMore` with the last event of the page. */
export async function* takePage(
  events: AsyncIterable<Chunk>,
  count: number,
  onMore: (last: Event) => void,
): AsyncGenerator<Chunk, void> {
  let left = count;
  let last: Event | undefined;
  for await (const chunk of events) {
    const kept = chunk.length > left ? chunk.slice(0, left) : chunk;
    left -= kept.length;
    last = kept.at(-1) ?? last;
    if (kept.length > 0) yield kept;
    if (kept.length < chunk.length) {
      if (last !== undefined) onMore(last);
      return;
    }
  }
}

/** Returns the events of a part of a stream, as runs where the source has them and the caller uses them. */
export function readRuns(source: EventSource, part: RangeOptions, useRuns: boolean): AsyncIterable<Run | Chunk> {
  return useRuns && source.runs ? source.runs(part) : source.range(part);
}
