// The events of several streams side by side, brought together by their indexes.
import type { Context } from '../requests/context.ts';
import { InvalidInput, type Event, type EventType, type Index } from '../domain/model.ts';
import { compileEventFilter } from '../domain/languages/filter-events.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import type { Chunk } from '../domain/reading/chunks.ts';
import { indexOf } from '../domain/reading/index-scale.ts';
import { readInterpolated } from '../domain/reading/interpolated.ts';
import { windowEvents } from '../domain/reading/list-events.ts';
import { windowBoundaries } from '../domain/reading/list.ts';
import { requireOrder } from '../domain/reading/parameters.ts';
import { ReadLimitExceeded, type EventPredicate, type EventSource } from '../domain/reading/source.ts';
import { eventWriter } from '../domain/values/event-writer.ts';
import { indexComparer } from '../domain/values/order.ts';
import { requireAtMost, requireFewCells } from './budgets.ts';
import type { ReadOptions } from './event-texts.ts';
import { openStream, type OpenStream } from './open-stream.ts';
import { windowParameters, type WindowQuery } from './parameters.ts';
import { inSlices, inSmallChunks, slicedSource } from './slices.ts';
import { jsonArray, textOf } from './text-forms.ts';

/** How events are brought together, by the numbers on the wire (docs/behavior/stream-data.md#joins). */
export const JoinMode = { Inner: 0, Outer: 1, Interpolated: 2, MergeLeft: 3, MergeRight: 4 } as const;
export type JoinMode = (typeof JoinMode)[keyof typeof JoinMode];

export interface JoinQuery extends WindowQuery {
  readonly startIndex: string;
  readonly endIndex: string;
  readonly joinMode?: JoinMode;
  readonly filter?: string;
  readonly count?: number;
}

/** What the streams have at one index: an event or null for each of them, in their order. */
interface Row {
  readonly index: Index;
  readonly events: readonly (Event | null)[];
}

/** A stream that takes part in a join. */
interface Joined {
  readonly source: EventSource;
  readonly type: EventType;
  readonly filter: EventPredicate | null;
}

/** How many rows are made at a time, and about how many cells they have at most. */
const rowsAtOnce = 500;
const cellsAtOnce = 1_000;
/** Cells whose text is made at a time. */
const cellsWritten = 200;
/** About how many events are in memory of all streams of a join together. */
const eventsHeld = 20_000;
const defaultCount = 100;

/** The streams of some identifiers, all readable and of one type; throws NotFound, Forbidden or InvalidInput, also where they are too many. */
export async function openJoined(
  context: Context,
  ids: readonly string[],
): Promise<readonly [OpenStream, ...OpenStream[]]> {
  requireAtMost('streams', ids.length, context.limits.joinedStreams, 'JOIN_LIMIT');
  const opened: OpenStream[] = [];
  for (const id of ids) opened.push(await openStream(context, await context.access.require('Streams', id, 'Read')));
  const [first, ...others] = opened;
  if (!first) throw new InvalidInput('streams', 'streams must name at least one stream.');
  const mismatched = others.find(({ type }) => !sameIdentifier(type.id, first.type.id));
  if (!mismatched) return [first, ...others];
  const types = `'${mismatched.object.id}' has '${mismatched.type.id}', '${first.object.id}' has '${first.type.id}'`;
  throw new InvalidInput('streams', `streams must name streams of one type, but ${types}.`);
}

/**
 * The text of a join; iterating throws InvalidInput and ReadLimitExceeded, for all streams together (docs/behavior/stream-data.md#joins).
 */
export async function* joinText(
  streams: readonly [OpenStream, ...OpenStream[]],
  query: JoinQuery,
  { verbose, limits, cancellation }: Pick<ReadOptions, 'verbose' | 'limits' | 'cancellation'>,
): AsyncGenerator<string, void> {
  const { joinMode = JoinMode.Inner, count = defaultCount, filter } = query;
  const [{ type, readIndex }] = streams;
  requireFewCells('count', count, streams.length, limits.cells);
  const { startIndex: start = [], endIndex: end = [], ...boundaries } = windowParameters(query, readIndex);
  requireOrder(type, start, end);
  const window = { start, end, ...windowBoundaries(boundaries) };
  const within = sharedLimit(limits.events);
  const atOnce = Math.max(2, Math.floor(eventsHeld / streams.length));
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
  yield* textOf(
    inSlices(cancellation, rows, Math.ceil(cellsWritten / streams.length)),
    jsonArray<Row>((row) => (isMerged ? texts(row).join('') : `[${texts(row).join(',')}]`)),
  );
}

type Rows = AsyncIterable<readonly Row[]>;

/** What each mode makes of the rows of all indexes that any stream has. */
const modes: Readonly<Record<JoinMode, (rows: Rows, joined: readonly Joined[]) => Rows>> = {
  [JoinMode.Inner]: (rows) => mapped(rows, (row) => (row.events.includes(null) ? [] : [row])),
  [JoinMode.Outer]: (rows) => rows,
  [JoinMode.Interpolated]: completed,
  [JoinMode.MergeLeft]: (rows) => mapped(rows, (row) => [{ ...row, events: row.events.filter(isEvent).slice(0, 1) }]),
  [JoinMode.MergeRight]: (rows) => mapped(rows, (row) => [{ ...row, events: row.events.filter(isEvent).slice(-1) }]),
};

const isEvent = (event: Event | null) => event !== null;

/** Chunks may be empty. */
async function* mapped(rows: Rows, change: (row: Row) => readonly Row[]): AsyncGenerator<readonly Row[], void> {
  for await (const some of rows) yield some.flatMap(change);
}

/** The first `count` rows; no more are asked for. */
async function* firstOf(rows: Rows, count: number): AsyncGenerator<readonly Row[], void> {
  let left = count;
  if (left === 0) return;
  for await (const some of rows) {
    yield some.slice(0, left);
    left -= some.length;
    if (left <= 0) return;
  }
}

/** A row for each index that any of the streams has, in their order. */
export async function* alignedRows(
  type: EventType,
  streams: readonly AsyncIterable<Chunk>[],
): AsyncGenerator<readonly Row[], void> {
  const compare = indexComparer(type);
  const cursors = streams.map((events) => new Cursor(type, events));
  const most = Math.max(1, Math.min(rowsAtOnce, Math.floor(cellsAtOnce / cursors.length)));
  let rows: Row[] = [];
  for (;;) {
    for (const cursor of cursors) if (cursor.isSpent) await cursor.load();
    let index: Index | null = null;
    for (const { head } of cursors) if (head && (index === null || compare(head.index, index) < 0)) index = head.index;
    if (index === null) break;
    const least = index;
    rows.push({ index, events: cursors.map((cursor) => cursor.takeAt((other) => compare(other, least) === 0)) });
    if (rows.length < most) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** Goes through the events of a stream, one after the other. */
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

  /** Whether more has to be loaded before the head is known. */
  get isSpent(): boolean {
    return this.head === null && !this.#isOver;
  }

  async load(): Promise<void> {
    while (this.isSpent) {
      const next = await this.#chunks.next();
      if (next.done) this.#isOver = true;
      else [this.#chunk, this.#at] = [next.value, 0];
      this.#raise();
    }
  }

  /** The head, when its index is the one that is wanted; the next event is the head then. */
  takeAt(isWanted: (index: Index) => boolean): Event | null {
    if (!this.head || !isWanted(this.head.index)) return null;
    const { event } = this.head;
    this.#raise();
    return event;
  }

  #raise(): void {
    const event = this.#chunk[this.#at++];
    this.head = event ? { event, index: indexOf(this.#type, event) } : null;
  }
}

/** Fills the gaps of rows by calculated events, where there are any and the filter lets them through. */
async function* completed(rows: Rows, joined: readonly Joined[]): AsyncGenerator<readonly Row[], void> {
  for await (const some of rows) {
    const columns: (readonly (Event | null)[])[] = [];
    for (const [place, one] of joined.entries()) columns.push(await completeColumn(some, place, one));
    yield some.map(({ index }, at) => ({ index, events: columns.map((column) => column[at] ?? null) }));
  }
}

async function completeColumn(
  rows: readonly Row[],
  place: number,
  { source, type, filter }: Joined,
): Promise<readonly (Event | null)[]> {
  const missing = rows.filter(({ events }) => (events[place] ?? null) === null).map(({ index }) => index);
  const found = new Cursor(type, readInterpolated(source, type, missing));
  const compare = indexComparer(type);
  const column: (Event | null)[] = [];
  for (const { index, events } of rows) {
    let event = events[place] ?? null;
    if (event === null) {
      await found.load();
      const calculated = found.takeAt((other) => compare(other, index) === 0);
      event = calculated && (filter === null || filter(calculated)) ? calculated : null;
    }
    column.push(event);
  }
  return column;
}

/** Makes sources share one limit of events that they return in ranges. */
function sharedLimit(limit: number): (source: EventSource) => EventSource {
  let left = limit;
  return (source) => ({
    ...source,
    // A join may be full before all of them are read.
    count: undefined,
    async *range(options) {
      for await (const chunk of source.range(options)) {
        // What is within the limit is handed on first: a join that is full by then does not fail.
        const within = Math.min(left, chunk.length);
        left -= within;
        yield within === chunk.length ? chunk : chunk.slice(0, within);
        if (within < chunk.length) throw new ReadLimitExceeded(limit);
      }
    },
  });
}
