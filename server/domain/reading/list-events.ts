// `GET Data`: the events of each mode, in chunks as they come from the source.
import { Boundary, Search, type Event, type EventType, type Index } from '../model.ts';
import { indexComparer } from '../values/order.ts';
import { calculateEvent, canCalculate } from './calculate.ts';
import { filtered, limited, page, skipped, withBoundaryEvents, taken, type Chunk } from './chunks.ts';
import { indexOf } from './index-scale.ts';
import type { DistinctRequest, FilteredRequest, ListRequest, RangeRequest, Window, WindowRequest } from './list.ts';
import { ReadLimitExceeded, type EventPredicate, type EventSource, type RangeOptions, type Run } from './source.ts';

/** The events of a read. */
export interface Listing {
  readonly events: AsyncIterable<Chunk>;
  /** The index to ask the next page after, once all events have been read; null after the last page and where there are no pages. */
  continuation(): Index | null;
}

/**
 * The parts that a read is made of, in their order. Who can hand stored events on without looking into them sends `range` as
 * it is stored; only `first` and `last`, stored or computed, are events in memory.
 */
export interface ReadPlan {
  readonly first: Event | null;
  readonly range: RangeOptions;
  /** Looked for when the range has been read. */
  readonly last: (() => Promise<Event | null>) | null;
}

/** The largest page of a client that does not say how many events it wants (docs/behavior/stream-data.md#pages-of-windows). */
const maxPageSize = 100_000;

const wholeStream: RangeOptions = { from: null, fromInclusive: true, to: null, toInclusive: true, reversed: false };

/**
 * The events that a request asks for; none of the source is read before they are. Iterating throws ReadLimitExceeded when
 * more than `maxEvents` have to be looked at, and InvalidInput when a computed event overflows (docs/behavior/stream-data.md#list-modes,
 * docs/behavior/stream-data.md#list-boundaries).
 */
export function readList(source: EventSource, type: EventType, request: ListRequest, maxEvents: number): Listing {
  switch (request.mode) {
    case 'distinct':
      return unpaged(applyFilter(distinctEvent(source, request), request.filter));
    case 'filtered':
      return unpaged(applyPaging(source.range(wholeStream), request, maxEvents));
    case 'range': {
      const events = plannedEvents(source, () => planRange(source, type, request));
      return unpaged(applyPaging(events, request, maxEvents));
    }
    case 'window':
      return windowListing(source, type, request, maxEvents);
  }
}

/** The events of a window, boundaries and filter applied; throws as readList does (docs/behavior/stream-data.md#list-boundaries). */
export function windowEvents(
  source: EventSource,
  type: EventType,
  window: Window,
  maxEvents: number,
): AsyncIterable<Chunk> {
  return applyFilter(allWindowEvents(source, type, window, maxEvents), window.filter);
}

/** The same in runs where the source has them and they are wanted, which they cannot be beside a filter. */
export async function* windowRuns(
  source: EventSource,
  type: EventType,
  window: Window,
  maxEvents: number,
  useRuns: boolean,
): AsyncGenerator<Run | Chunk, void> {
  if (!useRuns || !source.runs) {
    yield* windowEvents(source, type, window, maxEvents);
    return;
  }
  const { first, range, last } = await planWindow(source, type, window, null);
  let read = 0;
  const countRead = (count: number) => {
    read += count;
    if (read > maxEvents) throw new ReadLimitExceeded(maxEvents);
  };
  if (first) {
    countRead(1);
    yield [first];
  }
  for await (const items of source.runs(range)) {
    countRead('events' in items ? items.count : items.length);
    yield items;
  }
  const event = await last?.();
  if (!event) return;
  countRead(1);
  yield [event];
}

async function* allWindowEvents(
  source: EventSource,
  type: EventType,
  window: Window,
  maxEvents: number,
): AsyncGenerator<Chunk, void> {
  const { first, range, last } = await planWindow(source, type, window, null);
  const { count } = source;
  const total = count && (async () => (first ? 1 : 0) + (await count(range)) + ((await last?.()) ? 1 : 0));
  yield* limited(withBoundaryEvents(first, source.range(range), last), maxEvents, { total });
}

const unpaged = (events: AsyncIterable<Chunk>): Listing => ({ events, continuation: () => null });

const applyFilter = (events: AsyncIterable<Chunk>, filter: EventPredicate | null) =>
  filter ? filtered(events, filter) : events;

function applyPaging(
  events: AsyncIterable<Chunk>,
  { filter, skip, count }: FilteredRequest | RangeRequest,
  maxEvents: number,
): AsyncIterable<Chunk> {
  const rest = skipped(applyFilter(limited(events, maxEvents), filter), skip);
  return count === null ? rest : taken(rest, count);
}

async function* distinctEvent(source: EventSource, { index, search }: DistinctRequest): AsyncGenerator<Chunk, void> {
  const event = await find(source, index, search);
  if (event !== null) yield [event];
}

async function find(source: EventSource, index: Index, search: Search): Promise<Event | null> {
  switch (search) {
    case Search.Exact:
      return source.at(index);
    case Search.ExactOrNext:
      return (await source.at(index)) ?? source.after(index);
    case Search.Next:
      return source.after(index);
    case Search.ExactOrPrevious:
      return (await source.at(index)) ?? source.before(index);
    case Search.Previous:
      return source.before(index);
  }
}

/** The event computed at an index; null where one is stored there, which a range has by itself. */
async function calculatedAt(source: EventSource, type: EventType, index: Index): Promise<Event | null> {
  if (!canCalculate(type) || (await source.at(index)) !== null) return null;
  const [before, after] = await Promise.all([source.before(index), source.after(index)]);
  return calculateEvent(type, before, after, index);
}

/** What makes up a range: its filter, skip and count are still to be applied (docs/behavior/stream-data.md#list-boundaries). */
export async function planRange(
  source: EventSource,
  type: EventType,
  { start, boundary, reversed, filter, skip, count }: RangeRequest,
): Promise<ReadPlan> {
  let first: Event | null = null;
  if (boundary === Boundary.Outside) first = await (reversed ? source.after(start) : source.before(start));
  if (boundary === Boundary.ExactOrCalculated) first = await calculatedAt(source, type, start);
  const inclusive = boundary !== Boundary.Inside;
  const side = reversed
    ? { ...wholeStream, to: start, toInclusive: inclusive, reversed }
    : { ...wholeStream, from: start, fromInclusive: inclusive };
  return { first, range: filter ? side : { ...side, limit: skip + count }, last: null };
}

/**
 * What makes up a window without its events up to `after`; its filter is still to be applied (docs/behavior/stream-data.md#list-boundaries,
 * docs/behavior/stream-data.md#pages-of-windows).
 */
export async function planWindow(
  source: EventSource,
  type: EventType,
  { start, end, startBoundary, endBoundary }: Window,
  after: Index | null,
): Promise<ReadPlan> {
  const compare = indexComparer(type);
  const unlessRead = (event: Event | null) =>
    event !== null && after !== null && compare(indexOf(type, event), after) <= 0 ? null : event;
  const isStart = after === null || compare(after, start) < 0;

  let first: Event | null = null;
  if (isStart && startBoundary === Boundary.Outside) first = unlessRead(await source.before(start));
  if (isStart && startBoundary === Boundary.ExactOrCalculated) first = await calculatedAt(source, type, start);

  const range = {
    from: isStart ? start : after,
    fromInclusive: isStart && startBoundary !== Boundary.Inside,
    to: end,
    toInclusive: endBoundary !== Boundary.Inside,
    reversed: false,
  };
  const isSameComputed = startBoundary === Boundary.ExactOrCalculated && compare(start, end) === 0;
  if (endBoundary === Boundary.Outside) return { first, range, last: async () => unlessRead(await source.after(end)) };
  if (endBoundary !== Boundary.ExactOrCalculated || isSameComputed) return { first, range, last: null };
  return { first, range, last: async () => unlessRead(await calculatedAt(source, type, end)) };
}

/** The events of a plan, which is made when the first of them is asked for; `wanted` is how many are read at most. */
async function* plannedEvents(
  source: EventSource,
  makePlan: () => Promise<ReadPlan>,
  limit?: number,
): AsyncGenerator<Chunk, void> {
  const { first, range, last } = await makePlan();
  yield* withBoundaryEvents(first, source.range(limit === undefined ? range : { ...range, limit: limit }), last);
}

function windowListing(source: EventSource, type: EventType, request: WindowRequest, maxEvents: number): Listing {
  if (request.page === null) return unpaged(windowEvents(source, type, request, maxEvents));
  const { count, after } = request.page;
  const size = count ?? Math.min(maxPageSize, maxEvents);
  let next: Index | null = null;
  // One event is looked at beyond the page, which must not make a page of maxEvents fail.
  const limit = request.filter ? undefined : size + 1;
  const read = plannedEvents(source, () => planWindow(source, type, request, after), limit);
  const events = page(applyFilter(limited(read, maxEvents, { lookahead: 1 }), request.filter), size, (last) => {
    next = indexOf(type, last);
  });
  return { events, continuation: () => next };
}
