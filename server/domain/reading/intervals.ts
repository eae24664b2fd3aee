// Accumulates the statistics of consecutive intervals, in one pass over the events.
import { Interpolation, type Event, type EventType, type Value } from '../model.ts';
import { distance, type Steps } from './index-scale.ts';
import { isMeasurable, measure } from './measures.ts';
import type { Run } from './source.ts';
import { emptySummaries, PropertyStatistics, toStatistic, type Statistic, type SummaryKind } from './statistics.ts';

/** For each kind of summary, the statistics by property identifier, in the order of the type's properties. */
export type Summaries = Readonly<Record<SummaryKind, ReadonlyMap<string, Statistic>>>;

/** One interval of a summary; its ends are null where no event is stored or can be computed. */
export interface Interval {
  readonly start: Event | null;
  readonly end: Event | null;
  readonly summaries: Summaries;
}

/** A property with summaries. The index has no mode; its events are only counted (docs/behavior/stream-data.md#summaries). */
interface Column {
  readonly id: string;
  readonly position: number;
  readonly mode: Interpolation | null;
}

interface MeasuredColumn extends Column {
  readonly statistics: PropertyStatistics | null;
}

function columnsOf(type: EventType): readonly Column[] {
  return type.properties.flatMap((property, position): Column[] => {
    const { id, interpolation } = property;
    if (type.keys.includes(position)) return [{ id, position, mode: null }];
    const isLeftOut = interpolation === Interpolation.Discrete || !isMeasurable(property);
    return isLeftOut ? [] : [{ id, position, mode: interpolation }];
  });
}

/** Moves from edge to edge; between two edges it accumulates the interval between them. */
export class IntervalAccumulator {
  readonly #columns: readonly Column[];
  readonly #edges: Steps;
  #reached = 0;
  #edge: Value;
  #start: Event | null = null;
  #count = 0;
  #meters: readonly MeasuredColumn[] = [];
  #lastPoint: Value | undefined;

  constructor(type: EventType, edges: Steps) {
    this.#columns = columnsOf(type);
    this.#edges = edges;
    this.#edge = this.#edgeAt(0);
  }

  /** The index of the next edge; of the last one when all are reached. */
  get edge(): Value {
    return this.#edge;
  }

  get hasStarted(): boolean {
    return this.#reached > 0;
  }

  get isDone(): boolean {
    return this.#reached === this.#edges.count;
  }

  /** Moves to the next edge, where there may be an event; returns the interval that ends there, null at the first edge. */
  reachEdge(event: Event | null): Interval | null {
    const interval = this.hasStarted ? this.#close(event) : null;
    this.#reached += 1;
    if (!this.isDone) {
      this.#open(event);
      this.#edge = this.#edgeAt(this.#reached);
    }
    return interval;
  }

  /** Adds a stored event of the current interval; `reachEdge` adds the point of an event at an edge. */
  add(event: Event, at: Value, isEdge: boolean): void {
    this.#count += 1;
    const width = isEdge ? 0 : this.#widthTo(at);
    for (const { position, statistics } of this.#meters) {
      if (statistics === null) continue;
      const value = measure(event[position] ?? null);
      statistics.addStored(value);
      if (!isEdge) statistics.addPoint(value, width);
    }
  }

  /** Adds a run of stored events inside the current interval, none of them at an edge. */
  addRun(run: Run): void {
    const aggregates = run.aggregates();
    this.#count += run.count;
    const width = this.#widthTo(run.first[0] ?? null);
    this.#lastPoint = run.last[0] ?? null;
    for (const { position, statistics } of this.#meters) {
      const property = aggregates.get(position);
      if (property) statistics?.addRun(property, width);
    }
  }

  #edgeAt(step: number): Value {
    return this.#edges.at(step)[0] ?? null;
  }

  #open(event: Event | null): void {
    this.#start = event;
    this.#count = 0;
    this.#lastPoint = undefined;
    this.#meters = this.#columns.map((column) => ({
      ...column,
      statistics: column.mode === null ? null : new PropertyStatistics(column.mode),
    }));
    if (event !== null) this.#addPoint(event);
  }

  #close(event: Event | null): Interval {
    // Edges with whole-number indexes can coincide; such an interval has one point, not two.
    const hasWidth = this.#lastPoint === undefined || distance(this.#lastPoint, this.#edge) !== 0;
    if (event !== null && hasWidth) this.#addPoint(event);
    return { start: this.#start, end: event, summaries: this.#summaries() };
  }

  #addPoint(event: Event): void {
    const width = this.#widthTo(this.#edge);
    for (const { position, statistics } of this.#meters) statistics?.addPoint(measure(event[position] ?? null), width);
  }

  /** Returns the distance of a new point from the last one, which it replaces. */
  #widthTo(at: Value): number {
    const width = this.#lastPoint === undefined ? 0 : distance(this.#lastPoint, at);
    this.#lastPoint = at;
    return width;
  }

  #summaries(): Summaries {
    const summaries = emptySummaries();
    for (const { id, statistics } of this.#meters) {
      if (statistics === null) summaries.Count.set(id, this.#count);
      else statistics.forEach((kind, value) => summaries[kind].set(id, toStatistic(value)));
    }
    return summaries;
  }
}
