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
import { splitIntoSlices, withChunkSize, slicedSource } from './slices.ts';
import { jsonArray, formatItems } from './text-forms.ts';

/** The modes of joins, with their numbers in requests (docs/behavior/stream-data.md#joins). */
export const JoinMode = { Inner: 0, Outer: 1, Interpolated: 2, MergeLeft: 3, MergeRight: 4 } as const;
export type JoinMode = (typeof JoinMode)[keyof typeof JoinMode];

export interface JoinQuery extends WindowQuery {
  readonly startIndex: string;
  readonly endIndex: string;
  readonly joinMode?: JoinMode;
  readonly filter?: string;
  readonly count?: number;
}

/** The events at one index: an event or null for each stream; a merged row has one event. */
interface Row {
  readonly index: Index;
  readonly events: readonly (Event | null)[];
}

/** A stream of a join, with its source and filter. */
interface JoinedStream {
  readonly source: EventSource;
  readonly type: EventType;
  readonly filter: EventPredicate | null;
}

/** The maximum number of rows in a chunk. */
export const maxRowsInChunk = 500;
/** The maximum number of cells in a chunk. */
const maxCellsInChunk = 1_000;
/** The number of cells that are written in one slice. */
const cellsPerSlice = 200;
/** The approximate maximum number of events in memory for all streams of a join. */
const maxEventsInMemory = 20_000;
const defaultCount = 100;

/** Returns the streams with these identifiers; throws NotFound, Forbidden, and InvalidInput for none, too many or different types. */
export async function openJoinedStreams(
  context: Pick<Context, 'access' | 'store' | 'limits'>,
  ids: readonly string[],
): Promise<readonly [OpenStream, ...OpenStream[]]> {
  requireAtMost('streams', ids.length, context.limits.joinedStreams, 'JOIN_LIMIT');
  const streams: OpenStream[] = [];
  for (const id of ids)
    streams.push(await openStream(context, await context.access.requireObject('Streams', id, 'Read')));
  const [first, ...others] = streams;
  if (!first) throw new InvalidInput('streams', 'streams must name at least one stream.');
  const mismatched = others.find(({ type }) => !isSameIdentifier(type.id, first.type.id));
  if (!mismatched) return [first, ...others];
  const types = `'${mismatched.object.id}' has '${mismatched.type.id}', '${first.object.id}' has '${first.type.id}'`;
  throw new InvalidInput('streams', `streams must name streams of one type, but ${types}.`);
}

/**
 * Yields the text of a join; iterating throws InvalidInput, and ReadLimitExceeded if the events of all streams together exceed the limit
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
  const withSharedLimit = sharedLimit(limits.events);
  const chunkSize = Math.max(2, Math.floor(maxEventsInMemory / streams.length));
  const joinedStreams = streams.map((stream) => ({
    type: stream.type,
    source: slicedSource(withSharedLimit(withChunkSize(stream.values, chunkSize)), filter, cancellation),
    filter: filter === undefined ? null : compileEventFilter(filter, stream.type).matches,
  }));
  const windows = joinedStreams.map((stream) =>
    windowEvents(stream.source, stream.type, { ...window, filter: stream.filter }, limits.events),
  );
  const rows = takeRows(joinRows[joinMode](alignedRows(type, windows), joinedStreams), count);
  const writers = streams.map((stream) => eventWriter(stream.type, { verbose }));
  const textsOf = ({ events }: Row) =>
    events.map((event, i) => (event === null ? 'null' : (writers[i]?.(event) ?? 'null')));
  const isMerged = joinMode === JoinMode.MergeLeft || joinMode === JoinMode.MergeRight;
  yield* formatItems(
    splitIntoSlices(cancellation, rows, Math.ceil(cellsPerSlice / streams.length)),
    jsonArray<Row>((row) => (isMerged ? textsOf(row).join('') : `[${textsOf(row).join(',')}]`)),
  );
}

type Rows = AsyncIterable<readonly Row[]>;

/** Functions that turn the rows of the outer join into the rows of each mode. */
const joinRows: Readonly<Record<JoinMode, (rows: Rows, streams: readonly JoinedStream[]) => Rows>> = {
  [JoinMode.Inner]: (rows) => mapRows(rows, (row) => (row.events.includes(null) ? [] : [row])),
  [JoinMode.Outer]: (rows) => rows,
  [JoinMode.Interpolated]: fillGaps,
  [JoinMode.MergeLeft]: (rows) => mapRows(rows, (row) => [{ ...row, events: row.events.filter(isEvent).slice(0, 1) }]),
  [JoinMode.MergeRight]: (rows) => mapRows(rows, (row) => [{ ...row, events: row.events.filter(isEvent).slice(-1) }]),
};

const isEvent = (event: Event | null) => event !== null;

/** Yields the rows that `change` returns for each row. Chunks can be empty. */
async function* mapRows(rows: Rows, change: (row: Row) => readonly Row[]): AsyncGenerator<readonly Row[], void> {
  for await (const chunk of rows) yield chunk.flatMap(change);
}

/** Yields the first `count` rows and then stops reading. */
async function* takeRows(rows: Rows, count: number): AsyncGenerator<readonly Row[], void> {
  let remaining = count;
  if (remaining === 0) return;
  for await (const chunk of rows) {
    yield chunk.slice(0, remaining);
    remaining -= chunk.length;
    if (remaining <= 0) return;
  }
}

/** Yields a row for each index that an event of any stream has, in order. */
export async function* alignedRows(
  type: EventType,
  streams: readonly AsyncIterable<Chunk>[],
): AsyncGenerator<readonly Row[], void> {
  const compare = indexComparer(type);
  const cursors = streams.map((events) => new Cursor(type, events));
  const maxRows = Math.max(1, Math.min(maxRowsInChunk, Math.floor(maxCellsInChunk / cursors.length)));
  let rows: Row[] = [];
  for (;;) {
    for (const cursor of cursors) if (cursor.shouldLoad) await cursor.load();
    let smallest: Index | null = null;
    for (const { head } of cursors)
      if (head && (smallest === null || compare(head.index, smallest) < 0)) smallest = head.index;
    if (smallest === null) break;
    const index = smallest;
    rows.push({ index, events: cursors.map((cursor) => cursor.takeIf((other) => compare(other, index) === 0)) });
    if (rows.length < maxRows) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** Reads the events of a stream one by one. */
class Cursor {
  readonly #type: EventType;
  readonly #chunks: AsyncIterator<Chunk>;
  #chunk: Chunk = [];
  #position = 0;
  #isAtEnd = false;
  /** The next event; null if it is not loaded, or after the last event. */
  head: { readonly event: Event; readonly index: Index } | null = null;

  constructor(type: EventType, events: AsyncIterable<Chunk>) {
    this.#type = type;
    this.#chunks = events[Symbol.asyncIterator]();
  }

  /** Returns whether `load` must be called to get the next event. */
  get shouldLoad(): boolean {
    return this.head === null && !this.#isAtEnd;
  }

  async load(): Promise<void> {
    while (this.shouldLoad) {
      const next = await this.#chunks.next();
      if (next.done) {
        this.#isAtEnd = true;
        return;
      }
      this.#chunk = next.value;
      this.#position = 0;
      this.#advance();
    }
  }

  /** Returns the head and advances to the next event if the index of the head matches; else returns null. */
  takeIf(matches: (index: Index) => boolean): Event | null {
    if (!this.head || !matches(this.head.index)) return null;
    const { event } = this.head;
    this.#advance();
    return event;
  }

  #advance(): void {
    const event = this.#chunk[this.#position];
    this.#position += 1;
    this.head = event ? { event, index: indexOf(this.#type, event) } : null;
  }
}

/** Yields the rows with calculated events in place of null, if they match the filter of their stream. */
async function* fillGaps(rows: Rows, streams: readonly JoinedStream[]): AsyncGenerator<readonly Row[], void> {
  for await (const chunk of rows) {
    const columns: (readonly (Event | null)[])[] = [];
    for (const [i, stream] of streams.entries()) columns.push(await fillColumn(chunk, i, stream));
    yield chunk.map(({ index }, i) => ({ index, events: columns.map((column) => column[i] ?? null) }));
  }
}

/** Returns the events of one stream of the rows, with calculated events in place of null. */
async function fillColumn(
  rows: readonly Row[],
  streamNumber: number,
  { source, type, filter }: JoinedStream,
): Promise<readonly (Event | null)[]> {
  const missing = rows.filter(({ events }) => (events[streamNumber] ?? null) === null).map(({ index }) => index);
  const calculated = new Cursor(type, readInterpolated(source, type, missing));
  const compare = indexComparer(type);
  const column: (Event | null)[] = [];
  for (const { index, events } of rows) {
    let event = events[streamNumber] ?? null;
    if (event === null) {
      await calculated.load();
      const candidate = calculated.takeIf((other) => compare(other, index) === 0);
      event = candidate && (filter === null || filter(candidate)) ? candidate : null;
    }
    column.push(event);
  }
  return column;
}

/** Returns a function that limits the number of events of all its sources together; their ranges throw ReadLimitExceeded. */
function sharedLimit(limit: number): (source: EventSource) => EventSource {
  let remaining = limit;
  return (source) => ({
    ...source,
    // Without count, readers cannot refuse a range before they read it: a join can be complete before all events are read.
    count: undefined,
    async *range(options) {
      for await (const chunk of source.range(options)) {
        // Yields the events within the limit first, so that a join that needs no more does not fail.
        const accepted = Math.min(remaining, chunk.length);
        remaining -= accepted;
        yield accepted === chunk.length ? chunk : chunk.slice(0, accepted);
        if (accepted < chunk.length) throw new ReadLimitExceeded(limit);
      }
    },
  });
}
