// Joins the events of several streams by their indexes.
import type { Context } from '../requests/context.ts';
import { InvalidInput, type Event, type EventType, type Index } from '../domain/model.ts';
import { compileEventFilter } from '../domain/languages/filter-events.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import type { Chunk } from '../domain/reading/chunks.ts';
import { indexOf } from '../domain/reading/index-scale.ts';
import { readInterpolated } from '../domain/reading/interpolated.ts';
import { windowEvents } from '../domain/reading/list-events.ts';
import { windowBoundaries } from '../domain/reading/list.ts';
import { requireOrder } from '../domain/reading/parameters.ts';
import { ReadLimitExceeded, type EventPredicate, type EventSource } from '../domain/reading/source.ts';
import { eventWriter } from '../domain/values/event-writer.ts';
import { indexComparer } from '../domain/values/order.ts';
import { requireAtMost, requireCellCount } from './budgets.ts';
import type { ReadContext } from './event-texts.ts';
import { openStream, type OpenStream } from './open-stream.ts';
import { windowParameters, type WindowQuery } from './parameters.ts';
import { inSlices, inSmallChunks, slicedSource } from './slices.ts';
import { jsonArray, formatItems } from './text-forms.ts';

/** The modes of joins by their numbers in requests (docs/behavior/stream-data.md#joins). */
export const JoinMode = { Inner: 0, Outer: 1, Interpolated: 2, MergeLeft: 3, MergeRight: 4 } as const;
export type JoinMode = (typeof JoinMode)[keyof typeof JoinMode];

export interface JoinQuery extends WindowQuery {
  readonly startIndex: string;
  readonly endIndex: string;
  readonly joinMode?: JoinMode;
  readonly filter?: string;
  readonly count?: number;
}

/** The events at one index: an event or null for each stream. */
interface Row {
  readonly index: Index;
  readonly events: readonly (Event | null)[];
}

/** A stream of a join. */
interface JoinedStream {
  readonly source: EventSource;
  readonly type: EventType;
  readonly filter: EventPredicate | null;
}

/** The maximum number of rows in a chunk, and of their cells. */
export const maxRowsInChunk = 500;
const maxCellsInChunk = 1_000;
/** How many cells are written in one slice. */
const cellsPerSlice = 200;
/** The approximate maximum number of events in memory for all streams of a join. */
const maxEventsHeld = 20_000;
const defaultCount = 100;

/** Returns the streams with some identifiers; throws NotFound, Forbidden, and InvalidInput for too many or different types. */
export async function openJoined(
  context: Context,
  ids: readonly string[],
): Promise<readonly [OpenStream, ...OpenStream[]]> {
  requireAtMost('streams', ids.length, context.limits.joinedStreams, 'JOIN_LIMIT');
  const opened: OpenStream[] = [];
  for (const id of ids)
    opened.push(await openStream(context, await context.access.requireObject('Streams', id, 'Read')));
  const [first, ...others] = opened;
  if (!first) throw new InvalidInput('streams', 'streams must name at least one stream.');
  const mismatched = others.find(({ type }) => !isSameIdentifier(type.id, first.type.id));
  if (!mismatched) return [first, ...others];
  const types = `'${mismatched.object.id}' has '${mismatched.type.id}', '${first.object.id}' has '${first.type.id}'`;
  throw new InvalidInput('streams', `streams must name streams of one type, but ${types}.`);
}

/**
 * Yields the text of a join; iterating throws InvalidInput, and ReadLimitExceeded for all streams together
 * (docs/behavior/stream-data.md#joins).
 */
export async function* joinText(
  streams: readonly [OpenStream, ...OpenStream[]],
  query: JoinQuery,
  { verbose, limits, cancellation }: Pick<ReadContext, 'verbose' | 'limits' | 'cancellation'>,
): AsyncGenerator<string, void> {
  const { joinMode = JoinMode.Inner, count = defaultCount, filter } = query;
  const [{ type, readIndex }] = streams;
  requireCellCount('count', count, streams.length, limits.cells);
  const { startIndex: start = [], endIndex: end = [], ...boundaries } = windowParameters(query, readIndex);
  requireOrder(type, start, end);
  const window = { start, end, ...windowBoundaries(boundaries) };
  const within = sharedLimit(limits.events);
  const atOnce = Math.max(2, Math.floor(maxEventsHeld / streams.length));
  const joined = streams.map((stream) => ({
    type: stream.type,
    source: slicedSource(within(inSmallChunks(stream.values, atOnce)), filter, cancellation),
    filter: filter === undefined ? null : compileEventFilter(filter, stream.type).matches,
  }));
  const windows = joined.map((one) =>
    windowEvents(one.source, one.type, { ...window, filter: one.filter }, limits.events),
  );
  const rows = firstOf(modes[joinMode](alignedRows(type, windows), joined), count);
  const writers = streams.map((stream) => eventWriter(stream.type, { verbose }));
  const texts = ({ events }: Row) =>
    events.map((event, place) => (event === null ? 'null' : (writers[place]?.(event) ?? 'null')));
  const isMerged = joinMode === JoinMode.MergeLeft || joinMode === JoinMode.MergeRight;
  yield* formatItems(
    inSlices(cancellation, rows, Math.ceil(cellsPerSlice / streams.length)),
    jsonArray<Row>((row) => (isMerged ? texts(row).join('') : `[${texts(row).join(',')}]`)),
  );
}

type Rows = AsyncIterable<readonly Row[]>;

/** What each mode makes of the outer join. */
const modes: Readonly<Record<JoinMode, (rows: Rows, joined: readonly JoinedStream[]) => Rows>> = {
  [JoinMode.Inner]: (rows) => mapRows(rows, (row) => (row.events.includes(null) ? [] : [row])),
  [JoinMode.Outer]: (rows) => rows,
  [JoinMode.Interpolated]: interpolated,
  [JoinMode.MergeLeft]: (rows) => mapRows(rows, (row) => [{ ...row, events: row.events.filter(isEvent).slice(0, 1) }]),
  [JoinMode.MergeRight]: (rows) => mapRows(rows, (row) => [{ ...row, events: row.events.filter(isEvent).slice(-1) }]),
};

const isEvent = (event: Event | null) => event !== null;

/** Replaces each row by any number of rows. Chunks may be empty. */
async function* mapRows(rows: Rows, change: (row: Row) => readonly Row[]): AsyncGenerator<readonly Row[], void> {
  for await (const some of rows) yield some.flatMap(change);
}

/** Yields the first `count` rows, and reads no more. */
async function* firstOf(rows: Rows, count: number): AsyncGenerator<readonly Row[], void> {
  let left = count;
  if (left === 0) return;
  for await (const some of rows) {
    yield some.slice(0, left);
    left -= some.length;
    if (left <= 0) return;
  }
}

/** Yields a row for each index of any of the streams, in order. */
export async function* alignedRows(
  type: EventType,
  streams: readonly AsyncIterable<Chunk>[],
): AsyncGenerator<readonly Row[], void> {
  const compare = indexComparer(type);
  const cursors = streams.map((events) => new Cursor(type, events));
  const maxRows = Math.max(1, Math.min(maxRowsInChunk, Math.floor(maxCellsInChunk / cursors.length)));
  let rows: Row[] = [];
  for (;;) {
    for (const cursor of cursors) if (cursor.mustLoad) await cursor.load();
    let index: Index | null = null;
    for (const { head } of cursors) if (head && (index === null || compare(head.index, index) < 0)) index = head.index;
    if (index === null) break;
    const least = index;
    rows.push({ index, events: cursors.map((cursor) => cursor.takeAt((other) => compare(other, least) === 0)) });
    if (rows.length < maxRows) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** A cursor over the events of a stream. */
class Cursor {
  readonly #type: EventType;
  readonly #chunks: AsyncIterator<Chunk>;
  #chunk: Chunk = [];
  #at = 0;
  #isOver = false;
  head: { readonly event: Event; readonly index: Index } | null = null;

  constructor(type: EventType, events: AsyncIterable<Chunk>) {
    this.#type = type;
    this.#chunks = events[Symbol.asyncIterator]();
  }

  /** Whether events have to be loaded before the head is known. */
  get mustLoad(): boolean {
    return this.head === null && !this.#isOver;
  }

  async load(): Promise<void> {
    while (this.mustLoad) {
      const next = await this.#chunks.next();
      if (next.done) this.#isOver = true;
      else [this.#chunk, this.#at] = [next.value, 0];
      this.#advance();
    }
  }

  /** Takes the head if its index matches; the next event becomes the head. */
  takeAt(matches: (index: Index) => boolean): Event | null {
    if (!this.head || !matches(this.head.index)) return null;
    const { event } = this.head;
    this.#advance();
    return event;
  }

  #advance(): void {
    const event = this.#chunk[this.#at++];
    this.head = event ? { event, index: indexOf(this.#type, event) } : null;
  }
}

/** Fills gaps of rows with calculated events that match the filter. */
async function* interpolated(rows: Rows, joined: readonly JoinedStream[]): AsyncGenerator<readonly Row[], void> {
  for await (const some of rows) {
    const columns: (readonly (Event | null)[])[] = [];
    for (const [place, one] of joined.entries()) columns.push(await interpolatedColumn(some, place, one));
    yield some.map(({ index }, at) => ({ index, events: columns.map((column) => column[at] ?? null) }));
  }
}

async function interpolatedColumn(
  rows: readonly Row[],
  place: number,
  { source, type, filter }: JoinedStream,
): Promise<readonly (Event | null)[]> {
  const missing = rows.filter(({ events }) => (events[place] ?? null) === null).map(({ index }) => index);
  const calculated = new Cursor(type, readInterpolated(source, type, missing));
  const compare = indexComparer(type);
  const column: (Event | null)[] = [];
  for (const { index, events } of rows) {
    let event = events[place] ?? null;
    if (event === null) {
      await calculated.load();
      const candidate = calculated.takeAt((other) => compare(other, index) === 0);
      event = candidate && (filter === null || filter(candidate)) ? candidate : null;
    }
    column.push(event);
  }
  return column;
}

/** Returns a function that makes sources share one limit of events. */
function sharedLimit(limit: number): (source: EventSource) => EventSource {
  let left = limit;
  return (source) => ({
    ...source,
    // A join may be complete before all events are read.
    count: undefined,
    async *range(options) {
      for await (const chunk of source.range(options)) {
        // Events within the limit are yielded first: a join that is complete then does not fail.
        const within = Math.min(left, chunk.length);
        left -= within;
        yield within === chunk.length ? chunk : chunk.slice(0, within);
        if (within < chunk.length) throw new ReadLimitExceeded(limit);
      }
    },
  });
}
