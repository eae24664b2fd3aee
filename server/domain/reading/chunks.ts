// Steps between a source and an answer. Each takes chunks of events and gives chunks of events, so that nothing
// waits for a whole result, and a chunk that needs no change passes through without being copied.
import type { Event } from '../model.ts';
import { ReadLimitExceeded, type EventPredicate, type EventSource, type RangeOptions, type Run } from './source.ts';

export type Chunk = readonly Event[];

/** An event before the others and one after them; the last is looked for only when the others have been read. */
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
 * The same events; throws ReadLimitExceeded when there is one more than `limit` and as many as may be looked at `ahead`
 * (docs/behavior/stream-data.md#event-limit). The events up to there are passed on first: whether a read fails does not depend on the
 * source's chunks.
 * Where a `total` can be told it is asked for before a first chunk that others follow, and nothing is passed on of too many.
 */
export async function* limited(
  events: AsyncIterable<Chunk>,
  limit: number,
  {
    lookahead: lookahead = 0,
    total,
  }: { readonly lookahead?: number; readonly total?: (() => Promise<number>) | undefined } = {},
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

/** The events that a filter lets through. */
export async function* filtered(events: AsyncIterable<Chunk>, filter: EventPredicate): AsyncGenerator<Chunk, void> {
  for await (const chunk of events) {
    const kept = chunk.filter(filter);
    if (kept.length > 0) yield kept;
  }
}

/** All events but the first `count`. */
export async function* skipped(events: AsyncIterable<Chunk>, count: number): AsyncGenerator<Chunk, void> {
  let left = count;
  for await (const chunk of events) {
    if (left < chunk.length) yield left === 0 ? chunk : chunk.slice(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** The first `count` events; the source is not asked for more. */
export async function* taken(events: AsyncIterable<Chunk>, count: number): AsyncGenerator<Chunk, void> {
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

/** The first `count` events, at least one; looks one event ahead and tells `onMore` the last of them when there is another. */
export async function* page(
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

/** The events of a part of a stream, in runs where the source has them and they are wanted. */
export function readRuns(source: EventSource, part: RangeOptions, useRuns: boolean): AsyncIterable<Run | Chunk> {
  return useRuns && source.runs ? source.runs(part) : source.range(part);
}
