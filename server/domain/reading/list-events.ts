// `GET Data`: the events of each mode, in the chunks of the source.
import { Boundary, Search, type Event, type EventType, type Index } from '../model.ts';
import { indexComparer } from '../values/order.ts';
import { calculateEvent, canCalculate } from './calculate.ts';
import {
  filterEvents,
  limitEvents,
  skipEvents,
  takeEvents,
  takePage,
  withBoundaryEvents,
  type Chunk,
} from './chunks.ts';
import { indexOf } from './index-scale.ts';
import type { DistinctRequest, FilteredRequest, ListRequest, RangeRequest, Window, WindowRequest } from './list.ts';
import { ReadLimitExceeded, type EventPredicate, type EventSource, type RangeOptions, type Run } from './source.ts';

/** The events of a read. */
export interface Listing {
  readonly events: AsyncIterable<Chunk>;
  /** The index of the last event of the page, once all events have been read; null for the last page and for reads without pages. */
  continuation(): Index | null;
}

/**
 * The parts of a read, in order. A caller can send the stored JSON of `range` without parsing it; `first` and `last`, stored or
 * calculated, are parsed.
 */
export interface ReadPlan {
  readonly first: Event | null;
  readonly range: RangeOptions;
  /** Loaded after the range has been read. */
  readonly last: (() => Promise<Event | null>) | null;
}

/** The largest page for a client that sends no count (docs/behavior/stream-data.md#pages-of-windows). */
const maxPageSize = 100_000;

const wholeStream: RangeOptions = { from: null, fromInclusive: true, to: null, toInclusive: true, reversed: false };

/**
 * Returns the requested events; iterating them reads the source. It throws ReadLimitExceeded when more than `maxEvents` have to be
 * read, and InvalidInput when a calculated event overflows (docs/behavior/stream-data.md#list-modes,
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

/**
 * Returns the events of a window with its boundaries and filter; throws as readList does
 * (docs/behavior/stream-data.md#list-boundaries).
 */
export function windowEvents(
  source: EventSource,
  type: EventType,
  window: Window,
  maxEvents: number,
): AsyncIterable<Chunk> {
  return applyFilter(allWindowEvents(source, type, window, maxEvents), window.filter);
}

/** Yields the events of a window, as runs if `useRuns` is true and the source has runs. The filter does not apply to runs. */
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
  let eventsRead = 0;
  const countRead = (count: number) => {
    eventsRead += count;
    if (eventsRead > maxEvents) throw new ReadLimitExceeded(maxEvents);
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
  yield* limitEvents(withBoundaryEvents(first, source.range(range), last), maxEvents, { total });
}

const unpaged = (events: AsyncIterable<Chunk>): Listing => ({ events, continuation: () => null });

const applyFilter = (events: AsyncIterable<Chunk>, filter: EventPredicate | null) =>
  filter ? filterEvents(events, filter) : events;

function applyPaging(
  events: AsyncIterable<Chunk>,
  { filter, skip, count }: FilteredRequest | RangeRequest,
  maxEvents: number,
): AsyncIterable<Chunk> {
  const remaining = skipEvents(applyFilter(limitEvents(events, maxEvents), filter), skip);
  return count === null ? remaining : takeEvents(remaining, count);
}

async function* distinctEvent(source: EventSource, { index, search }: DistinctRequest): AsyncGenerator<Chunk, void> {
  const event = await findEvent(source, index, search);
  if (event !== null) yield [event];
}

async function findEvent(source: EventSource, index: Index, search: Search): Promise<Event | null> {
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

/** Returns the calculated event at an index; null if an event is stored there, since the range includes that one. */
async function calculatedAt(source: EventSource, type: EventType, index: Index): Promise<Event | null> {
  if (!canCalculate(type) || (await source.at(index)) !== null) return null;
  const [before, after] = await Promise.all([source.before(index), source.after(index)]);
  return calculateEvent(type, before, after, index);
}

/** Returns the parts of a range; its filter, skip and count are not yet applied (docs/behavior/stream-data.md#list-boundaries). */
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
 * Returns the parts of a window that come after the index `after`; its filter is not yet applied
 * (docs/behavior/stream-data.md#list-boundaries, docs/behavior/stream-data.md#pages-of-windows).
 */
export async function planWindow(
  source: EventSource,
  type: EventType,
  { start, end, startBoundary, endBoundary }: Window,
  after: Index | null,
): Promise<ReadPlan> {
  const compare = indexComparer(type);
  const nullIfRead = (event: Event | null) =>
    event !== null && after !== null && compare(indexOf(type, event), after) <= 0 ? null : event;
  const isStart = after === null || compare(after, start) < 0;

  let first: Event | null = null;
  if (isStart && startBoundary === Boundary.Outside) first = nullIfRead(await source.before(start));
  if (isStart && startBoundary === Boundary.ExactOrCalculated) first = await calculatedAt(source, type, start);

  const range = {
    from: isStart ? start : after,
    fromInclusive: isStart && startBoundary !== Boundary.Inside,
    to: end,
    toInclusive: endBoundary !== Boundary.Inside,
    reversed: false,
  };
  const isCalculatedOnce = startBoundary === Boundary.ExactOrCalculated && compare(start, end) === 0;
  if (endBoundary === Boundary.Outside) return { first, range, last: async () => nullIfRead(await source.after(end)) };
  if (endBoundary !== Boundary.ExactOrCalculated || isCalculatedOnce) return { first, range, last: null };
  return { first, range, last: async () => nullIfRead(await calculatedAt(source, type, end)) };
}

/** Yields the events of a plan, which is made when iteration starts; `limit` is the maximum number of stored events to read. */
async function* plannedEvents(
  source: EventSource,
  makePlan: () => Promise<ReadPlan>,
  limit?: number,
): AsyncGenerator<Chunk, void> {
  const { first, range, last } = await makePlan();
  yield* withBoundaryEvents(first, source.range(limit === undefined ? range : { ...range, limit }), last);
}

function windowListing(source: EventSource, type: EventType, request: WindowRequest, maxEvents: number): Listing {
  if (request.page === null) return unpaged(windowEvents(source, type, request, maxEvents));
  const { count, after } = request.page;
  const size = count ?? Math.min(maxPageSize, maxEvents);
  let next: Index | null = null;
  // The page reads one event ahead, which must not make a page of maxEvents fail.
  const limit = request.filter ? undefined : size + 1;
  const read = plannedEvents(source, () => planWindow(source, type, request, after), limit);
  const events = takePage(applyFilter(limitEvents(read, maxEvents, { lookahead: 1 }), request.filter), size, (last) => {
    next = indexOf(type, last);
  });
  return { events, continuation: () => next };
}
