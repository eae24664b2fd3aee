// Accumulates the statistics of consecutive intervals, in one pass over the events.
import { Interpolation, type Event, type EventType, type Value } from '../model.ts';
import { distance, type Steps } from './index-scale.ts';
import { isMeasurable, measure } from './measures.ts';
import type { Run } from './source.ts';
import { emptySummaries, PropertyStatistics, toStatistic, type Statistic, type SummaryKind } from './statistics.ts';

/** For each kind of summary, the statistics by property identifier, in the order of the type's properties. */
export type Summaries = Readonly<Record<SummaryKind, ReadonlyMap<string, Statistic>>>;

/** One interval of a summary. Its start or end is null if no event is stored there or can be calculated. */
export interface Interval {
  readonly start: Event | null;
  readonly end: Event | null;
  readonly summaries: Summaries;
}

/** A property with summaries. The mode of a key is null: only its events are counted (docs/behavior/stream-data.md#summaries). */
interface Column {
  readonly id: string;
  readonly position: number;
  readonly mode: Interpolation | null;
}

interface ColumnWithStatistics extends Column {
  readonly statistics: PropertyStatistics | null;
}

function columnsOf(type: EventType): readonly Column[] {
  return type.properties.flatMap((property, position): Column[] => {
    const { id, interpolation } = property;
    if (type.keys.includes(position)) return [{ id, position, mode: null }];
    const hasSummaries = interpolation !== Interpolation.Discrete && isMeasurable(property);
    return hasSummaries ? [{ id, position, mode: interpolation }] : [];
  });
}

/** Accumulates one interval after another. An edge is the index at which one interval ends and the next begins. */
export class IntervalAccumulator {
  readonly #columns: readonly Column[];
  readonly #edges: Steps;
  #reachedEdges = 0;
  #nextEdge: Value;
  #start: Event | null = null;
  #count = 0;
  #columnsOfInterval: readonly ColumnWithStatistics[] = [];
  /** The index of the last point; points delimit segments (docs/behavior/stream-data.md#summary-statistics). */
  #lastPoint: Value | undefined;

  constructor(type: EventType, edges: Steps) {
    this.#columns = columnsOf(type);
    this.#edges = edges;
    this.#nextEdge = this.#edgeAt(0);
  }

  /** The next edge; the last one when all are reached. */
  get nextEdge(): Value {
    return this.#nextEdge;
  }

  get hasStarted(): boolean {
    return this.#reachedEdges > 0;
  }

  get isDone(): boolean {
    return this.#reachedEdges === this.#edges.count;
  }

  /** Moves to the next edge and adds its event, if any. Returns the interval that ends there; null at the first edge. */
  reachEdge(event: Event | null): Interval | null {
    const interval = this.hasStarted ? this.#close(event) : null;
    this.#reachedEdges += 1;
    if (!this.isDone) {
      this.#open(event);
      this.#nextEdge = this.#edgeAt(this.#reachedEdges);
    }
    return interval;
  }

  /** Adds a stored event of the current interval. If it is at an edge, `reachEdge` adds its point. */
  add(event: Event, index: Value, isEdge: boolean): void {
    this.#count += 1;
    const width = isEdge ? 0 : this.#advanceTo(index);
    for (const { position, statistics } of this.#columnsOfInterval) {
      if (statistics === null) continue;
      const value = measure(event[position] ?? null);
      statistics.addStored(value);
      if (!isEdge) statistics.addPoint(value, width);
    }
  }

  /** Adds a run of stored events of the current interval, none of them at an edge. */
  addRun(run: Run): void {
    const aggregates = run.aggregates();
    this.#count += run.count;
    const width = this.#advanceTo(run.first[0] ?? null);
    this.#lastPoint = run.last[0] ?? null;
    for (const { position, statistics } of this.#columnsOfInterval) {
      const propertyRun = aggregates.get(position);
      if (propertyRun) statistics?.addRun(propertyRun, width);
    }
  }

  #edgeAt(step: number): Value {
    return this.#edges.at(step)[0] ?? null;
  }

  #open(event: Event | null): void {
    this.#start = event;
    this.#count = 0;
    this.#lastPoint = undefined;
    this.#columnsOfInterval = this.#columns.map((column) => ({
      ...column,
      statistics: column.mode === null ? null : new PropertyStatistics(column.mode),
    }));
    if (event !== null) this.#addPoint(event);
  }

  #close(event: Event | null): Interval {
    // Rounded edges can coincide; such an interval has one point, not two.
    const hasWidth = this.#lastPoint === undefined || distance(this.#lastPoint, this.#nextEdge) !== 0;
    if (event !== null && hasWidth) this.#addPoint(event);
    return { start: this.#start, end: event, summaries: this.#summaries() };
  }

  #addPoint(event: Event): void {
    const width = this.#advanceTo(this.#nextEdge);
    for (const { position, statistics } of this.#columnsOfInterval)
      statistics?.addPoint(measure(event[position] ?? null), width);
  }

  /** Makes the index the last point; returns its distance from the previous point. */
  #advanceTo(index: Value): number {
    const width = this.#lastPoint === undefined ? 0 : distance(this.#lastPoint, index);
    this.#lastPoint = index;
    return width;
  }

  #summaries(): Summaries {
    const summaries = emptySummaries();
    for (const { id, statistics } of this.#columnsOfInterval) {
      if (statistics === null) summaries.Count.set(id, this.#count);
      else statistics.forEach((kind, value) => summaries[kind].set(id, toStatistic(value)));
    }
    return summaries;
  }
}
